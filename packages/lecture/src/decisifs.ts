import { MOTS_A_LIRE } from './lexique/decisifs.ts';
import { DEMANDES } from './lexique/demandes.ts';
import { IndexDesFormes, type MotCompare, motsCompares } from './lexique/index-des-formes.ts';
import { pourLesDerniers } from './texte/derniers.ts';
import { normaliser } from './texte/normaliser.ts';

const INDEX = new IndexDesFormes(MOTS_A_LIRE);
/** A word denied, or said not to count, changes nothing by being there. */
const NEGATIONS = new Set([
  'pas',
  'sans',
  'aucun',
  'aucune',
  'ni',
  'hors',
  'jamais',
  'zero',
  '0',
  'non',
  'rien',
  'sauf',
]);
const PORTEE = 5;

/** « hors heures sup + 8 300 € d’heures sup »: what is denied before a number is another thing. */
function depuisUnNombre(mots: readonly MotCompare[]): readonly MotCompare[] {
  const place = mots.findLastIndex((m) => Number(m.cle) > 0);
  return place < 0 ? mots : mots.slice(place + 1);
}

/** Decisive words said of a question, once each; what a negation just before takes away is left out. */
export const lireMotsDecisifs = pourLesDerniers((question): readonly string[] => {
  const { texte } = normaliser(question);
  const mots = motsCompares(texte);
  const trouvees = INDEX.trouver(texte).filter(({ debut }) => {
    const rang = mots.findIndex((m) => m.debut === debut);
    // « sans enfant. Avec… »: nothing is denied across the end of a sentence.
    const phrase = texte.lastIndexOf('. ', debut);
    // « indemnités de l’employeur : aucune »
    const rien = mots.slice(rang + 1, rang + PORTEE).find((m) => texte.slice(m.debut - 2, m.debut).startsWith(':'));
    return (
      !depuisUnNombre(mots.slice(Math.max(0, rang - PORTEE), rang)).some(
        (m) => m.debut > phrase && NEGATIONS.has(m.cle),
      ) && !(rien !== undefined && NEGATIONS.has(rien.cle))
    );
  });
  return [...new Set(trouvees.flatMap((f) => f.concepts))];
});

const LIBELLES = new Map([...MOTS_A_LIRE, ...DEMANDES].map((c) => [c.concept, c.libelle]));

/** What a reader calls a decisive word or a demand. */
export const libelleAlire = (concept: string): string => LIBELLES.get(concept) ?? concept;
