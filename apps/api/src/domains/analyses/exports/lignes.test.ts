import { expect, test } from 'vitest';
import type { Client } from '@francis/contract';
import { lignesDuDossier } from './lignes.ts';

test('les exports et l’archive nomment chaque détail d’un bien et d’un livret comme on l’écrit', () => {
  const fiche = {
    investissements_locatifs_details: [
      {
        mode_detention: 'Indivision',
        date_acquisition: '2015-03-02',
        prix_acquisition: 118_000,
        regime_fiscal: 'Micro-BIC',
        capital_restant_du: 74_000,
      },
    ],
    faits_fiscaux_client: {},
    livrets_epargne_details: { livret_a: 12_000, lep: 3_000, pel: 8_000 },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other fields of a file are empty.
  const libelles = lignesDuDossier(fiche as unknown as Client).map(({ libelle }) => libelle.split(' : ').at(-1));
  expect(libelles).toEqual([
    'mode de détention',
    'date d’acquisition',
    'prix d’acquisition',
    'régime fiscal',
    'capital restant dû',
    'livret A',
    'LEP',
    'PEL',
  ]);
});

test('un élément d’une liste se nomme au singulier', () => {
  const fiche = { details_enfants_client: [{ prenom: 'Jules' }, { prenom: 'Zoé' }], faits_fiscaux_client: {} };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other fields of a file are empty.
  const libelles = lignesDuDossier(fiche as unknown as Client).map(({ libelle }) => libelle);
  expect(libelles).toEqual(['Enfant 1 : prénom', 'Enfant 2 : prénom']);
});
