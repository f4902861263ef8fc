import { lireDemandes, motsDits, normaliserTexte, parleDeTransmission, trouverMentions } from '@francis/lecture';
import type { Pronom } from '../comprehension/pronom-du-client.ts';
import { type Dossier, estMarie, nombreDEnfants } from './dossier.ts';
import { motsDe } from './mots.ts';
import type { Edition } from './reecriture.ts';

const DONNE = motsDits(
  'donne|donner|donnait|donnerait|donnera|donnent|donnaient|donneraient|transmet|transmettre|transmettait|transmettrait|transmettent|offre|offrir|offrait|offrirait|donation|donations|fait don',
);
const RECEVEURS = motsDits(
  'enfant|enfants|fils|fille|filles|petit-fils|petite-fille|petits-enfants|petit-enfant|neveu|niece|neveux|nieces|frere|soeur|freres|soeurs',
);
const MEURT = motsDits(
  'decede|deces|deceder|decedait|decederait|decedera|meurt|mourir|mourait|mourrait|mort|disparait|disparaissait|disparition|succession',
);
/** Somebody else than the client may be who dies, or who gives. */
const AUTRES = motsDits(
  'pere|mere|parents|grand-pere|grand-mere|grands-parents|beau-pere|belle-mere|beaux-parents|oncle|tante|frere|soeur|freres|soeurs|cousin|cousine|ami|amie|herite|heriterait|herite de|recoit|recevrait|recu|lui donne|lui donnent|lui donnait',
);
const EPOUX = 'mari femme epoux epouse conjoint conjointe compagne compagnon partenaire'.split(' ');
const MEURENT = ['decede', 'decedait', 'decederait', 'meurt', 'mourait', 'mourrait', 'disparait', 'disparaissait'];
const DU_CONJOINT = motsDits(EPOUX.flatMap((un) => MEURENT.map((verbe) => `${un} ${verbe}`)).join('|'));
const CONJOINT_DIT = motsDits(EPOUX.join('|'));
const PROPRE = motsDits('bien propre|biens propres|propre|propres|separation de biens|en separation');
const COMMUN = motsDits('bien commun|biens communs|commun|communs|communaute');
const LEURS: ReadonlySet<string> = new Set(['ses', 'leurs', 'les', 'aux', 'des']);
const DE_QUI: ReadonlySet<string> = new Set(['de', 'd', 'du']);
const ENFANTS = 'enfants';
const UNIVERSELLE = 'Communauté universelle';

/** The client is who gives, and nobody else. */
export const donneDuClient = (texte: string): boolean => DONNE.test(texte) && !AUTRES.test(texte);
/** The client is who dies. */
export const estSonDeces = (texte: string): boolean =>
  MEURT.test(texte) && !AUTRES.test(texte) && !DU_CONJOINT.test(texte) && !DONNE.test(texte);
export const ditPropre = (texte: string): boolean => PROPRE.test(texte);
export const ditCommun = (texte: string): boolean => COMMUN.test(texte);

/** What the file adds to a question on a gift or an estate of the client. */
export function completerLaTransmission(brut: string, dossier: Dossier, pronom: Pronom | undefined): Edition[] {
  const texte = normaliserTexte(brut);
  if (!DONNE.test(texte) && !parleDeTransmission(texte) && !MEURT.test(texte)) return [];
  const enfants = nombreDEnfants(dossier);
  const editions = enfants === undefined || enfants === 0 ? [] : compterLesEnfants(brut, enfants);
  const montant = trouverMentions(brut).some((m) => m.type === 'montant' && m.periode === undefined);
  if (!montant) return editions;
  const ajouts: string[] = [];
  if (donneDuClient(texte) && RECEVEURS.test(texte) && lireDemandes(brut).length === 0)
    ajouts.push('Quels droits de donation ?');
  if (estSonDeces(texte)) {
    const sujet = pronom === 'elle' ? 'Elle' : 'Il';
    const laisses = [
      ...(estMarie(dossier) && !CONJOINT_DIT.test(texte) ? ['son conjoint'] : []),
      ...(enfants === undefined || enfants === 0 ? [] : [enfants === 1 ? 'son enfant' : `ses ${enfants} enfants`]),
    ];
    if (laisses.length > 0) ajouts.push(`${sujet} laisse ${laisses.join(' et ')}.`);
  }
  const universelle = dossier.fiche.regime_matrimonial_client === UNIVERSELLE && estMarie(dossier);
  // A gift is the client's alone until the spouse is said to give too; what is left of both is common.
  if (universelle && !PROPRE.test(texte) && !COMMUN.test(texte) && estSonDeces(texte)) ajouts.push('Biens communs.');
  const fin = brut.trimEnd();
  const point = fin.endsWith('?') || fin.endsWith('.') || fin.endsWith('!') ? ' ' : '. ';
  return ajouts.length === 0
    ? editions
    : [...editions, { debut: fin.length, fin: fin.length, texte: `${point}${ajouts.join(' ')}` }];
}

/** « chacun de ses enfants »: as many as the file says. */
function compterLesEnfants(brut: string, nombre: number): Edition[] {
  const mots = motsDe(brut);
  return mots.flatMap((mot, i): Edition[] => {
    const [avant, apres] = [mots[i - 1], mots[i + 1]];
    if (mot.nu !== ENFANTS || avant === undefined || !LEURS.has(avant.nu) || DE_QUI.has(apres?.nu ?? '')) return [];
    if (nombre > 1) return [{ debut: mot.debut, fin: mot.debut, texte: `${nombre} ` }];
    return avant.nu === 'ses' ? [{ debut: avant.debut, fin: mot.fin, texte: 'son enfant' }] : [];
  });
}
