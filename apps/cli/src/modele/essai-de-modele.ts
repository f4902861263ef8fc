import type { Assistant, ReponseAssistant } from '@francis/assistant';
import type { ModeleOuvert } from '@francis/api/cas-usage';
import { JOUR_DU_BANC, type Noter, type QuestionDuBanc } from './questions-du-banc.ts';

/** How one question went. */
export interface Passage {
  readonly id: string;
  readonly juste: boolean;
  readonly embarqueJuste: boolean;
  readonly statut: ReponseAssistant['statut'];
  readonly ms: number;
  readonly jetons: { readonly entree: number; readonly sortie: number };
  /** Why its reading was not taken; absent when it was. */
  readonly ecart?: string;
}

/** What a model is worth on the questions that were asked. */
export interface BilanEssai {
  readonly modele: string;
  readonly questions: number;
  readonly lues: number;
  readonly justes: number;
  readonly justes_embarque: number;
  readonly faux_et_exacts: number;
  readonly jetons: { readonly entree: number; readonly sortie: number };
  /** Null when the configuration gives no price. */
  readonly euros: number | null;
  readonly ms: { readonly mediane: number; readonly p95: number };
}

async function demander(assistant: Assistant, q: QuestionDuBanc): Promise<ReponseAssistant> {
  const flux = assistant.repondre({
    question: q.question,
    historique: q.historique ?? [],
    juridiction: q.jurisdiction,
    aujourdhui: JOUR_DU_BANC,
    ...(q.profil ? { profilContexte: q.profil } : {}),
  });
  for await (const e of flux) if (e.type === 'reponse') return e.reponse;
  throw new Error('the assistant ended without an answer');
}

const JETONS = { entree: 0, sortie: 0 };

/** Asks one question to the hosted model and to the embedded one alone. */
export async function passer(modele: ModeleOuvert, q: QuestionDuBanc, noter: Noter): Promise<Passage> {
  const debut = performance.now();
  const reponse = await demander(modele.assistant, q);
  const ms = performance.now() - debut;
  const { hebergement } = reponse;
  return {
    id: q.id,
    juste: noter(q, reponse).reussi,
    embarqueJuste: noter(q, await demander(modele.embarque, q)).reussi,
    statut: reponse.statut,
    ms,
    jetons: hebergement?.consommation ?? JETONS,
    ...(hebergement?.ecart === undefined ? {} : { ecart: hebergement.ecart }),
  };
}

const PAR_MILLION = 1_000_000;
const compter = (passages: readonly Passage[], est: (p: Passage) => boolean): number => passages.filter(est).length;

/** A reading that was not taken is not right, even where the embedded answer was: the model did not give it. */
export function dresserBilan({ nom, prix }: ModeleOuvert, passages: readonly Passage[]): BilanEssai {
  const jetons = passages.reduce(
    (t, p) => ({ entree: t.entree + p.jetons.entree, sortie: t.sortie + p.jetons.sortie }),
    JETONS,
  );
  const durees = passages.map((p) => p.ms).toSorted((a, b) => a - b);
  const quantile = (part: number): number =>
    Math.round(durees[Math.min(durees.length - 1, Math.floor(durees.length * part))] ?? 0);
  const lue = (p: Passage): boolean => p.ecart === undefined;
  return {
    modele: nom,
    questions: passages.length,
    lues: compter(passages, lue),
    justes: compter(passages, (p) => lue(p) && p.juste),
    justes_embarque: compter(passages, (p) => p.embarqueJuste),
    faux_et_exacts: compter(passages, (p) => lue(p) && !p.juste && p.statut === 'exact'),
    jetons,
    euros:
      prix.entree + prix.sortie === 0
        ? null
        : (jetons.entree * prix.entree + jetons.sortie * prix.sortie) / PAR_MILLION,
    ms: { mediane: quantile(0.5), p95: quantile(0.95) },
  };
}
