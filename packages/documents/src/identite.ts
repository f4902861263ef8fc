import { decouper, estChiffre } from './texte.ts';
import type { MotPlace } from './lignes.ts';

/** Digits of a social-security number, without and with its key. */
const LONGUEURS = new Set([13, 15]);
const SEXES = new Set(['1', '2', '3', '4', '7', '8']);
const MOIS_MAX = 12;
/** Months of people whose own is not known, or who were born before they were registered. */
const MOIS_FICTIFS = 20;

/** More digits in a row than between two separators of thousands. */
const GROUPE = 3;

const AUTOUR = new Set([' ', '\u00A0', '\u202F', '.', '-', ':', '/', '(', ')']);

/** The digits of a word, Corsica's letters included; undefined when it holds anything else. */
function chiffresDe(texte: string): string | undefined {
  let chiffres = '';
  for (const c of texte) {
    if (estChiffre(c) || ((c === 'A' || c === 'B') && chiffres.endsWith('2'))) chiffres += c;
    else if (!AUTOUR.has(c)) return undefined;
  }
  return chiffres;
}

function estNir(chiffres: string): boolean {
  if (!LONGUEURS.has(chiffres.length) || !SEXES.has(chiffres[0] ?? '')) return false;
  const mois = Number(chiffres.slice(3, 5));
  return (mois >= 1 && mois <= MOIS_MAX) || mois >= MOIS_FICTIFS;
}

/** Words that announce a number of the person: what follows them on the line is never read. */
const ANNONCES = [
  'securite sociale',
  'secu',
  'nir',
  'numero fiscal',
  'n fiscal',
  'numero spi',
  'spi',
  'reference de l avis',
  'siret',
  'siren',
  'iban',
  'bic',
  'matricule',
  'telephone',
].map(decouper);

const contientAnnonce = (mots: readonly string[]): boolean =>
  ANNONCES.some((annonce) => mots.some((_, i) => annonce.every((m, k) => mots[i + k] === m)));

/**
 * A line without the numbers that designate a person: those that look like a social-security number, however they are cut, and
 * any that is announced. They are dropped before anything else looks at the page.
 */
export function masquer(ligne: readonly MotPlace[]): MotPlace[] {
  if (contientAnnonce(ligne.flatMap(({ texte }) => decouper(texte))))
    return ligne.filter(({ texte }) => !Array.from(texte).some(estChiffre));
  const gardes: MotPlace[] = [];
  let i = 0;
  while (i < ligne.length) {
    const fin = finDuNir(ligne, i);
    const mot = ligne[i];
    if (fin === undefined && mot) gardes.push(mot);
    i = fin ?? i + 1;
  }
  return gardes;
}

function finDuNir(ligne: readonly MotPlace[], debut: number): number | undefined {
  let chiffres = '';
  let trouve: number | undefined;
  for (let i = debut; i < ligne.length; i += 1) {
    const siens = chiffresDe(ligne[i]?.texte ?? 'x');
    if (siens === undefined) break;
    chiffres += siens;
    if (chiffres.length > 15) break;
    if (estNir(chiffres) && (i === debut || estEcritCommeUnNir(ligne.slice(debut, i + 1)))) trouve = i + 1;
  }
  return trouve;
}

/** « 1 85 12 … »: sex, year and month apart; thousands are never cut so. */
function estEcritCommeUnNir(mots: readonly MotPlace[]): boolean {
  const [sexe, annee, mois] = mots.map(({ texte }) => chiffresDe(texte)?.length);
  return (sexe === 1 && annee === 2 && mois === 2) || (sexe !== undefined && sexe > GROUPE);
}
