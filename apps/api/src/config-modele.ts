import { ADRESSES, estReseauPropre, type ModeleHeberge, PROTOCOLES, refusAdresse } from '@francis/assistant';
import { z } from 'zod';

/** What hosted models may cost. Prices in euros for a million tokens. */
export interface PlafondsModele {
  readonly prix: { readonly entree: number; readonly sortie: number };
  /** Of one month of Paris. */
  readonly parCompte: Plafond;
  readonly parCabinet: Plafond;
  /** Answers of one account that may be written at once. */
  readonly flux: number;
  /** Most that one answer may take: what is held for each answer in progress. */
  readonly jetonsParReponse: number;
}

export interface Plafond {
  readonly jetons: number;
  readonly microEuros: number;
}

export interface Hebergement {
  readonly modele: ModeleHeberge;
  readonly plafonds: PlafondsModele;
  /** Not a model of one's own network: questions leave for it only with the person's agreement. */
  readonly tiers: boolean;
}

const MICRO = 1_000_000;
const ouiNon = z.enum(['oui', 'non'], 'doit valoir « oui » ou « non »');
const entier = (min: number, max: number, defaut: number) =>
  z
    .string()
    .regex(/^\d+$/, 'doit être un nombre entier')
    .transform(Number)
    .pipe(z.number().min(min, `doit être au moins ${min}`).max(max, `doit être au plus ${max}`))
    .default(defaut);
const montant = z
  .string()
  .regex(/^\d{1,6}(?:[.,]\d{1,4})?$/, 'doit être un montant en euros, par exemple 2,50')
  .transform((texte) => Number(texte.replace(',', '.')));

/** Variables of the hosted model. Without `MODELE`, none of them is read. */
export const VARIABLES_MODELE = {
  MODELE: z.enum(['embarque', ...PROTOCOLES], `doit valoir embarque, ${PROTOCOLES.join(', ')}`).default('embarque'),
  MODELE_NOM: z
    .string()
    .regex(/^[\w./:@-]{1,80}$/, 'doit être le nom d’un modèle, sans espace')
    .optional(),
  MODELE_URL: z.string().optional(),
  MODELE_CLE: z
    .string()
    .regex(/^[\x21-\x7e]{4,500}$/, 'doit être une clé sans espace')
    .optional(),
  MODELE_RESEAU_LOCAL: ouiNon.default('non'),
  MODELE_CONNEXION_SECONDES: entier(1, 60, 10),
  MODELE_PREMIER_MOT_SECONDES: entier(1, 120, 20),
  MODELE_TOTAL_SECONDES: entier(1, 600, 45),
  MODELE_REPRISES: entier(0, 5, 2),
  MODELE_ATTENTE_SECONDES: entier(0, 60, 10),
  MODELE_JETONS_PAR_REPONSE: entier(8_000, 1_000_000, 40_000),
  MODELE_ETAPES: entier(1, 6, 5),
  MODELE_FLUX: entier(1, 100, 2),
  MODELE_JETONS_PAR_MOIS: entier(0, 1_000_000_000, 2_000_000),
  MODELE_JETONS_PAR_MOIS_CABINET: entier(0, 1_000_000_000, 10_000_000),
  MODELE_PRIX_ENTREE: montant.optional(),
  MODELE_PRIX_SORTIE: montant.optional(),
  MODELE_EUROS_PAR_MOIS: montant.optional(),
  MODELE_EUROS_PAR_MOIS_CABINET: montant.optional(),
};

type Variables = z.output<z.ZodObject<typeof VARIABLES_MODELE>>;

const EUROS_PAR_DEFAUT = 10;
const EUROS_CABINET_PAR_DEFAUT = 100;
/** The embedded answer must have time to take the place of one that never came. */
const MARGE_SECONDES = 5;

/** A model that Ollama relays to its own cloud: « gpt-oss:120b-cloud ». */
const estServieAilleurs = (protocole: ModeleHeberge['protocole'], nom: string): boolean =>
  protocole === 'ollama' && nom.endsWith('cloud');

/**
 * The hosted model that the environment asks for; undefined with the embedded one.
 * @param delaiReponseSecondes longest answer of the product.
 * @param fautes receives one sentence for each fault.
 */
export function lireHebergement(e: Variables, delaiReponseSecondes: number, fautes: string[]): Hebergement | undefined {
  if (e.MODELE === 'embarque') return undefined;
  const protocole = e.MODELE;
  const url = e.MODELE_URL ?? ADRESSES[protocole];
  const reseauLocal = e.MODELE_RESEAU_LOCAL === 'oui' || protocole === 'ollama';
  if (e.MODELE_NOM === undefined)
    fautes.push(`MODELE_NOM est obligatoire avec MODELE=${protocole} : donnez le nom du modèle chez son fournisseur`);
  if (url === undefined)
    fautes.push(`MODELE_URL est obligatoire avec MODELE=${protocole} : donnez l’adresse du fournisseur (https://…/v1)`);
  else {
    const refus = refusAdresse(url, reseauLocal);
    if (refus !== undefined) fautes.push(`MODELE_URL ${refus}`);
  }
  if (e.MODELE_CLE === undefined && protocole !== 'ollama' && !(protocole === 'openai-compatible' && reseauLocal))
    fautes.push(`MODELE_CLE est obligatoire avec MODELE=${protocole} : donnez la clé du fournisseur`);
  if (e.MODELE_TOTAL_SECONDES + MARGE_SECONDES > delaiReponseSecondes)
    fautes.push(
      `MODELE_TOTAL_SECONDES doit être inférieur d’au moins ${MARGE_SECONDES} à MODELE_DELAI_SECONDES (${delaiReponseSecondes}) : le modèle embarqué répond ensuite`,
    );
  if ((e.MODELE_PRIX_ENTREE === undefined) !== (e.MODELE_PRIX_SORTIE === undefined))
    fautes.push('MODELE_PRIX_ENTREE et MODELE_PRIX_SORTIE se donnent ensemble, en euros par million de jetons');
  const plafonne = e.MODELE_EUROS_PAR_MOIS ?? e.MODELE_EUROS_PAR_MOIS_CABINET;
  if (plafonne !== undefined && e.MODELE_PRIX_ENTREE === undefined)
    fautes.push('MODELE_EUROS_PAR_MOIS demande MODELE_PRIX_ENTREE et MODELE_PRIX_SORTIE');
  if (fautes.length > 0) return undefined;
  return {
    modele: {
      protocole,
      nom: e.MODELE_NOM ?? '',
      url,
      cle: e.MODELE_CLE,
      reseauLocal,
      delais: {
        connexionMs: e.MODELE_CONNEXION_SECONDES * 1000,
        premierMotMs: e.MODELE_PREMIER_MOT_SECONDES * 1000,
        totalMs: e.MODELE_TOTAL_SECONDES * 1000,
      },
      reprises: { nombre: e.MODELE_REPRISES, attenteMaxMs: e.MODELE_ATTENTE_SECONDES * 1000 },
      limites: { jetons: e.MODELE_JETONS_PAR_REPONSE, etapes: e.MODELE_ETAPES },
    },
    tiers: !reseauLocal || !estReseauPropre(url ?? '') || estServieAilleurs(protocole, e.MODELE_NOM ?? ''),
    plafonds: {
      prix: { entree: e.MODELE_PRIX_ENTREE ?? 0, sortie: e.MODELE_PRIX_SORTIE ?? 0 },
      parCompte: {
        jetons: e.MODELE_JETONS_PAR_MOIS,
        microEuros: Math.round((e.MODELE_EUROS_PAR_MOIS ?? EUROS_PAR_DEFAUT) * MICRO),
      },
      parCabinet: {
        jetons: e.MODELE_JETONS_PAR_MOIS_CABINET,
        microEuros: Math.round((e.MODELE_EUROS_PAR_MOIS_CABINET ?? EUROS_CABINET_PAR_DEFAUT) * MICRO),
      },
      flux: e.MODELE_FLUX,
      jetonsParReponse: e.MODELE_JETONS_PAR_REPONSE,
    },
  };
}
