import type { EvenementAssistant, ReponseAssistant } from '@francis/assistant';
import { Message as MessagePublic, type Quota, QuestionReponse, type QuestionRequete } from '@francis/contract';
import { isDatabaseUnavailable } from '../../platform/database/unavailable.ts';
import { ApiError } from '../../platform/errors.ts';
import { interruptible } from './interruption.ts';
import { compte, jourDeParis, moisDeParis, presenterQuota, profilPourAssistant } from './policy.ts';
import type { Demandeur, PortsAssistant } from './ports.ts';
import { messageDeReponse, presenterMessage, presenterReponse } from './presenter.ts';
import { depotConversations, depotQuestions, type Message } from './repository.ts';
import type { Reservation } from './reservation.ts';

export { reserver } from './reservation.ts';

/** What the public answer does not check already. */
const SUPPLEMENT = MessagePublic.omit({ calculs: true });

type Progres = Exclude<EvenementAssistant, { type: 'reponse' }>;
type Reponse = Omit<Message, 'rang'>;

interface Suivi {
  /** Aborted when the person goes away. */
  readonly signal: AbortSignal;
  readonly emettre?: (progres: Progres) => void;
}

/**
 * Has a reserved question answered, then stores the answer and confirms its unit of quota together, before anyone is
 * told. Whatever goes wrong gives the unit back.
 * @throws ApiError MODELE_INDISPONIBLE, REQUETE_ANNULEE, INTROUVABLE (conversation deleted meanwhile).
 */
export async function repondre(
  ports: PortsAssistant,
  demandeur: Demandeur,
  requete: QuestionRequete,
  reservation: Reservation,
  suivi: Suivi,
): Promise<Reponse> {
  try {
    const reponse = await interroger(ports, demandeur, requete, reservation, suivi);
    return await conclure(ports, demandeur, reservation, reponse);
  } catch (error) {
    await rendre(ports, demandeur, reservation);
    throw error;
  }
}

async function interroger(
  { assistant, profilDe, horloge, configuration, arret, logger }: PortsAssistant,
  demandeur: Demandeur,
  requete: QuestionRequete,
  { historique }: Reservation,
  { signal: client, emettre }: Suivi,
): Promise<ReponseAssistant> {
  const profilEnregistre = profilPourAssistant(await profilDe(demandeur.id));
  const delai = AbortSignal.timeout(configuration.delaiModeleMs);
  const signal = AbortSignal.any([client, arret, delai]);
  const demande = {
    question: requete.question,
    historique,
    juridiction: requete.jurisdiction,
    aujourdhui: jourDeParis(horloge.now()),
    ...(requete.user_profile_context && { profilContexte: requete.user_profile_context }),
    ...(profilEnregistre && { profilEnregistre }),
  };
  try {
    for await (const evenement of interruptible(assistant.repondre(demande, { signal }), signal)) {
      if (evenement.type === 'reponse') return evenement.reponse;
      emettre?.(evenement);
    }
    throw new Error('the assistant ended without an answer');
  } catch (cause) {
    if (client.aborted) throw new ApiError('REQUETE_ANNULEE', { cause });
    if (isDatabaseUnavailable(cause)) throw cause;
    logger.error({ err: cause, expired: delai.aborted }, 'the assistant failed');
    throw new ApiError('MODELE_INDISPONIBLE', { cause });
  }
}

async function conclure(
  { base, horloge }: PortsAssistant,
  { id: utilisateurId }: Demandeur,
  { questionId, reserveeLe, conversationId, reponseId }: Reservation,
  reponse: ReponseAssistant,
): Promise<Reponse> {
  const maintenant = horloge.now();
  const message = messageDeReponse(reponse, { id: reponseId, conversationId, creeLe: maintenant });
  // An answer that would not leave must not be counted.
  QuestionReponse.parse(presenterReponse(message));
  SUPPLEMENT.parse(presenterMessage(message));
  await base.transaction(async (requetes) => {
    const conversations = depotConversations(requetes, utilisateurId);
    if (!(await conversations.toucher(conversationId, maintenant))) throw new ApiError('INTROUVABLE');
    await conversations.ecrire(message);
    const etat = compte(reponse.statut) ? 'comptee' : 'gratuite';
    const tenue = await depotQuestions(requetes, utilisateurId).conclure(questionId, reserveeLe, etat, reponseId);
    if (!tenue) throw new ApiError('CONFLIT');
  });
  return message;
}

/** If the database does not answer, the reservation expires by itself. */
async function rendre({ base, logger }: PortsAssistant, { id }: Demandeur, reservation: Reservation): Promise<void> {
  try {
    await depotQuestions(base.queries, id).abandonner(reservation.questionId, reservation.reserveeLe);
  } catch (error) {
    logger.warn({ err: error }, 'reservation left to expire');
  }
}

export async function quotaDe({ base, horloge, configuration }: PortsAssistant, demandeur: Demandeur): Promise<Quota> {
  const maintenant = horloge.now();
  const utilisees = await depotQuestions(base.queries, demandeur.id).utilisees(moisDeParis(maintenant), maintenant);
  return presenterQuota(configuration.quotas[demandeur.formule], utilisees);
}
