import type { AnalyseIrpp } from '@francis/contract';
import { useEffect, useId, useRef } from 'react';
import { Alerte, Bouton, Etat, formaterEuros, Trace, typographier } from '../../../design-system/index.ts';
import { instant } from '../../../platform/dates.ts';
import { ValiderConseil } from '../conseils/ValiderConseil.tsx';
import { type Analyse, EXPORTS } from './api.ts';
import { lignesIrpp } from './figures.ts';
import { Manques } from './Manques.tsx';
import { Pistes } from './Pistes.tsx';
import type { Analyses } from './useAnalyses.ts';
import './analyses.css';

/** What an analysis says: the figure in a sentence, the bill, the levers, what is missing, the calculation. */
export function Panneau({ analyses, modifiable }: { analyses: Analyses; modifiable: boolean }) {
  const { client, analyse, erreur, occupation, exporter } = analyses;
  const id = useId();
  const titre = useRef<HTMLHeadingElement>(null);
  const cle = analyse && `${analyse.genre}-${analyse.le}`;
  useEffect(() => {
    if (cle !== undefined) titre.current?.focus();
  }, [cle]);
  if (!analyse) return erreur === undefined ? null : <Alerte ton="erreur">{erreur}</Alerte>;
  const irpp = analyse.genre === 'irpp';
  const quoi = irpp ? 'export-irpp-pdf' : 'export-analysis-pdf';
  return (
    <section className="analyse-dossier" aria-labelledby={id}>
      <div className="registre">
        <h2 id={id} ref={titre} tabIndex={-1}>
          {irpp ? `Analyse IRPP ${analyse.annee}` : 'Analyse générale'}
        </h2>
        <p className="chapeau">
          {instant(analyse.le)}, {analyse.auteur}
        </p>
      </div>
      {erreur !== undefined && <Alerte ton="erreur">{erreur}</Alerte>}
      <p className="voix intro">{typographier(phraseDe(analyse))}</p>
      {analyse.chiffres && (
        <p className="etat-analyse">
          <Etat nom={analyse.statut === 'exact' ? 'exact' : 'estimation'} />
          <span className="petit doux">
            Revenus {analyse.annee}, avant retenue à la source. Chaque gain compare deux calculs complets{'\u00a0'}; les
            gains ne s’additionnent pas.
          </span>
        </p>
      )}
      <Barres analyse={analyse} />
      {'impot_final_estime' in analyse && <Figures irpp={analyse} />}
      <Pistes pistes={analyse.pistes} ecartees={analyse.ecartees} />
      <Manques manques={analyse.manques} />
      {analyse.trace && (
        <Trace trace={analyse.trace} titre="Le calcul, étape par étape" repere={`revenus ${analyse.annee}`} />
      )}
      {analyse.chiffres && (
        <p className="gestes-titre">
          <Bouton icone="export" disabled={occupation !== undefined} onClick={() => void exporter(quoi)}>
            {EXPORTS[quoi].bouton}
          </Bouton>
          {modifiable && analyse.id !== null && (
            <ValiderConseil key={analyse.id} client={client} analyse={analyse.id} occupe={occupation !== undefined} />
          )}
        </p>
      )}
    </section>
  );
}

function phraseDe(analyse: Analyse): string {
  if ('summary' in analyse) return analyse.summary;
  const { impot_final_estime: impot, taux_marginal_imposition: tmi } = analyse;
  const dit = impot < 0 ? `une restitution de ${formaterEuros(-impot)}` : `un impôt de ${formaterEuros(impot)}`;
  return `Les revenus ${analyse.annee} donnent ${dit}, à la tranche de ${String(tmi).replace('.', ',')} %.`;
}

/** The bill today and with the largest lever, side by side. */
function Barres({ analyse: { chiffres, pistes } }: { analyse: Analyse }) {
  if (!chiffres || chiffres.total <= 0) return null;
  const levier = pistes.find(({ nature }) => nature === 'levier');
  const lignes = [
    { nom: 'Aujourd’hui', valeur: chiffres.total, accent: false },
    ...(levier ? [{ nom: 'Avec le premier levier', valeur: levier.apres, accent: true }] : []),
  ];
  return (
    <>
      <dl className="avant-apres">
        {lignes.map(({ nom, valeur, accent }) => (
          <div key={nom}>
            <dt>{nom}</dt>
            <dd>
              <svg viewBox={`0 0 ${chiffres.total} 10`} preserveAspectRatio="none" aria-hidden="true">
                <rect className={accent ? 'accent' : ''} width={Math.max(0, valeur)} height="10" />
              </svg>
              <span>{formaterEuros(valeur)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="petit doux">Impôt sur le revenu, contributions et prélèvements sociaux.</p>
    </>
  );
}

function Figures({ irpp }: { irpp: AnalyseIrpp }) {
  return (
    <dl className="figures-irpp">
      {lignesIrpp(irpp).map(([nom, valeur]) => (
        <div key={nom} className={nom === 'Impôt sur le revenu' ? 'somme' : ''}>
          <dt>{nom}</dt>
          <dd>{valeur}</dd>
        </div>
      ))}
    </dl>
  );
}
