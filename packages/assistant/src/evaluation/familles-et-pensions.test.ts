import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ');

describe('Des enfants comptés à part', () => {
  it.each([
    [
      'célibataire vivant seule, 1 enfant à charge exclusive et 1 enfant en résidence alternée, salaire 40 000 net imposable. impot',
      '685 €',
    ],
    ['parent isolé, 1 enfant en garde exclusive + 1 en alternée, 40 000 net imposable. combien', '685 €'],
    [
      'mariés, 1 enfant à nous et les 2 de mon mari une semaine sur deux. 66 000 net imposable à deux. impot',
      '1 984 €',
    ],
    [
      'J’ai 2 enfants en garde alternée et 1 enfant à charge exclusive, on est mariés, 58 000 net imposable à nous 2. impot ?',
      '834 €',
    ],
    ['mariés, 3 enfants à charge dont un en garde alternée, 66 000 net imposable à deux. impot', '1 521 €'],
  ])('s’ajoutent, sauf ceux qu’annonce « dont » : %s', async (question, attendu) =>
    expect(lisse((await poser(question)).answer)).toContain(`**${attendu}**`),
  );
});

describe('Ceux que l’on aide sans les compter', () => {
  it.each([
    [
      'marié, salaires 40 000 et 35 000 net imposable, je verse 300/mois à mon fils de 24 ans et 250/mois à ma fille de 12 ans d’un premier mariage. pas d’enfant à charge. impot',
      '4 478 €',
    ],
    [
      'je verse 180 par mois à mon ex pour notre fils de 9 ans qui vit chez elle, remarié, ma femme gagne 22 000 et moi 30 000 net imposable, aucun enfant avec elle. impot',
      '1 942 €',
    ],
    [
      'Client veuf avec fils étudiant majeur non rattaché, pension versée 6 000 €, salaire 50 000 € : IR 2025 ?',
      '4 804 €',
    ],
  ])('ne font pas de part, et leur pension n’est le salaire de personne : %s', async (question, attendu) =>
    expect(lisse((await poser(question)).answer)).toContain(`**${attendu}**`),
  );

  it('n’appellent pas la comparaison avec un rattachement écarté', async () => {
    const { answer } = await poser(
      'Client veuf, pension 40 000 €, verse 8 000 € de pension alimentaire à son fils majeur non rattaché en 2025 : impôt ?',
    );
    expect(answer).not.toContain('rattachement');
  });
});

describe('Celui qui demande', () => {
  it.each([
    ['célibataire étudiante en master 26 ans, je fais ma declaration, 24 000 net imposable. combien d’impot', '701 €'],
    [
      'j’ai une carte mobilité inclusion invalidité et mon fils handicapé (carte invalidité) de 10 ans vit avec moi, je suis seule, 50 000 net imposable. impot',
      '733 €',
    ],
    [
      'Client pacsé en septembre 2025, 40 000 € et 20 000 € nets imposables, option imposition séparée non exercée : IR du foyer ?',
      '3 388 €',
    ],
    [
      'Célibataire, net imposable 60 000 €, revenus fonciers nets 20 000 € après 5 000 € d’intérêts déjà déduits : IR 2025 ?',
      '15 304 €',
    ],
  ])('n’est pas son propre enfant, garde sa carte, et ne déduit pas deux fois : %s', async (question, attendu) =>
    expect(lisse((await poser(question)).answer)).toContain(`**${attendu}**`),
  );

  it('a deux nombres de parts quand rien ne dit s’il vit seul', async () => {
    const { statut, answer } = await poser('Divorcée, deux enfants en garde alternée, combien de parts ?');
    expect(statut).toBe('partiel');
    expect(answer).toContain('**1,5**');
  });

  it('n’est pas imposé en commun quand il dit l’option pour l’imposition séparée', async () => {
    const { statut } = await poser(
      'Pacsés en septembre 2025, 40 000 € et 20 000 € nets imposables, option pour l’imposition séparée : quel impôt ?',
    );
    expect(statut).not.toBe('exact');
  });
});
