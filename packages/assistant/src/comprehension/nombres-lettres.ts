const UNITES: Readonly<Record<string, number>> = {
  zero: 0,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
};
const DIZAINES: Readonly<Record<string, number>> = {
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
};
const MOT =
  'zero|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|cents?|milles?|millions?|milliards?';
const SUITE = new RegExp(`\\b(?:${MOT})(?:(?: et |-et-|[ -])(?:${MOT}))*\\b`, 'g');
/** Begins where the run of figures begins: from each of its figures in turn, a long one would be read over and over. */
const MULTIPLE = /(?<!\d[ .,]{0,4})(\d(?:[\d .,]*\d)?) ?(mille|millions?|milliards?)\b/g;

/** Value of a run of French number words, or undefined when the words do not make one number. */
function valeurDe(mots: readonly string[]): number | undefined {
  let total = 0;
  let centaine = 0;
  for (const mot of mots) {
    if (mot === 'et') continue;
    if (/^milliards?$/.test(mot)) [total, centaine] = [total + (centaine || 1) * 1e9, 0];
    else if (/^millions?$/.test(mot)) [total, centaine] = [total + (centaine || 1) * 1e6, 0];
    else if (/^milles?$/.test(mot)) [total, centaine] = [total + (centaine || 1) * 1e3, 0];
    else if (/^cents?$/.test(mot)) centaine = (centaine || 1) * 100;
    else if (mot in DIZAINES) {
      const dizaine = DIZAINES[mot] ?? 0;
      // « quatre-vingts »: the four already read becomes eighty.
      if (dizaine === 20 && centaine % 100 === 4) centaine = centaine - 4 + 80;
      else if (centaine % 100 !== 0) return undefined;
      else centaine += dizaine;
    } else {
      const unite = UNITES[mot] ?? 0;
      const reste = centaine % 100;
      // After sixty and eighty, ten to nineteen are added; after the other tens, one to nine.
      const permis =
        reste === 0 ||
        (reste % 10 === 0 && (unite < 10 || reste === 60 || reste === 80)) ||
        (reste % 20 === 10 && reste > 60 && unite < 10);
      if (!permis) return undefined;
      centaine += unite;
    }
  }
  return total + centaine;
}

/** Cuts a run at « et » where one number does not continue: « deux et trois ans » is two numbers. */
function traduire(suite: string): string {
  const mots = suite.split(/[ -]+/);
  // « un » alone is an article, « neuf » alone an adjective, « mille » with nothing else a thousand.
  if (mots.length === 1) {
    const mot = mots[0] ?? '';
    return mot === 'un' ||
      mot === 'une' ||
      mot === 'neuf' ||
      mot === 'million' ||
      mot === 'millions' ||
      mot === 'milliard' ||
      mot === 'milliards'
      ? mot
      : String(valeurDe(mots) ?? mot);
  }
  const entier = valeurDe(mots);
  const etInterdit =
    suite.includes(' et ') && !/(?:vingt|trente|quarante|cinquante|soixante) et (?:un|une|onze)\b/.test(suite);
  if (entier !== undefined && !etInterdit) return String(entier);
  const morceaux: string[] = [];
  let groupe: string[] = [];
  const vider = (): void => {
    if (groupe.length > 0)
      morceaux.push(
        groupe.length === 1 && /^une?$/.test(groupe[0] ?? '')
          ? (groupe[0] ?? '')
          : String(valeurDe(groupe) ?? groupe.join(' ')),
      );
    groupe = [];
  };
  for (const mot of mots) {
    if (mot === 'et') {
      vider();
      morceaux.push('et');
    } else if (valeurDe([...groupe, mot]) === undefined) {
      vider();
      groupe = [mot];
    } else groupe.push(mot);
  }
  vider();
  return morceaux.join(' ');
}

/** Number words into digits: « trente-cinq mille » → « 35000 », « deux mille cent cinquante » → « 2150 ». */
export function chiffrerNombresEnLettres(texte: string): string {
  return texte
    .replace(/\bneuf(?= (?:ans|mois|enfants?|%|€|cv)\b)/g, '9')
    .replace(
      MULTIPLE,
      (_, nombre: string, mot: string) =>
        `${nombre}${mot.startsWith('mille') ? 'k' : mot.startsWith('milli') && !mot.startsWith('milliard') ? 'm€' : 'md€'}`,
    )
    .replace(SUITE, traduire)
    .replace(/\b(?:un|une) (?=(?:millions?|milliards?)\b)/g, '1 ')
    .replace(/\b(\d+) millions?(?: d')?/g, '$1m€ ');
}
