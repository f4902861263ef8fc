import { useId, useState } from 'react';
import { Bouton } from './Bouton.tsx';
import { TexteCite } from './Cite.tsx';
import { useImpression } from './impression.ts';
import {
  formaterEuros,
  formaterNombre,
  formaterTaux,
  lignesDuCalcul,
  type NoeudAffiche,
  sansTautologie,
  typographier,
} from '@francis/presentation';
import { Pourquoi } from './Pourquoi.tsx';
import { Trace } from './Trace.tsx';

export interface TrancheDuReleve {
  readonly de: number;
  readonly a: number | null;
  /** Fraction. */
  readonly taux: number;
  readonly assiette: number;
  readonly impot: number;
}

interface Props {
  trace: NoeudAffiche;
  titre: string;
  repere?: string;
  /** Of one part, filled by the income; `parts` is what the scale is multiplied by. */
  tranches?: { readonly marches: readonly TrancheDuReleve[]; readonly parts: number } | undefined;
  /** The last line, when the sentence of the figure reads better than the rule's own label. */
  total?: { readonly libelle: string; readonly valeur: string };
}

/** A calculation on one page: numbered lines with their rule, article and amount, the scale first. The whole tree is one click away. */
export function Releve({ trace, titre, repere = '', tranches, total }: Props) {
  const id = useId();
  const [tout, setTout] = useState(false);
  const papier = useImpression();
  const lignes = lignesDuCalcul(trace);
  if (lignes.length === 0) return <Trace trace={trace} titre={titre} repere={repere} {...(total && { total })} />;
  const remplies = tranches?.marches.filter((m) => m.assiette > 0) ?? [];
  const revenus = trace.enfants.flatMap((n) => n.parametres)[0]?.annee;
  return (
    <>
      <table className="releve">
        <caption>
          {titre} {repere !== '' && <span>{repere}</span>}
        </caption>
        <thead className="vh">
          <tr>
            <th scope="col">Ligne</th>
            <th scope="col">Règle</th>
            <th scope="col">Article</th>
            <th scope="col">Montant</th>
          </tr>
        </thead>
        <tbody>
          {lignes.map((noeud, rang) => (
            <tr key={`${noeud.regle}-${rang}`}>
              <td className="rang">{rang + 1}</td>
              <th scope="row">
                {typographier(noeud.libelle)}
                {sansTautologie(noeud.formule) && <small>{typographier(sansTautologie(noeud.formule))}</small>}
                {rang === 0 && remplies.length > 0 && <Tranches remplies={remplies} parts={tranches?.parts ?? 1} />}
              </th>
              <td className="article">
                <TexteCite texte={noeud.article} revenus={revenus} />
              </td>
              <td className="montant">
                <Pourquoi noeud={noeud} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {typographier(total?.libelle ?? trace.libelle)}
              {total && sansTautologie(trace.formule) && <small>{typographier(sansTautologie(trace.formule))}</small>}
            </th>
            <td className="article">
              <TexteCite texte={trace.article} revenus={revenus} />
            </td>
            <td className="montant">
              <Pourquoi noeud={trace} {...(total && { texte: total.valeur })} />
            </td>
          </tr>
        </tfoot>
      </table>
      {!papier && (
        <p className="tout-voir">
          <Bouton taille="petite" rang="discret" aria-expanded={tout} aria-controls={id} onClick={() => setTout(!tout)}>
            {tout ? 'Replier le calcul' : 'Tout voir'}
          </Bouton>
        </p>
      )}
      <div id={id}>
        {(tout || papier) && <Trace trace={trace} titre={titre} repere={repere} {...(total && { total })} />}
      </div>
    </>
  );
}

function Tranches({ remplies, parts }: { remplies: readonly TrancheDuReleve[]; parts: number }) {
  return (
    <ul className="lignes-tranches">
      {remplies.map((m) => (
        <li key={m.de}>
          <span>
            {formaterEuros(m.assiette)} à {formaterTaux(m.taux)}
          </span>
          <span className="n">{formaterEuros(Math.round(m.impot * 100) / 100)}</span>
        </li>
      ))}
      {parts !== 1 && <li>par part, sur {formaterNombre(parts)} parts</li>}
    </ul>
  );
}
