import { randomUUID } from 'node:crypto';
import type { CleCreee, CleRequete, ClesApi, UsageCle } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { cabinetDe, exigerDeSonRole, type Membre, repondDuCabinet, verrouillerCabinet } from '../cabinet/index.ts';
import { creerSecret, type Demandeur, empreinteDe, exigerAdresseProuvee } from '../comptes/index.ts';
import { CLES_VIVANTES_MAX, LONGUEUR_DEBUT, porteesDe, PREFIXE } from './policy.ts';
import type { PortsCles } from './ports.ts';
import { presenterCle, presenterUsage } from './presenter.ts';
import { type CleNommee, depotCles } from './repository.ts';

const JOUR = 86_400_000;
const USAGES_MONTRES = 50;

/** Their own keys; those of the whole firm for who answers for it. */
export async function clesDe(ports: PortsCles, { compte }: Pick<Demandeur, 'compte'>): Promise<ClesApi> {
  const membre = await cabinetDe(ports.base, compte, ports.horloge.now());
  const maintenant = ports.horloge.now();
  const cles = await visibles(ports, membre);
  return {
    cles: cles.map((cle) => presenterCle(cle, { maintenant, moi: compte.id })),
    portees: [...porteesDe(membre.role)],
  };
}

/**
 * Makes a key, whose secret is told here and kept nowhere.
 * @throws ApiError ACCES_REFUSE for a right that its maker does not have, ADRESSE_NON_CONFIRMEE, TROP_DE_CLES,
 *   REAUTHENTIFICATION_REQUISE, MOT_DE_PASSE_ACTUEL_INCORRECT.
 */
export async function creerCle(
  ports: PortsCles,
  demandeur: Demandeur,
  { nom, portees: demandees, jours, password }: CleRequete,
): Promise<CleCreee> {
  const { base, horloge, audit } = ports;
  const { compte, session, origine } = demandeur;
  const membre = await cabinetDe(base, compte, horloge.now());
  const portees = [...new Set(demandees)];
  const permises = porteesDe(membre.role);
  exigerDeSonRole(portees.every((portee) => permises.includes(portee)));
  exigerAdresseProuvee(compte);
  await ports.exigerMotDePasse(demandeur, password);
  const secret = PREFIXE + creerSecret();
  const creeeLe = horloge.now();
  const cle: CleNommee = {
    id: randomUUID(),
    cabinetId: membre.cabinetId,
    utilisateurId: compte.id,
    nom,
    debut: secret.slice(0, LONGUEUR_DEBUT),
    empreinte: empreinteDe(secret),
    portees,
    niveau: session.niveau,
    creeeLe,
    expireLe: new Date(creeeLe.getTime() + jours * JOUR),
    utiliseeLe: null,
    revoqueeLe: null,
    par: compte.nomComplet,
  };
  await base.transaction(async (requetes) => {
    const { par: _par, ...ligne } = cle;
    const depot = depotCles(requetes, membre.cabinetId);
    await verrouillerCabinet(requetes, membre.cabinetId);
    if ((await depot.vivantes(creeeLe)) >= CLES_VIVANTES_MAX) throw new ApiError('TROP_DE_CLES');
    await depot.ajouter(ligne);
    const metadonnees = { cabinetId: membre.cabinetId, portees };
    await audit.noter(
      { action: 'cle.creee', ressource: `cle:${cle.id}`, compte, origine, risque: 'high', metadonnees },
      requetes,
    );
  });
  return { cle: presenterCle(cle, { maintenant: creeeLe, moi: compte.id }), secret };
}

/** Ends a key at once, by who made it or who answers for the firm. @throws ApiError INTROUVABLE. */
export async function revoquerCle(ports: PortsCles, demandeur: Demandeur, id: string): Promise<ClesApi> {
  const { base, horloge, audit } = ports;
  const { compte, origine } = demandeur;
  const { cabinetId } = await trouver(ports, demandeur, id);
  await base.transaction(async (requetes) => {
    await depotCles(requetes, cabinetId).revoquer(id, horloge.now());
    const metadonnees = { cabinetId };
    await audit.noter(
      { action: 'cle.retiree', ressource: `cle:${id}`, compte, origine, risque: 'medium', metadonnees },
      requetes,
    );
  });
  return clesDe(ports, demandeur);
}

/** The last calls of a key, as the audit keeps them. @throws ApiError INTROUVABLE. */
export async function usagesDe(ports: PortsCles, demandeur: Demandeur, id: string): Promise<UsageCle[]> {
  const cle = await trouver(ports, demandeur, id);
  const compte = await ports.compteAdmis(cle.utilisateurId);
  if (!compte) return [];
  return (await ports.audit.appelsDe(compte, `cle:${id}`, USAGES_MONTRES)).map(presenterUsage);
}

async function trouver(ports: PortsCles, { compte }: Demandeur, id: string): Promise<CleNommee> {
  const membre = await cabinetDe(ports.base, compte, ports.horloge.now());
  const cle = (await visibles(ports, membre)).find((une) => une.id === id);
  if (!cle) throw new ApiError('INTROUVABLE');
  return cle;
}

const visibles = ({ base }: PortsCles, membre: Membre): Promise<CleNommee[]> =>
  depotCles(base.queries, membre.cabinetId).lister(repondDuCabinet(membre) ? undefined : membre.utilisateurId);
