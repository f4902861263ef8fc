import { Link } from 'react-router';
import { classeBouton } from '../../design-system/index.ts';
import type { SituationIncomplete } from '../situation/lire.ts';

const PROMESSES = [
  ['Ce que vous devez', 'L’impôt de l’année, ce qui est prélevé, ce qui reste.'],
  ['Ce qui reste possible', 'Les leviers ouverts jusqu’au 31\u00a0décembre, leur gain, leur justificatif.'],
  ['Ce qui vous attend', 'Vos dates, votre solde, et dix ans devant vous.'],
] as const;

/** The year of whoever has said too little for a figure: what is missing, and the shortest way to give it. */
export function NouveauVenu({ annee, incomplete }: { annee: number; incomplete: SituationIncomplete }) {
  const ailleurs = incomplete.manques.length === 0;
  return (
    <>
      <div className="titre-annee">
        <h1>Votre année {annee}</h1>
      </div>
      <div className="accueil-annee">
        <div>
          <h2>{ailleurs ? 'Rien n’est calculé ici.' : 'Rien n’est encore écrit ici.'}</h2>
          <p className="voix">{incomplete.motif}</p>
          <p className="rangee">
            {!ailleurs && (
              <Link className={classeBouton('principal', 'grande')} to="/discover?questions">
                Répondre à cinq questions
              </Link>
            )}
            <Link className={classeBouton(ailleurs ? 'principal' : 'normal', 'grande')} to="/profil">
              Remplir mon profil
            </Link>
          </p>
        </div>
        <svg className="esquisse" viewBox="0 0 420 170" aria-hidden="true">
          <path d="M2 168H84V134H166V100" />
          <path className="allumee" d="M166 100H248" />
          <path d="M248 100V66H330V32H412" />
        </svg>
      </div>
      <ol className="promesses-fiscalite">
        {PROMESSES.map(([titre, texte], i) => (
          <li key={titre}>
            <span className="doux" aria-hidden="true">
              {i + 1}
            </span>
            <h3>{titre}</h3>
            {texte}
          </li>
        ))}
      </ol>
    </>
  );
}
