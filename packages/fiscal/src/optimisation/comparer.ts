import type { RefusFiscal } from '../core/resultat.ts';
import type { FoyerFiscal } from '../france/impot-revenu/foyer.ts';
import type { ChampChiffre, ImpotRevenu, OptionsCalcul } from '../france/impot-revenu/resultat.ts';
import { CHAMPS_CHIFFRES } from '../france/impot-revenu/resultat.ts';
import { estRefus, facturer } from './calcul.ts';

/** Situations laid side by side, line by line. */

export interface SituationAComparer {
  readonly nom: string;
  readonly foyer: FoyerFiscal;
  readonly annee: number;
  readonly options?: OptionsCalcul;
}

export interface SituationComparee {
  readonly nom: string;
  readonly annee: number;
  readonly resultat: ImpotRevenu;
  /** Income tax, differential contribution and social levies, in euros. */
  readonly total: number;
}

export interface LigneComparee {
  readonly champ: ChampChiffre | 'total';
  readonly libelle: string;
  readonly unite: 'EUR' | 'taux' | 'parts' | 'oui-non';
  /** One per situation, in order. */
  readonly valeurs: readonly (number | boolean)[];
  /** Against the first situation; 0 for the first; 1 or −1 for a yes or no that changes. */
  readonly ecarts: readonly number[];
}

export interface Comparaison {
  readonly statut: 'exact' | 'estimation';
  readonly situations: readonly SituationComparee[];
  readonly lignes: readonly LigneComparee[];
}

const LIBELLES: Readonly<Record<ChampChiffre | 'total', string>> = {
  nombre_parts: 'Nombre de parts',
  revenu_brut_global: 'Revenu brut global',
  revenu_net_imposable: 'Revenu net imposable',
  impot_sans_quotient: 'Impôt sans les parts supplémentaires',
  impot_avec_quotient: 'Impôt avec toutes les parts',
  droits_simples: 'Impôt brut après plafonnement',
  plafonnement_qf: 'Quotient familial plafonné',
  decote: 'Décote',
  impot_apres_decote: 'Impôt après décote',
  reductions: 'Réductions d’impôt',
  pfu: 'Prélèvement forfaitaire',
  credits_impot: 'Crédits d’impôt',
  cehr: 'Contribution exceptionnelle sur les hauts revenus',
  cdhr: 'Contribution différentielle sur les hauts revenus',
  prelevements_sociaux: 'Prélèvements sociaux',
  impot_final: 'Impôt sur le revenu',
  rfr: 'Revenu fiscal de référence',
  tmi: 'Tranche marginale',
  total: 'Total dû',
};

function uniteDe(champ: ChampChiffre | 'total'): LigneComparee['unite'] {
  if (champ === 'tmi') return 'taux';
  if (champ === 'nombre_parts') return 'parts';
  return champ === 'plafonnement_qf' ? 'oui-non' : 'EUR';
}

function ligne(champ: ChampChiffre | 'total', valeurs: readonly (number | boolean)[]): LigneComparee {
  const base = Number(valeurs[0] ?? 0);
  return {
    champ,
    libelle: LIBELLES[champ],
    unite: uniteDe(champ),
    valeurs,
    ecarts: valeurs.map((v) => Number(v) - base),
  };
}

/** Situations side by side; the first one is the reference of the differences. The first refusal met is returned. */
export function comparerFoyers(situations: readonly SituationAComparer[]): Comparaison | RefusFiscal {
  const comparees: SituationComparee[] = [];
  for (const s of situations) {
    const facture = facturer(s.foyer, s.annee, s.options);
    if (estRefus(facture)) return { ...facture, message: `${s.nom} : ${facture.message}` };
    comparees.push({ nom: s.nom, annee: s.annee, resultat: facture.impot, total: facture.total });
  }
  const lignes = CHAMPS_CHIFFRES.map((champ) =>
    ligne(
      champ,
      comparees.map((c) => c.resultat[champ]),
    ),
  );
  lignes.push(
    ligne(
      'total',
      comparees.map((c) => c.total),
    ),
  );
  const estime = comparees.some((c) => c.resultat.statut === 'estimation');
  return { statut: estime ? 'estimation' : 'exact', situations: comparees, lignes };
}
