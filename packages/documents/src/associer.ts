import { ecartEntre } from './lignes.ts';
import type { Chiffre, Element, Libelle, Releve } from './releve.ts';
import type { Zone } from './types.ts';

/** A wording and the figures that stand for it. */
export interface Trouvaille<Cle extends string> {
  readonly libelle: Libelle<Cle>;
  readonly chiffres: readonly Chiffre[];
  /** The column that a word just before a figure names: « Vous 58 000 ». */
  readonly colonnes: ReadonlyMap<Chiffre, Cle>;
}

/** How far under a wording its figure may stand, in heights of the wording. */
const DESSOUS = 3.2;

const estColonne = (cle: string | undefined): boolean => cle?.startsWith('col:') ?? false;

/** Figures on the right of a wording up to the next words; failing that, right under it. */
export function associer<Cle extends string>(releve: Releve<Cle>): Trouvaille<Cle>[] {
  const pris = new Set<Chiffre>();
  const aDroite = releve.lignes.flatMap((ligne) =>
    ligne.flatMap((element, i): Trouvaille<Cle>[] => {
      if (element.genre !== 'libelle' || estColonne(element.cle)) return [];
      const { chiffres, colonnes } = chiffresApres(ligne, i);
      for (const chiffre of chiffres) pris.add(chiffre);
      return [{ libelle: element, chiffres, colonnes }];
    }),
  );
  return aDroite.map((trouvaille) => {
    if (trouvaille.chiffres.length > 0) return trouvaille;
    const dessous = chiffreDessous(releve, trouvaille.libelle, pris);
    return dessous ? { ...trouvaille, chiffres: [dessous] } : trouvaille;
  });
}

function chiffresApres<Cle extends string>(
  ligne: readonly Element<Cle>[],
  rang: number,
): { chiffres: Chiffre[]; colonnes: Map<Chiffre, Cle> } {
  const chiffres: Chiffre[] = [];
  const colonnes = new Map<Chiffre, Cle>();
  let colonne: Cle | undefined;
  for (const element of ligne.slice(rang + 1)) {
    if (element.genre === 'libelle') {
      if (!estColonne(element.cle) || element.douteux) break;
      colonne = element.cle;
    } else if (element.genre === 'chiffre') {
      chiffres.push(element);
      if (colonne !== undefined) colonnes.set(element, colonne);
      colonne = undefined;
    }
    // Words after a figure begin something else; before it they are a note, a letter or a box.
    else if (chiffres.length > 0 && element.mots.length > 0) break;
    else if (element.mots.some((mot) => mot.length > 3)) break;
  }
  return { chiffres, colonnes };
}

const chevauche = (a: Zone, b: Zone): boolean => a.x < b.x + b.l && b.x < a.x + a.l;

function chiffreDessous<Cle extends string>(
  releve: Releve<Cle>,
  libelle: Libelle<Cle>,
  pris: ReadonlySet<Chiffre>,
): Chiffre | undefined {
  const { zone } = libelle;
  for (const ligne of releve.lignes.slice(libelle.ligne + 1)) {
    const premier = ligne[0];
    if (premier?.page !== libelle.page) return undefined;
    const dessous = ligne.filter((element) => chevauche(element.zone, zone));
    if (dessous.length === 0) continue;
    const [element] = dessous;
    if (dessous.length > 1 || element?.genre !== 'chiffre' || pris.has(element)) return undefined;
    return (element.zone.y - zone.y - zone.h) / zone.h <= DESSOUS ? element : undefined;
  }
  return undefined;
}

/** How far from a header a figure may stand, in heights of letters. */
const COLONNE = 3;

const distance = (releve: Releve<string>, a: Zone, b: Zone): number => {
  const page = releve.pages[0];
  if (!page) return Infinity;
  const ecart = (x: number, y: number): number =>
    Math.abs(ecartEntre(page, { x, y: 0, l: 0, h: b.h }, { x: y, y: 0, l: 0, h: b.h }));
  return Math.min(ecart(a.x, b.x), ecart(a.x + a.l, b.x + b.l), ecart(a.x + a.l / 2, b.x + b.l / 2));
};

/** The header over a figure: of the nearest line above that has headers, the one that it is aligned with. */
export function colonneDe<Cle extends string>(releve: Releve<Cle>, chiffre: Chiffre): Cle | undefined {
  for (let i = chiffre.ligne - 1; i >= 0; i -= 1) {
    const ligne = releve.lignes[i] ?? [];
    if (ligne[0]?.page !== chiffre.page) return undefined;
    const entetes = ligne.filter((e): e is Libelle<Cle> => e.genre === 'libelle' && estColonne(e.cle) && !e.douteux);
    // « Impôt sur le revenu — Base — Taux — Montant — Cumul »: a section names itself on the line of its columns.
    const nus =
      ligne.every((e) => e.genre !== 'chiffre') &&
      (entetes.length > 1 || ligne.every((e) => e.genre !== 'libelle' || estColonne(e.cle) || e.cle === undefined));
    if (entetes.length === 0 || !nus) continue;
    const proches = entetes
      .map((entete) => ({ entete, d: distance(releve, entete.zone, chiffre.zone) }))
      .sort((a, b) => a.d - b.d);
    const [un, deux] = proches;
    // A header far on the left, alone, opens a section; one that could be either is none.
    if (un && un.d <= COLONNE && (deux === undefined || deux.d > un.d * 1.5)) return un.entete.cle;
    if (entetes.length > 1) return undefined;
    if (un && un.entete.zone.x <= Math.min(...(releve.lignes[chiffre.ligne] ?? []).map((e) => e.zone.x)) + 0.01)
      return un.entete.cle;
  }
  return undefined;
}
