import { Ilot } from '../../../platform/Ilot.tsx';
import { FormulaireEssai } from '../FormulaireEssai.tsx';

export function SectionQuestion() {
  return (
    <section className="page essayer" id="question" aria-labelledby="t-question">
      <div className="registre">
        <h2 id="t-question">Posez votre question</h2>
        <p className="chapeau">Deux par jour sans compte, rien n’est conservé</p>
      </div>
      <Ilot nom="essai" de={FormulaireEssai} props={{}} />
    </section>
  );
}
