import type { DefiRequete } from '@francis/contract';
import { ApiError } from '../../../platform/errors.ts';
import type { PortsComptes } from '../ports.ts';
import type { Compte } from '../repository.ts';
import { creerSecret, empreinteDe } from '../secrets.ts';
import type { Appareil, SessionOuverte } from '../sessions.ts';
import { depotMfa } from './repository.ts';
import { essayerCode, type Verdict } from './verification.ts';

const DUREE_MS = 5 * 60_000;

export interface Defi {
  readonly jeton: string;
  readonly expireLe: Date;
}

/** @returns what the person must still answer, undefined when the password is enough. */
export async function defierSiBesoin(
  { base, horloge }: PortsComptes,
  compte: Compte,
  appareil: Appareil,
): Promise<Defi | undefined> {
  const depot = depotMfa(base.queries);
  if (!(await depot.aUnFacteur(compte.id))) return undefined;
  const jeton = creerSecret();
  const creeLe = horloge.now();
  const expireLe = new Date(creeLe.getTime() + DUREE_MS);
  await depot.ajouterDefi({
    empreinte: empreinteDe(jeton),
    utilisateurId: compte.id,
    creeLe,
    expireLe,
    empreinteAppareil: appareil.empreinte ?? null,
  });
  return { jeton, expireLe };
}

/** @throws ApiError MFA_AUCUN_DEFI, MFA_CODE_EXPIRE, MFA_CODE_INVALIDE, TROP_DE_REQUETES. */
export async function repondreAuDefi(
  { base, horloge, sessions, audit, coffre, admis }: PortsComptes,
  { challenge, code }: DefiRequete,
  appareil: Appareil,
): Promise<SessionOuverte> {
  const maintenant = horloge.now();
  const empreinte = empreinteDe(challenge);
  const trouve = await depotMfa(base.queries).defi(empreinte);
  if (!trouve || !admis(trouve.compte)) throw new ApiError('MFA_AUCUN_DEFI');
  const { compte, defi } = trouve;
  if (maintenant >= defi.expireLe) throw new ApiError('MFA_CODE_EXPIRE');
  const verdict = await base.transaction(async (requetes): Promise<Verdict | undefined> => {
    const essai = await essayerCode(requetes, coffre, { utilisateurId: compte.id, code, maintenant });
    if (essai.genre === 'bon' && !(await depotMfa(requetes).prendreDefi(empreinte))) return undefined;
    await audit.noter(
      {
        action: essai.genre === 'bon' ? 'mfa.reussie' : 'mfa.refusee',
        ressource: 'session',
        compte,
        origine: appareil,
        reussi: essai.genre === 'bon',
        risque: essai.genre === 'trop' ? 'high' : 'medium',
        metadonnees: { secours: essai.genre === 'bon' && essai.secours },
      },
      requetes,
    );
    return essai;
  });
  if (!verdict) throw new ApiError('MFA_AUCUN_DEFI');
  exigerBon(verdict);
  return sessions.ouvrir(compte, { ...appareil, empreinte: defi.empreinteAppareil ?? undefined }, 'aal2');
}

/** @throws ApiError MFA_CODE_INVALIDE, TROP_DE_REQUETES. */
export function exigerBon(verdict: Verdict): asserts verdict is Extract<Verdict, { genre: 'bon' }> {
  if (verdict.genre === 'trop') {
    throw new ApiError('TROP_DE_REQUETES', { retryAfterSeconds: Math.ceil(verdict.attenteMs / 1000) });
  }
  if (verdict.genre === 'faux') throw new ApiError('MFA_CODE_INVALIDE');
}
