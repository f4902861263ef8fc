import { motsDits, NIENT, SANS_RIEN } from '@francis/lecture';
import { type QuestionLue, sansPassages } from '../question.ts';
import { FAMILLE_DE } from './personnes-nommees.ts';

/** A word and where it stands. */
interface Mot {
  readonly nu: string;
  readonly debut: number;
  readonly fin: number;
}

const SIGNES = new Set(['(', ')', ',', ';', '.', ':', '?', '!']);
const sansSigne = (mot: string): string => {
  let nu = '';
  for (const c of mot) if (!SIGNES.has(c)) nu += c;
  return nu;
};

/** The words of a text with their places; signs are left on neither side. */
export function situerLesMots(texte: string): Mot[] {
  let place = 0;
  return texte.split(' ').flatMap((mot): Mot[] => {
    const nu = sansSigne(mot);
    const debut = place + Math.max(0, mot.indexOf(nu));
    place += mot.length + 1;
    return nu === '' ? [] : [{ nu, debut, fin: debut + nu.length }];
  });
}

const DETERMINANTS = new Set(
  'mon ma mes notre nos son sa ses leur leurs le la les un une des deux trois quatre 1 2 3 4 5 6 autres autre grand grande'.split(
    ' ',
  ),
);
const nomDe = (mot: string): string => (mot.startsWith("d'") || mot.startsWith("l'") ? mot.slice(2) : mot);
const estQuelquUn = (mot: string): boolean => FAMILLE_DE.has(nomDe(mot));
const FINS = ['.', '?', '!', ';'];

/** « ni frère ni sœur », « sans enfant », « pas de conjoint survivant », « plus de parents »: nobody inherits under those words. */
function nies(mots: readonly Mot[]): (readonly [number, number])[] {
  return mots.flatMap((mot, i): (readonly [number, number])[] => {
    const [un, deux] = [mots[i + 1], mots[i + 2]];
    const pasDe = PAS.has(mot.nu) && (un?.nu === 'de' || un?.nu.startsWith("d'") === true);
    if (!NIENT.has(mot.nu) && !pasDe) return [];
    const suite =
      pasDe && un?.nu === 'de' ? [deux] : [un, ...(un !== undefined && DETERMINANTS.has(un.nu) ? [deux] : [])];
    const nomme = suite.find((m) => m !== undefined && estQuelquUn(m.nu));
    // « sans enfant » is read as such.
    const enfant = mot.nu !== 'ni' && nomme !== undefined && FAMILLE_DE.get(nomDe(nomme.nu)) === 'enfant';
    return nomme === undefined || enfant ? [] : [[mot.debut, nomme.fin]];
  });
}
const PAS = new Set(['pas', 'plus', 'jamais']);

/** « j’ai trois sœurs qui ont rien », « deux sœurs qui prennent le reste, environ 400 000 »: told, and no heir of what is asked. */
function sansRien(texte: string, mots: readonly Mot[]): (readonly [number, number])[] {
  return SANS_RIEN.flatMap((dits): (readonly [number, number])[] => {
    const place = texte.indexOf(dits);
    if (place < 0) return [];
    const avant = mots.filter((m) => m.fin <= place);
    const rang = avant.findLastIndex((m) => estQuelquUn(m.nu));
    const qui = avant[rang];
    if (
      qui === undefined ||
      avant.length - rang > PORTEE ||
      FINS.some((fin) => texte.slice(qui.fin, place).includes(fin))
    )
      return [];
    const debut = DETERMINANTS.has(avant[rang - 1]?.nu ?? '') ? (avant[rang - 1]?.debut ?? qui.debut) : qui.debut;
    const suite = texte.slice(place + dits.length);
    const fins = FINS.map((fin) => suite.indexOf(fin)).filter((i) => i >= 0);
    // What the rest is worth is theirs too.
    const aussi = dits.includes('le reste') ? Math.min(suite.length, ...fins) : 0;
    return [[debut, place + dits.length + aussi]];
  });
}
const PORTEE = 5;

const MEME = new Set(['lui-meme', 'elle-meme', 'eux-memes', 'elles-memes']);
/** « Antoine, qui a lui-même trois enfants »: they inherit from him, not from whoever died. */
function enfantsDesHeritiers(mots: readonly Mot[]): (readonly [number, number])[] {
  return mots.flatMap((mot, i): (readonly [number, number])[] => {
    if (!MEME.has(mot.nu)) return [];
    const suite = mots.slice(i + 1, i + 1 + PORTEE);
    const fin = suite.find(
      (m) => FAMILLE_DE.get(nomDe(m.nu)) === 'enfant' || FAMILLE_DE.get(nomDe(m.nu)) === 'petit_enfant',
    );
    return fin === undefined ? [] : [[mot.debut, fin.fin]];
  });
}

const RENONCENT = motsDits(
  'conjoint renonce|conjointe renonce|ma mere renonce|mon pere renonce|maman renonce|papa renonce|veuve renonce|epouse renonce',
);
const CONJOINTS = new Set(['conjoint', 'conjointe', 'survivant', 'survivante', 'maman', 'papa', 'veuve', 'epouse']);
/** The spouse who gives everything up leaves it to the children: nobody is left of the words that name them. */
function renonciation(texte: string, mots: readonly Mot[]): (readonly [number, number])[] {
  if (!RENONCENT.test(texte)) return [];
  return mots.flatMap((mot): (readonly [number, number])[] =>
    CONJOINTS.has(mot.nu) || mot.nu.startsWith('renonc') ? [[mot.debut, mot.fin]] : [],
  );
}

/** Where those are named who inherit nothing of what is asked. */
export function passagesSansHeritier(texte: string): readonly (readonly [number, number])[] {
  const mots = situerLesMots(texte);
  return [...nies(mots), ...sansRien(texte, mots), ...enfantsDesHeritiers(mots), ...renonciation(texte, mots)];
}

/** The question without those who inherit nothing of what is asked. */
export const sansCeuxQuiNHeritentPas = (q: QuestionLue): QuestionLue => sansPassages(q, passagesSansHeritier(q.texte));
