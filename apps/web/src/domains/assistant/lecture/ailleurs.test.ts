import type { Calcul, FaitLu, Message } from '@francis/contract';
import { calculerImpotRevenu, completerFoyer, type FoyerPartiel } from '@francis/fiscal';
import { describe, expect, test } from 'vitest';
import { paramsDe } from '../../simulateurs/commun/adresse.ts';
import { CHAMPS, type SituationImpot, versFoyer } from '@francis/presentation/impot';
import { clesDe, situationParDefaut } from '@francis/presentation/commun';
import { versProfil } from './vers-profil.ts';
import { versSimulateur } from './vers-simulateur.ts';

const fait = (chemin: string, valeur: FaitLu['valeur'], source: FaitLu['source'] = 'dit'): FaitLu => ({
  chemin,
  libelle: chemin,
  valeur,
  affiche: String(valeur),
  source,
  preuves: [],
  unite: 'EUR',
});
const CALCUL = { id: 'c1', regle: 'ir.impot_final', annee: 2025, unite: 'EUR', valeur: 1, libelle: 'Impôt' };
const message = (faits: FaitLu[], calcul: Partial<Calcul> = {}): Message =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is read of a message
  ({
    calculs: [{ ...CALCUL, ...calcul }],
    lecture: { demandes: [], faits, ecartees: [], manques: [] },
  }) as unknown as Message;

function impotDuSimulateur(ancre: string | undefined): number {
  const params = paramsDe({ hash: `#${ancre ?? ''}`, search: '' });
  const s: SituationImpot = situationParDefaut(CHAMPS);
  for (const cle of clesDe(CHAMPS)) {
    const lu = CHAMPS[cle].lire(params?.get(cle) ?? '');
    if (params?.has(cle)) Object.assign(s, { [cle]: lu });
  }
  return impot(versFoyer(s, 2025));
}
function impot(foyer: FoyerPartiel): number {
  const r = calculerImpotRevenu(completerFoyer(foyer), 2025);
  if (r.statut === 'refus') throw new Error(r.message);
  return r.impot_final;
}

describe('Ouvrir dans le simulateur', () => {
  test('donne le même impôt que la réponse', () => {
    const faits = [
      fait('foyer.situation', 'pacse'),
      fait('foyer.enfants.0.annee_naissance', 2020),
      fait('foyer.enfants.0.garde_alternee', false, 'defaut'),
      fait('foyer.declarant1.salaires', 38_400),
      fait('foyer.declarant1.frais_reels', 6_000),
      fait('foyer.declarant2.salaires', 25_200),
      fait('foyer.declarant1.per_versements', 2_000),
      fait('foyer.dons_66', 300),
      fait('annee', 2025, 'defaut'),
    ];
    const attendu = impot({
      situation: 'pacse',
      enfants: [{ annee_naissance: 2020 }],
      declarant1: { salaires: 38_400, frais_reels: 6_000, per_versements: 2_000 },
      declarant2: { salaires: 25_200 },
      dons_66: 300,
    });
    expect(impotDuSimulateur(versSimulateur(message(faits), 2025))).toBe(attendu);
  });

  test.each([
    ['un fait sans place dans le formulaire', [fait('foyer.dividendes', 4_000)], {}],
    ['un enfant majeur', [fait('foyer.enfants.0.annee_naissance', 2000)], {}],
    ['une garde alternée', [fait('foyer.enfants.0.garde_alternee', true)], {}],
    ['une autre année', [], { annee: 2024 }],
    ['un essai', [fait('scenarios.1.foyers.0.declarant1.per_versements', 5_000)], {}],
    ['un autre calcul', [], { regle: 'dmtg.don_1' }],
  ])('ne s’offre pas pour %s', (_cas, faits, calcul) => {
    const base = [fait('foyer.situation', 'celibataire'), fait('foyer.declarant1.salaires', 30_000)];
    expect(versSimulateur(message(base), 2025)).toBeDefined();
    expect(versSimulateur(message([...base, ...faits], calcul), 2025)).toBeUndefined();
  });
});

describe('Garder dans mon profil', () => {
  const faits = [fait('foyer.declarant1.salaires', 38_400), fait('foyer.declarant2.salaires', 27_300)];
  test('les revenus des deux sont ceux du foyer', () => {
    expect(faits.map((f) => versProfil(f, faits))).toEqual([
      { revenus_salaires: 65_700 },
      { revenus_salaires: 65_700 },
    ]);
  });
  test('la situation prend le nom du profil', () => {
    expect(versProfil(fait('foyer.situation', 'pacse'), faits)).toEqual({ situation_familiale: 'pacs' });
  });
  test('ce que le profil ne tient pas ne s’y garde pas', () => {
    expect(versProfil(fait('donation.montant', 150_000), faits)).toBeUndefined();
    expect(versProfil(fait('annee', 2025), faits)).toBeUndefined();
  });
});
