import { useSyncExternalStore } from 'react';
import { DEPART, ecouterApplication, type EtatApplication, lireApplication } from './application.ts';

export const useApplication = (): EtatApplication =>
  useSyncExternalStore(ecouterApplication, lireApplication, () => DEPART);
