import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { estMontantRecevable, refuserMontant } from './bornes-saisie.ts';

/** Thrown inside the reader only, and turned into a value at its door. */
export class EntreeRefusee extends Error {
  readonly refus: RefusFiscal;
  constructor(refus: RefusFiscal) {
    super(refus.message);
    this.refus = refus;
  }
}

type Objet = Readonly<Record<string, unknown>>;

/** Reads one field found at `chemin`; throws `EntreeRefusee`. */
export type Lecteur<T> = (valeur: unknown, chemin: string) => T;

export function rejeter(chemin: string, message: string): never {
  throw new EntreeRefusee(refuser('CHAMP_INVALIDE', message, chemin));
}

export const lireMontant: Lecteur<number> = (valeur, chemin) => {
  if (!estMontantRecevable(valeur)) throw new EntreeRefusee(refuserMontant(valeur, chemin));
  return valeur;
};

export const lireOuiNon: Lecteur<boolean> = (valeur, chemin) =>
  typeof valeur === 'boolean' ? valeur : rejeter(chemin, `Le champ « ${chemin} » doit valoir true ou false.`);

export const lireEntier: Lecteur<number> = (valeur, chemin) =>
  typeof valeur === 'number' && Number.isInteger(valeur)
    ? valeur
    : rejeter(chemin, `Le champ « ${chemin} » doit être un nombre entier.`);

function estObjet(valeur: unknown): valeur is Objet {
  return typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur);
}

export function lireObjet(valeur: unknown, chemin: string): Objet {
  if (estObjet(valeur)) return valeur;
  const nom = chemin === '' ? 'L’entrée' : `Le champ « ${chemin} »`;
  return rejeter(chemin, `${nom} doit être un objet.`);
}

export function lireListe<T>(lire: Lecteur<T>): Lecteur<readonly T[]> {
  return (valeur, chemin) => {
    if (!Array.isArray(valeur)) return rejeter(chemin, `Le champ « ${chemin} » doit être une liste.`);
    return valeur.map((element: unknown, i) => lire(element, `${chemin}[${i}]`));
  };
}

export type Lecteurs<T> = { readonly [K in keyof T]-?: Lecteur<T[K]> };

function attendu<T extends object>(lecteurs: Lecteurs<T>, nom: PropertyKey): nom is keyof T {
  return Object.hasOwn(lecteurs, nom);
}

/**
 * Reads the fields of an object that are present, and refuses the first one that is not expected. Absent fields stay
 * absent; so do those given as null, which means « not given ».
 */
export function lireChamps<T extends object>(objet: Objet, lecteurs: Lecteurs<T>, prefixe: string): Partial<T> {
  const lus: Partial<T> = {};
  for (const [nom, valeur] of Object.entries(objet)) {
    const chemin = prefixe === '' ? nom : `${prefixe}.${nom}`;
    if (!attendu(lecteurs, nom)) {
      throw new EntreeRefusee(refuser('CHAMP_INCONNU', `Le champ « ${chemin} » n’existe pas.`, chemin));
    }
    if (valeur === null || valeur === undefined) continue;
    lus[nom] = lecteurs[nom](valeur, chemin);
  }
  return lus;
}
