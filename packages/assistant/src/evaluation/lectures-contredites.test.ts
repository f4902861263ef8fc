import { describe, expect, it } from 'vitest';
import { creerAssistantEmbarque } from '../index.ts';
import type { AppelOutil } from '../types.ts';

const assistant = creerAssistantEmbarque();

/** Status and codes of the last answer of a conversation, followed as the API follows it. */
async function converser(...tours: readonly string[]): Promise<{ statut: string; codes: string[] }> {
  const historique: { role: 'user' | 'assistant'; content: string }[] = [];
  let precedent: { appels: readonly AppelOutil[]; demandes: readonly string[] } | undefined;
  let dernier = { statut: '', codes: [] as string[] };
  for (const question of tours) {
    const demande = { question, historique: [...historique], juridiction: 'FR', aujourdhui: '2026-11-24' } as const;
    for await (const e of assistant.repondre({ ...demande, ...(precedent === undefined ? {} : { precedent }) })) {
      if (e.type !== 'reponse') continue;
      dernier = { statut: e.reponse.statut, codes: (e.reponse.doutes ?? []).map((d) => d.code) };
      precedent = { appels: e.bilan?.appels ?? [], demandes: e.reponse.lecture?.demandes ?? [] };
      historique.push({ role: 'user', content: question }, { role: 'assistant', content: e.reponse.answer });
    }
  }
  return dernier;
}

describe('Une lecture que les mots contredisent n’est jamais exacte', () => {
  it.each([
    ['Célibataire, 29 000 + 6 400 de loyers d’un deux-pièces vide, quel impôt ?'],
    ['Mariés, 71 000 et 9 500 de dividendes, notre impôt ?'],
    [
      'CDD terminé fin mai 2025 (5 mois à 1 900 net imposable) puis chômage 1 100 par mois les 7 mois suivants, seul, impôt ?',
    ],
    [
      'Défunt sans enfant, parents morts avant lui, lègue 210 000 € net à son unique frère (796-0 ter écarté). Droits ?',
    ],
    ['Mère donne 220 000 € à chacune de ses 2 filles. L’aînée avait déjà reçu 45 000 € en 2020. Droits ?'],
  ])('%s', async (question) => expect((await converser(question)).statut).not.toBe('exact'));

  it('l’écart demandé n’est pas l’impôt', async () => {
    const question =
      'Je verse 300 € par mois de pension pour ma fille chez sa mère, fixée par le juge, et 500 € de dons à un refuge. 33 000 imposable, seul. Ça diminue mes impôts de combien ?';
    const { statut, codes } = await converser(question);
    expect(statut === 'exact' && !codes.includes('AUTRE_OBJET')).toBe(false);
  });

  it('ce qui n’était pas lu au tour d’avant ne l’est pas plus au suivant', async () => {
    const dutreil =
      'Dutreil, donation de la société 2,4M€ en PP, 2 enfants, mère 65 ans, rien donné avant. DMTG des deux ?';
    const premier = await converser(dutreil);
    const second = await converser(dutreil, 'pardon elle a 72 ans');
    expect(premier.statut !== 'exact' && second.statut === 'exact').toBe(false);
  });
});
