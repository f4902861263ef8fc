import { describe, expect, it } from 'vitest';
import { trouverMentions } from './mentions/trouver.ts';
import { montantsDits, nomsLies } from './noms-lies.ts';

/** Each noun with the amounts that it is tied to, as they were written. */
function lies(question: string): Record<string, string[]> {
  const mentions = trouverMentions(question);
  const mots = (id: string): string => mentions.find((m) => m.id === id)?.mots ?? '';
  return Object.fromEntries(nomsLies(question, mentions).map((n) => [n.nom, n.montants.map(mots)]));
}

describe('Le nom d’un montant', () => {
  it.each([
    ['après lui : « 5 300 € de loyers »', 'Je déclare 5 300 € de loyers', { loyer: ['5 300 €'] }],
    ['avant lui : « salaire annuel de 27 400 € »', 'Mon salaire annuel est de 27 400 €', { salaire: ['27 400 €'] }],
    [
      'ne se partage pas avec celui qu’un plus lui ajoute',
      'Seul, 29 000 € + 6 100 € de dividendes',
      { dividendes: ['6 100 €'] },
    ],
    [
      'passe à l’autre personne de la même liste',
      'J’ai 1 510 € de retraite et mon mari 1 890 €',
      { retraite: ['1 510 €', '1 890 €'] },
    ],
    [
      'n’est lié à rien quand d’autres mots l’en séparent',
      'Chaque mois 1 510 € pour moi et 1 890 € pour mon mari de retraite',
      { retraite: [] },
    ],
    ['ne saute pas une phrase', 'Des dividendes. 12 000 € ?', { dividendes: [] }],
    ['n’est pas « à charge »', 'Deux enfants à charge, 41 000 €', {}],
  ])('%s', (_, question, attendu) => expect(lies(question)).toEqual(attendu));

  it('se dit aussi par un verbe, sans être lié à un montant', () =>
    expect([...montantsDits('Je loue une chambre, 300 par mois')]).toContain('loyer'));
});
