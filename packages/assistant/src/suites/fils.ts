import { garder, lireDemandes, motsDits, normaliserTexte } from '@francis/lecture';
import { comprendre } from '../comprehension/comprendre.ts';
import { sAppuieSurAvant } from '../comprehension/suite-de-droit.ts';
import { lireDomaine } from '../domaines/lire-domaine.ts';
import { verifierLeTemps } from '../temps-de-lecture.ts';
import type { DemandeAssistant } from '../types.ts';

const FOYER = 'foyer';
/** One's own tax, named. */
export const SON_IMPOT = motsDits(
  "mon impot|notre impot|mes impots|nos impots|impot sur le revenu|l'ir|mon ir|notre ir|ma declaration de revenus",
);

/** The same, of a client. */
const L_IMPOT_DU_CLIENT = motsDits('son impot|leur impot|ses impots|leurs impots');
/** What only a household has. */
const DU_FOYER_SEUL: ReadonlySet<string> = new Set(['taux_marginal', 'parts']);

/** Subjects of their own: an expense of the household is told of its tax. */
const A_PART: ReadonlySet<string> = new Set([
  FOYER,
  'calculer_donation',
  'calculer_succession',
  'calculer_assurance_vie_deces',
  'calculer_plus_value_immobiliere',
]);

interface Sujet {
  readonly nom: string;
  /** Holds all that its calculation needs. */
  readonly entier: boolean;
}

type Endroit = Pick<DemandeAssistant, 'juridiction' | 'aujourdhui'>;

/** Turns of the latest conversations: each one is looked at again at every question that follows. */
const SUJETS_GARDES = 1_000;

/** What a turn is about when it is read alone. */
const sujetDuTour = garder(
  SUJETS_GARDES,
  ({ question, endroit }: { readonly question: string; readonly endroit: Endroit }) =>
    `${endroit.juridiction} ${endroit.aujourdhui} ${question}`,
  ({ question, endroit }): Sujet | undefined => {
    verifierLeTemps();
    const contexte = { ...endroit, profilContexte: {}, profilEnregistre: {} };
    const c = comprendre({ question, precedents: [], contexte });
    const domaine = c.domaine ?? lireDomaine({ question, precedents: [], contexte });
    const duFoyer = c.aDesRevenus && c.faits.situation !== undefined;
    if (domaine !== undefined && (c.domaine !== undefined || !duFoyer))
      return { nom: domaine.domaine.outil, entier: 'entree' in domaine.lecture };
    return duFoyer ? { nom: FOYER, entier: c.manques.length === 0 } : undefined;
  },
);

const sujetDe = ({ juridiction, aujourdhui }: Endroit, question: string): Sujet | undefined =>
  sujetDuTour({ question, endroit: { juridiction, aujourdhui } });

/** Asks something, and no word of it points at what was said before. */
const demandeAPart = ({ question }: DemandeAssistant): boolean =>
  (question.trimEnd().endsWith('?') || lireDemandes(question).length > 0) && !sAppuieSurAvant(question);

function nommeLeFoyer({ question, concerne }: DemandeAssistant): boolean {
  const texte = normaliserTexte(question);
  if (SON_IMPOT.test(texte) || lireDemandes(question).some((d) => DU_FOYER_SEUL.has(d))) return true;
  return concerne === 'client' && L_IMPOT_DU_CLIENT.test(texte);
}

interface Fil {
  readonly sujet: string;
  readonly tours: string[];
}

/**
 * The turns that a question goes on from, when several subjects were spoken of: those of the subject that it names, else
 * those of the last one. All of them when it may be about more than one.
 */
export function leFil(demande: DemandeAssistant, tours: readonly string[]): readonly string[] {
  const fils: Fil[] = [];
  for (const tour of tours) {
    const sujet = sujetDe(demande, tour);
    const dernier = fils.at(-1);
    if (dernier === undefined || (sujet?.entier === true && sujet.nom !== dernier.sujet))
      fils.push({ sujet: sujet?.nom ?? '', tours: [tour] });
    else dernier.tours.push(tour);
  }
  const dernier = fils.at(-1);
  if (dernier === undefined) return tours;
  const propre = sujetDe(demande, demande.question);
  const nomme = nommeLeFoyer(demande) ? FOYER : propre?.nom;
  const voulu = nomme === undefined ? dernier.sujet : nomme;
  const siens = fils.filter((f) => f.sujet === voulu);
  const autres = fils.some((f) => f.sujet !== '' && f.sujet !== voulu);
  // Told whole, or of a client whose file is the household: nothing of another subject is a fact of it.
  if (
    siens.length === 0 &&
    autres &&
    ((propre?.entier === true && A_PART.has(propre.nom) && demandeAPart(demande)) ||
      (voulu === FOYER && demande.dossier !== undefined))
  )
    return [];
  if (siens.length === 0 || new Set(fils.map((f) => f.sujet)).size < 2) return tours;
  return voulu === FOYER ? siens.flatMap((f) => f.tours) : (siens.at(-1)?.tours ?? tours);
}
