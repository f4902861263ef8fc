/**
 * A corpus with the word frequencies of a natural language (Zipf's law, exponent 1) over invented words: nothing is copied
 * from anybody's text. Deterministic: the same seed gives the same passages and questions.
 */
export interface CorpusSynthetique {
  readonly passages: number;
  texte(): string;
  titre(): string;
  /** A whole question of 8 to 20 words; half of its content comes from one passage, as a real one's does. */
  question(): string;
}

const ATTAQUES = 'b c d f g l m n p r s t v br cl cr dr fl gr pl pr tr ch'.split(' ');
const VOYELLES = 'a e i o u ou on an eu oi'.split(' ');
const FINALES = 'teur tion ment age esse ique eur al ard et ille if eux ance isme ure'.split(' ');
const OUTILS =
  'le la les de du des un une et à en dans pour par sur que qui ne pas est sont avec ce cette il elle au aux'.split(
    ' ',
  );
const PART_OUTILS = 0.45;
const MOTS_PAR_PASSAGE = [80, 240] as const;

/** @param nombreDeMots size of the vocabulary, before stemming. */
export function creerCorpus(passages: number, { nombreDeMots = 90_000, graine = 20_261_121 } = {}): CorpusSynthetique {
  const hasard = creerHasard(graine);
  const vocabulaire = inventerMots(nombreDeMots, hasard);
  const cumul = cumulZipf(nombreDeMots);
  const motZipf = (): string => vocabulaire[rechercher(cumul, hasard() * (cumul.at(-1) ?? 1))] ?? '';
  const outil = (): string => OUTILS[Math.floor(hasard() * OUTILS.length)] ?? 'le';
  const entre = (min: number, max: number): number => min + Math.floor(hasard() * (max - min + 1));
  let derniers: string[] = [];
  return {
    passages,
    titre: () => Array.from({ length: entre(3, 8) }, motZipf).join(' '),
    texte: () => {
      const mots = Array.from({ length: entre(...MOTS_PAR_PASSAGE) }, () =>
        hasard() < PART_OUTILS ? outil() : motZipf(),
      );
      derniers = mots.filter((mot) => !OUTILS.includes(mot));
      return `${mots.join(' ')}.`;
    },
    question: () => {
      const mots = Array.from({ length: entre(8, 20) }, () => {
        if (hasard() < PART_OUTILS) return outil();
        return hasard() < 0.5 ? (derniers[Math.floor(hasard() * derniers.length)] ?? motZipf()) : motZipf();
      });
      const fautif = entre(0, mots.length - 1);
      // One question in five holds a typing fault.
      if (hasard() < 0.2) mots[fautif] = doubler(mots[fautif] ?? '', hasard);
      return `${mots.join(' ')} ?`;
    },
  };
}

const doubler = (mot: string, hasard: () => number): string => {
  const i = 1 + Math.floor(hasard() * Math.max(1, mot.length - 1));
  return mot.slice(0, i) + mot.charAt(i - 1) + mot.slice(i);
};

function inventerMots(nombre: number, hasard: () => number): string[] {
  const tirer = (liste: readonly string[]): string => liste[Math.floor(hasard() * liste.length)] ?? '';
  const mots = new Set<string>();
  while (mots.size < nombre) {
    const syllabes = 1 + Math.floor(hasard() * 3);
    let mot = '';
    for (let i = 0; i < syllabes; i += 1) mot += tirer(ATTAQUES) + tirer(VOYELLES);
    mots.add(mot + tirer(ATTAQUES) + tirer(VOYELLES) + (hasard() < 0.6 ? tirer(FINALES) : 'r'));
  }
  return [...mots];
}

/** Running sum of 1/rank. */
function cumulZipf(nombre: number): Float64Array {
  const cumul = new Float64Array(nombre);
  let somme = 0;
  for (let i = 0; i < nombre; i += 1) {
    somme += 1 / (i + 1);
    cumul[i] = somme;
  }
  return cumul;
}

function rechercher(cumul: Float64Array, valeur: number): number {
  let bas = 0;
  let haut = cumul.length - 1;
  while (bas < haut) {
    const milieu = (bas + haut) >> 1;
    if ((cumul[milieu] ?? 0) < valeur) bas = milieu + 1;
    else haut = milieu;
  }
  return bas;
}

/** mulberry32: small, seeded, good enough to draw words. */
function creerHasard(graine: number): () => number {
  let etat = graine >>> 0;
  return () => {
    etat = (etat + 0x6d_2b_79_f5) >>> 0;
    let t = Math.imul(etat ^ (etat >>> 15), etat | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
