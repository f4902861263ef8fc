import type { PisteClient } from '@francis/contract';
import { formaterEuros, typographier } from '../../../design-system/index.ts';

interface Props {
  pistes: readonly PisteClient[];
  ecartees: readonly PisteClient[];
}

/** Levers, rights in use and what was tried in vain, as one table. */
export function Pistes({ pistes, ecartees }: Props) {
  const groupes = [
    { titre: undefined, lignes: pistes.filter(({ nature }) => nature === 'levier') },
    { titre: 'Déjà comptés, à justifier', lignes: pistes.filter(({ nature }) => nature === 'droit') },
    { titre: 'Écartés', lignes: ecartees.filter(({ nature }) => nature === 'levier') },
  ].filter(({ lignes }) => lignes.length > 0);
  if (groupes.length === 0) return <p className="doux">Aucun levier ne se chiffre avec ce que dit le dossier.</p>;
  return (
    <table className="tab pistes">
      <caption className="vh">Leviers de l’analyse</caption>
      <thead>
        <tr>
          <th scope="col">Levier</th>
          <th scope="col" className="d">
            Gain
          </th>
          <th scope="col">Condition</th>
          <th scope="col">Risque et pièce</th>
        </tr>
      </thead>
      {groupes.map(({ titre, lignes }) => (
        <tbody key={titre ?? 'leviers'} className={titre === 'Écartés' ? 'ecartes' : ''}>
          {titre && (
            <tr className="sep">
              <th colSpan={4} scope="rowgroup">
                {titre}
              </th>
            </tr>
          )}
          {lignes.map((p) => (
            <tr key={p.id}>
              <th scope="row">
                {typographier(p.titre)}
                <span>{typographier(p.action)}</span>
              </th>
              <td className={`d ${p.gain > 0 ? 'gain' : ''}`}>
                {p.gain < 0 ? `${formaterEuros(-p.gain)} de plus` : formaterEuros(p.gain)}
                {p.statut === 'estimation' && <span className="petit doux estime">estimé</span>}
              </td>
              <td>
                {typographier(p.condition)} <span className="doux">{typographier(p.article)}</span>
              </td>
              <td>
                {typographier(p.risque)}{' '}
                <span className="doux">
                  Pièce{'\u00a0'}: {typographier(p.justificatif)}. {typographier(p.echeance)}.
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
