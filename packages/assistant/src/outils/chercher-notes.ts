import type { NoeudTrace } from '@francis/fiscal';
import type { EtatNote, FigureNote, JuridictionNote, Note, NoteTrouvee, Ouverture } from '@francis/knowledge';
import { ouvrirPar, rechercherNotes, remplacerFigures } from '@francis/knowledge';
import { jeton } from '../orchestration/jetons.ts';
import type { Registre } from '../orchestration/registre.ts';
import { formater, jourEnLettres, nombre } from '../orchestration/typographie.ts';
import type { ResultatRefuse } from './resultats.ts';

/** A note as a model may quote it: its figures are handles of the call, its references are marks. */
export interface NoteCitable {
  readonly id: string;
  readonly titre: string;
  /** How sure the match is; under 25, doubtful. */
  readonly pertinence: number;
  /** Set when the rule was not in force on the day asked; its answer says so first. */
  readonly etat?: EtatNote;
  /** 0 to 1: how much the question resembles one of those that the note answers; above when it is one of them. */
  readonly directe: number;
  /** What the question may take for granted, and is wrong. */
  readonly croyance?: {
    readonly dit: string;
    /** « Non : » and what is true. */
    readonly correction: string;
    /** What is true, without the « non ». */
    readonly regle: string;
    /** Whether the question may hold the belief rather than its contrary. */
    readonly tenue: boolean;
    /** 0 to 1: share of the wrong belief's words that the question says. */
    readonly contenance: number;
    readonly certitude: number;
  };
  /** Everything that the note corrects: each wrong belief, then what is true. */
  readonly corrections: readonly string[];
  /** The rule; « Oui » or « Non » before it for the very questions that it answers so. */
  readonly reponse: string;
  readonly ouverture?: Ouverture;
  /** What the note says first to this very question, « oui » or « non » included. */
  readonly devant?: string;
  readonly sections: readonly { readonly titre: string; readonly texte: string }[];
}

export interface ResultatNotes {
  readonly appel: string;
  readonly notes: readonly NoteCitable[];
}

export interface DemandeNotesOutil {
  readonly question: string;
  readonly juridiction?: JuridictionNote;
  readonly jour: string;
}

const LIMITE = 3;
const UN_EXEMPLE = 'Pouvez-vous me donner un exemple ?';
/** Two texts of a rule that its parameters date: shown as of today when the day asked is before the first known value. */
function lisible(note: Note, jour: string): string {
  try {
    for (const texte of textes(note)) remplacerFigures(texte, jour, () => '');
    return jour;
  } catch {
    return note.revision;
  }
}

const textes = (note: Note): string[] => [
  note.reponse,
  ...note.devant.map((d) => d.phrase),
  ...note.sections.map((s) => s.texte),
  ...note.ideesRecues.map((i) => i.correction),
];

/** Gives every figure of the notes a node of one tree, so that each opens on its article like a computed one. */
class Citation {
  readonly #noeuds = new Map<string, NoeudTrace>();
  readonly #alias: string;
  #calculs = 0;

  constructor(alias: string) {
    this.#alias = alias;
  }

  get noeuds(): readonly NoeudTrace[] {
    return [...this.#noeuds.values()];
  }

  citer = (figure: FigureNote): string => {
    if (figure.genre === 'donnee') return figure.texte;
    const noeud = figure.genre === 'parametre' ? noeudDuParametre(figure.parametre) : this.#noeudDuCalcul(figure);
    this.#noeuds.set(noeud.regle, noeud);
    return jeton(this.#alias, noeud.regle);
  };

  #noeudDuCalcul(figure: Extract<FigureNote, { genre: 'calcul' }>): NoeudTrace {
    this.#calculs += 1;
    return {
      regle: `exemple.${this.#calculs}`,
      libelle: 'Calcul de l’exemple',
      valeur: figure.valeur,
      unite: figure.unite,
      formule: figure.parametres.reduce(
        (formule, p) => formule.replace(p.nom, p.unite === 'taux' ? formater(p.valeur, 'taux') : nombre(p.valeur)),
        figure.expression,
      ),
      article: figure.parametres[0]?.article ?? '',
      entrees: [],
      parametres: figure.parametres,
      enfants: [],
    };
  }
}

function noeudDuParametre(p: Extract<FigureNote, { genre: 'parametre' }>['parametre']): NoeudTrace {
  const { nom, libelle, valeur, unite, article } = p;
  return {
    regle: `parametre.${nom}`,
    libelle,
    valeur,
    unite,
    formule: `${libelle}, lu dans la loi`,
    article,
    entrees: [],
    parametres: [p],
    enfants: [],
  };
}

/** Notes that answer a question, ready to be quoted. An empty list when nothing was found. */
export function chercherNotes(
  registre: Registre,
  demande: DemandeNotesOutil,
  aujourdhui = demande.jour,
): ResultatNotes | ResultatRefuse {
  const trouvees = rechercherNotes(demande.question, { ...demande, limite: LIMITE, terminees: true });
  if (trouvees.length === 0) return { appel: '', notes: [] };
  const alias = registre.prochain();
  const citation = new Citation(alias);
  const notes = trouvees.map((trouvee) => rendreCitable(trouvee, demande, aujourdhui, citation));
  const racine: NoeudTrace = {
    regle: 'notes',
    libelle: 'Règles citées',
    valeur: trouvees.length,
    unite: 'nombre',
    formule: trouvees.map((t) => t.note.titre).join(' ; '),
    article: '',
    entrees: [],
    parametres: [],
    enfants: citation.noeuds,
  };
  registre.enregistrer({
    annee: Number(demande.jour.slice(0, 4)),
    jours: [{ debut: demande.jour, fin: demande.jour }],
    horsPeriode: trouvees.flatMap(({ note, etat }) => (etat === undefined ? [] : note.references)),
    estimation: trouvees[0]?.etat !== undefined || premiereIncertaine(trouvees[0], demande.jour),
    reserves: [],
    racines: new Map([['', racine]]),
    surete: {
      pertinence: trouvees[0]?.pertinence ?? 0,
      directe: trouvees[0]?.directe ?? 0,
      suivante: trouvees[1]?.pertinence ?? 0,
      sujets: trouvees.slice(0, 1).map(({ note }) => [note.titre, ...note.mots].join(' ; ')),
    },
    suites: [UN_EXEMPLE, ...trouvees.slice(1).flatMap((t) => t.note.questions.slice(0, 1))],
    textes: notes.flatMap((n) => [
      n.reponse,
      n.devant ?? '',
      ...n.corrections,
      n.croyance?.correction ?? '',
      ...n.sections.map((s) => s.texte),
    ]),
  });
  return { appel: alias, notes };
}

/** Whether the note that answers rests on a number that was not read in a text of law. */
function premiereIncertaine(trouvee: NoteTrouvee | undefined, jour: string): boolean {
  if (trouvee === undefined) return false;
  let incertaine = false;
  remplacerFigures(trouvee.note.reponse, lisible(trouvee.note, jour), (figure) => {
    if (figure.genre === 'parametre' && figure.parametre.fiabilite === 'C') incertaine = true;
    return '';
  });
  return incertaine;
}

/** What must be said before a rule that was not in force on the day asked. */
function annoncer({ note, etat }: NoteTrouvee): string {
  if (etat === 'terminee' && note.jusquAu !== undefined)
    return `**Règle terminée le ${jourEnLettres(note.jusquAu)}.** Elle ne vaut plus pour la période demandée\u202f; voici ce qu’elle prévoyait. `;
  if (etat === 'posterieure')
    return `**Règle en vigueur depuis le ${jourEnLettres(note.depuis)} seulement.** Pour la période demandée, une autre pouvait s’appliquer. `;
  return '';
}

/** A belief beside its truth, for who does not hold it: quoted, so that nobody takes the denial for theirs. */
export const ideeRecue = (dit: string, regle: string): string =>
  `**Idée reçue** — «\u00a0${dit.replace(/[.\s]+$/, '')}\u00a0»\u202f: c’est faux. ${regle}`;

function rendreCitable(
  trouvee: NoteTrouvee,
  { jour, question }: DemandeNotesOutil,
  aujourdhui: string,
  citation: Citation,
): NoteCitable {
  const { note, croyance, pertinence, directe, etat, ouverture } = trouvee;
  // The sentence of an ended rule would be taken for today's.
  const devant = etat === undefined ? trouvee.devant : undefined;
  // The figures of an ended rule are those of its last day.
  const jourLu = lisible(note, etat === 'terminee' ? (note.jusquAu ?? jour) : jour);
  const rendre = (texte: string): string => remplacerFigures(texte, jourLu, citation.citer, { question, aujourdhui });
  return {
    id: note.id,
    titre: note.titre,
    pertinence,
    ...(etat === undefined ? {} : { etat }),
    // A belief is corrected by the rule in force, not by one that is not.
    directe,
    ...(croyance === undefined || etat !== undefined
      ? {}
      : {
          croyance: {
            dit: croyance.idee.dit,
            correction: rendre(croyance.idee.correction),
            regle: rendre(croyance.idee.regle),
            tenue: croyance.tenue,
            contenance: croyance.contenance,
            certitude: croyance.certitude,
          },
        }),
    corrections: etat === undefined ? note.ideesRecues.map((i) => ideeRecue(i.dit, rendre(i.regle))) : [],
    reponse: `${annoncer(trouvee)}${ouvrirPar(etat === undefined && devant === undefined ? ouverture : undefined, rendre(note.reponse))}`,
    ...(devant === undefined ? {} : { devant: ouvrirPar(ouverture, rendre(devant)) }),
    ...(ouverture === undefined ? {} : { ouverture }),
    sections: note.sections.map((s) => ({ titre: s.titre, texte: rendre(s.texte) })),
  };
}
