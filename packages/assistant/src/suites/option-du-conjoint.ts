import type { Feuille, OutilDeCalcul } from '@francis/faits';
import { motsDits, normaliserTexte, trouverMentions, type Mention } from '@francis/lecture';

const OPTION = 'succession.option_conjoint';
const QUART = motsDits('le quart|un quart|quart en pleine propriete|quart en propriete|1/4 en pleine propriete');
const USUFRUIT = motsDits("l'usufruit|usufruit");
/** A gift between spouses lets take some of both, which is no one of the two. */
const LES_DEUX = motsDits('trois quarts|3/4|trois-quarts|donation entre epoux|donation au dernier vivant|testament');
const CHOISIT = motsDits(
  'choisit|choisissait|choisis|choisir|prend|prenait|prends|prendre|opte|optait|preferait|prefere|plutot|et si',
);
const COMPTES: ReadonlySet<Mention['type']> = new Set(['montant', 'date', 'duree', 'age', 'quantite']);

/** « et si elle choisit plutôt le quart ? »: the other of the two that the law lets a spouse choose. */
function lireOptionDite(question: string): 'quart' | 'usufruit' | undefined {
  const texte = normaliserTexte(question);
  const [quart, usufruit] = [QUART.test(texte), USUFRUIT.test(texte)];
  if (quart === usufruit || LES_DEUX.test(texte) || !CHOISIT.test(texte)) return undefined;
  return trouverMentions(question).some((m) => COMPTES.has(m.type)) ? undefined : quart ? 'quart' : 'usufruit';
}

export const ditUneOption = (question: string): boolean => lireOptionDite(question) !== undefined;

/** The last estate with the other choice of the spouse; what it needs must be known already. */
export function autreOption(
  question: string,
  { outil, feuilles }: { readonly outil: OutilDeCalcul; readonly feuilles: readonly Feuille[] },
): Feuille | undefined {
  const tenue = feuilles.find((f) => f.chemin === OPTION)?.valeur;
  const dite = lireOptionDite(question);
  if (outil !== 'calculer_succession' || tenue === undefined || dite === undefined || dite === tenue) return undefined;
  const age = feuilles.some((f) => f.chemin === 'succession.age_conjoint');
  return dite === 'quart' || age ? { chemin: OPTION, valeur: dite } : undefined;
}
