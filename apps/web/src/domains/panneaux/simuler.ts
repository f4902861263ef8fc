import type { Profil } from '@francis/contract';
import { totalDu } from '../situation/annee.ts';
import { calculerSituation, estCalculee, type SituationCalculee, type SituationIncomplete } from '../situation/lire.ts';

/** What may be changed for a try: an amount of the year or a number of children. */
export const ESSAIS = [
  { champ: 'revenus_salaires', libelle: 'Salaires nets imposables', unite: '€' },
  { champ: 'pensions_retraite', libelle: 'Pensions de retraite', unite: '€' },
  { champ: 'revenus_fonciers', libelle: 'Revenus fonciers', unite: '€' },
  { champ: 'dividendes_recus', libelle: 'Dividendes reçus', unite: '€' },
  { champ: 'dons_realises', libelle: 'Dons de l’année', unite: '€' },
  { champ: 'nombre_enfants', libelle: 'Enfants à charge', unite: '' },
] as const satisfies readonly { champ: keyof Profil; libelle: string; unite: string }[];
export type ChampEssai = (typeof ESSAIS)[number]['champ'];

const PRECIS = ['revenus_salaires', 'pensions_retraite', 'revenus_bnc', 'revenus_bic'] as const;
/** Whose yearly income is a profit: what it stands for is not among the tries. */
const INDEPENDANTS: ReadonlySet<string> = new Set(['autoentrepreneur', 'profession_liberale']);

/** The one yearly income of a short profile, as what the engine takes it for: a try then changes it, not adds to it. */
export function preciser(profil: Profil): Profil {
  const global = profil.revenu_annuel || profil.revenus_annuels;
  if (!global || PRECIS.some((champ) => profil[champ]) || INDEPENDANTS.has(profil.activite_principale ?? ''))
    return profil;
  const champ = profil.activite_principale === 'retraite' ? 'pensions_retraite' : 'revenus_salaires';
  return { ...profil, revenu_annuel: null, revenus_annuels: null, [champ]: global };
}

export interface Simulation {
  readonly avant: SituationCalculee;
  readonly apres: SituationCalculee;
  /** Euros; negative when the try spares tax. */
  readonly ecart: number;
}

/** The year with and without a change: two whole computations. */
export function simuler(
  profil: Profil,
  annee: number,
  champ: ChampEssai,
  valeur: number,
): Simulation | SituationIncomplete {
  const avant = calculerSituation(profil, annee);
  if (!estCalculee(avant)) return avant;
  const apres = calculerSituation({ ...profil, [champ]: valeur }, annee);
  if (!estCalculee(apres)) return apres;
  return { avant, apres, ecart: totalDu(apres.resultat) - totalDu(avant.resultat) };
}
