import { creerAssistant } from '../../assistant.ts';
import { creerModeleEmbarque } from '../../modele-embarque/modele.ts';
import type { Assistant, DemandeAssistant, EvenementAssistant, OptionsReponse, ReponseAssistant } from '../../types.ts';
import { creerAssistantHeberge } from '../assistant-heberge.ts';
import { chargerModele } from '../charger.ts';
import type { ModeleHeberge, Protocole } from '../configuration.ts';
import type { ServeurDeModeles } from './serveur.ts';

export const NOM = 'grand-modele-7';
export const CLE = 'cle-secrete-du-fournisseur';
export const embarque = creerAssistant({ modele: creerModeleEmbarque() });

export type Reglages = Partial<Omit<ModeleHeberge, 'delais' | 'reprises' | 'limites'>> & {
  readonly delais?: Partial<ModeleHeberge['delais']>;
  readonly reprises?: Partial<ModeleHeberge['reprises']>;
  readonly limites?: Partial<ModeleHeberge['limites']>;
};

/** The product's assistant with the local server plugged in. `attentes` receives what it would have waited for. */
export async function brancher(
  serveur: ServeurDeModeles,
  protocole: Protocole = 'openai-compatible',
  reglages: Reglages = {},
  attentes: number[] = [],
): Promise<Assistant> {
  const configuration: ModeleHeberge = {
    protocole,
    nom: NOM,
    url: `${serveur.origine}/${protocole}/v1`,
    cle: CLE,
    reseauLocal: true,
    ...reglages,
    delais: { connexionMs: 10_000, premierMotMs: 10_000, totalMs: 20_000, ...reglages.delais },
    reprises: { nombre: 2, attenteMaxMs: 20_000, ...reglages.reprises },
    limites: { jetons: 100_000, etapes: 5, ...reglages.limites },
  };
  const modele = await chargerModele(configuration);
  const patienter = (ms: number): Promise<void> => {
    attentes.push(ms);
    return Promise.resolve();
  };
  return creerAssistantHeberge({ embarque, modele, configuration, patienter });
}

export const QUESTION = 'Célibataire, 35 000 € net imposable, quel est mon impôt ?';

export const demande = (question = QUESTION, plus: Partial<DemandeAssistant> = {}): DemandeAssistant => ({
  question,
  historique: [],
  juridiction: 'FR',
  aujourdhui: '2026-11-20',
  ...plus,
});

export interface Suivi {
  readonly reponse: ReponseAssistant;
  /** What a reader who joins the pieces ends with: a new start forgets what came before. */
  readonly flux: string;
  /** Everything that was ever streamed. */
  readonly tout: string;
  readonly evenements: readonly EvenementAssistant[];
}

export async function suivre(assistant: Assistant, d = demande(), options: OptionsReponse = {}): Promise<Suivi> {
  let flux = '';
  let tout = '';
  const evenements: EvenementAssistant[] = [];
  for await (const e of assistant.repondre(d, options)) {
    evenements.push(e);
    if (e.type === 'reprise') flux = '';
    if (e.type === 'texte') {
      flux += e.delta;
      tout += e.delta;
    }
    if (e.type === 'reponse') return { reponse: e.reponse, flux, tout, evenements };
  }
  throw new Error('The stream ended without an answer');
}
