import { formaterTaux, formaterTauxMoyen, type Palier } from '@francis/presentation';
import { echelleLineaire, eviterCollisions, graduer } from './echelle.ts';
import { Ici } from './EscalierRempli.tsx';
import { useLargeur } from './useLargeur.ts';

interface Props {
  titre: string;
  paliers: readonly Palier[];
  jusqua: number;
  ici: number;
  tauxIci: number;
  /** Average rate along the way: pairs of income and fraction. */
  moyenne: readonly (readonly [number, number])[];
  /** As written elsewhere on the screen; absent where the curve, before reductions, would not pass by it. */
  tauxMoyen?: number | undefined;
  ecrire: (montant: number) => string;
  /** « Vous êtes ici » moves: by drag, by click, by the arrows. */
  onDeplacer?: ((revenu: number) => void) | undefined;
}

const PAS = 100;

/** A whole rate is enough to the eye; the text equivalent keeps the decimals. */
const entier = (taux: number): string => formaterTaux(Math.round(taux * 100) / 100);

const HAUT = 34;
const BAS = 30;
const ECART_DE_LEGENDE = 8;
/** Of a legend, in pixels, on average. */
const LARGEUR_DE_LETTRE = 6.8;

/** What one more euro costs, from the slope of the real tax, with « vous êtes ici ». */
export function CourbeMarginale({
  titre,
  paliers,
  jusqua,
  ici,
  tauxIci,
  moyenne,
  tauxMoyen,
  ecrire,
  onDeplacer,
}: Props) {
  const { mesurer, largeur, etroit } = useLargeur();
  const hauteur = etroit ? 220 : 236;
  const gauche = etroit ? 38 : 44;
  const sol = hauteur - BAS;
  const sommet = Math.max(...paliers.map((p) => p.taux), 0.05);
  const x = echelleLineaire(0, jusqua, gauche, largeur - 1);
  const y = echelleLineaire(0, sommet, sol, HAUT + 22);
  const trait = paliers
    .map((p, i) => `${i === 0 ? 'M' : 'L'}${x(p.de)} ${y(p.taux)}H${x(paliers[i + 1]?.de ?? jusqua)}`)
    .join('');
  // Steps that bear a name are written on the drawing, unless it is too narrow for it.
  const taux = [...new Set(paliers.filter((p) => etroit || !p.nom).map((p) => p.taux))].map((t) => ({
    taux: t,
    position: y(t),
    priorite: t === tauxIci ? 2 : t,
  }));
  const phrase = paliers
    .map((p) => `à partir de ${ecrire(p.de)}\u202f: ${formaterTaux(p.taux)}${p.nom ? ` (${p.nom})` : ''}`)
    .join(' ; ');
  const milieuX = x(ici);
  const moyen = tauxMoyen === undefined ? undefined : formaterTauxMoyen(tauxMoyen);
  const legende = `taux moyen ${moyen}`;
  // To the right wherever it holds: to the left it would stand on the steps of the curve.
  const legendeADroite = milieuX + ECART_DE_LEGENDE + LARGEUR_DE_LETTRE * legende.length < largeur;
  return (
    <div className="graphique" ref={mesurer} style={{ '--h': `${hauteur}px` }}>
      {largeur > 0 && (
        <svg
          viewBox={`0 0 ${largeur} ${hauteur}`}
          role="img"
          aria-label={`${titre}. ${phrase}. Vous êtes à ${ecrire(ici)}\u202f: ${formaterTaux(tauxIci)}${moyen === undefined ? '' : `, taux moyen ${moyen}`}.`}
        >
          {eviterCollisions(taux, 17).map((t) => (
            <g key={t.taux}>
              {t.taux > 0 && <path className="grille" d={`M${gauche} ${t.position}H${largeur}`} />}
              <text className="axe" x={gauche - 8} y={t.position + 4} textAnchor="end">
                {entier(t.taux)}
              </text>
            </g>
          ))}
          <path
            className="moyenne"
            d={moyenne.map(([r, t], i) => `${i === 0 ? 'M' : 'L'}${x(r).toFixed(1)} ${y(t).toFixed(1)}`).join('')}
          />
          <path className="contour" d={trait} />
          <path className="sol" d={`M${gauche} ${sol + 0.5}H${largeur}`} />
          <Noms paliers={paliers} jusqua={jusqua} x={x} y={y} etroit={etroit} ici={milieuX} />
          <Ici x={milieuX} haut={HAUT - 4} bas={sol} gauche={gauche} largeur={largeur}>
            {`Vous êtes ici\u202f: ${entier(tauxIci)}`}
          </Ici>
          <circle className="point" cx={milieuX} cy={y(tauxIci)} r="4.5" />
          {tauxMoyen !== undefined && tauxMoyen > 0 && tauxMoyen < tauxIci && (
            <>
              <circle className="point-moyen" cx={milieuX} cy={y(tauxMoyen)} r="3" />
              <text
                className="axe cerne"
                x={milieuX + (legendeADroite ? ECART_DE_LEGENDE : -ECART_DE_LEGENDE)}
                y={Math.min(y(tauxMoyen) + 18, sol - 6)}
                textAnchor={legendeADroite ? 'start' : 'end'}
              >
                {legende}
              </text>
            </>
          )}
          {graduer(jusqua, etroit ? 3 : 5).map((r) => (
            <g key={r}>
              <path className="sol" d={`M${x(r)} ${sol}v5`} />
              <text className="axe" x={x(r)} y={sol + 20} textAnchor={x(r) > largeur - 36 ? 'end' : 'middle'}>
                {ecrire(r)}
              </text>
            </g>
          ))}
        </svg>
      )}
      {onDeplacer && largeur > 0 && (
        <input
          className="curseur"
          type="range"
          style={{ '--g': `${gauche}px` }}
          min={0}
          max={jusqua}
          step={PAS}
          value={Math.round(ici / PAS) * PAS}
          aria-label="Vous êtes ici, revenu imposable"
          aria-valuetext={`${ecrire(ici)}, un euro de plus coûte ${formaterTaux(tauxIci)}`}
          onChange={(e) => onDeplacer(Number(e.target.value))}
        />
      )}
    </div>
  );
}

interface PropsNoms {
  paliers: readonly Palier[];
  jusqua: number;
  x: (montant: number) => number;
  y: (taux: number) => number;
  etroit: boolean;
  ici: number;
}

/** Names the steps that the scale of the law does not show, where the name does not touch the marker. */
function Noms({ paliers, jusqua, x, y, etroit, ici }: PropsNoms) {
  if (etroit) return null;
  return paliers.map((p, i) => {
    const milieu = (x(p.de) + x(paliers[i + 1]?.de ?? jusqua)) / 2;
    if (!p.nom || Math.abs(milieu - ici) < 90 || milieu < 90) return null;
    return (
      <text key={p.de} className="axe cerne" x={milieu} y={y(p.taux) - 8} textAnchor="middle">
        {`${p.nom}\u202f: ${entier(p.taux)}`}
      </text>
    );
  });
}
