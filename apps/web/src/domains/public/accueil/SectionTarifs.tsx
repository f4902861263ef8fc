import { Link } from 'react-router';
import { Ilot } from '../../../platform/Ilot.tsx';
import { TableTarifs } from '../TableTarifs.tsx';

export function SectionTarifs() {
  return (
    <section className="page" id="tarifs" aria-labelledby="t-tarif">
      <div className="registre">
        <h2 id="t-tarif">Tarifs</h2>
        <p className="chapeau">Résiliable à tout moment</p>
      </div>
      <Ilot nom="tarifs" de={TableTarifs} props={{}} />
      <p className="doux">
        Les simulateurs et quelques questions par mois sont gratuits. <Link to="/pricing">Le détail des formules</Link>
      </p>
    </section>
  );
}
