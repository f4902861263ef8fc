import { Bouton, BoutonIcone, MOINS } from '../../../design-system/index.ts';
import { BarresComparees } from '../../../design-system/graphiques/index.ts';
import { Bloc } from './Bloc.tsx';
import { NOMS, type Simulation } from './useSimulation.ts';

export interface LigneComparee {
  readonly libelle: string;
  /** One per situation; null when it could not be computed. */
  readonly valeurs: readonly (number | null)[];
  readonly ecrire: (valeur: number) => string;
  /** How a difference is written, when not as the value: « 2,1 pt » for rates. */
  readonly ecrireEcart?: (ecart: number) => string;
  /** Which way is good for the reader; absent, the difference has no colour. */
  readonly mieux?: 'moins' | 'plus';
}

export interface Essai<S> {
  readonly libelle: string;
  readonly partiel: Partial<S>;
}

interface Props<S> {
  simulation: Simulation<S>;
  /** Shown as bars, and as the last line. */
  principale: LigneComparee;
  lignes: readonly LigneComparee[];
  /** One-click what-ifs on the first situation. */
  essais: readonly Essai<S>[];
}

/** Two or three situations side by side, the first as reference. The form at the left edits the one that is chosen. */
export function Comparaison<S extends object>({ simulation, principale, lignes, essais }: Props<S>) {
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
          {essais.map((essai) => (
            <Bouton key={essai.libelle} taille="petite" icone="plus" onClick={() => ajouter(essai.partiel)}>
              {essai.libelle}
            </Bouton>
          ))}
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

function Ligne({ ligne, vides }: { ligne: LigneComparee; vides: readonly string[] }) {
  const nombre = vides.length;
  const [a, b] = ligne.valeurs;
  const ecart = typeof a === 'number' && typeof b === 'number' ? b - a : null;
  return (
    <tr>
      <th scope="row">{ligne.libelle}</th>
      {Array.from({ length: nombre }, (_, i) => (
        <td className={`d ${i > 0 ? ton(ligne, ligne.valeurs[i], a) : ''}`.trim()} key={NOMS[i]}>
          {ecrire(ligne, i, vides)}
        </td>
      ))}
      {nombre === 2 && (
        <td className={`d ${ton(ligne, b, a)}`.trim()}>
          {ecart === null ? (vides.includes('—') ? '—' : '…') : signer(ligne, ecart)}
        </td>
      )}
    </tr>
  );
}

function signer(ligne: LigneComparee, ecart: number): string {
  const ecrireEcart = ligne.ecrireEcart ?? ligne.ecrire;
  const texte = ecrireEcart(Math.abs(ecart));
  if (ecart === 0 || texte === ecrireEcart(0)) return '—';
  return `${ecart > 0 ? '+' : MOINS}${texte}`;
}

function ton(ligne: LigneComparee, valeur: number | null | undefined, repere: number | null | undefined): string {
  if (!ligne.mieux || typeof valeur !== 'number' || typeof repere !== 'number' || valeur === repere) return '';
  return valeur < repere === (ligne.mieux === 'moins') ? 'gain' : 'perte';
}
