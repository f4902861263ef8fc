import { enfantsDits } from '../commun/question.ts';
import { euros } from '../commun/ecrire.ts';
import { REFERENCE } from '../commun/reference.ts';
import { anneeDe } from '../france/baremes.ts';
import type { SituationTmi } from './situation.ts';

const FAMILLES = {
  celibataire: 'Je suis célibataire',
  marie: 'Nous sommes mariés',
  pacs: 'Nous sommes pacsés',
} as const;

/** The income of this form is after the allowance: said so, since the assistant would take a tenth off a salary. */
export function questionDe(s: SituationTmi, bareme: string): string {
  const net = Math.max(0, s.revenusAnnuels - s.chargesDeductibles);
  const apres =
    s.chargesDeductibles > 0 ? 'après l’abattement de 10\u00a0% et les déductions' : 'après l’abattement de 10\u00a0%';
  const annee = bareme === REFERENCE ? '' : ` sur les revenus ${anneeDe(bareme)}`;
  return `${FAMILLES[s.situationFamiliale]}, ${enfantsDits(s.nombreEnfants)}. Le revenu net imposable du foyer, ${apres}, est de ${euros(net)}. Quelle est la tranche marginale d’imposition${annee}\u202f?`;
}
