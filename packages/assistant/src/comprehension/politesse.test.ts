import { describe, expect, test } from 'vitest';
import { creerAssistant } from '../assistant.ts';
import { creerModeleEmbarque } from '../modele-embarque/modele.ts';
import { estPolitesse } from './politesse.ts';

const assistant = creerAssistant({ modele: creerModeleEmbarque() });
const AVANT = [{ role: 'user' as const, content: 'Célibataire, 32 000 € net imposable, quel impôt ?' }];

async function repondre(question: string, historique: typeof AVANT | []) {
  for await (const e of assistant.repondre({ question, historique, juridiction: 'FR', aujourdhui: '2026-11-20' }))
    if (e.type === 'reponse') return e.reponse;
  throw new Error('no answer');
}

describe('Une salutation, un merci', () => {
  test.each(['Bonjour', 'Merci beaucoup !', 'Bonsoir Francis', 'Merci pour votre réponse, bonne journée'])(
    'reçoivent une réponse courte, un refus, sans calcul, seule comme en suite : %s',
    async (question) => {
      for (const historique of [AVANT, [] as const]) {
        const reponse = await repondre(question, [...historique]);
        expect(reponse).toMatchObject({ statut: 'refus', calculs: [] });
        expect(reponse.answer).toContain('Posez-moi votre question');
        expect(reponse.answer.length).toBeLessThan(160);
      }
    },
  );

  test.each(['bonjour, 32 000 net celibataire', 'merci, et pour un couple ?', 'et en 2024', 'ok', 'marie', 'oui'])(
    'ne cachent aucune question : %s',
    (texte) => expect(estPolitesse(texte)).toBe(false),
  );
});
