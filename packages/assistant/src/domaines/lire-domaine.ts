import { lireDemandes, motsDits, normaliserTexte, OUVRENT_UNE_SUITE, POLITESSES } from '@francis/lecture';
import type { Echange } from '../comprehension/comprendre.ts';
import { DOMAINES } from './catalogue.ts';
import type { Domaine, Lecture } from './domaine.ts';
import { type CadreQuestion, lireQuestion } from './question.ts';

/** The subject that recognises a question, and what it read. */
export interface DomaineLu {
  readonly domaine: Domaine;
  readonly lecture: Lecture<unknown>;
  /** The turn says nothing of a household, and goes on from the calculation before it. */
  readonly suit?: true;
}

/** Words of the income tax and of what a household earns: a turn that says one leaves the subject before it. */
const DU_FOYER = motsDits(
  'impot sur le revenu|impots sur le revenu|ir|declaration de revenus|declaration commune|quotient familial|salaire|salaires|salarie|salariee|paye|paie|gagne|gagnons|gagnent|smic|net imposable|nets imposables|traitement|pension alimentaire|frais reels|frais de garde|parts fiscales|mes revenus|nos revenus|revenu net|prelevement a la source|heures sup|chomage|demi-part|rattachement',
);

/** Longest follow-up that only brings a missing fact or a new amount. */
const MOTS_DE_SUITE = 24;
/** Words that go on from the turn before. */
const SUITE = /^\s*(?:et\b|ok\b|d’accord|d'accord|sinon|maintenant|du coup|plutôt|finalement|en fait|non\b)/iu;
const TOURS_RELUS = 2;

/** Subjects that a word of every day may call, and those whose facts, all told, settle what was meant. */
const CEDE: Readonly<Record<string, ReadonlySet<string>>> = {
  calculer_donation: new Set([
    'calculer_poste',
    'calculer_impot_societes',
    'calculer_regime_micro',
    'calculer_retrait_pea',
    'comparer_bases_regimes',
    'calculer_deficit_foncier',
  ]),
};

function reconnaitre(phrases: readonly string[], cadre: CadreQuestion): DomaineLu | undefined {
  const question = lireQuestion(phrases, cadre);
  let incomplet: DomaineLu | undefined;
  for (const domaine of DOMAINES) {
    const lecture = domaine.lire(question);
    if (lecture === undefined) continue;
    if ('entree' in lecture) {
      // « 120 € donnés à la SPA »: the subject that lacks a fact gives way to one of its own that lacks none.
      return incomplet === undefined || CEDE[incomplet.domaine.outil]?.has(domaine.outil) === true
        ? { domaine, lecture }
        : incomplet;
    }
    incomplet ??= { domaine, lecture };
  }
  return incomplet;
}

const attend = (lu: DomaineLu | undefined): boolean => lu !== undefined && 'manques' in lu.lecture;
const apporteUnFait = (question: string): boolean =>
  /\d|\b(?:c'est|ce sont|mon|ma|mes|notre|célibataire|marié|seul|couple)\b/iu.test(question);

/**
 * Reads the question alone, then with the turns before it when it is the answer to a question of ours or a short « et
 * pour 200 000 € ? ». Undefined when no subject recognises it.
 */
/** What follows is another question. */
const AUTRE_CHOSE = motsDits(
  'autre chose|autre question|autre sujet|derniere chose|derniere question|rien a voir|changeons de sujet|par ailleurs|question suivante|hors sujet',
);

/**
 * Reads the question alone, then with the turns before it when it is the answer to a question of ours or a short « et
 * pour 200 000 € ? », or goes on from their calculation. Undefined when no subject recognises it.
 */
export function lireDomaine(echange: Echange): DomaineLu | undefined {
  const cadre: CadreQuestion = {
    juridiction: echange.contexte.juridiction,
    jour: echange.contexte.aujourdhui,
    profil: echange.contexte.profilContexte,
  };
  const lu = lireEntier(echange, cadre);
  const fil = leFil(echange, cadre);
  if (fil === undefined) return lu;
  if (lu !== undefined && !attend(lu)) return lu.domaine === fil.precedent.domaine ? { ...lu, suit: true } : lu;
  const suite = continuer(fil, echange.question, cadre);
  return lu === undefined || !attend(suite) ? suite : lu;
}

interface Fil {
  readonly avant: readonly string[];
  readonly precedent: DomaineLu;
}

/** The calculation that the last turns are about; undefined when they, or the question, are of a household. */
function leFil({ question, precedents }: Echange, cadre: CadreQuestion): Fil | undefined {
  const texte = normaliserTexte(question);
  if (precedents.length === 0 || DU_FOYER.test(texte) || AUTRE_CHOSE.test(texte)) return undefined;
  // « Pourquoi 60 % ? » asks a rule.
  if (lireDemandes(question).includes('pourquoi')) return undefined;
  const debut = precedents.findLastIndex((tour) => reconnaitre([tour], cadre) !== undefined);
  const avant = precedents.slice(debut);
  if (debut < 0 || avant.slice(1).some((tour) => DU_FOYER.test(normaliserTexte(tour)))) return undefined;
  const precedent = reconnaitre(avant, cadre);
  return precedent && { avant, precedent };
}

/**
 * The calculation of the turns before, with this one: what was given, sold or let is no income, whatever is said next of it.
 * A turn that it does not read leaves it as it was, which its answer says.
 */
function continuer({ avant, precedent }: Fil, question: string, cadre: CadreQuestion): DomaineLu {
  const ensemble = reconnaitre([...avant, question], cadre);
  return { ...(ensemble?.domaine === precedent.domaine ? ensemble : precedent), suit: true };
}

/** « Merci ! Et ma deuxième nièce… », « Précision : … »: it goes on from the turn before. */
function estUneSuite(question: string): boolean {
  const texte = normaliserTexte(question);
  if (OUVRENT_UNE_SUITE.some((mots) => texte.startsWith(mots))) return true;
  const polie = POLITESSES.find((mots) => texte.startsWith(mots));
  if (polie === undefined) return SUITE.test(question);
  return SUITE.test(sansSignes(texte.slice(polie.length)));
}
const SIGNES = [' ', '!', '.', ',', ';', ':'];
const sansSignes = (texte: string): string => (SIGNES.includes(texte[0] ?? '') ? sansSignes(texte.slice(1)) : texte);

function lireEntier({ question, precedents }: Echange, cadre: CadreQuestion): DomaineLu | undefined {
  const seule = reconnaitre([question], cadre);
  if (precedents.length === 0) return seule;
  const avant = precedents.slice(-TOURS_RELUS);
  if (estUneSuite(question)) {
    // « Et si le contrat n’avait que cinq ans ? » keeps the facts of the turn before.
    const ensemble = reconnaitre([...avant, question], cadre);
    const precedent = reconnaitre(avant, cadre);
    // The turn before asked the rule, this one brings what was missing to compute.
    if (ensemble !== undefined && !attend(ensemble) && seule === undefined && precedent === undefined) return ensemble;
    if (
      ensemble !== undefined &&
      precedent?.domaine === ensemble.domaine &&
      (seule === undefined || seule.domaine === ensemble.domaine || seule.domaine.accessoire === true || attend(seule))
    )
      return ensemble;
  }
  // « je garde l'usufruit, j'ai 72 ans » after a gift tells one more fact of it.
  if (seule?.domaine.accessoire === true && precedents.length > 0) {
    const ensemble = reconnaitre([...avant, question], cadre);
    if (ensemble !== undefined && !attend(ensemble) && reconnaitre(avant, cadre)?.domaine === ensemble.domaine)
      return ensemble;
  }
  if (seule !== undefined && !attend(seule)) return seule;
  const attendu = attend(reconnaitre(avant, cadre));
  const courte = question.trim().split(/\s+/u).length <= MOTS_DE_SUITE && apporteUnFait(question);
  if (seule === undefined && !attendu && !courte) return undefined;
  return reconnaitre([...avant, question], cadre) ?? seule;
}
