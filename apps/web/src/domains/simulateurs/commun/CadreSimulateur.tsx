import type { Juridiction } from '@francis/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Alerte, ChampChoix, ChoixSegmente, typographier } from '../../../design-system/index.ts';
import { ECRITE_D_AVANCE } from '../../../platform/avance.ts';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { useTitre } from '../../../platform/titre.ts';
import {
  aCompleter,
  type Champs,
  formaterJour,
  NOMS,
  type OptionBareme,
  saisiesMontrees,
} from '@francis/presentation/commun';
import { aujourdhui } from './aujourdhui.ts';
import { Chiffres } from './Chiffres.tsx';
import { BandeauSituation, SituationMontree } from './SituationMontree.tsx';
import { AvecEssais, type Essai } from './Essais.tsx';
import { Suite } from './Suite.tsx';
import type { Simulation } from './useSimulation.ts';
import './simulateur.css';
import './comparaison.css';
import './impression.css';

interface Props<S> {
  titre: string;
  chapeau: string;
  simulation: Simulation<S>;
  champs: Champs<S>;
  baremes: readonly OptionBareme[];
  /** How the chosen scale differs from the law, when it does. */
  difference?: string | undefined;
  /** The inputs. */
  saisies: ReactNode;
  /** The figure, for the bar of the phone and for the screen reader. Absent while there is none. */
  resume?: { valeur: string; phrase: string } | undefined;
  pays: Juridiction;
  /** Written from the situation that is edited, once it is readable. */
  question: (s: S) => string;
  reserve: string;
  /** One-click what-ifs on the first situation, beside its figure. */
  essais?: readonly Essai<S>[];
  /** The result: figures, charts, steps, comparison. */
  children: ReactNode;
}

/** Inputs at the left, result at the right; on a phone one under the other, the figure held at the bottom. */
export function CadreSimulateur<S extends object>(props: Props<S>) {
  const {
    titre,
    chapeau,
    simulation,
    champs,
    baremes,
    difference,
    saisies,
    resume,
    pays,
    question,
    reserve,
    essais = [],
  } = props;
  const { situations, calculables, situation, active, bareme, choisir, choisirBareme, ajouter, lien } = simulation;
  const lisible = calculables[active] ?? null;
  const manque = `À compléter ou à corriger\u202f: ${aCompleter(champs, situation).join(', ')}.`;
  const montree = situations.length > 1 ? (NOMS[active] ?? '') : '';
  const bas = lisible === null ? { valeur: '—', phrase: manque } : resume;
  useTitre(titre);
  return (
    <CadrePublic>
      <div className="page simulateur">
        <div className="titre">
          <div>
            <p className="chapeau fil-ariane">
              <Link to="/simulateurs">Simulateurs</Link>
            </p>
            <h1>{titre}</h1>
            <p className="doux">{chapeau}</p>
          </div>
          <div className="bareme" inert={ECRITE_D_AVANCE}>
            <ChampChoix libelle="Barème" value={bareme} onChange={(e) => choisirBareme(e.target.value)}>
              {baremes.map((b) => (
                <option key={b.valeur} value={b.valeur}>
                  {b.libelle}
                </option>
              ))}
            </ChampChoix>
          </div>
        </div>
        {difference && (
          <div className="difference">
            <Alerte ton="attention">
              <p>{typographier(difference)}</p>
            </Alerte>
          </div>
        )}
        <div className="corps">
          <form
            className="saisies"
            id="saisies"
            tabIndex={-1}
            inert={ECRITE_D_AVANCE}
            aria-label="Votre situation"
            onSubmit={(e) => e.preventDefault()}
          >
            {situations.length > 1 && (
              <ChoixSegmente
                legende="Situation modifiée"
                options={situations.map((_, i) => ({ valeur: String(i), libelle: NOMS[i] ?? '' }))}
                valeur={String(active)}
                onChange={(rang) => choisir(Number(rang))}
              />
            )}
            {saisies}
          </form>
          <div className="resu">
            <Rappel champs={champs} situation={situation} bareme={baremes.find((b) => b.valeur === bareme)?.libelle} />
            <SituationMontree value={montree}>
              {active > 0 && <BandeauSituation simulation={simulation} />}
              {lisible === null ? (
                <>
                  <Chiffres principal={{ libelle: titre, valeur: '—' }} etat={null} autres={[]} />
                  <p className="attente-calcul">{manque}</p>
                </>
              ) : (
                <AvecEssais essais={situations.length < NOMS.length ? essais : []} ajouter={ajouter}>
                  {props.children}
                </AvecEssais>
              )}
            </SituationMontree>
            <Suite
              question={lisible && question(lisible)}
              pays={pays}
              lien={lien}
              fichier={`Francis - ${titre}`}
              reserve={reserve}
            />
          </div>
        </div>
        {bas && (
          <p className="fixe" aria-hidden="true">
            <b>{bas.valeur}</b>
            <span className="doux">{montree === '' ? bas.phrase : `${montree} · ${bas.phrase}`}</span>
          </p>
        )}
        <Annonce
          texte={direLeResultat(montree, lisible === null ? manque : resume && `${resume.valeur}. ${resume.phrase}.`)}
        />
      </div>
    </CadrePublic>
  );
}

const direLeResultat = (montree: string, phrase: string | undefined): string =>
  phrase === undefined ? '' : montree === '' ? phrase : `Situation ${montree}. ${phrase}`;

/** Said once typing pauses, so that a screen reader is not spoken over. */
const PAUSE_MS = 700;

function Annonce({ texte }: { texte: string }) {
  const [dit, setDit] = useState('');
  useEffect(() => {
    const attente = setTimeout(() => setDit(texte), PAUSE_MS);
    return () => clearTimeout(attente);
  }, [texte]);
  return (
    <p className="vh" role="status" aria-live="polite">
      {dit}
    </p>
  );
}

/** On paper the form is replaced by what was entered. */
function Rappel<S extends object>({
  champs,
  situation,
  bareme,
}: {
  champs: Champs<S>;
  situation: S;
  bareme: string | undefined;
}) {
  return (
    <dl className="rappel">
      <div>
        <dt>Édité le</dt>
        {/* The day of the build is nobody's. */}
        <dd>{typeof document === 'undefined' ? '' : formaterJour(aujourdhui())}</dd>
      </div>
      <div>
        <dt>Barème</dt>
        <dd>{bareme}</dd>
      </div>
      {saisiesMontrees(champs, situation).map(({ cle, libelle, valeur }) => (
        <div key={cle}>
          <dt>{libelle}</dt>
          <dd>{valeur}</dd>
        </div>
      ))}
    </dl>
  );
}
