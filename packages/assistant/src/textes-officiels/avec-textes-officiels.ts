import type { PassageTrouve, RechercheCorpus } from '@francis/knowledge';
import { linkSignals } from '../linked-signal.ts';
import type { Assistant, DemandeAssistant, EvenementAssistant, ReponseAssistant } from '../types.ts';
import { ecartDeCitation } from '../verification/citation-officielle.ts';
import { choisirExtrait } from './extrait.ts';
import { joindre, type PassageCite } from './passage-cite.ts';

/** Share of the question's informative words that a passage must hold to be worth quoting. */
const COUVERTURE_MIN = 0.6;
const CANDIDATS = 5;

interface Reglages {
  /** An answer does not wait longer for a text that completes it. */
  readonly delaiMs?: number;
}

/**
 * Ends an answer about a rule with the official text in force at the date asked about, when one was imported and speaks of
 * it. No model reads these texts: whatever an imported document says, it is only ever quoted, and changes neither a figure
 * nor a call. Without a corpus, or when it cannot be read, the answer is left as it is.
 */
export function avecTextesOfficiels(
  assistant: Assistant,
  corpus: RechercheCorpus,
  { delaiMs = 100 }: Reglages = {},
): Assistant {
  return {
    async *repondre(demande, options = {}): AsyncGenerator<EvenementAssistant> {
      for await (const evenement of assistant.repondre(demande, options)) {
        const cite =
          evenement.type === 'reponse'
            ? await citer(corpus, demande, evenement.reponse, { delaiMs, signal: options.signal })
            : undefined;
        if (evenement.type !== 'reponse' || cite === undefined) {
          yield evenement;
          continue;
        }
        const { delta, reponse } = joindre(evenement.reponse, cite);
        yield { type: 'texte', delta };
        yield { ...evenement, reponse };
      }
    },
  };
}

interface Attente {
  readonly delaiMs: number;
  readonly signal: AbortSignal | undefined;
}

async function citer(
  corpus: RechercheCorpus,
  { aujourdhui }: DemandeAssistant,
  { droit }: ReponseAssistant,
  attente: Attente,
): Promise<PassageCite | undefined> {
  if (droit === undefined) return undefined;
  // What will be in force on a coming day is not known.
  const date = droit.jour < aujourdhui ? droit.jour : aujourdhui;
  const trouves = await chercher(corpus, droit.question, date, attente);
  for (const passage of trouves) {
    if (passage.couverture < COUVERTURE_MIN) continue;
    const extrait = choisirExtrait(droit.question, passage.texte);
    if (extrait !== undefined && ecartDeCitation(passage, extrait, date) === undefined) return { passage, extrait };
  }
  return undefined;
}

/** Nothing when the corpus is empty, slow or out of reach: it completes an answer, it is not one. */
async function chercher(
  corpus: RechercheCorpus,
  question: string,
  date: string,
  { delaiMs, signal }: Attente,
): Promise<readonly PassageTrouve[]> {
  const lien = linkSignals(signal ? [signal] : [], delaiMs);
  try {
    const trop = new Promise<never>((_, rejeter) => {
      lien.signal.addEventListener('abort', () => rejeter(new Error('too late')), { once: true });
    });
    const recherche = corpus.chercher(question, { date, limite: CANDIDATS, signal: lien.signal });
    return await Promise.race([recherche, trop]);
  } catch {
    if (signal?.aborted) throw new DOMException('La réponse a été annulée.', 'AbortError');
    return [];
  } finally {
    lien.release();
  }
}
