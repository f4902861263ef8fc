import type { AppelOutil, Assistant, DemandeAssistant, OptionsReponse, ReponseAssistant } from '@francis/assistant';

const LECTURE_VIDE: ReponseAssistant['lecture'] = {
  mentions: [],
  demandes: [],
  faits: [],
  ecartees: [],
  restes: [],
  sansPreuve: [],
  motsNonLus: [],
  motsDecisifs: [],
  objet: { demande: true, autreQueLImpot: [], sujets: [], cadre: [], pays: [] },
  transmission: false,
  perdues: [],
  enfantsPerdus: false,
  changes: [],
  dUnAutre: [],
  annee: 2026,
  auTerme: [],
  auChoix: [],
  autrui: false,
  memeChiffre: false,
  reditAvant: false,
  demandesPropres: [],
  regleEnSuite: false,
  objetsDeRegle: [],
  sommes: [],
  dementis: [],
  bornes: [],
  rolesContredits: [],
  moisContredits: [],
  brutPourNet: [],
  secondes: [],
  sansRole: [],
  essai: false,
  essaiSansEffet: false,
  hypothese: false,
  affirme: false,
  agit: false,
  suite: false,
  mots: 0,
  surete: undefined,
  outils: [],
};

export const REPONSE: ReponseAssistant = {
  answer: 'Votre impôt est de 1 851 €.',
  balisage: 'Votre impôt est de [1 851 €](#calcul-c1).',
  sources: ['CGI art. 197'],
  statut: 'exact',
  calculs: [
    {
      id: 'c1',
      libelle: 'Impôt sur le revenu',
      valeur: 1851,
      unite: 'EUR',
      annee: 2025,
      regle: 'ir.impot_final',
      trace: {
        regle: 'ir.impot_final',
        libelle: 'Impôt sur le revenu',
        valeur: 1851,
        unite: 'EUR',
        formule: '1 851 €',
        article: 'CGI art. 197',
        entrees: [],
        parametres: [],
        enfants: [],
      },
    },
  ],
  notes: [{ id: 'n1', genre: 'source', titre: 'CGI art. 197', texte: 'Le barème.' }],
  suites: ['Et avec un enfant ?'],
  lecture: LECTURE_VIDE,
  doutes: [],
  modele: 'double',
  versions: { prompt: 'double', outils: 'double' },
};

type Comportement = (
  demande: DemandeAssistant,
  signal: AbortSignal | undefined,
  options: OptionsReponse,
) => Promise<ReponseAssistant>;

export interface AssistantDouble extends Assistant {
  /** Questions received, in order. */
  readonly demandes: DemandeAssistant[];
  /** What the next questions do; `undefined` goes back to answering `REPONSE`. */
  comportement: Comportement | undefined;
  /** Calls that the next answers were made from. */
  appels: readonly AppelOutil[];
  /** Holds the next questions until the returned function is called. */
  retenir(): () => void;
}

/** Answers what it is told to, and keeps what it was asked. */
export function creerAssistantDouble(): AssistantDouble {
  const double: AssistantDouble = {
    demandes: [],
    comportement: undefined,
    appels: [],
    retenir() {
      const porte = new EventTarget();
      const ouverture = new Promise((resolve) => porte.addEventListener('ouvrir', resolve, { once: true }));
      double.comportement = async () => {
        await ouverture;
        return REPONSE;
      };
      return () => {
        double.comportement = undefined;
        porte.dispatchEvent(new Event('ouvrir'));
      };
    },
    async *repondre(demande, options = {}) {
      double.demandes.push(demande);
      yield { type: 'etape', libelle: 'Lecture de la question' };
      const reponse = double.comportement ? await double.comportement(demande, options.signal, options) : REPONSE;
      yield { type: 'texte', delta: reponse.balisage };
      const bilan = { retires: 0, inexpliques: 0, appelsInvalides: 0, appels: double.appels };
      yield { type: 'reponse', reponse, bilan };
    },
  };
  return double;
}
