import { useSyncExternalStore } from 'react';
import { ecouterTheme, type Theme, themeCourant } from './theme.ts';

export const useTheme = (): Theme => useSyncExternalStore(ecouterTheme, themeCourant, () => 'clair');
