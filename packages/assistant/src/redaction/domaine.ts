import type { Domaine, ResultatDomaine } from '../domaines/domaine.ts';
import type { DomaineLu } from '../domaines/lire-domaine.ts';
import type { AppelFait } from '../modele-embarque/prompt.ts';
import { type Brouillon, titreCourt } from './brouillon.ts';
import { listerManques } from './lister-manques.ts';

const estDomaine = (r: AppelFait['resultat']): r is ResultatDomaine => 'hypotheses' in r;

/** Answer of a subject beside the income tax: what is missing, why it is refused, or its figures and what was supposed. */
export function redigerDomaine({ domaine, lecture }: DomaineLu, faits: readonly AppelFait[], b: Brouillon): void {
  if ('manques' in lecture) {
    const { manques } = lecture;
    listerManques(
      `Pour calculer ${domaine.objet}, il me manque ${manques.length > 1 ? 'quelques précisions' : 'une précision'} :`,
      manques,
      b,
    );
    b.paragraphe('Pouvez-vous me les indiquer ?');
    return;
  }
  const resultat = faits.find((f) => f.outil === domaine.outil)?.resultat;
  if (resultat === undefined || !estDomaine(resultat)) {
    const raison = resultat !== undefined && 'refus' in resultat ? resultat.refus : '';
    b.paragraphe(`Je ne peux pas faire ce calcul. ${raison}`.trim());
    return;
  }
  redigerResultatDomaine(domaine, lecture.entree, resultat, b);
}

const CHIFFRES = new Set('0123456789');
const sansChiffre = (texte: string): boolean => !texte.split('').some((c) => CHIFFRES.has(c));

/** What was supposed, in a sentence; a figure of the law is shown with its article, in its note. */
function direHypotheses(hypotheses: readonly string[], notes: readonly string[]): string {
  const dites = hypotheses.flatMap((h, i) => (sansChiffre(h) ? [`${enSuite(h)}${notes[i] ?? ''}`] : []));
  const autres = notes.filter((_, i) => !sansChiffre(hypotheses[i] ?? '')).join('');
  if (dites.length === 0)
    return hypotheses.length > 1
      ? `Calcul fait avec des hypothèses, dites en note.${autres}`
      : `Calcul fait avec une hypothèse, dite en note.${autres}`;
  const tete = hypotheses.length > 1 ? 'ces hypothèses' : 'cette hypothèse';
  return `Calcul fait avec ${tete} : ${dites.join(' ; ')}${autres === '' ? '' : ` ; et, en note, ce qui porte un chiffre de la loi${autres}`}.`;
}

/** A sentence told after a colon. */
const enSuite = (phrase: string): string =>
  (phrase.endsWith('.') ? phrase.slice(0, -1) : phrase).replace(phrase.charAt(0), phrase.charAt(0).toLowerCase());

/** Figures of a subject, what was supposed and what makes them an estimate. `suffixe` tells apart the notes of several calls. */
export function redigerResultatDomaine(
  domaine: Domaine,
  entree: unknown,
  resultat: ResultatDomaine,
  b: Brouillon,
  suffixe = '',
): void {
  domaine.rediger(entree, resultat, b);
  const noter = (cle: string, genre: 'hypothese' | 'avertissement', textes: readonly string[]): string[] =>
    textes.map((texte, i) => b.note(`${cle}${i + 1}${suffixe}`, genre, titreCourt(texte), texte));
  const hypotheses = noter('h', 'hypothese', resultat.hypotheses);
  const reserves = noter('r', 'avertissement', resultat.reserves);
  if (hypotheses.length > 0) b.paragraphe(direHypotheses(resultat.hypotheses, hypotheses));
  if (reserves.length > 0) b.paragraphe(`C’est une estimation.${reserves.join('')}`);
}
