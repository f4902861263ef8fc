import { useEffect, useState } from 'react';

/** The line of the window that says which section is read. */
const LIGNE = 0.4;

/** The section that crosses the line at 40 % of the window; the first before it, the last at the end of the page. */
export function useAncre(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  useEffect(() => {
    let demande = 0;
    const relever = (): void => {
      demande = 0;
      const ligne = innerHeight * LIGNE;
      const passees = ids.filter((id) => {
        const haut = document.getElementById(id)?.getBoundingClientRect().top;
        return haut !== undefined && haut <= ligne;
      });
      // The last section may be too short ever to reach the line.
      const auBout = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      setActive(auBout ? ids.at(-1) : (passees.at(-1) ?? ids[0]));
    };
    const suivre = (): void => {
      if (demande === 0) demande = requestAnimationFrame(relever);
    };
    addEventListener('scroll', suivre, { passive: true });
    addEventListener('resize', suivre);
    relever();
    return () => {
      cancelAnimationFrame(demande);
      removeEventListener('scroll', suivre);
      removeEventListener('resize', suivre);
    };
  }, [ids]);
  return active;
}
