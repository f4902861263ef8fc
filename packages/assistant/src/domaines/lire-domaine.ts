import type { Echange } from '../comprehension/comprendre.ts';
import { DOMAINES } from './catalogue.ts';
import type { Domaine, Lecture } from './domaine.ts';
import { type CadreQuestion, lireQuestion } from './question.ts';

/** The subject that recognises a question, and what it read. */
export interface DomaineLu {
  readonly domaine: Domaine;
  readonly lecture: Lecture<unknown>;
}

/** Longest follow-up that only brings a missing fact or a new amount. */
const MOTS_DE_SUITE = 24;
/** Words that go on from the turn before. */
const SUITE = /^\s*(?:et\b|ok\b|d’accord|d'accord|sinon|maintenant|du coup|plutôt|finalement|en fait|non\b)/iu;
const TOURS_RELUS = 2;

function reconnaitre(phrases: readonly string[], cadre: CadreQuestion): DomaineLu | undefined {
  const question = lireQuestion(phrases, cadre);
  for (const domaine of DOMAINES) {
    const lecture = domaine.lire(question);
    if (lecture !== undefined) return { domaine, lecture };
  }
  return undefined;
}

const attend = (lu: DomaineLu | undefined): boolean => lu !== undefined && 'manques' in lu.lecture;
const apporteUnFait = (question: string): boolean =>
  /\d|\b(?:c'est|ce sont|mon|ma|mes|notre|célibataire|marié|seul|couple)\b/iu.test(question);

/**
 * Reads the question alone, then with the turns before it when it is the answer to a question of ours or a short « et
 * pour 200 000 € ? ». Undefined when no subject recognises it.
 */
export function lireDomaine({ question, precedents, contexte }: Echange): DomaineLu | undefined {
  const cadre: CadreQuestion = {
    juridiction: contexte.juridiction,
    jour: contexte.aujourdhui,
    profil: contexte.profilContexte,
  };
  const seule = reconnaitre([question], cadre);
  if (precedents.length === 0) return seule;
  const avant = precedents.slice(-TOURS_RELUS);
  if (SUITE.test(question)) {
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
