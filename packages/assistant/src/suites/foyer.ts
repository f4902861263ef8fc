import { depuisMoteur, type Feuille, versMoteur } from '@francis/faits';
import { lireRetrait, motsDits, normaliserTexte } from '@francis/lecture';
import type { Doute } from '../certitude.ts';
import { DEPART } from '../modele-embarque/essai.ts';
import type { AppelOutil } from '../types.ts';
import { comparerLesFoyers } from './comparer.ts';
import { lireEssai } from './essai.ts';

const CALCUL = 'calculer_impot';
const FOYER = 'foyer.';

/** An edit of a household: what to compute, what to say first, and what keeps it from being sure. */
export interface EditionDuFoyer {
  readonly appels: readonly AppelOutil[];
  readonly introduction: string;
  readonly reserves?: readonly Doute[];
}

/** Facts that go with each thing that a follow-up may take away, by the end of their path. */
export const RETIRES: Readonly<Record<string, readonly string[]>> = {
  per: ['per_versements', 'per_plafond'],
  dividendes: ['dividendes', 'csg_deductible_base_2BH'],
  interets: ['interets'],
  plus_values: ['plus_values_mobilieres'],
  dons: ['dons_66', 'dons_75', 'dons_75_depuis_octobre_2025'],
  frais_reels: ['frais_reels'],
  pension_versee: ['pension_alimentaire_enfant_majeur', 'pensions_enfants_majeurs', 'pensions_alimentaires_autres'],
  emploi_domicile: ['emploi_domicile', 'emploi_domicile_premiere_annee'],
  garde: ['garde_enfants', 'garde_enfants_alternee'],
  loyers: [
    'micro_foncier_recettes',
    'revenus_fonciers_reel_net',
    'deficit_foncier_imputable',
    'lmnp_micro',
    'lmnp_reel_net',
    'micro_bic_tourisme_classe',
    'micro_bic_tourisme_non_classe',
  ],
  enfants: ['enfants', 'nombre_enfants', 'parent_isole_T', 'scolarite', 'garde_enfants', 'scolarite_alternee'],
  micro: ['micro_bnc', 'micro_bic_ventes', 'micro_bic_services'],
  parent_isole: ['parent_isole_T'],
  demi_part: ['case_L'],
};

export const estDe = (chemin: string, noms: readonly string[]): boolean =>
  chemin.split('.').some((mot) => noms.includes(mot));

const feuillesDe = (appel: AppelOutil): Feuille[] => depuisMoteur(CALCUL, appel.entree);
const appelDe = (feuilles: readonly Feuille[]): AppelOutil => ({ outil: CALCUL, entree: versMoteur(CALCUL, feuilles) });

/** « sans le PER de sa femme »: of one of two people, and not of the household. */
const D_UN_DES_DEUX = motsDits(
  'de sa femme|de ma femme|de son mari|de mon mari|de madame|de monsieur|de son conjoint|de mon conjoint|de sa conjointe|de ma conjointe|du conjoint|de son epouse|de mon epouse|de son epoux|de mon epoux|le mien|le sien',
);

/** « sans le PER ? »: the household beside the same one without it; without a try, the situation as it was. */
export function sansCela(question: string, appels: readonly AppelOutil[]): EditionDuFoyer | undefined {
  const noms = RETIRES[lireRetrait(question) ?? ''];
  if (noms === undefined || D_UN_DES_DEUX.test(normaliserTexte(question))) return undefined;
  const essai = lireEssai(appels);
  if (essai !== undefined) {
    const tente = essai.changes.every((c) => estDe(c, noms));
    if (!tente || [...essai.avant.keys()].some((c) => estDe(c, noms))) return undefined;
    const annee = essai.reste.filter((f) => f.chemin === 'annee');
    const foyer = [...essai.avant].map(([champ, valeur]) => ({ chemin: `${FOYER}${champ}`, valeur }));
    return { appels: [appelDe([...annee, ...foyer])], introduction: 'Sans cet essai, votre situation de départ.' };
  }
  const [appel, ...autres] = appels;
  if (appel?.outil !== CALCUL || autres.length > 0) return undefined;
  const feuilles = feuillesDe(appel);
  const gardees = feuilles.filter((f) => !estDe(f.chemin, noms));
  if (gardees.length === feuilles.length) return undefined;
  const compare = comparerLesFoyers([appel], [appelDe(gardees)]);
  return compare && { appels: [compare], introduction: 'Votre situation, puis la même sans cela.' };
}

const COUPLES: ReadonlySet<Feuille['valeur']> = new Set(['marie', 'pacse']);
const DES_DEUX: Readonly<Record<string, string>> = {
  annee_naissance_declarant2: 'annee_naissance_declarant1',
  invalidite_declarant2_F: 'invalidite_declarant1_P',
};
const SITUATION = `${FOYER}situation`;
const deLAutre = (chemin: string): string | undefined => {
  const [, champ = '', ...suite] = chemin.split('.');
  if (champ === 'declarant2') return [FOYER.slice(0, -1), 'declarant1', ...suite].join('.');
  const sien = DES_DEUX[champ];
  return sien === undefined ? undefined : `${FOYER}${sien}`;
};
const duSien = (chemin: string): boolean =>
  chemin.startsWith(`${FOYER}declarant1.`) ||
  Object.values(DES_DEUX).some((champ) => chemin === `${FOYER}${champ}`) ||
  !chemin.startsWith(FOYER) ||
  chemin === SITUATION;

/** Name of what a couple files together, beside what each would file in the one year that lets them. */
export const ENSEMBLE = 'ensemble';
export const ANNEE_DE_L_UNION = 'l’année du mariage ou du PACS';
const CHACUN_SEUL =
  'L’année du mariage ou du PACS, chacun peut déclarer seul ; les autres années, le couple déclare ensemble.[^cgi-6]';
const AUX_DEUX = 'qui déclare les enfants et ce qui est aux deux';

const enSeul = (f: Feuille): Feuille => (f.chemin === SITUATION ? { ...f, valeur: 'celibataire' } : f);

/** « et si on déclarait séparément ? »: the couple, then each one alone; what is of both stays with the first. */
export function separement(appels: readonly AppelOutil[], unis: boolean): EditionDuFoyer | undefined {
  const [appel, ...autres] = appels;
  if (appel?.outil !== CALCUL || autres.length > 0) return undefined;
  const feuilles = feuillesDe(appel);
  if (!feuilles.some((f) => f.chemin === SITUATION && COUPLES.has(f.valeur))) return undefined;
  const un = feuilles.filter((f) => deLAutre(f.chemin) === undefined).map(enSeul);
  const deux = feuilles.flatMap((f) => {
    const chemin = deLAutre(f.chemin);
    if (chemin !== undefined) return [{ chemin, valeur: f.valeur }];
    return f.chemin === SITUATION || f.chemin === 'annee' ? [enSeul(f)] : [];
  });
  const compare = comparerLesFoyers([appel], [appelDe(un), appelDe(deux)], {
    avant: unis ? ENSEMBLE : DEPART,
    apres: 'separes',
  });
  const communs = feuilles.some((f) => deLAutre(f.chemin) === undefined && !duSien(f.chemin));
  const mots = [...(unis ? [ANNEE_DE_L_UNION] : []), ...(communs ? [AUX_DEUX] : [])];
  return (
    compare && {
      appels: [compare],
      introduction: unis ? CHACUN_SEUL : 'Ensemble, puis chacun de son côté.',
      reserves: mots.length === 0 ? [] : [{ code: 'FAIT_A_PRECISER', mots }],
    }
  );
}

const ACTIVITES: Readonly<Record<string, string>> = {
  micro_bic_services: 'service',
  micro_bic_ventes: 'vente',
  micro_bnc: 'liberal',
};

/** « et avec le versement libératoire ? » of a micro-enterprise: the levy on its receipts, beside the scale. */
export function auVersementLiberatoire(appels: readonly AppelOutil[]): EditionDuFoyer | undefined {
  const [appel, ...autres] = appels;
  if (appel?.outil !== CALCUL || autres.length > 0) return undefined;
  const feuilles = feuillesDe(appel);
  const micros = feuilles.filter((f) => ACTIVITES[f.chemin.split('.').at(-1) ?? ''] !== undefined && f.valeur !== 0);
  const [micro, ...autresMicros] = micros;
  const annee = feuilles.find((f) => f.chemin === 'annee')?.valeur;
  if (micro === undefined || autresMicros.length > 0 || annee === undefined) return undefined;
  const activite = ACTIVITES[micro.chemin.split('.').at(-1) ?? ''];
  const seul = feuilles.every((f) => f === micro || typeof f.valeur !== 'number' || !f.chemin.includes('declarant'));
  const levee: AppelOutil = {
    outil: 'calculer_regime_micro',
    entree: { annee, activite, recettes: micro.valeur, versement_liberatoire: true },
  };
  const reste = seul ? '' : ' Vos autres revenus restent au barème, à un taux qui compte aussi cette activité.';
  return {
    appels: [levee, appel],
    introduction: `Le versement libératoire de cette activité d’abord, puis l’impôt sans lui.${reste}`,
    reserves: [{ code: 'FAIT_A_PRECISER', mots: ['votre revenu fiscal de référence d’il y a deux ans'] }],
  };
}
