import { DE_QUI_DEMANDE, DU_CONSEILLER, FEMININS, PREPOSITIONS, VERBES } from './lexique/conseiller.ts';

const VOYELLES = 'aeiouyhéèêàâîôû';
const PONCTUATION = ',.;:!?*)»';

/** A word without what surrounds it: « **impôt** », « client, ». */
function nu(mot: string): string {
  let [debut, fin] = [0, mot.length];
  while (debut < fin && '*(«'.includes(mot[debut] ?? '')) debut += 1;
  while (fin > debut && PONCTUATION.includes(mot[fin - 1] ?? '')) fin -= 1;
  return mot.slice(debut, fin).toLowerCase();
}

/** The word put in the place of another, with its capital and what surrounds it. */
function remplacer(mot: string, par: string): string {
  const coeur = nu(mot);
  const debut = mot.toLowerCase().indexOf(coeur);
  const capitale = mot[debut] !== coeur[0];
  return `${mot.slice(0, debut)}${capitale ? par.charAt(0).toUpperCase() + par.slice(1) : par}${mot.slice(debut + coeur.length)}`;
}

const possessif = (nom: string): string => (FEMININS.has(nom) && !VOYELLES.includes(nom.charAt(0)) ? 'sa' : 'son');

const INTERROGATIONS: ReadonlyMap<string, string> = new Map([['vivez-vous', 'votre client vit-il']]);

function ligne(texte: string): string {
  const mots = texte.split(' ');
  return mots
    .map((mot, i) => {
      const coeur = nu(mot);
      const suivant = nu(mots[i + 1] ?? '');
      const verbe = suivant === 'ne' ? nu(mots[i + 2] ?? '') : suivant;
      const avant = nu(mots[i - 1] ?? '');
      const question = INTERROGATIONS.get(coeur);
      if (question !== undefined) return remplacer(mot, question);
      if (coeur === 'votre') return DU_CONSEILLER.has(suivant) ? mot : remplacer(mot, possessif(suivant));
      if (coeur === 'vos') return remplacer(mot, 'ses');
      if (coeur === 'vous') {
        if (DE_QUI_DEMANDE.has(verbe)) return mot;
        return remplacer(mot, VERBES.has(verbe) || PREPOSITIONS.has(avant) ? 'votre client' : 'lui');
      }
      const conjugue = VERBES.get(coeur);
      const sujet = avant === 'ne' ? nu(mots[i - 2] ?? '') : avant;
      return conjugue !== undefined && sujet === 'vous' ? remplacer(mot, conjugue) : mot;
    })
    .join(' ');
}

/** Words that go on from « Pour votre client, ». */
const ENCHAINENT =
  'Son |Sa |Ses |Votre client |Il |Elle |Le |La |Les |L’|Un |Une |Des |Ce |Cet |Cette |Ces |C’est |Aucun |Aucune |Chaque |Plusieurs |Dites |Voici '.split(
    '|',
  );

/** What already says of whom, or of what, the rest speaks. */
const SITUENT = ['Votre client ', 'Pour ', 'Sans ', 'En ', 'Ensemble', 'Chacun '];

/** What agrees with « votre client », longest first. */
const AU_FEMININ: readonly (readonly [masculin: string, feminin: string])[] = [
  ['client vit-il seul', 'cliente vit-elle seule'],
  ['client vit seul', 'cliente vit seule'],
  ['client vit en couple sans être marié ni pacsé', 'cliente vit en couple sans être mariée ni pacsée'],
  ['client ', 'cliente '],
  ['client,', 'cliente,'],
];

const auFeminin = (texte: string): string =>
  AU_FEMININ.reduce((dit, [masculin, feminin]) => dit.replaceAll(`otre ${masculin}`, `otre ${feminin}`), texte);

/**
 * A text that spoke to somebody about his own tax, said to the adviser of that person.
 * @param pronom how that person's title speaks of them; « votre client » says nothing of it.
 */
export function direAuConseiller(texte: string, pronom?: 'il' | 'elle'): string {
  const dit = direDuClient(texte);
  return pronom === 'elle' ? auFeminin(dit) : dit;
}

function direDuClient(texte: string): string {
  const dit = texte.split('\n').map(ligne).join('\n');
  if (SITUENT.some((debut) => dit.startsWith(debut))) return dit;
  const enchaine = ENCHAINENT.some((debut) => dit.startsWith(debut));
  return `Pour votre client, ${enchaine ? dit.charAt(0).toLowerCase() + dit.slice(1) : dit}`;
}
