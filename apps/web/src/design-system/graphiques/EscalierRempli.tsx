import { formaterTaux, type MarcheRemplie } from '@francis/presentation';
import { echelleLineaire, eviterCollisions } from './echelle.ts';
import { useLargeur } from './useLargeur.ts';

interface Props {
  titre: string;
  marches: readonly MarcheRemplie[];
  /** Income placed on the scale. */
  ici: number;
  /** « par part », or nothing when the scale applies to the whole income. */
  mesure?: string;
  /** Where the drawing stops; past the next threshold when absent. */
  jusqua?: number;
  ecrire: (montant: number) => string;
}

const HAUT = 34;
const BAS = 30;
/** Under this size a label inside a step would overflow it. */
const LARGEUR_ETIQUETTE = 96;
const LARGEUR_MONTANT = 54;

/** How far the scale is drawn: past the next threshold, never less than the second taxed step. */
function borneDessin(marches: readonly MarcheRemplie[], ici: number): number {
  const seuils = marches.map((m) => m.de).filter((s) => s > 0);
  const dernier = seuils.at(-1) ?? 1;
  const prochain = seuils.find((s) => s > ici) ?? Math.max(ici, dernier) * 1.1;
  return Math.max(prochain * 1.16, ici * 1.3, (seuils[1] ?? seuils[0] ?? 1) * 1.25);
}

/** The staircase of a scale, filled by the income: width × height of a step is its tax. The marginal step is lit. */
export function EscalierRempli({ titre, marches, ici, mesure = '', jusqua, ecrire }: Props) {
  const { mesurer, largeur, etroit } = useLargeur();
  const hauteur = etroit ? 248 : 284;
  const gauche = etroit ? 38 : 44;
  const sol = hauteur - BAS;
  const fin = jusqua ?? borneDessin(marches, ici);
  const visibles = marches.filter((m) => m.de < fin);
  const sommet = Math.max(...visibles.map((m) => m.taux), 0.01);
  const x = echelleLineaire(0, fin, gauche, largeur - 1);
  const y = echelleLineaire(0, sommet, sol, HAUT + 20);
  const lit = visibles.findLastIndex((m) => ici > m.de);
  const allumee = visibles[lit];
  const phrase = visibles
    .filter((m) => m.assiette > 0)
    .map((m) => `${ecrire(m.assiette)} à ${formaterTaux(m.taux)}, soit ${ecrire(m.impot)}`)
    .join(' ; ');
  return (
    <div className="graphique" ref={mesurer} style={{ '--h': `${hauteur}px` }}>
      {largeur > 0 && (
        <svg
          viewBox={`0 0 ${largeur} ${hauteur}`}
          role="img"
          aria-label={`${titre}. Vous êtes à ${ecrire(ici)} ${mesure}. ${phrase || 'Aucune tranche remplie'}.`}
        >
          <Grille marches={visibles} allumee={allumee} gauche={gauche} droite={largeur} y={y} />
          {visibles.map((m, i) => {
            const g = x(m.de);
            const d = x(Math.min(m.a ?? fin, fin));
            const plein = x(Math.min(m.de + m.assiette, fin));
            const haut = y(m.taux);
            return (
              <g key={m.de}>
                {m.taux > 0 && <rect className="vide" x={g} y={haut} width={Math.max(0, d - g)} height={sol - haut} />}
                {m.taux > 0 && m.assiette > 0 && (
                  <rect
                    className={i === lit ? 'plein lit' : 'plein'}
                    x={g}
                    y={haut}
                    width={Math.max(0, plein - g)}
                    height={sol - haut}
                  />
                )}
                <Etiquette marche={m} lit={i === lit} g={g} d={plein} haut={haut} sol={sol} ecrire={ecrire} />
              </g>
            );
          })}
          <path
            className="contour"
            d={visibles
              .map((m, i) => `${i === 0 ? 'M' : 'L'}${x(m.de)} ${y(m.taux)}H${x(Math.min(m.a ?? fin, fin))}`)
              .join('')}
          />
          <path className="sol" d={`M${gauche} ${sol + 0.5}H${largeur}`} />
          <Ici x={x(ici)} haut={HAUT - 4} bas={sol} largeur={largeur} gauche={gauche}>
            {`Vous êtes ici\u202f: ${ecrire(ici)}${mesure && !etroit ? ` ${mesure}` : ''}`}
          </Ici>
          <Seuils marches={visibles} ici={ici} x={x} sol={sol} largeur={largeur} etroit={etroit} ecrire={ecrire} />
        </svg>
      )}
    </div>
  );
}

interface PropsGrille {
  marches: readonly MarcheRemplie[];
  allumee: MarcheRemplie | undefined;
  gauche: number;
  droite: number;
  y: (taux: number) => number;
}

function Grille({ marches, allumee, gauche, droite, y }: PropsGrille) {
  const taux = marches.map((m) => ({ taux: m.taux, position: y(m.taux), priorite: m === allumee ? 2 : m.taux }));
  return eviterCollisions(taux, 17).map((t) => (
    <g key={t.taux}>
      {t.taux > 0 && <path className="grille" d={`M${gauche} ${t.position}H${droite}`} />}
      <text className="axe" x={gauche - 8} y={t.position + 4} textAnchor="end">
        {formaterTaux(t.taux)}
      </text>
    </g>
  ));
}

interface PropsEtiquette {
  marche: MarcheRemplie;
  lit: boolean;
  g: number;
  d: number;
  haut: number;
  sol: number;
  ecrire: (montant: number) => string;
}

/** Tax of the step, and « income × rate » under it when there is room. */
function Etiquette({ marche, lit, g, d, haut, sol, ecrire }: PropsEtiquette) {
  const place = d - g;
  if (marche.impot <= 0 || place < LARGEUR_MONTANT || sol - haut < 24) return null;
  const detail = place >= LARGEUR_ETIQUETTE && sol - haut >= 48;
  const milieu = (g + d) / 2;
  const centre = (haut + sol) / 2;
  return (
    <>
      <text
        className={`fort${lit ? ' sur' : ''}${place < LARGEUR_MONTANT * 1.25 ? ' serre' : ''}`}
        x={milieu}
        y={detail ? centre - 3 : centre + 5}
        textAnchor="middle"
      >
        {ecrire(marche.impot)}
      </text>
      {detail && (
        <text className={lit ? 'sur' : ''} x={milieu} y={centre + 15} textAnchor="middle">
          {`${ecrire(marche.assiette).replace(/\u00a0€$/, '')} × ${formaterTaux(marche.taux)}`}
        </text>
      )}
    </>
  );
}

interface PropsIci {
  x: number;
  haut: number;
  bas: number;
  gauche: number;
  largeur: number;
  children: string;
}

/** « Vous êtes ici » : the one ocre line of the chart, its label kept inside the drawing. */
export function Ici({ x, haut, bas, gauche, largeur, children }: PropsIci) {
  const demi = children.length * 3.6;
  const centre = Math.min(Math.max(x, gauche + demi), largeur - demi);
  return (
    <>
      <path className="ici" d={`M${x} ${haut}V${bas}`} />
      <text className="ici-texte" x={centre} y={haut - 8} textAnchor="middle">
        {children}
      </text>
    </>
  );
}

interface PropsSeuils {
  marches: readonly MarcheRemplie[];
  ici: number;
  x: (montant: number) => number;
  sol: number;
  largeur: number;
  etroit: boolean;
  ecrire: (montant: number) => string;
}

function Seuils({ marches, ici, x, sol, largeur, etroit, ecrire }: PropsSeuils) {
  const seuils = marches
    .filter((m) => m.de > 0)
    .map((m) => ({ valeur: m.de, position: x(m.de), priorite: -Math.abs(m.de - ici) }));
  return (
    <>
      {seuils.map((s) => (
        <path key={s.valeur} className="sol" d={`M${s.position} ${sol}v5`} />
      ))}
      {eviterCollisions(seuils, etroit ? 58 : 70).map((s) => (
        <text
          key={s.valeur}
          className="axe"
          x={s.position}
          y={sol + 20}
          textAnchor={s.position > largeur - 36 ? 'end' : 'middle'}
        >
          {ecrire(s.valeur)}
        </text>
      ))}
    </>
  );
}
