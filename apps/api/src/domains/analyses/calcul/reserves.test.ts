import { expect, test } from 'vitest';
import { ANNEE_ANALYSEE } from './dossier.ts';
import { reservesDuDossier } from './reserves.ts';

/** Divorced, two children, and nothing of who lives with them. */
const divorce = (salaire: number) => ({
  situation_maritale_client: 'Divorcé(e)',
  date_naissance_client: '1992-03-14',
  nombre_enfants_a_charge_client: 2,
  details_enfants_client: [
    { prenom: 'Lou', date_naissance: '2019-09-01', garde_alternee: false },
    { prenom: 'Zoé', date_naissance: '2010-09-01', garde_alternee: false },
  ],
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: salaire,
});
const champs = (salaire: number, faits = {}) =>
  reservesDuDossier({ ...divorce(salaire), faits_fiscaux_client: faits }, ANNEE_ANALYSEE).map(({ champ }) => champ);

test('un parent que le dossier ne dit pas isolé : dit cas par cas quand l’impôt change, gardé en réserve sinon', () => {
  expect(champs(58_000)).toEqual([]);
  expect(champs(8_252)).toEqual(['parent_isole_T']);
  expect(champs(8_252, { 'foyer.parent_isole_T': true })).toEqual([]);
});
