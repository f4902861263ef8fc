import { enfantsDits, enPhrases } from '../commun/question.ts';
import { euros } from '../commun/ecrire.ts';
import { REFERENCE } from '../commun/reference.ts';
import { anneeDe } from '../france/baremes.ts';
import type { SituationImpot } from './situation.ts';

/** Everything that was entered, in words that the assistant reads: its figure is that of the screen. */
export function questionDe(s: SituationImpot, bareme: string): string {
  return enPhrases(
    foyer(s),
    salaires(s),
    s.fraisProfessionnels === 'reel' && `Mes frais réels sont de ${euros(s.montantFraisReels)}.`,
    s.per > 0 && `Je verse ${euros(s.per)} sur un PER.`,
    s.dons > 0 && `Je donne ${euros(s.dons)} à des associations.`,
    s.emploiDomicile > 0 && `Je dépense ${euros(s.emploiDomicile)} en emploi à domicile.`,
    bareme === REFERENCE
      ? 'Quel est l’impôt, et comment le réduire\u202f?'
      : `Quel est l’impôt sur les revenus ${anneeDe(bareme)}, et comment le réduire\u202f?`,
  );
}

function foyer(s: SituationImpot): string {
  if (s.situationFamiliale === 'marie') return `Nous sommes mariés, ${enfantsDits(s.enfants)}.`;
  if (!s.parentIsole || s.enfants === 0) return `Je suis célibataire, ${enfantsDits(s.enfants)}.`;
  return `Je suis célibataire et je vis seul avec ${s.enfants === 1 ? 'mon enfant' : `mes ${s.enfants} enfants`} (case T).`;
}

function salaires(s: SituationImpot): string {
  const second = s.situationFamiliale === 'marie' ? Math.min(s.revenus, s.revenusDeclarant2) : 0;
  const premier = `Mon salaire net imposable est de ${euros(s.revenus - second)}`;
  if (s.situationFamiliale !== 'marie') return `${premier}.`;
  return second > 0
    ? `${premier}, celui de mon conjoint de ${euros(second)}.`
    : `${premier}, mon conjoint n’a pas de revenu.`;
}
