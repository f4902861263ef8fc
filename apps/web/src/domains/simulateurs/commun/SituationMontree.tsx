import { createContext } from 'react';
import { Bouton } from '../../../design-system/index.ts';
import { NOMS } from '@francis/presentation/commun';
import type { Simulation } from './useSimulation.ts';

/** Name of the situation whose figures are on the screen, when there are several; empty otherwise. */
export const SituationMontree = createContext('');

/** Above the figures of a what-if: whose they are, what it changes, and the way back. */
export function BandeauSituation<S extends object>({ simulation }: { simulation: Simulation<S> }) {
  const { active, choisir, ecart } = simulation;
  return (
    <div className="situation-montree">
      <p>
        <b>Résultat de la situation {NOMS[active]}.</b> {ecart(active) || `Identique à ${NOMS[0]}`}.
      </p>
      <Bouton taille="petite" onClick={() => choisir(0)}>
        Revenir à {NOMS[0]}, aujourd’hui
      </Bouton>
    </div>
  );
}
