import { createHash, randomUUID } from 'node:crypto';
import { ACCORD_SOUS_TRAITANCE, TEXTE_ACCORD_REUNION } from '@francis/contract';
import { eq } from 'drizzle-orm';
import {
  abonnements,
  accesRetires,
  appareilsConnus,
  applications,
  autorisations,
  cabinets,
  clesApi,
  clientsPaiement,
  codesAutorisation,
  codesEmail,
  comptesBanque,
  connexionsBanque,
  courriersEnAttente,
  documents,
  defisMfa,
  defisWebauthn,
  departsBanque,
  echangesExternes,
  envoisDemandes,
  evenementsPaiement,
  factures,
  identitesExternes,
  coffresConseils,
  conseils,
  importsClients,
  importsLignes,
  jetonsApplication,
  logosCabinet,
  membresCabinet,
  modelesCabinet,
  passkeys,
  requetesIdempotentes,
  sessions,
  soldesBanque,
} from '../../apps/api/src/schema/index.ts';
import {
  abonner,
  type ApplicationDeTest,
  MOT_DE_PASSE,
  type Personne,
} from '../../apps/api/src/testing/application-de-test.ts';
import { commander } from '../../apps/api/src/testing/commande.ts';
import { DOSSIER } from '../../apps/api/src/testing/dossier-client.ts';
import { personneProtegee } from '../../apps/api/src/testing/double-authentification.ts';
import { FICHE_ANNUAIRE } from './matrice-annuaire.ts';
import { poserAutourDeLAnnuaire } from './echange-pose.ts';
import { poserEspace } from './espace-pose.ts';
import { poserFamille } from './famille-posee.ts';
import { poserArchive } from './archive-posee.ts';
import { poserPassage } from './portefeuille-pose.ts';
import { poserRejeu } from './rejeu-pose.ts';
import { poserRemise } from './remise-posee.ts';
import { poserWebhook } from './webhook-pose.ts';

/** In every text that the person, a professional, left in the database. */
export const CANARI = 'CANARI-PARTOUT';

/** Uses the product until each table that may hold a person holds this one. */
export async function remplirToutesLesTables(t: ApplicationDeTest, pro: Personne): Promise<void> {
  const { entetes: headers, email, id: utilisateurId } = pro;
  const poster = (url: string, payload: object) => t.injecter({ method: 'POST', url, headers, payload });
  const maintenant = t.horloge.now();
  const expireLe = new Date(maintenant.getTime() + 365 * 86_400_000);
  await personneProtegee(t, pro);
  await t.connecter(email, { motDePasse: 'Mauvais-Mot-De-Passe-77', adresse: '198.51.100.20' });
  await poster('/api/user-profile', { nom: CANARI });
  await t.demander(pro, `Question ${CANARI} ?`);
  const ouvert = await poster('/pro/clients', {
    data: { ...DOSSIER, nom_client: CANARI, notes_internes_pro: 'avant' },
  });
  const ouvertId = ouvert.json<{ client: { id: string } }>().client.id;
  const adresse = `/api/pro/clients/${ouvertId}`;
  await poserFamille(t, pro, CANARI, ouvertId);
  await poster(`${adresse}/analyze`, {});
  const consentement = { accord: true, texte: TEXTE_ACCORD_REUNION.version };
  const fiche = { ...FICHE_ANNUAIRE, ville: CANARI, presentation: CANARI };
  await t.injecter({ method: 'PUT', url: '/api/pro/annuaire', headers, payload: fiche });
  await poster('/api/pro/reunions', { title: CANARI, consentement });
  await t.injecter({
    method: 'PUT',
    url: adresse,
    headers,
    payload: { nom_client: CANARI, prenom_client: 'Ada', notes_internes_pro: CANARI },
  });
  // Before the firm takes its name: the message is in the mailbox of somebody else.
  await poster('/api/pro/cabinet/invitations', { email: 'collegue@exemple.test', role: 'lecteur' });
  await t.injecter({
    method: 'PATCH',
    url: '/api/pro/cabinet',
    headers,
    payload: { cabinet: { company_name: CANARI }, accord: ACCORD_SOUS_TRAITANCE },
  });
  await poster('/api/my-data/consents', { finalite: 'newsletter', accorde: true, version: CANARI });
  await poster('/api/auth/recover', { email });
  await poster('/api/auth/otp', { email });
  await poster('/api/request-delete', { password: MOT_DE_PASSE, confirmation: 'SUPPRIMER' });
  await t.app.mailQueue.idle();

  const [membre] = await t.base.queries
    .select()
    .from(membresCabinet)
    .where(eq(membresCabinet.utilisateurId, utilisateurId));
  if (!membre) throw new Error('a professional who opened a file has a firm');
  const { queries } = t.base;
  await poserRemise(t, pro, CANARI);
  await poserAutourDeLAnnuaire(t, pro, CANARI);
  await poserPassage(t, pro, CANARI);
  await queries.update(cabinets).set({ nom: CANARI }).where(eq(cabinets.id, membre.cabinetId));
  await queries.insert(logosCabinet).values({ cabinetId: membre.cabinetId, image: CANARI, modifieLe: maintenant });
  await poserEspace(t, { cabinetId: membre.cabinetId, canari: CANARI });
  await poserWebhook(t, pro, CANARI);
  await poserArchive(t, pro, CANARI);
  await poserRejeu(t, { cabinetId: membre.cabinetId, canari: CANARI });
  const clientId = randomUUID();
  const { cabinetId } = membre;
  await queries.insert(coffresConseils).values({ clientId, cabinetId, cle: CANARI, tete: CANARI });
  await queries.insert(conseils).values({
    id: randomUUID(),
    cabinetId,
    clientId,
    analyseId: randomUUID(),
    rang: 1,
    le: maintenant,
    conserveJusquau: expireLe,
    empreinte: CANARI,
    precedente: CANARI,
    chaine: CANARI,
    cle: CANARI,
    scelle: CANARI,
  });
  const modele = { texte: CANARI, modifieLe: maintenant, modifiePar: CANARI };
  await queries.insert(modelesCabinet).values({ cabinetId, genre: 'lettre_de_mission', ...modele });
  const importId = randomUUID();
  await queries.insert(importsClients).values({
    id: importId,
    cabinetId: membre.cabinetId,
    utilisateurId,
    colonnes: [CANARI],
    lignes: 1,
    deposeLe: maintenant,
    expireLe,
  });
  await queries.insert(importsLignes).values({ importId, cabinetId: membre.cabinetId, rang: 2, cellules: [CANARI] });
  const empreinte = randomUUID();
  await queries.insert(clesApi).values({
    id: randomUUID(),
    cabinetId: membre.cabinetId,
    utilisateurId,
    nom: CANARI,
    debut: CANARI,
    empreinte: CANARI + empreinte,
    portees: ['clients:lire'],
    niveau: 'aal1',
    creeeLe: maintenant,
    expireLe,
  });
  await queries.insert(requetesIdempotentes).values({
    utilisateurId,
    cle: CANARI,
    empreinte: CANARI,
    corps: CANARI,
    recueLe: maintenant,
    expireLe,
  });
  await queries.insert(passkeys).values({
    id: randomUUID(),
    utilisateurId,
    nom: CANARI,
    identifiant: CANARI + empreinte,
    cle: CANARI,
    compteur: 0,
    transports: [],
    synchronisee: false,
    creeLe: maintenant,
  });
  await queries.insert(identitesExternes).values({
    id: randomUUID(),
    utilisateurId,
    fournisseur: 'oidc',
    emetteur: 'https://exemple.test',
    sujet: CANARI + empreinte,
    email: CANARI,
    lieeLe: maintenant,
  });
  await queries.insert(echangesExternes).values({
    empreinte,
    fournisseur: 'oidc',
    verificateur: CANARI,
    nonce: CANARI,
    navigateur: CANARI,
    utilisateurId,
    typeCompte: 'professionnel',
    expireLe,
  });
  await queries.insert(defisWebauthn).values({ empreinte: CANARI + empreinte, utilisateurId, expireLe });
  await queries.insert(defisMfa).values({ empreinte: CANARI + empreinte, utilisateurId, creeLe: maintenant, expireLe });
  await queries
    .insert(courriersEnAttente)
    .values({ id: randomUUID(), destinataire: email, scelle: CANARI, creeLe: maintenant, prochainEssaiLe: expireLe });
  await queries.insert(documents).values({
    id: randomUUID(),
    utilisateurId,
    etat: 'refuse',
    nature: 'application/pdf',
    garde: false,
    deposeLe: maintenant,
    refus: CANARI,
  });
  await queries
    .insert(appareilsConnus)
    .values({ empreinte: CANARI + empreinte, utilisateurId, creeLe: maintenant, vuLe: maintenant });
  await queries
    .insert(codesEmail)
    .values({ utilisateurId, usage: 'reauthentification', empreinte: CANARI, creeLe: maintenant, expireLe });
  const [connexionId, compteId] = [randomUUID(), randomUUID()];
  const banque = { moyen: 'essai', fournisseur: CANARI, nom: CANARI, statut: 'active', jetons: CANARI } as const;
  await queries.insert(connexionsBanque).values({ id: connexionId, utilisateurId, ...banque, connecteeLe: maintenant });
  const decrit = { externeId: CANARI, nom: CANARI, genre: CANARI, devise: 'EUR' };
  await queries.insert(comptesBanque).values({ id: compteId, connexionId, ...decrit });
  await queries.insert(soldesBanque).values({ compteId, jour: '2026-11-20', solde: 1 });
  const [session] = await queries.select().from(sessions).where(eq(sessions.utilisateurId, utilisateurId));
  if (!session) throw new Error('who fills the tables is signed in');
  await queries
    .insert(departsBanque)
    .values({ empreinte: CANARI + empreinte, utilisateurId, sessionId: session.id, expireLe });
  const abonnement = await abonner(t, pro, 'PRO_MONTHLY');
  const externe = CANARI + empreinte;
  await queries
    .update(abonnements)
    .set({ prestataire: 'essai', externeId: externe })
    .where(eq(abonnements.id, abonnement));
  await queries
    .insert(clientsPaiement)
    .values({ utilisateurId, prestataire: 'essai', externeId: externe, creeLe: maintenant });
  await commander(t, pro, CANARI);
  await queries
    .insert(evenementsPaiement)
    .values({ id: externe, type: CANARI, clientExterne: externe, recuLe: maintenant, traiteLe: maintenant });
  await queries.insert(factures).values({
    id: randomUUID(),
    utilisateurId,
    numero: CANARI,
    centimes: 1,
    tvaCentimes: 0,
    statut: 'payee',
    emiseLe: maintenant,
  });
  await queries.insert(accesRetires).values({ utilisateurId, quoi: ['passkey'] });
  const destinataire = createHash('sha256').update(email).digest('hex');
  await queries
    .insert(envoisDemandes)
    .values({ id: randomUUID(), destinataire, demandeur: CANARI, genre: 'lien', le: maintenant });
  const [applicationId, autorisationId] = [randomUUID(), randomUUID()];
  await queries
    .insert(applications)
    .values({ id: applicationId, nom: 'Programme', redirections: ['https://exemple.test/'], creeeLe: maintenant });
  await queries.insert(autorisations).values({
    id: autorisationId,
    utilisateurId,
    applicationId,
    portees: [CANARI],
    ressource: CANARI,
    accordeeLe: maintenant,
  });
  await queries
    .insert(codesAutorisation)
    .values({ empreinte: CANARI + empreinte, autorisationId, redirection: CANARI, defi: CANARI, expireLe });
  await queries
    .insert(jetonsApplication)
    .values({ empreinte: CANARI + empreinte, autorisationId, creeLe: maintenant, expireLe });
}
