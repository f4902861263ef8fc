import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

const dire = async (question: string): Promise<string> =>
  (await poser(question)).answer.replace(/[\u202f\u00a0]/g, ' ');

describe('Une règle relue dans son texte est dite entière', () => {
  it.each([
    [
      'La surtaxe se calcule-t-elle par vendeur ou pour le couple ?',
      /au niveau de la société, non de chaque associé/,
      'CGI 1609 nonies G',
    ],
    [
      'Peut-on cumuler pension alimentaire et crédit d’impôt pour un parent ?',
      /renoncer à déduire toute pension/,
      'CGI 199 sexdecies',
    ],
    ['Profession libérale, peut-on payer l’acompte par trimestre ?', /au plus tard le 1er octobre/, 'CGI 1663 C'],
    [
      'Expatrié, je vends mon ancienne résidence principale, suis-je exonéré ?',
      /assistance au recouvrement/,
      'CGI 244 bis A',
    ],
    ['frais bancaires succession plafond 850 euros', /857 €/, 'CMF D312-1-1'],
    ['Récupérer l’argent d’un compte après un décès sans notaire, possible ?', /5 965 €/, 'arrêté du 24 décembre 2025'],
    [
      'Groupe de 1,2 milliard de chiffre d’affaires : contribution exceptionnelle ?',
      /au moins 1 500 000 000 €/,
      'loi de finances pour 2026',
    ],
    [
      'Ma plateforme de crowdfunding immobilier a fait défaut, puis-je déduire la perte ?',
      /8 000 € par an/,
      'CGI 125-00 A',
    ],
    ['JEI ou PME : quel plafond de versement ?', /75 000 €, ou 150 000 €/, 'CGI 199 terdecies-0 A bis'],
    ['Abattement micro-BNC sur le minage de bitcoins ?', /83 600 € de recettes depuis 2026/, 'CGI 102 ter'],
    [
      'Quels formulaires pour déclarer mes cryptos et mes comptes Binance ?',
      /seul compte le lieu où la plateforme est établie/,
      'CGI 1649 bis C',
    ],
  ])('%s', async (question, attendu) => {
    expect(await dire(question)).toMatch(attendu);
  });

  it('un doute sur le taux d’un plan d’épargne logement récent est dit, et rien n’est donné pour exact', async () => {
    const { answer, statut } = await poser('Comment sont taxés les intérêts d’un PEL ouvert après 2018 ?');
    expect(answer).toMatch(/un doute demeure/);
    expect(statut).toBe('partiel');
  });
});

describe('Une limite de salaire porte l’année où elle vaut', () => {
  it.each([
    ['Combien mon employeur peut-il ajouter à mon PEE ?', /3 844,80 € pour 2026 \(3 768 € pour 2025\)/],
    ['Mon indemnité de licenciement est-elle imposable ?', /288 360 € pour 2026 \(282 600 € pour 2025\)/],
    ['Les titres-restaurant sont-ils imposables ?', /7,32 € par titre en 2026 \(7,26 € en 2025\)/],
  ])('%s', async (question, attendu) => {
    expect(await dire(question)).toMatch(attendu);
  });
});
