/** What the committed figures say, read from the reports that the measures write. */
export interface Mesures {
  readonly date: string;
  readonly banc: {
    readonly questions: number;
    readonly justes: number;
    readonly exactes: number;
    readonly faussesExactes: number;
  };
  /** Harder questions, read by hand by people who never saw the program. */
  readonly corpus: { readonly notees: number; readonly justes: number; readonly faussesExactes: number };
  readonly officiel: {
    readonly date: string;
    readonly tenues: number;
    readonly aLEuro: number;
    readonly toutes: number;
  };
}

/** What one day of measure gave. */
export interface Version {
  readonly date: string;
  readonly banc: { readonly questions: number; readonly justes: number; readonly faussesExactes: number };
  readonly corpus: { readonly notees: number; readonly justes: number; readonly faussesExactes: number };
}

export interface Ecart {
  readonly cas: string;
  readonly article: string;
  readonly pourquoi: string;
}

const DEBUT_ECART = ' › écart gardé ';

/** The declarations that the engine does not give to the euro, each with its reason. */
export function lireEcarts(officiel: string): Ecart[] {
  return officiel
    .split('\n')
    .filter((ligne) => ligne.includes(DEBUT_ECART))
    .map((ligne) => {
      const [, apres = ''] = ligne.split(DEBUT_ECART);
      const [dit = ''] = apres.split(' | ');
      const [nom = '', ...phrases] = dit.split(' : ');
      const [cas = '', ...article] = nom.split(', ');
      return { cas, article: article.join(', '), pourquoi: phrases.join('\u202f: ') };
    });
}

const nombre = (texte: string | undefined): number => Number((texte ?? '').replace(/\D/g, ''));

function trouver(texte: string, motif: RegExp): RegExpExecArray {
  const trouve = motif.exec(texte);
  if (!trouve) throw new Error(`the report no longer says ${motif.source}`);
  return trouve;
}

/** @throws when a report changed its sentences: the page shows nothing rather than a figure that means something else. */
export function lireMesures(lecture: string, officiel: string): Mesures {
  const [, date = ''] = trouver(lecture, /- Date : (\d{4}-\d{2}-\d{2})/);
  const banc = trouver(
    lecture,
    /- Banc : (\d+) questions, (\d+) justes dont (\d+) dites exactes ; \*\*(\d+) fausses et dites exactes\*\*/,
  );
  const lignes = [...lecture.matchAll(/^\| w\d+ \| [^|]+ \| (\d+) \| (\d+) \| (\d+) \|$/gm)];
  if (lignes.length === 0) throw new Error('the report no longer holds the table of the corpus');
  const somme = (colonne: number): number => lignes.reduce((total, ligne) => total + nombre(ligne[colonne]), 0);
  const [, dateOfficiel = ''] = trouver(officiel, /- Date : (\d{4}-\d{2}-\d{2})/);
  const [, tenues, toutes] = trouver(officiel, /tiennent ([\d\s]+) déclarations sur ([\d\s]+),/);
  const [, aLEuro] = trouver(officiel, /› ([\d\s]+) déclarations sur [\d\s]+ tombent juste à l’euro/);
  return {
    date,
    banc: {
      questions: nombre(banc[1]),
      justes: nombre(banc[2]),
      exactes: nombre(banc[3]),
      faussesExactes: nombre(banc[4]),
    },
    corpus: { notees: somme(1), justes: somme(2), faussesExactes: somme(3) },
    officiel: { date: dateOfficiel, tenues: nombre(tenues), aLEuro: nombre(aLEuro), toutes: nombre(toutes) },
  };
}
