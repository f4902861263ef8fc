import { motsDits } from '@francis/lecture';

/** How much of its capital a company was paid: all of it, a part of it, or something is told that is not understood. */
export type CapitalVerse = 'entier' | 'partiel' | 'obscur';

const NON = motsDits(
  "pas|non|jamais|partiellement|partielle|en partie|moitie|incompletement|insuffisamment|qu'a|reste",
);
const PROPOSITIONS = [',', '.', ';', ':', '?', '(', ')'];
const PHRASES = ['. ', ';', '?', '!'];

/** « capital pas entièrement libéré », « libéré à 50 % »: one clause says the capital and that some of it is still due. */
function ditNonLibere(texte: string): boolean {
  return couper(texte, PROPOSITIONS).some((dite) => {
    const place = ['liber', 'verse'].map((mot) => dite.indexOf(mot)).find((i) => i >= 0);
    if (place === undefined || !dite.includes('capital')) return false;
    const apres = Number.parseInt(dite.slice(place).split(' a ')[1] ?? '', 10);
    const partiel = dite.includes('%') && apres > 0 && apres < 100;
    return (
      partiel ||
      NON.test(dite.slice(dite.indexOf('capital'))) ||
      NON.test(dite.slice(0, place).split(' mais ').at(-1) ?? '')
    );
  });
}

const couper = (texte: string, signes: readonly string[]): string[] =>
  signes.reduce((t, signe) => t.replaceAll(signe, '|'), texte).split('|');

/** What partners do with the capital that they owe. */
const VERSER = motsDits(
  'mis|mettre|verse|verses|versee|verser|libere|liberee|liberes|liberer|apporte|apportee|apportes|apporter|depose|deposee|deposes|deposer|vire|viree|vires|virer|paye|payee|payer|appele|appelee|injecte|injecter|bloque|debloque',
);
const EN_PARTIE = motsDits(
  "la moitie|a moitie|qu'a moitie|qu'au quart|qu'au tiers|qu'en partie|pour moitie|le quart|un quart|le tiers|un tiers|un cinquieme|le cinquieme|mis que|verse que|apporte que|depose que|libere que|vire que|paye que|n'a que|n'ont que|n'avons que|n'ai que|seulement|jamais le reste|jamais mis le reste|le reste plus tard|le reste apres|pas encore|pas tout|pas tous|pas complete|pas completement|pas entierement|pas totalement|pas integralement|en partie|partiellement|reste a verser|reste a liberer|reste a mettre|reste a apporter|a liberer|encore a verser|encore du|non appele|non verse|non libere|dont",
);
const EN_ENTIER = motsDits(
  'tout verse|entierement|totalement|integralement|en totalite|en entier|completement|tout libere|tout le capital|100 %|100%|libere|liberee|verse|versee|ok',
);
const NIE = motsDits("pas|jamais|non|aucun|n'est|n'a|n'ai|n'avons|n'ont|sans");

/** What a normalised text tells of the capital of a company; undefined when it tells nothing of how much was paid. */
export function lireCapitalVerse(texte: string): CapitalVerse | undefined {
  if (ditNonLibere(texte)) return 'partiel';
  const dites = couper(texte, PHRASES).filter((p) => p.includes('capital') && VERSER.test(p));
  if (dites.some((p) => EN_PARTIE.test(p))) return 'partiel';
  const [premiere] = dites;
  if (premiere === undefined) return undefined;
  return EN_ENTIER.test(premiere) && !NIE.test(premiere) ? 'entier' : 'obscur';
}
