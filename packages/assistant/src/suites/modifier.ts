import { CALCULS, definitionDe, depuisMoteur, estCalcul, type Feuille, type OutilDeCalcul } from '@francis/faits';
import { lireMotsDeSuite, type Mention, trouverMentions } from '@francis/lecture';
import { formater, nombre } from '../orchestration/typographie.ts';
import type { AppelOutil } from '../types.ts';
import { attendre, ditAttendre } from './attendre.ts';
import {
  AVANT,
  type Calcul,
  estLeJour,
  LOI_INCONNUE,
  type Modifiee,
  poser,
  SUIT_LE_TEMPS,
} from './temps-d-un-calcul.ts';

/** One thing that a short follow-up says of the last calculation, and whether it says who gives. */
export interface Modification {
  readonly mention: Mention;
  readonly donateurs: boolean;
  /** « dans 5 ans »: a time to wait, not how old the investment is. */
  readonly plusTard: boolean;
}

/** « s’il a », « si elle avait »: whoever it is, the calculation has one age. */
const A_UN_AGE = /\b(?:s['’]il|si elle|s['’]ils|si elles|il|elle) (?:a|avait|aurait|ont|avaient)\b/giu;
const QUI_DONNE = 'donne';
const QUI_VEND = 'vend';
/** A bare number under this may be an age or a count. */
const MONTANT_NU_MIN = 200;
/** Beyond, a number of people is something else. */
const PERSONNES_MAX = 12;
/** What may be said beside the one thing that changes. */
const sansSens = (m: Mention): boolean => m.type === 'mot' && (m.concept === 'essai' || m.concept === 'hypothese');

/** « et avec 200 000 € ? », « et à Lausanne ? », « et si on était trois ? »: one thing said, every other word known. */
export function lireModification(question: string): Modification | undefined {
  const [mention, ...autres] = trouverMentions(question).filter((m) => !sansSens(m));
  if (mention === undefined || autres.length > 0) return undefined;
  const [debut, fin] = mention.span;
  const autour = `et ${question.slice(0, debut)} ${question.slice(fin)}`.replace(A_UN_AGE, ' avec ');
  const lue = lireMotsDeSuite(autour);
  const leJour = mention.type === 'duree' || mention.type === 'date';
  const permises = leJour ? [QUI_DONNE, QUI_VEND] : [QUI_DONNE];
  if (lue === undefined || lue.nombres.length > 0 || lue.idees.some((i) => !permises.includes(i))) return undefined;
  return { mention, donateurs: lue.idees.includes(QUI_DONNE), plusTard: ditPlusTard(question) };
}

const PLUS_TARD = /\bdans\b|plus tard|\bapr[eè]s\b|\battend/iu;
export const ditPlusTard = (question: string): boolean => PLUS_TARD.test(question) || ditAttendre(question);

/** Where each investment counts its years, and from which day it is left. */
const ANCIENNETES: Readonly<Partial<Record<OutilDeCalcul, readonly [debut: string, fin: string]>>> = {
  calculer_retrait_pea: ['pea.date_ouverture', 'pea.date_retrait'],
  calculer_rachat_assurance_vie: ['rachat.date_ouverture', 'rachat.date_rachat'],
  calculer_plus_value_immobiliere: ['vente.date_acquisition', 'vente.date_cession'],
};

/** « et à 4 ans ? »: the same investment, held that long. */
function deLAnciennete({ outil, feuilles }: Calcul, annees: number, mots: string): Modifiee | undefined {
  const paire = ANCIENNETES[outil];
  if (paire === undefined) return undefined;
  const duree = feuilles.find((f) => f.chemin === 'vente.annees_detention');
  if (duree !== undefined) return faite(poser(duree.chemin, annees), `à ${mots}`);
  const fin = feuilles.find((f) => f.chemin === paire[1])?.valeur;
  if (typeof fin !== 'string') return undefined;
  return faite(poser(paire[0], memeJour(fin, Number(fin.slice(0, 4)) - annees)), `à ${mots}`);
}

const CANTONS: Readonly<Record<string, string>> = {
  geneve: 'GE',
  vaud: 'VD',
  lausanne: 'VD',
  valais: 'VS',
  berne: 'BE',
  zurich: 'ZH',
};
const PAYS: ReadonlySet<string> = new Set(['france', 'suisse', 'luxembourg', 'andorre']);
/** Where each subject counts its people. */
const PERSONNES: Readonly<Partial<Record<OutilDeCalcul, string>>> = {
  calculer_succession: 'succession.heritiers',
  calculer_assurance_vie_deces: 'deces.beneficiaires',
};
const OBJETS: ReadonlySet<string> = new Set(['', 'heritiers', 'beneficiaires', 'personnes']);
const DU_VEHICULE: Readonly<Record<string, string>> = { cv: 'vehicule.cv', km: 'vehicule.km' };
const DEVISES = new Set(['EUR', 'CHF']);

export function calculSeul(appels: readonly AppelOutil[]): Calcul | undefined {
  const [appel, ...autres] = appels;
  if (appel === undefined || autres.length > 0) return undefined;
  const { outil, entree } = appel;
  if (!estCalcul(outil) || CALCULS[outil] === '') return undefined;
  return { outil, feuilles: depuisMoteur(outil, entree) };
}

/** Told beside what is given or left: another amount is not said of them. */
const A_COTE: ReadonlySet<string> = new Set([
  'donation.donations_anterieures',
  'donation.dette',
  'succession.donation_anterieure',
  'succession.passif',
]);
const PARTAGE = 'donation.beneficiaires';

/** The amounts of a calculation, when they are all the same one: another amount can only be said of it. */
function leMontant({ feuilles }: Calcul, devise: string): readonly Feuille[] {
  const dits = feuilles.filter((f) => {
    const unite = definitionDe(f.chemin)?.unite;
    return unite !== undefined && DEVISES.has(unite) && f.valeur !== 0 && !A_COTE.has(f.chemin);
  });
  // What several people share may be told of each or of all.
  if (feuilles.some((f) => f.chemin === PARTAGE && Number(f.valeur) > 1)) return [];
  // The amounts of a country are in its money, whatever the name of the fact.
  const enFrancs = feuilles.some((f) => f.chemin === 'tva.pays' && f.valeur === 'CH');
  if (enFrancs !== (devise === 'CHF') && feuilles.some((f) => f.chemin === 'tva.pays')) return [];
  const memes = dits.every(
    (f) => f.valeur === dits[0]?.valeur && (enFrancs || definitionDe(f.chemin)?.unite === devise),
  );
  return memes && dits.every((f) => !f.chemin.startsWith('poste.') || dits.length === 1) ? dits : [];
}

function duLieu(calcul: Calcul, lieu: string, pays: string): Feuille[] {
  if (calcul.outil === 'calculer_impot_suisse') return CANTONS[lieu] ? poser('suisse.canton', CANTONS[lieu]) : [];
  return calcul.outil === 'calculer_tva' && PAYS.has(lieu) ? poser('tva.pays', pays) : [];
}

function duNombre(calcul: Calcul, valeur: number, objet: string, donateurs: boolean): Feuille[] {
  if (calcul.feuilles.some((f) => f.chemin === DU_VEHICULE[objet])) return poser(DU_VEHICULE[objet], valeur);
  const enfants =
    objet === 'enfants' && calcul.feuilles.some((f) => f.chemin.endsWith('.lien') && f.valeur === 'enfant');
  if ((!OBJETS.has(objet) && !enfants) || valeur > PERSONNES_MAX) return [];
  if (calcul.outil === 'calculer_donation') return donateurs && valeur <= 2 ? poser('donation.donateurs', valeur) : [];
  return donateurs ? [] : poser(PERSONNES[calcul.outil], valeur);
}

/** Facts that time moves, in the law of that day and in the law of today. */
interface Decalage {
  readonly feuilles: readonly Feuille[];
  readonly aLaLoiDuJour: readonly Feuille[];
}

/** The day or the year of what is computed, and what is counted until then; or all that came before, told as older. */
function decaler({ feuilles }: Calcul, an: (annee: number) => number): Decalage | undefined {
  const annees = feuilles.flatMap((f) => {
    const d = definitionDe(f.chemin);
    if (d?.unite === 'annee' && f.chemin.endsWith('.annee')) return [Number(f.valeur)];
    return estLeJour(f) ? [Number(String(f.valeur).slice(0, 4))] : [];
  });
  const [de] = annees;
  if (de === undefined || annees.some((a) => a !== de)) return undefined;
  const pas = an(de) - de;
  if (pas === 0) return undefined;
  // Nothing is sold before it was bought: the year is that of what came before.
  if (feuilles.some((f) => AVANT.has(f.chemin) && Number(String(f.valeur).slice(0, 4)) > de + pas)) return undefined;
  const vieillies = feuilles.flatMap((f) =>
    SUIT_LE_TEMPS.has(f.chemin) && typeof f.valeur === 'number' ? poser(f.chemin, f.valeur + pas) : [],
  );
  const deplacees = feuilles.flatMap((f) => {
    const unite = definitionDe(f.chemin)?.unite;
    if (unite === 'annee' && f.chemin.endsWith('.annee')) return poser(f.chemin, de + pas);
    return estLeJour(f) ? poser(f.chemin, memeJour(String(f.valeur), de + pas)) : [];
  });
  const eloignees = feuilles.flatMap((f) =>
    AVANT.has(f.chemin) ? poser(f.chemin, memeJour(String(f.valeur), Number(String(f.valeur).slice(0, 4)) - pas)) : [],
  );
  return { feuilles: [...deplacees, ...vieillies], aLaLoiDuJour: [...eloignees, ...vieillies] };
}

/** 29 February has no day of its own in most years. */
const memeJour = (jour: string, annee: number): string =>
  jour.endsWith('-02-29') ? `${annee}-02-28` : `${annee}${jour.slice(4)}`;

function alors(decalage: Decalage | undefined, introduction: string): Modifiee | undefined {
  if (decalage === undefined) return undefined;
  const { feuilles, aLaLoiDuJour } = decalage;
  const aDefaut = { feuilles: aLaLoiDuJour, introduction: LOI_INCONNUE, supposee: true };
  return { feuilles, introduction, supposee: true, aDefaut };
}

/** « et si j’étais seul ? »: one person receives all. */
export const pourUnSeul = ({ outil }: Calcul): Modifiee | undefined =>
  faite(poser(PERSONNES[outil], 1), 'pour un seul');

/** The same calculation one year later or earlier. */
export const uneAutreAnnee = (calcul: Calcul, pas: number): Modifiee | undefined =>
  alors(
    decaler(calcul, (annee) => annee + pas),
    'Avec les mêmes montants, une autre année.',
  );

export const faite = (feuilles: readonly Feuille[], suite: string, supposee = false): Modifiee | undefined =>
  feuilles.length === 0 ? undefined : { feuilles, introduction: `Le même calcul, ${suite}.`, supposee };

/** How long a usufruct of a fixed term lasts. */
const TERME = 'demembrement.duree_annees';
const leTerme = (valeur: number, mots: string): Modifiee | undefined => faite(poser(TERME, valeur), `pour ${mots}`);

/** « et si j’attends 71 ans ? » of somebody of 67: the age that is waited for, and no time that long. */
function ageAtteint({ feuilles }: Calcul, valeur: number): Feuille[] {
  const ages = feuilles.filter((f) => definitionDe(f.chemin)?.unite === 'age');
  const dits = ages.every((f) => f.valeur === ages[0]?.valeur && Number(f.valeur) < valeur && valeur <= AGE_MAX);
  return dits ? ages.map(({ chemin }) => ({ chemin, valeur })) : [];
}
const AGE_MAX = 115;

/** What a follow-up changes in the last calculation; undefined when it does not say surely what. */
export function modifier(calcul: Calcul, { mention, donateurs, plusTard }: Modification): Modifiee | undefined {
  switch (mention.type) {
    case 'montant': {
      const { valeur, devise, certain, periode, taxe, fois } = mention;
      const precise = periode !== undefined || taxe !== undefined || fois !== undefined || donateurs;
      if (precise || (!certain && valeur < MONTANT_NU_MIN) || (devise !== 'EUR' && devise !== 'CHF')) return undefined;
      const km = calcul.feuilles.some((f) => f.chemin === DU_VEHICULE['km']) && !certain;
      // « et 20 000 ? »: what is counted in a car is no money.
      if (km) return faite(poser(DU_VEHICULE['km'], valeur), `avec ${nombre(valeur)} km`);
      const feuilles = leMontant(calcul, devise).map(({ chemin }) => ({ chemin, valeur }));
      return faite(feuilles, `avec ${formater(valeur, devise)}`);
    }
    case 'lieu':
      return faite(
        duLieu(calcul, mention.lieu, mention.pays),
        `lieu : ${mention.mots}`,
        calcul.outil === 'calculer_tva',
      );
    case 'quantite': {
      const { valeur, objet, mots } = mention;
      return faite(duNombre(calcul, valeur, objet, donateurs), objet === '' ? `à ${mots}` : `avec ${mots}`);
    }
    case 'age': {
      if (calcul.feuilles.some((f) => f.chemin === TERME)) return leTerme(mention.valeur, mention.mots);
      // One age may fill two facts: that of who gives is that of who keeps the usufruct.
      const ages = calcul.feuilles.filter((f) => definitionDe(f.chemin)?.unite === 'age');
      const anciennete = ages.length === 0 ? deLAnciennete(calcul, mention.valeur, mention.mots) : undefined;
      if (anciennete !== undefined) return anciennete;
      return ages.some((f) => f.valeur !== ages[0]?.valeur)
        ? undefined
        : faite(
            ages.map(({ chemin }) => ({ chemin, valeur: mention.valeur })),
            `à ${mention.mots}`,
          );
    }
    case 'date': {
      const { annee, mois } = mention;
      if (mois !== undefined) return plusTard ? attendre(calcul, { ...mention, mois }) : undefined;
      if (annee === undefined) return undefined;
      return alors(
        decaler(calcul, () => annee),
        `Le même calcul, pour ${annee}.`,
      );
    }
    case 'duree': {
      if (mention.unite !== 'an') return undefined;
      if (calcul.feuilles.some((f) => f.chemin === TERME)) return leTerme(mention.valeur, mention.mots);
      const atteint = ageAtteint(calcul, mention.valeur);
      if (atteint.length > 0) return faite(atteint, `à ${mention.mots}`);
      const anciennete = plusTard ? undefined : deLAnciennete(calcul, mention.valeur, mention.mots);
      if (anciennete !== undefined) return anciennete;
      return alors(
        decaler(calcul, (annee) => annee + mention.valeur),
        `Le même calcul, ${mention.mots} plus tard.`,
      );
    }
    default:
      return undefined;
  }
}
