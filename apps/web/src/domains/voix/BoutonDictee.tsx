import { type KeyboardEvent, useEffect, useRef } from 'react';
import { BoutonIcone } from '../../design-system/index.ts';
import { type Appui, creerAppui } from './appui.ts';
import { useMagasin } from './magasin.ts';
import { horlogeDuNavigateur } from './ports.ts';
import { preferences } from './preferences.ts';

interface Props {
  /** Whether it listens for its field. */
  ecoute: boolean;
  demarrer: () => void;
  arreter: () => void;
  libelle?: string;
  /** Ctrl or Cmd + M reaches this one. */
  raccourci?: boolean;
  disabled?: boolean;
}

const ESPACE = ' ';

/** The microphone of a field: a click turns it on or off; Space held on it speaks as long as it is held. */
export function BoutonDictee({ ecoute, demarrer, arreter, libelle = 'Dicter', raccourci = false, disabled }: Props) {
  const choix = useMagasin(preferences);
  const courant = useRef({ ecoute, demarrer, arreter });
  useEffect(() => {
    courant.current = { ecoute, demarrer, arreter };
  });
  const appui = useRef<Appui>(undefined);
  /** Made at its first use: the machine reads the refs, which nothing may do while drawing. */
  const touche = (): Appui => {
    appui.current ??= creerAppui({
      horloge: horlogeDuNavigateur,
      ecoute: () => courant.current.ecoute,
      demarrer: () => courant.current.demarrer(),
      arreter: () => courant.current.arreter(),
    });
    return appui.current;
  };
  const actif = raccourci && choix.raccourci && !disabled;
  useEffect(() => {
    if (!actif) return undefined;
    const surTouche = (e: globalThis.KeyboardEvent): void => {
      if (e.key.toLowerCase() !== 'm' || !(e.ctrlKey || e.metaKey) || e.altKey || e.shiftKey || e.repeat) return;
      // A window over the page has the keyboard.
      if (document.querySelector('dialog[open]')) return;
      e.preventDefault();
      if (courant.current.ecoute) courant.current.arreter();
      else courant.current.demarrer();
    };
    document.addEventListener('keydown', surTouche);
    return () => document.removeEventListener('keydown', surTouche);
  }, [actif]);

  const appuyer = (e: KeyboardEvent): void => {
    if (e.key !== ESPACE || !choix.appui) return;
    e.preventDefault();
    touche().enfoncer();
  };
  const lacher = (e: KeyboardEvent): void => {
    if (e.key !== ESPACE || !choix.appui) return;
    // The button would be clicked.
    e.preventDefault();
    touche().relacher();
  };
  return (
    <BoutonIcone
      icone="micro"
      libelle={ecoute ? 'Arrêter la dictée' : libelle}
      className={ecoute ? 'en-ecoute' : ''}
      aria-keyshortcuts={actif ? 'Control+M Meta+M' : undefined}
      disabled={disabled}
      onClick={() => (ecoute ? arreter() : demarrer())}
      onKeyDown={appuyer}
      onKeyUp={lacher}
      // The key let go elsewhere is let go.
      onBlur={() => appui.current?.relacher()}
    />
  );
}
