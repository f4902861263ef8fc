import type { RapprochementReponse } from '@francis/contract';
import { Bouton, Etat, formaterEuros, formaterNombre, MOINS } from '../../design-system/index.ts';
import { LIGNES, verdictDe } from './textes.ts';

interface Props {
  rapprochement: RapprochementReponse;
  don: number | undefined;
  onDon: (don: number | undefined) => void;
  fige: boolean;
}

/** The notice beside the tax computed again, line by line. */
export function Rapprochement({ rapprochement, don, onDon, fige }: Props) {
  const { annee, lignes, piste, verdict, differe } = rapprochement;
  // The engine found that this gift gives the notice back to the euro: its lines are then the notice's.
  const explique = don !== undefined;
  const egal = explique || verdict === 'egal';
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
                <tr key={cle} className={!egal && cle === differe ? 'ecart' : undefined}>
                  <th scope="row">{LIGNES[cle]}</th>
                  <td className="d n">{ecrire(cle, avis)}</td>
                  <td className="d n">{ecrire(cle, explique ? avis : francis)}</td>
                  <td className="d n">{ecrire(cle, explique ? 0 : ecart)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="verdict-doc" aria-live="polite">
        <span>{egal ? verdictDe({ ...rapprochement, verdict: 'egal' }) : verdictDe(rapprochement)}</span>
        {egal && <Etat nom="exact" />}
      </p>
      {piste && !fige && (
        <div className="cause-doc">
          <p>
            L’avis retire une réduction que les faits lus n’expliquent pas. Un don de {formaterEuros(piste.valeur)} aux
            œuvres la donnerait exactement.
          </p>
          <div className="rangee">
            {explique ? (
              <Bouton taille="petite" onClick={() => onDon(undefined)}>
                Retirer ce don
              </Bouton>
            ) : (
              <Bouton taille="petite" onClick={() => onDon(piste.valeur)}>
                Ajouter un don de {formaterEuros(piste.valeur)}
              </Bouton>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

const signer = (valeur: number): string =>
  valeur < 0 ? `${MOINS}\u00a0${formaterEuros(-valeur)}` : formaterEuros(valeur);

const ecrire = (cle: string, valeur: number): string => (cle === 'parts' ? formaterNombre(valeur) : signer(valeur));
