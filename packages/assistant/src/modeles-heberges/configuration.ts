/** Protocols that a hosted model may speak. Ollama speaks the OpenAI-compatible one, at `/v1`. */
export const PROTOCOLES = ['openai-compatible', 'openai', 'anthropic', 'mistral', 'ollama'] as const;
export type Protocole = (typeof PROTOCOLES)[number];

/** A model that answers elsewhere, as the configuration describes it. Times in milliseconds. */
export interface ModeleHeberge {
  readonly protocole: Protocole;
  /** Name of the model at its provider. */
  readonly nom: string;
  /** Start of its addresses; the provider's own when absent. */
  readonly url: string | undefined;
  readonly cle: string | undefined;
  /** The address may be this machine or its network: said by the operator, never guessed. */
  readonly reseauLocal: boolean;
  readonly delais: Delais;
  readonly reprises: BudgetReprises;
  readonly limites: LimitesReponse;
}

export interface Delais {
  /** Until the provider has accepted the request. */
  readonly connexionMs: number;
  /** Until the first word or tool call. */
  readonly premierMotMs: number;
  /** For the whole answer, retries included. */
  readonly totalMs: number;
}

export interface BudgetReprises {
  /** Requests of one answer that may be sent again. */
  readonly nombre: number;
  /** Longest wait before one of them, whatever the provider asks. */
  readonly attenteMaxMs: number;
}

export interface LimitesReponse {
  /** Tokens read and written for one answer, all its steps together. */
  readonly jetons: number;
  /** Rounds of tool calls. */
  readonly etapes: number;
}

/** Address of a provider when the configuration gives none; absent, an address is required. */
export const ADRESSES: Readonly<Partial<Record<Protocole, string>>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  mistral: 'https://api.mistral.ai/v1',
  ollama: 'http://127.0.0.1:11434/v1',
};
