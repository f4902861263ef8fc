import { SITUATIONS_MARITALES, STATUTS_PROFESSIONNELS } from '@francis/contract';
import { CATALOGUE, type DefinitionFait, definitionDuDossier } from '@francis/faits';

type Champs = Readonly<Record<string, unknown>>;

/** The same draw on every machine: whole numbers between two bounds, both included. */
function tirage(graine: number): (de: number, a: number) => number {
  let etat = (Math.imul(graine + 1, 2_654_435_761) + 1) >>> 0;
  return (de, a) => {
    etat = (Math.imul(etat, 1_664_525) + 1_013_904_223) >>> 0;
    return de + Math.floor((etat / 2 ** 32) * (a - de + 1));
  };
}

const PROJETS = ['per_versements', 'frais_reels', 'charges_activite'].flatMap((champ) =>
  [1, 2].map((rang) => definitionDuDossier(`projet.declarant${rang}.${champ}`)),
);
/** Facts of a household, and what it means to do. */
const DU_DOSSIER = [...CATALOGUE.filter(({ chemin }) => chemin.startsWith('foyer.')), ...PROJETS].filter(
  (d): d is DefinitionFait => d !== undefined,
);

const NOTES = [
  '',
  'micro-foncier',
  'Foncier au réel, régime réel',
  'dividendes de sa SARL',
  'rachat assurance-vie 2VV',
];

/** A value that its fact may hold, small amounts and large ones alike. */
function valeurDe({ unite, choix, chemin }: DefinitionFait, entre: (de: number, a: number) => number): unknown {
  if (unite === 'oui_non') return entre(0, 1) === 1;
  if (choix) return Object.keys(choix)[entre(0, Object.keys(choix).length - 1)];
  if (unite === 'annee') return entre(1940, 2025);
  if (unite === 'nombre' || unite === 'age' || unite === 'ans') return entre(0, 4);
  const haut = chemin.includes('salaires') || chemin.includes('rfr_') ? 400_000 : 60_000;
  return entre(0, 9) === 0 ? 0 : entre(1, haut) + entre(0, 1) * 0.5;
}

/**
 * A file drawn at random, of every kind that an adviser may write: sure or not, whole or empty, coherent or refused by
 * the engine. The same seed gives the same file.
 */
export function dossierAuHasard(graine: number): Champs {
  const entre = tirage(graine);
  const parfois = (sur: number): boolean => entre(1, sur) === 1;
  const choisir = <T>(liste: readonly T[]): T | undefined => liste[entre(0, liste.length - 1)];
  const montant = (haut: number): number | null => (parfois(9) ? null : entre(1, haut));
  const enfants = entre(0, 4);
  const faits = Array.from({ length: parfois(3) ? 0 : entre(1, 4) }, () => {
    const d = choisir(DU_DOSSIER);
    return d ? [[d.chemin.replaceAll('*', String(entre(0, 2))), valeurDe(d, entre)]] : [];
  });
  return {
    situation_maritale_client: parfois(30) ? null : choisir(SITUATIONS_MARITALES),
    date_naissance_client: parfois(8) ? null : `${entre(1935, 2006)}-03-14`,
    code_postal_client: parfois(30) ? '97400' : '44000',
    nombre_enfants_a_charge_client: parfois(10) ? null : enfants,
    details_enfants_client: Array.from({ length: parfois(12) ? entre(0, 4) : enfants }, () => ({
      prenom: 'Lou',
      date_naissance: parfois(25) ? null : `${entre(1998, 2025)}-09-01`,
      ...(parfois(4) && { garde_alternee: parfois(2) }),
      ...(parfois(12) && { invalide: true }),
    })),
    personnes_dependantes_client: parfois(50) ? 1 : null,
    ...Object.fromEntries(
      [1, 2].flatMap((rang) => [
        [`statut_professionnel_client${rang}`, parfois(9) ? null : choisir(STATUTS_PROFESSIONNELS)],
        [`revenu_net_annuel_client${rang}`, montant(parfois(5) ? 600_000 : 90_000)],
        [`autres_revenus_client${rang}`, parfois(40) ? [{ type: 'Rente', montant_annuel: entre(100, 9_000) }] : []],
      ]),
    ),
    revenus_fonciers_annuels_bruts_foyer: parfois(6) ? entre(0, 40_000) : null,
    charges_foncieres_deductibles_foyer: parfois(5) ? entre(0, 15_000) : null,
    revenus_capitaux_mobiliers_foyer: parfois(6) ? entre(0, 40_000) : null,
    plus_values_mobilieres_foyer: parfois(5) ? entre(-20_000, 60_000) : null,
    plus_values_immobilieres_foyer: parfois(20) ? entre(1, 60_000) : null,
    benefices_industriels_commerciaux_foyer: parfois(15) ? entre(-9_000, 70_000) : null,
    benefices_non_commerciaux_foyer: parfois(15) ? entre(-9_000, 70_000) : null,
    pensions_retraites_percues_foyer: parfois(7) ? entre(0, 60_000) : null,
    pensions_alimentaires_percues_foyer: parfois(15) ? entre(0, 9_000) : null,
    epargne_retraite_details: parfois(15) ? [{ type: 'PER', versements_annuels: entre(100, 5_000) }] : [],
    assurance_vie_details: parfois(9) ? [{ contrat: 'Un', valeur: 10_000 }] : [],
    valeur_entreprise_parts_sociales: parfois(15) ? entre(1, 500_000) : null,
    comptes_courants_associes_solde: parfois(15) ? entre(1, 90_000) : null,
    notes_fiscales_client: parfois(2) ? null : choisir(NOTES),
    credits_reductions_impot_recurrents: parfois(30) ? 'Garde d’enfant' : null,
    faits_fiscaux_client: Object.fromEntries(faits.flat()),
    champs_relus_client: parfois(8) ? ['notes_fiscales_client', 'revenu_net_annuel_client1'] : [],
  };
}
