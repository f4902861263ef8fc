import { type ReactNode, useState } from 'react';
import { Champ, ChampChoix, Icone } from '../../../design-system/index.ts';
import { ChampMontant } from '../commun/ChampMontant.tsx';
import { memeValeur, situationParDefaut } from '@francis/presentation/commun';
import { CHAMPS, type Groupe as NomGroupe, type SituationOptimisation } from '@francis/presentation/optimisation';
import { idDuGroupe } from './groupes.ts';

export interface PropsPrecisions {
  s: SituationOptimisation;
  modifier: (partiel: Partial<SituationOptimisation>) => void;
}

type Cle = keyof SituationOptimisation;
type CleMontant = { [K in Cle]: SituationOptimisation[K] extends number ? K : never }[Cle];

const DEFAUT = situationParDefaut(CHAMPS);

interface PropsGroupe {
  nom: NomGroupe;
  titre: string;
  s: SituationOptimisation;
  /** Its inputs: the group is open at first when a link filled one of them. */
  cles: readonly Cle[];
  children: ReactNode;
}

/** The inputs of one kind of lever, folded until they are wanted. */
export function Groupe({ nom, titre, s, cles, children }: PropsGroupe) {
  const [ouvert, setOuvert] = useState(() => cles.some((cle) => !memeValeur(CHAMPS, cle, s, DEFAUT)));
  return (
    <details id={idDuGroupe(nom)} open={ouvert} onToggle={(e) => setOuvert(e.currentTarget.open)}>
      <summary>
        <Icone nom="plus" petite />
        {titre}
      </summary>
      {ouvert && <div>{children}</div>}
    </details>
  );
}

interface PropsSomme extends PropsPrecisions {
  cle: CleMontant;
  /** When the name of the input on paper is too long beside the others. */
  libelle?: string;
  aide?: string;
}

/** An amount of the situation, named as on paper. */
export function Somme({ cle, s, modifier, libelle = CHAMPS[cle].libelle, aide }: PropsSomme) {
  return (
    <ChampMontant
      facultatif
      libelle={libelle}
      {...(aide === undefined ? {} : { aide })}
      valeur={s[cle]}
      onChange={(valeur) => modifier({ [cle]: valeur })}
    />
  );
}

interface PropsNombre {
  libelle: string;
  min?: number;
  max: number;
  valeur: number;
  onChange: (valeur: number) => void;
  unite?: string;
}

/** A small whole number, chosen in a list. */
export function ChampNombre({ libelle, min = 0, max, valeur, onChange, unite }: PropsNombre) {
  return (
    <ChampChoix libelle={libelle} value={valeur} onChange={(e) => onChange(Number(e.target.value))}>
      {Array.from({ length: max - min + 1 }, (_, i) => (
        <option key={i} value={min + i}>
          {unite === undefined ? min + i : `${min + i}\u00a0${unite}`}
        </option>
      ))}
    </ChampChoix>
  );
}

/** A day, by the calendar of the browser. */
export function ChampJour({
  libelle,
  max,
  valeur,
  onChange,
}: {
  libelle: string;
  max: string;
  valeur: string;
  onChange: (jour: string) => void;
}) {
  return (
    <Champ
      type="date"
      libelle={libelle}
      max={max}
      value={valeur}
      onChange={(e) => onChange(CHAMPS.jourDonAnterieur.lire(e.target.value) ?? '')}
    />
  );
}
