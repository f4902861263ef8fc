/** What a right answer to a question of the bench says, in words that a reader of the page of accuracy can check. */
import { readFileSync } from 'node:fs';
import type { QuestionLueAlaMain } from './juger.ts';
import type { CasBanc } from './noter.mjs';

interface Attendu {
  readonly type?: string;
  readonly montants?: readonly { readonly libelle: string; readonly valeur: number }[];
}

const nombre = (n: number): string => n.toLocaleString('fr-FR', { maximumFractionDigits: 2 });

const lire = (nom: string): unknown => JSON.parse(readFileSync(new URL(nom, import.meta.url), 'utf8'));

/** The right answers written by hand: beside the questions of the project, and to those of law that others wrote. */
function lireEcrites(): ReadonlyMap<string, string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixtures.
  const temoins = lire('francis-temoins.json') as Record<string, { bonne: string }>;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixtures.
  const justes = lire('reponses-justes.json') as Record<string, string>;
  return new Map([
    ...Object.entries(temoins).map(([id, { bonne }]) => [id, bonne] as const),
    ...Object.entries(justes),
  ]);
}
const ECRITES = lireEcrites();

/** From its amounts, else as it was written by hand, else by the text of law that settles it. */
export function reponseJuste({ id, attendu, source_de_verite }: CasBanc): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of our own fixtures.
  const { type, montants = [] } = attendu as Attendu;
  if (montants.length > 0) return montants.map(({ libelle, valeur }) => `${libelle} : ${nombre(valeur)}`).join(' ; ');
  const ecrite = ECRITES.get(id);
  if (ecrite !== undefined) return ecrite;
  if (type === 'clarification') return 'Demander la donnée qui manque, sans donner de chiffre.';
  if (type === 'refus') return 'Refuser, et dire pourquoi.';
  return source_de_verite;
}

/** What the scorer found missing, without its patterns. */
export function direManques(raisons: readonly string[]): string {
  const phrases = raisons.map((raison) => {
    if (raison.startsWith('source absente')) return 'L’article de loi attendu n’est pas cité.';
    if (raison.startsWith('absent :')) return 'Un point attendu n’est pas dit.';
    if (raison.startsWith('interdit :'))
      return `Ce qui ne devait pas être dit l’est${raison.slice('interdit'.length)}.`;
    return `${raison}.`;
  });
  return [...new Set(phrases)].join(' ');
}

/** The same for a question read by hand. */
export function cleJuste({ statut, cle }: Pick<QuestionLueAlaMain, 'statut' | 'cle'>): string {
  if (statut === 'refus') return 'Refuser, et dire pourquoi.';
  if (statut === 'clarification') return 'Demander la donnée qui manque, sans donner de chiffre.';
  return cle
    .map(
      ({ libelle, valeur, unite }) => `${libelle} : ${typeof valeur === 'number' ? nombre(valeur) : valeur} ${unite}`,
    )
    .join(' ; ')
    .trim();
}
