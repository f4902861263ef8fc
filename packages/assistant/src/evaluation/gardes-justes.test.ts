import { describe, expect, test } from 'vitest';
import type { ReponseAssistant } from '../types.ts';
import { poser } from './poser.ts';

const codes = (r: ReponseAssistant): string[] => r.doutes.map((d) => d.code);

describe('Ce qui ne change rien ne retire pas « exact »', () => {
  test.each([
    'Célibataire, 34 000 € net imposable. Mon voisin gagne 51 000 €, il paie 6 200 €. Quel est mon impôt ?',
    'Veuf, salaire imposable 41 000 €, une amie touche 1 900 € par mois. Mon impôt ?',
    'Pacsés, 3 enf. < 18, salaires imposables 39 000 € et 28 000 €. IR ?',
    'Célibataire, 27 000 € imposables, cotisation CGT de 180 €. Impôt ?',
    'LMNP longue durée 2025 : loyers 9 600, ch. 3 200, amort. 7 000. Base réel vs micro ?',
    'SAS à l’IS, clôture 30/06/26, bénéfice 80 000 €, CA 2,4 M HT. IS dû ?',
    'Voiture électrique de 5 CV, 12 000 km professionnels en 2025 : quel barème, avec la majoration électrique ?',
    'Deux gîtes non classés, 11 000 € encaissés en 2025. Ma tante croit que l’abattement reste 71. Base imposable 2025 ?',
    'Retraités mariés, 48 000 € de pensions à nous deux dont 30 000 pour moi, 71 et 68 ans. Notre impôt ?',
  ])('%s', async (question) => {
    expect((await poser(question)).statut).toBe('exact');
  });

  test('un total dont une part est dite n’est pas deux moitiés', async () => {
    const r = await poser('Mariés, 60 000 € de pensions à nous deux dont 42 000 pour moi, 71 et 68 ans. Notre impôt ?');
    const pensions = r.lecture.faits.filter((f) => f.chemin.endsWith('pensions_retraite')).map((f) => f.valeur);
    expect(pensions).toEqual([42_000, 18_000]);
  });
});

describe('Ce que l’on ne sait pas retire « exact »', () => {
  test.each([
    [
      'Mon fils est en apprentissage ou en contrat pro, je ne sais pas lequel : 14 000 € en 2025, à déclarer ?',
      'MOT_NON_LU',
    ],
    [
      'Combien d’abattement sur la plus-value d’un appartement après 13 ans, impôt et prélèvements ?',
      'MENTION_INEXPLIQUEE',
    ],
    ['L’abattement de l’assurance-vie est de 4 600 ou 9 200 pour qui a divorcé en 2026 ?', 'AUTRE_OBJET'],
    ['Usufruit entre 51 et 80 ans : quelle valeur ?', 'BORNE_EMPLOYEE'],
  ])('%s', async (question, code) => {
    const r = await poser(question);
    expect(r.statut).toBe('partiel');
    expect(codes(r)).toContain(code);
  });

  test('un montant par mois n’est la valeur d’aucun bien', async () => {
    const r = await poser('et avec 3 000 € par mois ?', {
      historique: [
        { role: 'user', content: 'IFI 2026 : appartement habité 2 100 000 €' },
        { role: 'assistant', content: 'Votre IFI est calculé.' },
      ],
    });
    expect(r.statut).not.toBe('exact');
  });

  test('un âge dit deux années de naissance : les deux sont calculées quand elles diffèrent', async () => {
    const a = await poser('Retraité de 65 ans, célibataire, 23 000 € de pension. Mon impôt ?');
    expect(a.statut).toBe('partiel');
    expect(a.answer).toContain('Autre cas, naissance en 1960');
    const b = await poser('Retraité de 69 ans, célibataire, 23 000 € de pension. Mon impôt ?');
    expect(b.statut).toBe('exact');
    expect(b.lecture.faits.find((f) => f.chemin === 'foyer.annee_naissance_declarant1')?.valeur).toBe(1957);
  });

  test('une année de naissance dite reprend l’âge du profil', async () => {
    const r = await poser('Retraitée, née en 1951, seule, 24 000 € de pension. Mon impôt ?', {
      profilContexte: { age: 68 },
    });
    expect(r.lecture.faits.find((f) => f.chemin === 'foyer.annee_naissance_declarant1')?.valeur).toBe(1951);
  });
});
