import type { Profil } from '@francis/contract';

type Liste<V> = readonly { valeur: V; libelle: string }[];
type De<K extends keyof Profil> = NonNullable<Profil[K]>;

/** Lists of the panels, their first value being the default. */
export const TYPES_OPTIMISATION: Liste<De<'type_optimisation'>> = [
  { valeur: 'toutes', libelle: 'Toutes' },
  { valeur: 'retraite', libelle: 'Retraite' },
  { valeur: 'immobilier', libelle: 'Immobilier' },
  { valeur: 'transmission', libelle: 'Dons et transmission' },
  { valeur: 'entreprise', libelle: 'Activité et entreprise' },
];
export const NIVEAUX: Liste<De<'niveau_connaissance'>> = [
  { valeur: 'debutant', libelle: 'Débutant' },
  { valeur: 'intermediaire', libelle: 'Intermédiaire' },
  { valeur: 'avance', libelle: 'Avancé' },
];
export const EXPERIENCES: Liste<De<'experience_fiscale'>> = [
  { valeur: 'aucune', libelle: 'Aucune' },
  { valeur: 'declaration_simple', libelle: 'Ma déclaration, sans annexe' },
  { valeur: 'declaration_complexe', libelle: 'Ma déclaration, avec annexes' },
];
export const OBJECTIFS: Liste<De<'objectifs'>> = [
  { valeur: 'comprendre', libelle: 'Comprendre mon impôt' },
  { valeur: 'verifier', libelle: 'Vérifier ma déclaration' },
  { valeur: 'optimiser', libelle: 'Payer moins' },
  { valeur: 'transmettre', libelle: 'Transmettre' },
];
export const ALERTES_SOUHAITEES: Liste<De<'alertes_souhaitees'>[number]> = [
  { valeur: 'seuils_tmi', libelle: 'Seuils proches' },
  { valeur: 'optimisations', libelle: 'Plafonds non utilisés' },
  { valeur: 'changements_loi', libelle: 'Changements de loi' },
];
