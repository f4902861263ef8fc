import { expect, test } from 'vitest';
import { proposer } from './policy.ts';

test.each([
  ['Situation', 'situation_maritale_client'],
  ['État civil', 'situation_maritale_client'],
  ['Situation de famille', 'situation_maritale_client'],
  ['Revenu net', 'revenu_net_annuel_client1'],
  ['Revenu net imposable', 'revenu_net_annuel_client1'],
  ['Revenus', 'revenu_net_annuel_client1'],
])('la colonne « %s » d’un tableur annonce son champ, et n’est pas laissée de côté', (colonne, champ) => {
  expect(proposer([colonne])).toEqual([champ]);
});

test('un montant brut n’est pas pris pour un revenu net', () => {
  expect(proposer(['Revenu brut', 'Salaire brut'])).toEqual([null, null]);
});
