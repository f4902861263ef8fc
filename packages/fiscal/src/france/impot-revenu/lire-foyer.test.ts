import { describe, expect, it } from 'vitest';
import { lireFoyersExemples } from '../../../examples/lire-exemples.ts';
import type { CodeRefus } from '../../core/resultat.ts';
import { completerFoyer } from './completer-foyer.ts';
import { lireFoyer } from './lire-foyer.ts';

const couple = { annee_revenus: 2024, situation: 'marie' };
const seul = { annee_revenus: 2024, situation: 'celibataire' };
const petit = { annee_naissance: 2020 };

describe('lireFoyer accepte', () => {
  it('la forme plate et la forme emboîtée, et recopie l’identifiant', () => {
    const foyer = completerFoyer({ situation: 'celibataire', declarant1: { salaires: 30_000 } });
    const plate = { id: 'a1', annee_revenus: 2024, situation: 'celibataire', declarant1: { salaires: 30_000 } };
    const emboitee = {
      id: 7,
      annee_revenus: 2024,
      foyer: { situation: 'celibataire', declarant1: { salaires: 30_000 } },
    };
    expect(lireFoyer(plate)).toEqual({ id: 'a1', annee_revenus: 2024, foyer });
    expect(lireFoyer(emboitee)).toEqual({ id: 7, annee_revenus: 2024, foyer });
  });

  it('un couple sans second déclarant : il est sans revenu', () => {
    const lu = lireFoyer(couple);
    expect('foyer' in lu && lu.foyer.declarant2).toEqual(completerFoyer({}).declarant1);
  });

  it('null pour un champ non renseigné, et une année à venir que l’appelant simulera', () => {
    expect(
      lireFoyer({ ...seul, declarant2: null, salaires: undefined, annee_naissance_declarant2: null }),
    ).toHaveProperty('code');
    expect(lireFoyer({ ...seul, declarant2: null, annee_naissance_declarant2: null })).toHaveProperty('foyer');
    expect(lireFoyer({ ...seul, annee_revenus: 2027 })).toHaveProperty('foyer');
  });

  it('cinq plafonds d’épargne retraite reportés pour 2026, trois avant', () => {
    const declarant1 = { per_reports: [1, 2, 3, 4, 5] };
    expect(lireFoyer({ ...seul, annee_revenus: 2026, declarant1 })).toHaveProperty('foyer');
    expect(lireFoyer({ ...seul, annee_revenus: 2025, declarant1 })).toHaveProperty('code', 'FOYER_INCOHERENT');
  });

  it('tous les foyers de référence, sans les changer', () => {
    for (const { foyer, annee } of lireFoyersExemples()) {
      expect(lireFoyer(JSON.parse(JSON.stringify({ annee_revenus: annee, foyer })))).toEqual({
        annee_revenus: annee,
        foyer,
      });
    }
  });
});

describe('lireFoyer refuse', () => {
  it.each<[string, unknown, CodeRefus, string | undefined]>([
    ['ce qui n’est pas un objet', 'foyer', 'CHAMP_INVALIDE', ''],
    ['null', null, 'CHAMP_INVALIDE', ''],
    ['une liste', [], 'CHAMP_INVALIDE', ''],
    ['une année absente', { situation: 'marie' }, 'CHAMP_INVALIDE', 'annee_revenus'],
    ['une année écrite en texte', { ...seul, annee_revenus: '2024' }, 'CHAMP_INVALIDE', 'annee_revenus'],
    ['une année décimale', { ...seul, annee_revenus: 2024.5 }, 'CHAMP_INVALIDE', 'annee_revenus'],
    ['une année trop ancienne', { ...seul, annee_revenus: 2021 }, 'ANNEE_NON_COUVERTE', 'annee_revenus'],
    ['une situation absente', { annee_revenus: 2024 }, 'CHAMP_INVALIDE', 'situation'],
    ['une situation inconnue', { ...seul, situation: 'concubin' }, 'CHAMP_INVALIDE', 'situation'],
    ['un champ inconnu', { ...seul, salaire: 1 }, 'CHAMP_INCONNU', 'salaire'],
    ['un champ inconnu du déclarant', { ...seul, declarant1: { salaire: 1 } }, 'CHAMP_INCONNU', 'declarant1.salaire'],
    [
      'un champ inconnu emboîté',
      { annee_revenus: 2024, foyer: { situation: 'marie', x: 1 } },
      'CHAMP_INCONNU',
      'foyer.x',
    ],
    ['un champ inconnu de l’enveloppe', { annee_revenus: 2024, foyer: {}, x: 1 }, 'CHAMP_INCONNU', 'x'],
    ['un champ inconnu d’un enfant', { ...seul, enfants: [{ ...petit, age: 4 }] }, 'CHAMP_INCONNU', 'enfants[0].age'],
    [
      'un champ hérité du prototype',
      JSON.parse('{"annee_revenus":2024,"situation":"marie","__proto__":{}}'),
      'CHAMP_INCONNU',
      '__proto__',
    ],
    ['un montant en texte', { ...seul, dividendes: '100' }, 'MONTANT_INVALIDE', 'dividendes'],
    ['un montant qui n’est pas un nombre', { ...seul, dividendes: Number.NaN }, 'MONTANT_INVALIDE', 'dividendes'],
    ['un montant négatif', { ...seul, declarant1: { salaires: -1 } }, 'MONTANT_INVALIDE', 'declarant1.salaires'],
    ['un montant absurde', { ...seul, dons_66: 1e12 }, 'MONTANT_HORS_BORNES', 'dons_66'],
    ['un montant infini', { ...seul, dons_66: Number.POSITIVE_INFINITY }, 'MONTANT_HORS_BORNES', 'dons_66'],
    ['une case en texte', { ...seul, parent_isole_T: 'oui' }, 'CHAMP_INVALIDE', 'parent_isole_T'],
    ['des enfants qui ne sont pas une liste', { ...seul, enfants: 2 }, 'CHAMP_INVALIDE', 'enfants'],
    ['un enfant sans année de naissance', { ...seul, enfants: [{}] }, 'CHAMP_INVALIDE', 'enfants[0].annee_naissance'],
    [
      'un enfant à naître',
      { ...seul, enfants: [{ annee_naissance: 2025 }] },
      'FOYER_INCOHERENT',
      'enfants[0].annee_naissance',
    ],
    [
      'un enfant de trente ans valide',
      { ...seul, enfants: [{ annee_naissance: 1994 }] },
      'FOYER_INCOHERENT',
      'enfants[0].annee_naissance',
    ],
    [
      'un déclarant né trop tôt',
      { ...seul, annee_naissance_declarant1: 1850 },
      'FOYER_INCOHERENT',
      'annee_naissance_declarant1',
    ],
    ['un second déclarant sans couple', { ...seul, declarant2: {} }, 'FOYER_INCOHERENT', 'declarant2'],
    ['la case T en couple', { ...couple, parent_isole_T: true }, 'FOYER_INCOHERENT', 'parent_isole_T'],
    ['la case L en couple', { ...couple, case_L: true }, 'FOYER_INCOHERENT', 'case_L'],
    ['la case W en couple', { ...couple, ancien_combattant_W: true }, 'FOYER_INCOHERENT', 'ancien_combattant_W'],
    [
      'la case F hors couple',
      { ...seul, invalidite_declarant2_F: true },
      'FOYER_INCOHERENT',
      'invalidite_declarant2_F',
    ],
    [
      'la case S hors couple',
      { ...seul, ancien_combattant_couple_S: true },
      'FOYER_INCOHERENT',
      'ancien_combattant_couple_S',
    ],
    ['plus d’écoliers que d’enfants', { ...seul, scolarite: { college: 1 } }, 'FOYER_INCOHERENT', 'scolarite'],
    ['un effectif scolaire négatif', { ...seul, scolarite: { college: -1 } }, 'FOYER_INCOHERENT', 'scolarite'],
    ['plus de frais de garde que d’enfants', { ...seul, garde_enfants: [100] }, 'FOYER_INCOHERENT', 'garde_enfants'],
    [
      'une garde alternée sans enfant alterné',
      { ...seul, enfants: [petit], garde_enfants_alternee: [1] },
      'FOYER_INCOHERENT',
      'garde_enfants_alternee',
    ],
    [
      'un frais de garde négatif',
      { ...seul, enfants: [petit], garde_enfants: [-5] },
      'MONTANT_INVALIDE',
      'garde_enfants[0]',
    ],
    [
      'des frais réels sans salaire',
      { ...seul, declarant1: { frais_reels: 10 } },
      'FOYER_INCOHERENT',
      'declarant1.frais_reels',
    ],
    [
      'le micro-foncier avec le réel',
      { ...seul, micro_foncier_recettes: 1, revenus_fonciers_reel_net: 1 },
      'FOYER_INCOHERENT',
      'micro_foncier_recettes',
    ],
    [
      'le micro-foncier au-delà de sa limite',
      { ...seul, micro_foncier_recettes: 15_001 },
      'SITUATION_NON_COUVERTE',
      'micro_foncier_recettes',
    ],
    [
      'un déficit foncier au-delà de toute limite',
      { ...seul, deficit_foncier_imputable: 21_401 },
      'SITUATION_NON_COUVERTE',
      'deficit_foncier_imputable',
    ],
    [
      'un département d’outre-mer inconnu',
      { ...seul, departement_outre_mer: 'corse' },
      'CHAMP_INVALIDE',
      'departement_outre_mer',
    ],
    [
      'un conjoint décédé hors veuvage',
      { ...seul, annee_deces_conjoint: 2024 },
      'FOYER_INCOHERENT',
      'annee_deces_conjoint',
    ],
    [
      'un décès après l’année des revenus',
      { ...seul, situation: 'veuf', annee_deces_conjoint: 2025 },
      'FOYER_INCOHERENT',
      'annee_deces_conjoint',
    ],
    [
      'la case L l’année du décès',
      { ...seul, situation: 'veuf', annee_deces_conjoint: 2024, case_L: true },
      'SITUATION_NON_COUVERTE',
      'case_L',
    ],
    [
      'la case F l’année du décès',
      { ...seul, situation: 'veuf', annee_deces_conjoint: 2024, invalidite_declarant2_F: true },
      'SITUATION_NON_COUVERTE',
      'invalidite_declarant2_F',
    ],
    ['une mise en commun hors couple', { ...seul, per_mutualisation: true }, 'FOYER_INCOHERENT', 'per_mutualisation'],
    [
      'quatre années de plafonds reportés avant 2026',
      { ...seul, declarant1: { per_reports: [1, 1, 1, 1] } },
      'FOYER_INCOHERENT',
      'declarant1.per_reports',
    ],
    ['six années de dons reportés', { ...seul, dons_reports: [1, 1, 1, 1, 1, 1] }, 'FOYER_INCOHERENT', 'dons_reports'],
    [
      'sept années de déficits',
      { ...seul, deficits_globaux: [1, 1, 1, 1, 1, 1, 1] },
      'FOYER_INCOHERENT',
      'deficits_globaux',
    ],
    ['un déficit négatif', { ...seul, deficits_globaux: [-1] }, 'MONTANT_INVALIDE', 'deficits_globaux[0]'],
    ['un don reporté négatif', { ...seul, dons_reports: [-1] }, 'MONTANT_INVALIDE', 'dons_reports[0]'],
    [
      'un plafond reporté en texte',
      { ...seul, declarant1: { per_reports: ['1'] } },
      'MONTANT_INVALIDE',
      'declarant1.per_reports[0]',
    ],
    [
      'un salaire négatif de personne à charge',
      { ...seul, enfants: [{ ...petit, salaires: -1 }] },
      'MONTANT_INVALIDE',
      'enfants[0].salaires',
    ],
    [
      'des écoliers alternés sans enfant alterné',
      { ...seul, enfants: [petit], scolarite_alternee: { college: 1 } },
      'FOYER_INCOHERENT',
      'scolarite_alternee',
    ],
    ['un bénéfice réel négatif', { ...seul, declarant1: { bic_reel: -1 } }, 'MONTANT_INVALIDE', 'declarant1.bic_reel'],
    ['un identifiant illisible', { ...seul, id: {} }, 'CHAMP_INVALIDE', 'id'],
  ])('%s', (_nom, entree, code, champ) => {
    const refus = lireFoyer(entree);
    expect(refus).toMatchObject({ statut: 'refus', code, champ });
    expect('message' in refus && refus.message).toMatch(/^[A-ZÉÀ«].*\.$/u);
  });
});
