/** Asks the bench's questions to the assistant in this process and prints its score: `npx tsx bench/banc/jouer.ts [stratum|id]`. */
import { readFileSync } from 'node:fs';
import type { ReponseAssistant } from '@francis/assistant';
import { creerAssistant, creerModeleEmbarque } from '@francis/assistant';
import { type CasBanc, noter } from './noter.mjs';

const AUJOURDHUI = '2026-11-20';
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
const cas = JSON.parse(readFileSync(new URL('public.json', import.meta.url), 'utf8')) as CasBanc[];
const filtre = process.argv[2];
const voulus = cas.filter((c) => filtre === undefined || c.strate === filtre || c.id === filtre);
const assistant = creerAssistant({ modele: creerModeleEmbarque() });

async function demander(c: CasBanc): Promise<ReponseAssistant> {
  const flux = assistant.repondre({
    question: c.question,
    historique: c.historique ?? [],
    juridiction: c.jurisdiction,
    aujourdhui: AUJOURDHUI,
    ...(c.profil ? { profilContexte: c.profil } : {}),
  });
  for await (const evenement of flux) if (evenement.type === 'reponse') return evenement.reponse;
  throw new Error('no answer');
}

const strates = new Map<string, { reussis: number; total: number }>();
const temps: number[] = [];
for (const c of voulus) {
  const debut = performance.now();
  const reponse = await demander(c);
  temps.push(performance.now() - debut);
  const { reussi, raisons } = noter(c, reponse);
  const s = strates.get(c.strate) ?? { reussis: 0, total: 0 };
  strates.set(c.strate, { reussis: s.reussis + (reussi ? 1 : 0), total: s.total + 1 });
  if (!reussi || filtre === c.id)
    console.log(`${reussi ? 'ok' : 'échec'} ${c.id} [${reponse.statut}] ${raisons.join(' ; ')}`);
  if (filtre === c.id)
    console.log(
      `${c.question}\n\n${reponse.answer}\n\n${reponse.sources.join('\n')}\n${reponse.notes.map((n) => `${n.id} ${n.genre} ${n.titre} : ${n.texte}`).join('\n')}`,
    );
}
for (const [nom, { reussis, total }] of strates) console.log(`${nom.padEnd(18)} ${reussis} / ${total}`);
const tri = temps.slice(1).sort((a, b) => a - b);
if (tri.length > 2)
  console.log(
    `médiane ${tri[Math.floor(tri.length / 2)]?.toFixed(1)} ms, p95 ${tri[Math.floor(tri.length * 0.95)]?.toFixed(1)} ms, première ${temps[0]?.toFixed(1)} ms`,
  );
