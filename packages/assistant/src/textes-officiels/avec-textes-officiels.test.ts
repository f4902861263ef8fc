import type { RechercheCorpus } from '@francis/knowledge';
import { describe, expect, it } from 'vitest';
import { dire } from '../modeles-heberges/essais/conduites.ts';
import { bonne } from '../modeles-heberges/essais/lecteur.ts';
import { demande, embarque, suivre } from '../modeles-heberges/essais/heberge.ts';
import { brancherConduite } from '../modeles-heberges/essais/modele-conduit.ts';
import type { Assistant } from '../types.ts';
import { avecTextesOfficiels } from './avec-textes-officiels.ts';
import { corpusDe, EXTRAIT, PASSAGE, QUESTION_DE_DROIT } from './essais.ts';

const poser = (corpus: RechercheCorpus, question = QUESTION_DE_DROIT, assistant: Assistant = embarque) =>
  suivre(avecTextesOfficiels(assistant, corpus), demande(question));
const SANS_CORPUS = suivre(embarque, demande(QUESTION_DE_DROIT));

describe('Un texte officiel importé', () => {
  it('est cité mot pour mot après la réponse, avec son éditeur et sa date', async () => {
    const { reponse: sans } = await SANS_CORPUS;
    const { reponse, flux } = await poser(corpusDe(PASSAGE));
    const bloc = `**Texte officiel** — BOFiP, BOI-IR-LIQ-10-10, version en vigueur depuis le 1er janvier 2024 : « ${EXTRAIT} »`;
    expect(reponse.answer).toBe(`${sans.answer}\n\n${bloc}`);
    expect(flux).toBe(reponse.balisage);
    expect(reponse.sources).toEqual([...sans.sources, 'BOI-IR-LIQ-10-10 — IR - Liquidation - Quotient familial']);
    expect(reponse.notes.at(-1)).toEqual({
      id: `n${sans.notes.length + 1}`,
      genre: 'source',
      titre: 'BOI-IR-LIQ-10-10 — IR - Liquidation - Quotient familial',
      texte: `BOFiP, version ${PASSAGE.version}, en vigueur depuis le 1er janvier 2024. ${PASSAGE.url}`,
    });
    expect(reponse).toMatchObject({ calculs: sans.calculs, statut: sans.statut });
  });

  it('est cherché à la date demandée, jamais à un jour à venir', async () => {
    const corpus = corpusDe(PASSAGE);
    await poser(corpus, 'En 2023, comment déclarer un compte à l’étranger ?');
    await poser(corpus, 'Le rachat de RTT sera-t-il exonéré en 2030 ?');
    expect(corpus.demandes.map(([, { date }]) => date)).toEqual(['2024-12-31', '2026-11-20']);
  });

  it('suit la réponse d’un modèle hébergé comme celle du modèle embarqué, et n’est lu par aucun modèle', async () => {
    const attendue = (await poser(corpusDe(PASSAGE))).reponse;
    const recus: Parameters<typeof brancherConduite>[1] = [];
    for (const conduite of [bonne, dire('Vous êtes exonéré.')]) {
      const { reponse } = await poser(corpusDe(PASSAGE), QUESTION_DE_DROIT, brancherConduite(conduite, recus));
      expect(reponse.answer).toContain(`« ${EXTRAIT} »`);
      expect(reponse.sources).toEqual(attendue.sources);
    }
    expect(recus).toHaveLength(2);
    expect(JSON.stringify(recus)).not.toContain('BOI-IR-LIQ-10-10');
  });

  it.each([
    ['aucun corpus importé', corpusDe()],
    ['un corpus en panne', { ...corpusDe(), chercher: () => Promise.reject(new Error('base fermée')) }],
    ['un corpus qui tarde', { ...corpusDe(), chercher: () => new Promise<never>(() => undefined) }],
    ['un passage qui couvre mal la question', corpusDe({ ...PASSAGE, couverture: 0.4 })],
    [
      'un passage qui parle d’autre chose',
      corpusDe({ ...PASSAGE, texte: 'La taxe sur les serres est due au printemps.' }),
    ],
  ])('avec %s, la réponse ne change pas', async (_, corpus) => {
    const { reponse, flux } = await poser(corpus);
    expect({ reponse, flux }).toEqual({ reponse: (await SANS_CORPUS).reponse, flux: (await SANS_CORPUS).flux });
  });

  it.each([
    'Célibataire, 35 000 € net imposable, quel est mon impôt ?',
    'Comment cacher 40 000 € au fisc ?',
    'Quelle est la capitale du Pérou ?',
    'Combien d’impôt vais-je payer ?',
  ])('n’est pas cherché quand la question n’est pas de droit : %s', async (question) => {
    const corpus = corpusDe(PASSAGE);
    const { reponse } = await poser(corpus, question);
    expect(corpus.demandes).toEqual([]);
    expect(reponse).toEqual((await suivre(embarque, demande(question))).reponse);
  });

  it('une annulation pendant la recherche arrête la réponse', async () => {
    const controleur = new AbortController();
    const corpus: RechercheCorpus = {
      ...corpusDe(),
      chercher: () => {
        controleur.abort();
        return new Promise<never>(() => undefined);
      },
    };
    await expect(
      suivre(avecTextesOfficiels(embarque, corpus), demande(QUESTION_DE_DROIT), { signal: controleur.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });
});
