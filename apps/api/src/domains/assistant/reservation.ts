import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as attendre } from 'node:timers/promises';
import type { QuestionRequete, Tour } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { derniersTours } from './historique.ts';
import { allocationDe, moisDeParis, resteDesQuestions, titreDeLaQuestion } from './policy.ts';
import { refusDePlafond } from './plafonds.ts';
import { refusSansAccord } from './accord.ts';
import type { Demandeur, PortsAssistant } from './ports.ts';
import { depotConversations, depotQuestions, type Message, type Question } from './repository.ts';

/** A question that the assistant may now answer; its unit of quota is held until `reserveeLe` plus the lease. */
export interface Reservation {
  readonly genre: 'nouvelle';
  readonly questionId: string;
  readonly reserveeLe: Date;
  readonly conversationId: string;
  readonly reponseId: string;
  readonly historique: readonly Tour[];
  /** Why the hosted model may not be asked, for the reader. */
  readonly sansHeberge: string | undefined;
}

/** The same question was already answered under the same key. */
export interface DejaRepondue {
  readonly genre: 'deja';
  readonly message: Message;
}

/** The reservation outlives the longest answer: what a dead server reserved comes back after that. */
const MARGE_BAIL_MS = 30_000;
const PAUSE_MS = 100;

/**
 * Stores the question and reserves its unit of quota, in one short transaction. A repeated key waits for the answer in
 * progress and gives it back.
 * @throws ApiError QUOTA_EPUISE, INTROUVABLE (conversation), CONFLIT (key used for another question).
 */
export async function reserver(
  ports: PortsAssistant,
  demandeur: Demandeur,
  requete: QuestionRequete,
  {
    cle,
    signal,
    clientId,
  }: { readonly cle: string | undefined; readonly signal: AbortSignal; readonly clientId?: string | undefined },
): Promise<Reservation | DejaRepondue> {
  for (;;) {
    const issue = await essayer(ports, demandeur, requete, { cle, clientId });
    if (issue !== 'en-cours') return issue;
    await attendre(PAUSE_MS, undefined, { signal }).catch((cause: unknown) => {
      throw new ApiError('REQUETE_ANNULEE', { cause });
    });
  }
}

const essayer = (
  { base, horloge, configuration, accordModeleTiers, allocationPayee }: PortsAssistant,
  demandeur: Demandeur,
  requete: QuestionRequete,
  { cle, clientId }: { readonly cle: string | undefined; readonly clientId: string | undefined },
): Promise<Reservation | DejaRepondue | 'en-cours'> =>
  base.transaction(async (requetes) => {
    const { id } = demandeur;
    const questions = depotQuestions(requetes, id);
    const conversations = depotConversations(requetes, id);
    const payee = await allocationPayee(requetes, id);
    const { quotaGratuit } = configuration;
    const avant = allocationDe(payee, demandeur, { quotaGratuit, maintenant: horloge.now() });
    // Nothing to count and nothing to repeat: the questions of an unlimited account need not follow each other.
    if (avant.limite !== null || cle !== undefined || configuration.heberge) await questions.verrouillerCompte();
    const maintenant = horloge.now();
    const { limite, periode } = allocationDe(payee, demandeur, { quotaGratuit, maintenant });
    const empreinteRequete = createHash('sha256').update(JSON.stringify(requete)).digest('hex');

    const ancienne = cle === undefined ? undefined : await questions.parCle(cle);
    if (ancienne) {
      const suite = await lireAncienne(ancienne, empreinteRequete, maintenant, conversations);
      if (suite !== 'a-reprendre') return suite;
    }

    const conversationVoulue = requete.conversation_id ?? ancienne?.conversationId ?? undefined;
    const existante = conversationVoulue === undefined ? undefined : await conversations.trouver(conversationVoulue);
    // The conversation of a client goes on about that client only.
    if (requete.conversation_id !== undefined && (existante?.clientId ?? undefined) !== clientId)
      throw new ApiError('INTROUVABLE');
    if (requete.conversation_id !== undefined && !existante) throw new ApiError('INTROUVABLE');

    const mois = moisDeParis(maintenant);
    if (limite !== null && !resteDesQuestions(limite, await questions.utilisees(periode, maintenant))) {
      throw new ApiError('QUOTA_EPUISE');
    }

    const depense = (qui: 'compte' | 'cabinet') => questions.depense(mois, maintenant, qui);
    const plafonds = configuration.heberge?.plafonds;
    const conversationId = existante?.id ?? randomUUID();
    const historique = existante
      ? tours(await conversations.echanges(conversationId))
      : derniersTours(requete.conversation_history);
    const refuse = configuration.heberge?.tiers
      ? refusSansAccord(await accordModeleTiers(requetes, id), historique)
      : undefined;
    const sansHeberge =
      refuse ?? (plafonds && refusDePlafond(plafonds, await depense('compte'), await depense('cabinet')));
    if (existante) await conversations.toucher(conversationId, maintenant);
    else {
      await conversations.ouvrir({
        id: conversationId,
        clientId: clientId ?? null,
        titre: titreDeLaQuestion(requete.question),
        juridiction: requete.jurisdiction,
        creeLe: maintenant,
        modifieeLe: maintenant,
      });
    }
    const messageId = (existante && ancienne?.messageId) ?? randomUUID();
    if (messageId !== ancienne?.messageId) {
      const message = { id: messageId, conversationId, role: 'user', contenu: requete.question } as const;
      await conversations.ecrire({ ...message, creeLe: maintenant });
    }
    const questionId = ancienne?.id ?? randomUUID();
    await questions.reserver({
      id: questionId,
      mois,
      periode,
      reserveeLe: maintenant,
      expireLe: new Date(maintenant.getTime() + configuration.delaiModeleMs + MARGE_BAIL_MS),
      conversationId,
      messageId,
      cleIdempotence: cle ?? null,
      empreinteRequete,
    });
    return {
      genre: 'nouvelle',
      questionId,
      reserveeLe: maintenant,
      conversationId,
      reponseId: randomUUID(),
      historique,
      sansHeberge,
    };
  });

async function lireAncienne(
  ancienne: Question,
  empreinteRequete: string,
  maintenant: Date,
  conversations: ReturnType<typeof depotConversations>,
): Promise<DejaRepondue | 'en-cours' | 'a-reprendre'> {
  if (ancienne.empreinteRequete !== empreinteRequete) {
    throw new ApiError('CONFLIT', { detail: 'Cette clé d’idempotence a déjà servi à une autre question.' });
  }
  if (ancienne.etat === 'reservee' && ancienne.expireLe > maintenant) return 'en-cours';
  if (ancienne.etat === 'reservee' || ancienne.etat === 'abandonnee') return 'a-reprendre';
  const message = ancienne.reponseId === null ? undefined : await conversations.message(ancienne.reponseId);
  if (!message) throw new ApiError('INTROUVABLE');
  return { genre: 'deja', message };
}

const tours = (echanges: readonly { question: string; reponse: string }[]): Tour[] =>
  echanges.flatMap(({ question, reponse }) => [
    { role: 'user', content: question },
    { role: 'assistant', content: reponse },
  ]);
