import { describe, expect, it } from 'vitest';
import { poser } from './evaluation/poser.ts';

const codes = async (question: string, historique: string[] = []): Promise<{ statut: string; codes: string[] }> => {
  const tours = historique.flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: 'Réponse.' },
  ]);
  const { statut, doutes } = await poser(question, { historique: tours });
  return { statut, codes: doutes.map((d) => d.code) };
};

describe('Une réponse est exacte', () => {
  it.each([
    'Célibataire, 32 000 € net imposable, quel impôt ?',
    'Mariés, 2 enfants de 6 et 9 ans, 41 000 € et 28 000 € nets imposables : quel impôt ?',
    'Je suis payé sur 13 mois, 1 900 € net imposable à chaque fois. Célibataire. Impôt ?',
    'Combien de droits si je donne 150 000 € à mon fils ?',
    'Fiche de paie de décembre : cumul brut 45 000 €, cumul net imposable 36 200 €. Célibataire. Quel impôt ?',
    'Je m’appelle Zoé Canari, célibataire, 35 000 € net imposable, quel est mon impôt ?',
    'Célibataire, 32 000 € net imposable, quel impôt ? Réponds en cinq points.',
    '<div>Célibataire, 32&nbsp;000 € net imposable, quel impôt&#160;?</div>',
  ])('quand tout ce qui est dit a servi, ou est mis de côté pour une raison : %s', async (question) => {
    expect(await codes(question)).toEqual({ statut: 'exact', codes: [] });
  });
});

describe('Une réponse n’est jamais exacte', () => {
  it.each([
    ['Combien de droits si je donne 150 000 € à mon fils ? J’ai aussi 4 321 € de zorglub.', 'MENTION_INEXPLIQUEE'],
    ['J’ai 4 321 € de zorglub. Célibataire, 32 000 € net imposable, quel impôt ?', 'ROLE_INCONNU'],
    ['Je donne 150 000 € à mon fils sous pacte Dutreil, combien de droits ?', 'MOT_NON_LU'],
    ['Célibataire, 32 000 € net imposable : quel impôt, et à quelle date le payer ?', 'AUTRE_OBJET'],
    ['Mon grand-père m’a offert 50 000 €, je suis célibataire, impôt ?', 'MOT_NON_LU'],
    ['Lot gagné 7 500 € jeu télé, je suis célibataire, impôt ?', 'MOT_NON_LU'],
    ['Droit de partage licitation suite divorce, actif net 260 k€ ?', 'MOT_NON_LU'],
  ])('quand un mot ou un montant n’a pas servi : %s', async (question, code) => {
    const { statut, codes: trouves } = await codes(question);
    expect(statut).not.toBe('exact');
    expect(trouves).toContain(code);
  });

  it('quand une règle répond à qui demande son chiffre', async () => {
    const question =
      'Je touche 60 000 € de ma holding : combien il me reste net dans la poche avec le régime mère-fille ?';
    const { statut } = await codes(question);
    expect(statut).not.toBe('exact');
  });

  it('quand la suite d’une conversation n’a rien changé au calcul', async () => {
    const { statut } = await codes('et pour mon associé, lui ?', ['Célibataire, 32 000 € net imposable, quel impôt ?']);
    expect(statut).not.toBe('exact');
  });

  it('et elle dit ce dont elle n’a pas tenu compte, dans les mots de la personne', async () => {
    const { answer } = await poser(
      'Combien de droits si je donne 150 000 € à mon fils ? J’ai aussi 4 321 € de zorglub.',
    );
    expect(answer).toContain('« 4 321 € »');
  });
});

it('Un profil prouve ses propres montants', async () => {
  const { statut, doutes } = await poser('Quel est mon impôt ?', {
    profilEnregistre: { situation_familiale: 'celibataire', revenus_salaires: 32_000 },
  });
  expect({ statut, doutes }).toEqual({ statut: 'exact', doutes: [] });
});
