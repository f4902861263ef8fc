import { fileURLToPath } from 'node:url';
import { ADRESSES, type Assistant, creerAssistantEmbarque } from '@francis/assistant';
import { assembler } from './assistant.ts';
import { parseConfiguration } from './config.ts';
import { StartupError } from './platform/errors.ts';

const RACINE = fileURLToPath(new URL('../../../', import.meta.url));

/** A hosted model as the server would ask it, and the embedded one that answers beside it. */
export interface ModeleOuvert {
  readonly assistant: Assistant;
  readonly embarque: Assistant;
  readonly nom: string;
  readonly protocole: string;
  readonly adresse: string;
  /** Euros for a million tokens; 0 when the configuration does not say. */
  readonly prix: { readonly entree: number; readonly sortie: number };
}

/**
 * The hosted model that the environment configures; undefined when it keeps to the embedded one.
 * @throws StartupError, a French sentence, when the configuration is faulty.
 */
export async function ouvrirModele(
  environnement: Readonly<Record<string, string | undefined>>,
): Promise<ModeleOuvert | undefined> {
  const { heberge } = parseConfiguration(environnement, RACINE).assistant;
  if (heberge === undefined) return undefined;
  const embarque = creerAssistantEmbarque();
  const { nom, protocole, url } = heberge.modele;
  return {
    assistant: await assembler(embarque, heberge),
    embarque,
    nom,
    protocole,
    adresse: url ?? ADRESSES[protocole] ?? '',
    prix: heberge.plafonds.prix,
  };
}

/** What the person can mend: the configuration. */
export const estRefus = (erreur: unknown): erreur is StartupError => erreur instanceof StartupError;
