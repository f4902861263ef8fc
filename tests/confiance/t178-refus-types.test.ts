import { calculerImpotRevenu, completerFoyer, derniereAnneeCouverte, lireFoyer } from '@francis/fiscal';
import { expliquerIrpf } from '@francis/fiscal/andorre';
import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { expliquerImpotLuxembourg } from '@francis/fiscal/luxembourg';
import {
  expliquerDonation,
  expliquerIfi,
  expliquerPlusValueImmobiliere,
  expliquerRevenusMobiliers,
  expliquerSuccession,
} from '@francis/fiscal/patrimoine';
import { expliquerImpotSuisse } from '@francis/fiscal/suisse';
import { expliquerTva } from '@francis/fiscal/tva';
import { describe, expect, it } from 'vitest';

const foyer = completerFoyer({ situation: 'celibataire', declarant1: { salaires: 30_000 } });
const apres = derniereAnneeCouverte() + 2;

describe('T178 : une année inconnue ou une situation non couverte est refusée, jamais remplacée', () => {
  it.each([
    ['l’impôt sur le revenu avant 2022', () => calculerImpotRevenu(foyer, 2019), 'ANNEE_NON_COUVERTE'],
    ['l’impôt sur le revenu d’une année pas votée', () => calculerImpotRevenu(foyer, apres), 'ANNEE_NON_VOTEE'],
    [
      'un champ inconnu',
      () => lireFoyer({ annee_revenus: 2025, foyer: { situation: 'celibataire' }, salairesss: 1 }),
      'CHAMP_INCONNU',
    ],
    [
      'la Suisse avant 2024',
      () => expliquerImpotSuisse({ canton: 'GE', etatCivil: 'seul', revenuBrut: 90_000 }, 2020),
      'ANNEE_NON_COUVERTE',
    ],
    [
      'le Luxembourg avant 2023',
      () => expliquerImpotLuxembourg({ classe: '1', revenuImposable: 50_000 }, 2020),
      'ANNEE_NON_COUVERTE',
    ],
    ['l’Andorre avant l’IRPF', () => expliquerIrpf({ base: 50_000 }, 2010), 'ANNEE_NON_COUVERTE'],
    [
      'la TVA suisse avant la TVA',
      () => expliquerTva({ pays: 'CH', date: '1990-01-01', categorie: 'normal', montantHT: 100 }),
      'SITUATION_NON_COUVERTE',
    ],
    ['l’IFI avant l’IFI', () => expliquerIfi({ annee: 2017, patrimoine_net_taxable: 2e6 }), 'ANNEE_NON_COUVERTE'],
    [
      'une donation ancienne',
      () => expliquerDonation({ date: '2005-01-01', dons: [{ lien: 'enfant', montant: 1e5 }] }),
      'ANNEE_NON_COUVERTE',
    ],
    [
      'une succession à partager autrement',
      () =>
        expliquerSuccession({
          date_deces: '2026-01-01',
          actif_net: 1e5,
          heritiers: [{ lien: 'enfant' }, { lien: 'neveu_niece' }],
        }),
      'SITUATION_NON_COUVERTE',
    ],
    [
      'une plus-value ancienne',
      () =>
        expliquerPlusValueImmobiliere({
          date_cession: '2005-01-01',
          annees_detention: 3,
          prix_cession: 2e5,
          prix_acquisition: 1e5,
        }),
      'ANNEE_NON_COUVERTE',
    ],
    [
      'des dividendes anciens',
      () => expliquerRevenusMobiliers({ annee: 2010, dividendes: 1000 }),
      'ANNEE_NON_COUVERTE',
    ],
  ])('%s', (_, calculer, code) => {
    const refus = calculer();
    expect(refus).toMatchObject({ statut: 'refus', code });
    expect('message' in refus && refus.message.length).toBeGreaterThan(10);
    expect(refus).not.toHaveProperty('trace');
  });

  it('un paramètre n’a pas de valeur avant sa première date, ni celle d’une autre année', () => {
    expect(lireParametreLegal('ir.decote.taux', '2020-01-01')).toBeUndefined();
    expect(lireParametreLegal('pvi.taux', '1990-01-01')).toBeUndefined();
    expect(lireParametreLegal('lu.tarif.exempte', '2019-01-01')).toBeUndefined();
    expect(lireParametreLegal('inconnu.taux', '2026-01-01')).toBeUndefined();
  });
});
