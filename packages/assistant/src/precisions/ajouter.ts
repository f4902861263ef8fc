import type { FaitManquant } from '@francis/contract';
import { CALCULS, CATALOGUE, cheminDeBase, type DefinitionFait, depuisMoteur, estCalcul } from '@francis/faits';
import type { Doute } from '../certitude.ts';
import type { AppelOutil } from '../types.ts';

/** What people of a household most often have, for each of them, then together. */
const DE_CHACUN = ['salaires', 'pensions_retraite', 'frais_reels', 'per_versements'];
const DU_FOYER = [
  'micro_foncier_recettes',
  'dividendes',
  'interets',
  'plus_values_mobilieres',
  'dons_66',
  'dons_75',
  'emploi_domicile',
  'pensions_alimentaires_autres',
  'scolarite.college',
  'scolarite.lycee',
  'scolarite.superieur',
];
/** More would be a declaration. */
const AJOUTS_MAX = 20;

/** Doubts about what was read; the others are about the law, or about the answer. */
const DE_LECTURE: ReadonlySet<Doute['code']> = new Set([
  'MENTION_INEXPLIQUEE',
  'MONTANT_SANS_ORIGINE',
  'MOT_NON_LU',
  'BRUT_POUR_NET',
  'ROLE_INCONNU',
  'LECTURE_CONTREDITE',
  'ROLE_SANS_FORME',
  'ROLE_CONTREDIT',
  'INVRAISEMBLANCE',
  'TITULAIRE_INCERTAIN',
  'SOMME_NON_DITE',
  'DOSSIER_OUBLIE',
  'VARIATION_EMPLOYEE',
  'BORNE_EMPLOYEE',
  'TOUR_OUBLIE',
  'DEMENTI_EMPLOYE',
  'OBJET_NON_LU',
  'SUITE_SANS_EFFET',
  'SUITE_EN_ATTENTE',
]);

export const estDeLecture = (doute: Doute): boolean => DE_LECTURE.has(doute.code);

/** Whether the subject is known and its reading is not sure: the person is shown what was read as a form. */
export const lectureAVerifier = (doutes: readonly Doute[]): boolean => doutes.some(estDeLecture);

/** Facts that these calls would take and that nobody told, in the order of the vocabulary. */
export function faitsAjoutables(appels: readonly AppelOutil[]): FaitManquant[] {
  const calculs = appels.flatMap((a) => (estCalcul(a.outil) ? [{ outil: a.outil, entree: a.entree }] : []));
  const tenus = new Set(
    calculs.flatMap(({ outil, entree }) => depuisMoteur(outil, entree).map((f) => cheminDeBase(f.chemin))),
  );
  const prefixes = new Set<string>(calculs.map(({ outil }) => CALCULS[outil]));
  const couple = [...tenus].some((c) => c.startsWith('foyer.declarant2.'));
  const duFoyer = new Set([
    ...DE_CHACUN.flatMap((champ) => [`foyer.declarant1.${champ}`, ...(couple ? [`foyer.declarant2.${champ}`] : [])]),
    ...DU_FOYER.map((champ) => `foyer.${champ}`),
  ]);
  const pris = ({ chemin }: DefinitionFait): boolean => {
    if (tenus.has(chemin) || chemin.includes('*')) return false;
    if (prefixes.has('') && duFoyer.has(chemin)) return true;
    const [tete = ''] = chemin.split('.');
    return tete !== 'foyer' && prefixes.has(tete);
  };
  return CATALOGUE.filter(pris)
    .slice(0, AJOUTS_MAX)
    .map(({ chemin, libelle, unite, choix }) => ({
      libelle,
      raison: '',
      chemin,
      nom: libelle,
      unite,
      ...(choix === undefined
        ? {}
        : { choix: Object.entries(choix).map(([valeur, nom]) => ({ valeur, libelle: nom })) }),
    }));
}
