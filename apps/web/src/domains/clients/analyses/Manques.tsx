import type { ManqueClient } from '@francis/contract';
import { Alerte, formaterEuros, typographier } from '../../../design-system/index.ts';

/** The one fact that changes most is asked; the others wait, folded. */
export function Manques({ manques: [premier, ...autres] }: { manques: readonly ManqueClient[] }) {
  if (!premier) return null;
  return (
    <div className="manques">
      <Alerte ton={premier.decisif ? 'attention' : 'info'}>
        <b>À demander d’abord{'\u00a0'}:</b> {typographier(premier.question)}
        {dire(premier)}
      </Alerte>
      {autres.length > 0 && (
        <details>
          <summary>
            {autres.length === 1 ? 'Un autre point' : `${autres.length} autres points`} que le dossier ne dit pas
          </summary>
          <ul>
            {autres.map((m) => (
              <li key={m.id}>
                {typographier(m.question)}
                <span className="doux">{dire(m)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** An order of magnitude on a common answer, never a figure of the client. */
const dire = ({ effet }: ManqueClient): string =>
  effet ? ` De l’ordre de ${formaterEuros(Math.abs(effet))} sur une réponse courante.` : '';
