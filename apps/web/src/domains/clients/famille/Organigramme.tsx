import type { EntiteFamille } from '@francis/contract';
import { useId } from 'react';
import { abregerDetention } from './mots.ts';
import { type Noeud, ranger } from './rangs.ts';

const BOITE = { large: 168, haute: 48 };
const ECART = { x: 24, y: 64 };
/** Room for what is held, above the box; and between the turns of two lines. */
const ETIQUETTE = 24;
const DECALAGE = 7;
/** Room beside the boxes for a line that goes around them, and under the one that it leaves. */
const TOUR = 12;
/** Width of a character of a label, and how far it stands from its line. */
const LETTRE = 6.5;
const MARGE_DU_TEXTE = 4;
const SORTIE = 6;
const LIGNE = 11;
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
  const arrivees = aretes.flatMap((arete) => {
    const [haut, bas] = [places.get(arete.de), places.get(arete.vers)];
    if (!haut || !bas) return [];
    // Each line leaves and arrives at a place of its own, and turns at a height of its own.
    const sorties = aretes.filter(({ de }) => de === arete.de);
    const entrees = aretes.filter(({ vers }) => vers === arete.vers);
    const rang = entrees.indexOf(arete);
    const texte = arete.detentions.map(abregerDetention).join(', ');
    const x2 = bas.x + (BOITE.large * (rang + 1)) / (entrees.length + 1);
    // Two labels turn their backs on each other; more stand on two lines.
    const aGauche = entrees.length === 2 && rang === 0;
    return {
      cle: `${arete.de} ${arete.vers}`,
      demembre: arete.detentions.every((d) => d.droit !== 'pleine_propriete'),
      texte,
      x1: haut.x + (BOITE.large * (sorties.indexOf(arete) + 1)) / (sorties.length + 1),
      x2,
      aGauche,
      bord: x2 + (aGauche ? -1 : 1) * (MARGE_DU_TEXTE + texte.length * LETTRE),
      depart: haut.y + BOITE.haute,
      coude: bas.y - ETIQUETTE - rang * DECALAGE,
      arrivee: bas.y,
      ligne: entrees.length > 2 && rang % 2 === 1 ? LIGNE : 0,
      // Straight down, it would go behind a box that it does not touch: it goes around them all.
      saute: bas.y - haut.y > BOITE.haute + ECART.y,
    };
  });
  // A label may end outside of the boxes.
  const bords = {
    gauche: Math.max(0, ...arrivees.map(({ bord }) => -bord)),
    droite: Math.max(0, ...arrivees.map(({ bord }) => bord - largeur)),
  };
  const tours = { gauche: 0, droite: 0 };
  const traits = arrivees.map((trait) => {
    const { x1, x2, depart, coude, arrivee } = trait;
    if (!trait.saute) return { ...trait, trace: `M${x1} ${depart}V${coude}H${x2}V${arrivee}` };
    const cote = x2 < largeur / 2 ? 'gauche' : 'droite';
    tours[cote] += 1;
    const loin = bords[cote] + TOUR * tours[cote];
    const dehors = cote === 'gauche' ? -loin : largeur + loin;
    return {
      ...trait,
      trace: `M${x1} ${depart}v${SORTIE + tours[cote] * DECALAGE}H${dehors}V${coude}H${x2}V${arrivee}`,
    };
  });
  const marges = {
    gauche: 1 + bords.gauche + TOUR * tours.gauche,
    droite: 1 + bords.droite + TOUR * tours.droite,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reached by the keyboard
    <div className="organigramme" role="region" aria-label="Organigramme" tabIndex={0}>
      <svg
        width={largeur + marges.gauche + marges.droite}
        height={hauteur + 2}
        viewBox={`${-marges.gauche} -1 ${largeur + marges.gauche + marges.droite} ${hauteur + 2}`}
        role="img"
        aria-labelledby={titre}
      >
        <title id={titre}>Organigramme de détention, redit dans le tableau qui suit</title>
        {traits.map(({ cle, demembre, trace }) => (
          <path key={cle} className={demembre ? 'demembre' : ''} d={trace} />
        ))}
        {/* Over every line: a label that one crosses is not read. */}
        {traits.map(({ cle, texte, x2, aGauche, ligne, arrivee }) => (
          <text
            key={cle}
            className="part"
            x={x2 + (aGauche ? -MARGE_DU_TEXTE : MARGE_DU_TEXTE)}
            y={arrivee - 7 - ligne}
            textAnchor={aGauche ? 'end' : 'start'}
          >
            {texte}
          </text>
        ))}
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
