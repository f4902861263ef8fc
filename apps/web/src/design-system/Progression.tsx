interface Props {
  numero: number;
  sur: number;
  /** Questions answered. */
  fait: number;
  /** Instead of « Question N sur 5 ». */
  texte?: string;
}

/** One step of the staircase per question. */
export function Progression({ numero, sur, fait, texte }: Props) {
  const pourcentage = Math.round((fait / sur) * 100);
  const libelle = texte ?? `Question ${numero} sur ${sur}`;
  return (
    <div className="progression">
      <p>
        <b>{libelle}</b>
        <span className="doux n">
          {pourcentage}
          {'\u00a0'}%
        </span>
      </p>
      <div
        className="marches"
        role="progressbar"
        aria-label={libelle}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={pourcentage}
      >
        {Array.from({ length: sur }, (_, i) => (
          <i key={i} className={i < fait ? 'fait' : texte === undefined && i === numero - 1 ? 'ici' : ''} />
        ))}
      </div>
    </div>
  );
}
