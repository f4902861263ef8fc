import type { ReactNode } from 'react';
import type { LigneDetaillee } from '@francis/presentation/commun';
import { Pourquoi } from '../../../design-system/index.ts';

export interface ColonneComparee {
  readonly cle: string;
  readonly nom: ReactNode;
  /** Beside each amount of a very narrow screen. */
  readonly court: string;
}

interface Props {
  titre: string;
  colonnes: readonly ColonneComparee[];
  lignes: readonly LigneDetaillee[];
  finale: LigneDetaillee;
}

/** Every amount in column. The region takes the focus so that the keyboard can scroll it on a narrow screen. */
export function CoteACote({ titre, colonnes, lignes, finale }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reached by the keyboard
    <div className="cote-a-cote" role="region" aria-label={titre} tabIndex={0}>
      <table className="tab">
        <caption className="vh">{titre}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Ligne</span>
            </th>
            {colonnes.map((c) => (
              <th scope="col" className="d" key={c.cle}>
                {c.nom}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lignes.map((l) => (
            <Ligne key={l.libelle} ligne={l} colonnes={colonnes} />
          ))}
        </tbody>
        <tfoot>
          <Ligne ligne={finale} colonnes={colonnes} />
        </tfoot>
      </table>
    </div>
  );
}

function Ligne({ ligne, colonnes }: { ligne: LigneDetaillee; colonnes: readonly ColonneComparee[] }) {
  return (
    <tr>
      <th scope="row">
        {ligne.libelle}
        {ligne.precision && <span className="doux">{ligne.precision}</span>}
      </th>
      {colonnes.map((c, i) => (
        <td className="d" key={c.cle} data-colonne={c.court}>
          <Cellule ligne={ligne} rang={i} />
        </td>
      ))}
    </tr>
  );
}

function Cellule({ ligne, rang }: { ligne: LigneDetaillee; rang: number }) {
  const texte = ligne.cellules[rang] ?? null;
  const noeud = ligne.noeuds?.[rang] ?? ligne.pourquoi;
  if (texte === null)
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="vh">sans objet</span>
      </>
    );
  return noeud ? <Pourquoi noeud={noeud} texte={texte} /> : texte;
}
