import { AUTRES_CAS, DELAISSENT, VIENNENT_EN_TETE } from './lexique/autres-cas.ts';
import { IndexDesFormes } from './lexique/index-des-formes.ts';
import { trouverMentions } from './mentions/trouver.ts';
import { normaliser } from './texte/normaliser.ts';

const CAS = new IndexDesFormes(AUTRES_CAS);
const DELAISSE = new IndexDesFormes(DELAISSENT);
/** Where the first words of a turn end. */
const TETE = 24;
const MEMES = ['meme ', 'memes ', 'pareil', 'idem'];
const SITUATIONS: ReadonlySet<string> = new Set([
  'celibataire',
  'marie',
  'pacse',
  'divorce',
  'veuf',
  'separe',
  'concubin',
]);

/**
 * Whether a turn leaves what was told for a case of its own: « autre cas : », « et notre voisin, lui il est célibataire »,
 * « laissez tomber mes parents : ma sœur est mariée… ».
 */
export function ditUnAutreCas(question: string): boolean {
  const { texte } = normaliser(question);
  if (CAS.trouver(texte).some(({ debut }) => debut <= TETE)) return true;
  const mentions = trouverMentions(question);
  const situations = mentions.filter((m) => m.type === 'mot' && SITUATIONS.has(m.concept));
  const personnes = mentions.filter((m) => m.type === 'personne' && VIENNENT_EN_TETE.has(m.lien));
  const [premiere, seconde] = personnes;
  if (premiere === undefined || situations.length === 0) return false;
  const delaissee = DELAISSE.trouver(texte).some(({ debut }) => debut <= TETE);
  if (delaissee) return seconde !== undefined && question.slice(premiere.span[1], seconde.span[0]).includes(':');
  // « et pour ma sœur, même brut ? »: what was told still holds.
  if (MEMES.some((mot) => texte.includes(mot))) return false;
  const et = texte.startsWith('et ') || texte.startsWith('ok et ') || texte.startsWith('maintenant ');
  return et && premiere.span[0] <= TETE && situations.some((s) => s.span[0] > premiere.span[1]);
}

const CONNAISSANCES: ReadonlySet<string> = new Set(['voisin', 'collegue', 'ami']);
/** A case of its own as that person would tell it: who they are to whom asks is no fact. Each word stays in its place. */
export function direLAutreCas(question: string): string {
  const premiere = trouverMentions(question).find((m) => m.type === 'personne');
  if (premiere?.type !== 'personne' || !CONNAISSANCES.has(premiere.lien) || premiere.span[0] > TETE) return question;
  return `${' '.repeat(premiere.span[1])}${question.slice(premiere.span[1])}`;
}
