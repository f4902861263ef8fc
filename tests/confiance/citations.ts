import type { ReponseAssistant } from '@francis/assistant';
import { chargerNotes, contientMotPourMot, reconnaitreCitation } from '@francis/knowledge';
import { nombresLegaux, sansOrigine } from '../../packages/assistant/src/evaluation/origine-des-chiffres.ts';

const FIGURE = '¤';
const ENTRE_GUILLEMETS = /«([^»]*)»/g;
const UN_MOT = /^\p{L}[\p{L}’'-]*$/u;
/** Such an answer says itself that its rule was not in force then. */
const AUTRE_PERIODE = /\*\*Règle (?:terminée le|en vigueur depuis le) /;

const nettoyer = (texte: string): string =>
  texte
    .replace(/\{\{~ ?([^}]*)\}\}/g, '$1')
    .replace(/\{\{[^}]*\}\}/g, FIGURE)
    .replace(/\[\^[\w-]+\]/g, '');

let memoire: readonly string[] | undefined;
const textesDesNotes = (): readonly string[] =>
  (memoire ??= chargerNotes().flatMap((n) =>
    [
      n.titre,
      n.reponse,
      ...n.sections.map((s) => s.texte),
      // A false belief is quoted as the note states it, to be called false.
      ...n.ideesRecues.flatMap((i) => [i.dit, i.correction]),
    ].map(nettoyer),
  ));

const aplatir = (t: string): string => t.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * What an answer quotes or cites without support, read from outside the pipeline: words between guillemets that stand
 * neither in a note nor in the question, a source that the catalogue does not know or that was not in force on the day
 * asked. Empty when all is founded.
 */
function citationsSansAppui(
  { balisage, sources, droit }: ReponseAssistant,
  question: string,
  aujourdhui: string,
): string[] {
  const fautes: string[] = [];
  const lu = balisage.replace(/\[\d+\]\(#note-n\d+\)/g, '').replace(/\[[^\]]*\]\(#calcul-c\d+\)/g, FIGURE);
  if (lu.split('«').length !== lu.split('»').length) fautes.push('guillemet sans sa paire');
  for (const [, brut = ''] of lu.matchAll(ENTRE_GUILLEMETS)) {
    const mots = brut.trim();
    const fondee =
      UN_MOT.test(mots) ||
      textesDesNotes().some((t) => contientMotPourMot(t, mots)) ||
      contientMotPourMot(aplatir(question), aplatir(mots));
    if (!fondee) fautes.push(`citation « ${mots} »`);
  }
  const jour = droit?.jour ?? aujourdhui;
  for (const source of sources) {
    const reference = reconnaitreCitation(source.split(' — ')[0] ?? '');
    if (reference === undefined) fautes.push(`source inconnue ${source}`);
    else if (!AUTRE_PERIODE.test(balisage) && ((reference.depuis ?? '') > jour || (reference.jusquAu ?? '9999') < jour))
      fautes.push(`source hors période ${source}`);
  }
  return fautes;
}

/** The number of a law, of a line or of a form is a name, not a figure. */
const NOM_DE_TEXTE = /\b(?:lois?|décrets?|ordonnances?) n°\s?\d{4}-\d+|\b(?:ligne|formulaire|imprimé) \d{3}\b/g;

let legaux: ReadonlySet<number> | undefined;

/** Everything that an answer says without an origin: figures, articles, links, quotations, sources. */
export function sansFondement(reponse: ReponseAssistant, question: string, aujourdhui: string): string[] {
  legaux ??= nombresLegaux();
  const lue = { ...reponse, balisage: reponse.balisage.replace(NOM_DE_TEXTE, '') };
  return [...sansOrigine(lue, question, legaux), ...citationsSansAppui(reponse, question, aujourdhui)];
}
