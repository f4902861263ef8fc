import { describe, expect, test } from 'vitest';
import { creerAssistantEmbarque } from './assistant-embarque.ts';

const assistant = creerAssistantEmbarque();

type Tour = readonly [question: string, ...avant: readonly string[]];

async function lire([question, ...avant]: Tour) {
  const historique = avant.flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: 'D’accord.' },
  ]);
  for await (const e of assistant.repondre({ question, historique, juridiction: 'FR', aujourdhui: '2026-11-27' }))
    if (e.type === 'reponse') {
      const { statut, doutes, calculs, lecture } = e.reponse;
      const appels = (e.bilan?.appels ?? []).map(({ outil, entree }) =>
        outil === 'chercher_notes' ? { outil } : { outil, entree },
      );
      return { statut, doutes, figures: calculs.length, appels, mots: lecture.mentions.map((m) => m.mots) };
    }
  throw new Error('no answer');
}

const POLIMENT: readonly ((q: string) => string)[] = [
  (q) => `Bonjour, j’espère que vous allez bien. ${q} Merci d’avance pour votre aide.`,
  (q) => `Petite question ce soir. ${q}`,
  (q) => `${q} Merci beaucoup, bonne journée`,
  (q) => `bonsoir ${q} merci`,
];

const TOURS: readonly Tour[] = [
  ['Pacsés, un enfant : elle gagne 31 000 € net imposable, lui 27 400 €. Quel est notre impôt ?'],
  ['Je donne 45 000 € à ma nièce par don familial, j’ai 71 ans et elle 30. Quels droits ?'],
  ['Compte en Belgique jamais déclaré : l’amende par compte et par an, c’est combien ?'],
  ['À partir de quand un loueur en meublé devient-il professionnel ?'],
  [
    'Et si c’était classé ?',
    'Meublé de tourisme non classé, 17 400 € de recettes en 2025 au micro-BIC : base imposable ?',
  ],
  ['et si je prends les frais réels, 4 800 € ?', 'Célibataire, 31 000 € net imposable. Quel impôt ?'],
];

describe('La politesse ne change rien à ce qui est lu', () => {
  test.each(TOURS.map((tour) => ({ tour })))('$tour.0', async ({ tour }) => {
    const [question, ...avant] = tour;
    const nue = await lire(tour);
    for (const dire of POLIMENT) expect(await lire([dire(question), ...avant])).toEqual(nue);
    const polis = avant.map((t) => `Bonjour, ${t} Merci d’avance.`);
    expect(await lire([question, ...polis])).toEqual(nue);
  });
});
