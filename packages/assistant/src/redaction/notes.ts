import { motsPartages } from '@francis/knowledge';
import { estProche } from '../modele-embarque/chemin.ts';
import { demandeConfirmation, demandeUneQuantite, demandeUneReponse } from '../modele-embarque/question-de-droit.ts';
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
  const correction = trouverCorrection(notes, question);
  if (correction !== undefined) b.paragraphe(correction);
  paragraphes(sansOuiNiNon(note, question, correction !== undefined), b);
  const voulues = EXEMPLE.test(question) ? [...SECTIONS, 'Exemple'] : SECTIONS;
  const montrees = note.sections.filter(({ titre }) => voulues.includes(titre));
  const regle = note.sections.find(({ titre }) => titre === 'Règle');
  if (regle && apporte(regle.texte, [note.titre, note.reponse, ...montrees.map((s) => s.texte)].join('\n'), question))
    paragraphes(regle.texte, b);
  for (const { titre, texte } of montrees) section(b, titre, texte);
  if (seconde && seconde.pertinence >= PERTINENCE_VOISINE * note.pertinence && !estProche(seconde))
    b.paragraphe(`**Voir aussi — ${seconde.titre}**`).paragraphe(
      sansOuiNiNon(seconde, question, true).replace(/\n/g, ' '),
    );
}

/** How sure a belief must be to be corrected: asserted (known of the first note or of another), spoken of, or computed. */
const CROYANCE = {
  dite: { contenance: 0.48, certitude: 7 },
  voisine: { contenance: 0.62, certitude: 7 },
  evoquee: { contenance: 0.75, certitude: 18 },
  calculee: { contenance: 0.55, certitude: 18 },
} as const;
const AU_CHOIX = /\bou (?:pas|non)\b/;
/** A note that comes further behind the first one than that speaks of something else. */
const VOISINAGE = 0.6;
const NON = /^Non(?:\u202f| )?(?:: |, )(?=\p{L})/u;

/** What the question takes for granted and is wrong, from whichever note knows it best. */
function trouverCorrection(notes: readonly NoteCitable[], question: string): string | undefined {
  const [note] = notes;
  if (note === undefined) return undefined;
  if (demandeConfirmation(question))
    return (
      corrigerCroyance([note], CROYANCE.dite) ??
      corrigerCroyance(
        notes.filter((n) => n.pertinence >= VOISINAGE * note.pertinence),
        CROYANCE.voisine,
      )
    );
  // An open question holds no belief, and the very question of the note is answered straight.
  if (!demandeUneReponse(question) || demandeUneQuantite(question)) return undefined;
  if (note.directe >= AFFIRMATION_DE_LA_NOTE || AU_CHOIX.test(question)) return undefined;
  // Asked rather than asserted, a belief may be denied by the question itself: what is true is said without a « non ».
  const correction = corrigerCroyance([note], CROYANCE.evoquee)?.replace(NON, '');
  return correction === undefined ? undefined : majuscule(correction);
}

const majuscule = (texte: string): string => texte.charAt(0).toUpperCase() + texte.slice(1);

function corrigerCroyance(
  notes: readonly NoteCitable[],
  { contenance, certitude }: { readonly contenance: number; readonly certitude: number },
): string | undefined {
  const [croyance] = notes
    .flatMap((n) => (n.croyance ? [n.croyance] : []))
    .filter((c) => c.contenance >= contenance && c.certitude >= certitude)
    .sort((x, y) => y.certitude - x.certitude);
  return croyance?.correction;
}

/** Corrects, before a computation, what its question takes for granted; an amount merely asked holds no belief. */
export function corrigerAvantCalcul(notes: readonly NoteCitable[], question: string, b: Brouillon): void {
  if (demandeUneQuantite(question) && !demandeConfirmation(question)) return;
  const correction = corrigerCroyance(notes, CROYANCE.calculee);
  if (correction !== undefined) b.paragraphe(correction);
}

/** From there on the question is one that the note answers. */
const QUESTION_DE_LA_NOTE = 0.6;
/** The same for somebody who asserts rather than asks. */
const AFFIRMATION_DE_LA_NOTE = 0.9;
const OUI_OU_NON = /^(?:Oui|Non)(?:\u202f| )?(?:: |, (?!mais|sauf|en partie|en général|en principe))(?=\p{L})/u;
const OUI_SI = /^Oui,? (?=si |s’)/u;

/** « Oui » answers the note's question: it falls when another one was asked, which it could contradict. */
function sansOuiNiNon({ reponse, directe }: NoteCitable, question: string, corrigee: boolean): string {
  const sure = !corrigee && directe >= (demandeConfirmation(question) ? AFFIRMATION_DE_LA_NOTE : QUESTION_DE_LA_NOTE);
  const nue = sure ? reponse.replace(OUI_SI, '') : reponse.replace(OUI_SI, '').replace(OUI_OU_NON, '');
  return majuscule(nue);
}

function paragraphes(texte: string, b: Brouillon): void {
  for (const paragraphe of texte.split(/\n{2,}/)) b.paragraphe(paragraphe.replace(/\n(?!- )/g, ' '));
}

/** Whether a text speaks of something asked that what is already shown leaves out. */
function apporte(texte: string, montre: string, question: string): boolean {
  const dejaDit = motsPartages(question, montre);
  return [...motsPartages(question, texte)].some((cle) => !dejaDit.has(cle));
}
