import type { ResultatDomaine } from '../domaines/domaine.ts';
import type { DomaineLu } from '../domaines/lire-domaine.ts';
import type { AppelFait } from '../modele-embarque/prompt.ts';
import { type Brouillon, titreCourt } from './brouillon.ts';

const estDomaine = (r: AppelFait['resultat']): r is ResultatDomaine => 'hypotheses' in r;

/** Answer of a subject beside the income tax: what is missing, why it is refused, or its figures and what was supposed. */
export function redigerDomaine({ domaine, lecture }: DomaineLu, faits: readonly AppelFait[], b: Brouillon): void {
  if ('manques' in lecture) {
    const { manques } = lecture;
    b.paragraphe(
      `Pour calculer ${domaine.objet}, il me manque ${manques.length > 1 ? 'quelques précisions' : 'une précision'} :`,
    );
    b.ligne('');
    for (const { sujet, raison } of manques) b.ligne(`- ${sujet} : ${raison}.`);
    b.paragraphe('Pouvez-vous me les indiquer ?');
    return;
  }
  const resultat = faits.find((f) => f.outil === domaine.outil)?.resultat;
  if (resultat === undefined || !estDomaine(resultat)) {
    const raison = resultat !== undefined && 'refus' in resultat ? resultat.refus : '';
    b.paragraphe(`Je ne peux pas faire ce calcul. ${raison}`.trim());
    return;
  }
  domaine.rediger(lecture.entree, resultat, b);
  const hypotheses = resultat.hypotheses.map((texte, i) => b.note(`h${i + 1}`, 'hypothese', titreCourt(texte), texte));
  const reserves = resultat.reserves.map((texte, i) => b.note(`r${i + 1}`, 'avertissement', titreCourt(texte), texte));
  if (hypotheses.length > 0)
    b.paragraphe(
      `Calcul fait avec ${hypotheses.length > 1 ? 'ces hypothèses' : 'cette hypothèse'}.${hypotheses.join('')}`,
    );
  if (reserves.length > 0) b.paragraphe(`C’est une estimation.${reserves.join('')}`);
}
