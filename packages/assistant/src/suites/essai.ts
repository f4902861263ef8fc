import { depuisMoteur, type Feuille, versMoteur } from '@francis/faits';
import { poserLePlafondPer } from '../lecteurs/plafond-per.ts';
import type { AppelOutil } from '../types.ts';

const COMPARAISON = 'comparer_impots';
const TITULAIRES = ['declarant1', 'declarant2'] as const;
type Titulaire = (typeof TITULAIRES)[number];
/** Counted from the pay of one person: it does not follow an amount to another. */
const PLAFOND = 'per_plafond';

const scenario = (rang: number, chemin: string): string => `scenarios.${rang}.foyers.0.${chemin}`;

/** A try already computed: one household before, the same after, and what was changed. */
export interface Essai {
  readonly avant: ReadonlyMap<string, Feuille['valeur']>;
  readonly apres: ReadonlyMap<string, Feuille['valeur']>;
  /** Paths, under the household, whose value is not the same. */
  readonly changes: readonly string[];
  /** What the call holds beside its two households. */
  readonly reste: readonly Feuille[];
}

/** The try that these calls computed; undefined when they computed anything else. */
export function lireEssai(appels: readonly AppelOutil[]): Essai | undefined {
  const comparaisons = appels.filter((a) => a.outil === COMPARAISON);
  const [appel] = comparaisons;
  if (appel === undefined || comparaisons.length > 1) return undefined;
  const feuilles = depuisMoteur(COMPARAISON, appel.entree);
  const deux = [new Map<string, Feuille['valeur']>(), new Map<string, Feuille['valeur']>()] as const;
  const reste: Feuille[] = [];
  for (const f of feuilles) {
    const rang = [0, 1].find((r) => f.chemin.startsWith(scenario(r, '')));
    if (rang !== undefined) deux[rang === 0 ? 0 : 1].set(f.chemin.slice(scenario(rang, '').length), f.valeur);
    else if (f.chemin.startsWith('scenarios.') && !f.chemin.endsWith('.nom')) return undefined;
    else reste.push(f);
  }
  if (reste.filter((f) => f.chemin.endsWith('.nom')).length !== deux.length) return undefined;
  const [avant, apres] = deux;
  const changes = [...new Set([...avant.keys(), ...apres.keys()])].filter((c) => avant.get(c) !== apres.get(c));
  return changes.length === 0 ? undefined : { avant, apres, changes, reste };
}

function appelDe({ reste, avant }: Essai, apres: ReadonlyMap<string, Feuille['valeur']>): AppelOutil {
  const feuilles = [
    ...reste,
    ...[...avant].map(([chemin, valeur]) => ({ chemin: scenario(0, chemin), valeur })),
    ...[...apres].map(([chemin, valeur]) => ({ chemin: scenario(1, chemin), valeur })),
  ];
  return { outil: COMPARAISON, entree: versMoteur(COMPARAISON, poserLePlafondPer(feuilles)) };
}

/** Whose the change is, when it is one person's. */
function titulaireDe({ changes }: Essai): Titulaire | undefined {
  return TITULAIRES.find((t) => changes.every((c) => c.startsWith(`${t}.`)));
}

/** The same try made by the other one of a couple; undefined when it is nobody's, or already theirs. */
export function pourLAutre(essai: Essai, voulu: Titulaire): AppelOutil | undefined {
  const depuis = titulaireDe(essai);
  const connu = [...essai.avant.keys()].some((c) => c.startsWith(`${voulu}.`));
  if (depuis === undefined || depuis === voulu || !connu) return undefined;
  const apres = new Map(essai.avant);
  for (const chemin of essai.changes) {
    const champ = chemin.slice(depuis.length + 1);
    const valeur = essai.apres.get(chemin);
    if (champ === PLAFOND) continue;
    // What was taken away from the one says nothing of the other.
    if (valeur === undefined) return undefined;
    const autre = `${voulu}.${champ}`;
    const deja = essai.avant.get(autre);
    const sienne = essai.avant.get(chemin) ?? 0;
    if (typeof valeur !== 'number') apres.set(autre, valeur);
    else if (typeof sienne !== 'number' || (deja !== undefined && typeof deja !== 'number')) return undefined;
    else apres.set(autre, (deja ?? 0) + valeur - sienne);
  }
  return appelDe(essai, apres);
}

/** The same try with another amount; undefined when it is not of one amount. */
export function avecMontant(essai: Essai, montant: number): AppelOutil | undefined {
  const [chemin, autre] = essai.changes.filter((c) => !c.endsWith(`.${PLAFOND}`));
  const valeur = chemin === undefined ? undefined : essai.apres.get(chemin);
  if (chemin === undefined || autre !== undefined || typeof valeur !== 'number') return undefined;
  // « 5 000 € de plus »: the amount said is not the value of the fact.
  if (essai.avant.has(chemin) || essai.reste.some((f) => f.chemin === 'supplement')) return undefined;
  return appelDe(essai, new Map([...essai.apres, [chemin, montant]]));
}

const CAPITAL = ['foyer.dividendes', 'foyer.interets', 'foyer.plus_values_mobilieres'];

/** A tax with capital income at the flat rate, beside the same one with the option for the scale. */
export function auBareme({ outil, entree }: AppelOutil): AppelOutil | undefined {
  if (outil !== 'calculer_impot') return undefined;
  const feuilles = depuisMoteur('calculer_impot', entree);
  const capital = feuilles.some((f) => CAPITAL.includes(f.chemin) && f.valeur !== 0);
  if (!capital || feuilles.some((f) => f.chemin === 'foyer.option_bareme' && f.valeur === true)) return undefined;
  const deux = (nom: string, rang: number): Feuille[] => [
    { chemin: `scenarios.${rang}.nom`, valeur: nom },
    ...feuilles.flatMap((f) =>
      f.chemin.startsWith('foyer.')
        ? [{ chemin: scenario(rang, f.chemin.slice('foyer.'.length)), valeur: f.valeur }]
        : [],
    ),
  ];
  const communs = feuilles.filter((f) => f.chemin === 'annee');
  const option = { chemin: scenario(1, 'option_bareme'), valeur: true };
  return {
    outil: COMPARAISON,
    entree: versMoteur(COMPARAISON, [...communs, ...deux('forfait', 0), ...deux('bareme', 1), option]),
  };
}
