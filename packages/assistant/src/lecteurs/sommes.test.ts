import type { Fait } from '@francis/faits';
import { trouverMentions } from '@francis/lecture';
import { describe, expect, it } from 'vitest';
import { sommesDouteuses } from './sommes.ts';

function douteuses(question: string, chemin: string): string[] {
  const mentions = trouverMentions(question);
  const preuves = mentions.filter((m) => m.type === 'montant').map((m) => m.id);
  const fait: Fait = { chemin, valeur: 1, formule: preuves.join('+'), source: 'dit', preuves };
  return sommesDouteuses([fait], question, mentions);
}

describe('Deux montants additionnés', () => {
  it('de deux personnes qui déclarent chacune de leur côté sont un doute', () =>
    expect(douteuses('Union libre, elle gagne 24 000 € et moi 31 000 €', 'foyer.declarant1.salaires')).toHaveLength(2));

  it('de deux lignes différentes', () =>
    expect(douteuses('Loyers de 9 840 €. Charges 3 120 €', 'activite.charges')).toEqual(['9 840 €', '3 120 €']));

  it('d’une seule personne, et dits ensemble, n’en sont pas un', () =>
    expect(douteuses('21 000 € de salaire plus 1 500 € de prime', 'foyer.declarant1.salaires')).toEqual([]));
});
