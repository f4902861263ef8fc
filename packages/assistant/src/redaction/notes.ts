import { motsPartages } from '@francis/knowledge';
import { estProche } from '../modele-embarque/chemin.ts';
import { demandeConfirmation } from '../modele-embarque/question-de-droit.ts';
import type { NoteCitable } from '../outils/chercher-notes.ts';
import type { Brouillon } from './brouillon.ts';

/** Sections of a note that an answer repeats; the example stays for who asks for one. */
const SECTIONS = ['Conditions', 'Exceptions'];
/** From which share of the first note's certainty the second one is told too: either may be what was asked. */
const PERTINENCE_VOISINE = 0.75;
const EXEMPLE = /\bexemples?\b|\bconcretement\b|\billustr\w+/;

function section(b: Brouillon, titre: string, texte: string): void {
  b.paragraphe(`**${titre}**`);
  b.ligne('');
  for (const ligne of texte.split('\n')) b.ligne(ligne);
}

/** Says first that the figure asked is not computed, so that nobody takes the rule for it. */
export function annoncerSansCalcul(b: Brouillon): void {
  const note = b.note(
    'sans-calcul',
    'non_couvert',
    'Pas de calcul',
    'Ce calcul n’est pas encore couvert : la réponse donne la règle, pas votre montant.',
  );
  b.paragraphe(`Je ne calcule pas encore ce montant ; voici la règle qui s’applique.${note}`);
}

/** Says that the rule found may not be all of the answer. */
export function annoncerRegleProche(b: Brouillon): void {
  const note = b.note(
    'proche',
    'avertissement',
    'Règle la plus proche',
    'Votre question n’a pas de réponse directe parmi mes règles vérifiées : voici la plus proche. Précisez-la si elle vise autre chose.',
  );
  b.paragraphe(`Voici la règle la plus proche de votre question.${note}`);
}

/** The note that answers, what it corrects first, then the one that comes close. Their words are quoted as they are. */
export function redigerNotes(notes: readonly NoteCitable[], question: string, b: Brouillon): void {
  const [note, seconde] = notes;
  if (note === undefined) return;
  const correction = note.correction ?? (demandeConfirmation(question) ? note.corrections[0] : undefined);
  if (correction !== undefined) b.paragraphe(correction);
  paragraphes(note.reponse, b);
  const voulues = EXEMPLE.test(question) ? [...SECTIONS, 'Exemple'] : SECTIONS;
  const montrees = note.sections.filter(({ titre }) => voulues.includes(titre));
  const regle = note.sections.find(({ titre }) => titre === 'Règle');
  if (regle && apporte(regle.texte, [note.titre, note.reponse, ...montrees.map((s) => s.texte)].join('\n'), question))
    paragraphes(regle.texte, b);
  for (const { titre, texte } of montrees) section(b, titre, texte);
  if (seconde && seconde.pertinence >= PERTINENCE_VOISINE * note.pertinence && !estProche(seconde))
    b.paragraphe(`**Voir aussi — ${seconde.titre}**`).paragraphe(
      seconde.correction ?? seconde.reponse.replace(/\n/g, ' '),
    );
}

function paragraphes(texte: string, b: Brouillon): void {
  for (const paragraphe of texte.split(/\n{2,}/)) b.paragraphe(paragraphe.replace(/\n(?!- )/g, ' '));
}

/** Whether a text speaks of something asked that what is already shown leaves out. */
function apporte(texte: string, montre: string, question: string): boolean {
  const dejaDit = motsPartages(question, montre);
  return [...motsPartages(question, texte)].some((cle) => !dejaDit.has(cle));
}
