import type {
  LanguageModelV3,
  LanguageModelV3CallOptions,
  LanguageModelV3Prompt,
  LanguageModelV3StreamPart,
} from '@ai-sdk/provider';
import type { Pseudonymes } from '../pseudonymes/pseudonymes.ts';
import { masquerPrompt } from '../pseudonymes/prompt.ts';
import { Restitution } from '../pseudonymes/restitution.ts';
import { classerErreur, estPassagere } from './classement.ts';
import type { ModeleHeberge } from './configuration.ts';
import { type Compteur, estimerJetons } from './consommation.ts';
import { Echeances } from './echeances.ts';
import { ErreurModele } from './erreurs.ts';

export interface Protection {
  readonly configuration: Pick<ModeleHeberge, 'delais' | 'reprises' | 'limites'>;
  readonly pseudonymes: Pseudonymes;
  readonly compteur: Compteur;
  /** What is done to a prompt once its identities are gone. */
  readonly apresMasquage?: (prompt: LanguageModelV3Prompt) => LanguageModelV3Prompt;
  /** Waits before a retry; rejects when the signal is aborted. */
  readonly patienter: (ms: number, signal: AbortSignal) => Promise<void>;
}

const JETONS_PAR_ECRITURE = 4_096;
const ATTENTE_INITIALE_MS = 500;
const RIEN = { entree: 0, sortie: 0 };

type Lecteur = ReadableStreamDefaultReader<LanguageModelV3StreamPart>;
interface Debut {
  readonly lecteur: Lecteur;
  readonly premieres: readonly LanguageModelV3StreamPart[];
  readonly echeances: Echeances;
}

const dit = (part: LanguageModelV3StreamPart): boolean =>
  part.type === 'text-delta' || part.type === 'tool-input-start' || part.type === 'tool-call' || part.type === 'finish';

/**
 * A hosted model for one answer: identities do not leave, what takes too long is stopped, what fails for a moment is
 * asked again within a budget, and nothing is retried once the first word has come (no sentence twice).
 * Every failure is an `ErreurModele`.
 */
export function proteger(modele: LanguageModelV3, protection: Protection): LanguageModelV3 {
  const { configuration, pseudonymes, compteur } = protection;
  const { delais, reprises, limites } = configuration;
  let appels = 0;
  let reprisesRestantes = reprises.nombre;
  let fin: number | undefined;

  async function commencer(options: LanguageModelV3CallOptions): Promise<Debut> {
    fin ??= performance.now() + delais.totalMs;
    for (let essai = 0; ; essai += 1) {
      const echeances = new Echeances(options.abortSignal);
      try {
        echeances.poser(Math.max(1, fin - performance.now()));
        return await ouvrir(options, echeances);
      } catch (brute) {
        const erreur = options.abortSignal?.aborted ? brute : classerErreur(brute, false);
        echeances.fermer();
        // A refusal costs nothing; what was asked and never came may.
        if (estPassagere(erreur) || (erreur instanceof ErreurModele && erreur.code === 'MODELE_REFUSE'))
          compteur.clore(RIEN);
        const attente = estPassagere(erreur) ? (erreur.attenteMs ?? ATTENTE_INITIALE_MS * 2 ** essai) : Infinity;
        const tropLong = attente > reprises.attenteMaxMs || performance.now() + attente >= fin;
        if (tropLong || reprisesRestantes <= 0) throw erreur;
        reprisesRestantes -= 1;
        await protection.patienter(attente, options.abortSignal ?? new AbortController().signal);
      }
    }
  }

  async function ouvrir(options: LanguageModelV3CallOptions, echeances: Echeances): Promise<Debut> {
    const repos = echeances.poser(delais.connexionMs);
    const parole = echeances.poser(delais.premierMotMs);
    const { stream } = await echeances.attendre(modele.doStream({ ...options, abortSignal: echeances.signal }));
    repos();
    const lecteur = stream.getReader();
    const premieres: LanguageModelV3StreamPart[] = [];
    for (;;) {
      const { done, value } = await echeances.attendre(lecteur.read());
      if (done) throw new ErreurModele('MODELE_COUPE');
      if (value.type === 'error') throw classerErreur(value.error, false);
      premieres.push(value);
      if (dit(value)) break;
    }
    parole();
    return { lecteur, premieres, echeances };
  }

  async function* lire(
    { lecteur, premieres, echeances }: Debut,
    outils: ReadonlySet<string>,
    entree: number,
  ): AsyncGenerator<LanguageModelV3StreamPart> {
    const restitution = new Restitution(pseudonymes);
    let ecrits = 0;
    try {
      for (let rang = 0; ; rang += 1) {
        const lu = premieres[rang] ?? (await suivant(lecteur, echeances));
        if (lu.type === 'error') throw classerErreur(lu.error, true);
        if (lu.type === 'text-delta') ecrits += lu.delta.length;
        if (lu.type === 'tool-input-delta') ecrits += lu.delta.length;
        if (lu.type === 'tool-call' && !outils.has(lu.toolName)) throw new ErreurModele('MODELE_OUTIL_INCONNU');
        compteur.suivre({ entree, sortie: estimerJetons(ecrits) });
        if (lu.type === 'finish') {
          const { inputTokens, outputTokens } = lu.usage;
          compteur.clore({
            entree: inputTokens.total ?? entree,
            sortie: outputTokens.total ?? estimerJetons(ecrits),
          });
          verifierFin(lu.finishReason);
        }
        yield* restitution.rendre(lu);
        if (lu.type === 'finish') return;
      }
    } catch (erreur) {
      throw classerErreur(erreur, true);
    } finally {
      compteur.clore();
      echeances.fermer();
    }
  }

  return {
    specificationVersion: 'v3',
    provider: modele.provider,
    modelId: modele.modelId,
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('a hosted model is only streamed')),
    async doStream(options) {
      appels += 1;
      if (appels > limites.etapes) throw new ErreurModele('MODELE_BOUCLE');
      const { apresMasquage = (p) => p } = protection;
      const prompt = apresMasquage(masquerPrompt(options.prompt, pseudonymes));
      const entree = estimerJetons(JSON.stringify(prompt).length);
      compteur.suivre({ entree, sortie: 0 });
      const maxOutputTokens = Math.max(1, Math.min(JETONS_PAR_ECRITURE, compteur.reste));
      const debut = await commencer({ ...options, prompt, maxOutputTokens, temperature: 0 });
      const outils = new Set(options.tools?.map((o) => o.name));
      return { stream: enFlux(lire(debut, outils, entree)) };
    },
  };
}

async function suivant(lecteur: Lecteur, echeances: Echeances): Promise<LanguageModelV3StreamPart> {
  const { done, value } = await echeances.attendre(lecteur.read());
  if (done) throw new ErreurModele('MODELE_COUPE');
  return value;
}

/** A stream that stops without its reason was cut: the clients say « other » or « error » then, without the provider's word. */
function verifierFin({ unified, raw }: { readonly unified: string; readonly raw: string | undefined }): void {
  if (unified === 'length') throw new ErreurModele('MODELE_PLAFOND_JETONS');
  if (unified === 'content-filter') throw new ErreurModele('MODELE_REFUSE');
  if (raw === undefined && (unified === 'other' || unified === 'error')) throw new ErreurModele('MODELE_COUPE');
  if (unified === 'error') throw new ErreurModele('MODELE_REPONSE_INVALIDE');
}

/** One part at a time, so that a reader who leaves stops the source. */
function enFlux(source: AsyncGenerator<LanguageModelV3StreamPart>): ReadableStream<LanguageModelV3StreamPart> {
  return new ReadableStream({
    async pull(controleur) {
      const { done, value } = await source.next();
      if (done) controleur.close();
      else controleur.enqueue(value);
    },
    async cancel() {
      await source.return(undefined);
    },
  });
}
