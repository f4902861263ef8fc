/** What the committed figures say, read from the reports that the measures write. */
export interface Mesures {
  readonly date: string;
  readonly banc: {
    readonly questions: number;
    readonly justes: number;
    readonly exactes: number;
    readonly faussesExactes: number;
  };
  /** The bench again, with an amount that no law takes: an answer that stays « exact » did not see it. */
  readonly intrus: { readonly posees: number; readonly resteesExactes: number };
  /** Harder questions, read by hand by people who never saw the program. */
  readonly corpus: { readonly notees: number; readonly justes: number; readonly faussesExactes: number };
  readonly officiel: {
    readonly date: string;
    readonly tenues: number;
    readonly aLEuro: number;
    readonly toutes: number;
  };
}

/** A question that was answered wrong and called « exact », as it was said. */
export interface Erreur {
  readonly id: string;
  readonly question: string;
  /** Markdown. */
  readonly reponse: string;
  readonly juste: string;
  /** What the scorer missed, in sentences; empty where only the figure was wrong. */
  readonly manque: string;
}

interface Reponses {
  readonly justes: number;
  readonly faussesExactes: number;
  /** Absent from the first measures, which kept their number only. */
  readonly erreurs?: readonly Erreur[];
}

/** Cases whose figures are known beforehand, and those that the engine does not find again. */
interface Controle {
  readonly tous: number;
  readonly justes: number;
  readonly manques: readonly string[];
}

/** What the engine gave against figures that somebody else computed. */
export interface ControleDuMoteur {
  /** 609 households on which two independent computations agree. */
  readonly foyers: Controle;
  /** Worked examples that the administration publishes. */
  readonly exemples: Controle;
  readonly etranger: Controle;
  readonly programme: { readonly tous: number; readonly justes: number };
}

/** What one day of measure gave; a day may hold one of the measures only. */
export interface Version {
  readonly date: string;
  readonly banc?: Reponses & { readonly questions: number };
  readonly corpus?: Reponses & { readonly notees: number };
  readonly moteur?: ControleDuMoteur;
}

/** The latest control of the engine, with its day. */
export function dernierControle(
  versions: readonly Version[],
): (ControleDuMoteur & { readonly date: string }) | undefined {
  const derniere = versions.findLast(({ moteur }) => moteur !== undefined);
  return derniere?.moteur && { ...derniere.moteur, date: derniere.date };
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

const DEBUT_INTRUS = '- Montant sans rapport ajouté : ';

function lireIntrus(lecture: string): Mesures['intrus'] {
  const ligne = lecture.split('\n').find((une) => une.startsWith(DEBUT_INTRUS));
  const [posees, resteesExactes] = (ligne?.slice(DEBUT_INTRUS.length).split(' : ')[0] ?? '').split(', ').map(nombre);
  if (!posees || resteesExactes === undefined) throw new Error('the report no longer says what an added amount gave');
  return { posees, resteesExactes };
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
    intrus: lireIntrus(lecture),
    corpus: { notees: somme(1), justes: somme(2), faussesExactes: somme(3) },
    officiel: { date: dateOfficiel, tenues: nombre(tenues), aLEuro: nombre(aLEuro), toutes: nombre(toutes) },
  };
}
