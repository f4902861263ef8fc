import { type ReactNode, useState } from 'react';
import { Champ } from '../../../design-system/index.ts';
import { NON_LU } from '@francis/presentation/commun';

interface Props {
  libelle: string;
  max: number;
  /** `NON_LU` while nothing readable is typed. */
  valeur: number;
  onChange: (valeur: number) => void;
  /** Left empty when it is not given: zero, shown as nothing. */
  facultatif?: boolean;
  unite?: string;
  aide?: ReactNode;
  erreur?: string | undefined;
}

/** A small whole number that is typed: an age, a rate in percents. */
export function ChampEntier({ max, valeur, onChange, facultatif = false, erreur, ...reste }: Props) {
  const ecrire = (nombre: number): string =>
    Number.isNaN(nombre) || (facultatif && nombre === 0) ? '' : String(nombre);
  const [texte, setTexte] = useState(() => ecrire(valeur));
  const valeurDe = (brut: string): number => {
    const net = brut.trim();
    if (net === '') return facultatif ? 0 : NON_LU;
    return /^\d{1,3}$/u.test(net) && Number(net) <= max ? Number(net) : NON_LU;
  };
  const affiche = Object.is(valeurDe(texte), valeur) ? texte : ecrire(valeur);
  const refuse = affiche.trim() !== '' && Number.isNaN(valeurDe(affiche));
  return (
    <Champ
      {...reste}
      className="montant"
      inputMode="numeric"
      autoComplete="off"
      value={affiche}
      erreur={refuse ? `Écrivez un nombre entier, de 0 à ${max}.` : erreur}
      onChange={(e) => {
        setTexte(e.target.value);
        onChange(valeurDe(e.target.value));
      }}
    />
  );
}
