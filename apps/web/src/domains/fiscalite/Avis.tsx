import type { DocumentReponse } from '@francis/contract';
import { Link } from 'react-router';
import { formaterEuros, Icone, MOINS } from '../../design-system/index.ts';
import { verdictDe } from '../documents/textes.ts';
import { type AvisLu, lireAvis } from './lire-avis.ts';

const DECIMALES = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Last year's notice beside this year, with the tax computed again. */
export function DernierAvis({ document }: { document: DocumentReponse }) {
  const avis = lireAvis(document);
  if (!avis) return null;
  const { annee, imposable, parts, net, retenu, solde } = avis;
  const { rapprochement } = document;
  const lignes = [
    ['Revenu imposable', imposable, formaterEuros],
    ['Parts', parts, (n: number) => n.toLocaleString('fr-FR', DECIMALES)],
    [`Impôt ${annee + 1}`, net, formaterEuros],
    [`Retenu en ${annee}`, retenu, (n: number) => `${MOINS}\u00a0${formaterEuros(n)}`],
  ] as const;
  return (
    <section className="bloc-annee avis-annee" aria-labelledby="dernier-avis">
      <div className="registre">
        <h2 id="dernier-avis">Votre dernier avis</h2>
        <Link className="petit" to={`/documents?id=${document.id}`}>
          Le relire
        </Link>
      </div>
      <table>
        <caption className="vh">
          Avis {annee + 1}, revenus {annee}
        </caption>
        <tbody>
          {lignes.map(
            ([nom, valeur, ecrire]) =>
              valeur !== undefined && (
                <tr key={nom}>
                  <th scope="row">{nom}</th>
                  <td className="d n">{ecrire(valeur)}</td>
                </tr>
              ),
          )}
          {solde !== undefined && (
            <tr className="fin">
              <th scope="row">{solde < 0 ? 'Remboursé' : 'Solde'}</th>
              <td className="d n">{formaterEuros(Math.abs(solde))}</td>
            </tr>
          )}
        </tbody>
      </table>
      {rapprochement && (
        <p className={rapprochement.verdict === 'egal' ? 'verdict-avis egal' : 'verdict-avis'}>
          <Icone nom={rapprochement.verdict === 'egal' ? 'ok' : 'info'} petite />
          <span>{verdictDe(rapprochement)}</span>
        </p>
      )}
      {document.etat === 'lu' && (
        <p className="petit doux">
          Lu, pas encore confirmé. <Link to={`/documents?id=${document.id}`}>Choisir ce qui va au profil</Link>
        </p>
      )}
    </section>
  );
}

interface Props {
  /** Of the years before, in order. */
  avis: readonly AvisLu[];
  annee: number;
  impot: number;
}

/** The tax of the years whose notices were read, then of this one. */
export function AnneesPassees({ avis, annee, impot }: Props) {
  const annees = avis.filter((a) => a.net !== undefined && a.annee < annee);
  if (annees.length === 0) return null;
  const lignes = [
    ...annees.map(({ id, annee: passee, net }) => ({ id, annee: passee, impot: net ?? 0 })),
    { id: undefined, annee, impot },
  ];
  const maximum = Math.max(...lignes.map((l) => l.impot), 1);
  return (
    <section className="bloc-annee" aria-labelledby="annees">
      <div className="registre">
        <h2 id="annees">{NOMBRES[lignes.length] ?? lignes.length} ans</h2>
        <p className="chapeau">Impôt net, revenus de l’année</p>
      </div>
      <table className="tab annees-passees">
        <caption className="vh">Historique de l’impôt</caption>
        <thead>
          <tr>
            <th scope="col">Revenus</th>
            <th scope="col" className="d">
              Impôt
            </th>
          </tr>
        </thead>
        <tbody>
          {lignes.map((ligne) => (
            <tr key={ligne.annee}>
              <th scope="row">
                {ligne.id === undefined ? (
                  <b>{ligne.annee}</b>
                ) : (
                  <Link to={`/documents?id=${ligne.id}`}>{ligne.annee}</Link>
                )}
                <i
                  className={ligne.id === undefined ? 'barre-passee courante' : 'barre-passee'}
                  style={{ '--w': `${(Math.max(0, ligne.impot) / maximum) * 100}%` }}
                />
              </th>
              <td className="d n">
                {ligne.impot < 0 ? `${MOINS}\u00a0${formaterEuros(-ligne.impot)}` : formaterEuros(ligne.impot)}
                <small>{ligne.id === undefined ? 'estimation' : `avis ${ligne.annee + 1}`}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const NOMBRES: Readonly<Record<number, string>> = { 2: 'Deux', 3: 'Trois', 4: 'Quatre' };
