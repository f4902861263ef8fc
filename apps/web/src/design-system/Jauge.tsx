interface Props {
  utilisees: number;
  limite: number;
}

/** Green above 10 remaining, ocre from 6 to 10, red at 5 or fewer. */
export const tonQuota = (restantes: number): '' | 'w' | 'e' => (restantes > 10 ? '' : restantes > 5 ? 'w' : 'e');

/** Questions used this month, one ledger tick per question. */
export function Jauge({ utilisees, limite }: Props) {
  const v = Math.min(utilisees, limite);
  return (
    <div
      className={`jauge ${tonQuota(Math.max(0, limite - utilisees))}`.trim()}
      style={{ '--max': Math.max(1, limite), '--v': v }}
      role="meter"
      aria-label="Questions utilisées ce mois-ci"
      aria-valuemin={0}
      aria-valuemax={limite}
      aria-valuenow={v}
    >
      <i />
    </div>
  );
}
