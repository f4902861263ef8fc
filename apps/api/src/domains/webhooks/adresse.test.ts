import { describe, expect, test } from 'vitest';
import { type Adresse, adresseSure, estPublique } from './adresse.ts';

const ICI: Adresse = { address: '127.0.0.1', family: 4 };
const AILLEURS: Adresse = { address: '93.184.215.14', family: 4 };
/** A literal is not resolved. */
const jamais = () => Promise.reject(new Error('a literal is not resolved'));
const lesDeux = async () => [AILLEURS, ICI];

describe('les adresses', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'ff02::1',
    'fec0::1',
    '',
    'localhost',
    '0x7f.1',
  ])('%s est refusée', (adresse) => expect(estPublique(adresse)).toBe(false));

  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
    '%s est publique',
    (adresse) => expect(estPublique(adresse)).toBe(true),
  );

  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
  ])('%s ne passe pas, écrite sans nom', async (adresse) => {
    expect(await adresseSure(new URL(adresse), { locales: false, resoudre: jamais })).toBeUndefined();
  });

  test('une seule adresse privée parmi plusieurs les refuse toutes', async () => {
    const cible = new URL('https://a.test');
    expect(await adresseSure(cible, { locales: false, resoudre: lesDeux })).toBeUndefined();
    expect(await adresseSure(cible, { locales: true, resoudre: lesDeux })).toEqual(AILLEURS);
  });
});
