import { randomUUID } from 'node:crypto';
import { Courriel, type TypeCompte } from '@francis/contract';
import { ApiError } from '../../../platform/errors.ts';
import { plainName } from '../../../platform/mail/plain-name.ts';
import type { Origine } from '../audit/audit.ts';
import { courrierIdentite } from '../courriers.ts';
import type { PortsComptes } from '../ports.ts';
import { type Compte, depotComptes } from '../repository.ts';
import { nouveauCompte } from '../service.ts';
import { depotTickets } from '../tickets/repository.ts';
import type { Fournisseur, PersonneExterne } from './fournisseur.ts';
import { depotIdentites, type Identite } from './repository.ts';

interface Venue {
  readonly fournisseur: Fournisseur;
  readonly personne: PersonneExterne;
  readonly typeCompte: TypeCompte;
}

/**
 * The account of an identity: the one it is linked to; else the one of its address, when both the provider and we have
 * proved that address; else a new one.
 * @throws ApiError LIAISON_A_CONFIRMER when the account never proved the address: whoever opened it may be another.
 */
export async function trouverOuOuvrir(ports: PortsComptes, venue: Venue, origine: Origine): Promise<Compte> {
  const { base, horloge } = ports;
  const { emetteur, sujet } = venue.personne;
  const liee = await depotIdentites(base.queries).parSujet(emetteur, sujet);
  if (liee) {
    await depotIdentites(base.queries).marquerUsage(liee.identite.id, horloge.now());
    return liee.compte;
  }
  const email = adresseProuvee(venue.personne);
  const existant = await depotComptes(base.queries).compteParEmail(email);
  if (existant) {
    if (existant.emailVerifieLe === null) throw new ApiError('LIAISON_A_CONFIRMER');
    await lier(ports, venue, existant, origine);
    return existant;
  }
  return ouvrir(ports, venue, email, origine);
}

async function ouvrir(ports: PortsComptes, venue: Venue, email: string, origine: Origine): Promise<Compte> {
  const { base, horloge, audit } = ports;
  const maintenant = horloge.now();
  const compte = nouveauCompte({
    email,
    nomComplet: nomAffichable(venue.personne.nom) ?? nomDeLAdresse(email),
    typeCompte: venue.typeCompte,
    motDePasse: null,
    emailVerifieLe: maintenant,
    creeLe: maintenant,
  });
  return base.transaction(async (requetes) => {
    const reservee = await depotTickets(requetes).estReservee(email, maintenant);
    if (reservee || !(await depotComptes(requetes).ajouterCompte(compte))) throw new ApiError('LIAISON_A_CONFIRMER');
    await depotIdentites(requetes).ajouter(identiteDe(venue, compte, maintenant));
    const metadonnees = { fournisseur: venue.fournisseur.id };
    await audit.noter({ action: 'inscription', ressource: 'compte', compte, origine, metadonnees }, requetes);
    return compte;
  });
}

/** @throws ApiError IDENTITE_DEJA_LIEE, CONNEXION_EXTERNE_REFUSEE when the provider did not prove the address. */
export async function lier(
  { base, horloge, audit, courriers }: PortsComptes,
  venue: Omit<Venue, 'typeCompte'>,
  compte: Compte,
  origine: Origine,
): Promise<Identite> {
  adresseProuvee(venue.personne);
  const identite = identiteDe(venue, compte, horloge.now());
  await base.transaction(async (requetes) => {
    if (!(await depotIdentites(requetes).ajouter(identite))) throw new ApiError('IDENTITE_DEJA_LIEE');
    const ressource = `identite:${identite.id}`;
    await audit.noter({ action: 'identite.liee', ressource, compte, origine, risque: 'high' }, requetes);
  });
  courriers.add(async () => courrierIdentite(compte.email, venue.fournisseur.nom, 'liee'));
  return identite;
}

/** @throws ApiError INTROUVABLE for an identity of someone else as for one that does not exist. */
export async function delier(
  { base, audit, courriers }: PortsComptes,
  compte: Compte,
  { id, nom }: { readonly id: string; readonly nom: string },
  origine: Origine,
): Promise<void> {
  await base.transaction(async (requetes) => {
    if (!(await depotIdentites(requetes).retirer(compte.id, id))) throw new ApiError('INTROUVABLE');
    const ressource = `identite:${id}`;
    await audit.noter({ action: 'identite.retiree', ressource, compte, origine, risque: 'high' }, requetes);
  });
  courriers.add(async () => courrierIdentite(compte.email, nom, 'retiree'));
}

function adresseProuvee({ email, emailVerifie }: PersonneExterne): string {
  const lue = Courriel.safeParse(email);
  if (emailVerifie && lue.success) return lue.data;
  throw new ApiError('CONNEXION_EXTERNE_REFUSEE', {
    detail: 'Ce fournisseur n’a pas confirmé votre adresse e-mail : connectez-vous autrement.',
  });
}

/** As the provider says it, without what the sign-up would refuse: nobody is there to type it again. */
const nomAffichable = (nom: string | null): string | undefined =>
  plainName((nom ?? '').replace(/[<>"'&]|\p{C}/gu, ''))
    .trim()
    .slice(0, 120) || undefined;

/** « jean.martin@… » → « jean martin ». */
const nomDeLAdresse = (email: string): string => (email.split('@')[0] ?? email).replaceAll('.', ' ');

const identiteDe = ({ fournisseur, personne }: Omit<Venue, 'typeCompte'>, compte: Compte, instant: Date): Identite => ({
  id: randomUUID(),
  utilisateurId: compte.id,
  fournisseur: fournisseur.id,
  emetteur: personne.emetteur,
  sujet: personne.sujet,
  email: personne.email,
  lieeLe: instant,
  utiliseeLe: null,
});
