import { describe, expect, test } from 'vitest';
import { enchainer } from './poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ').replaceAll('*', '');

type Cas = readonly (readonly [dits: string, attendu: string, statut?: string])[];
/** Each class in words of its own, none of which is a question of the corpus. */
const CLASSES: Readonly<Record<string, Cas>> = {
  'une année n’est pas un montant': [
    [
      'Aide ménagère 250 € par mois toute l’année 2025, charges comprises, aucun enfant. Crédit d’impôt ?',
      '1 500 €',
      'exact',
    ],
    ['Célibataire, 2 600 € net imposable par mois sur les 12 mois de 2025. Impôt sur le revenu ?', '31 200'],
    [
      'Ma mère me donne 140 000 € par chèque en 2026 (elle a 68 ans, moi 41), rien avant. Droits ?',
      '409,90 €',
      'exact',
    ],
    // What is said to be money is money.
    ['Célibataire, 12 mois à 2 025 € net imposable. Impôt sur le revenu ?', '24 300'],
  ],

  'une mise en demeure niée n’est pas reçue': [
    [
      'Déclaration de revenus déposée avec un mois de retard, je n’avais jamais reçu de mise en demeure. Impôt 3 000 €, majoration ?',
      '300 €',
      'exact',
    ],
    [
      'Déclaration déposée 45 jours après la mise en demeure, je n’y avais pas répondu. Impôt 3 000 €, quelle majoration ?',
      '1 200 €',
    ],
  ],

  'ça donne combien n’est pas un don': [
    ['Je fais 28 km aller, 200 jours en 2025, Twingo 4 cv, barème kilométrique, ça donne combien ?', 'kilométrique'],
  ],

  'ce que la voiture coûte est dans le barème': [
    ['28 km aller, 200 jours travaillés en 2025, 4 cv, frais kilométriques ? j’ai 1 500 € d’essence', 'kilométrique'],
  ],
};

describe.each(Object.entries(CLASSES))('Années et dénis : %s', (_, cas) => {
  test.each(cas)('%s', async (dits = '', attendu = '', statut = '') => {
    const reponse = await enchainer(dits);
    expect(lisse(reponse.answer)).toContain(attendu);
    expect(reponse.statut).toContain(statut);
  });
});

/** What is not read is told, and nothing is called exact with it. */
test.each([
  [
    'une somme donnée à quelqu’un',
    'J’ai donné 500 € au Secours populaire et 40 € à un SDF en 2025. Réduction d’impôt ?',
  ],
  [
    'un autre manquement que le retard',
    'Contrôle fiscal, pas de mise en demeure, droits rappelés 9 000 €, manquement délibéré à 40 %, intérêts 12 mois. Majoration et intérêts ?',
  ],
  [
    'un petit montant sans devise, dit au tour d’avant',
    'J’ai donné 300 à un club sportif d’intérêt général en 2025 et 140 d’adhésion à une asso d’intérêt général. Réduction ? revenu imposable 27 000 // et aussi 200 euros à la Croix-Rouge. Réduction totale ?',
  ],
])('Années et dénis : %s n’est pas exact', async (_, dits) => {
  expect((await enchainer(dits)).statut).not.toBe('exact');
});
