import { motsDits } from '@francis/lecture';
import type { Comprehension } from '../comprehension/comprendre.ts';
import { partagerLesEnfants } from '../comprehension/enfants-des-concubins.ts';
import { decrireFoyer, estCouple } from '../comprehension/foyer.ts';
import { enNetDePaie } from '../comprehension/net-presume.ts';
import type { Manque } from '../comprehension/manques.ts';
import { situationFiscale } from '../comprehension/situation-fiscale.ts';
import { augmenter, porteurDesFrais, scenarios } from './scenarios.ts';
import { scenariosDeLEssai } from './essai.ts';
import { plafonds } from './plafonds-per.ts';
import { empechement } from './obstacles.ts';
import { choisirChemin, demandeDeNotes } from './chemin.ts';
import type { DomaineLu } from '../domaines/lire-domaine.ts';
import type { AppelFait } from './prompt.ts';
import { demandeConfirmation } from './question-de-droit.ts';

export interface AppelPrevu {
  readonly outil: string;
  readonly entree: unknown;
}

/** The next tool calls, given those already made; none when the answer can be written. */
export function planifier(c: Comprehension, faits: readonly AppelFait[]): AppelPrevu[] {
  const appels = planifierReponse(c, faits);
  const [premier] = appels;
  // A computation asked on a belief is checked against what the notes correct.
  return faits.length === 0 && premier !== undefined && CALCUL.test(premier.outil) && demandeConfirmation(c.texte)
    ? [{ outil: 'chercher_notes', entree: demandeDeNotes(c) }, ...appels]
    : appels;
}

/** The fact of the vocabulary that answers each question put back. */
const CHEMINS: Readonly<Partial<Record<Manque['code'], string>>> = {
  situation: 'foyer.situation',
  union: 'foyer.situation',
  revenus: 'foyer.declarant1.salaires',
  vos_revenus: 'foyer.declarant1.salaires',
  net_imposable: 'foyer.declarant1.salaires',
  revenus_conjoint: 'foyer.declarant2.salaires',
};

function avecChemin({ code, sujet, raison, fait }: Manque): { sujet: string; raison: string; fait?: string } {
  const chemin = fait ?? CHEMINS[code];
  return { sujet, raison, ...(chemin === undefined ? {} : { fait: chemin }) };
}

const CALCUL = /^(?:calculer|comparer)_/;

function planifierReponse(c: Comprehension, faits: readonly AppelFait[]): AppelPrevu[] {
  const chemin = choisirChemin(c, faits);
  if (chemin === 'domaine' && c.domaine) return planifierDomaine(c.domaine, faits);
  if (chemin === 'chercher') return [{ outil: 'chercher_notes', entree: demandeDeNotes(c) }];
  if (chemin === 'notes') return [];
  const obstacle = empechement(c);
  if (obstacle !== undefined) {
    if (faits.some((f) => f.outil !== 'chercher_notes')) return [];
    if (obstacle === 'precisions') {
      const manques = c.aChiffrer
        ? [{ sujet: c.aChiffrer.sujet, raison: c.aChiffrer.raison }]
        : c.manques.map(avecChemin);
      return [
        {
          outil: 'demander_precisions',
          entree: {
            manques:
              manques.length > 0 ? manques : [{ sujet: 'un fait contradictoire', raison: 'il décide du résultat' }],
          },
        },
      ];
    }
    return [{ outil: 'decliner', entree: { motif: obstacle } }];
  }
  const calculs = faits.filter((f) => f.outil !== 'chercher_notes');
  if (calculs.some((f) => 'refus' in f.resultat)) return [];
  const { annee, intention } = c;
  const kilometrique = besoinKilometrique(c);
  if (kilometrique && calculs.length === 0)
    return [{ outil: 'calculer_frais_kilometriques', entree: { ...kilometrique, annee } }];
  const restants = calculs.filter((f) => f.outil !== 'calculer_frais_kilometriques');
  if (restants.length > 0) return [];
  const frais = faits.find((f) => f.outil === 'calculer_frais_kilometriques')?.resultat;
  const montantFrais = frais && 'chiffres' in frais ? Number(frais.chiffres['ir.frais_kilometriques']) : undefined;
  if (intention.type === 'comparaison') {
    const compares = scenarios(c, montantFrais);
    if (compares) return [{ outil: 'comparer_impots', entree: { annee, ...compares } }];
  }
  if (intention.type === 'definition') return [];
  if (intention.type === 'parametres') return [{ outil: 'lire_parametres', entree: { annee, noms: intention.noms } }];
  if (intention.type === 'seuil')
    return [annee, ...(c.autreAnnee === undefined ? [] : [c.autreAnnee])].map((an) => ({
      outil: 'chercher_seuil',
      entree: { annee: an, foyer: foyerSeuil(c) },
    }));
  if (intention.type === 'bareme' || intention.type === 'progressivite')
    return [{ outil: 'lire_bareme', entree: { annee } }];
  if (intention.type === 'decote_seule')
    return [
      {
        outil: 'calculer_decote',
        entree: { annee, impot_brut: c.faits.impotBrut ?? 0, couple: estCouple(c.faits.situation) },
      },
    ];
  if (intention.type === 'forfait_capital') {
    const { dividendes, interets, plusValuesMobilieres } = c.faits;
    return [
      {
        outil: 'calculer_forfait',
        entree: {
          annee,
          ...(dividendes ? { dividendes } : {}),
          ...(interets ? { interets } : {}),
          ...(plusValuesMobilieres ? { plus_values_mobilieres: plusValuesMobilieres } : {}),
        },
      },
    ];
  }
  if (intention.type === 'benefice_micro')
    return [
      { outil: 'calculer_impot', entree: { annee, foyer: decrireFoyer(c.faits, annee, { situation: 'celibataire' }) } },
    ];
  if (intention.type === 'plafond_per') return plafonds(c);
  return impots(c, montantFrais);
}

function planifierDomaine({ domaine, lecture }: DomaineLu, faits: readonly AppelFait[]): AppelPrevu[] {
  if (faits.some((f) => f.outil !== 'chercher_notes')) return [];
  return 'entree' in lecture
    ? [{ outil: domaine.outil, entree: lecture.entree }]
    : [{ outil: 'demander_precisions', entree: { manques: lecture.manques } }];
}

function besoinKilometrique(c: Comprehension): { km: number; cv: number; electrique: boolean } | undefined {
  const { trajet } = c.faits;
  const compare = c.intention.type === 'comparaison' && c.intention.objet === 'frais_reels';
  const deduits = c.intention.type === 'impot' && motsDits('frais reels|frais reel|frais kilometriques').test(c.texte);
  if (!(compare || deduits) || c.faits[porteurDesFrais(c.faits)]?.fraisReels !== undefined || trajet?.cv === undefined)
    return undefined;
  return { km: trajet.km, cv: trajet.cv, electrique: trajet.electrique };
}

function foyerSeuil(c: Comprehension): unknown {
  const { situation } = situationFiscale(c.faits);
  return {
    ...decrireFoyer(c.faits, c.annee, {
      situation: situation ?? 'celibataire',
      caseT: situationFiscale(c.faits).caseT === 'oui',
    }),
  };
}

function impots(c: Comprehension, fraisKilometriques?: number): AppelPrevu[] {
  const { annee } = c;
  const essai = fraisKilometriques === undefined ? scenariosDeLEssai(c) : undefined;
  if (essai) return [{ outil: 'comparer_impots', entree: { annee, scenarios: essai } }];
  const augmentes = c.faits.augmentation === undefined ? c.faits : augmenter(c.faits, c.faits.augmentation);
  const qui = porteurDesFrais(augmentes);
  const faits =
    fraisKilometriques === undefined
      ? augmentes
      : { ...augmentes, [qui]: { ...augmentes[qui], fraisReels: fraisKilometriques } };
  const { situation, caseT } = situationFiscale(faits);
  if (situation === undefined) return [];
  const calcul = (foyer: unknown, an = annee): AppelPrevu => ({
    outil: 'calculer_impot',
    entree: {
      annee: an,
      foyer,
      ...(faits.revenuNetImposable === undefined ? {} : { revenuNetImposable: faits.revenuNetImposable }),
      ...(faits.retenue === undefined || faits.situation === 'concubinage' ? {} : { retenue: faits.retenue }),
    },
  });
  if (faits.situation === 'concubinage') {
    const [siens, autres] = partagerLesEnfants(faits);
    const un = calcul(decrireFoyer(siens, annee, { situation: 'celibataire', personne: 1 }));
    return faits.personne2?.revenus === undefined
      ? [un]
      : [un, calcul(decrireFoyer({ ...autres, dons: [] }, annee, { situation: 'celibataire', personne: 2 }))];
  }
  const principal = calcul(decrireFoyer(faits, annee, { situation, caseT: caseT !== 'non' }));
  if (caseT === 'inconnu' && !estCouple(situation))
    return [principal, calcul(decrireFoyer(faits, annee, { situation, caseT: false }))];
  const enPaie = enNetDePaie(faits, c.texte);
  if (enPaie)
    return [
      principal,
      { outil: 'calculer_impot', entree: { annee, foyer: decrireFoyer(enPaie, annee, { situation }) } },
    ];
  if (c.autreAnnee === undefined) return [principal];
  return [principal, calcul(decrireFoyer(faits, c.autreAnnee, { situation, caseT: caseT !== 'non' }), c.autreAnnee)];
}
