import { motsDits } from '@francis/lecture';
import { decouper, lireListes, type PersonneNommee } from './personnes-nommees.ts';

/** A word that says the disability of CGI art. 779 II by itself. */
const DEBUTS = ['handicap', 'invalid', 'infirm'];
/** What the law asks for, in its own words: no normal work, whatever the disability is. */
const SANS_TRAVAIL = motsDits(
  "incapable de travailler|incapable d'exercer|incapacite de travailler|ne peux pas travailler|ne peut pas travailler|peux pas travailler|peut pas travailler|jamais pu travailler|inapte au travail|incapable de tout travail|hors d'etat de travailler",
);
const INCAPABLES = new Set(['incapable', 'incapacite', 'travailler', 'inapte', "d'etat"]);
/** A disability, which alone does not say that it prevents working. */
const ATTEINTE = motsDits(
  'en fauteuil|fauteuil roulant|paraplegique|tetraplegique|hemiplegique|paralyse|paralysee|polyhandicape|polyhandicapee|trisomique|trisomie|infirmite|aah|de naissance|depuis la naissance|depuis ma naissance',
);
/** « n », cut from its verb. */
const DIT_DE_PERSONNE = new Set(['n', 'ne']);
const ETRE = new Set(['est', 'sont', 'suis', 'etait', 'etaient']);
const NIE = new Set(['pas', 'sans', 'ni', 'aucun', 'aucune', 'non', 'jamais']);
/** Who gives or leaves to somebody younger: their own disability gives no allowance. */
const AINES: ReadonlySet<PersonneNommee['famille']> = new Set(['parent', 'grand_parent', 'oncle']);
const PORTEE = 4;

/**
 * Somebody who receives is said to have a disability that the law counts (CGI art. 779 II).
 *
 * @param texte what is said
 * @param auteur noun of who gives or leaves, when it is known: « frère »
 * @param versUnAine an elder is the one who receives
 */
export function handicapDit(texte: string, auteur?: string, versUnAine = false): boolean {
  const mots = decouper(texte);
  const personnes = lireListes(mots).flat();
  const duBeneficiaire = (i: number): boolean => {
    if (mots.slice(Math.max(0, i - 2), i).some((mot) => NIE.has(mot))) return false;
    // « ni l’une ni l’autre n’est handicapée », « personne n’est invalide »
    const [sujet, verbe] = mots.slice(i - 2, i);
    if (verbe !== undefined && DIT_DE_PERSONNE.has(sujet ?? '') && ETRE.has(verbe)) return false;
    const proche = personnes.findLast((p) => p.fin < i && p.fin >= i - PORTEE);
    if (proche === undefined) return true;
    if (mots.slice(proche.fin + 1, i).some((mot) => MOI.has(mot))) return true;
    return proche.nom !== auteur && (versUnAine || !AINES.has(proche.famille));
  };
  if (mots.some((mot, i) => DEBUTS.some((debut) => mot.startsWith(debut)) && duBeneficiaire(i))) return true;
  return (
    SANS_TRAVAIL.test(texte) &&
    ATTEINTE.test(texte) &&
    mots.every((mot, i) => !INCAPABLES.has(mot) || mot === 'travailler' || duBeneficiaire(i))
  );
}
const MOI = new Set(['je', 'j', 'suis', 'moi']);
