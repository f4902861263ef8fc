interface Props {
  utilisees: number;
  limite: number;
}

/** Green above 10 remaining, ocre from 6 to 10, red at 5 or fewer. */
export const tonQuota = (restantes: number): '' | 'w' | 'e' => (restantes > 10 ? '' : restantes > 5 ? 'w' : 'e');

/** More ticks than this are a grey band. */
const CRANS_MAX = 60;

/** Questions used in the period, one ledger tick per question as long as they can be told apart. */
export function Jauge({ utilisees, limite }: Props) {
  const v = Math.min(utilisees, limite);
  const crans = Math.min(Math.max(1, limite), CRANS_MAX);
  return (
    <div
      className={`jauge ${tonQuota(Math.max(0, limite - utilisees))}`.trim()}
      style={{ '--max': crans, '--v': (v * crans) / Math.max(1, limite) }}
      role="meter"
      aria-label="Questions utilisées"
      aria-valuemin={0}
      aria-valuemax={limite}
      aria-valuenow={v}
    >
      <i />
    </div>
  );
}
