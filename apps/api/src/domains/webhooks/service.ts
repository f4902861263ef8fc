import { randomUUID } from 'node:crypto';
import type { LivraisonWebhook, Webhook, WebhookCree, WebhookRequete, Webhooks } from '@francis/contract';
import { WEBHOOKS_MAX } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import type { JobKind } from '../../platform/jobs/index.ts';
import { cabinetDe, exigerDeSonRole, repondDuCabinet, verrouillerCabinet } from '../cabinet/index.ts';
import { creerSecret, type Demandeur, exigerAdresseProuvee } from '../comptes/index.ts';
import { adresseSure } from './adresse.ts';
import { type Charge, lienDuSecret } from './livrer.ts';
import type { PortsWebhooks } from './ports.ts';
import { depotWebhooks, type Livraison, type WebhookEnBase } from './repository.ts';

/** 256 random bits follow. The prefix is what scanners of leaked secrets look for. */
const PREFIXE = 'frw_';

const presenter = ({ id, url, desactiveLe, creeLe, secretLe, echecs }: WebhookEnBase): Webhook => ({
  id,
  url,
  etat: desactiveLe === null ? 'actif' : 'desactive',
  cree_le: creeLe.toISOString(),
  secret_le: secretLe.toISOString(),
  echecs,
});

const presenterLivraison = (livraison: Livraison): LivraisonWebhook => ({
  id: livraison.id,
  evenement: livraison.evenement,
  client_id: livraison.clientId,
  etat: livraison.etat,
  essais: livraison.essais,
  statut: livraison.statut,
  raison: livraison.raison,
  cree_le: livraison.creeLe.toISOString(),
  tente_le: livraison.tenteLe?.toISOString() ?? null,
});

/** @throws ApiError ACCES_REFUSE unless the person answers for the firm. */
async function duTitulaire({ base, horloge }: PortsWebhooks, { compte }: Pick<Demandeur, 'compte'>) {
  const membre = await cabinetDe(base, compte, horloge.now());
  exigerDeSonRole(repondDuCabinet(membre));
  return { cabinetId: membre.cabinetId, depot: depotWebhooks(base.queries, membre.cabinetId) };
}

async function trouver(ports: PortsWebhooks, demandeur: Demandeur, id: string) {
  const chez = await duTitulaire(ports, demandeur);
  const webhook = await chez.depot.trouver(id);
  if (!webhook) throw new ApiError('INTROUVABLE');
  return { ...chez, webhook };
}

const tracer = (
  { audit }: PortsWebhooks,
  { compte, origine }: Demandeur,
  { action, id, cabinetId }: { readonly action: string; readonly id: string; readonly cabinetId: string },
) => audit.noter({ action, ressource: `webhook:${id}`, compte, origine, risque: 'high', metadonnees: { cabinetId } });

export async function webhooksDe(ports: PortsWebhooks, demandeur: Demandeur): Promise<Webhooks> {
  const { depot } = await duTitulaire(ports, demandeur);
  return { webhooks: (await depot.lister()).map(presenter) };
}

/**
 * Adds an address, whose secret is told here and never again.
 * @throws ApiError ACCES_REFUSE, ADRESSE_NON_CONFIRMEE, WEBHOOK_ADRESSE, TROP_DE_WEBHOOKS and those of the proof.
 */
export async function creer(
  ports: PortsWebhooks,
  demandeur: Demandeur,
  { url, password }: WebhookRequete,
): Promise<WebhookCree> {
  const { cabinetId } = await duTitulaire(ports, demandeur);
  exigerAdresseProuvee(demandeur.compte);
  await ports.exigerMotDePasse(demandeur, password);
  // Said at once when it can be; each delivery looks again.
  const adresse = await adresseSure(new URL(url), ports.reseau).catch(() => undefined);
  if (!adresse) throw new ApiError('WEBHOOK_ADRESSE');
  const [id, secret, creeLe] = [randomUUID(), PREFIXE + creerSecret(), ports.horloge.now()];
  const webhook: WebhookEnBase = {
    id,
    cabinetId,
    creePar: demandeur.compte.id,
    url,
    secretScelle: ports.coffre.sceller(secret, lienDuSecret(id)),
    creeLe,
    secretLe: creeLe,
    echecs: 0,
    desactiveLe: null,
  };
  await ports.base.transaction(async (requetes) => {
    const depot = depotWebhooks(requetes, cabinetId);
    await verrouillerCabinet(requetes, cabinetId);
    if ((await depot.combien()) >= WEBHOOKS_MAX) throw new ApiError('TROP_DE_WEBHOOKS');
    await depot.ajouter(webhook);
  });
  await tracer(ports, demandeur, { action: 'webhook.cree', id, cabinetId });
  return { webhook: presenter(webhook), secret };
}

/** Another secret; the one of before signs nothing any more. */
export async function changerSecret(
  ports: PortsWebhooks,
  demandeur: Demandeur,
  { id, password }: { readonly id: string; readonly password?: string | undefined },
): Promise<WebhookCree> {
  const { cabinetId, depot, webhook } = await trouver(ports, demandeur, id);
  await ports.exigerMotDePasse(demandeur, password);
  const [secret, secretLe] = [PREFIXE + creerSecret(), ports.horloge.now()];
  await depot.changer(id, { secretScelle: ports.coffre.sceller(secret, lienDuSecret(id)), secretLe });
  await tracer(ports, demandeur, { action: 'webhook.secret_change', id, cabinetId });
  return { webhook: presenter({ ...webhook, secretLe }), secret };
}

export async function reactiver(ports: PortsWebhooks, demandeur: Demandeur, id: string): Promise<Webhooks> {
  const { cabinetId, depot } = await trouver(ports, demandeur, id);
  await depot.changer(id, { desactiveLe: null, echecs: 0 });
  await tracer(ports, demandeur, { action: 'webhook.reactive', id, cabinetId });
  return webhooksDe(ports, demandeur);
}

export async function supprimer(ports: PortsWebhooks, demandeur: Demandeur, id: string): Promise<Webhooks> {
  const { cabinetId, depot } = await trouver(ports, demandeur, id);
  await depot.supprimer(id);
  await tracer(ports, demandeur, { action: 'webhook.supprime', id, cabinetId });
  return webhooksDe(ports, demandeur);
}

export async function livraisonsDe(
  ports: PortsWebhooks,
  demandeur: Demandeur,
  id: string,
): Promise<LivraisonWebhook[]> {
  const { depot } = await trouver(ports, demandeur, id);
  return (await depot.livraisons(id)).map(presenterLivraison);
}

/** A trial of an address is one message in ten seconds: the second of two clicks adds nothing. */
const ESSAI_MS = 10_000;

/** A message about nobody, tried once, to see that the address listens. @throws ApiError INTROUVABLE, WEBHOOK_DESACTIVE. */
export async function eprouver(
  ports: PortsWebhooks,
  demandeur: Demandeur,
  { id, travail }: { readonly id: string; readonly travail: JobKind<Charge> },
): Promise<LivraisonWebhook[]> {
  const { depot, webhook } = await trouver(ports, demandeur, id);
  if (webhook.desactiveLe !== null) throw new ApiError('WEBHOOK_DESACTIVE');
  const creeLe = ports.horloge.now();
  const livraison = randomUUID();
  const cle = `essai|${Math.floor(creeLe.getTime() / ESSAI_MS)}`;
  const message = { id: livraison, webhookId: id, evenement: 'webhook.essai', cle, creeLe, etat: 'attente' } as const;
  if (await depot.deposer(message)) await ports.jobs.enqueue(travail, { livraison, essai: 0 });
  return livraisonsDe(ports, demandeur, id);
}

/** The same message again, from its first try. @throws ApiError INTROUVABLE, WEBHOOK_DESACTIVE. */
export async function renvoyer(
  ports: PortsWebhooks,
  demandeur: Demandeur,
  {
    id,
    livraisonId,
    travail,
  }: { readonly id: string; readonly livraisonId: string; readonly travail: JobKind<Charge> },
): Promise<LivraisonWebhook[]> {
  const { depot, webhook } = await trouver(ports, demandeur, id);
  if (!(await depot.livraison(id, livraisonId))) throw new ApiError('INTROUVABLE');
  if (webhook.desactiveLe !== null) throw new ApiError('WEBHOOK_DESACTIVE');
  // One that waits leaves by itself: the second of two clicks adds nothing.
  if (await depot.reprendre(id, livraisonId)) await ports.jobs.enqueue(travail, { livraison: livraisonId, essai: 0 });
  return livraisonsDe(ports, demandeur, id);
}
