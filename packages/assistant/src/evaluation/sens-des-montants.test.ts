import { calculerImpotRevenu, completerFoyer, type FoyerPartiel } from '@francis/fiscal';
import { describe, expect, it } from 'vitest';
import { a, u } from './foyers.ts';
import { poser } from './poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ');
const impot = (foyer: FoyerPartiel): number => {
  const r = calculerImpotRevenu(completerFoyer(foyer), 2025);
  if (r.statut === 'refus') throw new Error(r.message);
  return r.impot_final;
};

describe('Une prime de départ n’est pas une pension', () => {
  it.each([
    'Célibataire sans enfant. Salaire de 27 000 € net imposable en 2025, plus 18 000 € d’indemnité de départ en retraite imposable. Quel impôt avec le système du quotient ?',
    'Seule, 27 000 € de paie net imposable et une prime de 18 000 € net imposable pour mon départ à la retraite en 2025 ; au régime du quotient, quel impôt ?',
    'Célibataire, salaire de 27 000 € et revenu exceptionnel de 18 000 € en 2025 : mon impôt selon le mécanisme du quotient ?',
  ])('et le quotient demandé n’est pas tu : %s', async (question) => {
    const r = await poser(question);
    expect(r.statut).not.toBe('exact');
    expect(r.lecture.faits.some((f) => f.chemin.endsWith('pensions_retraite'))).toBe(false);
  });

  it('et la paie reste un salaire', async () => {
    const { lecture } = await poser(
      'Départ anticipé à la retraite en 2025 : prime de 18 000 € net imposable, en plus de 27 000 € de paie net imposable. Célibataire. Impôt ?',
    );
    expect(lecture.faits.some((f) => f.chemin.endsWith('salaires'))).toBe(true);
    expect(lecture.faits.some((f) => f.chemin.endsWith('pensions_retraite'))).toBe(false);
  });
});

describe('Ce qui se retranche d’un revenu ne le remplace pas', () => {
  const BASE = 'Célibataire, j’ai gagné 41 000 € net imposable. Quel impôt ?';
  it.each([
    'je suis reporter, il y a une allocation forfaitaire de 7 650 €',
    'il faudrait un abattement de 16 000 €',
    'j’ai 13 000 € de frais',
    'je souhaite déduire 12 500 €',
  ])('%s', async (suite) => {
    const premiere = await poser(BASE);
    const r = await poser(suite, { historique: [u(BASE), a(premiere.answer)] });
    expect(r.statut).not.toBe('exact');
    const salaires = r.lecture.faits.find((f) => f.chemin.endsWith('salaires'))?.valeur;
    expect([undefined, 41_000]).toContain(salaires);
  });
});

describe('Une pension que l’on verse', () => {
  it.each([
    'célibataire, 47 000 € net imposable, je verse 6 000 € de pension à mon père, impôt ?',
    'Célibataire, 47 000 € net imposable. Chaque mois je verse 500 € de pension à ma grand-mère. Impôt ?',
  ])('se déduit, et ne s’ajoute pas : %s', async (question) => {
    const { calculs } = await poser(question);
    expect(calculs.find((c) => c.regle === 'ir.impot_final')?.valeur).toBe(
      impot({
        situation: 'celibataire',
        declarant1: { salaires: 47_000 },
        pensions_alimentaires_autres: 6000,
      }),
    );
  });

  it('reçue, elle n’a pour qui demande son montant que la règle de qui la reçoit', async () => {
    const r = await poser(
      'Mon ex-femme va me verser une pension pour les enfants : mon impôt, ça peut l’augmenter de combien ?',
    );
    expect(r.statut).not.toBe('exact');
    expect(r.answer).toContain('1AO');
  });

  it.each([
    'Divorcée sans enfant, 31 000 € net imposable, mon ex va me verser une pension de 4 200 € par an. Impôt ?',
    'Mon ex se prépare à me verser une pension de 3 900 € par an, je gagne 33 000 €, divorcée, un enfant à charge de 8 ans, je vis seule : impôt ?',
  ])('à venir, elle est un revenu de qui la recevra : %s', async (question) => {
    const { faits } = (await poser(question)).lecture;
    expect(faits.some((f) => f.chemin.includes('pensions_alimentaires_autres'))).toBe(false);
  });
});

describe('Ce qui est nié est autre chose', () => {
  it.each([
    ['Un livret bancaire, pas un LEP : 2 000 € d’intérêts en 2026, combien de flat tax ?', '628 €'],
    ['livret fiscalisé (ce n’est pas un livret A), 2 000 € d’intérêts en 2026, quel PFU ?', '628 €'],
    ['2 000 € d’intérêts en 2026 sur un livret, autre qu’un livret A : flat tax ?', '628 €'],
  ])('%s', async (question, attendu) => expect(lisse((await poser(question)).answer)).toContain(`**${attendu}**`));

  it('et ce qui ne l’est pas reste exonéré', async () =>
    expect(lisse((await poser('2 000 € d’intérêts sur mon livret A en 2026, combien d’impôt ?')).answer)).toContain(
      '**0 €**',
    ));
});

describe('Les frais de garde dits après les aides', () => {
  it.each([
    'Crèche 2025 pour nos jumeaux de 2 ans, après déduction du CMG : 4 100 € pour le premier et 2 600 € pour le second, quel crédit d’impôt ?',
    'assistante maternelle, CAF déduite : 4 100 € pour la grande et 2 600 € pour le petit en 2025, quel crédit d’impôt ?',
  ])('s’entendent par enfant : %s', async (question) =>
    expect(lisse((await poser(question)).answer)).toContain('**3 050 €**'),
  );

  it('une aide plus grande que la dépense ne donne pas un crédit de 0 €', async () => {
    const { answer } = await poser('Crèche : 2 600 € payés en 2025, la CAF donne 4 100 €, quel crédit d’impôt ?');
    expect(lisse(answer)).not.toContain('0 € de dépenses');
  });
});
