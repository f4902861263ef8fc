import { formaterEuros, MOIS } from '../../design-system/index.ts';
import { useLargeur } from '../../design-system/graphiques/useLargeur.ts';
import type { Retenues } from '../situation/annee.ts';

interface Props {
  retenues: Retenues;
  du: number;
  annee: number;
}

const ABREGES = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
const VOYELLES = 'ao';
/** « d’octobre », « de mai ». */
const deMois = (nom: string): string => (VOYELLES.includes(nom.charAt(0)) ? `d’${nom}` : `de ${nom}`);

const HAUTEUR = 272;
const SOL = 242;
const PLAFOND = 40;
/** Room at the right for what is left, and under which a month has one letter. */
const DROITE = 108;

/** The withholding that climbs to the tax, month by month: the gap is what is left. */
export function MonteeDesRetenues({ retenues: r, du, annee }: Props) {
  const { mesurer, largeur, etroit } = useLargeur();
  const fin = largeur - (etroit ? 2 : DROITE);
  const maximum = Math.max(du, r.total, 1);
  const x = (mois: number): number => 2 + (mois / 12) * (fin - 2);
  const y = (montant: number): number => SOL - (Math.max(0, montant) / maximum) * (SOL - PLAFOND);
  const cumulA = (mois: number): number =>
    mois <= r.mois ? (r.cumul / r.mois) * mois : r.cumul + (mois - r.mois) * r.mensuelle;
  const marches = (de: number, a: number): string =>
    Array.from({ length: a - de }, (_, i) => `V${y(cumulA(de + i + 1))}H${x(de + i + 1)}`).join('');
  const reste = du - r.total;
  const mot = reste < 0 ? 'rendu' : 'reste';
  const nomDuMois = MOIS[r.mois - 1] ?? '';
  const description = `De janvier à ${nomDuMois}, ${formaterEuros(r.cumul)} prélevés. Fin décembre, ${formaterEuros(r.total)}. L’impôt estimé est de ${formaterEuros(du)}\u202f: ${mot} ${formaterEuros(Math.abs(reste))}.`;
  return (
    <section className="bloc-annee" aria-labelledby="montee">
      <div className="registre">
        <h2 id="montee">Le prélèvement monte vers l’impôt</h2>
        <p className="chapeau">Cumul de vos retenues</p>
      </div>
      <div ref={mesurer}>
        {largeur > 0 && (
          <svg className="montee" width={largeur} height={HAUTEUR} role="img" aria-label={description}>
            <path d={`M${x(0)} ${SOL}${marches(0, r.mois)}V${SOL}Z`} className="aire" />
            <path d={`M${x(0)} ${SOL}${marches(0, r.mois)}`} className="trait" />
            <path d={`M${x(r.mois)} ${y(r.cumul)}${marches(r.mois, 12)}`} className="trait a-venir" />
            <path d={`M2 ${SOL}H${fin}`} className="sol" />
            <path d={`M2 ${y(du)}H${fin}`} className="but" />
            <text className="fort" x="2" y={y(du) - 9}>
              Impôt {formaterEuros(du)}
            </text>
            {!etroit && (
              <text className="fort" x={fin + 10} y={(y(du) + y(r.total)) / 2 + 5}>
                {mot} {formaterEuros(Math.abs(reste))}
              </text>
            )}
            <path d={`M${x(r.mois)} ${SOL}V${y(r.cumul)}`} className="ici" />
            <circle cx={x(r.mois)} cy={y(r.cumul)} r="5" className="point" />
            <text
              className="fort ocre"
              x={x(r.mois) + (r.mois > 5 ? -12 : 12)}
              y={SOL - 40}
              textAnchor={r.mois > 5 ? 'end' : 'start'}
            >
              {formaterEuros(r.cumul)} prélevés
            </text>
            {MOIS.map((nom, i) => (
              <text key={nom} className="axe" x={(x(i) + x(i + 1)) / 2} y={SOL + 20} textAnchor="middle">
                {etroit ? nom.charAt(0).toUpperCase() : ABREGES[i]}
              </text>
            ))}
          </svg>
        )}
      </div>
      <p className="petit doux">
        Retenues {annee} d’après votre bulletin {deMois(nomDuMois)}, réparties également de janvier à {nomDuMois}.
        L’écart se règle en {annee + 1}.
      </p>
    </section>
  );
}
