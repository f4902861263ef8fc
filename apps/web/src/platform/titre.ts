import { useEffect } from 'react';

/** Title of the page, read first by a screen reader after a navigation. */
export function useTitre(titre: string): void {
  useEffect(() => {
    document.title = titre === '' ? 'Francis' : `${titre} — Francis`;
  }, [titre]);
}
