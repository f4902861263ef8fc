import { deduire, type Optimisation, retire } from '@francis/presentation/commun';
import { Pourquoi } from '../../../design-system/index.ts';

interface Props {
  optimisations: readonly Optimisation[];
  /** All of them together, computed at once rather than added. */
  total?: number;
  ecrire: (montant: number) => string;
}

const Gain = ({ montant }: { montant: string }) => (
  <Pourquoi noeud={deduire('Impôt sans − impôt avec')} texte={retire(montant)} />
);

/** What could be spared, each with its gain in green. */
export function Economies({ optimisations, total, ecrire }: Props) {
  if (optimisations.length === 0) return <p className="rien">Aucune piste à ce niveau de revenu.</p>;
  return (
    <table className="tab economies">
      <caption className="vh">Économies possibles</caption>
      <tbody>
        {optimisations.map((o) => (
          <tr key={o.nom}>
            <th scope="row">
              {o.nom}
              <span className="doux">{o.description}</span>
            </th>
            <td className={o.economie > 0 ? 'd gain' : 'd doux'}>
              {o.economie > 0 ? <Gain montant={ecrire(o.economie)} /> : 'à étudier'}
            </td>
          </tr>
        ))}
      </tbody>
      {total !== undefined && total > 0 && (
        <tfoot>
          <tr>
            <th scope="row">Économies possibles, ensemble</th>
            <td className="d gain">
              <Gain montant={ecrire(total)} />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
