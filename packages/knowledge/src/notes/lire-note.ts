import { parse } from 'yaml';
import { jourEnLettres } from './figures.ts';
import { commenceParOuiOuNon, sansDenegation, tientSeule } from './ouvertures.ts';
import { type IdeeRecue, JURIDICTIONS_NOTES, type Note, type PhraseDevant, type SectionNote } from './note.ts';

const FICHIER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const JOUR = /^\d{4}-\d{2}-\d{2}$/;

const estObjet = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);

/** A note that is not of the right form says which file and what is wrong. */
export class NoteIllisible extends Error {
  constructor(id: string, raison: string) {
    super(`Note ${id}: ${raison}`);
    this.name = 'NoteIllisible';
  }
}

/**
 * Reads a Markdown file with its front matter.
 * @throws NoteIllisible
 */
export function lireNote(id: string, contenu: string): Note {
  const fichier = FICHIER.exec(contenu.replaceAll('\r\n', '\n'));
  if (!fichier) throw new NoteIllisible(id, 'no front matter');
  const entete: unknown = parse(fichier[1] ?? '', { schema: 'core' });
  if (!estObjet(entete)) throw new NoteIllisible(id, 'front matter is not a mapping');
  const champ = lecteur(id, entete);
  const juridiction = JURIDICTIONS_NOTES.find((j) => j === entete['juridiction']);
  if (juridiction === undefined) throw new NoteIllisible(id, 'juridiction');
  const fin = champ.jourFacultatif('jusqu_au');
  const dater = ecrireLaFin(id, fin);
  const { reponse, sections } = decouper(dater(fichier[2] ?? ''));
  if (commenceParOuiOuNon(reponse))
    throw new NoteIllisible(id, 'the answer opens with a yes or a no: list its questions');
  if (!tientSeule(reponse))
    throw new NoteIllisible(id, 'the answer opens as a reply to one question: name its subject');
  const questions = champ.liste('questions');
  const connues = (cle: string, servies: string[]): string[] => {
    const inconnue = servies.find((q) => !questions.includes(q));
    if (inconnue !== undefined) throw new NoteIllisible(id, `${cle} serves « ${inconnue} », which is not asked`);
    return servies;
  };
  const parmi = (cle: string): string[] => connues(cle, champ.liste(cle));
  const peu = champ.texteFacultatif('peu_de_references');
  return {
    id,
    titre: champ.texte('titre'),
    domaine: champ.texte('domaine'),
    juridiction,
    questions,
    oui: parmi('oui'),
    non: parmi('non'),
    devant: lireDevant(id, entete['devant'], dater, connues),
    mots: champ.liste('mots'),
    references: champ.liste('references'),
    ...(peu === undefined ? {} : { peuDeReferences: peu }),
    depuis: champ.jour('depuis'),
    ...(fin === undefined ? {} : { jusquAu: fin }),
    revision: champ.jour('revision'),
    ideesRecues: lireIdees(id, entete['idees_recues'], dater),
    reponse,
    sections,
  };
}

function lecteur(id: string, entete: Readonly<Record<string, unknown>>) {
  const texteFacultatif = (cle: string): string | undefined => {
    const v = entete[cle];
    if (v === undefined || v === null) return undefined;
    if (typeof v !== 'string' || v.trim() === '') throw new NoteIllisible(id, `${cle} is not a text`);
    return v.trim();
  };
  const jourFacultatif = (cle: string): string | undefined => {
    const v = texteFacultatif(cle);
    if (v !== undefined && !JOUR.test(v)) throw new NoteIllisible(id, `${cle} is not a day`);
    return v;
  };
  const exiger = (cle: string, v: string | undefined): string => {
    if (v === undefined) throw new NoteIllisible(id, `${cle} is missing`);
    return v;
  };
  return {
    texteFacultatif,
    jourFacultatif,
    texte: (cle: string) => exiger(cle, texteFacultatif(cle)),
    jour: (cle: string) => exiger(cle, jourFacultatif(cle)),
    liste: (cle: string): string[] => {
      const v = entete[cle] ?? [];
      if (!Array.isArray(v)) throw new NoteIllisible(id, `${cle} is not a list`);
      return v.map((x: unknown) => {
        if (typeof x !== 'string') throw new NoteIllisible(id, `${cle} holds something else than texts`);
        return x.trim();
      });
    },
  };
}

function lireDevant(
  id: string,
  valeur: unknown,
  dater: (texte: string) => string,
  connues: (cle: string, servies: string[]) => string[],
): PhraseDevant[] {
  if (valeur === undefined || valeur === null) return [];
  if (!Array.isArray(valeur)) throw new NoteIllisible(id, 'devant is not a list');
  const servies = new Set<string>();
  return valeur.map((devant: unknown) => {
    if (!estObjet(devant)) throw new NoteIllisible(id, 'devant: phrase and questions');
    const champ = lecteur(id, devant);
    const phrase = dater(champ.texte('phrase'));
    if (commenceParOuiOuNon(phrase) || !tientSeule(phrase))
      throw new NoteIllisible(id, 'devant: the yes and the no stand in their own lists, the sentence on its own');
    const questions = connues('devant', champ.liste('questions'));
    if (questions.length === 0) throw new NoteIllisible(id, 'devant serves no question');
    for (const q of questions) {
      if (servies.has(q)) throw new NoteIllisible(id, `two sentences for « ${q} »`);
      servies.add(q);
    }
    return { phrase, questions };
  });
}

function lireIdees(id: string, valeur: unknown, dater: (texte: string) => string): IdeeRecue[] {
  if (valeur === undefined || valeur === null) return [];
  if (!Array.isArray(valeur)) throw new NoteIllisible(id, 'idees_recues is not a list');
  return valeur.map((idee: unknown) => {
    if (!estObjet(idee) || typeof idee['dit'] !== 'string' || typeof idee['correction'] !== 'string')
      throw new NoteIllisible(id, 'idees_recues: dit and correction');
    const correction = dater(idee['correction'].trim());
    if (!/^Non[\s\u202f\u00a0]*:/u.test(correction)) throw new NoteIllisible(id, 'a correction opens with « Non : »');
    return {
      dit: idee['dit'].trim(),
      correction,
      regle: sansDenegation(correction),
      questions: lecteur(id, idee).liste('questions'),
    };
  });
}

/** `{{fin}}` is the last day of the rule, written once, in the front matter. */
const FIN = '{{fin}}';

const ecrireLaFin =
  (id: string, fin: string | undefined) =>
  (texte: string): string => {
    if (!texte.includes(FIN)) return texte;
    if (fin === undefined) throw new NoteIllisible(id, `${FIN} without jusqu_au`);
    return texte.replaceAll(FIN, jourEnLettres(fin));
  };

/** The text before the first heading is the answer; each `## heading` opens a section. */
function decouper(corps: string): { reponse: string; sections: SectionNote[] } {
  const [reponse = '', ...parties] = corps.split(/^## +/m);
  return {
    reponse: reponse.trim(),
    sections: parties.map((partie) => {
      const fin = partie.indexOf('\n');
      return { titre: partie.slice(0, fin).trim(), texte: partie.slice(fin + 1).trim() };
    }),
  };
}
