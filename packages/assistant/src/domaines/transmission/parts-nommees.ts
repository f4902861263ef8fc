import { CHACUN, CHACUN_DE, PARTS_DITES, VERS } from '@francis/lecture';
import type { Lien } from '@francis/fiscal/patrimoine';
import { decouper, lireListes, type PersonneNommee } from './personnes-nommees.ts';

/** What each of several people has, in the order of the words. */
export interface PartNommee {
  readonly lien: Lien;
  readonly montant: number;
}

/** An amount, or a part of a whole, and where it stands. */
interface Valeur {
  readonly montant: number | undefined;
  readonly part: number | undefined;
  readonly chacun: boolean;
  readonly debut: number;
  readonly fin: number;
}

const CENT = 100;
/** Between somebody and what they have. */
const ENTRE = new Set([
  ...VERS,
  ...CHACUN_DE,
  '€',
  '(',
  ')',
  ':',
  '=',
  ',',
  'et',
  '+',
  'seul',
  'recoit',
  'du',
  'capital',
  'germaine',
  'pacse',
  'pacsee',
  'meilleur',
  'la',
  'l',
  'autre',
  'une',
  'part',
]);
const ENTRE_MAX = 5;
const JOINTS = new Set(['et', '+', '&', 'puis']);

function valeurs(mots: readonly string[], montants: readonly number[]): Valeur[] {
  return mots.flatMap((mot, i): Valeur[] => {
    const taux = mots[i + 1] === '%' && mot !== '' && !Number.isNaN(Number(mot));
    const part = taux ? Number(mot) / CENT : PARTS_DITES[mot];
    const montant = part === undefined && mot !== '' && montants.includes(Number(mot)) ? Number(mot) : undefined;
    if (part === undefined && montant === undefined) return [];
    const fin = i + (taux || mots[i + 1] === '€' ? 1 : 0);
    return [
      {
        part,
        montant,
        chacun: CHACUN.has(mots[fin + 1] ?? '') || mots.slice(fin + 1, fin + 3).some((m) => CHACUN.has(m)),
        debut: i,
        fin,
      },
    ];
  });
}

type Sens = 'avant' | 'apres';

/** « 80 000 € de sa mère » comes from her; « 300 000 €, fille unique » is of nobody yet. */
const relie = (entre: readonly string[]): boolean =>
  entre.some((mot) => VERS.has(mot)) ||
  entre.some((mot) => JOINTS.has(mot)) ||
  entre.some((mot) => mot === 'chacun' || mot === 'chacune') ||
  !entre.some((mot) => mot === ',' || mot === 'de' || mot === 'des' || mot === 'd');

/** Those who stand beside a value, on one side of it, before the next one. */
function voisins(
  mots: readonly string[],
  personnes: readonly PersonneNommee[],
  v: Valeur,
  borne: number,
  sens: Sens,
): PersonneNommee[] {
  const siens = personnes.filter((p) =>
    sens === 'avant' ? p.debut > v.fin && p.fin < borne : p.fin < v.debut && p.debut > borne,
  );
  const ordre = sens === 'avant' ? siens : siens.toReversed();
  const gardes: PersonneNommee[] = [];
  let place = sens === 'avant' ? v.fin : v.debut;
  for (const p of ordre) {
    const entre = sens === 'avant' ? mots.slice(place + 1, p.debut) : mots.slice(p.fin + 1, place);
    // « (50 000 € chacun) » after them; an age or a word of their own ends the list.
    if (entre.length > ENTRE_MAX || !entre.every((mot) => ENTRE.has(mot)) || !relie(entre)) break;
    // « moi, son petit-fils », « une nièce (fille d’une sœur) »: who somebody is, not somebody more.
    if (gardes.length > 0 && !entre.some((mot) => JOINTS.has(mot))) break;
    gardes.push(p);
    place = sens === 'avant' ? p.fin : p.debut;
  }
  return gardes;
}

/**
 * « 60 % à ma sœur, 40 % à mon neveu », « maman 200 000, mon frère et moi 100 000 chacun »: every value has its people, and
 * together they make the whole; undefined otherwise.
 */
export function partsNommees(
  texte: string,
  montants: readonly number[],
  lienDe: (p: PersonneNommee) => Lien | undefined,
): readonly PartNommee[] | undefined {
  const mots = decouper(texte);
  const personnes = lireListes(mots).flat();
  const dites = valeurs(mots, montants);
  const fractions = dites.filter((v) => v.part !== undefined);
  const lus = fractions.length > 1 ? fractions : dites.filter((v) => v.montant !== undefined);
  if (lus.length < 2) return undefined;
  return (
    repartir(mots, personnes, lus, montants, lienDe, 'avant') ??
    repartir(mots, personnes, lus, montants, lienDe, 'apres')
  );
}

function repartir(
  mots: readonly string[],
  personnes: readonly PersonneNommee[],
  lus: readonly Valeur[],
  montants: readonly number[],
  lienDe: (p: PersonneNommee) => Lien | undefined,
  sens: Sens,
): readonly PartNommee[] | undefined {
  const enParts = lus.every((v) => v.part !== undefined);
  const distincts = [...new Set(montants)];
  const groupes = lus.map((v, i) => {
    const borne = sens === 'avant' ? (lus[i + 1]?.debut ?? mots.length) : (lus[i - 1]?.fin ?? -1);
    return { v, eux: voisins(mots, personnes, v, borne, sens) };
  });
  const avec = groupes.filter((g) => g.eux.length > 0);
  const seuls = groupes.filter((g) => g.eux.length === 0);
  if (avec.length < 2 || (enParts && (seuls.length > 0 || distincts.length !== 1))) return undefined;
  const total = enParts ? distincts[0] : undefined;
  const parts = avec.flatMap(({ v, eux }): (PartNommee | undefined)[] => {
    const n = eux.reduce((t, p) => t + (p.nombre ?? Number.NaN), 0);
    const dit = v.montant ?? (total ?? Number.NaN) * (v.part ?? Number.NaN);
    const montant = v.chacun || n === 1 ? dit : dit / n;
    return eux.flatMap((p) => {
      const lien = lienDe(p);
      return Array.from({ length: p.nombre ?? 1 }, () =>
        lien === undefined || Number.isNaN(montant) ? undefined : { lien, montant },
      );
    });
  });
  const connues = parts.filter((p) => p !== undefined);
  if (connues.length !== parts.length) return undefined;
  const somme = connues.reduce((t, p) => t + p.montant, 0);
  const attendu = total === undefined ? seuls.map((g) => g.v.montant ?? 0) : [total];
  return attendu.every((t) => Math.abs(t - somme) < 1) ? connues : undefined;
}
