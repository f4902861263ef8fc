import type { ChangementMotDePasseRequete } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { couperLesAcces, fermerTousLesAcces } from './acces.ts';
import { depotAppareils } from './appareils/repository.ts';
import type { Origine } from './audit/audit.ts';
import { courrierMotDePasseChange } from './courriers.ts';
import { depotMfa } from './mfa/repository.ts';
import { exigerMotDePasse } from './mot-de-passe-actuel.ts';
import { exigerMotDePasseAccepte } from './policy.ts';
import type { PortsComptes } from './ports.ts';
import { type Compte, depotComptes, type Session } from './repository.ts';

interface Demandeur {
  readonly compte: Compte;
  readonly session: Session;
  readonly origine: Origine;
  readonly adresse: string;
}

/**
 * Replaces the password and closes the other sessions; every passkey and linked identity when asked.
 * @throws ApiError ACCES_REFUSE, MFA_REQUISE, MOT_DE_PASSE_ACTUEL_INCORRECT, VALIDATION.
 */
export async function changerMotDePasse(
  ports: PortsComptes,
  demandeur: Demandeur,
  { currentPassword, newPassword, userId, closeAllAccess }: ChangementMotDePasseRequete,
): Promise<void> {
  const { base, horloge, audit, courriers } = ports;
  const { compte, session, origine } = demandeur;
  if (userId !== compte.id) throw new ApiError('ACCES_REFUSE');
  if (session.niveau !== 'aal2' && (await depotMfa(base.queries).aUnFacteur(compte.id))) {
    throw new ApiError('MFA_REQUISE');
  }
  await exigerMotDePasse(ports, demandeur, currentPassword);
  exigerMotDePasseAccepte('newPassword', newPassword, { email: compte.email, fullName: compte.nomComplet });
  const motDePasse = await ports.motsDePasse.hacher(newPassword);
  await base.transaction(async (requetes) => {
    await depotComptes(requetes).changerMotDePasse(compte.id, motDePasse);
    await couperLesAcces(requetes, compte.id, { maintenant: horloge.now(), saufSession: session.id });
    if (closeAllAccess) {
      await fermerTousLesAcces(requetes, compte.id);
      await depotAppareils(requetes).oublier(compte.id);
    }
    await audit.noter(
      { action: 'mot_de_passe.change', ressource: 'compte', compte, origine, risque: 'high' },
      requetes,
    );
  });
  courriers.add(async () => courrierMotDePasseChange(compte.email));
}
