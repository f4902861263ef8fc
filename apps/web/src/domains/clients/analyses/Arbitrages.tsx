import type { ArbitrageClient } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { Alerte, formaterEuros, typographier } from '../../../design-system/index.ts';
import { messageOf } from '../../../platform/erreurs.ts';
import { arbitragesQuery } from './api.ts';
import './analyses.css';

/** The choices of a file: those that are computed as tables, then the one fact that each other one waits for. */
export function Arbitrages({ client, modifiable }: { client: string; modifiable: boolean }) {
  const id = useId();
  const { data, error } = useQuery(arbitragesQuery(client));
  if (error) return <Alerte ton="info">{messageOf(error, 'Les arbitrages n’ont pas pu être calculés.')}</Alerte>;
  if (!data || data.length === 0) return null;
  const chiffres = data.filter(({ options }) => options.length > 0);
  const demandes = data.filter(({ manque }) => manque !== null);
  const autres = data.filter(({ options, manque }) => options.length === 0 && manque === null);
  return (
    <section className="analyse-dossier" aria-labelledby={id}>
      <h2 className="registre" id={id}>
        Arbitrages
      </h2>
      {chiffres.map((a) => (
        <TableArbitrage key={a.id} arbitrage={a} />
      ))}
      {demandes.length > 0 && (
        <div className="manques">
          <h3>À demander pour chiffrer les autres</h3>
          <ul>
            {demandes.map(({ id: cle, titre, manque }) => (
              <li key={cle}>{typographier(`${titre}\u202f: ${manque?.question ?? ''}`)}</li>
            ))}
          </ul>
          {modifiable && (
            <p className="petit">
              <Link to={`/pro/clients/${client}/edit#objectifs`}>Compléter le dossier</Link>
            </p>
          )}
        </div>
      )}
      {autres.length > 0 && (
        <details className="petit">
          <summary>
            {autres.length === 1 ? 'Un arbitrage ne se pose pas' : `${autres.length} arbitrages ne se posent pas`}
          </summary>
          <ul>
            {autres.map(({ id: cle, titre, conclusion }) => (
              <li key={cle}>{typographier(`${titre}\u202f: ${conclusion}`)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function TableArbitrage({
  arbitrage: { titre, options, meilleure, conclusion, hypotheses },
}: {
  arbitrage: ArbitrageClient;
}) {
  const id = useId();
  return (
    <section className="arbitrage" aria-labelledby={id}>
      <h3 id={id}>{typographier(titre)}</h3>
      <p className="voix">{typographier(conclusion)}</p>
      <table className="tab pistes">
        <caption className="vh">{typographier(titre)}</caption>
        <thead>
          <tr>
            <th scope="col">Option</th>
            <th scope="col" className="d">
              Coût
            </th>
            <th scope="col" className="d">
              Ce qui reste
            </th>
            <th scope="col">Condition et article</th>
          </tr>
        </thead>
        <tbody>
          {options.map((o, rang) => (
            <tr key={o.libelle}>
              <th scope="row">
                {typographier(o.libelle)}
                <span>{o.statut === 'exact' ? 'exact' : 'estimation'}</span>
              </th>
              <td className="d" data-nom="Coût">
                {formaterEuros(o.cout)}
              </td>
              <td className={`d ${rang === meilleure ? 'gain' : ''}`} data-nom="Ce qui reste">
                {formaterEuros(o.reste)}
              </td>
              <td>
                {typographier(o.condition)} <span className="doux">{typographier(o.article)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hypotheses.length > 0 && <p className="petit doux">{typographier(hypotheses.join(' '))}</p>}
    </section>
  );
}
