import type { EntiteFamille } from '@francis/contract';
import { useId } from 'react';
import { direDetention } from './mots.ts';
import { type Noeud, ranger } from './rangs.ts';

const BOITE = { large: 168, haute: 48 };
const ECART = { x: 24, y: 64 };
const LETTRES = 22;
const couper = (texte: string): string => (texte.length > LETTRES ? `${texte.slice(0, LETTRES - 1)}…` : texte);

/** Who holds what, drawn from people down; the table under it says the same in words. */
export function Organigramme({ entites, centre }: { entites: readonly EntiteFamille[]; centre: string }) {
  const titre = useId();
  const { rangs, aretes } = ranger(entites);
  const pas = BOITE.large + ECART.x;
  const largeur = Math.max(...rangs.map((rang) => rang.length)) * pas - ECART.x;
  const hauteur = rangs.length * (BOITE.haute + ECART.y) - ECART.y;
  const places = new Map<string, { x: number; y: number; noeud: Noeud }>();
  for (const [y, rang] of rangs.entries()) {
    const debut = (largeur - (rang.length * pas - ECART.x)) / 2;
    for (const [x, noeud] of rang.entries())
      places.set(noeud.id, { x: debut + x * pas, y: y * (BOITE.haute + ECART.y), noeud });
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reached by the keyboard
    <div className="organigramme" role="region" aria-label="Organigramme" tabIndex={0}>
      <svg
        width={largeur + 2}
        height={hauteur + 2}
        viewBox={`-1 -1 ${largeur + 2} ${hauteur + 2}`}
        role="img"
        aria-labelledby={titre}
      >
        <title id={titre}>Organigramme de détention, redit dans le tableau qui suit</title>
        {aretes.map(({ de, vers, detentions }) => {
          const [haut, bas] = [places.get(de), places.get(vers)];
          if (!haut || !bas) return null;
          const [x1, y1] = [haut.x + BOITE.large / 2, haut.y + BOITE.haute];
          const [x2, y2] = [bas.x + BOITE.large / 2, bas.y];
          const milieu = y2 - ECART.y / 2;
          const droit = x1 === x2;
          return (
            <g key={`${de} ${vers}`}>
              <path
                className={detentions.every((d) => d.droit !== 'pleine_propriete') ? 'demembre' : ''}
                d={`M${x1} ${y1}V${milieu}H${x2}V${y2}`}
              />
              <text x={droit ? x1 + 6 : (x1 + x2) / 2} y={milieu - 6} textAnchor={droit ? 'start' : 'middle'}>
                {detentions.map(direDetention).join(', ')}
              </text>
            </g>
          );
        })}
        {[...places.values()].map(({ x, y, noeud }) => (
          <g key={noeud.id} className={`noeud ${noeud.genre}${noeud.id === centre ? ' centre' : ''}`}>
            <rect x={x} y={y} width={BOITE.large} height={BOITE.haute} rx={noeud.genre === 'client' ? 24 : 6} />
            <text className="nom" x={x + BOITE.large / 2} y={y + (noeud.precision ? 20 : 29)}>
              {couper(noeud.nom)}
            </text>
            {noeud.precision && (
              <text className="precision" x={x + BOITE.large / 2} y={y + 37}>
                {noeud.precision}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
