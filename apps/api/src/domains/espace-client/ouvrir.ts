import { randomInt } from 'node:crypto';
import type { EspacePorte } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { creerSecret, empreinteDe, type Origine } from '../comptes/index.ts';
import { courrierCodeEspace } from './courriers.ts';
import type { PortsEspace } from './ports.ts';
import { presenterPorte } from './presenter.ts';
import { depotPorte, type Porte, porteDe } from './repository-porte.ts';

const MINUTE = 60_000;
const CODE_MS = 10 * MINUTE;
const SESSION_MS = 2 * 60 * MINUTE;
const ESSAIS_MAX = 5;
/** In the life of one link: a hundred tries of a million, whoever holds it. */
const CODES_MAX = 20;

/** Somebody at the door, known by what their link holds. */
export interface Visiteur {
  readonly jeton: string;
  /** What the cookie holds, once the code was given. */
  readonly session: string | undefined;
  readonly origine: Origine;
  /** Their network, which limits count. */
  readonly adresse: string;
}

const LIEN_MORT = 'Ce lien n’ouvre rien, ou ne vaut plus. Demandez-en un autre à votre conseiller.';

/** @throws ApiError INTROUVABLE: a link that was taken back, is over or never was answers the same. */
export async function exigerPorte({ base, horloge }: PortsEspace, { jeton }: Pick<Visiteur, 'jeton'>): Promise<Porte> {
  const porte = await porteDe(base.queries, empreinteDe(jeton), horloge.now());
  if (!porte) throw new ApiError('INTROUVABLE', { detail: LIEN_MORT });
  return porte;
}

/** @throws ApiError INTROUVABLE, ESPACE_FERME until the code was given in this browser. */
export async function exigerEspace(ports: PortsEspace, visiteur: Visiteur): Promise<Porte> {
  const porte = await exigerPorte(ports, visiteur);
  if (!estOuvert(ports, porte, visiteur)) throw new ApiError('ESPACE_FERME');
  return porte;
}

function estOuvert({ horloge }: PortsEspace, { espace }: Porte, { session }: Visiteur): boolean {
  const vive = espace.sessionExpireLe !== null && horloge.now() < espace.sessionExpireLe;
  return vive && session !== undefined && empreinteDe(session) === espace.sessionEmpreinte;
}

export async function lirePorte(ports: PortsEspace, visiteur: Visiteur): Promise<EspacePorte> {
  const porte = await exigerPorte(ports, visiteur);
  return presenterPorte(porte, estOuvert(ports, porte, visiteur));
}

const lienDuCode = (id: string): string => `espace|${id}`;

/** Sends a code to the address that was invited, and to no other. @throws ApiError INTROUVABLE, TROP_DE_REQUETES, ESPACE_TROP_DE_CODES. */
export async function demanderCode(ports: PortsEspace, visiteur: Visiteur): Promise<void> {
  const { base, horloge, coffre, envois, courriers, audit } = ports;
  const { espace, cabinet } = await exigerPorte(ports, visiteur);
  const admission = await envois.admettre({ email: espace.email, demandeur: visiteur.adresse });
  if (!admission) throw new ApiError('TROP_DE_REQUETES', { retryAfterSeconds: 3_600 });
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const [empreinte = ''] = coffre.empreintes(code, lienDuCode(espace.id));
  const expireLe = new Date(horloge.now().getTime() + CODE_MS);
  if (!(await depotPorte(base.queries, espace).poserCode({ empreinte, expireLe }, CODES_MAX)))
    throw new ApiError('ESPACE_TROP_DE_CODES');
  await audit.noter({ action: 'espace.code_demande', ressource: `espace:${espace.id}`, origine: visiteur.origine });
  courriers.add(async () => courrierCodeEspace(espace.email, code, cabinet.nom));
}

/**
 * Opens the space to this browser for two hours. Five tries a code.
 * @returns what the cookie is to hold.
 * @throws ApiError INTROUVABLE, ESPACE_CODE_INVALIDE, whatever is wrong with the code.
 */
export async function ouvrirEspace(
  ports: PortsEspace,
  visiteur: Visiteur,
  code: string,
): Promise<{ readonly secret: string; readonly expireLe: Date }> {
  const { base, horloge, coffre, audit } = ports;
  const { espace } = await exigerPorte(ports, visiteur);
  const depot = depotPorte(base.queries, espace);
  const maintenant = horloge.now();
  const attendue = await depot.essayerCode(maintenant, ESSAIS_MAX);
  const juste = coffre.empreintes(code, lienDuCode(espace.id)).includes(attendue ?? '');
  const secret = creerSecret();
  const expireLe = new Date(maintenant.getTime() + SESSION_MS);
  const trace = { ressource: `espace:${espace.id}`, origine: visiteur.origine };
  const ouvert =
    attendue !== undefined &&
    juste &&
    (await depot.ouvrir(attendue, { empreinte: empreinteDe(secret), expireLe }, maintenant));
  if (!ouvert) {
    await audit.noter({ action: 'espace.code_refuse', reussi: false, risque: 'medium', ...trace });
    throw new ApiError('ESPACE_CODE_INVALIDE');
  }
  await audit.noter({ action: 'espace.ouvert', ...trace });
  return { secret, expireLe };
}
