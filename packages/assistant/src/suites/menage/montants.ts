import type { Element, Mention } from '@francis/lecture';
import type { FoyerDecrit } from '../../outils/schemas.ts';
import type { Champ, Qui } from './editions.ts';

export type Idee = Extract<Element, { readonly type: 'idee' }>;
export type Montant = Extract<Mention, { readonly type: 'montant' }>;

/** What an amount may be, the surest names first: « touche 3 000 de dividendes » is no pay. */
const ROLES = [
  'per',
  'don',
  'emploi_domicile',
  'garde_payee',
  'frais_reels',
  'pension',
  'syndicat',
  'loyers_nus',
  'charges',
  'dividendes',
  'interets',
  'recettes',
  'verse',
  'recoit',
  'salaire',
  'plus',
  'variation',
] as const;
export type Role = (typeof ROLES)[number];
const SURS: ReadonlySet<Role> = new Set(ROLES.slice(0, ROLES.indexOf('verse')));

const CHAMPS: Readonly<Partial<Record<Role, Champ>>> = {
  per: { de: 'declarant', nom: 'per_versements' },
  frais_reels: { de: 'declarant', nom: 'frais_reels' },
  syndicat: { de: 'declarant', nom: 'cotisations_syndicales' },
  salaire: { de: 'declarant', nom: 'salaires' },
  plus: { de: 'declarant', nom: 'salaires' },
  variation: { de: 'declarant', nom: 'salaires' },
  recoit: { de: 'declarant', nom: 'pensions_alimentaires_recues' },
  emploi_domicile: { de: 'foyer', nom: 'emploi_domicile' },
  loyers_nus: { de: 'foyer', nom: 'micro_foncier_recettes' },
  dividendes: { de: 'foyer', nom: 'dividendes' },
  interets: { de: 'foyer', nom: 'interets' },
};
/** Receipts are those of the one activity that a person has. */
const MICRO = ['micro_bnc', 'micro_bic_services', 'micro_bic_ventes'] as const;
const recettesDe = (sien: FoyerDecrit['declarant1']): Champ | undefined => {
  const [nom, ...autres] = MICRO.filter((micro) => (sien?.[micro] ?? 0) > 0);
  return nom === undefined || autres.length > 0 ? undefined : { de: 'declarant', nom };
};

/** A pension is what a pensioner receives, or the alimony that the household pays; undefined when it may be either. */
function pensionDe(foyer: FoyerDecrit, sien: FoyerDecrit['declarant1']): Champ | undefined {
  const versees = (['pensions_alimentaires_autres', 'pension_alimentaire_enfant_majeur'] as const).filter(
    (nom) => (foyer[nom] ?? 0) > 0,
  );
  const retraite = (sien?.pensions_retraite ?? 0) > 0;
  const [nom, ...autres] = versees;
  if (retraite) return nom === undefined ? { de: 'declarant', nom: 'pensions_retraite' } : undefined;
  return nom === undefined || autres.length > 0 ? undefined : { de: 'foyer', nom };
}

/** Rents are those of bare letting, unless the household holds other ones. */
const loyersDe = (foyer: FoyerDecrit): Champ | undefined =>
  [foyer.declarant1, foyer.declarant2].some((d) => (d?.lmnp_micro ?? 0) > 0 || d?.lmnp_reel_net !== undefined) ||
  foyer.revenus_fonciers_reel_net !== undefined
    ? undefined
    : CHAMPS.loyers_nus;

/** Where an amount of this role stands in a household, said of one of its two people. */
export function champDe(role: Role, foyer: FoyerDecrit, qui: Qui | undefined): Champ | undefined {
  const sien = qui === 2 ? foyer.declarant2 : foyer.declarant1;
  if (role === 'recettes') return recettesDe(sien);
  if (role === 'pension') return pensionDe(foyer, sien);
  return role === 'loyers_nus' ? loyersDe(foyer) : CHAMPS[role];
}

/** The one income that somebody has; undefined of several. */
export function revenuSeul(foyer: FoyerDecrit, qui: Qui): Champ | undefined {
  const sien = qui === 2 ? foyer.declarant2 : foyer.declarant1;
  const tenus = Object.entries(sien ?? {}).flatMap(([nom, valeur]) =>
    typeof valeur === 'number' && valeur > 0 && nom !== 'per_plafond' ? [nom] : [],
  );
  const [nom, ...autres] = REVENUS.filter((n) => tenus.includes(n));
  return nom === undefined || autres.length > 0 || tenus.length > 1 ? undefined : { de: 'declarant', nom };
}
const REVENUS = ['salaires', 'pensions_retraite', ...MICRO] as const;

/** Roles of a clause, and how far each stands from an amount. */
export function rolesAutour(clause: readonly Element[], place: number): readonly Role[] {
  const dits = clause.flatMap((e, i) =>
    e.type === 'idee'
      ? ROLES.filter((r) => e.idees.includes(r)).map((role) => ({ role, loin: Math.abs(i - place), apres: i > place }))
      : [],
  );
  const surs = dits.filter(({ role }) => SURS.has(role));
  return (surs.length > 0 ? surs : dits)
    .toSorted((a, b) => a.loin - b.loin || Number(b.apres) - Number(a.apres))
    .map(({ role }) => role);
}

const PAR_AN: Readonly<Record<string, number>> = { an: 1, semestre: 2, trimestre: 4, mois: 12 };
/** Under the first, a pay said without its period is that of a month; under the second, it may be. */
const D_UN_MOIS = 3_500;
const PEUT_ETRE_D_UN_MOIS = 8_000;
const MOIS = 12;

export interface MontantAnnuel {
  readonly valeur: number;
  readonly incertain: boolean;
}

/** An amount in the year; undefined when its period has none. */
export function annuel(m: Montant, role: Role): MontantAnnuel | undefined {
  if (m.devise !== 'EUR' || m.qualite === 'brut' || m.taxe !== undefined) return undefined;
  if (m.periode === undefined && m.fois === undefined)
    return role === 'salaire' && m.valeur < PEUT_ETRE_D_UN_MOIS && m.valeur > 0
      ? { valeur: m.valeur < D_UN_MOIS ? m.valeur * MOIS : m.valeur, incertain: true }
      : { valeur: m.valeur, incertain: false };
  const fois = m.fois ?? PAR_AN[m.periode ?? 'an'];
  return fois === undefined ? undefined : { valeur: Math.round(m.valeur * fois * 100) / 100, incertain: false };
}
