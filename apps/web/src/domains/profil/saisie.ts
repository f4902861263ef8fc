import type { Profil } from '@francis/contract';
import { ecrireMontant, lireMontant } from '../../design-system/index.ts';

/** Amounts in whole euros, as the contract holds them. */
export const MONTANTS = [
  'revenu_annuel',
  'revenus_salaires',
  'revenus_bnc',
  'revenus_bic',
  'pensions_retraite',
  'revenus_fonciers',
  'dividendes_recus',
  'plus_values_mobilieres',
  'dons_realises',
  'charges_deductibles',
  'plafond_epargne_retraite',
  'retenue_cumul',
  'retenue_mensuelle',
  'epargne_disponible',
  'assurance_vie_valeur',
  'pea_valeur',
  'actions_valeur',
  'crypto_valeur',
  'patrimoine_immobilier_valeur',
  'emprunts_immobiliers',
] as const satisfies readonly (keyof Profil)[];
export type Montant = (typeof MONTANTS)[number];

/** Small whole numbers, with what they may be. */
export const ENTIERS = {
  nombre_enfants: { min: 0, max: 30 },
  tmi: { min: 0, max: 49 },
} as const;
type Entier = keyof typeof ENTIERS;

/** Words, as they are typed. */
const TEXTES = [
  'prenom',
  'nom',
  'telephone',
  'adresse',
  'code_postal',
  'ville',
  'profession',
  'entreprise',
  'secteur_activite',
  'objectifs_financiers',
] as const satisfies readonly (keyof Profil)[];

/** One of a list, or a day: what the control holds is what is kept. */
const CHOISIS = [
  'civilite',
  'date_naissance',
  'situation_familiale',
  'situation_fiscale',
  'horizon_investissement',
  'tolerance_risque',
  'activite_principale',
  'residence_fiscale',
  'patrimoine_situation',
] as const satisfies readonly (keyof Profil)[];

export const CHAMPS = [...MONTANTS, ...TEXTES, ...CHOISIS, 'nombre_enfants', 'tmi', 'retenue_mois'] as const;
export type ChampProfil = (typeof CHAMPS)[number];

/** What the form holds: texts, as they are typed. An empty text is an answer not given. */
export type SaisieProfil = Record<ChampProfil, string>;

export const SITUATIONS: readonly { valeur: NonNullable<Profil['situation_familiale']>; libelle: string }[] = [
  { valeur: 'celibataire', libelle: 'Célibataire' },
  { valeur: 'marie', libelle: 'Marié(e)' },
  { valeur: 'pacs', libelle: 'Pacsé(e)' },
  { valeur: 'divorce', libelle: 'Divorcé(e)' },
  { valeur: 'veuf', libelle: 'Veuf ou veuve' },
];

/** « 58 000 € », « 58k » → 58000 ; empty or refused → null. */
export function lireEntier(texte: string): number | null {
  const lu = lireMontant(texte);
  return lu.etat === 'lu' ? lu.valeur : null;
}

/** Why a text is no amount; undefined for an amount, and for nothing, which is an answer not given. */
export function refusDe(texte: string): string | undefined {
  const lu = lireMontant(texte);
  return lu.etat === 'refuse' ? lu.phrase : undefined;
}

export const refusDeNombre = (texte: string, champ: Entier): string | undefined => {
  const { min, max } = ENTIERS[champ];
  if (texte.trim() === '') return undefined;
  const n = /^\d{1,2}$/.test(texte.trim()) ? Number(texte) : Number.NaN;
  return n >= min && n <= max ? undefined : `Saisissez un nombre entre ${min} et ${max}.`;
};

/** A birth after today, or so long ago that it is a slip of the keyboard. */
export const refusDeNaissance = (jour: string, aujourdhui: string): string | undefined => {
  if (jour === '') return undefined;
  if (jour > aujourdhui) return 'Cette date est à venir.';
  return jour < '1900-01-01' ? 'Vérifiez l’année de naissance.' : undefined;
};

export const ecrireEntier = (valeur: number | null | undefined): string => ecrireMontant(valeur ?? Number.NaN);

const CHIFFRES: ReadonlySet<string> = new Set([...MONTANTS, 'nombre_enfants', 'tmi']);

export function versSaisie(profil: Profil): SaisieProfil {
  const entrees = CHAMPS.map((champ): [ChampProfil, string] => {
    const valeur = profil[champ];
    if (valeur === null || valeur === undefined) return [champ, ''];
    return [champ, CHIFFRES.has(champ) && typeof valeur === 'number' ? ecrireEntier(valeur) : String(valeur)];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each field of the list.
  return Object.fromEntries(entrees) as SaisieProfil;
}

const valeurDe = (champ: ChampProfil, texte: string): string | number | null => {
  if (CHIFFRES.has(champ)) return lireEntier(texte);
  if (champ === 'retenue_mois') return texte === '' ? null : Number(texte);
  return texte.trim() || null;
};

/** The fields that a form changes, and they alone: what another screen saved meanwhile is left as it is. */
export function champsModifies(saisie: SaisieProfil, avant: SaisieProfil, annee: number): Profil {
  const changes = CHAMPS.filter((champ) => saisie[champ] !== avant[champ]).map(
    (champ) => [champ, valeurDe(champ, saisie[champ])] as const,
  );
  // What a pay slip adds up is of the year in which it is copied.
  const retenue = changes.some(([champ]) => champ.startsWith('retenue_'));
  const champs: Profil = Object.fromEntries(changes);
  return retenue ? { ...champs, retenue_annee: annee } : champs;
}
