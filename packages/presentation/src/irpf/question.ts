import { enPhrases } from '../commun/question.ts';
import { euros } from '../commun/ecrire.ts';
import { REFERENCE } from '../commun/reference.ts';
import type { SituationIrpf } from './calcul.ts';

export function questionDe(s: SituationIrpf, bareme: string): string {
  const revenu = s.nature === 'net' ? 'mon revenu net annuel' : 'mon salaire brut annuel';
  const charges = s.personnesACharge === 1 ? '1 personne à charge' : `${s.personnesACharge} personnes à charge`;
  return enPhrases(
    `Je réside en Andorre et ${revenu} est de ${euros(s.revenu)}.`,
    s.conjointSansRevenu && 'Mon conjoint est sans revenu.',
    s.personnesACharge > 0 && `J’ai ${charges}.`,
    s.invalidite && 'Je suis en situation d’invalidité.',
    s.versementsPension > 0 && `Je verse ${euros(s.versementsPension)} à un plan de pension.`,
    s.revenusEpargne > 0 && `Mes revenus de l’épargne sont de ${euros(s.revenusEpargne)}.`,
    bareme === REFERENCE ? 'Combien d’IRPF vais-je payer\u202f?' : `Combien d’IRPF sur les revenus ${bareme}\u202f?`,
  );
}
