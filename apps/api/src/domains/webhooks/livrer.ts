import { setTimeout as attendre } from 'node:timers/promises';
import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/index.ts';
import { adresseSure } from './adresse.ts';
import { courrierDesactive } from './courriers.ts';
import type { PortsWebhooks } from './ports.ts';
import { poster } from './poster.ts';
import { depotWebhooks, fileDesLivraisons, type Livraison, type WebhookEnBase } from './repository.ts';
import { signer } from './signature.ts';

const MINUTE = 60_000;
const HEURE = 60 * MINUTE;
/** Before each of the eight new tries. */
const REPRISES_MS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HEURE, 2 * HEURE, 4 * HEURE, 8 * HEURE, 16 * HEURE] as const;
const DELAI_MS = 5_000;
/** Deliveries given up in a row before nothing leaves any more. */
const ABANDONS_MAX = 3;

export const lienDuSecret = (id: string): string => `webhook:${id}`;

const Charge = z.object({ livraison: z.uuid(), essai: z.int().min(0) });
export type Charge = z.infer<typeof Charge>;

/** One try of one delivery; the next one is another job, so that a stop loses neither. */
export const travailDeLivraison = (ports: PortsWebhooks): JobKind<Charge> => {
  const travail: JobKind<Charge> = {
    name: 'webhook',
    payload: Charge,
    retries: 3,
    retryDelaySeconds: 60,
    run: async ({ payload, attempt }) => {
      const suite = await livrer(ports, payload, attempt > 0);
      if (suite === undefined) return;
      const startAfter = new Date(Date.now() + suite.delaiMs);
      await ports.jobs.enqueue(travail, { ...payload, essai: suite.essai }, { startAfter });
    },
  };
  return travail;
};

/**
 * @param repris the server died during this job: the try that it had taken counts, and the next one is this one's.
 * @returns the next try and the milliseconds before it; undefined when there is none.
 */
async function livrer(
  ports: PortsWebhooks,
  { livraison: id, essai: prevu }: Charge,
  repris: boolean,
): Promise<{ readonly essai: number; readonly delaiMs: number } | undefined> {
  const { base, horloge } = ports;
  const file = fileDesLivraisons(base.queries);
  const trouvee = await file.trouver(id);
  if (!trouvee || trouvee.livraison.etat !== 'attente') return undefined;
  const { livraison, webhook } = trouvee;
  const essai = repris ? livraison.essais : prevu;
  if (webhook.desactiveLe !== null) {
    await file.noter(id, { etat: 'echouee', statut: livraison.statut, raison: livraison.raison });
    return undefined;
  }
  if (!(await file.prendre(id, essai, horloge.now()))) return undefined;
  const issue = await essayer(ports, livraison, webhook);
  if (issue.raison === null) {
    await file.noter(id, { ...issue, etat: 'livree' });
    await file.reussie(webhook.id);
    return undefined;
  }
  // Somebody watches a trial: it says how it went at once, and shuts nothing.
  const pourVoir = livraison.evenement === 'webhook.essai';
  const suite = pourVoir ? undefined : REPRISES_MS[essai];
  await file.noter(id, { ...issue, etat: suite === undefined ? 'echouee' : 'attente' });
  if (suite === undefined && !pourVoir) await abandonner(ports, webhook);
  return suite === undefined ? undefined : { essai: essai + 1, delaiMs: suite };
}

async function abandonner({ base, horloge, courriers, adressePublique }: PortsWebhooks, webhook: WebhookEnBase) {
  if ((await fileDesLivraisons(base.queries).abandonnee(webhook.id)) < ABANDONS_MAX) return;
  const depot = depotWebhooks(base.queries, webhook.cabinetId);
  await depot.changer(webhook.id, { desactiveLe: horloge.now() });
  for (const email of await depot.titulaires())
    courriers.add(async () => courrierDesactive(email, adressePublique, new URL(webhook.url).host));
}

type Issue = Pick<Livraison, 'statut' | 'raison'>;
const rate = (raison: NonNullable<Livraison['raison']>, statut: number | null = null): Issue => ({ raison, statut });

async function essayer(
  { horloge, coffre, reseau }: PortsWebhooks,
  livraison: Livraison,
  webhook: WebhookEnBase,
): Promise<Issue> {
  const cible = new URL(webhook.url);
  const debut = Date.now();
  // A name that never answers counts in the same five seconds.
  const resolue = await Promise.race([
    adresseSure(cible, reseau).catch(() => 'nom' as const),
    attendre(DELAI_MS, 'delai' as const, { ref: false }),
  ]);
  if (resolue === 'nom' || resolue === 'delai') return rate(resolue);
  if (resolue === undefined) return rate('adresse');
  const corps = corpsDe(livraison);
  const entetes = {
    'content-type': 'application/json',
    'user-agent': 'Francis-Webhooks/1',
    'francis-evenement': livraison.evenement,
    'francis-livraison': livraison.id,
    'francis-signature': signer(coffre.ouvrir(webhook.secretScelle, lienDuSecret(webhook.id)), corps, horloge.now()),
  };
  const delaiMs = Math.max(1, DELAI_MS - (Date.now() - debut));
  try {
    const statut = await poster({ cible, adresse: resolue, corps, entetes, delaiMs, ca: reseau.ca });
    if (statut >= 200 && statut < 300) return { statut, raison: null };
    return rate(statut >= 300 && statut < 400 ? 'redirection' : 'statut', statut);
  } catch (erreur) {
    return rate(erreur instanceof Error && erreur.name === 'AbortError' ? 'delai' : 'connexion');
  }
}

/** Identifiers only: the figures are read by who has the right to. */
const corpsDe = ({ id, evenement, creeLe, clientId, analyseId }: Livraison): string =>
  JSON.stringify({
    id,
    evenement,
    cree_le: creeLe.toISOString(),
    donnees: { client_id: clientId, analyse_id: analyseId },
  });
