import { describe, expect, test } from 'vitest';
import { enchainer, poser } from './poser.ts';

const SOCIETE = 'Notre société a fait 50 000 € de bénéfice en 2025, capital libéré, détenue par moi seul : IS ?';

describe('Une règle sans voisine, ou qui tranche ce qui est dit, est sûre', () => {
  test.each([
    // A time is asked: the amount told beside it changes nothing.
    [
      'Prof en lycée, mon contrôleur reprend 3 100 € de frais, proposition de rectification reçue hier. Il me reste combien de temps pour répondre ?',
      '30 jours',
    ],
    // On one side or the other of the one limit that the rule opens on.
    ['CVAE : notre chiffre d’affaires est de 900 000 €, on la paie encore ?', 'dépasse 500'],
    ['CVAE : notre chiffre d’affaires est de 300 000 €, on la paie ?', 'dépasse 500'],
    // Exempt, whatever is left.
    ['Je lègue 80 000 € à une fondation reconnue d’utilité publique. Elle paiera les 60 % ?', 'exonérés'],
    // The number that is denied is the rule's own.
    [`${SOCIETE} // pourquoi 15 et pas 25 ?`, 'Le taux est de 25'],
    // What follows a gift of bare ownership is no estate.
    [
      'Ma mère de 72 ans me donne la nue-propriété de sa maison de 300 000 €. Droits ? // Et quand elle mourra, j’aurai encore des droits à payer ?',
      'sans aucun droit de succession',
    ],
  ])('%s', async (dits, attendu) => {
    const r = await enchainer(dits);
    expect(r.answer).toContain(attendu);
    expect(r.statut).toBe('exact');
  });

  test.each([
    // Two limits, of which one is told.
    'Loueur meublé, 30 000 € de recettes, LMP ou LMNP ?',
    // The rule says nothing of 33 %.
    `${SOCIETE} // pourquoi 15 et pas 33 ?`,
    // This case is taxed.
    'J’ai eu 9 mois d’indemnités journalières à 1 100 € pour un arrêt ordinaire, je les déclare ?',
    // A whole gift, then an estate.
    'Ma mère de 72 ans me donne sa maison de 300 000 €. Droits ? // Et quand elle mourra, j’aurai encore des droits à payer ?',
  ])('%s : rien n’est sûr', async (dits) => {
    expect((await enchainer(dits)).statut).not.toBe('exact');
  });
});

describe('Un dividende d’une société andorrane n’est d’aucune base', () => {
  test('son montant est mis à part, avec sa raison', async () => {
    const r = await poser('Résidente à Encamp, ma SL andorrane me distribue 25 000 € de dividendes. Combien d’IRPF ?');
    expect(r.answer).toContain('**0\u00a0€**');
    expect(r.statut).toBe('exact');
  });

  test('à côté d’un salaire, rien n’est sûr', async () => {
    const r = await poser(
      'Résident d’Andorre, ma SL me verse 25 000 € de salaire et 10 000 € de dividendes. Combien d’IRPF ?',
    );
    expect(r.statut).not.toBe('exact');
  });
});
