import type { Chantier } from './chantier.ts';
import type { Edition } from './editions.ts';

/** Ideas that a follow-up may take away, and what they are called in a household. */
export const RETIRABLES: Readonly<Record<string, string>> = {
  per: 'per',
  don: 'dons',
  emploi_domicile: 'emploi_domicile',
  garde_payee: 'garde',
  frais_reels: 'frais_reels',
  pension: 'pension_versee',
  dividendes: 'dividendes',
  interets: 'interets',
  loyers_nus: 'loyers',
};

/** Ideas that change nothing by themselves. */
const SANS_EFFET: ReadonlySet<string> = new Set(
  'essai moi conjoint ensemble ajout corrige les_enfants les_deux cadet en_avoir revenir salaire enfant chacun verse varie'.split(
    ' ',
  ),
);

/** The ideas that each edit says. */
const DITES: Readonly<Record<Edition['genre'], string>> = {
  union: 'pacs mariage etat_pacse etat_marie sans_revenu pareil enfant_majeur',
  separation: 'separation pacs mariage etat_pacse etat_marie gardes_par_moi gardes_par_l_autre alternee seul_avec_eux',
  concubinage: 'concubinage',
  naissances: 'autre_enfant jumeaux triples ne plus alternee a_naitre seul_avec_eux',
  a_naitre: 'a_naitre jumeaux triples autre_enfant ne',
  nombre_enfants: 'retrait plus autre_enfant',
  alternee: 'alternee seul_avec_eux',
  montant:
    'per don emploi_domicile frais_reels pension recoit ex parents enfant_majeur syndicat loyers_nus dividendes interets recettes plus moins variation double moitie heberge',
  garde: 'garde_payee',
  detache: 'detache enfant_majeur pension',
  reel: 'charges_du_reel frais_reels charges loyers_nus interets',
  carte: 'carte',
  scolarite: 'college lycee superieur enfant_majeur',
  retrait: `retrait ${Object.keys(RETIRABLES).join(' ')}`,
  retrait_union: 'retrait pacs mariage',
  separement: 'separement',
  bareme: 'bareme pfu',
  demande: 'd_tmi d_parts d_taux',
  depart: 'depart retrait plus variation',
};

/** Words of a follow-up that no edit took. */
export function orphelines({ elements, editions }: Chantier): readonly string[] {
  const prises = new Set(editions.flatMap((e) => DITES[e.genre].split(' ')));
  return elements.flatMap((e) =>
    e.type !== 'idee' || e.idees.some((i) => SANS_EFFET.has(i) || prises.has(i)) ? [] : [e.mots],
  );
}
