import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, definitionDe } from '../catalogue/index.ts';
import { aplatir, assembler, type Feuille, parChemin } from '../chemins.ts';
import { depuisMoteur, versMoteur } from './convertir.ts';

const FOYER = {
  foyer: {
    situation: 'marie',
    enfants: [
      { annee_naissance: 2015, garde_alternee: false, invalide: false },
      { annee_naissance: 2018, garde_alternee: true, invalide: false },
    ],
    declarant1: { salaires: 38_400 },
    garde_enfants: [2_400],
    scolarite: { lycee: 1 },
  },
  annee: 2025,
};

/** Incomes that one line of the return adds. */
const SYNONYMES: Readonly<Record<string, string>> = {
  pensions_alimentaires_recues: 'pensions_retraite',
  pensions_reversion: 'pensions_retraite',
  pensions_invalidite: 'pensions_retraite',
  allocations_chomage: 'salaires',
  indemnites_journalieres: 'salaires',
};
const TITULAIRE = /^(.*declarant[12]\.)([a-z_]+)$/;

const rangDe = (chemin: string): number => {
  const nu = chemin.replaceAll(/\.\d{1,3}(?=\.|$)/g, '.*');
  const i = CATALOGUE.findIndex((d) => d.chemin === nu);
  return i < 0 ? CATALOGUE.length : i;
};
const rangsDe = (chemin: string): number[] => [...chemin.matchAll(/\.(\d+)(?=\.|$)/g)].map(([, n]) => Number(n));

/** Amounts of a household as the engine takes them, with nothing kept: each path is cut, looked for and compared anew. */
function naif(faits: readonly Feuille[]): unknown {
  const lignes = new Map<string, Feuille['valeur']>();
  for (const [chemin, valeur] of new Map(faits.map((fait) => [fait.chemin, fait.valeur]))) {
    const [, qui = '', champ = ''] = TITULAIRE.exec(chemin) ?? [];
    const cle = qui === '' ? chemin : `${qui}${SYNONYMES[champ] ?? champ}`;
    const deja = lignes.get(cle);
    lignes.set(cle, typeof deja === 'number' && typeof valeur === 'number' ? deja + valeur : valeur);
  }
  const tries = [...lignes].toSorted(([a], [b]) => {
    const ecart = rangDe(a) - rangDe(b);
    if (ecart !== 0) return ecart;
    const i = rangsDe(a).findIndex((n, k) => n !== rangsDe(b)[k]);
    if (i >= 0) return (rangsDe(a)[i] ?? 0) - (rangsDe(b)[i] ?? 0);
    return a < b ? -1 : 1;
  });
  return assembler(tries.map(([chemin, valeur]) => ({ chemin, valeur })));
}

describe('Des faits à l’entrée d’un calcul', () => {
  it('un foyer revient tel qu’il était', () => {
    const faits = depuisMoteur('calculer_impot', FOYER);
    expect(versMoteur('calculer_impot', faits)).toEqual(FOYER);
    expect(faits).toContainEqual({ chemin: 'foyer.enfants.1.garde_alternee', valeur: true });
  });

  it('ce que l’on garde d’un chemin ne change rien à ce qu’il donne', () => {
    const montants = CATALOGUE.filter((d) => d.chemin.startsWith('foyer.') && d.unite === 'EUR');
    const un = fc
      .tuple(fc.constantFrom(...montants), fc.nat({ max: 2 }), fc.nat({ max: 90_000 }))
      .map(([d, n, valeur]) => ({ chemin: d.chemin.replaceAll('*', String(n)), valeur }));
    fc.assert(
      fc.property(fc.array(un, { minLength: 1, maxLength: 20 }), (faits) => {
        expect(JSON.stringify(versMoteur('calculer_impot', faits))).toBe(JSON.stringify(naif(faits)));
      }),
    );
  });

  it('les faits d’un autre calcul n’y entrent pas', () => {
    const faits = [...depuisMoteur('calculer_impot', FOYER), { chemin: 'donation.montant', valeur: 10 }];
    expect(versMoteur('calculer_impot', faits)).toEqual(FOYER);
    expect(versMoteur('calculer_donation', faits)).toEqual({ montant: 10 });
  });

  it('les mêmes faits donnent les mêmes octets, dans quelque ordre qu’ils viennent', () => {
    const duFoyer = CATALOGUE.filter((d) => d.chemin.startsWith('foyer.') || d.chemin === 'annee');
    const faits = duFoyer.flatMap(({ chemin }, i) =>
      (chemin.includes('*') ? [0, 1, 2] : [0]).map((rang) => ({
        chemin: chemin.replaceAll('*', String(rang)),
        valeur: i + 1,
      })),
    );
    const melanges = fc
      .subarray(faits, { minLength: 2 })
      .chain((choisis) => fc.tuple(fc.constant(choisis), fc.shuffledSubarray(choisis, { minLength: choisis.length })));
    fc.assert(
      fc.property(melanges, ([ordonnes, meles]) => {
        const octets = JSON.stringify(versMoteur('calculer_impot', ordonnes));
        expect(JSON.stringify(versMoteur('calculer_impot', meles))).toBe(octets);
      }),
    );
  });

  it('une pension alimentaire reçue s’ajoute aux pensions, que le moteur impose de même', () => {
    const faits = [
      { chemin: 'foyer.declarant1.pensions_alimentaires_recues', valeur: 4_800 },
      { chemin: 'foyer.declarant1.pensions_retraite', valeur: 9_000 },
    ];
    expect(versMoteur('calculer_impot', faits)).toEqual({ foyer: { declarant1: { pensions_retraite: 13_800 } } });
    expect(versMoteur('calculer_impot', faits.toReversed())).toEqual(versMoteur('calculer_impot', faits));
  });

  it('aplatir puis assembler ne perd rien', () => {
    const cle = fc.stringMatching(/^[a-z_]{1,8}$/);
    const { arbre } = fc.letrec<{ arbre: unknown; noeud: unknown }>((tie) => ({
      arbre: fc.dictionary(cle, tie('noeud'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
      noeud: fc.oneof(
        { maxDepth: 3 },
        fc.integer(),
        fc.boolean(),
        fc.string({ maxLength: 5 }),
        fc.array(fc.integer(), { minLength: 1, maxLength: 3 }),
        tie('arbre'),
      ),
    }));
    fc.assert(
      fc.property(arbre, (a) => {
        expect(assembler(aplatir(a))).toEqual(a);
      }),
    );
  });
});

describe('Ce que l’on garde d’un chemin', () => {
  it('se lit une fois, et ne grossit pas sans fin', () => {
    let lectures = 0;
    const longueur = parChemin((chemin) => {
      lectures += 1;
      return chemin.length;
    });
    expect([longueur('foyer.dons_66'), longueur('foyer.dons_66'), lectures]).toEqual([13, 13, 1]);
    for (let i = 0; i < 20_000; i += 1) longueur(`foyer.${i}`);
    // Thrown away with the others, it is read again.
    expect([longueur('foyer.dons_66'), lectures]).toEqual([13, 20_002]);
  });
});

describe('Le vocabulaire', () => {
  it('nomme chaque fait une seule fois', () => {
    const chemins = CATALOGUE.map((d) => d.chemin);
    expect(new Set(chemins).size).toBe(chemins.length);
  });

  it('retrouve un fait par son rang', () =>
    expect(definitionDe('foyer.enfants.3.garde_alternee')?.libelle).toBe('garde alternée'));

  it('toute valeur supposée est dite', () => {
    const phrases = CATALOGUE.flatMap(({ defaut }) => (defaut ? [defaut.phrase] : []));
    expect(phrases.length).toBeGreaterThan(10);
    expect(phrases.filter((phrase) => !phrase.endsWith('.'))).toEqual([]);
  });
});
