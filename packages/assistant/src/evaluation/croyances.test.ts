import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

const dire = async (question: string): Promise<string> =>
  (await poser(question)).answer.replace(/[\u202f\u00a0]/g, ' ');

describe('Ce que la question tient pour vrai à tort est corrigé d’abord', () => {
  it.each([
    [
      'On m’a dit que les abattements de donation se renouvellent tous les dix ans, je peux redonner en 2026 ?',
      /15 ans/,
    ],
    ['Puisque la résidence principale n’est pas comptée dans l’IFI, ma villa de 2,5 M€ ne paie rien ?', /30 %/],
    ['J’imagine que les dons comptent dans le plafond des niches, non ?', /^Non/],
  ])('%s', async (question, attendu) => {
    expect(await dire(question)).toMatch(attendu);
  });

  it('même quand un montant se calcule', async () => {
    const r = await poser(
      'Vu que la résidence principale ne compte pas pour l’IFI, mon hôtel particulier de 3 M€ où j’habite est hors IFI ?',
    );
    expect(r.calculs.length).toBeGreaterThan(0);
    expect(r.answer).toMatch(/30\s?%/);
  });
});

describe('Le oui ou le non d’une règle ne répond qu’à sa propre question', () => {
  it('une autre question reçoit la règle sans oui', async () => {
    expect(await dire('Mon meublé non professionnel est en déficit au réel : je l’impute sur ma paie ?')).not.toMatch(
      /^Oui/,
    );
    expect(await dire('À 73 ans, mes versements PER de 2026 sont-ils encore déductibles ?')).not.toMatch(/^Oui/);
  });

  it('la question de la note garde sa réponse', async () => {
    expect(await dire('Au décès de l’usufruitier, le nu-propriétaire paie-t-il des droits ?')).toMatch(/^Non/);
  });
});

describe('Ce qui n’est pas l’idée de la question ne la corrige pas', () => {
  it.each(['Vu que j’ai plus de 66 ans, je suis dispensé de taxe foncière ?'])('%s', async (question) => {
    const reponse = await dire(question);
    expect(reponse).toMatch(/75 ans/);
    expect(reponse).not.toMatch(/^Non/);
  });
});

describe('Une question ouverte ou au choix ne reçoit pas de non', () => {
  it.each([
    'Quel est le délai pour déclarer un don manuel ?',
    'Les allocations chômage sont-elles imposables ou pas ?',
    'À 68 ans, quelle fraction d’une rente viagère à titre onéreux est imposable ?',
  ])('%s', async (question) => {
    expect(await dire(question)).not.toMatch(/^Non/);
  });
});
