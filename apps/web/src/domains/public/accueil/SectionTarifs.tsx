import { Link } from 'react-router';
import { PartServie } from '../../../platform/PartServie.tsx';
import { TableTarifs } from '../TableTarifs.tsx';

export function SectionTarifs() {
  return (
    <section className="page" id="tarifs" aria-labelledby="t-tarif">
      <div className="registre">
        <h2 id="t-tarif">Tarifs</h2>
        <p className="chapeau">Résiliable à tout moment</p>
      </div>
      <PartServie nom="tarifs" de={TableTarifs} props={{}} />
      <p className="doux">
        Les simulateurs et quelques questions par mois sont gratuits. <Link to="/pricing">Le détail des formules</Link>
      </p>
    </section>
  );
}
