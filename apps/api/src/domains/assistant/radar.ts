import { setImmediate as laisserPasser } from 'node:timers/promises';
import type { LigneRadarConversation, RadarDesConversations } from '@francis/contract';
import { articlesChanges, articlesDe, cite } from '../analyses/index.ts';
import { ecrireBorne, lireBorne } from './lister.ts';
import { jourDeParis } from './policy.ts';
import type { Demandeur, PortsAssistant } from './ports.ts';
import { type DernierCalcul, depotRadar } from './repository-radar.ts';
import type { ClientNomme } from './routes-variantes.ts';

/** Conversations read at one go: each one may be a whole answer computed again. */
const PAR_PAGE = 20;

type Calcul = NonNullable<NonNullable<DernierCalcul['reponse']>['calculs']>[number];

/** The same figure of two answers: what it is, of which year. */
const memeChiffre = (a: Calcul) => (b: Calcul) =>
  a.regle === b.regle && a.libelle === b.libelle && a.annee === b.annee && a.unite === b.unite;

/** The calls of an answer made again today. @returns undefined when nothing is computed from them any more. */
async function refaire(
  { recalculer, horloge }: PortsAssistant,
  { conversation, reponse }: DernierCalcul,
  signal: AbortSignal,
): Promise<readonly Calcul[] | undefined> {
  const appels = reponse?.situation?.appels ?? [];
  if (appels.length === 0) return undefined;
  const demande = {
    question: conversation.titre,
    historique: [],
    juridiction: conversation.juridiction,
    concerne: 'client' as const,
    aujourdhui: jourDeParis(horloge.now()),
  };
  const interpretation = { appels: [...appels], demandes: reponse?.lecture?.demandes ?? [] };
  for await (const e of recalculer(demande, interpretation, { signal }))
    if (e.type === 'reponse') return e.bilan?.appelsInvalides === 0 ? e.reponse.calculs : undefined;
  return undefined;
}

type Chiffre = Pick<LigneRadarConversation, 'libelle' | 'unite' | 'avant' | 'apres' | 'ecart' | 'articles'>;

/**
 * Each figure with the same one of today. An answer may give one twice, without a change and with it, alone or in a
 * couple: those that did not move are paired first, the others in the order they were given.
 */
function apparier(avant: readonly Calcul[], apres: readonly Calcul[]): { ancien: Calcul; nouveau: Calcul }[] {
  const libres = [...apres];
  const prendre = (voulu: (calcul: Calcul) => boolean): Calcul | undefined => {
    const place = libres.findIndex(voulu);
    return place < 0 ? undefined : libres.splice(place, 1)[0];
  };
  const inchanges = avant.map((ancien) => prendre((n) => memeChiffre(ancien)(n) && n.valeur === ancien.valeur));
  return avant.flatMap((ancien, i) => {
    const nouveau = inchanges[i] ?? prendre(memeChiffre(ancien));
    return nouveau ? [{ ancien, nouveau }] : [];
  });
}

function comparer(avant: readonly Calcul[], apres: readonly Calcul[], article: string | undefined): Chiffre[] {
  const paires = apparier(avant, apres);
  const cites = (calcul: Calcul): string[] =>
    article === undefined ? [] : [...new Set(articlesDe(calcul.trace))].filter((a) => cite(a, article));
  const retenues =
    article === undefined
      ? paires.filter(({ ancien, nouveau }) => ancien.valeur !== nouveau.valeur)
      : paires.filter(({ nouveau }) => cites(nouveau).length > 0);
  return retenues.map(({ ancien, nouveau }) => ({
    libelle: ancien.libelle,
    unite: ancien.unite,
    avant: ancien.valeur,
    apres: nouveau.valeur,
    ecart: nouveau.valeur - ancien.valeur,
    articles: article === undefined ? articlesChanges(ancien.trace, nouveau.trace) : cites(nouveau),
  }));
}

/**
 * The last answer of each conversation that this person held about a client, computed again from its own facts: those
 * whose figure moves or, for a text, that lean on it; one line each, its first such figure. No text is read again, no
 * model is asked, no question is counted. A client that may no longer be read is passed over.
 */
export async function balayerLesConversations(
  ports: PortsAssistant,
  { id }: Demandeur,
  { article, apres }: { readonly article: string | undefined; readonly apres: string | undefined },
  options: {
    readonly nommer: (ids: readonly string[]) => Promise<ReadonlyMap<string, ClientNomme>>;
    readonly signal: AbortSignal;
  },
): Promise<RadarDesConversations> {
  const page = await depotRadar(ports.base.queries, id).suivantes(
    apres === undefined ? undefined : lireBorne(apres, 'apres'),
    PAR_PAGE,
  );
  const clients = await options.nommer([...new Set(page.map(({ conversation }) => conversation.clientId))]);
  const lignes: LigneRadarConversation[] = [];
  for (const lue of page) {
    const client = clients.get(lue.conversation.clientId);
    if (!client || !lue.reponse?.calculs) continue;
    await laisserPasser();
    const [chiffre] = comparer(lue.reponse.calculs, (await refaire(ports, lue, options.signal)) ?? [], article);
    const { id: conversationId, titre } = lue.conversation;
    const conversation = { id: conversationId, titre, le: lue.reponse.creeLe.toISOString() };
    if (chiffre) lignes.push({ client, conversation, ...chiffre });
  }
  const derniere = page.at(-1)?.conversation;
  const suivant = page.length === PAR_PAGE && derniere ? ecrireBorne(derniere) : null;
  return { relues: page.length, lignes, suivant };
}
