import type { DocumentReponse, FaitDeDocument } from '@francis/contract';

interface Props {
  page: DocumentReponse['pages'][number];
  numero: number;
  faits: readonly (FaitDeDocument & { rang: number })[];
  vise: string | undefined;
  refuses: ReadonlySet<string>;
  onViser: (chemin: string) => void;
}

const LARGEUR = 600;
const MARGE = 4;
const BULLE = 9.5;

/** The page as it was read: our wordings and the figures in their place, the rest as strokes; each zone proves a fact. */
export function PageDessinee({ page, numero, faits, vise, refuses, onViser }: Props) {
  const hauteur = Math.round((LARGEUR * page.hauteur) / page.largeur);
  const x = (v: number): number => Math.round(v * LARGEUR * 10) / 10;
  const y = (v: number): number => Math.round(v * hauteur * 10) / 10;
  const siens = faits.filter((fait) => fait.page === numero);
  return (
    <svg
      className="page-lue"
      viewBox={`0 0 ${LARGEUR} ${hauteur}`}
      role="img"
      aria-label={`Page ${numero} du document, ${siens.length} zones numérotées, reprises dans la liste des faits`}
    >
      <rect className="papier-lu" width={LARGEUR} height={hauteur} />
      {page.traits.map((trait) => (
        <rect
          key={`${trait.x} ${trait.y}`}
          className="trait-lu"
          x={x(trait.x)}
          y={y(trait.y + trait.h * 0.3)}
          width={x(trait.l)}
          height={Math.max(1.5, y(trait.h * 0.4))}
        />
      ))}
      {page.textes.map((un) => (
        <text
          key={`${un.x} ${un.y}`}
          x={x(un.x)}
          y={y(un.y + un.h * 0.85)}
          fontSize={Math.max(6, y(un.h) * 0.95)}
          textLength={Math.max(2, x(un.l))}
          lengthAdjust="spacingAndGlyphs"
        >
          {un.texte}
        </text>
      ))}
      {siens.map(({ chemin, zone, rang }) => (
        <g
          key={chemin}
          className={`zone-lue${vise === chemin ? ' vise' : ''}${refuses.has(chemin) ? ' laisse' : ''}`}
          onClick={() => onViser(chemin)}
        >
          <rect
            x={x(zone.x) - MARGE}
            y={y(zone.y) - MARGE}
            width={x(zone.l) + 2 * MARGE}
            height={y(zone.h) + 2 * MARGE}
            rx="3"
          />
          <circle cx={Math.max(BULLE + 1, x(zone.x) - MARGE - BULLE - 2)} cy={y(zone.y + zone.h / 2)} r={BULLE} />
          <text
            x={Math.max(BULLE + 1, x(zone.x) - MARGE - BULLE - 2)}
            y={y(zone.y + zone.h / 2) + 4}
            textAnchor="middle"
          >
            {rang}
          </text>
        </g>
      ))}
    </svg>
  );
}
