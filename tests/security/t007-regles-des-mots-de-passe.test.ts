import {
  ActivationRequete,
  ChangementMotDePasseRequete,
  FinInscriptionRequete,
  InscriptionRequete,
  MotDePasse,
  NouveauMotDePasseRequete,
} from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { MotsDePasse } from '../../apps/api/src/domains/comptes/mots-de-passe.ts';
import { estimerEntropie, refusMotDePasse } from '../../apps/api/src/domains/comptes/policy.ts';

const TITULAIRE = { email: 'pommedapi@exemple.test', fullName: 'Ada Lovelace' };
const accepte = (motDePasse: string): boolean =>
  MotDePasse.safeParse(motDePasse).success && refusMotDePasse(motDePasse, TITULAIRE) === undefined;

describe('T007 : longueur et entropie, sans règle de composition', () => {
  test.each([
    ['douze minuscules au hasard', 'vkqzrwpxmjtb'],
    ['une phrase de passe avec des espaces', 'le chat boit du cidre brut'],
    ['soixante-quatre caractères', 'aB3-'.repeat(16)],
    ['cent vingt-huit caractères', 'aB3-'.repeat(32)],
    ['tout Unicode', 'пароль-ключ-дом🙂'],
  ])('accepte %s', (_cas, motDePasse) => {
    expect(accepte(motDePasse)).toBe(true);
  });

  test.each([
    ['onze caractères', 'vkqzrwpxmjt'],
    ['douze chiffres, quarante bits', '807294613572'],
    ['une seule lettre répétée', 'aaaaaaaaaaaaaaaa'],
    ['une suite', 'abcdefghijklmnop'],
    ['cent vingt-neuf caractères', `${'aB3-'.repeat(32)}x`],
  ])('refuse %s', (_cas, motDePasse) => {
    expect(accepte(motDePasse)).toBe(false);
  });

  test('le seuil est de cinquante bits', () => {
    expect(estimerEntropie('vkqzrwpxmjtb')).toBeGreaterThan(50);
    expect(estimerEntropie('807294613572')).toBeLessThan(50);
  });

  test('la même règle vaut pour chaque route qui choisit un mot de passe', () => {
    const [email, ticket] = ['a@exemple.test', 'x'];
    const lire = {
      inscription: (password: string) => InscriptionRequete.safeParse({ email, password, fullName: 'Ada' }),
      recuperation: (password: string) => NouveauMotDePasseRequete.safeParse({ ticket, password }),
      fin: (password: string) =>
        FinInscriptionRequete.safeParse({ email, password, confirm_password: password, ticket }),
      activation: (password: string) => ActivationRequete.safeParse({ email, password, ticket }),
      changement: (newPassword: string) =>
        ChangementMotDePasseRequete.safeParse({
          currentPassword: 'autre',
          newPassword,
          userId: '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d',
        }),
    };
    for (const [nom, schema] of Object.entries(lire)) {
      const issues = ['vkqzrwpxmjt', 'vkqzrwpxmjtb', 'é'.repeat(128), 'é'.repeat(129)].map((m) => schema(m).success);
      expect([nom, issues]).toEqual([nom, [false, true, true, false]]);
    }
  });

  test('rien n’est coupé ni rogné : un caractère de plus, à la fin comme au bord, est un autre mot de passe', async () => {
    const motsDePasse = new MotsDePasse();
    const long = `${' vkqz'.repeat(25)} `;
    const empreinte = await motsDePasse.hacher(long);
    expect(await motsDePasse.verifier(empreinte, long)).toBe(true);
    for (const autre of [long.trim(), long.slice(0, -1), `${long}x`, long.slice(0, 72)]) {
      expect(await motsDePasse.verifier(empreinte, autre)).toBe(false);
    }
  });
});

describe('T008 : ni courant, ni personnel', () => {
  test.each([
    ['un mot de passe courant', 'MotDePasse2026!'],
    ['un courant au clavier', 'azertyuiop123'],
    ['un courant écrit en chiffres', 'P4ssw0rd!!!!'],
    ['le nom', 'xK9-lovelace-Qz7'],
    ['l’adresse', 'xK9-pommedapi-Qz7'],
    ['le nom du produit', 'xK9-FRANCIS-Qz7'],
    ['le nom du produit accentué', 'xK9-françis-Qz7'],
  ])('refuse %s', (_cas, motDePasse) => {
    expect(accepte(motDePasse)).toBe(false);
  });
});
