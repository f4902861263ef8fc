import { motsDits } from '@francis/lecture';
import { type ServiceLimite, SERVICES_LIMITES } from '@francis/fiscal/postes';
import { annuelle, estUnePartie, type Mention } from '../comprehension/mentions.ts';
import { estMisAPart } from './mis-a-part.ts';
import type { QuestionLue } from './question.ts';

const AIDE =
  /\b(?:caf|cmg|paje|(?:une?|les?|des|d'|l'|mes) ?aides?(?! (?:a domicile|menag\w+|a la personne|soignante?|aux devoirs|au menage|aux courses))|cheques? cesu|cesu prefinances?|employeur|ce|comite|apa|apl)\b/;

/** « net d’aides », « aides déduites »: what is told is what was left to pay. */
const AIDES_DEDUITES =
  /\b(?:nets?|apres|hors|sans|deduction faite)(?: avoir)?(?: enleve| retire| deduit| deduction| retranche)?(?: de| des| d'| du| les?| la| l')*[ ']?\w+(?:(?: de la)? caf)?|\b(?:aides?|caf|cmg|paje) (?:\w+ )?(?:deduites?|comprises?|retirees?|enlevees?)\b/g;
/** The part of the credit that was paid in advance is no expense. */
const AVANCE = /\bavances? immediates?\b|\bdeja (?:eu|recu|touche|pris\w*|deduit\w*|retir\w*|enlev\w*|retranch\w*)\b/;

/** « après les aides de 2 000 € » tells the aid; « après les aides : 5 200 € » tells what was left. */
const avant = ({ gauche }: Mention): string =>
  (gauche.trimEnd().endsWith(' de') ? gauche : gauche.replace(AIDES_DEDUITES, '')).slice(-40);
const NIEES = ["pas d'aides", "pas d'aide", 'aucune aide', 'sans aides', 'sans aide', "ni d'aide", "pas d'apa"];
const sansAideNiee = (texte: string): string => NIEES.reduce((t, mots) => t.replaceAll(mots, ' '), texte);
const estUneAide = (m: Mention): boolean =>
  AIDE.test(sansAideNiee(`${avant(m)} ${m.droite.slice(0, 45).replace(AIDES_DEDUITES, '')}`));

/** What was paid, aids taken off when one amount is an aid; undefined when they cannot be shared between several. */
export function depenses(dite: QuestionLue): number[] | undefined {
  const q = { ...dite, montants: dite.montants.filter((m) => !estMisAPart(m)) };
  const parties = q.montants.filter((m, i) => estUnePartie(m, q.montants[i - 1]));
  if (parties.some((m) => !estUneAide(m) && servicesDe(m).length === 0)) return undefined;
  if (q.montants.length > 1 && AVANCE.test(q.texte)) return undefined;
  const aides = q.montants.filter(estUneAide);
  const payes = q.montants.filter((m) => !aides.includes(m) && !parties.includes(m)).map(annuelle);
  if (payes.length === 0) return undefined;
  if (aides.length === 0) return repeter(q, payes);
  const [paye, autre] = payes;
  if (paye === undefined || autre !== undefined) return undefined;
  // An aid that covers more than what was paid was no aid: an expense of nothing is not what was told.
  const reste = paye - aides.reduce((t, m) => t + annuelle(m), 0);
  return reste > 0 ? [reste] : undefined;
}

const D_UN_ETABLISSEMENT = motsDits('dependance|hebergement|gir|soins');
/** « 31 200 € dont 6 480 € au titre de la dépendance »: what the bill of a home is made of is in its total. */
export function fraisDEtablissement(q: QuestionLue): number[] | undefined {
  const [premier] = q.montants;
  return depenses({
    ...q,
    montants: q.montants.filter(
      (m, i) =>
        m === premier || !estUnePartie(m, q.montants[i - 1]) || !D_UN_ETABLISSEMENT.test(m.droite.slice(0, SUITE)),
    ),
  });
}
const SUITE = 40;

const SERVICES: Readonly<Record<ServiceLimite, RegExp>> = {
  jardinage: /\bjardin\w*|\btonte\b|\bhaies?\b|\bpelouse\b/,
  bricolage: /\bbricol\w+|\bpetits travaux\b|\bhommes? toutes mains\b/,
  informatique: /\binformatiques?\b|\bordinateurs?\b/,
};
/** Services with a limit of their own that are said beside an amount. */
const servicesDe = (m: Mention): ServiceLimite[] =>
  SERVICES_LIMITES.filter((s) =>
    SERVICES[s].test(`${m.gauche.slice(-40)} ${m.droite.slice(0, 30).split(/,|\bet\b|\bplus\b/)[0] ?? ''}`),
  );

/**
 * What is spent on services that have a limit of their own; undefined when one is named and its amount is not known.
 */
export function lireServices(q: QuestionLue): Partial<Record<ServiceLimite, number>> | undefined {
  const nommes = SERVICES_LIMITES.filter((s) => SERVICES[s].test(q.texte));
  if (nommes.length === 0) return {};
  const [seul] = q.montants;
  const [service] = nommes;
  const autres = motsDits('menage|soutien scolaire|cours|nounou|aide a domicile').test(q.texte);
  if (q.montants.length === 1 && nommes.length === 1 && seul && service && !autres)
    return { [service]: annuelle(seul) };
  const lus = q.montants.map((m) => ({ m, de: servicesDe(m) }));
  if (nommes.some((s) => lus.filter(({ de }) => de.length === 1 && de[0] === s).length !== 1)) return undefined;
  return Object.fromEntries(nommes.map((s) => [s, lus.filter(({ de }) => de[0] === s).map(({ m }) => annuelle(m))[0]]));
}

/** « 4 000 € pour chacun de mes deux enfants »: one amount told for several. */
function repeter(q: QuestionLue, montants: number[]): number[] {
  const [seul, autre] = montants;
  const nombre = /\b(\d) (?:\w+ )?(?:enfants?|filles|fils|garcons|bebes|etudiants?|parents)\b/.exec(q.texte)?.[1];
  const parTete = motsDits('chacune|chacun|chaque enfant|par enfant|par tete|par personne|pour chaque').test(q.texte);
  if (seul === undefined || autre !== undefined || !parTete) return montants;
  const fois = nombre === undefined ? (motsDits('les 2|jumeaux|jumelles').test(q.texte) ? 2 : 1) : Number(nombre);
  return Array.from({ length: fois }, () => seul);
}
