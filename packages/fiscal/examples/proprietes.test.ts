import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { FoyerFiscal, ImpotRevenu, NoeudTrace, OptionsCalcul } from '../src/index.ts';
import {
  calculerImpotRevenu,
  completerFoyer,
  expliquerImpotRevenu,
  CHAMPS_CHIFFRES,
  REGLE_PAR_CHAMP,
  trouverNoeud,
} from '../src/index.ts';
import { annee, enfant, foyer, foyerCouple } from './foyers-arbitraires.ts';
import { rejouerTrace } from './rejouer-trace.ts';
import { DUREE, TIRAGES } from './tirages.ts';

fc.configureGlobal(TIRAGES);
vi.setConfig({ testTimeout: DUREE });

function calculer(f: FoyerFiscal, a: number, options?: OptionsCalcul): ImpotRevenu {
  const resultat = calculerImpotRevenu(f, a, options);
  if (resultat.statut === 'refus') throw new Error(`${resultat.champ} : ${resultat.message}`);
  return resultat;
}

function expliquer(f: FoyerFiscal, a: number) {
  const explique = expliquerImpotRevenu(f, a);
  if (!('trace' in explique)) throw new Error(explique.message);
  return explique;
}

function parcourir(noeud: NoeudTrace): NoeudTrace[] {
  return [noeud, ...noeud.enfants.flatMap(parcourir)];
}

/** A formula without holes, an article, and parameters of the year with their source. */
const estLisible = ({ formule, article, parametres }: NoeudTrace, a: number): boolean =>
  formule !== '' &&
  !/NaN|undefined|Infinity/u.test(formule) &&
  /^(?:CGI|CSS) art\./u.test(article) &&
  parametres.every((p) => p.annee === a && p.source !== '');

function geler<T>(valeur: T): T {
  if (typeof valeur === 'object' && valeur !== null) {
    Object.freeze(valeur);
    for (const v of Object.values(valeur)) geler(v);
  }
  return valeur;
}

/** Gifts and union dues are limited by a share of the income: earning more widens them, and may lower the tax. */
function sansAvantageLie(f: FoyerFiscal): FoyerFiscal {
  return {
    ...f,
    dons_66: 0,
    dons_75: 0,
    dons_reports: [],
    demande_lissage_cehr: false,
    declarant1: { ...f.declarant1, cotisations_syndicales: 0 },
  };
}

describe('le calcul et son explication', () => {
  it('se rejouent : l’arbre seul, sans le moteur, redonne le revenu imposable et l’impôt', () => {
    fc.assert(
      fc.property(foyer, annee, (f, a) => {
        const { resultat, trace } = expliquer(f, a);
        const rejoue = rejouerTrace(trace);
        expect(rejoue).toEqual({
          revenu_net_imposable: resultat.revenu_net_imposable,
          impot_final: resultat.impot_final,
        });
      }),
    );
  });

  it('donnent les mêmes chiffres, et chaque chiffre est dans l’arbre', () => {
    fc.assert(
      fc.property(foyer, annee, (f, a) => {
        const { resultat, trace } = expliquer(f, a);
        expect(resultat).toEqual(calculer(f, a));
        expect(trace.regle).toBe('ir.impot_final');
        const lus = CHAMPS_CHIFFRES.map((champ) => [champ, trouverNoeud(trace, REGLE_PAR_CHAMP[champ])?.valeur]);
        expect(lus).toEqual(CHAMPS_CHIFFRES.map((champ) => [champ, resultat[champ]]));
      }),
    );
  });

  it('nomment chaque règle une seule fois, avec une formule, un article et des paramètres de la bonne année', () => {
    fc.assert(
      fc.property(foyer, annee, (f, a) => {
        const noeuds = parcourir(expliquer(f, a).trace);
        expect(new Set(noeuds.map((n) => n.regle)).size).toBe(noeuds.length);
        // One assertion for the tree: thousands of them per household would cost more than the calculations.
        expect(noeuds.filter((n) => !estLisible(n, a))).toEqual([]);
      }),
    );
  });

  it('ne modifient pas le foyer et donnent deux fois le même résultat', () => {
    fc.assert(
      fc.property(foyer, annee, (f, a) => {
        const gele = geler(f);
        expect(calculer(gele, a)).toEqual(calculer(gele, a));
        expect(JSON.stringify(expliquer(gele, a))).toBe(JSON.stringify(expliquer(gele, a)));
      }),
    );
  });
});

describe('l’impôt', () => {
  it('est nul sans revenu, quelle que soit la famille : rien n’est dû, et seuls des crédits se restituent', () => {
    fc.assert(
      fc.property(foyer, annee, (f, a) => {
        const vide = completerFoyer({
          situation: f.situation,
          departement_outre_mer: f.departement_outre_mer,
          annee_naissance_declarant1: f.annee_naissance_declarant1,
          annee_naissance_declarant2: f.annee_naissance_declarant2,
          enfants: f.enfants.map((e) => ({ ...e, salaires: 0 })),
          parent_isole_T: f.parent_isole_T,
          dons_66: f.dons_66,
          dons_reports: f.dons_reports,
        });
        const r = calculer(vide, a);
        expect([r.revenu_brut_global, r.rfr, r.impot_final, r.cehr, r.cdhr, r.prelevements_sociaux, r.tmi]).toEqual([
          0, 0, 0, 0, 0, 0, 0,
        ]);
      }),
    );
  });

  it('ne baisse jamais quand un salaire augmente, hors avantages que le revenu élargit', () => {
    fc.assert(
      fc.property(foyer, annee, fc.integer({ min: 1, max: 20_000 }), (f, a, hausse) => {
        const sansDons = sansAvantageLie(f);
        const augmente = {
          ...sansDons,
          declarant1: { ...sansDons.declarant1, salaires: f.declarant1.salaires + hausse },
        };
        expect(calculer(augmente, a).impot_final).toBeGreaterThanOrEqual(calculer(sansDons, a).impot_final);
      }),
    );
  });

  it('ne dépend pas de l’ordre des conjoints', () => {
    fc.assert(
      fc.property(foyerCouple, annee, (f, a) => {
        const inverse: FoyerFiscal = {
          ...f,
          annee_naissance_declarant1: f.annee_naissance_declarant2 ?? 0,
          annee_naissance_declarant2: f.annee_naissance_declarant1,
          declarant1: f.declarant2 ?? f.declarant1,
          declarant2: f.declarant1,
          invalidite_declarant1_P: f.invalidite_declarant2_F,
          invalidite_declarant2_F: f.invalidite_declarant1_P,
        };
        expect(calculer(inverse, a)).toEqual(calculer(f, a));
      }),
    );
  });

  it('n’augmente jamais avec un enfant sans revenu de plus', () => {
    fc.assert(
      fc.property(foyer, annee, enfant, (f, a, ne) => {
        // A child in sole charge changes what « isolé » and « veuf » mean for children in alternating residence only.
        fc.pre(f.situation !== 'veuf' || f.enfants.every((e) => !e.garde_alternee));
        const agrandi = { ...f, enfants: [...f.enfants, { ...ne, salaires: 0 }] };
        expect(calculer(agrandi, a).impot_final).toBeLessThanOrEqual(calculer(f, a).impot_final);
      }),
    );
  });

  it('est continu : un euro de revenu de plus change l’impôt de trois euros au plus, décote et tranches comprises', () => {
    const revenu = fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 600_000 }));
    fc.assert(
      fc.property(foyer, annee, revenu, (f, a, rni) => {
        const avant = calculer(f, a, { revenuNetImposable: rni }).impot_apres_decote;
        const apres = calculer(f, a, { revenuNetImposable: rni + 1 }).impot_apres_decote;
        expect(apres - avant).toBeGreaterThanOrEqual(0);
        expect(apres - avant).toBeLessThanOrEqual(3);
      }),
      { numRuns: Math.max(500, TIRAGES.numRuns) },
    );
  });

  it('reste dans la tranche basse à la borne exacte', () => {
    for (const [a, borne, taux] of [
      [2022, 10_777, 0],
      [2023, 28_797, 0.11],
      [2024, 83_823, 0.3],
      [2025, 181_917, 0.41],
    ] as const) {
      expect(calculer(completerFoyer({}), a, { revenuNetImposable: borne }).tmi).toBe(taux);
      expect(calculer(completerFoyer({}), a, { revenuNetImposable: borne + 1 }).tmi).toBeGreaterThan(taux);
    }
  });
});
