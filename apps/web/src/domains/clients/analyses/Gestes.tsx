import { Bouton } from '../../../design-system/index.ts';
import { EXPORTS, type Export } from './api.ts';
import type { Analyses } from './useAnalyses.ts';

const DU_DOSSIER: readonly Export[] = ['export-pdf', 'export-excel', 'export-csv'];

/** Exports and analyses of a file. */
export function Gestes({ analyses: { occupation, lancer, exporter } }: { analyses: Analyses }) {
  const enCours = occupation && 'analyse' in occupation ? occupation.analyse : undefined;
  return (
    <>
      <div className="gestes-groupes" role="group" aria-label="Exporter le dossier">
        {DU_DOSSIER.map((quoi, i) => (
          <Bouton
            key={quoi}
            {...(i === 0 && { icone: 'export' as const })}
            disabled={occupation !== undefined}
            onClick={() => void exporter(quoi)}
          >
            {EXPORTS[quoi].bouton}
          </Bouton>
        ))}
      </div>
      <Bouton disabled={occupation !== undefined} onClick={() => void lancer('generale')}>
        {enCours === 'generale' ? 'Analyse en cours…' : 'Analyse Générale'}
      </Bouton>
      <Bouton rang="principal" disabled={occupation !== undefined} onClick={() => void lancer('irpp')}>
        {enCours === 'irpp' ? 'Analyse en cours…' : 'Analyser IRPP 2025'}
      </Bouton>
    </>
  );
}
