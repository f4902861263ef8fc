import { refuser } from '../core/annee-fiscale.ts';
import type { RefusFiscal } from '../core/resultat.ts';

type Objet = Readonly<Record<string, unknown>>;

/** A request from outside: its area and its fields, whether it came flat or nested under `inputs`. */
export interface Demande {
  readonly area: string;
  readonly champs: Objet;
}

/** Carried by a case of reference and of no use to the computation. */
const IGNORES: readonly string[] = ['id', 'area', 'note', 'expected', 'tolerance', 'source', 'status'];

const estObjet = (valeur: unknown): valeur is Objet =>
  typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur);

/** Opens `{area, …fields}` or `{area, inputs: {…fields}}`; the first area is that of a request without one. */
export function ouvrirDemande(brut: unknown, areas: readonly string[]): Demande | RefusFiscal {
  if (!estObjet(brut)) return refuser('CHAMP_INVALIDE', 'La demande doit être un objet JSON.');
  const area = brut['area'] ?? areas[0];
  if (typeof area !== 'string' || !areas.includes(area)) {
    return refuser('CHAMP_INVALIDE', `Le champ « area » doit être l’une des valeurs : ${areas.join(', ')}.`, 'area');
  }
  const imbriques = brut['inputs'];
  if (imbriques === undefined) return { area, champs: brut };
  if (!estObjet(imbriques)) return refuser('CHAMP_INVALIDE', 'Le champ « inputs » doit être un objet.', 'inputs');
  const intrus = Object.keys(brut).find((nom) => nom !== 'inputs' && !IGNORES.includes(nom));
  return intrus === undefined ? { area, champs: imbriques } : refuserInconnu(intrus);
}

const refuserInconnu = (nom: string): RefusFiscal => refuser('CHAMP_INCONNU', `Le champ « ${nom} » n’existe pas.`, nom);

/** Reads one value; a refusal stops the reading. */
export type Lecteur<T> = (valeur: unknown, nom: string) => T | RefusFiscal;

export type Lecteurs<T> = { readonly [K in keyof T]-?: Lecteur<NonNullable<T[K]>> };

const estRefus = (valeur: unknown): valeur is RefusFiscal => estObjet(valeur) && valeur['statut'] === 'refus';

/** Reads the fields present, null meaning absent, and refuses the first unknown or unreadable one. */
export function lireChamps<T extends object>(champs: Objet, lecteurs: Lecteurs<T>): Partial<T> | RefusFiscal {
  const inconnu = Object.keys(champs).find((nom) => !IGNORES.includes(nom) && !Object.hasOwn(lecteurs, nom));
  if (inconnu !== undefined) return refuserInconnu(inconnu);
  const lus: Partial<T> = {};
  for (const nom in lecteurs) {
    const valeur = champs[nom];
    if (valeur === null || valeur === undefined) continue;
    const lu = lecteurs[nom](valeur, nom);
    if (estRefus(lu)) return lu;
    lus[nom] = lu;
  }
  return lus;
}

/** Refusal naming the first required field that is absent, or null. */
export function exiger(champs: object, noms: readonly string[]): RefusFiscal | null {
  const manquant = noms.find((nom) => !Object.hasOwn(champs, nom));
  if (manquant === undefined) return null;
  return refuser('CHAMP_INVALIDE', `Le champ « ${manquant} » manque.`, manquant);
}

const attendre = (nom: string, attendu: string): RefusFiscal =>
  refuser('CHAMP_INVALIDE', `Le champ « ${nom} » doit être ${attendu}.`, nom);

/** The engine checks the bounds; here only the type. */
export const lireNombre: Lecteur<number> = (valeur, nom) =>
  typeof valeur === 'number' && Number.isFinite(valeur)
    ? valeur
    : refuser('MONTANT_INVALIDE', `Le champ « ${nom} » doit être un nombre.`, nom);

export const lireTexte: Lecteur<string> = (valeur, nom) =>
  typeof valeur === 'string' ? valeur : attendre(nom, 'un texte');

export const lireOuiNon: Lecteur<boolean> = (valeur, nom) =>
  typeof valeur === 'boolean' ? valeur : attendre(nom, 'true ou false');

export const lireNombres: Lecteur<readonly number[]> = (valeur, nom) =>
  Array.isArray(valeur) && valeur.every((element): element is number => typeof element === 'number')
    ? valeur
    : attendre(nom, 'une liste de nombres');

/** Names of outside → values of the engine. */
export function lireParmi<T>(choix: Readonly<Record<string, T>>): Lecteur<T> {
  return (valeur, nom) => {
    const trouve = typeof valeur === 'string' && Object.hasOwn(choix, valeur) ? choix[valeur] : undefined;
    return trouve ?? attendre(nom, `l’une des valeurs : ${Object.keys(choix).join(', ')}`);
  };
}

/** Flat answer: figures under their outside names, and the certainty. */
export type Reponse = Readonly<Record<string, number | string>>;

/** Drops what the request did not make computable. */
export function aplatir(valeurs: Readonly<Record<string, number | string | null | undefined>>): Reponse {
  const plat: Record<string, number | string> = {};
  for (const [nom, valeur] of Object.entries(valeurs)) {
    if (valeur !== null && valeur !== undefined) plat[nom] = valeur;
  }
  return plat;
}
