import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyserFiche } from './analyser.ts';

interface Dossier {
  readonly id: string;
  readonly fiche: Readonly<Record<string, unknown>>;
  readonly attendu: { readonly impot_final: number };
}

const DOSSIERS = readFileSync(new URL('../../../../../../bench/banc/corpus/dossiers.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixtures.
  .map((ligne) => JSON.parse(ligne) as Dossier);

/** What each file lacks, as its writer told it in words, under the names of our questions. */
const HORS_FICHE: Readonly<Record<string, string>> = {
  'D-01': 'frais_reels garde_enfants annee_naissance_declarant2',
  'D-02': 'plafond_per dons capitaux',
  'D-03': 'garde_alternee scolarite',
  'D-04': 'parent_isole_T cotisations_syndicales scolarite',
  'D-05': 'pensions_par_conjoint annee_naissance_declarant2 contrats',
  'D-06': 'ancien_combattant annee_deces_conjoint',
  'D-08': 'regime_activite concubinage',
  'D-09': 'location rattachement',
  'D-10': 'location regime_activite',
  'D-11': 'location',
  'D-14': 'capitaux',
  'D-15': 'rfr_anterieurs capitaux emploi_domicile',
  'D-16': 'rfr_anterieurs retenue capitaux',
  'D-17': 'departement_outre_mer location',
  'D-18': 'parent_isole_T pensions_versees departement_outre_mer',
  'D-19': 'ancien_combattant dons',
  'D-20': 'invalidite garde_alternee parent_isole_T',
  'D-21': 'dirigeant',
  'D-22': 'dirigeant regime_activite',
  'D-23': 'dirigeant rfr_anterieurs',
  'D-24': 'dirigeant',
  'D-25': 'revenus_etrangers',
  'D-26': 'revenus_etrangers location',
  'D-27': 'sommes_a_part retenue',
  'D-28': 'annee_deces_conjoint',
  'D-32': 'rattachement pensions_versees',
  'D-34': 'regime_activite sommes_a_part pensions_versees',
  'D-35': 'concubinage frais_reels',
  'D-37': 'date_divorce garde_alternee parent_isole_T',
  'D-39': 'annee_deces_conjoint pensions_par_conjoint',
  'D-42': 'sommes_a_part parent_isole_T',
  'D-43': 'invalidite',
  'D-44': 'regime_activite',
  'D-45': 'location',
  'D-46': 'deficits regime_activite',
  'D-47': 'plus_value_immobiliere',
  'D-48': 'plafond_per',
  'D-49': 'deficits sommes_a_part departement_outre_mer',
  'D-51': 'revenus_etrangers',
  'D-52': 'rfr_anterieurs capitaux location',
  'D-57': 'capitaux',
  'D-58': 'ancien_combattant sommes_a_part location',
};

test('une fiche seule donne l’impôt des dossiers lus, ou nomme chaque fait qui lui manque ; jamais un faux dit exact', () => {
  expect(Object.keys(HORS_FICHE).toSorted()).toEqual(DOSSIERS.map(({ id }) => id).toSorted());
  const lus = DOSSIERS.map(({ id, fiche, attendu }) => {
    const faite = analyserFiche(fiche);
    const demandes = new Set(faite.manques.map((manque) => manque.id));
    return {
      id,
      juste: !('refus' in faite) && faite.calcule.resultat.impot_final === attendu.impot_final,
      exact: !('refus' in faite) && faite.statut === 'exact',
      tus: (HORS_FICHE[id] ?? '').split(' ').filter((fait) => !demandes.has(fait)),
    };
  });
  expect(lus.filter(({ juste, tus }) => !juste && tus.length > 0)).toEqual([]);
  expect(lus.filter(({ juste, exact }) => exact && !juste)).toEqual([]);
  expect(lus.filter(({ juste }) => juste).length).toBeGreaterThanOrEqual(10);
});
