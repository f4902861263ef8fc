import type { RapprochementReponse } from '@francis/contract';
import { Etat, formaterEuros, formaterNombre, MOINS } from '../../design-system/index.ts';
import { LIGNES, verdictDe } from './textes.ts';

interface Props {
  rapprochement: RapprochementReponse;
}

/** The notice beside the tax computed again, line by line. */
export function Rapprochement({ rapprochement }: Props) {
  const { annee, lignes, verdict, differe } = rapprochement;
  const egal = verdict === 'egal';
  return (
    <section className="bloc-doc" aria-labelledby="rapproche">
      <div className="registre">
        <h2 id="rapproche">Recalculé, puis comparé</h2>
        <p className="chapeau">
          barème {annee + 1}, revenus {annee}
        </p>
      </div>
      {lignes.length > 0 && (
        <div className="defile">
          <table className="tab rapproche">
            <caption className="vh">Avis et recalcul, ligne à ligne</caption>
            <thead>
              <tr>
                <th scope="col">Ligne</th>
                <th scope="col" className="d">
                  Avis
                </th>
                <th scope="col" className="d">
                  Francis
                </th>
                <th scope="col" className="d">
                  Écart
                </th>
              </tr>
            </thead>
            <tbody>
              {lignes.map(({ cle, avis, francis, ecart }) => (
                <tr key={cle} className={!egal && cle === differe ? 'ecart' : cle === 'net' ? 'total' : undefined}>
                  <th scope="row">{LIGNES[cle]}</th>
                  <td className="d n">{ecrire(cle, avis)}</td>
                  <td className="d n">{ecrire(cle, francis)}</td>
                  <td className="d n">{ecrire(cle, ecart)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="verdict-doc" aria-live="polite">
        <span>{verdictDe(rapprochement)}</span>
        {egal && <Etat nom="exact" />}
      </p>
    </section>
  );
}

const signer = (valeur: number): string =>
  valeur < 0 ? `${MOINS}\u00a0${formaterEuros(-valeur)}` : formaterEuros(valeur);

const ecrire = (cle: string, valeur: number): string => (cle === 'parts' ? formaterNombre(valeur) : signer(valeur));
