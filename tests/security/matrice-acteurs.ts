import { randomUUID } from 'node:crypto';
import {
  type Client,
  type Conversation,
  type MaFicheAnnuaire,
  type QuestionReponse,
  type Reunion,
  TEXTE_ACCORD_REUNION,
} from '@francis/contract';
import { eq } from 'drizzle-orm';
import {
  abonnements,
  applications,
  autorisations,
  clesApi,
  connexionsBanque,
  documents,
  identitesExternes,
  importsClients,
  importsLignes,
  membresCabinet,
  passkeys,
} from '../../apps/api/src/schema/index.ts';
import {
  abonner,
  type ApplicationDeTest,
  MOT_DE_PASSE,
  type Personne,
  SECRET,
} from '../../apps/api/src/testing/application-de-test.ts';
import { commander } from '../../apps/api/src/testing/commande.ts';
import { parseConfiguration } from '../../apps/api/src/config.ts';
import { coffreDe } from '../../apps/api/src/domains/comptes/index.ts';
import { DOSSIER } from '../../apps/api/src/testing/dossier-client.ts';
import { poserArchive } from './archive-posee.ts';
import { poserBlocage, poserEchange } from './echange-pose.ts';
import { FICHE_ANNUAIRE } from './matrice-annuaire.ts';
import type { Acteur, Cible } from './matrice-attentes.ts';
import { poserPassage } from './portefeuille-pose.ts';
import { poserRemise } from './remise-posee.ts';
import { poserWebhook } from './webhook-pose.ts';

/** In everything that the owner keeps; in nothing that a stranger reads. */
export const CANARI = 'CANARI-DU-PROPRIETAIRE';

export type Acteurs = Readonly<Record<Acteur, Personne | undefined>>;

/** One of each, the owner with a firm of three members, and another firm at work. */
export async function reunir(t: ApplicationDeTest): Promise<Acteurs> {
  const acteurs = {
    visiteur: undefined,
    particulier: await t.personne('particulier'),
    professionnel: await t.personne('professionnel'),
    'autre cabinet': await t.personne('professionnel'),
    'lecteur du cabinet': await t.personne('professionnel'),
    'conseiller du cabinet': await t.personne('professionnel'),
    proprietaire: await t.personne('professionnel'),
  };
  await ouvrirClient(t, acteurs['autre cabinet'], 'Lovelace');
  await ouvrirClient(t, acteurs.proprietaire, CANARI);
  const [titulaire] = await t.base.queries
    .select()
    .from(membresCabinet)
    .where(eq(membresCabinet.utilisateurId, acteurs.proprietaire.id));
  if (!titulaire) throw new Error('the owner has a firm');
  const { cabinetId, depuisLe } = titulaire;
  await t.base.queries.insert(membresCabinet).values([
    { utilisateurId: acteurs['lecteur du cabinet'].id, cabinetId, depuisLe, role: 'lecteur' },
    { utilisateurId: acteurs['conseiller du cabinet'].id, cabinetId, depuisLe, role: 'conseiller' },
  ]);
  return acteurs;
}

/** Makes a new thing of that kind, that belongs to the person, and returns its identifier. */
const FABRIQUES: Readonly<Record<Cible, (t: ApplicationDeTest, qui: Personne) => Promise<string>>> = {
  personne: async (t, { id, entetes }) => {
    await t.injecter({ method: 'POST', url: '/api/user-profile', headers: entetes, payload: { nom: CANARI } });
    return id;
  },
  cle: async (t, { id: utilisateurId }) => {
    const id = randomUUID();
    const [sien] = await t.base.queries
      .select()
      .from(membresCabinet)
      .where(eq(membresCabinet.utilisateurId, utilisateurId));
    if (!sien) throw new Error('the owner has a firm');
    const maintenant = t.horloge.now();
    await t.base.queries.insert(clesApi).values({
      id,
      cabinetId: sien.cabinetId,
      utilisateurId,
      nom: CANARI,
      debut: CANARI,
      empreinte: id,
      portees: ['clients:lire'],
      niveau: 'aal1',
      creeeLe: maintenant,
      expireLe: new Date(maintenant.getTime() + 86_400_000),
    });
    return id;
  },
  import: async (t, { id: utilisateurId }) => {
    const id = randomUUID();
    const [sien] = await t.base.queries
      .select()
      .from(membresCabinet)
      .where(eq(membresCabinet.utilisateurId, utilisateurId));
    if (!sien) throw new Error('the owner has a firm');
    const { cabinetId } = sien;
    const deposeLe = t.horloge.now();
    await t.base.queries.insert(importsClients).values({
      id,
      cabinetId,
      utilisateurId,
      colonnes: [CANARI, 'Prénom'],
      lignes: 1,
      correspondance: ['nom_client', 'prenom_client'],
      deposeLe,
      expireLe: new Date(deposeLe.getTime() + 86_400_000),
    });
    await t.base.queries.insert(importsLignes).values({ importId: id, cabinetId, rang: 2, cellules: [CANARI, 'Ada'] });
    return id;
  },
  archive: (t, qui) => poserArchive(t, qui, CANARI),
  webhook: (t, qui) => poserWebhook(t, qui, CANARI),
  client: (t, qui) => ouvrirClient(t, qui, CANARI),
  ficheAnnuaire: async (t, { entetes }) => {
    // Shown by choice to whoever is signed in: nothing of it would be a leak.
    const payload = FICHE_ANNUAIRE;
    const reponse = await t.injecter({ method: 'PUT', url: '/api/pro/annuaire', headers: entetes, payload });
    return reponse.json<MaFicheAnnuaire>().fiche?.id ?? '';
  },
  echange: (t, qui) => poserEchange(t, qui, CANARI),
  blocage: (t, qui) => poserBlocage(t, qui, CANARI),
  passage: (t, qui) => poserPassage(t, qui, CANARI),
  remise: (t, qui) => poserRemise(t, qui, CANARI),
  reunion: ouvrirReunion,
  reunionFinie: async (t, qui) => {
    const id = await ouvrirReunion(t, qui);
    const payload = {
      lignes: [{ locuteur: CANARI, texte: `Je suis mariée, ${CANARI}.`, a: 1 }],
      garder_transcription: true,
      resumer: true,
    };
    await t.injecter({ method: 'POST', url: `/api/pro/reunions/${id}/fin`, headers: qui.entetes, payload });
    return id;
  },
  invitation: async (t, { entetes }) => {
    const email = `${randomUUID()}@exemple.test`;
    const url = '/api/pro/cabinet/invitations';
    const reponse = await t.injecter({ method: 'POST', url, headers: entetes, payload: { email, role: 'lecteur' } });
    const { invitations } = reponse.json<{ invitations: { id: string; email: string }[] }>();
    return invitations.find((une) => une.email === email)?.id ?? '';
  },
  membre: async (t, { id }) => {
    const { id: utilisateurId } = await t.personne('professionnel');
    const [sien] = await t.base.queries.select().from(membresCabinet).where(eq(membresCabinet.utilisateurId, id));
    if (!sien) throw new Error('the owner has a firm');
    const { cabinetId, depuisLe } = sien;
    await t.base.queries.insert(membresCabinet).values({ utilisateurId, cabinetId, depuisLe, role: 'conseiller' });
    return utilisateurId;
  },
  abonnement: async (t, qui) => {
    const id = await abonner(t, qui, 'PRO_MONTHLY');
    await t.base.queries.update(abonnements).set({ prestataire: 'essai' }).where(eq(abonnements.id, id));
    return id;
  },
  banque: async (t, { id: utilisateurId }) => {
    const id = randomUUID();
    const nom = CANARI;
    await t.base.queries.insert(connexionsBanque).values({
      id,
      utilisateurId,
      moyen: 'essai',
      fournisseur: id,
      nom,
      statut: 'active',
      connecteeLe: t.horloge.now(),
    });
    return id;
  },
  commande: (t, qui) => commander(t, qui, CANARI),
  conversation: async (t, qui) => (await t.demander(qui, `${CANARI} ?`)).json<QuestionReponse>().conversation_id,
  message: async (t, qui) => {
    const { conversation_id: id } = (await t.demander(qui, `${CANARI} ?`)).json<QuestionReponse>();
    const lue = await t.injecter({ url: `/api/conversations/${id}`, headers: qui.entetes });
    return lue.json<Conversation>().messages.at(-1)?.id ?? '';
  },
  document: async (t, { id: utilisateurId }) => {
    const id = randomUUID();
    const sceau = coffreDe(parseConfiguration({}, '/nulle-part').comptes, SECRET);
    await t.fichiers.put(id, sceau.sceller(Buffer.from(CANARI).toString('base64'), `document:${id}`));
    await t.base.queries.insert(documents).values({
      id,
      utilisateurId,
      etat: 'lu',
      nature: 'application/pdf',
      garde: true,
      deposeLe: t.horloge.now(),
      lecture: { type: 'avis', faits: [], ecartes: [{ chemin: 'parts', raison: CANARI }], pages: [] },
    });
    return id;
  },
  session: async (t, { entetes }) => {
    const reponse = await t.injecter({ url: '/api/auth/sessions', headers: entetes });
    return reponse.json<{ sessions: { id: string }[] }>().sessions[0]?.id ?? '';
  },
  passkey: async (t, { id: utilisateurId, entetes }) => {
    const id = randomUUID();
    const [cle, maintenant] = [{ cle: CANARI, identifiant: id, compteur: 0 }, t.horloge.now()];
    await t.base.queries
      .insert(passkeys)
      .values({ id, utilisateurId, nom: CANARI, ...cle, transports: [], synchronisee: false, creeLe: maintenant });
    const payload = { password: MOT_DE_PASSE };
    await t.injecter({ method: 'POST', url: '/api/auth/reauthenticate', headers: entetes, payload });
    return id;
  },
  application: async (t, { id: utilisateurId }) => {
    const [id, applicationId, maintenant] = [randomUUID(), randomUUID(), t.horloge.now()];
    const redirections = ['https://exemple.test/'];
    await t.base.queries
      .insert(applications)
      .values({ id: applicationId, nom: CANARI, redirections, creeeLe: maintenant });
    const dates = { accordeeLe: maintenant, utiliseeLe: maintenant };
    await t.base.queries
      .insert(autorisations)
      .values({ id, utilisateurId, applicationId, portees: ['moteur'], ressource: CANARI, ...dates });
    return id;
  },
  identite: async (t, { id: utilisateurId }) => {
    const id = randomUUID();
    await t.base.queries.insert(identitesExternes).values({
      id,
      utilisateurId,
      fournisseur: 'oidc',
      emetteur: CANARI,
      sujet: id,
      email: CANARI,
      lieeLe: t.horloge.now(),
    });
    return id;
  },
  facteur: async (t, { entetes }) => {
    const payload = { password: MOT_DE_PASSE, nom: CANARI };
    const reponse = await t.injecter({ method: 'POST', url: '/api/auth/factors', headers: entetes, payload });
    return reponse.json<{ facteur: { id: string } }>().facteur.id;
  },
};

export const preparer = (t: ApplicationDeTest, qui: Personne, cible: Cible): Promise<string> =>
  FABRIQUES[cible](t, qui);

async function ouvrirReunion(t: ApplicationDeTest, { entetes }: Personne): Promise<string> {
  const payload = { title: CANARI, consentement: { accord: true, texte: TEXTE_ACCORD_REUNION.version } };
  const reponse = await t.injecter({ method: 'POST', url: '/api/pro/reunions', headers: entetes, payload });
  return reponse.json<Reunion>().id;
}

async function ouvrirClient(t: ApplicationDeTest, qui: Personne, nom_client: string): Promise<string> {
  const payload = { data: { ...DOSSIER, nom_client, notes_internes_pro: nom_client } };
  const reponse = await t.injecter({ method: 'POST', url: '/pro/clients', headers: qui.entetes, payload });
  return reponse.json<{ client: Client }>().client.id;
}
