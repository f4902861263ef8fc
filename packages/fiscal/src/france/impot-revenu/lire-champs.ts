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

/**
 * Path of the field being read, or null on a first reading. Naming every field of every household costs more than
 * reading it: the reader first checks without names, and reads again with them only to word a refusal.
 */
export type Chemin = string | null;

export type Objet = Readonly<Record<string, unknown>>;

/** Throws `EntreeRefusee` when the value found at `chemin` is not acceptable. */
export type Controle = (valeur: unknown, chemin: Chemin) => void;

/** What is thrown on the first reading: the second one finds the same fault and names it. */
const SANS_NOM = new EntreeRefusee(refuser('CHAMP_INVALIDE', 'Un champ est invalide.'));

export function rejeter(chemin: Chemin, message: string): never {
  throw chemin === null ? SANS_NOM : new EntreeRefusee(refuser('CHAMP_INVALIDE', message, chemin));
}

export const controlerMontant: Controle = (valeur, chemin) => {
  if (estMontantRecevable(valeur)) return;
  throw chemin === null ? SANS_NOM : new EntreeRefusee(refuserMontant(valeur, chemin));
};

export const controlerOuiNon: Controle = (valeur, chemin) => {
  if (typeof valeur !== 'boolean') rejeter(chemin, `Le champ « ${chemin} » doit valoir true ou false.`);
};

export const controlerEntier: Controle = (valeur, chemin) => {
  if (!Number.isInteger(valeur)) rejeter(chemin, `Le champ « ${chemin} » doit être un nombre entier.`);
};

/** One of a few words. */
export function controlerMot(mots: readonly string[]): Controle {
  return (valeur, chemin) => {
    if (typeof valeur === 'string' && mots.includes(valeur)) return;
    rejeter(chemin, `Le champ « ${chemin} » doit être l’une des valeurs : ${mots.join(', ')}.`);
  };
}

function estObjet(valeur: unknown): valeur is Objet {
  return typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur);
}

export function lireObjet(valeur: unknown, chemin: Chemin): Objet {
  if (estObjet(valeur)) return valeur;
  const nom = chemin === '' ? 'L’entrée' : `Le champ « ${chemin} »`;
  return rejeter(chemin, `${nom} doit être un objet.`);
}

export function controlerListe(controler: Controle): Controle {
  return (valeur, chemin) => {
    if (!Array.isArray(valeur)) rejeter(chemin, `Le champ « ${chemin} » doit être une liste.`);
    for (let i = 0; i < valeur.length; i += 1) controler(valeur[i], chemin === null ? null : `${chemin}[${i}]`);
  };
}

/** The control of each field of `T`: none can be forgotten. */
export type Controles<T> = { readonly [K in keyof T]-?: Controle };

/** Controls by name, in the shape that is fastest to search. */
export function indexer<T>(controles: Controles<T>): ReadonlyMap<string, Controle> {
  return new Map(Object.entries<Controle>(controles));
}

/**
 * Checks every field of an object, own or inherited, and refuses the first one that is not expected. A field given as
 * null is « not given ».
 */
export function controlerChamps(objet: Objet, controles: ReadonlyMap<string, Controle>, prefixe: Chemin): void {
  // oxlint-disable-next-line guard-for-in -- an inherited field must be refused as an own one would be
  for (const nom in objet) {
    const controler = controles.get(nom);
    if (controler === undefined) refuserInconnu(nom, prefixe);
    const valeur = objet[nom];
    if (valeur === null || valeur === undefined) continue;
    controler(valeur, prefixe === null ? null : joindre(prefixe, nom));
  }
}

function joindre(prefixe: string, nom: string): string {
  return prefixe === '' ? nom : `${prefixe}.${nom}`;
}

function refuserInconnu(nom: string, prefixe: Chemin): never {
  if (prefixe === null) throw SANS_NOM;
  const chemin = joindre(prefixe, nom);
  throw new EntreeRefusee(refuser('CHAMP_INCONNU', `Le champ « ${chemin} » n’existe pas.`, chemin));
}
