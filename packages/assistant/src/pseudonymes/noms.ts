import { aplatir, type Nommer } from './genres.ts';
import { estMot, estMotCourant } from './mots.ts';
import { MOTS_EN_MINUSCULES, MOTS_EN_TETE, PRENOMS } from './prenoms.ts';

/** A capitalised or all-capitals word, with its hyphens and apostrophes; never one inside a placeholder. */
const CAP = "(?<![\\p{L}\\d_[])(?:[dDlL]['’]|Mac|Mc|O['’])?\\p{Lu}[\\p{L}'’]*(?:-\\p{Lu}?[\\p{L}'’]+)*(?![\\p{L}_\\]])";
const PARTICULE =
  "(?:de la|de l[’']|de|du|des|d[’']|von der|von|van der|van den|van|el|al|ben|bint|ould|da|dos|di|le|la|DE LA|DE|DU|DES|LE|LA|VAN|VON)";
/** Two at most: « de la » is one or two of them, and a long run could be read in as many ways as there are subsets. */
const PARTICULES = (apres: string): string => `(?:${PARTICULE}[ \\u00a0]${apres}){0,2}`;
const SUITE_NOM = `${CAP}(?:[ \\u00a0]+${PARTICULES('*')}${CAP}){0,3}`;
const NOM_COMPLET = `${PARTICULES('+')}${SUITE_NOM}`;

const TITRES =
  '(?:M\\.|MM\\.|Mr\\.?|Mmes?\\.?|Mlles?|Me|Ma[iî]tre|Monsieur|Madame|Mademoiselle|Docteur|Dr\\.?|Pr\\.?|MONSIEUR|MADAME|MME|monsieur|madame|maître)';
const PROCHES =
  '(?:[Mm]on|[Mm]a|[Mm]es|[Ss]on|[Ss]a|[Ll]e|[Ll]a|[Nn]otre|[Vv]otre|[Ll]eurs?|[Uu]ne?|[Dd]u|[Ll]es|[Aa]u|,)\\s+(?:petite?[- ])?(?:mari|femme|[ée]poux|[ée]pouse|conjointe?|compagn(?:e|on)|concubine?|partenaire|fils|fille|filleule?|enfants?|b[ée]b[ée]|fr[èe]re|s(?:oe|œ)ur|p[èe]re|m[èe]re|grand-(?:p[èe]re|m[èe]re)|tante|oncle|cousine?|neveu|ni[èe]ce|beau-(?:p[èe]re|fr[èe]re|fils)|belle-(?:m[èe]re|s(?:oe|œ)ur|fille)|ex|amie?|voisine?|coll[èe]gue|associ[ée]e?|g[ée]rante?|clients?|cliente|patron(?:ne)?|employeur|salari[ée]e?|bailleur|locataire|notaire|avocate?|comptable|conseill[eè]re?|famille|[ée]poux|succession|indivision|consorts|dossier)';

/** Everything after these words is a name, whatever its case. */
const PRESENTATIONS =
  /(?<!\p{L})(?<=\b(?:je m['’ ]?appelle|tu t['’]appelles|s['’]appellent?|(?:je suis|c['’]est|ici|moi c['’]est) (?=\p{Lu}[\p{L}'’-]+ \p{Lu})|mon nom(?: de famille| complet)? (?:est|:)|nomm[ée]e?s?|pr[ée]nomm[ée]e?s?|dénomm[ée]e?|nom(?: de famille| de naissance| d['’]usage| complet)?\s?:|pr[ée]noms?\s?:|sign[ée]\s?:?|n[ée]e (?=\p{Lu}{2,}))\s{0,4})([\p{L}][\p{L}'’-]+(?:[ \u00a0]+(?!(?:et|je|j|ai|qui|avec|suis|gagne|mari[ée]e?|célibataire|pacs[ée]e?|veuf|veuve|divorc[ée]e?|ma|mon|mes|nous|c|quel|combien)(?![\p{L}]))[\p{L}][\p{L}'’-]+){0,3})/giu;

const estPrenom = (mot: string): boolean => {
  const plat = aplatir(mot);
  return PRENOMS.has(plat) || plat.split('-').every((p) => PRENOMS.has(p));
};
const mots = (nom: string): string[] => nom.split(/[ \u00a0]+/).filter(Boolean);

const nomme = (mot: string): boolean => mot === 'Marie' || (estPrenom(mot) && !estMotCourant(mot));

const accessoire = (part = ''): boolean => part.trim() === '' || (estMot(part) && !nomme(part));

/** Cuts words of the trade off both ends of what looked like a name. */
function rogner(nom: string): { avant: string; coeur: string; apres: string } {
  const parts = nom.split(/([ \u00a0]+)/);
  let debut = 0;
  let fin = parts.length;
  while (debut < fin && accessoire(parts[debut])) debut += 1;
  while (fin > debut && accessoire(parts[fin - 1])) fin -= 1;
  return {
    avant: parts.slice(0, debut).join(''),
    coeur: parts.slice(debut, fin).join(''),
    apres: parts.slice(fin).join(''),
  };
}

const TITRE = new RegExp(
  `(?<![\\p{L}\\d_[])(${TITRES}(?:[ \\u00a0]+(?:et|ou)[ \\u00a0]+${TITRES})?)([ \\u00a0]+)(${NOM_COMPLET})`,
  'gu',
);
const PROCHE = new RegExp(
  `(?<![\\p{L}\\d_[])(${PROCHES})((?:[ \\u00a0]+|,[ \\u00a0]*|\\s?:\\s?))(${NOM_COMPLET})`,
  'gu',
);
const SOCIETE = new RegExp(
  `(?<![\\p{L}\\d_[])(SCI|SARL|EURL|SASU|SAS|SELARL|SCP|SNC|GFA|[Ii]ndivision|[Cc]abinet)([ \\u00a0]+)(${NOM_COMPLET})`,
  'gu',
);
const LISTE = new RegExp(`(\\[PERSONNE_\\d+\\])((?:, | et | ou )+)(${CAP})(?![ \\u00a0]+\\p{Lu})`, 'gu');
const MINUSCULES = /(?<![\p{L}\d_['’@.-])\p{Ll}{4,}(?:-\p{Ll}{3,})?(?![\p{L}\d_@])/gu;
const GROUPE = new RegExp(`${CAP}(?:[ \\u00a0]+${PARTICULES('*')}${CAP})*`, 'gu');

/** Names of people by their titles, the words around them, and their given names. */
export function masquerNoms(texte: string, nommer: Nommer): string {
  const personne = (nom: string): string => {
    const { avant, coeur, apres } = rogner(nom);
    return coeur === '' ? nom : `${avant}${nommer('PERSONNE', coeur)}${apres}`;
  };
  let masque = texte
    .replace(PRESENTATIONS, (nom) => personne(nom))
    .replace(TITRE, (_, titre: string, entre: string, nom: string) => `${titre}${entre}${personne(nom)}`)
    .replace(PROCHE, (_, proche: string, entre: string, nom: string) => `${proche}${entre}${personne(nom)}`);
  masque = masque.replace(
    SOCIETE,
    (_, forme: string, entre: string, nom: string) => `${forme}${entre}${personne(nom)}`,
  );
  masque = masque.replace(MINUSCULES, (mot) => {
    const plat = aplatir(mot);
    return PRENOMS.has(plat) && !MOTS_EN_MINUSCULES.has(plat) && !estMot(mot) ? nommer('PERSONNE', mot) : mot;
  });
  masque = masque.replace(GROUPE, (groupe, ...reste: unknown[]) => {
    const position = reste.find((r): r is number => typeof r === 'number') ?? 0;
    const debut = position === 0 || /[.!?\n]\s*$/.test(masque.slice(0, position));
    return groupeDePersonne(groupe, debut) ? personne(groupe) : groupe;
  });
  return masque.replace(LISTE, (tout, marque: string, entre: string, nom: string) =>
    estMot(nom) ? tout : `${marque}${entre}${nommer('PERSONNE', nom)}`,
  );
}

/** A run of capitalised words is a person when a given name is in it, or when two of them are no words of the trade. */
function groupeDePersonne(groupe: string, debutDePhrase: boolean): boolean {
  const tous = mots(groupe).filter((m) => /^\p{Lu}|^[dl]['’]\p{Lu}/u.test(m));
  if (tous.some((m) => estPrenom(m) && !(estMotCourant(m) || MOTS_EN_TETE.has(aplatir(m))))) return true;
  // « Marie » is a name where « Marié » and « MARIE » are a situation.
  if (!debutDePhrase && tous.includes('Marie')) return true;
  const restants = tous.filter((m) => !estMot(m));
  if (restants.length > 1 && restants.some(estPrenom)) return true;
  return restants.length >= 2 && !debutDePhrase && restants.length === tous.length;
}
