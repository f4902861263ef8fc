import type { Fait } from '@francis/faits';
import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';
import { invraisemblances } from './invraisemblances.ts';

const faits = (valeurs: Readonly<Record<string, number>>, source: Fait['source'] = 'dit'): Fait[] =>
  Object.entries(valeurs).map(([chemin, valeur]) => ({ chemin, valeur, source, preuves: [] }));

describe('ce qui ne peut pas être vrai n’est pas lu', () => {
  it.each([
    [{ 'vente.prix_acquisition': 9000, 'vente.frais_acquisition': 218_000 }, 'frais d’achat'],
    [{ 'rachat.valeur_contrat': 10_000, 'rachat.montant_rachat': 25_000 }, 'montant retiré'],
    [{ 'foyer.declarant1.salaires': 30_000, 'foyer.declarant1.frais_reels': 41_000 }, 'frais réels'],
    [{ 'foyer.declarant1.salaires': 910 }, 'pour une année'],
    [{ 'donation.age_donateur': 9 }, 'âge'],
  ])('%o', (valeurs, dit) => {
    expect(invraisemblances(faits(valeurs)).join(' ')).toContain(dit);
    expect(invraisemblances(faits(valeurs, 'corrige'))).toEqual([]);
  });

  it.each([
    { 'vente.prix_acquisition': 142_000, 'vente.frais_acquisition': 11_000, 'vente.prix_cession': 218_000 },
    { 'foyer.declarant1.salaires': 910, 'foyer.declarant2.salaires': 40_000 },
    { 'rachat.valeur_contrat': 10_000, 'rachat.montant_rachat': 10_000 },
    { 'donation.age_donateur': 72, 'donation.montant': 90_000 },
  ])('%o se peut', (valeurs) => {
    expect(invraisemblances(faits(valeurs))).toEqual([]);
  });

  it('aucun chiffre n’est donné d’une vente dont les frais passent le prix', async () => {
    const { statut, answer } = await poser(
      'Acheté en mars 2011, 151 000 € net vendeur, sans les frais d’agence. Compromis signé à 232 000 €, vente le 10 décembre 2026. Mon frère a vendu le sien 270 000 et il a payé 8 000. Quelle plus-value ?',
    );
    expect(statut).not.toBe('exact');
    expect(answer).not.toContain('Rien n’est dû');
  });

  it.each([
    'vendu pour 5 400 de btc en 2025, en tout j’avais mis 7 500 dans mes cryptos et je n’ai pas tout vendu, flat tax ?',
    'Je vais toucher une prime de 2 600 € net imposable, tranche à 30 %. Que me restera-t-il une fois l’impôt payé ?',
  ])('sans chiffre ni règle dits exacts à tort : %s', async (question) => {
    expect((await poser(question)).statut).not.toBe('exact');
  });

  it('une location à des vacanciers n’est pas une prestation de services', async () => {
    const { answer } = await poser(
      'Je loue ma maison de campagne à des vacanciers, au micro-BIC, 8 900 € en 2025, tranche à 30 %, coût total ?',
    );
    expect(answer).toMatch(/6\s230\s€.*prélèvements sociaux sont de \*\*1\s158,78/);
  });
});
