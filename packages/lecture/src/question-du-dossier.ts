import { CHAMPS_DEMANDES, DU_CONJOINT, INTERROGENT, JOIGNENT } from './lexique/dossier.ts';
import { IndexDesFormes, motsCompares } from './lexique/index-des-formes.ts';
import { normaliserTexte } from './texte/normaliser.ts';

const INDEX = new IndexDesFormes(CHAMPS_DEMANDES);
const cles = (mots: readonly string[]): ReadonlySet<string> =>
  new Set(mots.flatMap((mot) => motsCompares(mot).map((m) => m.cle)));
const CONJOINT = cles(DU_CONJOINT);
const ASK = cles(INTERROGENT);
const LIENS = cles([...INTERROGENT, ...JOIGNENT]);
const OU = 'ou';

/** What is asked of a client file, and of whom. */
export interface QuestionDuDossier {
  readonly champs: readonly string[];
  readonly duConjoint: boolean;
}

/**
 * « combien d’enfants a-t-il ? », « où habite-t-elle ? »: a question whose every word asks a field of the file, or only
 * joins the others. One more word, an amount, a tax or a supposition, and it is a question as any other: undefined.
 */
export function lireQuestionDuDossier(question: string): QuestionDuDossier | undefined {
  const texte = normaliserTexte(question);
  const mots = motsCompares(texte);
  const formes = INDEX.trouver(texte);
  const restes = mots.filter((m) => !formes.some((f) => f.debut <= m.debut && m.fin <= f.fin));
  const demande = restes.some((m) => ASK.has(m.cle)) || question.trimEnd().endsWith('?');
  if (formes.length === 0 || !demande || !restes.every((m) => LIENS.has(m.cle) || CONJOINT.has(m.cle)))
    return undefined;
  const champs = [...new Set(formes.flatMap((f) => f.concepts.slice(0, 1)))];
  // A place of birth is no field that is read.
  if (champs.includes('naissance') && mots.some((m) => m.cle === OU)) return undefined;
  return { champs, duConjoint: restes.some((m) => CONJOINT.has(m.cle)) };
}
