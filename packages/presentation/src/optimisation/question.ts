import { saisiesMontrees } from '../commun/champs.ts';
import { euros } from '../commun/ecrire.ts';
import { enfantsDits, enPhrases } from '../commun/question.ts';
import { CHAMPS, type SituationOptimisation } from './situation.ts';

/** Said in the sentences; the other precisions follow by their names. */
const DITES: ReadonlySet<string> = new Set(
  (['revenus', 'tmi', 'capacite', 'objectifs', 'famille', 'enfants'] as const).map((cle) => CHAMPS[cle].libelle),
);

export function questionDe(s: SituationOptimisation): string {
  const precisions = saisiesMontrees(CHAMPS, s).filter(({ libelle }) => !DITES.has(libelle));
  return enPhrases(
    famille(s),
    `Mon revenu annuel est de ${euros(s.revenus)}, ma tranche marginale de ${s.tmi}\u00a0% et je peux placer ${euros(s.capacite)}.`,
    precisions.length > 0 &&
      `${precisions.map(({ libelle, valeur }) => `${libelle}\u202f: ${valeur}`).join('\u202f; ')}.`,
    `Mes objectifs\u202f: ${CHAMPS.objectifs.montrer(s.objectifs).toLowerCase()}. Comment réduire mon impôt\u202f?`,
  );
}

function famille({ famille: connue, enfants }: SituationOptimisation): string {
  if (connue === 'inconnue')
    return enfants === 0 ? '' : `J’ai ${enfants === 1 ? 'un enfant' : `${enfants} enfants`} à charge.`;
  return `${connue === 'marie' ? 'Nous sommes mariés' : 'Je suis célibataire'}, ${enfantsDits(enfants)}.`;
}
