import type { Fait } from '@francis/faits';
import { ditUnAjout, lireMotsDecisifs, type Mention } from '@francis/lecture';
import { motsDuChoix } from './mots-du-choix.ts';
import type { MotsLus } from './mots-decisifs.ts';
import { parleDUnTiers } from './titulaires.ts';

/** The question, the turns of the person before it, and what was read of each. */
export interface Tours {
  readonly question: string;
  readonly avant: readonly string[];
  readonly mentions: readonly Mention[];
  readonly dites: readonly Mention[];
}

/** Words of a household or of a good that stay true from a turn to the next. */
const DURABLES: ReadonlySet<string> = new Set([
  'usufruit',
  'nue_propriete',
  'alternee',
  'handicap',
  'outre_mer',
  'somme_d_argent',
]);

/** Whether the last turn gives a value, a choice or a decisive word that a fact holds and that no turn before it said. */
export function agit(
  { question, avant, mentions, dites }: Tours,
  faits: readonly Fait[],
  lus: MotsLus,
  comptees: ReadonlySet<string>,
): boolean {
  const propres = new Set(mentions.map((m) => m.id));
  const dejaDits = new Set(avant.flatMap(lireMotsDecisifs));
  return (
    faits.some(
      (f) =>
        f.source === 'corrige' ||
        f.preuves.some((id) => propres.has(id)) ||
        // « Célibataire », to who asked for it.
        (motsDuChoix(f.valeur, mentions).length > 0 && motsDuChoix(f.valeur, dites).length === 0),
    ) ||
    mentions.some((m) => m.type === 'quantite' && m.objet !== '' && comptees.has(m.id)) ||
    lireMotsDecisifs(question).some((mot) => !dejaDits.has(mot) && lus.estLu(mot) === true)
  );
}

/** Decisive words of the turns before that the calculation has lost. */
export const motsPerdus = ({ question, avant }: Tours, lus: MotsLus): string[] => {
  const redits = new Set(lireMotsDecisifs(question));
  return [...new Set(avant.flatMap(lireMotsDecisifs))].filter(
    (mot) => DURABLES.has(mot) && !redits.has(mot) && lus.estLu(mot) === false,
  );
};

/**
 * Amounts and shares of the turns before that no fact holds any more. A turn that gives an amount may replace one, unless
 * it says that it adds to it; it never replaces more than it gives.
 */
export function montantsPerdus(
  { question, dites, mentions }: Tours,
  restes: readonly Mention[],
  faits: readonly Fait[],
): Mention[] {
  const perdus = restes.filter((m) => dites.includes(m) && m.type === 'montant' && m.certain);
  const parts = mentions.some((m) => m.type === 'taux')
    ? []
    : restes.filter((m) => dites.includes(m) && m.type === 'taux' && m.valeur < 1);
  const prouvant = new Set(faits.flatMap((f) => f.preuves));
  const donnes = mentions.filter((m) => m.type === 'montant' && prouvant.has(m.id)).length;
  // « Et pour ma sœur ? »: another case.
  if (parleDUnTiers(mentions)) return [];
  return donnes === 0 || ditUnAjout(question) || perdus.length > donnes ? [...perdus, ...parts] : parts;
}
