import { creerAssistant, type ReponseAssistant } from '@francis/assistant';
import { CATALOGUE, trouverNote } from '@francis/knowledge';
import { describe, expect, test } from 'vitest';
import { appelerPuisDire, dire } from '../../packages/assistant/src/modeles-heberges/essais/conduites.ts';
import { demande, QUESTION, suivre } from '../../packages/assistant/src/modeles-heberges/essais/heberge.ts';
import { modeleConduit } from '../../packages/assistant/src/modeles-heberges/essais/modele-conduit.ts';
import type { Conduite } from '../../packages/assistant/src/modeles-heberges/essais/serveur.ts';

/** The pipeline alone, without the embedded answer to fall back on: only the check stands before the reader. */
const lire = async (conduite: Conduite, question = QUESTION): Promise<ReponseAssistant> =>
  (await suivre(creerAssistant({ modele: modeleConduit(conduite) }), demande(question))).reponse;
const lireNote = (question: string, jour: string, texte: string): Conduite =>
  appelerPuisDire('chercher_notes', { question, jour }, texte);

const NOTE = 'Que risque-t-on si on oublie la déclaration « Gérer mes biens immobiliers » ?';
const MOTS = 'Gérer mes biens immobiliers';
const SUITE = 'Consultez votre avis.';

describe('T090 · une citation existe, était en vigueur, et ses mots sont dans la source', () => {
  test.each([
    ['inventés', 'La loi prévoit « une exonération totale ».'],
    ['inventés, entre d’autres guillemets', 'La loi prévoit “une exonération totale”.'],
    ['d’une note qui n’a pas été lue', `Le service s’appelle « ${MOTS} ».`],
    ['prêtés à un article', `Le CGI art. 197 dit « ${MOTS} ».`],
    ['de la personne, prêtés à la loi', 'La loi dit « quel est mon impôt ».'],
    ['sans fin', 'La loi dit « une exonération totale.\n'],
  ])('des mots %s sont retirés', async (_, phrase) => {
    const { answer, statut } = await lire(dire(`${phrase} ${SUITE}`));
    expect({ answer: answer.trim(), statut }).toEqual({ answer: SUITE, statut: 'partiel' });
  });

  test('les mots d’une note lue se citent, pas sous une autre référence que les siennes', async () => {
    expect(trouverNote('declaration-d-occupation')?.sections.some((s) => s.texte.includes(`« ${MOTS} »`))).toBe(true);
    const juste = `Le service s’appelle « ${MOTS} ».`;
    expect((await lire(lireNote(NOTE, '2026-11-20', juste), NOTE)).answer).toBe(juste);
    const ailleurs = `La règle dit « ${MOTS} ».[^cgi-197]\n${SUITE}`;
    expect((await lire(lireNote(NOTE, '2026-11-20', ailleurs), NOTE)).answer).toBe(SUITE);
  });

  test.each(['CGI art. 9999', 'LPF art. 9999', 'article 9998 du CGI'])(
    '%s, qui n’existe pas, est retiré',
    async (article) => {
      const { answer, sources } = await lire(dire(`Selon ${article}, rien n’est dû. ${SUITE}`));
      expect({ answer, sources }).toEqual({ answer: SUITE, sources: [] });
    },
  );

  test('une référence plus récente que la date demandée n’est pas citée', async () => {
    const recente = CATALOGUE.find((r) => (r.depuis ?? '') > '2026-01-01');
    if (recente === undefined) throw new Error('no recent reference in the catalogue');
    const texte = `Voir cette règle.[^${recente.id}]`;
    const avant = await lire(lireNote('quotient familial', '2024-12-31', texte));
    expect(avant.sources).toEqual([]);
    expect(avant.notes[0]).toMatchObject({ genre: 'avertissement', titre: 'Référence hors de la période' });
    const apres = await lire(lireNote('quotient familial', '2026-11-20', texte));
    expect(apres.sources[0]).toContain(recente.citation);
  });
});
