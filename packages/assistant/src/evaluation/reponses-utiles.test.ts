import { describe, expect, test } from 'vitest';
import { Brouillon } from '../redaction/brouillon.ts';
import { listerManques } from '../redaction/lister-manques.ts';
import { poser } from './poser.ts';

const lire = async (question: string): Promise<string> =>
  (await poser(question)).answer.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');

describe('Ce qui est gagné se lit par son signe ou par ce que l’on a fait', () => {
  test.each([
    ['J’ai vendu des actions en 2025 : + 8 000 sur l’une, - 2 500 sur une autre. Que vais-je payer ?', '**1 727 €**'],
    ['Titres vendus en 2025 : +4 000 et -1 000, quel impôt ?', '**942 €**'],
    ['j’ai gagné 6 000 en vendant des actions en 2025, impôt ?', '**1 884 €**'],
  ])('%s', async (question, cout) => expect(await lire(question)).toContain(cout));
});

describe('La règle de ce qui est nommé', () => {
  test.each([
    ['licencié en 2025, indemnité 60 000 € (la convention prévoyait 38 000), part imposable ?', 'de licenciement'],
    ['plafond micro entreprise 2026 prestation de service, je suis à 79 000', '83 600 €'],
    ['limite de l’auto-entrepreneur en services, je fais 70 000', '83 600 €'],
  ])('%s', async (question, regle) => expect((await lire(question)).split('\n')[0]).toContain(regle));

  test('une rupture conventionnelle reste la sienne', async () =>
    expect(await lire('Rupture conventionnelle : l’indemnité est-elle imposable ?')).toContain(
      'rupture conventionnelle',
    ));
});

describe('Une situation dite n’est pas redemandée', () => {
  test.each(['retraité seul 70 ans, 24 000 de pension, impôt ?', 'salariée seule, 30 000 net imposable, impôt ?'])(
    '%s',
    async (question) => expect((await poser(question)).statut).toBe('exact'),
  );
});

describe('Une question posée en retour dit ce qui manque', () => {
  test('rien à demander, rien d’annoncé', () => {
    const b = new Brouillon();
    listerManques('Il me manque une précision :', [], b);
    expect(b.toString().trim()).toBe('');
  });

  test.each([
    'pension de retraite 24 000 et rente viagère de 6 000 commencée à 68 ans, seul, 75 ans, impôt ?',
    'succession 600 000 droits ?',
    'je gagne 30 000, impôt ?',
    'loyer 900 par mois meublé, TMI 30, micro ou réel ?',
    'IFI : résidence principale 1 200 000 €, SCI détenue à 50 % valant 800 000 €',
    'célibataire, 32 000 de salaire et 4 500 de zorglub, impôt ?',
    'combien je paie sur mon IFI ?',
    'je vends ma maison secondaire 300 000, impôt ?',
  ])('%s', async (question) => {
    const lignes = (await lire(question)).split('\n').filter((ligne) => ligne.trim() !== '');
    const vides = lignes.filter((ligne, i) => ligne.includes('il me manque') && !lignes[i + 1]?.startsWith('- '));
    expect(vides).toEqual([]);
  });
});
