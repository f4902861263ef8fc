import type { Lien } from '@francis/fiscal/patrimoine';
import { decouper, type Famille, lireListes } from './personnes-nommees.ts';

/** An age told, and whose it is. */
interface AgeDit {
  readonly famille: Famille;
  readonly nom: string;
  readonly age: number;
}

interface Porteur {
  readonly famille: Famille;
  readonly nom: string;
  readonly place: number;
}

const PORTEE = 8;
const [AGE_MIN, AGE_MAX] = [1, 115];
const SOI = new Set(['je', 'j', 'moi', 'on', 'nous', "j'ai", "j'aurai"]);
const A = new Set(['ai', 'a', 'avons', 'suis', 'aurai', "j'ai"]);
/** What may stand between somebody and an age that « ans » does not follow. */
const COLLE = new Set(['(', 'a', 'et', ',', 'de', 'age', 'agee', 'moi']);
const PHRASES = new Set(['.', '?', '!', ';']);
/** A time, and no age. */
const DEPUIS = new Set(['depuis', 'pendant', 'y', 'dans', 'moins', 'plus', 'apres', 'avant', 'ses', 'tous']);

const entier = (mot: string | undefined): number | undefined => {
  const n = Number(mot);
  return mot !== undefined && mot !== '' && Number.isInteger(n) && n >= AGE_MIN && n <= AGE_MAX ? n : undefined;
};

/** Who gives, in the words of the trade. */
const DONATEURS = new Set(['donateur', 'donatrice', 'usufruitier', 'usufruitiere', 'us']);
const DONATEUR = 'donateur';
/** « d’avoir 72 ans », « j’aurai 61 »: the age of who speaks. */
const AURA = new Set(['avoir', 'aurai', 'aurais']);
/** « j’ai fêté mes 72 ans »: the age of who speaks. */
const MES = 'mes';
/** One person under two names. */
const MEMES: Readonly<Record<string, string>> = { papa: 'pere', maman: 'mere', mamy: 'mamie', papy: 'papi' };

/** Who is named or speaks, in the order of the words. */
function porteurs(mots: readonly string[]): Porteur[] {
  const nommes = lireListes(mots)
    .flat()
    .map((p): Porteur => ({ famille: p.famille, nom: MEMES[p.nom] ?? p.nom, place: p.fin }));
  const soi = mots.flatMap((mot, place): Porteur[] =>
    SOI.has(mot) && (mot === 'moi' || mot.startsWith("j'") || A.has(mots[place + 1] ?? ''))
      ? [{ famille: 'moi', nom: 'moi', place }]
      : [],
  );
  const donateurs = mots.flatMap((mot, place): Porteur[] =>
    DONATEURS.has(mot)
      ? [{ famille: 'moi', nom: DONATEUR, place }]
      : AURA.has(mot)
        ? [{ famille: 'moi', nom: 'moi', place }]
        : [],
  );
  const siens = mots.flatMap((mot, place): Porteur[] =>
    mot === MES && entier(mots[place + 1]) !== undefined && mots[place + 2] === 'ans'
      ? [{ famille: 'moi', nom: 'moi', place }]
      : [],
  );
  return [...donateurs, ...siens, ...nommes.filter((p) => p.famille !== 'moi'), ...soi].toSorted(
    (a, b) => a.place - b.place,
  );
}

/** The ages that a text tells, each with the person just before it: « maman 66 ans papa 71 », « on a 61 et 63 ans ». */
function lireAges(texte: string): AgeDit[] {
  const mots = decouper(texte);
  const eux = porteurs(mots);
  const lus: (AgeDit & { readonly place: number })[] = [];
  for (const [i, mot] of mots.entries()) {
    const age = entier(mot);
    if (age === undefined || mots[i + 1] === '%' || mots[i + 1] === '€') continue;
    const qui = eux.findLast((p) => p.place < i && p.place >= i - PORTEE);
    if (qui === undefined) continue;
    const entre = mots.slice(qui.place + 1, i);
    if (entre.some((m) => PHRASES.has(m))) continue;
    const ans = mots[i + 1] === 'ans';
    const couple = mots[i + 1] === 'et' && entier(mots[i + 2]) !== undefined && mots[i + 3] === 'ans';
    const nu = entre.every((m) => COLLE.has(m)) && FINS.has(mots[i + 1]) && age >= MAJEUR;
    const aura = AURA.has(mots[i - 1] ?? '') && age >= MAJEUR;
    if (!(ans || couple || nu || aura)) continue;
    if (entre.some((m) => DEPUIS.has(m)) && !entre.includes('fete')) continue;
    lus.push({ famille: qui.famille, nom: qui.nom, age, place: i });
  }
  // A number alone is an age only beside one that says so.
  const dits = mots.some((mot, i) => (mot === 'ans' || AURA.has(mot)) && lus.some((l) => Math.abs(l.place - i) === 1));
  return dits ? lus.map(({ famille, nom, age }) => ({ famille, nom, age })) : [];
}
const MAJEUR = 18;
const FINS = new Set<string | undefined>([')', ',', '.', ';', '?', undefined, 'et', 'me', 'nous']);

/** Who gives to whoever has this tie with them. */
const FAMILLES_DU_LIEN: Readonly<Partial<Record<Lien, readonly Famille[]>>> = {
  enfant: ['parent'],
  petit_enfant: ['grand_parent', 'parent'],
  arriere_petit_enfant: ['grand_parent'],
  neveu_niece: ['oncle'],
  frere_soeur: ['fratrie'],
  conjoint: ['epoux'],
  partenaire_pacs: ['epoux', 'pacs', 'union_libre'],
  parent: ['enfant'],
};
const AUTRES: readonly Famille[] = ['etranger', 'union_libre', 'allie', 'parent', 'oncle', 'cousin'];
const DE_SOI: ReadonlySet<Famille> = new Set(['moi', 'epoux', 'pacs']);

/** The ages of those who give, of each the one told last: one, or the two of a couple. */
export function agesDesDonateurs(phrases: readonly string[], lien: Lien, recu: boolean): readonly number[] {
  const eux = recu ? new Set(FAMILLES_DU_LIEN[lien] ?? AUTRES) : DE_SOI;
  const parPersonne = new Map<string, readonly number[]>();
  for (const phrase of phrases) {
    const siens = lireAges(phrase).filter(({ famille }) => eux.has(famille));
    for (const { nom } of siens)
      parPersonne.set(
        nom,
        siens.flatMap((autre) => (autre.nom === nom ? [autre.age] : [])),
      );
  }
  return [...parPersonne.values()].flat();
}

/** The ages of those who receive, and of nobody who gives. */
export const agesDesDonataires = (texte: string): readonly number[] =>
  lireAges(texte).flatMap((a) => (RECEVEURS.has(a.famille) ? [a.age] : []));
const RECEVEURS: ReadonlySet<Famille> = new Set(['enfant', 'petit_enfant', 'neveu']);
