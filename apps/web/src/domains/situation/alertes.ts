import type { Profil } from '@francis/contract';
import { derniereAnneeCouverte } from '@francis/fiscal';
import { situerDansBareme } from '@francis/fiscal/optimisation';
import { calculerIfi } from '@francis/fiscal/patrimoine';
import { formaterEuros, formaterTaux } from '../../design-system/index.ts';
import { type AnneeFiscale, estAnnee, lireAnnee, totalDu } from './annee.ts';
import { gainDe, leviersOuverts } from './leviers.ts';
import { calculerSituation, estCalculee, type SituationIncomplete } from './lire.ts';

export type NatureAlerte = 'echeance' | 'optimisations' | 'seuils_tmi' | 'changements_loi';

/** Something to know by a day, with its figure and where it comes from. */
export interface Alerte {
  readonly cle: string;
  readonly nature: NatureAlerte;
  /** AAAA-MM-JJ. */
  readonly date: string;
  /** Instead of the day, when only the month is known. */
  readonly quand?: string;
  readonly titre: string;
  readonly texte: string;
  readonly article: string;
}

/** A threshold is near when so little of the income separates from it. */
const PROCHE = 0.05;

function seuils({ situation, annee }: AnneeFiscale): Alerte[] {
  const { resultat: r, foyer, options } = situation;
  // Beyond the ceiling of the family quotient, the scale is that of the adults' parts.
  const parts = r.plafonnement_qf ? (foyer.declarant2 ? 2 : 1) : r.nombre_parts;
  const lu = situerDansBareme(r.revenu_net_imposable, parts, annee, options);
  if (!('marches' in lu)) return [];
  const { marches, revenuParPart, avantTrancheSuivante } = lu;
  const rang = marches.findIndex(({ a }) => a === null || revenuParPart <= a);
  const [ici, dessus] = [marches[rang], marches[rang + 1]];
  const date = `${annee}-12-31`;
  const alertes: Alerte[] = [];
  if (
    dessus &&
    avantTrancheSuivante !== null &&
    avantTrancheSuivante > 0 &&
    avantTrancheSuivante <= revenuParPart * PROCHE
  )
    alertes.push({
      cle: 'tranche-suivante',
      nature: 'seuils_tmi',
      date,
      titre: `La tranche à ${formaterTaux(dessus.taux)} est proche`,
      texte: `Il vous reste ${formaterEuros(Math.floor(avantTrancheSuivante * parts))} de revenu imposable avant elle\u202f; au-delà, chaque euro de plus est taxé à ${formaterTaux(dessus.taux)}.`,
      article: 'CGI art. 197',
    });
  const dans = revenuParPart - (ici?.de ?? 0);
  if (ici && rang > 0 && dans > 0 && dans <= revenuParPart * PROCHE)
    alertes.push({
      cle: 'tranche-franchie',
      nature: 'seuils_tmi',
      date,
      titre: `Vous venez d’entrer dans la tranche à ${formaterTaux(ici.taux)}`,
      texte: `${formaterEuros(Math.ceil(dans * parts))} de déductions, un versement PER par exemple, vous en feraient sortir.`,
      article: 'CGI art. 197',
    });
  return alertes;
}

function plafonds(profil: Profil, { situation, annee }: AnneeFiscale): Alerte[] {
  const levier = leviersOuverts(profil, situation).leviers.find(({ id }) => id === 'per');
  if (!levier) return [];
  const gain = gainDe(situation, [{ levier, montant: levier.montant }]);
  return [
    {
      cle: 'per',
      nature: 'optimisations',
      date: `${annee}-12-31`,
      titre: 'Un plafond d’épargne retraite reste ouvert',
      texte: `Verser ${formaterEuros(levier.montant)} avant le 31 décembre abaisserait votre impôt de ${formaterEuros(gain)} (${levier.precision}).`,
      article: levier.article,
    },
  ];
}

/** The same household under the law of one year and of the year before. */
function lois(profil: Profil, annee: number): Alerte[] {
  const derniere = derniereAnneeCouverte();
  return [derniere, annee]
    .filter((a, i) => a > derniere || i === 0)
    .flatMap((a): Alerte[] => {
      const [apres, avant] = [calculerSituation(profil, a), calculerSituation(profil, a - 1)];
      if (!estCalculee(apres) || !estCalculee(avant)) return [];
      const ecart = totalDu(apres.resultat) - totalDu(avant.resultat);
      if (ecart === 0) return [];
      const sens = ecart > 0 ? 'de plus' : 'de moins';
      return [
        {
          cle: `loi-${a}`,
          nature: 'changements_loi',
          date: `${a}-01-01`,
          titre:
            a > derniere
              ? `Ce qui est déjà voté pour vos revenus ${a}`
              : `La loi appliquée à vos revenus ${a} n’est plus celle de ${a - 1}`,
          texte: `À situation égale, ${formaterEuros(Math.abs(ecart))} ${sens} qu’avec les règles des revenus ${a - 1}.`,
          article: a > derniere ? 'CGI art. 1 A' : 'CGI art. 197',
        },
      ];
    });
}

function fortune(profil: Profil, annee: number): Alerte[] {
  const net = (profil.patrimoine_immobilier_valeur ?? 0) - (profil.emprunts_immobiliers ?? 0);
  if (net <= 0) return [];
  const ifi = calculerIfi({ annee, patrimoine_net_taxable: net });
  if (ifi.statut === 'refus' || !ifi.redevable) return [];
  return [
    {
      cle: 'ifi',
      nature: 'seuils_tmi',
      date: `${annee}-01-01`,
      titre: 'Votre patrimoine immobilier atteint le seuil de l’IFI',
      texte: `Sur ${formaterEuros(net)} nets d’emprunts, l’IFI serait de ${formaterEuros(ifi.ifi_apres_decote)}, avant l’abattement de votre résidence principale et les dons.`,
      article: 'CGI art. 964 et 977',
    },
  ];
}

function echeances({ annee, reste, echelonnement }: AnneeFiscale): Alerte[] {
  const suite = annee + 1;
  return [
    {
      cle: 'fin-annee',
      nature: 'echeance',
      date: `${annee}-12-31`,
      titre: 'Dernier jour pour agir sur vos revenus de l’année',
      texte: 'Dons, PER et emploi à domicile ne comptent que payés ce jour au plus tard.',
      article: 'CGI art. 12 et 200',
    },
    ...(reste !== undefined && reste > 0 && echelonnement
      ? [
          {
            cle: 'solde',
            nature: 'echeance' as const,
            date: `${suite}-09-01`,
            quand: `septembre ${suite}`,
            titre: `Reste à payer\u202f: ${formaterEuros(reste)}`,
            texte:
              echelonnement.fois > 1
                ? `Prélevé en ${echelonnement.fois} fois, de septembre à décembre ${suite}.`
                : `Prélevé en une fois, à la fin de septembre ${suite}.`,
            article: echelonnement.article,
          },
        ]
      : []),
  ];
}

/** What deserves the attention of this person on this day, earliest first; or what their profile lacks to say it. */
export function alertesDe(profil: Profil, jour: string): readonly Alerte[] | SituationIncomplete {
  const lue = lireAnnee(profil, jour);
  if (!estAnnee(lue)) return lue;
  return [
    ...echeances(lue),
    ...plafonds(profil, lue),
    ...seuils(lue),
    ...fortune(profil, lue.annee),
    ...lois(profil, lue.annee),
  ].toSorted((a, b) => a.date.localeCompare(b.date));
}
