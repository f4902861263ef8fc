import { parcourirXml, tout } from './xml.ts';
import { decompresser, type EntreeZip } from './zip.ts';

/** Numbers that the format itself shows as dates (ECMA-376, 18.8.30). */
const DATES_CONNUES = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 34, 35, 36, 45, 46, 47, 50, 57, 58,
]);
const POURCENTS_CONNUS = new Set([9, 10]);
const JOUR = 86_400_000;
/** What a spreadsheet lets one write. */
const CODE_MAX = 255;
/** Day 0 of the two calendars of spreadsheets, the first with its false 29 February 1900. */
const ORIGINE_1900 = Date.UTC(1899, 11, 30);
const ORIGINE_1904 = Date.UTC(1904, 0, 1);

export interface Formats {
  /** A number as the sheet shows it: a date, a percentage, else itself. */
  ecrire(valeur: string, style: number): string;
}

interface Options {
  readonly max: number;
  readonly depuis1904: boolean;
}

/** What the styles of a workbook say of its numbers. */
export async function lireFormats(entree: EntreeZip | undefined, { max, depuis1904 }: Options): Promise<Formats> {
  const [propres, styles]: [Map<number, string>, number[]] = [new Map(), []];
  if (entree) {
    let dedans = false;
    const parcours = parcourirXml(decompresser(entree, max), {
      ouvrir: (nom, attributs) => {
        if (nom === 'numFmt') propres.set(Number(attributs['numFmtId']), codeDe(attributs['formatCode'] ?? ''));
        if (nom === 'cellXfs') dedans = true;
        if (nom === 'xf' && dedans) styles.push(Number(attributs['numFmtId'] ?? 0));
      },
      fermer: (nom) => {
        if (nom === 'cellXfs') dedans = false;
      },
    });
    await tout(parcours);
  }
  const code = (format: number): string => propres.get(format) ?? '';
  return {
    ecrire(valeur, style) {
      const format = styles[style] ?? 0;
      const nombre = Number(valeur);
      if (!Number.isFinite(nombre)) return valeur;
      if (DATES_CONNUES.has(format) || /[dy]/i.test(code(format))) return enDate(nombre, depuis1904);
      const pourcent = POURCENTS_CONNUS.has(format) || code(format).includes('%');
      return pourcent ? `${arrondi(nombre * 100)} %` : String(arrondi(nombre));
    },
  };
}

/** A code without what it quotes: read once, and not at all when it is longer than a code can be. */
const codeDe = (ecrit: string): string => (ecrit.length > CODE_MAX ? '' : ecrit.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));

/** What binary fractions add after the fifteenth digit is not what was typed. */
const arrondi = (nombre: number): number => Number(nombre.toPrecision(15));

function enDate(jours: number, depuis1904: boolean): string {
  const minutes = Math.round(jours * 1440);
  const instant = new Date((depuis1904 ? ORIGINE_1904 : ORIGINE_1900) + minutes * (JOUR / 1440));
  if (Number.isNaN(instant.getTime())) return String(jours);
  const iso = instant.toISOString();
  return minutes % 1440 === 0 ? iso.slice(0, 10) : iso.slice(0, 16);
}
