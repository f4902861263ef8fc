import type { GroupeCascade } from '@francis/presentation';
import { Pourquoi } from '../Pourquoi.tsx';

/** From gross to net, line by line: the rows of a table, each with its bar, so that amounts stay in column. */
export function Cascade({ titre, groupes }: { titre: string; groupes: readonly GroupeCascade[] }) {
  return (
    <table className="cascade">
      <caption className="vh">{titre}</caption>
      {groupes.map((groupe) => {
        const maximum = Math.max(...groupe.lignes.map((l) => Math.max(l.de, l.a)), 1);
        return (
          <tbody key={groupe.titre}>
            <tr className="echelle">
              <th colSpan={3} scope="rowgroup">
                {groupe.titre}
              </th>
            </tr>
            {groupe.lignes.map((ligne) => {
              const barre = (
                <i
                  className={`barre-graphique ${ligne.ton ?? 'encre'}`}
                  style={{
                    '--x': `${(Math.min(ligne.de, ligne.a) / maximum) * 100}%`,
                    '--w': `${(Math.abs(ligne.a - ligne.de) / maximum) * 100}%`,
                  }}
                />
              );
              return (
                <tr key={ligne.libelle} className={`${ligne.total ? 'tot' : ''} ${ligne.finale ? 'fin' : ''}`.trim()}>
                  <th scope="row">
                    {ligne.libelle}
                    <span className="sous" aria-hidden="true">
                      {barre}
                    </span>
                  </th>
                  <td className="bar" aria-hidden="true">
                    {barre}
                  </td>
                  <td className={ligne.ton === 'gain' ? 'd gain' : 'd'}>
                    {ligne.noeud ? <Pourquoi noeud={ligne.noeud} texte={ligne.montant} /> : ligne.montant}
                  </td>
                </tr>
              );
            })}
          </tbody>
        );
      })}
    </table>
  );
}
