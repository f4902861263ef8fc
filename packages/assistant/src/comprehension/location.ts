import { motsDits } from '@francis/lecture';
import type { Faits, FaitsPersonne, NatureRevenu, Saisie } from './faits.ts';
import { annuel } from './faits.ts';

/** Incomes of what is let furnished. */
export const NATURES_MEUBLEES = ['lmnp_micro', 'micro_bic_tourisme_classe', 'micro_bic_tourisme_non_classe'] as const;

/** Another way of letting the same place. */
const AUTREMENT =
  /\bsi ce n'(?:etait|est) (?:pas|plus)\b|\bau lieu (?:de|d'|du)\b|\bplutot (?:qu|en|de)|\bsi c'etait\b|\bet si (?:je|on|nous) (?:l[ea]s? |la |le )?(?:lou(?:e|ais|ait|ions|ons)|pass(?:e|ais|ait|ions|ons)|mett(?:ais|ait|ions|ons))\b|\bet (?:en|si) (?:location |bail )?(?:meublee?|nue?|vide|saisonni\w+|airbnb)\b/;
const MEUBLE = /\bmeublee?s?\b|\blmnp\b|\bairbnb\b|\bsaisonni\w+|\bcourte duree\b|\bgites?\b/;
const TOURISME = /\b(?:tourisme|airbnb|saisonni\w+|courte duree|gites?|abritel)\b/;
const VIDE = motsDits('vide|nue|nu|non meublee|non meuble');

/** The letting that a follow-up puts in the place of the one told before; undefined when it puts none. */
export function lireLocationAutrement(texte: string): NonNullable<Faits['locationAutrement']> | undefined {
  if (!AUTREMENT.test(texte)) return undefined;
  // What is denied is not what is supposed: « pas un bail classique mais… », « au lieu de la louer vide ».
  const suppose = texte.replace(
    /\b(?:pas|plus|au lieu (?:de|d'|du)|plutot qu(?:e|'))\b[^,;.?]*?(?=\bmais\b|[,;.?]|$)/g,
    ' ',
  );
  if (MEUBLE.test(suppose) && !motsDits('non meublee|non meuble').test(suppose)) {
    if (!TOURISME.test(suppose)) return 'lmnp_micro';
    return motsDits('classees|classee|classes|classe').test(suppose) &&
      !motsDits('non classees|non classee|non classes|non classe|pas classees|pas classee|pas classes|pas classe').test(
        suppose,
      )
      ? 'micro_bic_tourisme_classe'
      : 'micro_bic_tourisme_non_classe';
  }
  return VIDE.test(suppose) ? 'loyers' : undefined;
}

/** A person without what is let furnished, and what was taken off. */
export function sansMeuble(personne: FaitsPersonne | undefined): {
  reste: FaitsPersonne | undefined;
  retires: readonly Saisie[];
} {
  if (personne?.revenus === undefined) return { reste: personne, retires: [] };
  const revenus: Partial<Record<NatureRevenu, readonly Saisie[]>> = { ...personne.revenus };
  const retires = NATURES_MEUBLEES.flatMap((n) => revenus[n] ?? []);
  for (const n of NATURES_MEUBLEES) delete revenus[n];
  return { reste: { ...personne, revenus }, retires };
}

/** The household without its letting; its receipts are let in the new way when the follow-up gives no other amount. */
export function louerAutrement(avant: Faits, apres: Faits): Faits {
  const nature = apres.locationAutrement;
  if (nature === undefined) return avant;
  const { loyers, chargesFoncieres: _c, regimeFoncier: _r, personne1, personne2, ...etat } = avant;
  const un = sansMeuble(personne1);
  const deux = sansMeuble(personne2);
  const total = [...un.retires, ...deux.retires].reduce((t, s) => t + annuel(s), loyers ?? 0);
  const redit =
    apres.loyers !== undefined ||
    [apres.personne1, apres.personne2].some((p) => NATURES_MEUBLEES.some((n) => p?.revenus?.[n] !== undefined));
  const reste: Faits = {
    ...etat,
    ...(un.reste ? { personne1: un.reste } : {}),
    ...(deux.reste ? { personne2: deux.reste } : {}),
  };
  if (redit || total === 0) return reste;
  if (nature === 'loyers') return { ...reste, loyers: total };
  return {
    ...reste,
    personne1: {
      ...un.reste,
      revenus: { ...un.reste?.revenus, [nature]: [{ montant: total, fois: 1, qualite: 'inconnue' }] },
    },
  };
}
