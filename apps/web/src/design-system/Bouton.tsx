import type { ButtonHTMLAttributes } from 'react';
import { Icone, type NomIcone } from './Icone.tsx';

export type Rang = 'principal' | 'normal' | 'discret' | 'danger';
export type Taille = 'petite' | 'normale' | 'grande';

const RANGS: Record<Rang, string> = { principal: ' b-p', normal: '', discret: ' b-f', danger: ' b-r' };
const TAILLES: Record<Taille, string> = { petite: ' b-s', normale: '', grande: ' b-g' };

/** Classes of a button, for the links that look like one. */
export const classeBouton = (rang: Rang = 'normal', taille: Taille = 'normale'): string =>
  `b${RANGS[rang]}${TAILLES[taille]}`;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  rang?: Rang;
  taille?: Taille;
  icone?: NomIcone;
}

/** One `principal` per screen. */
export function Bouton({ rang = 'normal', taille = 'normale', icone, className = '', children, ...reste }: Props) {
  return (
    <button type="button" {...reste} className={`${classeBouton(rang, taille)} ${className}`.trim()}>
      {icone && <Icone nom={icone} petite />}
      {children}
    </button>
  );
}

interface PropsIcone extends ButtonHTMLAttributes<HTMLButtonElement> {
  icone: NomIcone;
  /** Spoken, and shown by the browser on hover. */
  libelle: string;
  rang?: Rang;
}

export function BoutonIcone({ icone, libelle, rang = 'discret', className = '', ...reste }: PropsIcone) {
  const neutre = rang === 'discret' ? ' neutre' : '';
  return (
    <button
      type="button"
      {...reste}
      aria-label={libelle}
      title={libelle}
      className={`${classeBouton(rang, 'petite')} b-i${neutre} ${className}`.trim()}
    >
      <Icone nom={icone} petite={rang === 'principal'} />
    </button>
  );
}
