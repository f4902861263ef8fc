import { creerMagasin } from './magasin.ts';

/** The two shortcuts, which a person may turn off. */
export interface Preferences {
  /** Ctrl or Cmd + M starts and stops the dictation. */
  readonly raccourci: boolean;
  /** Space held on the microphone's button. */
  readonly appui: boolean;
}

const CLE = 'francis.voix';
const DEFAUT: Preferences = { raccourci: true, appui: true };

function lire(): Preferences {
  try {
    const lues: unknown = JSON.parse(localStorage.getItem(CLE) ?? '{}');
    if (typeof lues !== 'object' || lues === null) return DEFAUT;
    return {
      raccourci: !('raccourci' in lues && lues.raccourci === false),
      appui: !('appui' in lues && lues.appui === false),
    };
  } catch {
    return DEFAUT;
  }
}

export const preferences = creerMagasin<Preferences>(lire());

export function choisirPreference(choix: Partial<Preferences>): void {
  const suivantes = { ...preferences.lire(), ...choix };
  preferences.poser(suivantes);
  try {
    localStorage.setItem(CLE, JSON.stringify(suivantes));
  } catch {
    // Storage refused: the choice lasts until the page is closed.
  }
}
