import { completerFoyer } from '@francis/fiscal';
import { describe, expect, it } from 'vitest';
import { type SituationImpot, versFoyer } from './situation.ts';

const SAISIE: SituationImpot = {
  revenus: 60_000,
  situationFamiliale: 'marie',
  enfants: 1,
  fraisProfessionnels: 'reel',
  montantFraisReels: 4_000,
  revenusDeclarant2: 25_000,
  parentIsole: true,
  per: 1_000,
  dons: 200,
  emploiDomicile: 900,
};

describe('Le foyer du simulateur, par les faits', () => {
  it('un couple : chaque saisie à sa place, sans case de parent isolé', () =>
    expect(versFoyer(SAISIE, 2025)).toEqual(
      completerFoyer({
        situation: 'marie',
        enfants: [{ annee_naissance: 2015 }],
        declarant1: { salaires: 35_000, frais_reels: 4_000, per_versements: 1_000 },
        declarant2: { salaires: 25_000 },
        dons_66: 200,
        emploi_domicile: 900,
      }),
    ));

  it('une personne seule : le second revenu et les frais non retenus ne comptent pas', () =>
    expect(versFoyer({ ...SAISIE, situationFamiliale: 'celibataire', fraisProfessionnels: 'forfait' }, 2025)).toEqual(
      completerFoyer({
        situation: 'celibataire',
        enfants: [{ annee_naissance: 2015 }],
        parent_isole_T: true,
        declarant1: { salaires: 60_000, per_versements: 1_000 },
        dons_66: 200,
        emploi_domicile: 900,
      }),
    ));

  it('sans revenu, le foyer existe', () =>
    expect(versFoyer({ ...SAISIE, revenus: 0, revenusDeclarant2: 0 }, 2025).situation).toBe('marie'));
});
