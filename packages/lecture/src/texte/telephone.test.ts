import { expect, test } from 'vitest';
import { lireTelephone } from './telephone.ts';

const lu = (texte: string) => {
  const { valeur, debut = 0, fin = 0 } = lireTelephone(texte) ?? {};
  return valeur === undefined ? undefined : [valeur, texte.slice(debut, fin)];
};

test.each([
  ['joignable au 06 12 34 56 78', '0612345678', '06 12 34 56 78'],
  ['au +33 6 12 34 56 78 le soir', '+33612345678', '+33 6 12 34 56 78'],
  [
    'c’est le zéro six douze trente-quatre cinquante-six soixante-dix-huit.',
    '0612345678',
    'zéro six douze trente-quatre cinquante-six soixante-dix-huit',
  ],
  [
    'zéro un, vingt et un, quatre-vingt-dix-sept, zéro huit, soixante et onze',
    '0121970871',
    'zéro un, vingt et un, quatre-vingt-dix-sept, zéro huit, soixante et onze',
  ],
  ['zéro six dix dix-sept quatre-vingts soixante', '0610178060', 'zéro six dix dix-sept quatre-vingts soixante'],
])('%s', (texte, valeur, mots) => expect(lu(texte)).toEqual([valeur, mots]));

test.each(['je gagne 52 000 euros', 'zéro six douze trente-quatre cinq six sept', 'zéro enfant'])(
  'rien dans « %s »',
  (texte) => expect(lu(texte)).toBeUndefined(),
);
