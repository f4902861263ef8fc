import {
  type Consommation,
  type DemandeAssistant,
  type Dossier,
  type EvenementAssistant,
  type IdentiteConnue,
  linkSignals,
  type ReponseAssistant,
  suivre,
} from '@francis/assistant';
import { Message as MessagePublic, type Quota, QuestionReponse, type QuestionRequete } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { interruptible } from './interruption.ts';
import { identitesPourAssistant } from './identites.ts';
import { coutDe } from './plafonds.ts';
import { panneDeLecture } from './pannes.ts';
import { allocationDe, compte, jourDeParis, presenterQuota, profilPourAssistant } from './policy.ts';
import type { Demandeur, PortsAssistant } from './ports.ts';
import { messageDeReponse, type Origine, presenterMessage, presenterReponse } from './presenter.ts';
import { depotConversations, depotQuestions, type Message } from './repository.ts';
import { encoreVraies, faitsLus, reprendre, type SituationTenue, situationTenue } from './reprise.ts';
import type { Reservation } from './reservation.ts';
import { titreDesFaits } from './titres.ts';

export { reserver } from './reservation.ts';

/** What the public answer does not check already. */
const SUPPLEMENT = MessagePublic.omit({ calculs: true });

const AUCUNE_SITUATION: SituationTenue = { corrections: [], precedent: undefined };

type Progres = Exclude<EvenementAssistant, { type: 'reponse' }>;
export type Reponse = Omit<Message, 'rang'>;

interface Refaire {
  readonly demandes: readonly string[];
  readonly options: Parameters<PortsAssistant['recalculer']>[2];
  readonly emettre: Suivi['emettre'];
}

interface ReponseFaite {
  readonly reponse: ReponseAssistant;
  readonly origine: Origine;
}

/** Whom the question is about, when it is not who asks. */
export interface PersonneConcernee {
  /** Her file. */
  readonly clientId: string;
  readonly profil: Readonly<Record<string, unknown>>;
  readonly pronom?: 'il' | 'elle';
  readonly dossier?: Dossier;
  readonly identites: readonly IdentiteConnue[];
}

interface Suivi {
  /** Aborted when the person goes away. */
  readonly signal: AbortSignal;
  readonly emettre?: (progres: Progres) => void;
  readonly concerne?: PersonneConcernee;
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
    return await conclure(ports, demandeur, reservation, { ...reponse, auConseiller: suivi.concerne !== undefined });
  } catch (error) {
    await rendre(ports, demandeur, reservation);
    throw error;
  }
}

async function interroger(
  ports: PortsAssistant,
  demandeur: Demandeur,
  requete: QuestionRequete,
  reservation: Reservation,
  { signal: client, emettre, concerne }: Suivi,
): Promise<ReponseFaite> {
  const { assistant, profilDe, horloge, configuration, arret, logger } = ports;
  // An adviser's own incomes have nothing to do with a client's tax.
  const profil = concerne ? undefined : await profilDe(demandeur.id);
  const profilEnregistre = concerne?.profil ?? profilPourAssistant(profil);
  const profils = [requete.user_profile_context, profilEnregistre];
  const lien = linkSignals([client, arret], configuration.delaiModeleMs);
  const { signal } = lien;
  const tenue = requete.conversation_id
    ? await situationTenue(ports, demandeur, reservation.conversationId)
    : AUCUNE_SITUATION;
  const demande = {
    question: requete.question,
    ...(tenue.precedent && { precedent: tenue.precedent }),
    historique: reservation.historique,
    juridiction: requete.jurisdiction,
    identites: [...identitesPourAssistant(demandeur, profil), ...(concerne?.identites ?? [])],
    aujourdhui: jourDeParis(horloge.now()),
    ...(requete.user_profile_context && { profilContexte: requete.user_profile_context }),
    ...(profilEnregistre && { profilEnregistre }),
    ...(concerne && { concerne: 'client' as const }),
    ...(concerne?.pronom && { pronom: concerne.pronom }),
    ...(concerne?.dossier && { dossier: concerne.dossier }),
  };
  let imputation: Promise<void> | undefined;
  const options = {
    signal,
    compte: demandeur.id,
    ...(reservation.sansHeberge !== undefined && { sansHeberge: reservation.sansHeberge }),
    // Told even when the answer is cut: what was taken is paid for.
    surConsommation: (consommation: Consommation) => {
      imputation = imputer(ports, demandeur, reservation, consommation);
    },
  };
  try {
    for await (const evenement of interruptible(assistant.repondre(demande, options), signal)) {
      if (evenement.type === 'reponse') {
        await imputation;
        const appels = evenement.bilan?.appels ?? [];
        const { reponse } = evenement;
        // An edit was computed from the corrected situation itself.
        if (tenue.precedent && suivre(requete.question, tenue.precedent))
          return { reponse, origine: { appels, corrections: encoreVraies(tenue.corrections, appels), profils } };
        const { reprises, ...reprise } = reprendre(appels, faitsLus(reponse, appels, profils), tenue.corrections);
        if (reprises === 0) return { reponse, origine: { ...reprise, profils } };
        emettre?.({ type: 'reprise', libelle: 'Reprise de vos corrections' });
        const refaite = await refaire(ports, { ...demande, corrections: reprise.corrections }, reprise.appels, {
          demandes: reponse.lecture.demandes,
          options: { signal, compte: demandeur.id },
          emettre,
        });
        // Who read the question wrote none of its figures, before or after.
        const { modele, hebergement } = reponse;
        return {
          reponse: { ...refaite, modele, ...(hebergement && { hebergement }) },
          origine: { ...reprise, profils },
        };
      }
      emettre?.(evenement);
    }
    throw new Error('the assistant ended without an answer');
  } catch (cause) {
    throw panneDeLecture(cause, { logger, client, lien });
  } finally {
    lien.release();
  }
}

/** The answer computed again from calls that the person's corrections changed. */
async function refaire(
  { recalculer }: PortsAssistant,
  demande: DemandeAssistant,
  appels: Origine['appels'],
  { demandes, options, emettre }: Refaire,
): Promise<ReponseAssistant> {
  for await (const evenement of recalculer(demande, { appels, demandes }, options)) {
    if (evenement.type === 'reponse') return evenement.reponse;
    emettre?.(evenement);
  }
  throw new Error('the calculation ended without an answer');
}

/** What a hosted model took, added to the question. The hold on it ends with the reservation. */
async function imputer(
  { base, configuration, logger }: PortsAssistant,
  { id }: Demandeur,
  { questionId }: Reservation,
  consommation: Consommation,
): Promise<void> {
  const plafonds = configuration.heberge?.plafonds;
  if (plafonds === undefined) return;
  const { entree, sortie } = consommation;
  try {
    await depotQuestions(base.queries, id).imputer(questionId, entree + sortie, coutDe(plafonds, consommation));
  } catch (error) {
    logger.error({ err: error, entree, sortie }, 'the cost of a hosted answer was not written');
  }
}

async function conclure(
  { base, horloge }: PortsAssistant,
  { id: utilisateurId }: Demandeur,
  { questionId, reserveeLe, conversationId, reponseId }: Reservation,
  { reponse, origine, auConseiller }: ReponseFaite & { readonly auConseiller: boolean },
): Promise<Reponse> {
  const maintenant = horloge.now();
  // Written and checked before the transaction, which is as short as it can be.
  const prete = messageDeReponse(
    reponse,
    { ...origine, auConseiller },
    { id: reponseId, conversationId, creeLe: maintenant },
  );
  verifierSortie(prete);
  const titre = titreDesFaits(prete);
  const etat = compte(reponse.statut) ? 'comptee' : 'gratuite';
  return base.transaction(async (requetes) => {
    const conversations = depotConversations(requetes, utilisateurId);
    const version = await conversations.avancer(conversationId, {
      instant: maintenant,
      ...(titre !== undefined && { nom: { titre, siNommeePar: ['question'] } }),
    });
    if (version === undefined) throw new ApiError('INTROUVABLE');
    const message = { ...prete, version };
    await conversations.ecrire(message);
    const tenue = await depotQuestions(requetes, utilisateurId).conclure(questionId, reserveeLe, etat, reponseId);
    if (!tenue) throw new ApiError('CONFLIT');
    return message;
  });
}

/** An answer that would not leave must not be counted, nor stored. */
export function verifierSortie(message: Reponse): void {
  QuestionReponse.parse(presenterReponse(message));
  SUPPLEMENT.parse(presenterMessage(message));
}

/** If the database does not answer, the reservation expires by itself. */
async function rendre({ base, logger }: PortsAssistant, { id }: Demandeur, reservation: Reservation): Promise<void> {
  try {
    await depotQuestions(base.queries, id).abandonner(reservation.questionId, reservation.reserveeLe);
  } catch (error) {
    logger.warn({ err: error }, 'reservation left to expire');
  }
}

export async function quotaDe(ports: PortsAssistant, demandeur: Demandeur): Promise<Quota> {
  const { base, horloge, configuration, allocationPayee } = ports;
  const { quotaGratuit } = configuration;
  const maintenant = horloge.now();
  const payee = await allocationPayee(base.queries, demandeur.id);
  const allocation = allocationDe(payee, demandeur, { quotaGratuit, maintenant });
  const utilisees = await depotQuestions(base.queries, demandeur.id).utilisees(allocation.periode, maintenant);
  return presenterQuota({ allocation, payee }, utilisees);
}
