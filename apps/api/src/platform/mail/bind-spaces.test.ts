import { expect, test } from 'vitest';
import { bindSpaces } from './bind-spaces.ts';
import { writeLetter } from './letter.ts';

test.each([
  ['Votre code : 12 ; rien de plus ?', 'Votre code\u202f: 12\u202f; rien de plus\u202f?'],
  ['« Mot de passe oublié » à 49 €', '«\u00a0Mot de passe oublié\u00a0» à 49\u00a0€'],
  ['un reste :-) et 3 :4', 'un reste :-) et 3 :4'],
])('%s', (text, bound) => expect(bindSpaces(text)).toBe(bound));

test('a letter is bound everywhere, and its address is left as it is', () => {
  const adresse = 'https://francis.test/lien?q=a%20:b#jeton';
  const { subject, text, html } = writeLetter('a@b.test', {
    sujet: 'Bienvenue !',
    phrases: ['Ceci : « cela ».'],
    lien: { libelle: 'Ouvrir', adresse },
  });
  expect(subject).toBe('Bienvenue\u202f!');
  expect(text).toContain(`Ceci\u202f: «\u00a0cela\u00a0».\n\nOuvrir\u202f:\n${adresse}`);
  expect(html).toContain('Ceci\u202f: «\u00a0cela\u00a0».');
  expect(html).toContain(`href="${adresse}"`);
});
