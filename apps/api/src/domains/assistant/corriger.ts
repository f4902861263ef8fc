import {
  type Correction,
  CorrectionRefusee,
  corrigerAppels,
  linkSignals,
  preciser,
  questionTranchee,
  type ReponseAssistant,
  type SortDeLEssai,
  trancherLEssai,
} from '@francis/assistant';
import type { Lecture, SituationModification } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { identitesPourAssistant } from './identites.ts';
import { jourDeParis, profilPourAssistant } from './policy.ts';
import type { Demandeur, PortsAssistant } from './ports.ts';
import { messageDeReponse, type Origine } from './presenter.ts';
import { avecPrecisions, depotConversations, type Message } from './repository.ts';
import { doutesTenus } from './reprise.ts';
import { type PersonneConcernee, type Reponse, verifierSortie } from './service.ts';
import { titreDesFaits } from './titres.ts';

interface Correctable extends Message {
  readonly lecture: Lecture;
  readonly situation: NonNullable<Message['situation']>;
}

/** Only the last answer is corrected, and only one whose reading was kept. */
const estCorrectable = (message: Message | undefined): message is Correctable =>
  message?.role === 'assistant' && message.lecture !== null && message.situation !== null;

/**
 * The last answer of a conversation computed again with what the person corrected: no text is read, no model is asked, no
 * question is counted.
 * @throws ApiError INTROUVABLE, REPONSE_DEPASSEE, VALIDATION (naming the path).
 */
export async function corriger(
  ports: PortsAssistant,
  demandeur: Demandeur,
  conversationId: string,
  { version, modifications = [], essai }: SituationModification,
  { client, concerne }: { readonly client: AbortSignal; readonly concerne: PersonneConcernee | undefined },
): Promise<Reponse> {
  const { base, horloge } = ports;
  const conversations = depotConversations(base.queries, demandeur.id);
  const conversation = await conversations.trouver(conversationId);
  if (!conversation) throw new ApiError('INTROUVABLE');
  if (conversation.version !== version) throw new ApiError('REPONSE_DEPASSEE');
  const messages = await conversations.messages(conversationId);
  const rang = messages.findLastIndex((m) => m.role === 'assistant');
  const ancienne = messages[rang];
  if (!estCorrectable(ancienne)) throw new ApiError('REPONSE_DEPASSEE');
  const question = messages.slice(0, rang).findLast((m) => m.role === 'user')?.contenu ?? '';

  // An adviser's own profile has nothing to do with a client's tax.
  const profilEnregistre = concerne?.profil ?? profilPourAssistant(await ports.profilDe(demandeur.id));
  const echanges = await conversations.echanges(conversationId);
  const demande = {
    question: avecPrecisions(question, ancienne.situation),
    historique: echanges
      .filter((e) => e.reponseId !== ancienne.id)
      .map((e) => ({ role: 'user' as const, content: e.question })),
    juridiction: conversation.juridiction,
    identites: [...identitesPourAssistant(demandeur, undefined), ...(concerne?.identites ?? [])],
    ...(concerne && { concerne: 'client' as const }),
    ...(concerne?.pronom && { pronom: concerne.pronom }),
    ...(concerne?.dossier && { dossier: concerne.dossier }),
    aujourdhui: jourDeParis(horloge.now()),
    ...(profilEnregistre && { profilEnregistre }),
  };
  const { reponse, origine } = essai
    ? await trancher(ports, demandeur, { demande, ancienne, essai, client })
    : ancienne.statut === 'clarification' && ancienne.situation.aVerifier !== true
      ? await completer(ports, demandeur, { demande, ancienne, modifications, client })
      : await refaire(ports, demandeur, { demande, ancienne, modifications, client });

  const prete = messageDeReponse(
    reponse,
    { ...origine, profils: [profilEnregistre], auConseiller: concerne !== undefined },
    { id: ancienne.id, conversationId, creeLe: ancienne.creeLe },
  );
  verifierSortie(prete);
  const titre = titreDesFaits(prete);
  const instant = horloge.now();
  return base.transaction(async (requetes) => {
    const depot = depotConversations(requetes, demandeur.id);
    const nouvelle = await depot.avancer(conversationId, {
      instant,
      depuis: version,
      ...(titre !== undefined && { nom: { titre, siNommeePar: ['question', 'faits'] } }),
    });
    if (nouvelle === undefined) throw new ApiError('REPONSE_DEPASSEE');
    const message = { ...prete, version: nouvelle };
    await depot.remplacer(message);
    return message;
  });
}

type Modifications = NonNullable<SituationModification['modifications']>;
type Demande = Parameters<PortsAssistant['recalculer']>[0];
type Interpretation = Parameters<PortsAssistant['recalculer']>[1];

interface Correctif {
  readonly demande: Demande;
  readonly ancienne: Correctable;
  readonly modifications: Modifications;
  readonly client: AbortSignal;
}
interface Refaite {
  readonly reponse: ReponseAssistant;
  readonly origine: Omit<Origine, 'profils' | 'auConseiller'>;
}

/** One household of a try, from now on that of the conversation: what the try changed is told as corrected. */
async function trancher(
  ports: PortsAssistant,
  demandeur: Demandeur,
  { demande, ancienne, essai, client }: Omit<Correctif, 'modifications'> & { readonly essai: SortDeLEssai },
): Promise<Refaite> {
  const { appels, modifications, introduction } = await appliquer(() =>
    trancherLEssai(ancienne.situation.appels, essai),
  );
  const tranches = new Set(modifications.map((m) => m.chemin));
  const corrections = ajouter(ancienne, [...modifications]).map((c) =>
    tranches.has(c.chemin) && essai === 'garder' ? { ...c, tenue: true } : c,
  );
  const { precisions } = ancienne.situation;
  const tranchee = { ...demande, question: questionTranchee(demande.question, essai), corrections };
  const { reponse } = await borner(ports, client, (signal) =>
    recalculer(
      ports,
      demandeur,
      tranchee,
      // What was tried holds, or not: nobody said that it was well read.
      { appels, demandes: ['montant'], introduction, reserves: doutesTenus(ancienne.situation) },
      signal,
    ),
  );
  return { reponse, origine: { appels, corrections, ...(precisions !== undefined && { precisions }) } };
}

/** The same calculation with other facts. */
async function refaire(
  ports: PortsAssistant,
  demandeur: Demandeur,
  { demande, ancienne, modifications, client }: Correctif,
): Promise<Refaite> {
  const appels = await appliquer(() => corrigerAppels(ancienne.situation.appels, modifications));
  const corrections = ajouter(ancienne, modifications);
  const interpretation = { appels, demandes: ancienne.lecture.demandes };
  const { reponse, invalides } = await borner(ports, client, (signal) =>
    recalculer(ports, demandeur, { ...demande, corrections }, interpretation, signal),
  );
  if (invalides > 0 || reponse.calculs.length === 0)
    throw refus(modifications[0]?.chemin ?? '', 'Aucun calcul ne se fait avec cette valeur.');
  const { precisions } = ancienne.situation;
  return { reponse, origine: { appels, corrections, ...(precisions !== undefined && { precisions }) } };
}

/** The facts that the last answer asked for, given without a sentence. Our embedded reader reads ours: no hosted model. */
async function completer(
  ports: PortsAssistant,
  demandeur: Demandeur,
  { demande, ancienne, modifications, client }: Correctif,
): Promise<Refaite> {
  const corrections = ajouter(ancienne, modifications);
  const { reponse, appels, lecture, precisions } = await appliquer(() =>
    borner(ports, client, (signal) =>
      preciser(ports.embarque, { ...demande, corrections }, modifications, {
        signal,
        compte: demandeur.id,
      }),
    ),
  );
  const toutes = [ancienne.situation.precisions, precisions].filter((p) => p !== undefined).join(' ');
  return { reponse, origine: { appels, corrections, lecture, precisions: toutes } };
}

async function recalculer(
  { recalculer: refaireLeCalcul }: PortsAssistant,
  { id }: Demandeur,
  demande: Demande,
  interpretation: Interpretation,
  signal: AbortSignal,
) {
  for await (const e of refaireLeCalcul(demande, interpretation, { signal, compte: id }))
    if (e.type === 'reponse') return { reponse: e.reponse, invalides: e.bilan?.appelsInvalides ?? 0 };
  throw new Error('the calculation ended without an answer');
}

/** Within the time of an answer, and for as long as the person waits. */
async function borner<T>(
  { configuration, arret, logger }: PortsAssistant,
  client: AbortSignal,
  faire: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lien = linkSignals([client, arret], configuration.delaiModeleMs);
  try {
    return await faire(lien.signal);
  } catch (cause) {
    if (client.aborted) throw new ApiError('REQUETE_ANNULEE', { cause });
    if (cause instanceof ApiError || cause instanceof CorrectionRefusee) throw cause;
    logger.error({ err: cause, expired: lien.expired() }, 'a correction failed');
    throw new ApiError('MODELE_INDISPONIBLE', { cause });
  } finally {
    lien.release();
  }
}

/** What is refused is told by the path that it is about. */
async function appliquer<T>(faire: () => T | Promise<T>): Promise<T> {
  try {
    return await faire();
  } catch (cause) {
    if (cause instanceof CorrectionRefusee) throw refus(cause.chemin, cause.message);
    throw cause;
  }
}

const refus = (chemin: string, message: string): ApiError =>
  new ApiError('VALIDATION', { champs: [{ chemin, message }] });

/** The corrections of the answer, the last one of each fact, with the words that had been read for it. */
function ajouter({ lecture, situation }: Correctable, modifications: Modifications): Correction[] {
  const parChemin = new Map<string, Correction>(situation.corrections.map((c) => [c.chemin, c]));
  for (const { chemin, valeur } of modifications) {
    const preuves = lecture.faits.find((f) => f.chemin === chemin)?.preuves ?? [];
    parChemin.set(chemin, { chemin, valeur, preuves });
  }
  return [...parChemin.values()];
}
