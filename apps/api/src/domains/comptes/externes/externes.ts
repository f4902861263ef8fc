import type { RetourExterneRequete, TypeCompte } from '@francis/contract';
import { ApiError } from '../../../platform/errors.ts';
import { exigerAdresseProuvee } from '../adresse/preuve.ts';
import type { Origine } from '../audit/audit.ts';
import { exigerNiveau } from '../mfa/facteurs.ts';
import { exigerMotDePasse } from '../mot-de-passe-actuel.ts';
import type { PortsComptes } from '../ports.ts';
import type { Demandeur } from '../reponses.ts';
import { depotComptes } from '../repository.ts';
import { creerSecret, empreinteDe } from '../secrets.ts';
import { ouvrirOuDefier, type Ouverture } from '../service.ts';
import { lier, trouverOuOuvrir } from './comptes-externes.ts';
import type { Fournisseur } from './fournisseur.ts';
import { depotIdentites, type Identite } from './repository.ts';

const DUREE_MS = 10 * 60_000;

export interface PortsExternes extends PortsComptes {
  readonly fournisseurs: readonly Fournisseur[];
}

/** Where to go, and what the browser must bring back. */
export interface Depart {
  readonly url: string;
  readonly navigateur: string;
  readonly expireLe: Date;
}

/** @throws ApiError INTROUVABLE when no such provider is configured. */
export function fournisseurDe({ fournisseurs }: PortsExternes, id: string): Fournisseur {
  const trouve = fournisseurs.find((un) => un.id === id);
  if (!trouve) throw new ApiError('INTROUVABLE');
  return trouve;
}

/** @param pour who links an identity; absent for a login. */
export async function partir(
  ports: PortsExternes,
  fournisseurId: string,
  { typeCompte, pour }: { readonly typeCompte: TypeCompte; readonly pour?: string },
): Promise<Depart> {
  const { base, horloge, coffre } = ports;
  const { url, state, nonce, verificateur } = await fournisseurDe(ports, fournisseurId).autoriser();
  const navigateur = creerSecret();
  const empreinte = empreinteDe(state);
  const expireLe = new Date(horloge.now().getTime() + DUREE_MS);
  await depotIdentites(base.queries).ajouterEchange({
    empreinte,
    fournisseur: fournisseurId,
    verificateur: coffre.sceller(verificateur, empreinte),
    nonce,
    navigateur: empreinteDe(navigateur),
    utilisateurId: pour ?? null,
    typeCompte,
    expireLe,
  });
  return { url, navigateur, expireLe };
}

/** @throws ApiError ADRESSE_NON_CONFIRMEE, MFA_REQUISE, and those of `exigerMotDePasse`. */
export async function partirLier(
  ports: PortsExternes,
  demandeur: Demandeur,
  fournisseurId: string,
  password: string | undefined,
): Promise<Depart> {
  fournisseurDe(ports, fournisseurId);
  exigerAdresseProuvee(demandeur.compte);
  await exigerNiveau(ports, demandeur);
  await exigerMotDePasse(ports, demandeur, password);
  const { id: pour, typeCompte } = demandeur.compte;
  return partir(ports, fournisseurId, { typeCompte, pour });
}

export type Retour = Ouverture | { readonly genre: 'liee'; readonly identite: Identite; readonly nom: string };

/**
 * The browser is back. Only the one that left may come in, once.
 * @throws ApiError CONNEXION_EXTERNE_REFUSEE, LIAISON_A_CONFIRMER, IDENTITE_DEJA_LIEE, FOURNISSEUR_INDISPONIBLE.
 */
export async function revenir(
  ports: PortsExternes,
  retour: RetourExterneRequete,
  navigateur: string | undefined,
  origine: Origine,
): Promise<Retour> {
  const { base, horloge, coffre, audit } = ports;
  const empreinte = empreinteDe(retour.state);
  const depot = depotIdentites(base.queries);
  const echange = await depot.prendreEchange(empreinte, empreinteDe(navigateur ?? ''), horloge.now());
  if (!echange) throw new ApiError('CONNEXION_EXTERNE_REFUSEE');
  const fournisseur = fournisseurDe(ports, echange.fournisseur);
  const attendus = {
    state: retour.state,
    nonce: echange.nonce,
    verificateur: coffre.ouvrir(echange.verificateur, empreinte),
  };
  const personne = await fournisseur.terminer(enParametres(retour), attendus).catch(async (error: unknown) => {
    const refus = { action: 'connexion.externe_refusee', ressource: 'session', reussi: false, risque: 'high' } as const;
    await audit.noter({ ...refus, origine, metadonnees: { fournisseur: fournisseur.id } });
    throw error;
  });
  if (echange.utilisateurId !== null) {
    const compte = await depotComptes(base.queries).compteParId(echange.utilisateurId);
    if (!compte || !ports.admis(compte)) throw new ApiError('CONNEXION_EXTERNE_REFUSEE');
    exigerAdresseProuvee(compte);
    return {
      genre: 'liee',
      identite: await lier(ports, { fournisseur, personne }, compte, origine),
      nom: fournisseur.nom,
    };
  }
  const compte = await trouverOuOuvrir(ports, { fournisseur, personne, typeCompte: echange.typeCompte }, origine);
  if (!ports.admis(compte)) throw new ApiError('CONNEXION_EXTERNE_REFUSEE');
  const metadonnees = { fournisseur: fournisseur.id };
  await audit.noter({ action: 'connexion.externe', ressource: 'session', compte, origine, metadonnees });
  return ouvrirOuDefier(ports, compte, origine);
}

const enParametres = (retour: RetourExterneRequete): Record<string, string> =>
  Object.fromEntries(Object.entries(retour).filter((paire): paire is [string, string] => paire[1] !== undefined));
