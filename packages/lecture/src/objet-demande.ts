import { INTERROGATIFS } from './lexique/interrogatifs.ts';
import { IndexDesFormes, type MotCompare, motsCompares } from './lexique/index-des-formes.ts';
import { DE_L_IMPOT, MOTS_SANS_OBJET } from './lexique/objet-demande.ts';
import { PAYS_NOMMES, SUJETS_NOMMES } from './lexique/sujets-nommes.ts';
import { normaliser } from './texte/normaliser.ts';

const IMPOT = new IndexDesFormes(DE_L_IMPOT);
const SUJETS = new IndexDesFormes(SUJETS_NOMMES);
const PAYS = new IndexDesFormes(PAYS_NOMMES);

const conceptsDe = (index: IndexDesFormes, plats: readonly string[]): string[] => [
  ...new Set(plats.flatMap((plat) => index.trouver(plat).flatMap((f) => f.concepts))),
];

const LIBELLES = new Map([...SUJETS_NOMMES, ...PAYS_NOMMES].map((c) => [c.concept, c.libelle]));

/** What a reader calls a subject that was named. */
export const libelleDuSujet = (sujet: string): string => LIBELLES.get(sujet) ?? sujet;

/** Levies and regimes that a text names. */
export const lireSujetsNommes = (texte: string): ReadonlySet<string> =>
  new Set(conceptsDe(SUJETS, [normaliser(texte).texte]));

/** Countries other than France that a text names. */
export const lirePaysNommes = (texte: string): ReadonlySet<string> =>
  new Set(conceptsDe(PAYS, [normaliser(texte).texte]));

const FINS_DE_PHRASE = new Set(['.', '!', '?', ';', '\n']);
const FINS_DE_MEMBRE = new Set([...FINS_DE_PHRASE, ',', ':', '(', ')']);
const chiffre = (c: string | undefined): boolean => c !== undefined && c >= '0' && c <= '9';

/** A piece of a plain text, the mark that closes it included. */
interface Morceau {
  readonly debut: number;
  readonly texte: string;
}

/** A mark between figures closes nothing. */
function decouper({ debut, texte }: Morceau, marques: ReadonlySet<string>): Morceau[] {
  const morceaux: Morceau[] = [];
  let de = 0;
  for (let i = 0; i <= texte.length; i += 1) {
    if (i < texte.length && (!marques.has(texte[i] ?? '') || (chiffre(texte[i - 1]) && chiffre(texte[i + 1]))))
      continue;
    morceaux.push({ debut: debut + de, texte: texte.slice(de, i + 1) });
    de = i + 1;
  }
  return morceaux.filter((m) => m.texte.trim() !== '');
}

const interroge = ({ texte }: Morceau): boolean => motsCompares(texte).some((m) => INTERROGATIFS.has(m.cle));

/** Words too short to name a thing. */
const MOT_PLEIN = 3;
const nomme = ({ cle }: MotCompare): boolean =>
  cle.length >= MOT_PLEIN && !chiffre(cle[0]) && !MOTS_SANS_OBJET.has(cle) && !INTERROGATIFS.has(cle);

export interface ObjetDemande {
  /** Whether a sentence asks something: a mark, or a word that asks. */
  readonly demande: boolean;
  /** The words of the person that ask, when none of their sentences that ask speaks of the income tax, and they name a thing. */
  readonly autreQueLImpot: readonly string[];
  /** Levies and regimes named by the very clauses that ask. */
  readonly sujets: readonly string[];
  /** Those named anywhere in the sentences that ask. */
  readonly cadre: readonly string[];
  /** Countries other than France, named anywhere. */
  readonly pays: readonly string[];
}

const plats = (morceaux: readonly Morceau[]): string[] => morceaux.map((m) => m.texte);

const NIE = new Set(['pas', 'sans', 'aucun', 'aucune', 'jamais', 'ni', 'non']);
const PORTEE = 4;
/** « j’ai pas pris le versement libératoire »: what is denied just before is not asked about. */
function sujetsAffirmes(texte: string): string[] {
  const mots = motsCompares(texte);
  return SUJETS.trouver(texte).flatMap(({ concepts, debut }) => {
    const rang = mots.findIndex((m) => m.debut === debut);
    return mots.slice(Math.max(0, rang - PORTEE), rang).some((m) => NIE.has(m.cle)) ? [] : concepts;
  });
}

/** What the sentences that ask are about. « Combien ? » names nothing: it is about what was told. */
export function lireObjetDemande(question: string): ObjetDemande {
  const plat = normaliser(question);
  const phrases = decouper({ debut: 0, texte: plat.texte }, FINS_DE_PHRASE).filter(
    (phrase) => phrase.texte.trimEnd().endsWith('?') || interroge(phrase),
  );
  const membres = phrases.flatMap((phrase) => {
    const tous = decouper(phrase, FINS_DE_MEMBRE);
    const qui = tous.filter(interroge);
    return qui.length > 0 ? qui : tous.slice(-1);
  });
  const deLImpot = phrases.some(({ texte }) => IMPOT.trouver(texte).length > 0);
  return {
    demande: phrases.length > 0,
    autreQueLImpot: deLImpot ? [] : membres.flatMap((membre) => motsQuiNomment(question, plat, membre)),
    sujets: [...new Set(plats(membres).flatMap(sujetsAffirmes))],
    cadre: conceptsDe(SUJETS, plats(phrases)),
    pays: conceptsDe(PAYS, [plat.texte]),
  };
}

/** The words of a clause as the person wrote them, when they name a thing. */
function motsQuiNomment(question: string, plat: ReturnType<typeof normaliser>, { debut, texte }: Morceau): string[] {
  const mots = motsCompares(texte);
  const [premier, dernier] = [mots[0], mots.at(-1)];
  if (premier === undefined || dernier === undefined || !mots.some(nomme)) return [];
  return [question.slice(...plat.origine(debut + premier.debut, debut + dernier.fin))];
}
