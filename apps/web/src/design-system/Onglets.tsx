import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface Onglet<V extends string> {
  valeur: V;
  nom: string;
  contenu: ReactNode;
}

interface Props<V extends string> {
  libelle: string;
  onglets: readonly Onglet<V>[];
  actif: V;
  onChange: (valeur: V) => void;
}

/** Tabs over their panels. The panels all stand, so that what is typed in one is kept by the others. */
export function Onglets<V extends string>({ libelle, onglets, actif, onChange }: Props<V>) {
  const id = useId();
  const liste = useRef<HTMLDivElement>(null);
  // On a phone the strip is longer than the screen: the tab that is open is brought into it.
  useEffect(() => {
    const bande = liste.current;
    const onglet = bande?.querySelector<HTMLElement>(`[data-valeur="${actif}"]`);
    if (!bande || !onglet) return;
    const [dans, lui] = [bande.getBoundingClientRect(), onglet.getBoundingClientRect()];
    bande.scrollLeft += lui.left + lui.width / 2 - (dans.left + dans.width / 2);
  }, [actif]);
  const auClavier = (e: KeyboardEvent): void => {
    const rang = onglets.findIndex(({ valeur }) => valeur === actif);
    const vers = { ArrowRight: rang + 1, ArrowLeft: rang - 1, Home: 0, End: onglets.length - 1 }[e.key];
    const choisi = vers === undefined ? undefined : onglets.at(vers % onglets.length);
    if (!choisi) return;
    e.preventDefault();
    onChange(choisi.valeur);
    liste.current?.querySelector<HTMLElement>(`[data-valeur="${choisi.valeur}"]`)?.focus();
  };
  return (
    <div className="onglets">
      <div className="onglets-liste" role="tablist" aria-label={libelle} ref={liste}>
        {onglets.map(({ valeur, nom }) => (
          <button
            key={valeur}
            type="button"
            role="tab"
            id={`${id}-${valeur}`}
            data-valeur={valeur}
            aria-selected={valeur === actif}
            aria-controls={`${id}-${valeur}-p`}
            tabIndex={valeur === actif ? 0 : -1}
            onClick={() => onChange(valeur)}
            onKeyDown={auClavier}
          >
            {nom}
          </button>
        ))}
      </div>
      {onglets.map(({ valeur, contenu }) => (
        <div
          key={valeur}
          className="onglet"
          role="tabpanel"
          id={`${id}-${valeur}-p`}
          aria-labelledby={`${id}-${valeur}`}
          hidden={valeur !== actif}
        >
          {contenu}
        </div>
      ))}
    </div>
  );
}
