/**
 * Stem of a French word already folded by `plier`: the steps of Snowball's French stemmer (snowballstem.org) with two
 * changes that hasty typing asks for. Accents are gone before it starts, so `declare` and `déclaré` meet; the plural falls
 * first, so `loyer` and `loyers`, `revenu` and `revenus` meet. It runs here and not in the database: the two engines do
 * not carry the same version of Snowball, and one index must serve both.
 */
export function raciner(mot: string): string {
  if (CHIFFRE.test(mot)) return mot;
  if (mot.length < 4) return IRREGULIERS.get(mot) ?? mot;
  const connue = CACHE.get(mot);
  if (connue !== undefined) return connue;
  const racine = calculer(mot);
  if (CACHE.size >= TAILLE_CACHE) CACHE.clear();
  CACHE.set(mot, racine);
  return racine;
}

/** Words repeat: ten million words of a corpus are some hundred thousand different ones. */
const TAILLE_CACHE = 200_000;
const CACHE = new Map<string, string>();
const CHIFFRE = /\d/;

/** Plurals and forms that no rule reaches. */
const IRREGULIERS = new Map([
  ['baux', 'bail'],
  ['epoux', 'epouse'],
  ['paie', 'paye'],
  ['paies', 'paye'],
  ['paiement', 'paye'],
  ['paiements', 'paye'],
  // A length of time or a rank is written either way.
  ...'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'
    .split(' ')
    .map((mot, i): [string, string] => [mot, String(i + 2)]),
  ['vingt', '20'],
  ['trente', '30'],
  ['cent', '100'],
]);

interface Regions {
  readonly rv: number;
  readonly r1: number;
  readonly r2: number;
}

function calculer(brut: string): string {
  const mot = retirerPluriel(marquer(IRREGULIERS.get(brut) ?? brut));
  const regions = regionsDe(mot);
  const suffixe = retirerSuffixe(mot, regions) ?? retirerFlexion(mot, regions);
  return (suffixe ?? retirerReste(mot, regions))
    .replace(/(enn|onn|ett|ell|eill)$/, (double) => double.slice(0, -1))
    .toLowerCase();
}

/** Capital letters are vowels that work as consonants. */
const marquer = (mot: string): string =>
  mot
    .replace(/(?<=[aeiouy])[ui](?=[aeiouy])/g, (voyelle) => voyelle.toUpperCase())
    .replace(/(?<=[aeiouUI])y|y(?=[aeiou])/g, 'Y')
    .replace(/(?<=q)u/g, 'U');

function retirerPluriel(mot: string): string {
  if (mot.endsWith('eaux')) return mot.slice(0, -1);
  if (mot.endsWith('aux') && mot.length > 4) return `${mot.slice(0, -2)}l`;
  if (mot.endsWith('eux') && mot.length <= 6) return mot.slice(0, -1);
  return /[^s]s$/.test(mot) ? mot.slice(0, -1) : mot;
}

const VOYELLE = /[aeiouy]/;

function regionsDe(mot: string): Regions {
  const r1 = apresConsonne(mot, 0);
  return { rv: debutRv(mot), r1, r2: apresConsonne(mot, r1) };
}

function apresConsonne(mot: string, debut: number): number {
  for (let i = debut + 1; i < mot.length; i += 1) {
    if (!VOYELLE.test(mot.charAt(i)) && VOYELLE.test(mot.charAt(i - 1))) return i + 1;
  }
  return mot.length;
}

function debutRv(mot: string): number {
  if (/^(?:par|col|tap|[aeiouy]{2})/.test(mot)) return Math.min(3, mot.length);
  for (let i = 1; i < mot.length; i += 1) if (VOYELLE.test(mot.charAt(i))) return i + 1;
  return mot.length;
}

interface Regle {
  readonly suffixe: string;
  readonly region: keyof Regions;
  /** What takes the suffix's place. */
  readonly par?: string;
  /** A second suffix that may stand before, in R2. */
  readonly puis?: RegExp;
  /** Letter wanted before the suffix. */
  readonly avant?: RegExp;
}

const DE = /(?:at)?iv$|iqU$|abl$|ic$|eus$/;
const en = (region: keyof Regions, suffixes: string, autres: Omit<Regle, 'suffixe' | 'region'> = {}): Regle[] =>
  suffixes.split(' ').map((suffixe) => ({ suffixe, region, ...autres }));

/** Longest first; the first that may fall decides. */
const longuesDabord = (regles: Regle[]): readonly Regle[] => regles.sort((a, b) => b.suffixe.length - a.suffixe.length);

const SUFFIXES = longuesDabord([
  ...en('r2', 'ance iqUe isme able ible iste eux'),
  ...en('r2', 'atrice ateur ation', { puis: /ic$/ }),
  ...en('r2', 'logie', { par: 'log' }),
  ...en('r2', 'ution usion', { par: 'u' }),
  ...en('r2', 'ence', { par: 'ent' }),
  ...en('r1', 'issement', { avant: /[^aeiouy]$/ }),
  ...en('rv', 'amment', { par: 'ant' }),
  ...en('rv', 'emment', { par: 'ent' }),
  ...en('rv', 'ement', { puis: DE }),
  ...en('rv', 'ment', { avant: /[aeiouy]$/ }),
  ...en('r2', 'ite', { puis: /abil$|ic$|iv$/ }),
  ...en('r2', 'if ive', { puis: /(?:ic)?at$/ }),
  ...en('r2', 'euse'),
]);

const FLEXIONS_I = longuesDabord(
  en(
    'rv',
    'ir ira irai iraient irait iront irez iriez irion iron it issant issante isse issent issez issiez issait issaient issai',
    { avant: /[^aeiouy]$/ },
  ),
);

const FLEXIONS = longuesDabord([
  ...en('rv', 'ee erent er era erai eraient erait erez eriez erion eron eront ez iez'),
  ...en('rv', 'a ai aient ait ant ante asse assent assiez assion', { puis: /e$/ }),
]);

function retirerSuffixe(mot: string, regions: Regions): string | undefined {
  return appliquer(mot, regions, SUFFIXES);
}

function retirerFlexion(mot: string, regions: Regions): string | undefined {
  return appliquer(mot, regions, FLEXIONS_I) ?? appliquer(mot, regions, FLEXIONS);
}

function appliquer(mot: string, regions: Regions, regles: readonly Regle[]): string | undefined {
  for (const { suffixe, region, par = '', puis, avant } of regles) {
    if (!mot.endsWith(suffixe)) continue;
    const debut = mot.length - suffixe.length;
    const base = mot.slice(0, debut);
    if (debut < regions[region] || (avant && !avant.test(base))) continue;
    const second = puis?.exec(base);
    const coupe = second && second.index >= (suffixe === 'ement' ? regions.r2 : regions.rv) ? second.index : debut;
    return base.slice(0, coupe) + par;
  }
  return undefined;
}

function retirerReste(mot: string, { rv, r2 }: Regions): string {
  if (/[st]ion$/.test(mot) && mot.length - 3 >= r2) return mot.slice(0, -3);
  if (/ier$|iere$/.test(mot) && mot.length - 3 >= rv) return mot.replace(/ier$|iere$/, 'i');
  if (mot.endsWith('ere') && mot.length - 3 >= rv) return mot.slice(0, -3);
  return mot.endsWith('e') && mot.length > rv ? mot.slice(0, -1) : mot;
}
