import { Bouton, BoutonIcone, Pourquoi } from '../../../design-system/index.ts';
import { BarresComparees } from '../../../design-system/graphiques/index.ts';
import { Bloc } from './Bloc.tsx';
import {
  ECART_EXPLIQUE,
  ecrireEcart,
  type LigneComparee,
  NOMS,
  pourquoiDe,
  type SituationsComparees,
} from '@francis/presentation/commun';
import type { Simulation } from './useSimulation.ts';

interface Props<S> {
  simulation: Simulation<S>;
  comparees: SituationsComparees;
}

/** Two or three situations side by side, the first as reference. The form at the left edits the one that is chosen. */
export function Comparaison<S extends object>({ simulation, comparees: { principale, lignes } }: Props<S>) {
  const { situations, calculables, active, ajouter, choisir, retirer, ecart } = simulation;
  // « … » is on its way, « — » waits for the person.
  const vides = calculables.map((s) => (s === null ? '—' : '…'));
  const complet = situations.length >= NOMS.length;
  return (
    <Bloc titre={situations.length > 2 ? 'Comparer trois situations' : 'Comparer deux situations'}>
      {situations.length === 1 ? (
        <p className="intro">
          Et si quelque chose changeait{'\u202f'}? Le calcul entier est refait pour chaque situation.
        </p>
      ) : (
        <div className="comparaison">
          <BarresComparees
            titre={principale.libelle}
            moinsEstMieux={principale.mieux === 'moins'}
            barres={situations.map((_, i) => ({
              nom: NOMS[i] ?? '',
              valeur: principale.valeurs[i] ?? null,
              texte: ecrire(principale, i, vides),
            }))}
          />
          <table className="tab">
            <caption className="vh">Situations comparées</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="vh">Ligne</span>
                </th>
                {situations.map((_, i) => (
                  <th scope="col" className="d" key={NOMS[i]}>
                    <b>{NOMS[i]}</b>
                    <span className="ecart-situation">{i === 0 ? 'aujourd’hui' : ecart(i) || 'identique'}</span>
                  </th>
                ))}
                {situations.length === 2 && (
                  <th scope="col" className="d">
                    Écart
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {lignes.map((ligne) => (
                <Ligne key={ligne.libelle} ligne={ligne} vides={vides} />
              ))}
            </tbody>
            <tfoot>
              <Ligne ligne={principale} vides={vides} />
            </tfoot>
          </table>
          <ul className="gerer">
            {situations.map((_, i) => (
              <li key={NOMS[i]}>
                <Bouton
                  rang="discret"
                  taille="petite"
                  aria-pressed={i === active}
                  onClick={() => {
                    choisir(i);
                    document.getElementById('saisies')?.focus();
                  }}
                >
                  {i === active ? `${NOMS[i]} est dans le formulaire` : `Modifier ${NOMS[i]}`}
                </Bouton>
                {i > 0 && (
                  <BoutonIcone
                    icone="corbeille"
                    libelle={`Retirer la situation ${NOMS[i]}`}
                    onClick={() => retirer(i)}
                  />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!complet && (
        <div className="essais">
          <Bouton taille="petite" rang="discret" onClick={() => ajouter()}>
            Autre situation
          </Bouton>
        </div>
      )}
    </Bloc>
  );
}

const ecrire = (ligne: LigneComparee, rang: number, vides: readonly string[]): string => {
  const valeur = ligne.valeurs[rang];
  return valeur === null || valeur === undefined ? (vides[rang] ?? '…') : ligne.ecrire(valeur);
};

function Valeur({ ligne, rang, vides }: { ligne: LigneComparee; rang: number; vides: readonly string[] }) {
  const texte = ecrire(ligne, rang, vides);
  const manque = typeof ligne.valeurs[rang] !== 'number';
  return manque ? texte : <Pourquoi noeud={pourquoiDe(ligne, rang)} texte={texte} />;
}

/** « — » when nothing changes: there is nothing to explain. */
const Ecart = ({ texte }: { texte: string }) =>
  /\d/.test(texte) ? <Pourquoi noeud={ECART_EXPLIQUE} texte={texte} /> : texte;

function Ligne({ ligne, vides }: { ligne: LigneComparee; vides: readonly string[] }) {
  const nombre = vides.length;
  const [a, b] = ligne.valeurs;
  const ecart = typeof a === 'number' && typeof b === 'number' ? b - a : null;
  return (
    <tr>
      <th scope="row">{ligne.libelle}</th>
      {Array.from({ length: nombre }, (_, i) => (
        <td className={`d ${i > 0 ? ton(ligne, ligne.valeurs[i], a) : ''}`.trim()} key={NOMS[i]}>
          <Valeur ligne={ligne} rang={i} vides={vides} />
        </td>
      ))}
      {nombre === 2 && (
        <td className={`d ${ton(ligne, b, a)}`.trim()}>
          {ecart === null ? vides.includes('—') ? '—' : '…' : <Ecart texte={ecrireEcart(ligne)} />}
        </td>
      )}
    </tr>
  );
}

function ton(ligne: LigneComparee, valeur: number | null | undefined, repere: number | null | undefined): string {
  if (!ligne.mieux || typeof valeur !== 'number' || typeof repere !== 'number' || valeur === repere) return '';
  return valeur < repere === (ligne.mieux === 'moins') ? 'gain' : 'perte';
}
