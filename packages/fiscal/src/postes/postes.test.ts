import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DemandePoste, expliquerPoste, NATURES_POSTE, type NaturePoste } from './index.ts';

const calculer = (nature: NaturePoste, annee: number, ...montants: number[]): number => {
  const calcul = expliquerPoste({ nature, annee, montants });
  if (!('trace' in calcul)) throw new Error(calcul.message);
  return calcul.resultat.montant;
};

const scolariser = (alternee?: boolean): unknown =>
  expliquerPoste({ nature: 'scolarite', annee: 2025, montants: [1, 1, 0], ...(alternee ? { alternee } : {}) });

const COMPTES: readonly NaturePoste[] = ['quotient_familial', 'scolarite', 'teletravail'];

describe('L’avantage d’une dépense prise seule', () => {
  it.each<[NaturePoste, number, number[], number]>([
    ['garde', 2025, [4000, 1200], 2350],
    ['emploi_domicile', 2025, [3000], 1500],
    ['emploi_domicile', 2025, [20_000], 6000],
    ['don', 2025, [500], 330],
    ['don_difficulte', 2024, [1400], 1014],
    ['cotisation_syndicale', 2025, [150], 99],
    ['dependance', 2025, [14_000], 2500],
    ['scolarite', 2025, [1, 2, 1], 550],
    ['pension_enfant_majeur', 2025, [9000, 4000], 10_855],
    ['pension_enfant_majeur', 2023, [9000], 6674],
    ['teletravail', 2024, [100], 270],
    ['teletravail', 2024, [300], 626.4],
    ['heures_supplementaires', 2025, [8200], 700],
    ['heures_supplementaires', 2025, [4000], 0],
    ['abattement_salaires', 2025, [170_000], 155_445],
    ['abattement_salaires', 2025, [30_000, 400], 27_000],
    ['abattement_pensions', 2025, [30_000, 20_000], 45_561],
    ['dividendes_bareme', 2025, [10_000], 6000],
    ['quotient_familial', 2025, [3], 7228],
    ['cotisations_service', 2026, [20_000], 4240],
    ['majoration_paiement', 2025, [3000], 300],
  ])('%s, %i : %j donne %d', (nature, annee, montants, attendu) => {
    expect(calculer(nature, annee, ...montants)).toBeCloseTo(attendu, 2);
  });

  it.each([
    [{ nature: 'interet_retard', annee: 2025, montants: [4000], mois: 5 }, 40],
    [{ nature: 'rente_viagere', annee: 2025, montants: [12_000], age: 66 }, 4800],
    [{ nature: 'rente_viagere', annee: 2025, montants: [12_000], age: 49 }, 8400],
    [{ nature: 'retenue_source', annee: 2025, montants: [2750], taux: 0.084 }, 231],
    [{ nature: 'emploi_domicile', annee: 2025, montants: [16_000], enfants: 1 }, 6750],
    [{ nature: 'emploi_domicile', annee: 2025, montants: [30_000], enfants: 5 }, 7500],
    [{ nature: 'emploi_domicile', annee: 2025, montants: [20_000], premiere_annee: true }, 7500],
    // C. trav. art. D7233-5: each of these services has its own limit.
    // CGI 200 quater B: under six on 1 January.
    [{ nature: 'garde', annee: 2025, montants: [1400], age: 5 }, 700],
    [{ nature: 'garde', annee: 2025, montants: [1400], age: 6 }, 0],
    [{ nature: 'epargne_retraite', annee: 2025, montants: [5000], taux: 0.3 }, 1500],
    [{ nature: 'emploi_domicile', annee: 2025, montants: [6200], jardinage: 6200 }, 2500],
    [{ nature: 'emploi_domicile', annee: 2025, montants: [1300], bricolage: 1300 }, 250],
    [{ nature: 'emploi_domicile', annee: 2025, montants: [3600], informatique: 3600 }, 1500],
    [{ nature: 'emploi_domicile', annee: 2025, montants: [9000], jardinage: 6000 }, 4000],
    [{ nature: 'emploi_domicile', annee: 2025, montants: [2000], jardinage: 1500 }, 1000],
    // Residence shared between the parents: half of what the child gives (CGI 199 quater F, 199 sexdecies 3, 197 I 2).
    [{ nature: 'scolarite', annee: 2025, montants: [1, 1, 0], alternee: true }, 107],
    [{ nature: 'emploi_domicile', annee: 2025, montants: [20_000], enfants: 1, alternee: true }, 6375],
    [{ nature: 'emploi_domicile', annee: 2025, montants: [20_000], enfants: 0.5 }, 6375],
    [{ nature: 'emploi_domicile', annee: 2025, montants: [20_000], enfants: 1, alternee: true, age: 70 }, 7125],
    [{ nature: 'garde', annee: 2025, montants: [4000], alternee: true }, 875],
    [{ nature: 'quotient_familial', annee: 2025, montants: [2], alternee: true }, 1807],
    [{ nature: 'quotient_familial', annee: 2025, montants: [1], alternee: true }, 903.5],
    [{ nature: 'quotient_familial', annee: 2025, montants: [3], alternee: true }, 3614],
  ] as const)('%j donne %d', (demande, attendu) => {
    expect(expliquerPoste(demande)).toMatchObject({ resultat: { montant: attendu } });
  });

  it.each<[string, DemandePoste, number, string]>([
    [
      '1 200 € donnés avant',
      { nature: 'don_difficulte', annee: 2025, montants: [1200], depuis_octobre_2025: false },
      882,
      'exact',
    ],
    [
      '1 200 € donnés depuis',
      { nature: 'don_difficulte', annee: 2025, montants: [1200], depuis_octobre_2025: true },
      900,
      'exact',
    ],
    ['1 200 € sans date', { nature: 'don_difficulte', annee: 2025, montants: [1200] }, 882, 'estimation'],
    [
      'et d’autres, sous la limite du revenu',
      {
        nature: 'don_difficulte',
        annee: 2025,
        montants: [1200],
        dons_ordinaires: 500,
        depuis_octobre_2025: true,
        revenus: 40_000,
      },
      1230,
      'exact',
    ],
    [
      'et d’autres, au-delà de la limite du revenu',
      { nature: 'don_difficulte', annee: 2025, montants: [900], dons_ordinaires: 3000, revenus: 10_000 },
      675 + 1320,
      'exact',
    ],
    ['900 € sans date', { nature: 'don_difficulte', annee: 2025, montants: [900] }, 675, 'exact'],
  ])('dons de 2025 aux personnes en difficulté : %s', (_nom, demande, montant, statut) => {
    expect(expliquerPoste(demande)).toMatchObject({ resultat: { montant, statut } });
  });

  it.each<[string, DemandePoste, number, string]>([
    [
      'd’une personne seule',
      { nature: 'souscription_pme', annee: 2025, montants: [80_000], couple: false },
      9000,
      'exact',
    ],
    ['d’un couple', { nature: 'souscription_pme', annee: 2025, montants: [80_000], couple: true }, 14_400, 'exact'],
    [
      'd’un couple, au-delà',
      { nature: 'souscription_pme', annee: 2025, montants: [130_000], couple: true },
      18_000,
      'exact',
    ],
    [
      'de qui ne dit pas sa situation',
      { nature: 'souscription_pme', annee: 2025, montants: [80_000] },
      9000,
      'estimation',
    ],
    ['sous la limite de tous', { nature: 'souscription_pme', annee: 2025, montants: [50_000] }, 9000, 'exact'],
    [
      'de 2023, au taux relevé une partie de l’année',
      { nature: 'souscription_pme', annee: 2023, montants: [10_000] },
      1800,
      'estimation',
    ],
  ])('souscription au capital d’une PME %s (CGI art. 199 terdecies-0 A)', (_nom, demande, montant, statut) => {
    expect(expliquerPoste(demande)).toMatchObject({ resultat: { montant, statut } });
  });

  it('dit les enfants qu’il suppose : en garde exclusive, ou tous en résidence alternée', () => {
    expect(scolariser()).toMatchObject({ resultat: { hypotheses: [expect.stringContaining('exclusive')] } });
    expect(scolariser(true)).toMatchObject({ resultat: { hypotheses: [expect.stringContaining('alternée')] } });
  });

  it.each([
    [2022, 100, 250, 'exact'],
    [2022, 300, 580, 'exact'],
    [2023, 300, 603.2, 'exact'],
    [2024, 300, 626.4, 'exact'],
    [2025, 100, 270, 'estimation'],
  ] as const)('le télétravail de %i suit les limites publiées pour cette année', (annee, jours, montant, statut) => {
    expect(expliquerPoste({ nature: 'teletravail', annee, montants: [jours] })).toMatchObject({
      resultat: { montant, statut },
    });
  });

  it.each([
    ['2025-09-15', '2025-12-03', 24],
    ['2025-09-15', '2025-09-30', 0],
    ['2025-09-15', '2025-10-01', 8],
    ['2025-12-15', '2026-02-28', 16],
  ])(
    'l’intérêt de retard d’un impôt dû le %s et payé le %s court du mois suivant : %d €',
    (limite, paiement, interet) => {
      const calcul = expliquerPoste({
        nature: 'interet_retard',
        annee: 2025,
        montants: [4000],
        date_limite: limite,
        date_paiement: paiement,
      });
      expect(calcul).toMatchObject({ resultat: { montant: interet }, trace: { article: 'CGI art. 1727 III et IV' } });
    },
  );

  it.each<[NaturePoste, string]>([
    ['majoration_paiement', 'Majoration'],
    ['majoration_depot', 'Majoration'],
    ['cotisations_service', 'Cotisations sociales'],
    ['garde', 'Crédit d’impôt'],
    ['don', 'Réduction d’impôt'],
    ['cotisation_syndicale', 'Crédit d’impôt'],
    ['dependance', 'Réduction d’impôt'],
  ])('%s se nomme « %s », et rien ne se nomme avantage sans en être un', (nature, libelle) => {
    expect(expliquerPoste({ nature, annee: 2025, montants: [1000] })).toMatchObject({ trace: { libelle } });
  });

  it.each<[NaturePoste, number]>([
    ['csg_pension_normale', 91],
    ['csg_pension_reduite', 43],
    ['prestation_compensatoire', 250],
  ])('%s se calcule pour 2026, dont la loi est connue', (nature, montant) => {
    expect(expliquerPoste({ nature, annee: 2026, montants: [1000] })).toMatchObject({ resultat: { montant } });
  });

  it('cite un article et des paramètres sourcés à chaque étape', () => {
    for (const nature of NATURES_POSTE) {
      const calcul = expliquerPoste({ nature, annee: 2025, montants: [5] });
      if (!('trace' in calcul)) throw new Error(calcul.message);
      for (let n: typeof calcul.trace | undefined = calcul.trace; n !== undefined; n = n.enfants[0]) {
        expect(n.article).not.toBe('');
        for (const p of n.parametres) expect(p.source).not.toBe('');
      }
    }
  });

  it('ne baisse jamais quand la dépense monte, et zéro ne donne rien', () => {
    assert(
      property(
        constantFrom(...NATURES_POSTE),
        integer({ min: 0, max: 60_000 }),
        integer({ min: 0, max: 5000 }),
        (nature, m, p) => {
          // Children and days are counted, not paid.
          const [montant, plus] = COMPTES.includes(nature) ? [m % 8, p % 8] : [m, p];
          expect(calculer(nature, 2025, 0)).toBe(0);
          expect(calculer(nature, 2025, montant + plus)).toBeGreaterThanOrEqual(calculer(nature, 2025, montant));
        },
      ),
    );
  });

  it.each([
    ['ANNEE_NON_COUVERTE', { nature: 'don', annee: 2019, montants: [100] }],
    ['ANNEE_NON_VOTEE', { nature: 'don', annee: 2031, montants: [100] }],
    ['FOYER_INCOHERENT', { nature: 'don', annee: 2025, montants: [] }],
    ['FOYER_INCOHERENT', { nature: 'don', annee: 2025, montants: [-5] }],
    ['FOYER_INCOHERENT', { nature: 'quotient_familial', annee: 2025, montants: [3614] }],
    ['FOYER_INCOHERENT', { nature: 'quotient_familial', annee: 2025, montants: [1.5] }],
    ['FOYER_INCOHERENT', { nature: 'scolarite', annee: 2025, montants: [183] }],
    ['FOYER_INCOHERENT', { nature: 'teletravail', annee: 2025, montants: [367] }],
    ['FOYER_INCOHERENT', { nature: 'emploi_domicile', annee: 2025, montants: [1], enfants: 0.5, alternee: true }],
    ['CHAMP_INVALIDE', { nature: 'interet_retard', annee: 2025, montants: [10], date_limite: '2025-02-30' }],
  ] as const)('refuse : %s', (code, demande) => {
    expect(expliquerPoste(demande)).toMatchObject({ statut: 'refus', code });
  });
});
