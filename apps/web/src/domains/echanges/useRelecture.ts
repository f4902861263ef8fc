import { useEffect } from 'react';
import { derniereActivite } from '../../platform/activite.ts';

const RELIRE_MS = 15_000;
const ABSENCE_MS = 120_000;

/**
 * Reads again from time to time what somebody else may have written: only while the screen is seen and somebody is at work,
 * as a reading that went on by itself would keep an unattended session open.
 */
export function useRelecture(relire: () => void): void {
  useEffect(() => {
    const minuterie = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() - derniereActivite() < ABSENCE_MS) relire();
    }, RELIRE_MS);
    return () => clearInterval(minuterie);
  }, [relire]);
}
