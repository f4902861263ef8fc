import { formaterEuros } from '../../design-system/index.ts';
import type { solder } from '../situation/annee.ts';
import type { LevierOuvert } from '../situation/leviers.ts';

interface Props {
  annee: number;
  jour: string;
  solde: ReturnType<typeof solder>;
  leviers: readonly LevierOuvert[];
}

const COURT = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The days of this year, then those of the next, each with its amount when it has one. */
export function Dates({ annee, jour, solde, leviers }: Props) {
  const { reste, echelonnement } = solde;
  const suite = annee + 1;
  const rendu = reste !== undefined && reste < 0 ? -reste : undefined;
  return (
    <section className="bloc-annee" aria-labelledby="dates">
      <div className="registre">
        <h2 id="dates">Vos dates</h2>
      </div>
      <ul className="dates">
        <li className="auj">{COURT.format(Date.parse(`${jour}T00:00:00Z`))}</li>
        <li className="fort">
          <time dateTime={`${annee}-12-31`}>31 déc.</time>
          <b>Dernier jour des leviers</b>
          {leviers.length > 0 && <span className="doux">{leviers.map(({ nom }) => nom).join(', ')}</span>}
        </li>
        <li className="an">{suite}</li>
        <li>
          <span className="quand">avril</span>
          <span>La déclaration des revenus {annee} ouvre</span>
          <span className="doux">dates non publiées</span>
        </li>
        <li>
          <span className="quand">été</span>
          <span>{rendu === undefined ? `Avis d’impôt ${suite}` : `Avis d’impôt ${suite}, remboursement`}</span>
          {rendu !== undefined && <span className="n gain">{formaterEuros(rendu)}</span>}
        </li>
        <li>
          <span className="quand">sept.</span>
          <span>{echelonnement ? 'Nouveau taux, reste à payer' : 'Nouveau taux de prélèvement'}</span>
          {echelonnement && reste !== undefined && <span className="n">{formaterEuros(reste)}</span>}
          {echelonnement && echelonnement.fois > 1 && (
            <span className="doux">
              {echelonnement.fois} fois {formaterEuros(echelonnement.chacun)} environ
            </span>
          )}
        </li>
      </ul>
    </section>
  );
}
