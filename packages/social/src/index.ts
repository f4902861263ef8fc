export { comparerStatuts, MODELE } from './comparer.ts';
export type {
  Activite,
  AnneeSociale,
  ChiffresStatut,
  ComparaisonStatuts,
  DemandeStatuts,
  StatutCompare,
  StatutJuridique,
} from './demande.ts';
export type { ModeleUrssaf } from './urssaf/modele.ts';
export { creerModeleUrssaf, SurchargeUrssaf } from './urssaf/modele.ts';
