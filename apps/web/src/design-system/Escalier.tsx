import { formaterNombre, formaterTaux } from '@francis/presentation';

export interface Marche {
  /** Upper bound per part; the last step has none. */
  readonly jusqua: number | null;
  readonly taux: number;
}

interface Props {
  titre: string;
  marches: readonly Marche[];
  /** Taxable income per part: « vous êtes ici ». */
  ici: number;
}

const L = 524;
const H = 252;
const X0 = 20;
const Y0 = 300;
/** Room kept for the last, unbounded step. */
const RESTE = 94;
const TAUX_HAUT = 0.45;

/** The bracket staircase: income fills the steps, the marginal one is lit. */
export function Escalier({ titre, marches, ici }: Props) {
  const bornes = marches.map((m) => m.jusqua).filter((b): b is number => b !== null);
  const fin = bornes.at(-1) ?? 1;
  const x = (revenu: number): number => X0 + (revenu / fin) * (L - RESTE);
  const y = (taux: number): number => Y0 - (taux / TAUX_HAUT) * H;
  const pas = marches.map((m, i) => ({
    ...m,
    debut: i === 0 ? 0 : (bornes[i - 1] ?? 0),
    g: i === 0 ? X0 : x(bornes[i - 1] ?? 0),
    d: m.jusqua === null ? X0 + L : x(m.jusqua),
    haut: y(m.taux),
  }));
  const lit = pas.findIndex((p) => ici > p.debut && (p.jusqua === null || ici <= p.jusqua));
  const trait = (de: number, a: number): string =>
    pas
      .slice(de, a)
      .map((p, i) => `${i === 0 ? `M${p.g} ${p.haut}` : `V${p.haut}`}H${p.d}`)
      .join('');
  const allumee = pas[lit];
  const description = pas
    .map(
      (p) => `${formaterTaux(p.taux)} ${p.jusqua === null ? 'au-delà' : `jusqu’à ${formaterNombre(p.jusqua)} euros`}`,
    )
    .join(', ');
  return (
    <svg
      className="escalier"
      viewBox="0 0 560 346"
      role="img"
      aria-label={`${titre}. ${description}. Exemple\u202f: ${formaterNombre(ici)} euros par part, tranche à ${formaterTaux(allumee?.taux ?? 0)}.`}
    >
      {pas.map((p, i) =>
        p.taux > 0 ? (
          <rect
            key={p.taux}
            x={p.g}
            y={p.haut}
            width={p.d - p.g}
            height={Y0 - p.haut}
            fill={i === lit ? 'var(--ocre-voile)' : 'var(--trace-fond)'}
          />
        ) : null,
      )}
      <path d={trait(0, lit) + (allumee ? `V${allumee.haut}` : '')} className="trait" />
      {allumee && lit + 1 < pas.length && (
        <path
          d={`M${allumee.d} ${allumee.haut}V${pas[lit + 1]?.haut}${trait(lit + 1, pas.length).replace('M', 'L')}`}
          className="trait"
        />
      )}
      {allumee && <path d={`M${allumee.g - 1.2} ${allumee.haut}H${allumee.d + 1.2}`} className="allumee" />}
      <path d={`M${X0} 300.5H${X0 + L}`} className="sol" />
      {pas.map((p, i) => (
        <text
          key={p.taux}
          className={i === lit ? 'ici-taux' : p.taux === 0 ? 'zero' : ''}
          x={(p.g + p.d) / 2}
          y={p.haut - (i === lit ? 14 : 10)}
          textAnchor="middle"
        >
          {formaterTaux(p.taux)}
        </text>
      ))}
      {allumee && (
        <>
          <path d={`M${x(ici)} ${Y0}V${allumee.haut + 8}`} className="repere" />
          <circle cx={x(ici)} cy={allumee.haut} r="5" className="point" />
          <text className="ax fort" x={x(ici) + 11} y="276">
            {formaterNombre(ici)}
            {'\u00a0'}€
          </text>
          <text className="ax" x={x(ici) + 11} y="291">
            par part
          </text>
        </>
      )}
      {bornes.map((b, i) => (
        <g key={b}>
          <path d={`M${x(b)} 300v${i === 1 ? 20 : 6}`} className="sol" />
          <text className="ax" x={x(b)} y={i === 1 ? 336 : 320} textAnchor="middle">
            {formaterNombre(b)}
            {i === bornes.length - 1 ? '\u00a0€' : ''}
          </text>
        </g>
      ))}
    </svg>
  );
}
