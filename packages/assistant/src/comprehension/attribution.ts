import { motsDits } from '@francis/lecture';
import type { Role } from './lexique.ts';
import type { Mention } from './mentions.ts';
import { ditSansRevenu } from './sans-revenu.ts';
import { type Personne, lirePersonnes, personneApres } from './personnes.ts';

/** Whose each amount is. Two names before two joined amounts (« mon mari et moi déclarons 27 000 et 33 000 ») go in order. */
export function attribuerPersonnes(
  mentions: readonly Mention[],
  roles: readonly (Role | undefined)[],
): (Personne | undefined)[] {
  const resultat: (Personne | undefined)[] = [];
  mentions.forEach((mention, i) => {
    const groupe = mentions.filter((m) => m.groupe === mention.groupe);
    const place = groupe.indexOf(mention);
    const apres = personneApres(mention.droite) ?? personneCollee(mention, mentions[i + 1]?.rang === mention.rang);
    if (apres !== undefined) {
      resultat[i] = apres;
      return;
    }
    const marques = lirePersonnes(sansIncise(mention.gauche));
    const derniere = marques[marques.length - 1];
    const avant = marques[marques.length - 2];
    const ensemble =
      avant !== undefined &&
      derniere !== undefined &&
      avant.personne !== derniere.personne &&
      typeof avant.personne === 'number' &&
      typeof derniere.personne === 'number' &&
      motsDits('et').test(mention.gauche.slice(avant.position, derniere.position + 4)) &&
      derniere.position - avant.position < 40;
    if (ensemble && groupe.length >= 2 && lirePersonnes(groupe[1]?.gauche ?? '').length === 0) {
      resultat[i] = avant.personne;
      resultat[i + 1] = derniere.personne;
      return;
    }
    if (resultat[i] !== undefined) return;
    if (
      ensemble &&
      groupe.length === 1 &&
      motsDits('gagnons|declarons|touchons|percevons|avons|on').test(mention.gauche)
    ) {
      resultat[i] = 'couple';
      return;
    }
    // « ma femme est sans revenu, 54 000 € »: the amount is not hers.
    const demunie =
      derniere?.personne === 2 &&
      ditSansRevenu(mention.gauche.slice(derniere.position)) &&
      !/\b(?:et|puis|avant|apres) [^,]*$/.test(mention.gauche.slice(derniere.position));
    const nom = demunie ? 1 : derniere?.personne;
    const paire = nom === 'chacun' && groupe.length === 2 && memesRoles(mentions, roles, groupe);
    if ((nom === 'couple' && groupe.length >= 2) || (paire && place === 0)) {
      resultat[i] = place === 0 ? 1 : 2;
      return;
    }
    // The second of two amounts without its own name is the other person's.
    if (nom === undefined && place === 1 && groupe.length === 2 && roles[i] === roles[i - 1]) {
      const premiere = resultat[i - 1] === 'couple' ? 1 : resultat[i - 1];
      resultat[i] = premiere === 1 ? 2 : premiere === 2 ? 1 : undefined;
      return;
    }
    resultat[i] = nom ?? porteur(mentions, i);
  });
  return resultat.map((personne, i) => {
    const groupe = mentions.filter((m) => m.groupe === mentions[i]?.groupe);
    const place = groupe.findIndex((m) => m === mentions[i]);
    return personne === 'couple' && groupe.length >= 2 && roles[i] === roles[i - place + 1]
      ? place === 0
        ? 1
        : 2
      : personne;
  });
}

const COLLES: ReadonlyMap<string, Personne> = new Map([
  ['moi', 1],
  ['lui', 2],
  ['elle', 2],
  ['monsieur', 1],
  ['madame', 2],
]);
/** « 30 000 moi, 35 000 lui »: named right after the amount, and not right before it. */
function personneCollee({ gauche, droite, phrase }: Mention, suivie: boolean): Personne | undefined {
  // « lui 83 000, elle rien », told by nobody of the two: which of them is the first person is read elsewhere.
  if (motsDits('lui').test(phrase) && motsDits('elle').test(phrase) && !motsDits("moi|je|j'ai").test(phrase))
    return undefined;
  const [mot = ''] = droite.replace('€', '').trimStart().split(' ');
  const nom = mot.split(',')[0]?.split('.')[0]?.split(';')[0] ?? '';
  const personne = COLLES.get(nom);
  if (personne === undefined || COLLES.has(gauche.trimEnd().split(' ').at(-1) ?? '')) return undefined;
  const suite = droite.slice(droite.indexOf(nom) + nom.length).trim();
  if (suite === 'et') return personne;
  if (suite === '') return suivie ? undefined : personne;
  return SEPARENT.some((signe) => suite.startsWith(signe)) ? personne : undefined;
}
const SEPARENT = [',', '.', ';', '?', 'et ', '+', ')', '/'];

/** « tous les deux retraités, 25 000 € et 13 500 € »: one each. */
const memesRoles = (
  mentions: readonly Mention[],
  roles: readonly (Role | undefined)[],
  groupe: readonly Mention[],
): boolean => new Set(mentions.flatMap((m, i) => (groupe.includes(m) ? [roles[i]] : []))).size === 1;

/** « mon conjoint, avec qui je suis pacsée, 2 200 », « que j’élève avec ma compagne, 45 000 »: what stands between names nobody. */
const sansIncise = (texte: string): string =>
  texte.replace(
    /,? ?(?:avec (?:qui|lequel|laquelle)|que (?:j'ai|j'eleve|je)|avec (?:ma|mon) \w+(?=,)|dont je|a qui je)[^,.;]{0,50},/g,
    (m) => ' '.repeat(m.length),
  );

/** An amount that follows another one in the same sentence keeps its subject, and « Salaire … » that opens one has none. */
function porteur(mentions: readonly Mention[], i: number): Personne | undefined {
  const mention = mentions[i];
  if (mention === undefined) return undefined;
  const debut = mention.phrase.indexOf(mention.gauche);
  const amont = debut > 0 ? lirePersonnes(mention.phrase.slice(0, debut)) : [];
  const derniere = amont[amont.length - 1]?.personne;
  return derniere === 'chacun' ? undefined : derniere;
}
