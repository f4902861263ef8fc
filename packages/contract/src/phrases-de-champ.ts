import type { z } from 'zod';

type Probleme = z.core.$ZodRawIssue;

const FINE = '\u202f';

const grouper = (valeur: number | bigint): string => {
  const [entier = '', fraction] = String(valeur).replace('-', '\u2212').split('.');
  const groupe = entier.replace(/\B(?=(\d{3})+$)/g, FINE);
  return fraction === undefined ? groupe : `${groupe},${fraction}`;
};

const ATTENDUS: Readonly<Record<string, string>> = {
  string: 'Donnez un texte.',
  number: 'Donnez un nombre.',
  int: 'Donnez un nombre entier.',
  boolean: 'Répondez par vrai ou faux.',
  date: 'Donnez une date.',
  array: 'Donnez une liste.',
  object: 'Donnez un ensemble de champs.',
  record: 'Donnez un ensemble de champs.',
  null: 'Laissez ce champ vide.',
  undefined: 'Laissez ce champ vide.',
  never: 'Laissez ce champ vide.',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Adresse email invalide',
  url: 'Donnez une adresse de page complète, par exemple https://exemple.fr.',
  uuid: 'Cet identifiant n’est pas reconnu.',
  date: `Donnez une date qui existe, sous la forme AAAA-MM-JJ.`,
  datetime: 'Donnez une date et une heure, sous la forme AAAA-MM-JJTHH:MM:SSZ.',
  time: 'Donnez une heure, sous la forme HH:MM.',
};

const MAL_ECRIT = 'Ce champ n’est pas écrit sous la forme attendue.';
const NON_RECONNUE = 'Cette valeur n’est pas reconnue.';
/** Beyond, a list of what is accepted is no help to a reader. */
const CHOIX_MAX = 12;

function choisir(valeurs: readonly unknown[]): string {
  const noms = valeurs.filter((v) => v !== null && v !== undefined).map(String);
  if (noms.length === 0 || noms.length > CHOIX_MAX) return NON_RECONNUE;
  if (noms.length === 1) return `La seule valeur acceptée est «${FINE}${noms[0]}${FINE}».`;
  return `Choisissez parmi${FINE}: ${noms.join(', ')}.`;
}

const pluriel = (n: number | bigint, mot: string): string => `${grouper(n)} ${mot}${Number(n) > 1 ? 's' : ''}`;

function tropGrand({ origin, maximum, inclusive }: Extract<Probleme, { code: 'too_big' }>): string {
  if (origin === 'string') return `Écrivez ${pluriel(maximum, 'caractère')} au plus.`;
  if (origin === 'array' || origin === 'set') return `Donnez ${pluriel(maximum, 'élément')} au plus.`;
  return inclusive === false
    ? `Donnez un nombre inférieur à ${grouper(maximum)}.`
    : `Donnez au plus ${grouper(maximum)}.`;
}

function tropPetit({ origin, minimum, inclusive }: Extract<Probleme, { code: 'too_small' }>): string {
  if (origin === 'string') {
    return Number(minimum) <= 1 ? 'Ce champ est obligatoire.' : `Écrivez au moins ${pluriel(minimum, 'caractère')}.`;
  }
  if (origin === 'array' || origin === 'set') return `Donnez au moins ${pluriel(minimum, 'élément')}.`;
  if (Number(minimum) === 0) {
    return inclusive === false ? 'Donnez un nombre supérieur à zéro.' : 'Donnez un nombre positif ou nul.';
  }
  return inclusive === false
    ? `Donnez un nombre supérieur à ${grouper(minimum)}.`
    : `Donnez au moins ${grouper(minimum)}.`;
}

/**
 * What is wrong with a field, in a whole French sentence for the person who filled it: the locale of zod speaks to a
 * developer (« chaîne de caractères doit avoir >=1 caractères »). A schema that gives its own sentence keeps it.
 */
export function phraseDeChamp(probleme: Probleme): string {
  switch (probleme.code) {
    case 'invalid_type':
      if (probleme.input === undefined) return 'Ce champ est obligatoire.';
      return ATTENDUS[probleme.expected] ?? MAL_ECRIT;
    case 'invalid_value':
      return probleme.input === undefined ? 'Ce champ est obligatoire.' : choisir(probleme.values);
    case 'invalid_format':
      return FORMATS[probleme.format] ?? MAL_ECRIT;
    case 'too_big':
      return tropGrand(probleme);
    case 'too_small':
      return tropPetit(probleme);
    case 'not_multiple_of':
      return `Donnez un multiple de ${grouper(probleme.divisor)}.`;
    case 'unrecognized_keys':
      return 'Ce champ n’est pas connu.';
    case 'invalid_union':
      return Array.isArray(probleme['options']) ? choisir(probleme['options']) : MAL_ECRIT;
    default:
      return NON_RECONNUE;
  }
}
