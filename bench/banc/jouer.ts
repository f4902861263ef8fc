/**
 * Asks the bench's questions to the assistant in this process and prints its score:
 * `npx tsx bench/banc/jouer.ts [stratum|id] [--modele bon|hostile]`. With `--modele`, a stub of a hosted model is plugged
 * in: one that follows the tools, or one that states a wrong figure on every question.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ReponseAssistant } from '@francis/assistant';
import { creerAssistantEmbarque } from '@francis/assistant';
import { fausseSurTout } from '../../packages/assistant/src/modeles-heberges/essais/conduites.ts';
import { bonne } from '../../packages/assistant/src/modeles-heberges/essais/lecteur.ts';
import { brancherConduite } from '../../packages/assistant/src/modeles-heberges/essais/modele-conduit.ts';
import { type CasBanc, noter } from './noter.mjs';

const AUJOURDHUI = '2026-11-20';
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
const lire = (nom: string) => JSON.parse(readFileSync(new URL(nom, import.meta.url), 'utf8')) as CasBanc[];
const cas = [...lire('public.json'), ...lire('francis.json'), ...lire('aveugle.json')];
const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { modele: { type: 'string' } } });
const [filtre] = positionals;
const voulus = cas.filter((c) => filtre === undefined || c.strate === filtre || c.id === filtre);
const CONDUITES = new Map([
  ['bon', bonne],
  ['hostile', fausseSurTout],
]);
const conduite = CONDUITES.get(options.modele ?? '');
const assistant = conduite ? brancherConduite(conduite) : creerAssistantEmbarque();

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
