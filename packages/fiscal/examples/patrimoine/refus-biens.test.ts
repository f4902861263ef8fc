import { describe, expect, it } from 'vitest';
import {
  calculerDonation,
  calculerIfi,
  calculerPlusValueImmobiliere,
  calculerSuccession,
} from '../../src/france/patrimoine.ts';

const VENTE = { date_cession: '2026-01-01', annees_detention: 3, prix_acquisition: 1, prix_cession: 2 };
const DON = { lien: 'enfant', montant: 1_000 } as const;
const donner = (don: object, reste: object = {}) =>
  calculerDonation({ date: '2026-01-01', ...reste, dons: [{ ...DON, ...don }] });
const succeder = (reste: object) =>
  calculerSuccession({ date_deces: '2026-01-01', actif_net: 1_000, heritiers: [{ lien: 'enfant' }], ...reste });

/** What the types forbid can still come from outside; each entry is refused with its code and the field at fault. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- deliberately wrong inputs
const faux = (valeur: unknown): never => valeur as never;

const CAS: readonly [titre: string, resultat: object, code: string, champ: string][] = [
  ['prix négatif', calculerPlusValueImmobiliere({ ...VENTE, prix_cession: -1 }), 'MONTANT_INVALIDE', 'prix_cession'],
  [
    'prix illisible',
    calculerPlusValueImmobiliere({ ...VENTE, prix_cession: Number.NaN }),
    'MONTANT_INVALIDE',
    'prix_cession',
  ],
  [
    'prix infini',
    calculerPlusValueImmobiliere({ ...VENTE, prix_cession: Infinity }),
    'MONTANT_HORS_BORNES',
    'prix_cession',
  ],
  [
    'prix en texte',
    calculerPlusValueImmobiliere({ ...VENTE, prix_acquisition: faux('3') }),
    'MONTANT_INVALIDE',
    'prix_acquisition',
  ],
  [
    'jour qui n’existe pas',
    calculerPlusValueImmobiliere({ ...VENTE, date_cession: '2026-02-30' }),
    'CHAMP_INVALIDE',
    'date_cession',
  ],
  [
    'jour mal écrit',
    calculerPlusValueImmobiliere({ ...VENTE, date_cession: '01/02/2026' }),
    'CHAMP_INVALIDE',
    'date_cession',
  ],
  [
    'durée et date ensemble',
    calculerPlusValueImmobiliere({ ...VENTE, date_acquisition: '2020-01-01' }),
    'FOYER_INCOHERENT',
    'date_acquisition',
  ],
  [
    'durée fractionnaire',
    calculerPlusValueImmobiliere({ ...VENTE, annees_detention: 3.5 }),
    'CHAMP_INVALIDE',
    'annees_detention',
  ],
  [
    'quotes-parts incomplètes',
    calculerPlusValueImmobiliere({ ...VENTE, quotes_parts: [0.5, 0.4] }),
    'FOYER_INCOHERENT',
    'quotes_parts',
  ],
  [
    'exonération inconnue',
    calculerPlusValueImmobiliere({ ...VENTE, exoneration: faux('amitie') }),
    'CHAMP_INVALIDE',
    'exoneration',
  ],
  [
    'forfait de frais d’un don',
    calculerPlusValueImmobiliere({ ...VENTE, mode_acquisition: 'gratuit', frais_acquisition: 'forfait' }),
    'FOYER_INCOHERENT',
    'frais_acquisition',
  ],
  [
    'vente en 2027',
    calculerPlusValueImmobiliere({ ...VENTE, date_cession: '2027-01-01' }),
    'ANNEE_NON_VOTEE',
    'date_cession',
  ],
  [
    'vente en 2012',
    calculerPlusValueImmobiliere({ ...VENTE, date_cession: '2012-01-01' }),
    'ANNEE_NON_COUVERTE',
    'date_cession',
  ],
  ['ni biens ni patrimoine', calculerIfi({ annee: 2026 }), 'FOYER_INCOHERENT', 'biens'],
  ['IFI de 2017', calculerIfi({ annee: 2017, patrimoine_net_taxable: 1 }), 'ANNEE_NON_COUVERTE', 'annee'],
  ['IFI de 2027', calculerIfi({ annee: 2027, patrimoine_net_taxable: 1 }), 'ANNEE_NON_VOTEE', 'annee'],
  [
    'deux résidences principales',
    calculerIfi({
      annee: 2026,
      biens: [
        { valeur: 1, residence_principale: true },
        { valeur: 1, residence_principale: true },
      ],
    }),
    'FOYER_INCOHERENT',
    'biens',
  ],
  [
    'bien de valeur négative',
    calculerIfi({ annee: 2026, biens: [{ valeur: 1 }, { valeur: -1 }] }),
    'MONTANT_INVALIDE',
    'biens[1].valeur',
  ],
  ['aucun don', calculerDonation({ date: '2026-01-01', dons: [] }), 'FOYER_INCOHERENT', 'dons'],
  ['lien inconnu', donner({ lien: 'voisin' }), 'CHAMP_INVALIDE', 'dons[0].lien'],
  ['don négatif', donner({ montant: -5 }), 'MONTANT_INVALIDE', 'dons[0].montant'],
  ['don familial supérieur au don', donner({ don_familial: 1_001 }), 'FOYER_INCOHERENT', 'dons[0].montant'],
  [
    'somme d’argent démembrée',
    donner({ don_familial: 1, demembrement: { droit: 'usufruit', age_usufruitier: 60 } }),
    'FOYER_INCOHERENT',
    'dons[0].demembrement',
  ],
  [
    'démembrement sans âge ni durée',
    donner({ demembrement: { droit: 'usufruit' } }),
    'FOYER_INCOHERENT',
    'dons[0].demembrement.age_usufruitier',
  ],
  [
    'donation antérieure à venir',
    donner({ donations_anterieures: [{ date: '2026-01-02', montant: 1 }] }),
    'FOYER_INCOHERENT',
    'dons[0].donations_anterieures[0].date',
  ],
  [
    'naissance à venir',
    donner({}, { donateur: { date_naissance: '2030-01-01' } }),
    'FOYER_INCOHERENT',
    'donateur.date_naissance',
  ],
  [
    'souche sans personne',
    donner({ representation: { souche: 'enfant', nombre: 0 } }),
    'FOYER_INCOHERENT',
    'dons[0].representation.nombre',
  ],
  ['aucun héritier', succeder({ heritiers: [] }), 'FOYER_INCOHERENT', 'heritiers'],
  [
    'dévolution à préciser',
    succeder({ heritiers: [{ lien: 'conjoint' }, { lien: 'parent' }] }),
    'SITUATION_NON_COUVERTE',
    'heritiers',
  ],
  [
    'conjoint sans option',
    succeder({ heritiers: [{ lien: 'conjoint' }, { lien: 'enfant' }] }),
    'SITUATION_NON_COUVERTE',
    'heritiers',
  ],
  [
    'usufruit du conjoint sans âge',
    succeder({ heritiers: [{ lien: 'conjoint' }, { lien: 'enfant' }], option_conjoint: 'usufruit' }),
    'FOYER_INCOHERENT',
    'age_conjoint',
  ],
  [
    'parts de plus d’une succession',
    succeder({
      heritiers: [
        { lien: 'enfant', part: 0.7 },
        { lien: 'enfant', part: 0.4 },
      ],
    }),
    'FOYER_INCOHERENT',
    'heritiers',
  ],
  [
    'montants au-delà de l’actif',
    succeder({ heritiers: [{ lien: 'enfant', montant: 2_000 }] }),
    'FOYER_INCOHERENT',
    'heritiers',
  ],
  [
    'parts et montants mêlés',
    succeder({
      heritiers: [
        { lien: 'enfant', montant: 1 },
        { lien: 'enfant', part: 0.4 },
      ],
    }),
    'FOYER_INCOHERENT',
    'heritiers',
  ],
];

describe('une demande que la loi ne permet pas de calculer est refusée, avec le champ en cause', () => {
  it.each(CAS)('%s', (_, resultat, code, champ) => {
    expect(resultat).toMatchObject({ statut: 'refus', code, champ });
    expect('message' in resultat ? resultat.message : '').toMatch(/^\p{Lu}.*\.$/u);
  });
});
