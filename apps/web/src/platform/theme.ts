import { useSyncExternalStore } from 'react';

export type Theme = 'clair' | 'sombre';

const SOMBRE = '(prefers-color-scheme:dark)';

function current(): Theme {
  const choix = document.documentElement.dataset['theme'];
  if (choix === 'clair' || choix === 'sombre') return choix;
  return matchMedia(SOMBRE).matches ? 'sombre' : 'clair';
}

const listeners = new Set<() => void>();

export function toggleTheme(): void {
  const theme: Theme = current() === 'sombre' ? 'clair' : 'sombre';
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage refused: the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** The theme in force: chosen here, else the system's. */
export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    const systeme = matchMedia(SOMBRE);
    listeners.add(listener);
    systeme.addEventListener('change', listener);
    return () => {
      listeners.delete(listener);
      systeme.removeEventListener('change', listener);
    };
  }, current);
}
