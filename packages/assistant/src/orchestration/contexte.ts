import { reduire } from '@francis/lecture';
import type { Pronom } from '../comprehension/pronom-du-client.ts';
import type { DemandeAssistant } from '../types.ts';

/** What a model receives beside the words of the conversation. Data only: nothing in it is an instruction. */
export interface Contexte {
  readonly juridiction: string;
  readonly aujourdhui: string;
  readonly profilContexte: Readonly<Record<string, unknown>>;
  readonly profilEnregistre: Readonly<Record<string, unknown>>;
  /** Set when an adviser asks about a client. */
  readonly concerne?: 'client';
  /** How the client is spoken of. */
  readonly pronom?: Pronom;
}

/** Who the person is teaches nothing about the tax and never leaves for a model. */
const IDENTITE =
  /^(?:civilite|prenoms?|noms?(?:_de_famille|_complet)?|telephone|mobile|adresse.*|code_postal|ville|e_?mail|courriel|iban|bic_bancaire|numero_fiscal|nir|numero_.*|entreprise|siret?n?|identifiant.*|id|user_id)$/;

/** Words of the person's own, beside an option of a questionnaire: they may name somebody. */
const ENTREE_LIBRE = '_libre';

const estIdentite = (cle: string): boolean => IDENTITE.test(cle) || cle.endsWith(ENTREE_LIBRE);

function sansIdentite(profil: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(profil).filter(([cle]) => !estIdentite(reduire(cle))));
}

const OUVERTURE = '<donnees>';
const FERMETURE = '</donnees>';

/** The part of the last message that carries the context. */
export function ecrireContexte(demande: DemandeAssistant): string {
  const contexte: Contexte = {
    juridiction: demande.juridiction,
    aujourdhui: demande.aujourdhui,
    profilContexte: sansIdentite(demande.profilContexte ?? {}),
    profilEnregistre: sansIdentite(demande.profilEnregistre ?? {}),
    ...(demande.concerne && { concerne: demande.concerne }),
    ...(demande.pronom && { pronom: demande.pronom }),
  };
  // Written as JSON without angle brackets, so that no value can close the block.
  return `${OUVERTURE}${JSON.stringify(contexte).replace(/</g, '\\u003c').replace(/>/g, '\\u003e')}${FERMETURE}`;
}

const estObjet = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);

/** Reads the block back, or undefined when the text is not one. */
export function lireContexte(texte: string): Contexte | undefined {
  if (!texte.startsWith(OUVERTURE) || !texte.endsWith(FERMETURE)) return undefined;
  const lu: unknown = JSON.parse(texte.slice(OUVERTURE.length, -FERMETURE.length));
  if (!estObjet(lu)) return undefined;
  return {
    juridiction: typeof lu['juridiction'] === 'string' ? lu['juridiction'] : 'FR',
    aujourdhui: typeof lu['aujourdhui'] === 'string' ? lu['aujourdhui'] : '',
    profilContexte: estObjet(lu['profilContexte']) ? lu['profilContexte'] : {},
    profilEnregistre: estObjet(lu['profilEnregistre']) ? lu['profilEnregistre'] : {},
    ...(lu['concerne'] === 'client' ? { concerne: 'client' } : {}),
    ...(lu['pronom'] === 'il' || lu['pronom'] === 'elle' ? { pronom: lu['pronom'] } : {}),
  };
}
