import { formaterFrancs } from '../commun/francs.ts';
import { enfantsDits, enPhrases } from '../commun/question.ts';
import { CHAMPS, type SituationSuisse } from './situation.ts';

/** The income comes first: it is what the tax is computed on, the other amounts are taken off it. */
export function questionDe(s: SituationSuisse, bareme: string): string {
  const civil = s.marital_status === 'married' ? 'marié' : 'célibataire';
  const salaire = s.employment_type === 'employed' ? 'de salaire brut' : 'de revenu brut d’indépendant';
  return enPhrases(
    `J’habite dans le canton de ${CHAMPS.canton.montrer(s.canton)}, ${civil}, ${enfantsDits(s.children)}, avec ${formaterFrancs(s.gross_income)} ${salaire}.`,
    s.commune.trim() !== '' && `Ma commune est ${s.commune.trim()}.`,
    s.spouse_gross_income > 0 && `Mon conjoint a ${formaterFrancs(s.spouse_gross_income)} de revenu brut.`,
    s.age > 0 && `J’ai ${CHAMPS.age.montrer(s.age)}.`,
    s.pillar_3a > 0 && `Je verse ${formaterFrancs(s.pillar_3a)} sur un pilier 3a.`,
    s.insurance_premiums > 0 && `Je paie aussi ${formaterFrancs(s.insurance_premiums)} par an de primes d’assurance.`,
    s.church !== 'none' && `Je paie l’impôt ecclésiastique (${CHAMPS.church.montrer(s.church)}).`,
    `Quels impôts en ${bareme}, et comment les réduire\u202f?`,
  );
}
