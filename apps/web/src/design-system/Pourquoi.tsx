import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  ceQuiLeChangerait,
  formaterValeur,
  type NoeudAffiche,
  sansTautologie,
  typographier,
} from '@francis/presentation';
import './styles/releve.css';

const CAUSES_DITES = 4;

const lire = ({ texte, valeur, unite }: NoeudAffiche): string => texte ?? formaterValeur(valeur, unite);

const BORD_PX = 8;

/** Under its amount, or above where there is no room, and always whole on the screen: a table that scrolls would cut it. */
function placer(montant: DOMRect, bulle: HTMLElement): void {
  const { width, height } = bulle.getBoundingClientRect();
  const x = Math.max(BORD_PX, Math.min(montant.right - width, innerWidth - width - BORD_PX));
  const dessous = montant.bottom + height + BORD_PX <= innerHeight || montant.top < height + BORD_PX;
  bulle.style.setProperty('--x', `${x}px`);
  bulle.style.setProperty('--y', `${dessous ? montant.bottom : montant.top - height}px`);
}

/** An amount, or `texte` as the screen writes it, that says why it is what it is: one sentence, its article, what would change it. Pointer and keyboard alike. */
export function Pourquoi({ noeud, texte = lire(noeud) }: { noeud: NoeudAffiche; texte?: string }) {
  const id = useId();
  const [montre, setMontre] = useState(false);
  const montant = useRef<HTMLButtonElement>(null);
  const bulle = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!montre) return undefined;
    const suivre = (): void => {
      if (montant.current && bulle.current) placer(montant.current.getBoundingClientRect(), bulle.current);
    };
    suivre();
    addEventListener('scroll', suivre, { capture: true, passive: true });
    addEventListener('resize', suivre);
    return () => {
      removeEventListener('scroll', suivre, { capture: true });
      removeEventListener('resize', suivre);
    };
  }, [montre]);
  const causes = ceQuiLeChangerait(noeud).slice(0, CAUSES_DITES);
  const phrase = sansTautologie(noeud.formule) || noeud.libelle;
  return (
    // The pointer may go from the amount to the sentence without losing it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className="pourquoi"
      onPointerEnter={() => setMontre(true)}
      onPointerLeave={() => setMontre(false)}
      onKeyDown={(e: KeyboardEvent) => e.key === 'Escape' && setMontre(false)}
    >
      <button
        type="button"
        className="m"
        ref={montant}
        // In the name and not in the text: what is copied or searched is the amount alone.
        aria-label={`${texte}, pourquoi\u202f?`}
        aria-describedby={montre ? id : undefined}
        onFocus={() => setMontre(true)}
        onBlur={() => setMontre(false)}
        onClick={() => setMontre(true)}
      >
        {texte}
      </button>
      {montre && (
        <span className="parce-que" id={id} role="tooltip" ref={bulle}>
          <span>{typographier(phrase)}.</span>
          {noeud.article && <b>{typographier(noeud.article)}</b>}
          {causes.length > 0 && (
            <span>
              Changerait avec{'\u202f'}: {typographier(causes.join(', '))}.
            </span>
          )}
        </span>
      )}
    </span>
  );
}
