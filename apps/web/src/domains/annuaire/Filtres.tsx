import { LANGUES_ANNUAIRE, METIERS_ANNUAIRE, SUJETS_ANNUAIRE, VILLES_ANNUAIRE } from '@francis/contract';
import type { ReactNode } from 'react';
import { Champ, ChampChoix } from '../../design-system/index.ts';
import type { Criteres } from './api.ts';

interface PropsFiltres {
  criteres: Criteres;
  onChange: (criteres: Criteres) => void;
}

/** What narrows the directory, applied as it is typed. */
export function Filtres({ criteres, onChange }: PropsFiltres) {
  const choisir = (nom: 'metier' | 'sujet' | 'langue', valeur: string): void => {
    const { [nom]: _avant, ...reste } = criteres;
    // The values of the list are those of the contract; the server checks them again.
    onChange(valeur === '' ? reste : { ...reste, [nom]: valeur });
  };
  return (
    <search className="filtres-annuaire">
      <Champ
        libelle="Nom ou cabinet"
        type="search"
        autoComplete="off"
        maxLength={80}
        value={criteres.recherche}
        onChange={(e) => onChange({ ...criteres, recherche: e.target.value })}
      />
      <Champ
        libelle="Ville"
        list="villes-annuaire"
        autoComplete="off"
        maxLength={80}
        value={criteres.ville}
        onChange={(e) => onChange({ ...criteres, ville: e.target.value })}
      />
      <datalist id="villes-annuaire">
        {VILLES_ANNUAIRE.map((ville) => (
          <option key={ville} value={ville}>
            {ville}
          </option>
        ))}
      </datalist>
      <Choix libelle="Métier" valeur={criteres.metier} onChange={(v) => choisir('metier', v)}>
        {options(METIERS_ANNUAIRE)}
      </Choix>
      <Choix libelle="Sujet" valeur={criteres.sujet} onChange={(v) => choisir('sujet', v)}>
        {options(SUJETS_ANNUAIRE)}
      </Choix>
      <Choix libelle="Langue" valeur={criteres.langue} onChange={(v) => choisir('langue', v)}>
        {options(LANGUES_ANNUAIRE)}
      </Choix>
    </search>
  );
}

const options = (libelles: Readonly<Record<string, string>>): ReactNode =>
  Object.entries(libelles).map(([cle, libelle]) => (
    <option key={cle} value={cle}>
      {libelle}
    </option>
  ));

interface PropsChoix {
  libelle: string;
  valeur: string | undefined;
  onChange: (valeur: string) => void;
  children: ReactNode;
}

function Choix({ libelle, valeur, onChange, children }: PropsChoix) {
  return (
    <ChampChoix libelle={libelle} value={valeur ?? ''} onChange={(e) => onChange(e.target.value)}>
      <option value="">Indifférent</option>
      {children}
    </ChampChoix>
  );
}
