import type { LignePortefeuille, TriPortefeuille } from '@francis/contract';
import { Link } from 'react-router';
import { formaterEuros, formaterTaux, Icone, typographier } from '../../design-system/index.ts';
import type { CriteresPortefeuille } from './api.ts';
import { signer } from './Bilan.tsx';

interface Props {
  lignes: readonly LignePortefeuille[];
  criteres: CriteresPortefeuille;
  /** The run measured a reform. */
  reforme: boolean;
  /** The rows are those of the order before, while the next ones come. */
  ancienne: boolean;
  onTrier: (tri: TriPortefeuille) => void;
}

const COLONNES: readonly { titre: string; classe: string; tri?: TriPortefeuille }[] = [
  { titre: 'Client', classe: '' },
  { titre: 'Impôt et prélèvements', classe: 'd', tri: 'impot' },
  { titre: 'TMI', classe: 'd p-t', tri: 'tmi' },
  { titre: 'Premier levier', classe: 'p-l' },
  { titre: 'Gain', classe: 'd p-g', tri: 'gain' },
];
const EFFET = { titre: 'Effet', classe: 'd', tri: 'effet' } as const;
const TIRET = <span className="doux">—</span>;
const STATUTS = { exact: 'Exact', estimation: 'Estimation', a_completer: 'À compléter' } as const;

export function TablePortefeuille({ lignes, criteres, reforme, ancienne, onTrier }: Props) {
  return (
    <table className="dense table-portefeuille" aria-busy={ancienne}>
      <caption className="vh">Clients du portefeuille</caption>
      <thead>
        <tr>
          {(reforme ? [...COLONNES, EFFET] : COLONNES).map(({ titre, classe, tri }) => {
            const actif = tri !== undefined && criteres.tri === tri;
            return (
              <th
                key={titre}
                scope="col"
                className={classe}
                aria-sort={actif ? (criteres.sens === 'asc' ? 'ascending' : 'descending') : undefined}
              >
                {tri === undefined ? (
                  titre
                ) : (
                  <button type="button" onClick={() => onTrier(tri)}>
                    {actif && <Icone nom={criteres.sens === 'asc' ? 'montant' : 'descendant'} petite />}
                    {titre}
                  </button>
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {lignes.map((ligne) => (
          <Ligne key={ligne.client.id} ligne={ligne} reforme={reforme} />
        ))}
      </tbody>
    </table>
  );
}

function Ligne({ ligne, reforme }: { ligne: LignePortefeuille; reforme: boolean }) {
  const { client, statut, impot, tmi, gain, effet, leviers, manques } = ligne;
  const [premier, ...autres] = leviers;
  const [manque, ...encore] = manques;
  return (
    <tr>
      <th scope="row">
        <Link to={`/pro/clients/${client.id}`}>
          <b>{client.nom_client}</b> {client.prenom_client}
        </Link>
        <span className={`certitude ${statut}`}>{STATUTS[statut]}</span>
        {manque !== undefined && (
          <span className="manque">
            {typographier(manque)}
            {encore.length > 0 &&
              ` Et ${encore.length} autre${encore.length > 1 ? 's' : ''} point${encore.length > 1 ? 's' : ''}.`}
          </span>
        )}
        {premier && (
          <span className="sous">
            {premier.titre}, {formaterEuros(premier.gain)}
          </span>
        )}
      </th>
      <td className="d">{impot === null ? TIRET : formaterEuros(impot)}</td>
      <td className="d p-t">{tmi === null ? TIRET : formaterTaux(tmi)}</td>
      <td className="p-l">
        {premier ? (
          <>
            {premier.titre}
            {autres.length > 0 && (
              <span className="doux" title={autres.map(({ titre }) => titre).join(', ')}>
                {` et ${autres.length} autre${autres.length > 1 ? 's' : ''}`}
              </span>
            )}
          </>
        ) : (
          TIRET
        )}
      </td>
      <td className="d p-g">
        {gain === null || gain === 0 ? TIRET : <span className="gain">{formaterEuros(gain)}</span>}
      </td>
      {reforme && (
        <td className="d">
          {effet === null || effet === 0 ? (
            TIRET
          ) : (
            <span className={effet > 0 ? 'perte' : 'gain'}>{signer(effet)}</span>
          )}
        </td>
      )}
    </tr>
  );
}
