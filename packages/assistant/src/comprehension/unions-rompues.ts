import { motsDits } from '@francis/lecture';

const PACS_ROMPU = motsDits(
  'depacse|depacses|depacsee|depacsees|depacser|pacs rompu|rompu le pacs|rompu notre pacs|rompu mon pacs|rompu son pacs|rompre le pacs|pacs dissous|dissous le pacs|dissous notre pacs|dissolution du pacs|dissolution de notre pacs|rupture du pacs|rupture de pacs|rupture de notre pacs|plus pacses|plus pacsee|plus pacse|pacs casse|casse le pacs|casse notre pacs',
);
const PAS_MARIES = motsDits(
  "etait pas maries|etait pas marie|etions pas maries|etait pas pacses|etions pas pacses|etait ni maries ni pacses|n'etait pas maries|n'etions pas maries|n'etait pas pacses|jamais ete maries|jamais ete mariee|jamais ete marie|sans avoir ete maries|sans etre maries avant|pas maries avant|avons jamais ete maries|a jamais ete maries",
);
const SEPARES = motsDits(
  "separe|separee|separes|separees|separation|s'est separes|rompu|rupture|quitte|quittes|quittee|parti|partie|reparti",
);

/** The end of the year after which a union still held counts for the year that is taxed. */
const ANNEE = 4;
function anneeApres(texte: string, place: number): number | undefined {
  const suite = texte.slice(place, place + 60).split(' ');
  return suite.map((mot) => Number.parseInt(mot, 10)).find((n) => String(n).length === ANNEE && n > 1990 && n < 2100);
}

/**
 * A union that is over, told by its end: « on est dépacsés », « pacs rompu en 2024 », « séparé, on n’était pas mariés ».
 * Who lived it files alone from the year of its end on (CGI art. 6, 5 and 6).
 * @param annee year of the incomes; a union that ended after it still held
 */
export function unionRompue(texte: string, annee: number): boolean {
  if (PACS_ROMPU.test(texte)) {
    const place = ['depacs', 'rompu', 'dissous', 'dissolution', 'rupture', 'plus pacs', 'casse']
      .map((mot) => texte.indexOf(mot))
      .find((i) => i >= 0);
    return (anneeApres(texte, place ?? 0) ?? annee) <= annee;
  }
  return PAS_MARIES.test(texte) && SEPARES.test(texte);
}
