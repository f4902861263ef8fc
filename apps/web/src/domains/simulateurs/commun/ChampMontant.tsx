import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Champ } from '../../../design-system/index.ts';
import { grouper, lireMontant, MONTANT_MAX } from './champs.ts';

interface Props {
  libelle: string;
  valeur: number;
  onChange: (valeur: number) => void;
  unite?: string;
  decimales?: 0 | 2;
  aide?: ReactNode;
  erreur?: string | undefined;
}

const ecrireValeur = (valeur: number): string => grouper(String(valeur).replace('.', ','));

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

/** An amount: thousands are grouped while one types, the caret stays, a pasted « 58 000 € » is understood. */
export function ChampMontant({ valeur, onChange, unite = '€', decimales = 0, ...reste }: Props) {
  const [texte, setTexte] = useState(() => ecrireValeur(valeur));
  const entree = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // The value may change from elsewhere: another situation is chosen, a what-if is opened.
  const affiche = lireMontant(texte, decimales) === valeur ? texte : ecrireValeur(valeur);

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
      inputMode={decimales === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={affiche}
      onChange={(e) => {
        const brut = e.target.value;
        caret.current = compter(brut.slice(0, e.target.selectionStart ?? brut.length));
        const groupe = grouper(brut);
        const lu = lireMontant(groupe, decimales);
        setTexte(lu === MONTANT_MAX ? ecrireValeur(lu) : groupe);
        onChange(lu);
      }}
      // The cents that were typed stay in sight until one leaves; the whole amount is what counts.
      onBlur={() => decimales === 0 && texte !== '' && setTexte(ecrireValeur(valeur))}
    />
  );
}
