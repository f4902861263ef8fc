import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { NoeudTrace, RefusFiscal } from '../../src/index.ts';
import {
  calculerDemembrement,
  calculerDonation,
  calculerIfi,
  calculerPlusValueImmobiliere,
  calculerRachatAssuranceVie,
  calculerRevenusMobiliers,
  calculerSuccession,
  calculerTauxDefaut,
  expliquerDonation,
  expliquerIfi,
  expliquerPlusValueImmobiliere,
  expliquerRachatAssuranceVie,
  expliquerSuccession,
  LIENS,
} from '../../src/france/patrimoine.ts';
import { DUREE, TIRAGES } from '../tirages.ts';
import { chiffres, explication, parcourir } from './attendre.ts';
import { cession, donation, ifi, montant, rachat, succession } from './cas-arbitraires.ts';

fc.configureGlobal(TIRAGES);
vi.setConfig({ testTimeout: DUREE });

type Explique = { resultat: object; trace: NoeudTrace } | RefusFiscal;

/** The five engines with a tree of their own shape, each with situations that it accepts. */
function moteur<D>(
  nom: string,
  demandes: fc.Arbitrary<D>,
  calculer: (d: D) => object,
  expliquer: (d: D) => Explique,
): { nom: string; verifier: (assertion: (calcul: object, resultat: object, trace: NoeudTrace) => void) => void } {
  return {
    nom,
    verifier: (assertion) =>
      fc.assert(
        fc.property(demandes, (d) => {
          const { resultat, trace } = explication(expliquer(d));
          assertion(calculer(d), resultat, trace);
        }),
      ),
  };
}

/** A formula with a hole or without French figures, no article, or a parameter without its source. */
const illisible = ({ formule, article, parametres }: NoeudTrace): boolean =>
  !/\S/u.test(formule) ||
  /NaN|undefined|Infinity|\d\.\d/u.test(formule) ||
  !/^(?:CGI|CSS|Code civil) art\. /u.test(article) ||
  parametres.some((p) => p.annee <= 2017 || p.source === '');

const MOTEURS = [
  moteur('plus-value immobilière', cession, calculerPlusValueImmobiliere, expliquerPlusValueImmobiliere),
  moteur('fortune immobilière', ifi, calculerIfi, expliquerIfi),
  moteur('donation', donation, calculerDonation, expliquerDonation),
  moteur('succession', succession, calculerSuccession, expliquerSuccession),
  moteur('rachat d’assurance-vie', rachat, calculerRachatAssuranceVie, expliquerRachatAssuranceVie),
];

describe.each(MOTEURS)('$nom', ({ verifier }) => {
  it('le calcul et son explication donnent les mêmes chiffres', () => {
    verifier((calcul, resultat) => expect(resultat).toEqual(calcul));
  });

  it('chaque règle est nommée une fois, avec une formule en français, un article et des paramètres sourcés', () => {
    verifier((_, __, trace) => {
      const noeuds = parcourir(trace);
      expect(new Set(noeuds.map((n) => n.regle)).size).toBe(noeuds.length);
      expect(noeuds.filter(illisible)).toEqual([]);
    });
  });

  it('aucun chiffre n’est négatif', () => {
    verifier((calcul) => {
      const chiffrables = Object.values(calcul).filter((valeur) => typeof valeur === 'number');
      for (const valeur of chiffrables) expect(valeur).toBeGreaterThanOrEqual(0);
    });
  });
});

const lien = fc.constantFrom(...LIENS);
const droits = (l: (typeof LIENS)[number], m: number) =>
  chiffres(calculerDonation({ date: '2026-01-01', dons: [{ lien: l, montant: m }] })).total_droits;

describe('droits de donation', () => {
  it('rien ne donne rien, et donner plus ne coûte jamais moins', () => {
    fc.assert(
      fc.property(lien, montant, fc.integer({ min: 0, max: 100_000 }), (l, m, plus) => {
        expect(droits(l, 0)).toBe(0);
        expect(droits(l, m + plus)).toBeGreaterThanOrEqual(droits(l, m));
      }),
    );
  });

  it('sont continus : un euro de plus coûte au plus 60 centimes', () => {
    fc.assert(
      fc.property(lien, montant, (l, m) => {
        expect(droits(l, m + 1) - droits(l, m)).toBeLessThanOrEqual(0.61);
      }),
    );
  });

  it('partager un don entre plusieurs bénéficiaires du même lien ne coûte jamais plus', () => {
    fc.assert(
      fc.property(lien, montant, fc.integer({ min: 2, max: 5 }), (l, m, n) => {
        const partage = chiffres(
          calculerDonation({
            date: '2026-01-01',
            dons: Array.from({ length: n }, () => ({ lien: l, montant: m / n })),
          }),
        );
        expect(partage.total_droits).toBeLessThanOrEqual(droits(l, m) + n * 0.01);
      }),
    );
  });

  it('donner en deux fois dans les quinze ans coûte autant qu’en une', () => {
    fc.assert(
      fc.property(lien, montant, montant, (l, a, b) => {
        const seconde = calculerDonation({
          date: '2026-01-01',
          dons: [{ lien: l, montant: b, donations_anterieures: [{ date: '2020-01-01', montant: a }] }],
        });
        expect(droits(l, a) + chiffres(seconde).total_droits).toBeCloseTo(droits(l, a + b), 1);
      }),
    );
  });
});

describe('succession', () => {
  it('une part égale pour chacun coûte autant à chacun, quel que soit l’ordre', () => {
    fc.assert(
      fc.property(succession, (s) => {
        const endroit = chiffres(calculerSuccession(s));
        const envers = chiffres(calculerSuccession({ ...s, heritiers: s.heritiers.toReversed() }));
        expect(envers.heritiers.map((h) => h.total).toReversed()).toEqual(endroit.heritiers.map((h) => h.total));
      }),
    );
  });

  it('les parts font la succession', () => {
    fc.assert(
      fc.property(succession, (s) => {
        const total = chiffres(calculerSuccession(s)).heritiers.reduce((somme, h) => somme + h.part, 0);
        expect(Math.abs(total - s.actif_net)).toBeLessThanOrEqual(0.03);
      }),
    );
  });
});

const surtaxe = (plusValue: number) =>
  chiffres(
    calculerPlusValueImmobiliere({
      date_cession: '2026-01-01',
      annees_detention: 1,
      prix_acquisition: 0,
      prix_cession: plusValue,
    }),
  ).surtaxe;

describe('plus-value immobilière', () => {
  it('ne baisse jamais quand le prix monte, ne monte jamais avec la durée', () => {
    fc.assert(
      fc.property(montant, montant, fc.integer({ min: 0, max: 35 }), (achat, vente, annees_detention) => {
        const calculer = (prix_cession: number, annees: number) =>
          chiffres(
            calculerPlusValueImmobiliere({
              date_cession: '2026-01-01',
              annees_detention: annees,
              prix_acquisition: achat,
              prix_cession,
              travaux: 0,
            }),
          ).total;
        expect(calculer(vente + 1_000, annees_detention)).toBeGreaterThanOrEqual(calculer(vente, annees_detention));
        expect(calculer(vente, annees_detention + 1)).toBeLessThanOrEqual(calculer(vente, annees_detention));
      }),
    );
  });

  it('la surtaxe est continue, sauf à 50 000 €', () => {
    for (let plusValue = 50_001; plusValue < 300_000; plusValue += 499) {
      expect(surtaxe(plusValue + 1) - surtaxe(plusValue)).toBeGreaterThanOrEqual(0);
      expect(surtaxe(plusValue + 1) - surtaxe(plusValue)).toBeLessThan(0.61);
    }
    expect(surtaxe(50_001) - surtaxe(50_000)).toBeCloseTo(500.07, 2);
  });
});

const impot = (patrimoine_net_taxable: number) => chiffres(calculerIfi({ annee: 2026, patrimoine_net_taxable })).ifi;

describe('fortune immobilière', () => {
  it('ne baisse jamais avec le patrimoine, et n’a qu’une marche, à 1 300 000 €', () => {
    fc.assert(
      fc.property(montant, (p) => {
        expect(impot(p + 1_000)).toBeGreaterThanOrEqual(impot(p));
        expect(impot(p + 1) - impot(p)).toBeLessThanOrEqual(p === 1_300_000 ? 1_250 : 2);
      }),
    );
  });
});

const taux = (base: number) => chiffres(calculerTauxDefaut({ date: '2026-06-01', base_mensuelle: base })).taux;

describe('autres', () => {
  it('usufruit et nue-propriété font la pleine propriété, et l’usufruit ne monte jamais avec l’âge', () => {
    fc.assert(
      fc.property(montant, fc.integer({ min: 0, max: 110 }), (valeur, age_usufruitier) => {
        const lire = (age: number) =>
          chiffres(calculerDemembrement({ date: '2026-01-01', valeur, age_usufruitier: age }));
        const d = lire(age_usufruitier);
        expect(d.usufruit + d.nue_propriete).toBeCloseTo(valeur, 2);
        expect(lire(age_usufruitier + 1).usufruit).toBeLessThanOrEqual(d.usufruit);
      }),
    );
  });

  it('le taux par défaut ne baisse jamais avec la paie', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80_000 }), (base_mensuelle) => {
        expect(taux(base_mensuelle + 100)).toBeGreaterThanOrEqual(taux(base_mensuelle));
      }),
    );
  });

  it('le prélèvement forfaitaire est proportionnel : deux fois plus coûte deux fois plus', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(2022, 2024, 2025, 2026),
        (dividendes, annee) => {
          const un = chiffres(calculerRevenusMobiliers({ annee, dividendes })).total;
          const deux = chiffres(calculerRevenusMobiliers({ annee, dividendes: 2 * dividendes })).total;
          expect(deux).toBeCloseTo(2 * un, 1);
        },
      ),
    );
  });
});
