import { describe, expect, test } from 'vitest';
import { poser } from '../evaluation/poser.ts';

const plat = (texte: string) => texte.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');

describe('Droits d’un achat ou d’un partage', () => {
  test.each([
    ['Nous divorçons et partageons une maison de 410 000 € : quel droit de partage ?', '4 510 €'],
    ['Rupture de PACS : appartement à 280 000, reste 90 000 de crédit. Droit de partage ?', '2 090 €'],
    [
      'Divorce : appartement estimé 300 000 €, crédit restant dû 80 000 €. Le droit de partage fait combien ?',
      '2 420 €',
    ],
    ['Ma sœur et moi sortons de l’indivision, actif net 150 k€, montant du droit de partage ?', '3 750 €'],
    ['Je reprends un fonds de commerce à 180 000 €, quels droits d’enregistrement ?', '4 710 €'],
    ['Achat de 30 % des parts sociales d’une SARL pour 45 000 €, combien de droits d’enregistrement ?', '1 143 €'],
    ['j’achète 45 parts sur 150 d’une SARL pour 60 000 €, quels droits d’enregistrement ?', '1 593 €'],
    ['Reprise de 300 des 1 200 parts d’une SARL moyennant 130 000 € : droits à payer ?', '3 727,50 €'],
    ['cession 15 parts sur 60 SARL, prix 70 k€, DE ?', '1 927,50 €'],
    ['Je rachète 150 parts sociales sur les 600 que compte la SARL, pour 84 000 €. Quels droits ?', '2 347,50 €'],
    ['achat de 30 % des parts d’une SARL qui exploite un fonds de commerce, 90 000 €, droits ?', '2 493 €'],
    ['combien de droits pour acheter un fonds de commerce à 95 000 € ?', '2 160 €'],
    ['acquisition fonds 310 k€, DE dus ?', '10 810 €'],
    ['Acquisition d’actions de SAS pour 400 000 €, droits d’enregistrement ?', '400 €'],
    ['Nous divorçons, la maison nette de crédit vaut 300 000 €, droit de partage ?', '3 300 €'],
    ['On partage la succession entre frères, actif net 400 000 €, droits d’enregistrement ?', '10 000 €'],
    ['J’achète du neuf en VEFA 300 000 € hors taxes, taxe de publicité foncière ?', '2 145 €'],
    [
      'Droits de mutation sur une maison à 250 000 €, 50 000 € d’apport et 200 000 € d’emprunt, département au taux de 5 % ?',
      '15 796,25 €',
    ],
    ['Premier achat, appartement ancien à 210 000 €, combien de droits de mutation ?', '12 193,97 €'],
  ])('%s', async (question, montant) => {
    const r = await poser(question);
    expect(plat(r.answer)).toContain(`**${montant}**`);
    expect(r.statut).toBe('exact');
  });

  test('le département inconnu laisse deux montants, aucun n’est exact', async () => {
    const r = await poser('Achat d’une maison ancienne à 260 000 €, droits de mutation ?');
    expect(r.statut).not.toBe('exact');
    expect(plat(r.answer)).toContain('16 428,10 €');
    expect(plat(r.answer)).toContain('15 097,29 €');
  });

  test.each([
    ['Droit de partage sur 200 000 € ?', 'lien'],
    ['achat de 40 parts de SARL pour 60 000 €, droits ?', 'part du capital'],
    ['mon associé me vend 3 parts de SARL à 20 000 €, droits d’enregistrement ?', 'part du capital'],
    ['j’achète 75 des 150 parts de mon associé dans la SARL, 90 000 €, droits d’enregistrement ?', 'part du capital'],
    ['J’ai déjà 20 parts de la SARL et j’en achète 30 parts sur 100, 45 000 €, droits ?', 'part du capital'],
    ['J’achète des parts sociales d’une SARL 60 000 €, quels droits d’enregistrement ?', 'part du capital'],
  ])('%s : la précision qui manque est demandée', async (question, mot) => {
    const r = await poser(question);
    expect(r.statut).toBe('clarification');
    expect(r.answer).toContain(mot);
  });

  test('une succession ou une donation n’est pas un achat', async () => {
    const r = await poser('Succession : une maison de 250 000 € pour moi seul, son fils. Quels droits de mutation ?');
    expect(plat(r.answer)).toContain('28 194,35 €');
  });
});
