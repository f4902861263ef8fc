import type { DocumentReponse, FaitDeDocument } from '@francis/contract';

const LARGEUR = 600;
const MARGE = 6;

/** The zone of the page that proves a fact, larger. */
export function Extrait({
  page,
  zone,
}: {
  page: DocumentReponse['pages'][number] | undefined;
  zone: FaitDeDocument['zone'];
}) {
  if (!page) return null;
  const hauteur = Math.round((LARGEUR * page.hauteur) / page.largeur);
  const cadre = [
    zone.x * LARGEUR - MARGE,
    zone.y * hauteur - MARGE,
    zone.l * LARGEUR + 2 * MARGE,
    zone.h * hauteur + 2 * MARGE,
  ].map((v) => Math.round(v));
  const dedans = page.textes.filter(
    (un) => un.y + un.h > zone.y && un.y < zone.y + zone.h && un.x < zone.x + zone.l && un.x + un.l > zone.x,
  );
  return (
    <svg className="extrait-lu" viewBox={cadre.join(' ')} aria-hidden="true">
      <rect className="papier-lu" x={cadre[0]} y={cadre[1]} width={cadre[2]} height={cadre[3]} />
      {dedans.map((un) => (
        <text
          key={`${un.x} ${un.y}`}
          x={un.x * LARGEUR}
          y={(un.y + un.h * 0.85) * hauteur}
          fontSize={Math.max(6, un.h * hauteur * 0.95)}
          textLength={Math.max(2, un.l * LARGEUR)}
          lengthAdjust="spacingAndGlyphs"
        >
          {un.texte}
        </text>
      ))}
    </svg>
  );
}
