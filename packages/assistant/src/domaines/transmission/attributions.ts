import { CHACUN, CHACUN_DE, DONNENT, PARTS_DITES, VERS } from '@francis/lecture';
import type { Lien } from '@francis/fiscal/patrimoine';
import type { QuestionLue } from '../question.ts';
import { LIEN_DE_SOI, lienAvecLui } from './partage-du-capital.ts';
import type { PartDite } from './parts-dites.ts';
import { decouper, lireListes, type PersonneNommee } from './personnes-nommees.ts';

/** Whoever receives together, and what was told of them. */
interface Groupe {
  readonly personnes: readonly PersonneNommee[];
  readonly montant: number | undefined;
  /** Of a whole that is told once. */
  readonly part: number | undefined;
  readonly chacun: boolean;
}

/** Who receives a gift, as the words that follow « à » name them. */
export interface Attributions {
  /** What each receives, when the words tell it of each. */
  readonly parts?: readonly PartDite[];
  /** They share one amount, or each have it. */
  readonly ensemble?: { readonly lien: Lien; readonly nombre: number; readonly chacun: boolean };
  /** Named together without what each has: ties that the law taxes apart. */
  readonly aPartager?: true;
}

const PHRASES = new Set(['.', '?', '!', ';']);
const LIES = new Set('et + , & ainsi que puis plus ou a au aux pour de d chacun chacune ( ) 2'.split(' '));
const SOI = new Set(['je', 'j', 'on', 'nous', 'moi']);
const JAMAIS: ReadonlySet<PersonneNommee['famille']> = new Set(['moi', 'oncle']);
const TIERS: ReadonlySet<PersonneNommee['famille']> = new Set(['parent', 'grand_parent', 'oncle', 'fratrie']);

/** Who receives what, in the turn that tells it last; undefined when nobody is named after « à ». */
export function lireAttributions(q: QuestionLue): Attributions | undefined {
  for (const [rang, phrase] of [...q.phrases.entries()].toReversed()) {
    const siens = q.phrases.length === 1 ? q.montants : rang === q.phrases.length - 1 ? q.derniers : [];
    const mots = decouper(phrase);
    const groupes = grouper(
      mots,
      siens.map((m) => m.montant),
    );
    const donneur = donneurNomme(mots, groupes[0]?.personnes[0]?.debut ?? 0);
    if (groupes.length > 0) return attribuer(groupes, donneur, phrase, q);
    // « et pour un petit-fils ? »: somebody else, told without a gift.
    if (lireListes(mots).length > 0) return undefined;
  }
  return undefined;
}

/** Those who stand after « à », in the order of the words, with what was told just before them. */
function grouper(mots: readonly string[], montants: readonly number[]): Groupe[] {
  const nommees = lireListes(mots)
    .flat()
    .flatMap((p, i, toutes) => deQui(mots, p, toutes[i + 1]) ?? []);
  const personnes = [...nommees, ...sansNom(mots, nommees)].toSorted((a, b) => a.debut - b.debut);
  const groupes: (Groupe & { fin: number })[] = [];
  for (const p of personnes) {
    const dernier = groupes.at(-1);
    const entre = mots.slice((dernier?.fin ?? -1) + 1, p.debut);
    if (
      dernier !== undefined &&
      !JAMAIS.has(p.famille) &&
      entre.length <= LIAISON &&
      entre.every((mot) => LIES.has(mot)) &&
      (entre.some((mot) => JOINTS.has(mot)) || (entre.includes(',') && p.famille !== 'epoux'))
    ) {
      groupes.splice(-1, 1, { ...dernier, personnes: [...dernier.personnes, p], fin: p.fin });
      continue;
    }
    if (JAMAIS.has(p.famille) || !apresVers(mots, p)) continue;
    const dit = ditAvant(mots, (dernier?.fin ?? -1) + 1, p.debut, montants);
    if (!apresUnDon(mots, p) && !dit.colle) continue;
    groupes.push({ personnes: [p], ...dit, fin: p.fin });
  }
  return groupes;
}

/** « à chacun des trois »: those who were named before. */
function sansNom(mots: readonly string[], nommees: readonly PersonneNommee[]): PersonneNommee[] {
  return mots.flatMap((mot, i): PersonneNommee[] => {
    const nombre = Number(mots[i + 2]);
    if ((mot !== 'chacun' && mot !== 'chacune') || mots[i + 1] !== 'des' || !(nombre > 1)) return [];
    const eux = nommees.findLast((p) => p.fin < i && !JAMAIS.has(p.famille));
    if (eux === undefined || nommees.some((p) => p.debut <= i + 2 && p.fin >= i + 2)) return [];
    return [{ ...eux, nombre, taux: undefined, debut: i + 2, fin: i + 2 }];
  });
}
const LIAISON = 4;
const JOINTS = new Set(['et', '+', '&', 'ainsi', 'puis', 'plus', 'ou']);

/** « la fille de ma sœur » is a niece, « les enfants de mon fils » grandchildren; whoever they are of is not named. */
function deQui(
  mots: readonly string[],
  p: PersonneNommee,
  suivante: PersonneNommee | undefined,
): PersonneNommee | undefined {
  if (suivante === undefined || suivante.debut !== p.fin + 2 || !DE_QUI.has(mots[p.fin + 1] ?? '')) return p;
  const famille = p.famille === 'enfant' ? ENFANT_DE[suivante.famille] : undefined;
  return famille && { ...p, famille, fin: suivante.fin };
}
const DE_QUI = new Set(['de', 'd', 'du']);
const ENFANT_DE: Readonly<Partial<Record<PersonneNommee['famille'], PersonneNommee['famille']>>> = {
  fratrie: 'neveu',
  enfant: 'petit_enfant',
  epoux: 'allie',
  neveu: 'cousin',
};

function apresVers(mots: readonly string[], p: PersonneNommee): boolean {
  let i = p.debut - 1;
  while (CHACUN_DE.has(mots[i] ?? '')) i -= 1;
  return VERS.has(mots[i] ?? '');
}

/** A verb of giving stands before them, in their sentence. */
function apresUnDon(mots: readonly string[], p: PersonneNommee): boolean {
  const debut = mots.slice(0, p.debut).findLastIndex((mot) => PHRASES.has(mot)) + 1;
  return mots.slice(debut, p.debut).some((mot) => DONNENT.has(mot));
}

function ditAvant(
  mots: readonly string[],
  de: number,
  a: number,
  montants: readonly number[],
): Pick<Groupe, 'montant' | 'part' | 'chacun'> & { readonly colle: boolean } {
  const phrase = Math.max(de, mots.slice(0, a).findLastIndex((mot) => PHRASES.has(mot)) + 1);
  const avant = mots.slice(phrase, a);
  const rang = avant.findLastIndex((mot) => montants.includes(Number(mot)) && mot !== '');
  const fraction = avant.findLastIndex((mot, i) => PARTS_DITES[mot] !== undefined && !DE.has(avant[i + 1] ?? ''));
  const taux = avant.findLastIndex((mot) => mot === '%');
  const chacun = avant.slice(Math.max(0, rang)).some((mot) => CHACUN.has(mot));
  if (fraction > rang && fraction > taux)
    return { montant: undefined, part: PARTS_DITES[avant[fraction] ?? ''], chacun, colle: false };
  if (taux > rang) return { montant: undefined, part: Number(avant[taux - 1]) / CENT, chacun, colle: false };
  const colle = rang >= 0 && avant.slice(rang + 1).every((mot) => COLLES.has(mot));
  return { montant: rang < 0 ? undefined : Number(avant[rang]), part: undefined, chacun, colle };
}
/** Between an amount and whoever has it, when nothing else is said. */
const COLLES = new Set([...VERS, ...CHACUN_DE, '€', 'pp', 'np']);
const DE = new Set(['de', 'd', 'du', 'en']);
const CENT = 100;

/** « ma mère donne à ma fille »: somebody else than the speaker gives. */
function donneurNomme(mots: readonly string[], avant: number): string | undefined {
  const verbe = mots.slice(0, avant).findLastIndex((mot) => DONNENT.has(mot));
  const debut = mots.slice(0, Math.max(0, verbe)).findLastIndex((mot) => PHRASES.has(mot)) + 1;
  const qui = lireListes(mots)
    .flat()
    .findLast((p) => p.fin < verbe && p.fin >= debut && TIERS.has(p.famille) && !VERS.has(mots[p.debut - 1] ?? ''));
  if (qui === undefined || mots.slice(qui.fin, verbe).some((mot) => SOI.has(mot)) || A_LUI.has(qui.de ?? ''))
    return undefined;
  return mots.slice(debut, verbe).some((mot) => SOI.has(mot) && mot !== 'nous') ? undefined : qui.nom;
}
const A_LUI = new Set(['son', 'sa', 'ses', 'leur', 'leurs']);

function attribuer(
  groupes: readonly Groupe[],
  donneur: string | undefined,
  texte: string,
  q: QuestionLue,
): Attributions | undefined {
  const lienDe = (p: PersonneNommee): Lien | undefined =>
    donneur === undefined
      ? p.famille === 'union_libre'
        ? lienAvecLui(p, undefined, texte)
        : LIEN_DE_SOI[p.famille]
      : lienAvecLui(p, donneur, texte);
  const total = q.montants.length === 1 ? q.montants[0]?.montant : undefined;
  const dites = groupes.filter((g) => g.montant !== undefined || g.part !== undefined);
  if (dites.length > 1) {
    const parts = dites.flatMap((g): (PartDite | undefined)[] => {
      const recu = g.montant ?? (total === undefined || g.part === undefined ? undefined : total * g.part);
      const tetes = g.personnes.map((p) => ({ lien: lienDe(p), nombre: p.nombre }));
      const n = tetes.reduce((t, x) => t + (x.nombre ?? Number.NaN), 0);
      if (recu === undefined || Number.isNaN(n)) return [undefined];
      return tetes.flatMap(({ lien, nombre = 1 }) =>
        Array.from({ length: nombre }, () =>
          lien === undefined ? undefined : { lien, montant: g.chacun ? recu : recu / n },
        ),
      );
    });
    const connues = parts.filter((p) => p !== undefined);
    const somme = connues.reduce((t, p) => t + p.montant, 0);
    const dits = new Set(dites.map((g) => g.montant));
    // Every amount is of somebody, or is their total.
    const complet = q.montants.every((m) => dits.has(m.montant) || Math.abs(m.montant - somme) < 1);
    return connues.length === parts.length && complet ? { parts: connues } : undefined;
  }
  const groupe = dites[0] ?? groupes.at(-1);
  if (groupe === undefined || groupe.part !== undefined) return undefined;
  const liens = new Set(groupe.personnes.map(lienDe));
  const [lien] = liens;
  const nombre = groupe.personnes.reduce((t, p) => t + (p.nombre ?? Number.NaN), 0);
  if (liens.size > 1) return { aPartager: true };
  return lien === undefined || Number.isNaN(nombre) ? undefined : { ensemble: { lien, nombre, chacun: groupe.chacun } };
}
