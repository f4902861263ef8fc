import type { Calcul } from '@francis/contract';
import { expect, test } from 'vitest';
import { calculsDuPapier } from './papier.ts';

const etape = (regle: string, valeur: number, enfants: Calcul['trace'][] = []): Calcul['trace'] => ({
  regle,
  libelle: regle,
  valeur,
  unite: 'EUR',
  formule: '',
  article: '',
  entrees: [],
  parametres: [],
  enfants,
});
const calcul = (id: string, trace: Calcul['trace']): Calcul => ({
  id,
  libelle: trace.libelle,
  valeur: Number(trace.valeur),
  unite: 'EUR',
  annee: 2025,
  regle: trace.regle,
  trace,
});

const BRUT = etape('ir.brut', 1_694);
const CALCULS = new Map(
  [
    calcul('impot', etape('ir.impot_final', 1_564, [etape('ir.decote', 130, [BRUT])])),
    calcul('brut', BRUT),
    calcul('autre-brut', etape('ir.brut', 2_000)),
    calcul('jamais', etape('ifi', 0)),
  ].map((c) => [c.id, c]),
);

test('le papier porte une fois le calcul de chaque chiffre cité, et rien qu’eux', () => {
  const texte = 'Impôt [1 564 €](#calcul-impot), soit [1 564 €](#calcul-impot) [?](#calcul-inconnu)';
  expect(calculsDuPapier(texte, CALCULS).map(({ id }) => id)).toEqual(['impot']);
});

test('un chiffre qui est une étape d’un autre est expliqué dans celui-ci ; un autre montant de la même règle, à part', () => {
  const texte = '[1 694 €](#calcul-brut) puis [1 564 €](#calcul-impot), et [2 000 €](#calcul-autre-brut)';
  expect(calculsDuPapier(texte, CALCULS).map(({ id }) => id)).toEqual(['impot', 'autre-brut']);
});
