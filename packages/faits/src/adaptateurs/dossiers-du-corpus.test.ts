import { readFileSync } from 'node:fs';
import { calculerImpotRevenu, type ImpotRevenu, lireFoyer } from '@francis/fiscal';
import { describe, expect, it } from 'vitest';
import { aplatir, type Feuille, versMoteur } from '../index.ts';
import { depuisFicheClient } from './fiche-client.ts';

interface Dossier {
  readonly id: string;
  readonly annee_revenus: number;
  readonly fiche: Readonly<Record<string, unknown>>;
  /** The household of the file, as the engine takes it. */
  readonly foyer: Readonly<Record<string, unknown>>;
  readonly attendu: Readonly<Record<string, unknown>>;
}

const DOSSIERS = readFileSync(new URL('../../../../bench/banc/corpus/dossiers.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixtures.
  .map((ligne) => JSON.parse(ligne) as Dossier);

/** Computed partly by hand, beyond what the engine covers: two foreign incomes, the allowance of a leaving director. */
const A_LA_MAIN: ReadonlySet<string> = new Set(['D-23', 'D-26', 'D-51']);
/** The two computations of the corpus round the social levies at another step: one euro apart, on these only. */
const A_UN_EURO: ReadonlySet<string> = new Set(['D-06', 'D-17', 'D-45', 'D-52', 'D-58']);

/** A household is the engine's: alimony stands there on the line of pensions, and has a fact of its own here. */
function faitsDuFoyer({ foyer, fiche }: Dossier): Record<string, Feuille['valeur']> {
  const faits = Object.fromEntries(aplatir(foyer, 'foyer').map(({ chemin, valeur }) => [chemin, valeur]));
  const [ligne, recue] = ['foyer.declarant1.pensions_retraite', 'foyer.declarant1.pensions_alimentaires_recues'];
  const alimentaire = fiche['pensions_alimentaires_percues_foyer'];
  const pension = faits[ligne];
  if (typeof alimentaire !== 'number' || typeof pension !== 'number' || pension < alimentaire) return faits;
  return { ...faits, [ligne]: pension - alimentaire, [recue]: alimentaire };
}

function calculer(faits: readonly Feuille[]): ImpotRevenu | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine reads it again, field by field.
  const { annee, foyer } = versMoteur('calculer_impot', faits) as { annee: number; foyer: object };
  const lu = lireFoyer({ ...foyer, annee_revenus: annee });
  if ('statut' in lu) return undefined;
  const resultat = calculerImpotRevenu(lu.foyer, lu.annee_revenus);
  return resultat.statut === 'refus' ? undefined : resultat;
}

describe('Les quarante-deux dossiers lus par d’autres', () => {
  it.each(DOSSIERS.filter(({ id }) => !A_LA_MAIN.has(id)).map((dossier) => [dossier.id, dossier] as const))(
    '%s, complété par ses faits, donne chaque chiffre attendu à l’euro',
    (id, dossier) => {
      const { faits } = depuisFicheClient(
        { ...dossier.fiche, faits_fiscaux_client: faitsDuFoyer(dossier) },
        dossier.annee_revenus,
      );
      const lus: Readonly<Record<string, unknown>> = { ...calculer(faits) };
      for (const [chiffre, attendu] of Object.entries(dossier.attendu)) {
        const lu = lus[chiffre];
        if (typeof attendu !== 'number' || typeof lu !== 'number') continue;
        const ecart = chiffre === 'prelevements_sociaux' && A_UN_EURO.has(id) ? 1.01 : 0.5;
        expect([chiffre, Math.abs(lu - attendu) <= ecart, lu]).toEqual([chiffre, true, lu]);
      }
      expect(lus['impot_final']).toBe(dossier.attendu['impot_final']);
    },
  );

  it('la fiche seule donne dix fois l’impôt, et n’est jamais fausse sans rien à relire', () => {
    const lus = DOSSIERS.map(({ id, fiche, annee_revenus, attendu }) => {
      const { faits, aRelire, supposes } = depuisFicheClient(fiche, annee_revenus);
      const juste = calculer(faits)?.impot_final === attendu['impot_final'];
      return { id, juste, sure: aRelire.length === 0 && supposes.size === 0 };
    });
    expect(lus.filter(({ juste, sure }) => sure && !juste)).toEqual([]);
    expect(lus.filter(({ juste }) => juste).length).toBeGreaterThanOrEqual(10);
    expect(lus).toHaveLength(42);
  });
});
