/**
 * Proves the questions of `francis.json` against the scorer, without asking anyone: every witness answer is accepted,
 * every wrong one is refused for what it says and not for a missing source, and neither the question copied, nor what
 * was said before it, nor an avowal of ignorance passes. `npx tsx bench/banc/verifier.ts`; the exit code is 1 when a check fails.
 */
import { readFileSync } from 'node:fs';
import { type CasBanc, noter } from './noter.mjs';

interface Temoins {
  readonly bonne: string;
  /** The same right answer in other words. */
  readonly autres?: readonly string[];
  readonly fausses: readonly string[];
}

function lire(nom: string): unknown {
  return JSON.parse(readFileSync(new URL(nom, import.meta.url), 'utf8'));
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixtures.
const cas = lire('francis.json') as CasBanc[];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixtures.
const temoins = lire('francis-temoins.json') as Record<string, Temoins>;
const anomalies: string[] = [];
let controles = 0;

function exiger(vrai: boolean, quoi: string): void {
  controles += 1;
  if (!vrai) anomalies.push(quoi);
}

for (const c of cas) {
  const t = temoins[c.id];
  exiger(t !== undefined && t.fausses.length > 0, `${c.id} : témoins absents`);
  if (t === undefined) continue;
  for (const answer of [t.bonne, ...(t.autres ?? [])]) {
    const { raisons } = noter(c, { answer });
    exiger(raisons.length === 0, `${c.id} : bonne réponse refusée (${raisons.join(' ; ')}) « ${answer} »`);
  }
  for (const answer of t.fausses) {
    const { raisons } = noter(c, { answer });
    const surLeFond = raisons.filter((r) => !r.startsWith('source absente'));
    exiger(surLeFond.length > 0, `${c.id} : mauvaise réponse acceptée « ${answer} »`);
  }
  const dejaDit = (c.historique ?? []).map((tour) => tour.content);
  for (const answer of ['Je ne sais pas.', ' ', c.question, ...dejaDit]) {
    exiger(!noter(c, { answer }).reussi, `${c.id} : réponse sans contenu acceptée « ${answer} »`);
  }
}
exiger(new Set(cas.map((c) => c.id)).size === cas.length, 'identifiants en double');
exiger(Object.keys(temoins).length === cas.length, 'témoins sans question');

for (const a of anomalies) console.log(`- ${a}`);
console.log(`${cas.length} questions, ${controles} contrôles, ${anomalies.length} anomalies`);
process.exitCode = anomalies.length === 0 ? 0 : 1;
