import { useSyncExternalStore } from 'react';

const jamais = (): (() => void) => () => undefined;

/** Whether the script is there: false in what the build wrote, and while the browser takes it up. */
export const usePret = (): boolean =>
  useSyncExternalStore(
    jamais,
    () => true,
    () => false,
  );
