import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Champ, ecrireMontant, FINE, grouper, lireMontant } from '../../../design-system/index.ts';
import { NON_LU } from '@francis/presentation/commun';

interface Props {
  libelle: string;
  /** `NON_LU` while nothing readable is typed. */
  valeur: number;
  onChange: (valeur: number) => void;
  unite?: string;
  decimales?: 0 | 2;
  /** Left empty, it is an amount that there is not: zero. */
  facultatif?: boolean;
  aide?: ReactNode;
  erreur?: string | undefined;
}

/** Digits and decimal mark: what the caret is counted on, the thousands marks come and go. */
const compter = (texte: string): number => texte.replace(/[^\d.,]/g, '').length;

function placer(texte: string, compte: number): number {
  let vus = 0;
  for (let i = 0; i < texte.length; i += 1) {
    if (vus === compte) return i;
    if (/[\d.,]/.test(texte.charAt(i))) vus += 1;
  }
  return texte.length;
}

/**
 * An amount: thousands are grouped while one types, the caret stays, « 32k » and a pasted « 58 000 € » are understood.
 * What is no amount stays as typed, with the reason under it, and counts as nothing.
 */
export function ChampMontant({
  valeur,
  onChange,
  unite = '€',
  decimales = 0,
  facultatif = false,
  erreur,
  ...reste
}: Props) {
  const [texte, setTexte] = useState(() => ecrireMontant(valeur));
  const entree = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const valeurDe = (brut: string): number => {
    const lu = lireMontant(brut, decimales);
    if (lu.etat === 'lu') return lu.valeur;
    return lu.etat === 'vide' && facultatif ? 0 : NON_LU;
  };
  // The value may change from elsewhere: another situation is chosen, a what-if is opened.
  const affiche = Object.is(valeurDe(texte), valeur) ? texte : ecrireMontant(valeur);
  const lecture = lireMontant(affiche, decimales);
  // The marks of a franc are those of Switzerland, as in the result beside it; the caret counts the same characters.
  const montre = unite === 'CHF' && lecture.etat === 'lu' ? affiche.replaceAll(FINE, '’').replace(',', '.') : affiche;

  useLayoutEffect(() => {
    if (caret.current === null || !entree.current || document.activeElement !== entree.current) return;
    const position = placer(affiche, caret.current);
    entree.current.setSelectionRange(position, position);
    caret.current = null;
  });

  return (
    <Champ
      {...reste}
      ref={entree}
      className="montant"
      unite={unite}
      // « k » and « M » are letters: the keyboard of a phone has them only on its full layout.
      inputMode={decimales === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={montre}
      erreur={lecture.etat === 'refuse' ? lecture.phrase : erreur}
      onChange={(e) => {
        const brut = e.target.value;
        const lu = lireMontant(brut, decimales);
        // Only a plain figure is written again: the rest would be changed into something else.
        const plein = lu.etat === 'lu' && !lu.abrege;
        if (plein) caret.current = compter(brut.slice(0, e.target.selectionStart ?? brut.length));
        setTexte(plein ? grouper(brut) : brut);
        onChange(valeurDe(brut));
      }}
      // What was meant stands whole once one leaves: « 32k » as 32 000, cents rounded where they do not count.
      onBlur={() => {
        const centimesEnVue = decimales > 0 && lecture.etat === 'lu' && !lecture.abrege;
        if (!Number.isNaN(valeur) && !centimesEnVue) setTexte(ecrireMontant(valeur));
      }}
    />
  );
}
