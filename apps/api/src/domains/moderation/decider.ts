import { randomUUID } from 'node:crypto';
import { DECISIONS_MODERATION, MOTIFS_SIGNALEMENT, type Signalement } from '@francis/contract';
import type { Queries } from '../../platform/database/database.ts';
import { retirerFicheDe } from '../annuaire/index.ts';
import { retirerMessage } from '../echanges/index.ts';
import { courrierIssue, courrierVise } from './courriers.ts';
import type { PortsDecision } from './ports.ts';
import { depotModeration, type Geste, type SignalementEnBase } from './repository.ts';

export type Decision = NonNullable<Signalement['decision']>;

/** What is open, the oldest first, with what is needed to decide. */
export interface SignalementALire {
  readonly id: string;
  readonly le: string;
  readonly motif: string;
  readonly cible: 'message' | 'fiche';
  readonly extrait: string;
  readonly texte: string;
  readonly vise: string;
  readonly auteur: string;
}
export interface EntreeDuJournal {
  readonly rang: number;
  readonly le: string;
  readonly geste: Geste;
  readonly signalement: string;
  /** Name of the reporter in the audit; null for the operator. */
  readonly auteur: string | null;
  readonly vise: string;
  readonly motif: string;
  readonly extrait: string;
  readonly raison: string;
}

const dire = ({ nomComplet, email }: { nomComplet: string; email: string }): string => `${nomComplet} <${email}>`;

export async function signalementsOuverts(requetes: Queries): Promise<SignalementALire[]> {
  const lus = await depotModeration(requetes).ouverts();
  return lus.map(({ signalement: { id, le, motif, messageId, extrait, texte }, auteur, vise }) => ({
    id,
    le: le.toISOString(),
    motif: MOTIFS_SIGNALEMENT[motif],
    cible: messageId === null ? 'fiche' : 'message',
    extrait,
    texte,
    vise: dire(vise),
    auteur: dire(auteur),
  }));
}

export async function journalDe(requetes: Queries): Promise<EntreeDuJournal[]> {
  const lues = await depotModeration(requetes).journal();
  return lues.map(({ rang, le, geste, signalementId, auteur, viseId, motif, extrait, raison }) => ({
    rang,
    le: le.toISOString(),
    geste,
    signalement: signalementId,
    auteur,
    vise: viseId,
    motif,
    extrait,
    raison,
  }));
}

/** What may follow: a report is decided once; only an exclusion is ever taken back. */
const permis = ({ decision, messageId }: SignalementEnBase, voulue: Decision): boolean => {
  if (voulue === 'reintegre') return decision === 'exclu';
  return decision === null && (voulue !== 'message_retire' || messageId !== null);
};

/**
 * Decides on a report, logs it and tells those concerned.
 * @returns `inconnu` when there is none, `refuse` when it may not be decided so.
 */
export async function decider(
  { base, horloge, audit, garderCourrier, contact }: PortsDecision,
  id: string,
  { decision, raison }: { readonly decision: Decision; readonly raison: string },
): Promise<'fait' | 'inconnu' | 'refuse'> {
  const le = horloge.now();
  const issue = await base.transaction(async (requetes) => {
    const depot = depotModeration(requetes);
    const tenu = await depot.tenir(id);
    if (!tenu) return 'inconnu' as const;
    const { signalement } = tenu;
    if (!permis(signalement, decision)) return 'refuse' as const;
    await depot.decider(id, decision, le);
    const { viseId, motif, extrait } = signalement;
    const entree = { id: randomUUID(), signalementId: id, geste: decision, auteur: null, viseId, motif, extrait };
    await depot.noter({ ...entree, raison, le });
    await appliquer(requetes, signalement, decision, le);
    const trace = { ressource: `signalement:${id}`, metadonnees: { decision: DECISIONS_MODERATION[decision] } };
    await audit.noter({ action: 'moderation.decide', ...trace, risque: 'medium' }, requetes);
    if (decision !== 'rejete')
      await audit.noter(
        { action: 'moderation.subie', ...trace, compte: tenu.vise, reussi: true, risque: 'medium' },
        requetes,
      );
    return tenu;
  });
  if (typeof issue === 'string') return issue;
  const { signalement, auteur, vise } = issue;
  if (decision !== 'reintegre') await garderCourrier(courrierIssue(auteur.email, signalement.le, decision));
  if (decision !== 'rejete') await garderCourrier(courrierVise(vise.email, { decision, raison, contact }));
  return 'fait';
}

/** An exclusion takes what was reported away too. */
async function appliquer(
  requetes: Queries,
  { messageId, viseId }: SignalementEnBase,
  decision: Decision,
  le: Date,
): Promise<void> {
  if (messageId !== null && (decision === 'message_retire' || decision === 'exclu'))
    await retirerMessage(requetes, messageId, le);
  if (decision === 'exclu') await retirerFicheDe(requetes, viseId);
}
