import { motsDits } from '@francis/lecture';
import { lireLien, lireLienDuDonateur } from '../liens.ts';
import type { QuestionLue } from '../question.ts';
import { type Defunt, lireDefunt, sansPredecedes } from './defunt.ts';
import type { EntreeSuccession as Entree } from './entree-succession.ts';
import { ascendants, lienDesSiens } from './heritiers-montants.ts';

/** Whoever is said to have none is no heir. */
const SANS_ENFANT = /\b(?:sans|pas d'|ni|aucun|jamais eu d'|n'avait pas d') ?enfants?\b/g;

/** Whose share is asked, and who shares. */
export interface Qui {
  readonly lien: Entree['lien'] | undefined;
  readonly defunt: Defunt | undefined;
  readonly texte: string;
  /** How many, when who inherits says it. */
  readonly nombre?: number;
}

export function lireQui(q: QuestionLue, chacun: number | undefined): Qui {
  const defunt = lireDefunt(q.texte);
  const texte = (defunt === undefined ? q.texte : sansPredecedes(q.texte, defunt)).replace(SANS_ENFANT, ' ');
  const enfants = /\b(?:les|aux|nos|mes|ses|leurs) (?:\d )?(?:enfants|fils|filles)\b/.test(texte);
  const aSes = lienDesSiens(texte);
  const nommes =
    /\b(?:\d|une?|le|la|les|des) (neveux?|nieces?|petite?s?[- ](?:enfants?|fils|filles?))\b|^ ?(neveux?|nieces?|petits[- ]enfants)\b/.exec(
      texte,
    );
  const [, dits, enTete] = nommes ?? [];
  const lien =
    chacun !== undefined && enfants
      ? ('enfant' as const)
      : aSes !== undefined
        ? aSes.lien
        : motsDits('je laisse|mes heritiers|ma succession').test(texte)
          ? lireLien(texte)
          : (defunt?.lien ??
            (defunt !== undefined && /^(?:epou|mari|femme|conjoint|compagn|concubin)/.test(defunt.qui)
              ? lireLienDuDonateur(texte)
              : undefined) ??
            lireLien(dits ?? enTete ?? '') ??
            lireLienDuDonateur(texte) ??
            lireLien(texte));
  const avant = ascendants(texte);
  if (avant !== undefined) return { ...avant, defunt, texte };
  return { lien, defunt, texte, ...(aSes?.nombre === undefined || aSes.lien !== lien ? {} : { nombre: aSes.nombre }) };
}
