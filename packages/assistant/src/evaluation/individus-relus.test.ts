import { describe, expect, it } from 'vitest';
import { enchainer, poser } from './poser.ts';

const lus = async (...tours: readonly string[]) => {
  const r = await enchainer(...tours);
  return {
    texte: r.answer.replace(/\s/gu, ' '),
    statut: r.statut,
    faits: new Map(r.lecture.faits.map((f) => [f.chemin, f.valeur])),
  };
};

describe('Des enfants dits un à un par leur prénom', () => {
  it.each([
    'Mariés, 2 enfants : Paul 17 ans en terminale, Jade 16 ans au lycée. Salaires imposables 58 000 € à nous deux. Quel impôt ?',
    'Pacsés, 3 enfants : Noé 19 ans, Lou 17 ans au lycée et Max 9 ans. 62 000 € imposables à nous deux, combien d’impôt ?',
  ])('%s', async (question) => {
    const { faits } = await lus(question);
    expect(faits.has('foyer.annee_naissance_declarant1')).toBe(false);
  });

  it('l’aîné d’une fratrie ne la remplace pas', async () => {
    const { faits } = await lus(
      'Mariés, 3 enfants de 19, 15 et 12 ans, les deux derniers au lycée et au collège. 70 000 € imposables à deux. Impôt ?',
      'et l’aîné est étudiant depuis septembre, ça fait combien d’impôt ?',
    );
    const nes = [...faits.keys()].filter((f) => f.endsWith('.annee_naissance') && f.includes('enfants.'));
    expect(new Set(nes.map((f) => f.split('enfants.')[1])).size).toBe(3);
  });

  it('l’âge au 1er janvier donne l’année de naissance', async () => {
    const { faits } = await lus(
      'Mariés, 2 enfants (2 ans et 4 ans au 1er janvier 2025), 60 000 € imposables à deux, crèche 3 000 €. Quel impôt 2025 ?',
    );
    expect([faits.get('foyer.enfants.0.annee_naissance'), faits.get('foyer.enfants.1.annee_naissance')]).toEqual([
      2022, 2020,
    ]);
  });
});

describe('Ce qu’une location meublée coûte', () => {
  it.each([
    'Célibataire, 31 000 € imposables, je loue un studio meublé en micro-BIC, 7 200 € de loyers en 2025 : combien d’impôt en plus ?',
    'Salaire imposable 31 000 €, célibataire. LMNP au micro BIC, 7 200 € de loyer (charges comprises) en 2025. Ça me coûte combien d’impôt en plus ?',
  ])('%s', async (question) => {
    const { texte, statut } = await lus(question);
    expect(texte).toContain('Ce changement augmente l’impôt de');
    expect(statut).toBe('exact');
  });
});

describe('Ce qui a été prélevé et qui paie', () => {
  it('« prélevé 400 » est une retenue', async () => {
    const { faits } = await lus(
      'Célibataire, 22 000 € net imposable en 2025, prélevé 400 sur l’année. On me rend combien ?',
    );
    expect(faits.get('retenue')).toBe(400);
  });

  it.each([
    'Mon employeur m’a versé 12 000 € d’indemnité de licenciement, est-ce que je paie des impôts dessus ?',
    'On m’a versé 9 000 € de prime de départ après une rupture conventionnelle, combien d’impôt ?',
  ])('%s', async (question) => {
    const { answer } = await poser(question);
    expect(answer).not.toContain('lien de parenté');
  });
});

describe('Deux montants mis côte à côte', () => {
  it('un versement PER plus grand se compare à celui d’avant', async () => {
    const { texte } = await lus(
      'Célibataire, 50 000 € net imposable en 2025. Combien j’économise si je verse 3 000 € sur un PER ? Mon plafond d’épargne retraite est de 12 000 €.',
      'et si je verse plutôt 6 000 € sur le PER, gain en plus par rapport aux 3 000 ?',
    );
    expect(texte).toContain('900 €');
  });

  it.each(['Et si j’attends 75 ans ?', 'et si j’attends 75 ans, combien de droits chacun ?'])(
    'un âge attendu n’est pas une durée : %s',
    async (suite) => {
      const { faits } = await lus(
        'J’ai 66 ans, je donne la nue-propriété d’un appartement de 400 000 € à mes deux enfants, je garde l’usufruit. Quels droits ?',
        suite,
      );
      expect(faits.get('donation.nue_propriete_age')).toBe(75);
    },
  );

  it('un montant redit garde son mois', async () => {
    const { faits } = await lus(
      'Célibataire, je gagne 2 400 € net par mois, combien d’impôt ?',
      'c’est le net avant impôt, 2 400. Il me reste combien par mois ?',
    );
    expect(faits.get('foyer.declarant1.salaires')).toBe(28_800);
  });

  it('« brut » d’un dividende n’est pas dit du salaire', async () => {
    const { texte } = await lus(
      'Célibataire, 38 000 € de salaire déclaré en 2025 et 5 000 € brut de dividendes. Le forfaitaire est-il plus intéressant que l’autre solution, quelle différence ?',
    );
    expect(texte).toContain('au barème');
  });

  it('des parts de SCPI seules sont au réel', async () => {
    const { faits } = await lus(
      'Célibataire, 34 000 € imposables, 2 000 € de revenus de SCPI françaises en 2025. Quel impôt ?',
    );
    expect(faits.has('foyer.micro_foncier_recettes')).toBe(false);
  });

  it('chez quel parent déclarer l’enfant', async () => {
    const { texte, statut } = await lus(
      'En concubinage, une fille de 5 ans, moi 42 000 € imposables, ma compagne 18 000 €. Chez qui vaut-il mieux la déclarer, et combien on gagne ?',
    );
    expect(texte).toContain('mieux déclarés chez vous');
    expect(statut).toBe('exact');
  });

  it('un conjoint nommé par son prénom a son salaire', async () => {
    const { faits } = await lus(
      'Mon mari Yann et moi sommes mariés, mon net imposable 2025 était de 30 000 € et celui de Yann de 25 000 €. La nounou nous a coûté 2 000 € une fois l’aide de la CAF enlevée, notre fils est né en 2022. Quel impôt ?',
    );
    expect([faits.get('foyer.declarant2.salaires'), faits.get('foyer.garde_enfants.0')]).toEqual([25_000, 2000]);
  });
});
