import type { Feuille, OutilDeCalcul } from '@francis/faits';
import { lireMotsDeSuite, trouverMentions } from '@francis/lecture';

/** A tie said in place of another: « ma mère au lieu de ma tante ». */
export interface LienRemplace {
  readonly nouveau: string;
  readonly ancien: string;
}

const IDEES = new Set(['au_lieu', 'gagne']);
const REMPLACE = 'au_lieu';

/** Who would give or leave instead of whom; undefined unless every other word is known. */
export function lireLienRemplace(question: string): LienRemplace | undefined {
  const mentions = trouverMentions(question).filter((m) => m.type !== 'mot');
  const [nouveau, ancien, ...autres] = mentions;
  if (nouveau?.type !== 'personne' || ancien?.type !== 'personne' || autres.length > 0) return undefined;
  const sansPersonnes = `${question.slice(0, nouveau.span[0])} ${question.slice(nouveau.span[1], ancien.span[0])} ${question.slice(ancien.span[1])}`;
  const idees = lireMotsDeSuite(sansPersonnes)?.idees;
  const remplace = idees?.includes(REMPLACE) === true && idees.every((i) => IDEES.has(i));
  return remplace ? { nouveau: nouveau.lien, ancien: ancien.lien } : undefined;
}

/** What who receives is to each one who may give or leave. */
const DE_QUI_DONNE: Readonly<Record<string, string>> = {
  mere: 'enfant',
  pere: 'enfant',
  parent: 'enfant',
  grand_parent: 'petit_enfant',
  soeur: 'frere_soeur',
  frere: 'frere_soeur',
  tante: 'neveu_niece',
  oncle: 'neveu_niece',
};
const LIENS: Readonly<Partial<Record<OutilDeCalcul, string>>> = {
  calculer_donation: 'donation.lien',
  calculer_succession: 'succession.lien',
  calculer_assurance_vie_deces: 'deces.lien',
};

/** The tie of the last calculation, replaced; only when the one said to be replaced is the one that it holds. */
export function remplacerLeLien(
  outil: OutilDeCalcul,
  feuilles: readonly Feuille[],
  { nouveau, ancien }: LienRemplace,
): Feuille | undefined {
  const chemin = LIENS[outil];
  const [avant, apres] = [DE_QUI_DONNE[ancien], DE_QUI_DONNE[nouveau]];
  const tenu = feuilles.find((f) => f.chemin === chemin)?.valeur;
  return chemin !== undefined && apres !== undefined && tenu === avant ? { chemin, valeur: apres } : undefined;
}
