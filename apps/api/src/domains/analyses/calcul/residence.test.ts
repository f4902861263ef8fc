import { expect, test } from 'vitest';
import { analyserFiche } from './analyser.ts';
import { ANNEE_ANALYSEE } from './dossier.ts';
import { reservesDuDossier } from './reserves.ts';
import { situerFiche } from './situer.ts';

const fiche = (pays: string | null, autres = {}) => ({
  situation_maritale_client: 'Célibataire',
  date_naissance_client: '1981-10-16',
  nombre_enfants_a_charge_client: 0,
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 50_000,
  pays_residence_fiscale_client: pays,
  ...autres,
});

test.each(['Émirats arabes unis', 'Suisse', 'Belgique', 'Monaco', 'Polynésie française'])(
  'un résident de : %s, n’a ni impôt, ni leviers, ni place au portefeuille, et son chat le dit',
  (pays) => {
    const analyse = analyserFiche(fiche(pays));
    expect('refus' in analyse ? analyse.refus : '').toContain('non-résident');
    expect(situerFiche(fiche(pays))).toMatchObject({
      statut: 'a_completer',
      raison: expect.stringContaining('non-résident'),
    });
    expect(reservesDuDossier(fiche(pays), ANNEE_ANALYSEE)).toContainEqual(
      expect.objectContaining({ champ: 'pays_residence_fiscale_client', duFoyer: true, pris: false }),
    );
    // What is missing beside it is not what keeps the figure away.
    const sansRevenu = analyserFiche(fiche(pays, { revenu_net_annuel_client1: null }));
    expect('refus' in sansRevenu ? sansRevenu.refus : '').toContain('non-résident');
  },
);

test.each([null, '', 'France', 'FRANCE ', 'République française', 'Corse'])('« %s » est la France', (pays) => {
  expect(analyserFiche(fiche(pays))).toMatchObject({ statut: 'exact' });
});

test('un département d’outre-mer donné pour pays se demande, comme son code postal', () => {
  for (const [pays, autres] of [
    ['La Réunion', {}],
    ['France', { code_postal_client: '97400' }],
  ] as const) {
    const { manques, ...analyse } = analyserFiche(fiche(pays, autres));
    expect(manques.map(({ id }) => id)).toContain('departement_outre_mer');
    expect(analyse).toMatchObject({ statut: 'estimation' });
  }
});

const effet = (pays: string): number =>
  analyserFiche(fiche(pays)).manques.find(({ id }) => id === 'departement_outre_mer')?.effet ?? 0;

test('la Guyane, donnée pour pays, a la réduction de son département', () => {
  expect(effet('Guyane')).toBe(effet('Mayotte'));
  expect(effet('Guyane')).toBeLessThan(effet('Martinique'));
  expect(effet('Martinique')).toBeLessThan(0);
});
