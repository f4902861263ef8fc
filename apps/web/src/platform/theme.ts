export type Theme = 'clair' | 'sombre';

const SOMBRE = '(prefers-color-scheme:dark)';

/** The theme in force: chosen here, else the system's. */
export function themeCourant(): Theme {
  const choix = document.documentElement.dataset['theme'];
  if (choix === 'clair' || choix === 'sombre') return choix;
  return matchMedia(SOMBRE).matches ? 'sombre' : 'clair';
}

const listeners = new Set<() => void>();

export function toggleTheme(): void {
  const theme: Theme = themeCourant() === 'sombre' ? 'clair' : 'sombre';
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage refused: the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Says each change: chosen here, or by the system. */
export function ecouterTheme(listener: () => void): () => void {
  const systeme = matchMedia(SOMBRE);
  listeners.add(listener);
  systeme.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    systeme.removeEventListener('change', listener);
  };
}

/** What the button that changes it says. */
export const libelleTheme = (theme: Theme): string =>
  theme === 'sombre' ? 'Passer au thème clair' : 'Passer au thème sombre';
