import type { Fait } from '@francis/faits';
import { motsDits, normaliserTexte } from '@francis/lecture';

/** A parent of this age hardly has a minor whose age nobody told. */
const AGE_D_UN_GRAND_PARENT = 62;
const NAISSANCE_D_ENFANT = '.annee_naissance';
const NAISSANCE_DE_SOI = '.annee_naissance_declarant';

/** Words of children who left: raised, married, settled. */
const ENVOLES = motsDits(
  "tous maries|toutes mariees|mariees toutes|tous casees|tous cases|toutes casees|sont maries|sont mariees|sont cases|sont casees|sont grands|sont grandes|sont adultes|sont partis|sont parties|ont quitte la maison|ont quitte le nid|ont leur vie|ont fait leur vie|ont leur propre foyer|volent de leurs propres ailes|vivent leur vie|plus a la maison|ont des enfants|j'ai eleve|nous avons eleve|on a eleve|mes petits-enfants|mes petits enfants|nos petits-enfants|nos petits enfants",
);

/** « j’ai eu trois enfants », and not « j’ai eu 9 800 de salaire ». */
const ONT_EU = ["j'ai eu ", 'nous avons eu ', 'on a eu '];
const NES = motsDits('enfant|enfants|fils|fille|filles|garcon|garcons|petits');
const MOTS_APRES = 5;
const aEuDesEnfants = (texte: string): boolean =>
  ONT_EU.some((mots) =>
    texte
      .split(mots)
      .slice(1)
      .some((suite) => NES.test(suite.split(' ').slice(0, MOTS_APRES).join(' '))),
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
  const dit = normaliserTexte(texte);
  return parentAge || ENVOLES.test(dit) || aEuDesEnfants(dit) ? ['enfants'] : [];
}
