import { randomInt, randomUUID } from 'node:crypto';
import type { Admission } from '../envois/envois.ts';
import { HEURE_MS } from '../envois/envois.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { PortsComptes } from '../ports.ts';
import { type Compte, depotComptes } from '../repository.ts';
import { empreinteDe } from '../secrets.ts';
import { empreinteDuCompte } from '../verrou.ts';
import { depotCodes, type UsageCode } from './repository.ts';

const DUREE_MS = 10 * 60_000;
const ESSAIS_MAX = 5;

const lienDe = (compte: Pick<Compte, 'id'>, usage: UsageCode): string => `${usage}|${compte.id}`;

/** A new code of six digits, which replaces the one before. @param demandeur who asked for it: their tries are their own. */
export async function emettreCode(
  { base, horloge, coffre }: PortsComptes,
  compte: Compte,
  { usage, demandeur, dernier }: { readonly usage: UsageCode; readonly demandeur: string } & Admission,
): Promise<string> {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const [empreinte = ''] = coffre.empreintes(code, lienDe(compte, usage));
  const creeLe = horloge.now();
  const expireLe = new Date(creeLe.getTime() + (dernier ? HEURE_MS : DUREE_MS));
  await depotCodes(base.queries).remplacer(
    { utilisateurId: compte.id, usage, empreinte, creeLe, expireLe },
    empreinteDe(demandeur),
  );
  return code;
}

interface Essai {
  readonly email: string;
  readonly usage: UsageCode;
  readonly code: string;
  readonly demandeur: string;
}

/**
 * Uses the code. Five tries for each of those who asked for it, five for all the others together, then another must be
 * asked for: a stranger cannot use up those of the person. An address without account does the same work, and counts.
 * @param compte undefined when the address has no account: the refusal is the same.
 * @throws ApiError CODE_INVALIDE, whatever is wrong.
 */
export async function consommerCode(
  { base, horloge, coffre, admis }: PortsComptes,
  compte: Compte | undefined,
  { email, usage, code, demandeur }: Essai,
): Promise<Compte> {
  const depot = depotCodes(base.queries);
  const vise = compte && admis(compte) ? compte : undefined;
  const quelquUn = vise ?? { id: randomUUID() };
  const attendu = await depot.lire(quelquUn.id, usage);
  const sien = attendu?.demandeurs.includes(empreinteDe(demandeur)) ? empreinteDe(demandeur) : 'autres';
  const cle = `${empreinteDuCompte(email)}|code|${usage}|${attendu?.creeLe.getTime() ?? 0}|${sien}`;
  const essaye = await depotComptes(base.queries).compterEssai(cle, ESSAIS_MAX, horloge.now());
  const juste = coffre.empreintes(code, lienDe(quelquUn, usage)).includes(attendu?.empreinte ?? '');
  const bon =
    vise !== undefined &&
    attendu !== undefined &&
    essaye &&
    horloge.now() < attendu.expireLe &&
    juste &&
    (await depot.prendre(vise.id, usage, attendu.empreinte));
  if (!bon) throw new ApiError('CODE_INVALIDE');
  return vise;
}
