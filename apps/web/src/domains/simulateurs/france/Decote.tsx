import { formaterTaux } from '../../../design-system/index.ts';

/** Said when the next euro does not cost the rate of the bracket, because the rebate is fading away. */
export function Decote({ tmi, tauxIci }: { tmi: number; tauxIci: number }) {
  if (tauxIci <= tmi) return null;
  return (
    <p className="legende">
      Le barème dit {formaterTaux(tmi)}, mais la décote s’efface quand l’impôt monte{'\u202f'}: le prochain euro coûte{' '}
      {formaterTaux(tauxIci)}.
    </p>
  );
}
