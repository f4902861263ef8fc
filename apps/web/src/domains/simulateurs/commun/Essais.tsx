import { createContext, type ReactNode, use } from 'react';
import { Bouton } from '../../../design-system/index.ts';

/** A one-click what-if on the first situation. */
export interface Essai<S> {
  readonly libelle: string;
  readonly partiel: Partial<S>;
}

/** Given by the frame of the simulator, drawn beside its figure. */
const ContexteEssais = createContext<ReactNode>(null);

interface Props<S> {
  essais: readonly Essai<S>[];
  ajouter: (partiel: Partial<S>) => void;
  children: ReactNode;
}

/** Gives the what-ifs to the figure that they would change. */
export function AvecEssais<S extends object>({ essais, ajouter, children }: Props<S>) {
  const boutons = essais.map((essai) => (
    <Bouton key={essai.libelle} taille="petite" icone="plus" onClick={() => ajouter(essai.partiel)}>
      {essai.libelle}
    </Bouton>
  ));
  return <ContexteEssais value={boutons.length > 0 ? boutons : null}>{children}</ContexteEssais>;
}

/** « Et si… », beside the figure. */
export function EtSi() {
  const boutons = use(ContexteEssais);
  if (boutons === null) return null;
  return (
    <div className="essais et-si" role="group" aria-label="Et si quelque chose changeait">
      <span aria-hidden="true">Et si…</span>
      {boutons}
    </div>
  );
}
