import type { PassagePortefeuille } from '@francis/contract';
import { formaterNombre } from '../../design-system/index.ts';

/** How far the run is, by the clients really computed. */
export function Avancement({ passage: { faits, total, etat } }: { passage: PassagePortefeuille }) {
  const part = total === 0 ? 0 : Math.round((faits / total) * 100);
  return (
    <div className="avancement">
      <p role="status">
        {etat === 'attente' && faits === 0
          ? 'Le calcul attend son tour.'
          : `${formaterNombre(faits)} clients calculés sur ${formaterNombre(total)}.`}
      </p>
      <div
        role="progressbar"
        aria-label="Calcul du portefeuille"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={part}
      >
        <i style={{ inlineSize: `${part}%` }} />
      </div>
    </div>
  );
}
