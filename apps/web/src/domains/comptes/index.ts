export { ChampTexte } from './champs/Champs.tsx';
export { Formulaire } from './champs/Formulaire.tsx';
export { useSoumission } from './champs/useSoumission.ts';
export { FormulaireConnexion } from './connexion/FormulaireConnexion.tsx';
export { PREUVE_VIDE, prouver } from './preuve/api.ts';
export { ChampPreuve } from './preuve/ChampPreuve.tsx';
export { FormulairePreuve } from './preuve/FormulairePreuve.tsx';
export { champsPreuve, verifierPreuve } from './preuve/schema.ts';
