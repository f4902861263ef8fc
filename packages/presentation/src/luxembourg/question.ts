import { enfantsDits, enPhrases } from '../commun/question.ts';
import { euros } from '../commun/ecrire.ts';
import { CHAMPS, type SituationLuxembourg } from './situation.ts';

export function questionDe(s: SituationLuxembourg, bareme: string): string {
  const famille = CHAMPS.situation_familiale.montrer(s.situation_familiale).toLowerCase();
  return enPhrases(
    `Je réside au Luxembourg, ${famille}, ${enfantsDits(s.nombre_enfants)}, avec ${euros(s.revenu_net)} de revenu imposable.`,
    s.residence_principale && 'Je suis propriétaire de ma résidence principale.',
    s.residence_secondaire && 'J’ai une résidence secondaire.',
    `Quel est mon impôt en ${bareme}, et comment le réduire\u202f?`,
  );
}
