import type { Client } from '@francis/contract';
import { formatJsonIncorrect, NOMS_OBLIGATOIRES, SECTIONS_CLIENT } from '@francis/contract';
import { ecrireMontant } from '../../design-system/index.ts';
import { type Colonne, estStructure, genreDe, STRUCTURES } from './champs.ts';
import { faitOffert } from './faits.ts';
import { lireFait, lireNombre, lireSimple } from './lire-fait.ts';

/** A row of a structured field, as it is typed. */
export type Ligne = Readonly<Record<string, string>>;

/** What the form holds: texts, as they are typed; a structured field as rows, or as the text of its JSON. */
export interface Saisie {
  readonly champs: Readonly<Record<string, string>>;
  readonly structures: Readonly<Record<string, readonly Ligne[]>>;
  /** Structured fields that are typed as JSON. */
  readonly json: Readonly<Record<string, string>>;
  readonly faits: Readonly<Record<string, string>>;
}

export const CHAMPS_EN_ORDRE: readonly string[] = SECTIONS_CLIENT.flatMap(({ champs }) => Object.keys(champs));

const signer = (nombre: number): string => (nombre < 0 ? `-${ecrireMontant(-nombre)}` : ecrireMontant(nombre));

function ecrireValeur(valeur: unknown): string {
  if (typeof valeur === 'number') return signer(valeur);
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non';
  return typeof valeur === 'string' ? valeur : '';
}

/** A count or a year: no thousands to group. */
const ecrireNu = (valeur: unknown): string => (typeof valeur === 'number' ? String(valeur) : '');

/** The value of a plain field, as it is typed. */
export const ecrireChamp = (champ: string, valeur: unknown): string =>
  genreDe(champ) === 'effectif' ? ecrireNu(valeur) : ecrireValeur(valeur);

const enLigne = (element: unknown, colonnes: readonly Colonne[]): Ligne => {
  const valeurs: Readonly<Record<string, unknown>> =
    typeof element === 'object' && element !== null ? { ...element } : {};
  return Object.fromEntries(
    colonnes.map(({ cle, genre }) => [cle, genre === 'nombre' ? ecrireNu(valeurs[cle]) : ecrireValeur(valeurs[cle])]),
  );
};

/** A file as a form holds it. */
export function versSaisie(client: Partial<Client>, defauts: Readonly<Record<string, string>> = {}): Saisie {
  const valeurs: Readonly<Record<string, unknown>> = client;
  const champs: Record<string, string> = {};
  const structures: Record<string, readonly Ligne[]> = {};
  for (const champ of CHAMPS_EN_ORDRE) {
    const valeur = valeurs[champ];
    if (estStructure(champ)) {
      const { colonnes, liste } = STRUCTURES[champ];
      const elements: unknown[] = liste ? (Array.isArray(valeur) ? valeur : []) : [valeur ?? {}];
      structures[champ] = elements.map((element) => enLigne(element, colonnes));
    } else champs[champ] = ecrireChamp(champ, valeur) || (genreDe(champ) === 'effectif' ? '' : (defauts[champ] ?? ''));
  }
  const faits = Object.fromEntries(
    Object.entries(client.faits_fiscaux_client ?? {}).map(([chemin, v]) => [
      chemin,
      faitOffert(chemin)?.definition.unite === 'annee' ? String(v) : ecrireValeur(v),
    ]),
  );
  return { champs, structures, json: {}, faits };
}

export interface Lecture {
  /** What is sent. */
  readonly fiche: Readonly<Record<string, unknown>>;
  /** Why a field cannot be sent, by field (`champ`, `champ.0.colonne`, path of a fact). */
  readonly erreurs: Readonly<Record<string, string>>;
  /** The sentence above the button, when the specification gives one. */
  readonly phrase?: string;
}

function lireCellule({ genre }: Colonne, texte: string, noter: (phrase: string) => void): unknown {
  if (texte.trim() === '') return null;
  if (genre === 'montant') return lireNombre(texte, noter);
  if (genre === 'nombre') return lireSimple(texte, noter);
  if (genre === 'oui_non') return texte === 'oui';
  return texte.trim();
}

/** What the form says, checked as the specification wants. */
export function lireSaisie({ champs, structures, json, faits }: Saisie): Lecture {
  const erreurs: Record<string, string> = {};
  const fiche: Record<string, unknown> = {};
  let phrase: string | undefined;
  for (const [champ, texte] of Object.entries(champs)) {
    const noter = (erreur: string): void => void (erreurs[champ] = erreur);
    const genre = genreDe(champ);
    if (genre === 'montant' || genre === 'pourcentage') fiche[champ] = lireNombre(texte, noter);
    else if (genre === 'effectif')
      // A negative or unreadable count becomes none, as the specification has it.
      fiche[champ] = texte.trim() === '' ? null : Math.max(0, Math.trunc(Number(texte)) || 0);
    else if (champ === 'personnes_dependantes_client' && /^\d{1,2}$/.test(texte.trim())) fiche[champ] = Number(texte);
    else fiche[champ] = texte.trim() === '' ? null : texte.trim();
  }
  for (const [champ, lignes] of Object.entries(structures)) {
    if (!estStructure(champ)) continue;
    const { liste, colonnes } = STRUCTURES[champ];
    const brut = json[champ];
    if (brut !== undefined) {
      const lu = lireJson(brut, liste);
      if (lu === undefined) {
        erreurs[champ] = formatJsonIncorrect(champ);
        phrase ??= erreurs[champ];
      } else fiche[champ] = lu;
      continue;
    }
    const elements = lignes.map((ligne, i) =>
      Object.fromEntries(
        colonnes
          .map((colonne) => {
            const noter = (erreur: string): void => void (erreurs[`${champ}.${i}.${colonne.cle}`] = erreur);
            return [colonne.cle, lireCellule(colonne, ligne[colonne.cle] ?? '', noter)] as const;
          })
          .filter(([, valeur]) => valeur !== null),
      ),
    );
    fiche[champ] = liste ? elements.filter((e) => Object.keys(e).length > 0) : (elements[0] ?? {});
  }
  fiche['faits_fiscaux_client'] = lireFaits(faits, erreurs);
  if (!fiche['nom_client'] || !fiche['prenom_client']) {
    for (const nom of ['nom_client', 'prenom_client']) if (!fiche[nom]) erreurs[nom] = 'À renseigner.';
    phrase = NOMS_OBLIGATOIRES;
  }
  return phrase === undefined ? { fiche, erreurs } : { fiche, erreurs, phrase };
}

function lireFaits(faits: Saisie['faits'], erreurs: Record<string, string>): Record<string, unknown> {
  const lus: Record<string, unknown> = {};
  for (const [chemin, texte] of Object.entries(faits)) {
    if (texte.trim() === '') continue;
    const unite = faitOffert(chemin)?.definition.unite;
    const noter = (erreur: string): void => void (erreurs[chemin] = erreur);
    const valeur = lireFait(unite, texte, noter);
    if (valeur !== null) lus[chemin] = valeur;
  }
  return lus;
}

function lireJson(texte: string, liste: boolean): unknown {
  if (texte.trim() === '') return liste ? [] : {};
  try {
    const lu: unknown = JSON.parse(texte);
    return Array.isArray(lu) === liste && typeof lu === 'object' && lu !== null ? lu : undefined;
  } catch {
    return undefined;
  }
}
