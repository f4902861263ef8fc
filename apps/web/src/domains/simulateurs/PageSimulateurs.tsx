import { Link } from 'react-router';
import { Icone } from '../../design-system/index.ts';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { useTitre } from '../../platform/titre.ts';
import { CATALOGUE, type Entree } from './catalogue.ts';
import './simulateurs.css';

const PAYS: readonly { code: Entree['pays']; nom: string }[] = [
  { code: 'FR', nom: 'France' },
  { code: 'CH', nom: 'Suisse' },
  { code: 'LU', nom: 'Luxembourg' },
  { code: 'AD', nom: 'Andorre' },
  { code: 'tous', nom: 'D’un pays à l’autre' },
];

/** The simulators by country: one line each. */
export function PageSimulateurs() {
  useTitre('Simulateurs');
  return (
    <CadrePublic>
      <div className="page index-simulateurs">
        <h1>Simulateurs</h1>
        <p className="voix">
          Le résultat suit votre saisie, et chaque étape porte son article. Sans compte. Rien de ce que vous saisissez
          n’est conservé.
        </p>
        <div className="pays">
          {PAYS.map(({ code, nom }) => (
            <section key={code} aria-labelledby={`pays-${code}`}>
              <div className="registre">
                <h2 id={`pays-${code}`}>{nom}</h2>
              </div>
              <ul>
                {CATALOGUE.filter((e) => e.pays === code).map((e) => (
                  <li key={e.chemin}>
                    <Link to={e.chemin}>
                      <b>{e.titre}</b>
                      <Icone nom="droite" petite />
                      <span className="doux">{e.phrase}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </CadrePublic>
  );
}
