import type { Fait } from '@francis/faits';
import { motsDits, normaliserTexte } from '@francis/lecture';

/** A parent of this age hardly has a minor whose age nobody told. */
const AGE_D_UN_GRAND_PARENT = 62;
const NAISSANCE_D_ENFANT = '.annee_naissance';
const NAISSANCE_DE_SOI = '.annee_naissance_declarant';

/** Words of children who left: raised, married, settled. */
const ENVOLES = motsDits(
  "tous maries|toutes mariees|mariees toutes|tous casees|tous cases|toutes casees|sont maries|sont mariees|sont cases|sont casees|sont grands|sont grandes|sont adultes|sont partis|sont parties|ont quitte la maison|ont quitte le nid|ont leur vie|ont fait leur vie|ont leur propre foyer|volent de leurs propres ailes|vivent leur vie|plus a la maison|ont des enfants|j'ai eu|j'ai eleve|nous avons eu|nous avons eleve|on a eu|on a eleve|mes petits-enfants|mes petits enfants|nos petits-enfants|nos petits enfants",
);

/**
 * Children counted without an age, where the words or their parent's age say that they left long ago.
 * @param annee year of the question
 */
export function enfantsEnvoles(faits: readonly Fait[], texte: string, annee: number): string[] {
  const sansAge = faits.some(
    ({ chemin, source }) => chemin.includes('enfants.') && chemin.endsWith(NAISSANCE_D_ENFANT) && source === 'defaut',
  );
  if (!sansAge) return [];
  const parentAge = faits.some(
    ({ chemin, valeur }) =>
      chemin.includes(NAISSANCE_DE_SOI) && typeof valeur === 'number' && annee - valeur >= AGE_D_UN_GRAND_PARENT,
  );
  return parentAge || ENVOLES.test(normaliserTexte(texte)) ? ['enfants'] : [];
}
