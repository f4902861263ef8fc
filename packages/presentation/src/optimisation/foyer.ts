import {
  ANNEES_COUVERTES,
  calculerImpotRevenu,
  completerFoyer,
  type FoyerFiscal,
  type FoyerPartiel,
  type OptionsCalcul,
  parametresImpotRevenu,
  type SituationFamiliale,
} from '@francis/fiscal';
import { enfantsDe } from '../impot/situation.ts';
import type { SituationOptimisation } from './situation.ts';

export interface FoyerSuppose {
  readonly foyer: FoyerFiscal;
  /** What had to be supposed; the result is then an estimate. */
  readonly hypothese: string | null;
}

/** Simple families, from the most common: the first whose bracket is the one entered is taken. */
const CANDIDATS: readonly { situation: SituationFamiliale; enfants: number; nom: string }[] = [
  { situation: 'celibataire', enfants: 0, nom: 'une personne seule sans enfant' },
  { situation: 'marie', enfants: 0, nom: 'un couple sans enfant' },
  { situation: 'celibataire', enfants: 1, nom: 'une personne seule avec un enfant' },
  { situation: 'marie', enfants: 2, nom: 'un couple avec deux enfants' },
  { situation: 'marie', enfants: 3, nom: 'un couple avec trois enfants' },
];

const RECETTES = {
  services: 'micro_bic_services',
  ventes: 'micro_bic_ventes',
  liberale: 'micro_bnc',
} as const;

export const estCouple = (s: SituationOptimisation): boolean => s.famille === 'marie';

/** Salaries of each filer: the second one's are part of the income of the household. */
export function salairesDe(s: SituationOptimisation, revenus = s.revenus): readonly [number, number] {
  const second = estCouple(s) ? Math.min(revenus, s.revenus2) : 0;
  return [revenus - second, second];
}

/** Rents beyond which the flat allowance is closed; no lever is left, the real regime is the law. */
export const auReelDOffice = (s: SituationOptimisation, annee: number): boolean => s.loyersNus > limiteMicro(annee);

export function limiteMicro(annee: number): number {
  const derniere = Math.max(...ANNEES_COUVERTES);
  return parametresImpotRevenu(Math.min(annee, derniere))?.lire('foncier.limite_micro')?.valeur ?? 0;
}

function loyersNus(s: SituationOptimisation, annee: number): FoyerPartiel {
  return auReelDOffice(s, annee)
    ? { revenus_fonciers_reel_net: Math.max(0, s.loyersNus - s.chargesNus) }
    : { micro_foncier_recettes: s.loyersNus };
}

function construire(s: SituationOptimisation, annee: number, famille: FoyerPartiel): FoyerFiscal {
  const [premier, second] = salairesDe(s);
  return completerFoyer({
    ...famille,
    annee_naissance_declarant1: annee - s.age,
    declarant1: {
      salaires: premier,
      [RECETTES[s.natureActivite]]: s.recettesMicro,
      per_versements: s.versePer,
      per_plafond: s.versePer > 0 ? s.plafondPer : 0,
    },
    ...(second > 0 ? { declarant2: { salaires: second } } : {}),
    ...loyersNus(s, annee),
    dividendes: s.dividendes,
    interets: s.interets,
    plus_values_mobilieres: s.plusValues,
    assurance_vie_8_ans_taux_reduit: s.assuranceVie,
    option_bareme: s.optionBareme,
    // What the bank prints in box 2BH when the option is taken.
    csg_deductible_base_2BH: s.optionBareme ? s.dividendes + s.interets : 0,
  });
}

/** The household described, or a simple one whose bracket is the one that was entered. */
export function supposerFoyer(s: SituationOptimisation, annee: number, options?: OptionsCalcul): FoyerSuppose {
  if (s.famille !== 'inconnue') {
    const famille = {
      situation: s.famille,
      enfants: enfantsDe(s.enfants, annee),
      parent_isole_T: !estCouple(s) && s.enfants > 0 && s.parentIsole,
    } satisfies FoyerPartiel;
    return { foyer: construire(s, annee, famille), hypothese: null };
  }
  const essais = CANDIDATS.map(({ situation, enfants, nom }) => {
    const foyer = construire(s, annee, { situation, enfants: enfantsDe(enfants, annee) });
    const r = calculerImpotRevenu(foyer, annee, options);
    return { foyer, nom, tmi: 'tmi' in r ? Math.round(r.tmi * 100) : null };
  });
  const trouve = essais.find((e) => e.tmi === s.tmi);
  if (trouve) {
    return {
      foyer: trouve.foyer,
      hypothese: `Foyer supposé\u202f: ${trouve.nom}, à qui ce revenu donne une tranche de ${s.tmi}\u00a0%. Précisez votre foyer pour un calcul exact.`,
    };
  }
  const seul = essais[0];
  return {
    foyer: seul?.foyer ?? construire(s, annee, { situation: 'celibataire' }),
    hypothese: `Aucun foyer simple n’a une tranche de ${s.tmi}\u00a0% à ce revenu\u202f: une personne seule est supposée (tranche de ${seul?.tmi ?? 0}\u00a0%). Précisez votre foyer.`,
  };
}
