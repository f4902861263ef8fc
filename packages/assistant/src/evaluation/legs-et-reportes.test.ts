import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

const lire = async (question: string, ...historique: string[]) => {
  const { answer, statut } = await poser(question, {
    historique: historique.map((content, i) => ({
      role: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content,
    })),
  });
  return { texte: answer.replace(/\s/gu, ' '), statut };
};

describe('Ce qu’un testament donne à qui le demande', () => {
  it.each([
    [
      'Mon oncle m’a légué 60 000 € par testament, il est mort en mai 2026. Je suis le fils de sa sœur. J’ai 44 ans, pacsé, 3 enfants. Combien de droits ?',
      '28 618,15 €',
    ],
    [
      'Ma sœur, célibataire, m’a laissé par testament 50 000 €, décès en avril 2026. Combien vais-je recevoir une fois tout payé ?',
      '37 112,40 €',
    ],
  ])('%s', async (question, montant) => {
    const { texte, statut } = await lire(question);
    expect(texte).toContain(montant);
    expect(statut).toBe('exact');
  });

  it('les enfants de qui laisse un legs ne le partagent pas, et rien n’est dit exact sans eux', async () => {
    const { texte, statut } = await lire(
      'Mon ami est mort en août 2026, il m’a légué 80 000 €, ses 3 enfants ont tout le reste. Que dois-je ?',
    );
    expect(texte).not.toContain('Chaque héritier');
    expect(statut).not.toBe('exact');
  });
});

describe('Un montant se juge dans le tour qui le dit', () => {
  it('une moins-value reportée n’est pas le revenu d’une autre année', async () => {
    const { statut } = await lire(
      'Salaire net imposable 21 500, rien d’autre. PFU ou barème ?',
      'Célibataire sans enfant, plus-values 2025 : 28 000 ; moins-values reportables de 2022 : 9 400.',
      'Quels sont vos autres revenus ?',
    );
    expect(statut).not.toBe('exact');
  });

  it('des loyers hors charges ne sont pas des charges', async () => {
    const { statut } = await lire(
      'Je loue nus deux studios au micro-foncier, un à 410 € par mois et un à 370 hors charges, toute l’année 2025. Célibataire, 30 000 € net imposable. Impôt ?',
    );
    expect(statut).not.toBe('exact');
  });

  it('l’impôt d’avant les dons n’est pas un don', async () => {
    const { statut } = await lire(
      '200 € à la Croix-Rouge et 350 € à mon club de foot, reçu fiscal, en 2025. Impôt avant dons 1 640 €. Il me reste quoi à payer ?',
    );
    expect(statut).not.toBe('exact');
  });

  it('les enfants comptés plus tôt restent du foyer', async () => {
    const { statut } = await lire(
      'Et comme la plus grande entre à la fac, quelle réduction et quel impôt ?',
      'Mariés, 3 enfants : Ana 18 ans, Lou 15 ans au lycée, Tim 11 ans au collège. 71 000 € de salaires imposables à deux en 2025.',
      'Vous avez 4 parts.',
    );
    expect(statut).not.toBe('exact');
  });
});

describe('Ce qu’un mot change à qui reçoit ou à ce qui est dû', () => {
  it('un petit-neveu est un parent au quatrième degré', async () => {
    const { texte } = await lire(
      'Je donne 12 000 € à ma petite-nièce, la fille de mon neveu, rien donné avant. Quels droits ?',
    );
    expect(texte).toContain('6 600 €');
  });

  it('les dividendes dits à part s’ajoutent au résultat de la holding', async () => {
    const { texte } = await lire(
      'Holding à l’IS, exercice clos le 31/12/2025, résultat hors dividendes 20 000 €, dividendes de la filiale détenue à 90 % : 100 000 €, régime mère-fille, capital non éligible au taux réduit. IS ?',
    );
    expect(texte).toContain('6 250 €');
  });

  it.each([
    'Ma mère nous laisse 400 000 € à mon frère, reconnu invalide et en RQTH depuis l’enfance, et moi. Combien chacun ?',
    'Mon oncle me laisse 90 000 €, je suis son seul neveu. J’ai des dettes personnelles de 15 000 €. Que vais-je payer ?',
    'À partir de combien de salaire on paye de l’impôt quand on est mariés avec deux enfants de sept et dix ans et que seulement un des deux travaille',
    'Maman 79 ans me donne la maison, 250 000 €, en gardant le droit d’y rester jusqu’à sa mort. Combien de droits ?',
    'J’ai 66 ans, je donne la nue-propriété de ma maison, 400 000 €, à mon fils, rien donné avant. Et si j’attends 71 ans, combien de droits ?',
    'Je pars à la retraite et je vends les parts de ma société, 200 000 € de plus-value en 2025. Quel impôt total ?',
  ])('%s', async (question) => expect((await lire(question)).statut).not.toBe('exact'));
});

it('« cadre 2 900 brut » est un salaire, et aucun numéro', async () => {
  const { texte, statut } = await lire('cadre 3100 brut sur 12 mois, célibataire sans enfant, impôt sur l’année ?');
  expect(texte).not.toContain('**0 €**');
  expect(statut).not.toBe('exact');
});

it('ce qui reste d’une micro-entreprise, demandé et non calculé, n’est pas exact', async () =>
  expect(
    (
      await lire(
        'Micro BNC, 30 000 € de recettes en 2025, quel bénéfice imposable et combien il me reste tout compris ?',
      )
    ).statut,
  ).not.toBe('exact'));
