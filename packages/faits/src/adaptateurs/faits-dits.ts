import type { Feuille } from '../chemins.ts';
import type { ValeurFait } from '../types.ts';
import { type Champs, type SituationAdaptee, texteDe } from './situation-adaptee.ts';

/** One matter: the beginnings of the facts that tell it, and the fields of a file that let suppose it. */
interface Matiere {
  readonly faits: readonly string[];
  readonly champs: readonly string[];
}

const desDeux = (debuts: readonly string[]): string[] =>
  [1, 2].flatMap((rang) => debuts.map((debut) => `foyer.declarant${rang}.${debut}`));

const ACTIVITE = desDeux(['micro_', 'bic_reel', 'bnc_reel', 'lmnp_', 'deficit_professionnel']);
const REVENUS = ['revenu_net_annuel_client1', 'revenu_net_annuel_client2'] as const;
const MATIERES: readonly Matiere[] = [
  {
    faits: ['foyer.dividendes', 'foyer.interets', 'foyer.assurance_vie_'],
    champs: ['revenus_capitaux_mobiliers_foyer'],
  },
  { faits: ['foyer.plus_values_mobilieres'], champs: ['plus_values_mobilieres_foyer'] },
  {
    faits: ['foyer.micro_foncier', 'foyer.revenus_fonciers', 'foyer.deficit_foncier'],
    champs: ['revenus_fonciers_annuels_bruts_foyer', 'investissements_locatifs_details'],
  },
  {
    faits: ACTIVITE,
    champs: [
      'benefices_non_commerciaux_foyer',
      'benefices_industriels_commerciaux_foyer',
      'investissements_locatifs_details',
      ...REVENUS,
    ],
  },
  { faits: desDeux(['pensions_retraite']), champs: ['pensions_retraites_percues_foyer', ...REVENUS] },
  { faits: desDeux(['pensions_alimentaires_recues']), champs: ['pensions_alimentaires_percues_foyer'] },
  { faits: ['foyer.declarant1.salaires'], champs: [REVENUS[0]] },
  { faits: ['foyer.declarant2.salaires'], champs: [REVENUS[1]] },
  {
    faits: ['foyer.enfants.'],
    champs: ['details_enfants_client', 'nombre_enfants_a_charge_client', 'personnes_dependantes_client'],
  },
  { faits: ['foyer.situation'], champs: ['situation_maritale_client'] },
  { faits: desDeux(['per_versements']), champs: ['epargne_retraite_details'] },
];

const commencePar = (chemin: string, debuts: readonly string[]): boolean => debuts.some((d) => chemin.startsWith(d));

const estValeur = (v: unknown): v is ValeurFait =>
  typeof v === 'number' || typeof v === 'string' || typeof v === 'boolean';

/** The facts that the adviser told beside the fields, under their paths. */
export function faitsDits(fiche: Champs): Feuille[] {
  const dits = fiche['faits_fiscaux_client'];
  if (typeof dits !== 'object' || dits === null) return [];
  return Object.entries(dits).flatMap(([chemin, valeur]) => (estValeur(valeur) ? [{ chemin, valeur }] : []));
}

/** An independent's income is a profit until something says otherwise. */
const ditAutrement = (dits: readonly Feuille[], fiche: Champs, { chemin }: Feuille): boolean => {
  const rang = chemin.startsWith('foyer.declarant2') ? 2 : 1;
  return (
    commencePar(chemin, ACTIVITE) &&
    texteDe(fiche, `statut_professionnel_client${rang}`) === 'Indépendant' &&
    dits.some((d) => d.chemin === `foyer.declarant${rang}.salaires`)
  );
};

/**
 * What was told counts first: whatever the fields let suppose of the same matter goes, and what was to be read again
 * about it is settled. Fields that the adviser read are settled as well.
 */
export function avecFaitsDits(situation: SituationAdaptee, fiche: Champs): SituationAdaptee {
  const dits = faitsDits(fiche);
  const lus = fiche['champs_relus_client'];
  const relus: readonly unknown[] = Array.isArray(lus) ? lus : [];
  // Nothing told, nothing read, nothing supposed: the fields stand as they are.
  if (dits.length === 0 && relus.length === 0 && situation.supposes.size === 0) return situation;
  const reglees = MATIERES.filter(({ faits }) => dits.some(({ chemin }) => commencePar(chemin, faits)));
  const regles = new Set<unknown>([...reglees.flatMap(({ champs }) => champs), ...relus]);
  const supposes = situation.faits.filter(
    (fait) =>
      !dits.some(({ chemin }) => chemin === fait.chemin) &&
      !reglees.some(({ faits }) => commencePar(fait.chemin, faits)) &&
      !ditAutrement(dits, fiche, fait),
  );
  const gardes = new Set(supposes.map(({ chemin }) => chemin));
  return {
    faits: [...supposes, ...dits],
    supposes: new Set([...situation.supposes].filter((chemin) => gardes.has(chemin))),
    sansRevenu: situation.sansRevenu,
    aRelire: situation.aRelire.filter(({ champ }) => !regles.has(champ)),
  };
}
