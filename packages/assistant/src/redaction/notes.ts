import { motsPartages } from '@francis/knowledge';
import { estProche } from '../modele-embarque/chemin.ts';
import { demandeConfirmation, demandeUneQuantite, demandeUneReponse } from '../modele-embarque/question-de-droit.ts';
import { ideeRecue, type NoteCitable } from '../outils/chercher-notes.ts';
import type { Brouillon } from './brouillon.ts';
import { porterDevant } from './devant.ts';

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

/** What a household that is known may still do is computed elsewhere, with its conditions and its risks. */
const LEVIERS = 'reduire-son-impot';
/** Says where the levers of this very household are in figures. */
export function direOuEstChiffre({ id }: NoteCitable, pourClient: boolean, b: Brouillon): void {
  if (!id.endsWith(LEVIERS)) return;
  const note = b.note(
    'leviers',
    'non_couvert',
    'Leviers de ce foyer',
    'Cette réponse donne la règle : elle ne chiffre pas les leviers de ce foyer.',
  );
  b.paragraphe(
    pourClient
      ? `L’analyse générale du dossier chiffre ceux de votre client, avec leurs conditions et leurs risques.${note}`
      : `L’écran Ma fiscalité chiffre les vôtres, avec leurs conditions et leurs risques.${note}`,
  );
}

/** The note that answers, what it corrects, then the one that comes close. Their words are quoted as they are. */
export function redigerNotes(notes: readonly NoteCitable[], question: string, b: Brouillon): void {
  const [premiere, seconde] = notes;
  if (premiere === undefined) return;
  const croyance = croyanceTenue(notes, question);
  if (croyance !== undefined) b.paragraphe(croyance.correction);
  const demandee = premiere.directe > 1 && premiere.ouverture === undefined && croyance === undefined;
  const ecrite = premiere.devant === undefined ? undefined : { phrase: premiere.devant, note: premiere };
  const devant = ecrite ?? (demandee ? porterDevant(premiere, question) : undefined);
  if (devant !== undefined) b.paragraphe(devant.phrase);
  const note = devant?.note ?? premiere;
  paragraphes(note.reponse, b);
  const evoquee = croyance === undefined ? croyanceEvoquee(note, question) : undefined;
  if (evoquee !== undefined) b.paragraphe(ideeRecue(evoquee.dit, evoquee.regle));
  const voulues = EXEMPLE.test(question) ? [...SECTIONS, 'Exemple'] : SECTIONS;
  const montrees = note.sections.filter(({ titre }) => voulues.includes(titre));
  const regle = note.sections.find(({ titre }) => titre === 'Règle');
  if (regle && apporte(regle.texte, [note.titre, note.reponse, ...montrees.map((s) => s.texte)].join('\n'), question))
    paragraphes(regle.texte, b);
  for (const { titre, texte } of montrees) section(b, titre, texte);
  if (seconde && seconde.pertinence >= PERTINENCE_VOISINE * note.pertinence && !estProche(seconde))
    b.paragraphe(`**Voir aussi — ${seconde.titre}**`).paragraphe(seconde.reponse.replace(/\n/g, ' '));
}

/** How sure a belief must be to be corrected: asserted (known of the first note or of another), spoken of, or computed. */
const CROYANCE = {
  dite: { contenance: 0.48, certitude: 7 },
  voisine: { contenance: 0.62, certitude: 7 },
  evoquee: { contenance: 0.75, certitude: 18 },
  calculee: { contenance: 0.55, certitude: 18 },
} as const;
/** A note that comes further behind the first one than that speaks of something else. */
const VOISINAGE = 0.6;

/** What the question asserts and is wrong, from whichever note knows it best. A question that only asks asserts nothing. */
function croyanceTenue(notes: readonly NoteCitable[], question: string): CroyanceCitable | undefined {
  const [note] = notes;
  // The very question of a note that has its own opener or sentence is answered by it.
  if (note === undefined || note.ouverture !== undefined || note.devant !== undefined || !demandeConfirmation(question))
    return undefined;
  const proches = notes.filter((n) => n.pertinence >= VOISINAGE * note.pertinence);
  return croyanceDe([note], CROYANCE.dite, (c) => c.tenue) ?? croyanceDe(proches, CROYANCE.voisine, (c) => c.tenue);
}

/** What the question speaks of without holding it: told after the answer, beside the belief. */
function croyanceEvoquee(note: NoteCitable, question: string): CroyanceCitable | undefined {
  if (demandeConfirmation(question)) return croyanceDe([note], CROYANCE.dite, () => true);
  if (!demandeUneReponse(question) || demandeUneQuantite(question)) return undefined;
  return croyanceDe([note], CROYANCE.evoquee, () => true);
}

type CroyanceCitable = NonNullable<NoteCitable['croyance']>;

function croyanceDe(
  notes: readonly NoteCitable[],
  { contenance, certitude }: { readonly contenance: number; readonly certitude: number },
  convient: (croyance: CroyanceCitable) => boolean,
): CroyanceCitable | undefined {
  return notes
    .flatMap((n) => (n.croyance ? [n.croyance] : []))
    .filter((c) => c.contenance >= contenance && c.certitude >= certitude && convient(c))
    .sort((x, y) => y.certitude - x.certitude)[0];
}

/** Corrects, before a computation, what its question asserts; an amount merely asked holds no belief. */
export function corrigerAvantCalcul(notes: readonly NoteCitable[], question: string, b: Brouillon): void {
  if (!demandeConfirmation(question)) return;
  const croyance = croyanceDe(notes, CROYANCE.calculee, (c) => c.tenue);
  if (croyance !== undefined) b.paragraphe(croyance.correction);
}

function paragraphes(texte: string, b: Brouillon): void {
  for (const paragraphe of texte.split(/\n{2,}/)) b.paragraphe(paragraphe.replace(/\n(?!- )/g, ' '));
}

/** Whether a text speaks of something asked that what is already shown leaves out. */
function apporte(texte: string, montre: string, question: string): boolean {
  const dejaDit = motsPartages(question, montre);
  return [...motsPartages(question, texte)].some((cle) => !dejaDit.has(cle));
}
