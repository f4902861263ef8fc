import { randomUUID } from 'node:crypto';
import type { EquipeCabinet } from '@francis/contract';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { avecApplication, MOT_DE_PASSE, type Personne } from '../../testing/application-de-test.ts';
import { courriersDe, ticketDe } from '../../testing/courriers.ts';

const t = avecApplication();
const appeler = (p: Personne, method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', chemin: string, payload?: object) =>
  t.injecter({ method, url: `/api/pro${chemin}`, headers: p.entetes, ...(payload && { payload }) });
const equipe = async (p: Personne): Promise<EquipeCabinet> =>
  (await appeler(p, 'GET', '/cabinet/membres')).json<EquipeCabinet>();
const ouvrirDossier = async (p: Personne, nom_client: string): Promise<string> => {
  const reponse = await appeler(p, 'POST', '/clients', { data: { nom_client, prenom_client: 'Léa' } });
  return reponse.json<{ client: { id: string } }>().client.id;
};

async function inviter(par: Personne, qui: Personne, role: 'titulaire' | 'conseiller' | 'lecteur'): Promise<string> {
  const reponse = await appeler(par, 'POST', '/cabinet/invitations', { email: qui.email, role });
  expect(reponse.statusCode).toBe(200);
  return ticketDe(t, qui.email, /^Rejoignez/);
}
const accepter = (qui: Personne, ticket: string) => appeler(qui, 'POST', '/cabinet/invitations/accepter', { ticket });

/** A firm of two, with a file, and another firm. */
async function deuxCabinets(role: 'titulaire' | 'conseiller' | 'lecteur' = 'conseiller') {
  const [titulaire, collegue, autre] = [
    await t.personne('professionnel'),
    await t.personne('professionnel'),
    await t.personne('professionnel'),
  ];
  const dossier = await ouvrirDossier(titulaire, 'Partage');
  await ouvrirDossier(autre, 'Ailleurs');
  expect((await accepter(collegue, await inviter(titulaire, collegue, role))).statusCode).toBe(200);
  return { titulaire, collegue, autre, dossier };
}

describe('invitations', () => {
  test('qui accepte voit les dossiers du cabinet selon son rôle, et l’autre cabinet ne voit rien', async () => {
    const { titulaire, collegue, autre, dossier } = await deuxCabinets('lecteur');
    expect((await equipe(titulaire)).membres.map(({ email, role, moi }) => [email, role, moi])).toEqual([
      [titulaire.email, 'titulaire', true],
      [collegue.email, 'lecteur', false],
    ]);
    expect((await appeler(collegue, 'GET', `/clients/${dossier}`)).statusCode).toBe(200);
    expect(
      (await appeler(collegue, 'POST', '/clients', { data: { nom_client: 'X', prenom_client: 'Y' } })).statusCode,
    ).toBe(403);
    expect((await appeler(autre, 'GET', `/clients/${dossier}`)).statusCode).toBe(404);
    expect(JSON.stringify(await equipe(autre))).not.toContain(titulaire.email);
    const changer = (role: string) => appeler(titulaire, 'PATCH', `/cabinet/membres/${collegue.id}`, { role });
    expect((await changer('conseiller')).statusCode).toBe(200);
    expect(
      (await appeler(collegue, 'POST', '/clients', { data: { nom_client: 'X', prenom_client: 'Y' } })).statusCode,
    ).toBe(201);
    expect((await appeler(autre, 'PATCH', `/cabinet/membres/${collegue.id}`, { role: 'lecteur' })).statusCode).toBe(
      404,
    );
  });

  test('un lien ne sert qu’une fois, à son adresse prouvée, pendant quatorze jours, et pas s’il est retiré', async () => {
    const [titulaire, visee, voleuse] = [
      await t.personne('professionnel'),
      await t.personne('professionnel'),
      await t.personne('professionnel'),
    ];
    const premier = await inviter(titulaire, visee, 'conseiller');
    expect((await accepter(voleuse, premier)).json()).toMatchObject({ code: 'INVITATION_POUR_UN_AUTRE' });
    const second = await inviter(titulaire, visee, 'conseiller');
    expect((await accepter(visee, premier)).json()).toMatchObject({ code: 'INVITATION_INVALIDE' });
    const [attente] = (await equipe(titulaire)).invitations;
    await appeler(titulaire, 'DELETE', `/cabinet/invitations/${attente?.id}`);
    expect((await accepter(visee, second)).json()).toMatchObject({ code: 'INVITATION_INVALIDE' });
    const dernier = await inviter(titulaire, visee, 'conseiller');
    expect((await accepter(visee, dernier)).statusCode).toBe(200);
    expect((await accepter(visee, dernier)).json()).toMatchObject({ code: 'INVITATION_INVALIDE' });

    const perimee = await inviter(titulaire, voleuse, 'lecteur');
    t.horloge.avancer(14 * 86_400_000);
    const connexion = await t.connecter(voleuse.email);
    const jeton = connexion.json<{ access_token: string }>().access_token;
    const tard = { ...voleuse, entetes: { authorization: `Bearer ${jeton}` } };
    expect((await accepter(tard, perimee)).json()).toMatchObject({ code: 'INVITATION_INVALIDE' });
  });

  test('une adresse sans preuve n’invite ni n’accepte ; un cabinet qui tient des dossiers ne se perd pas', async () => {
    const [titulaire, occupee] = [await t.personne('professionnel'), await t.personne('professionnel')];
    const nue = await t.personneNonProuvee('professionnel');
    expect(
      (await appeler(nue, 'POST', '/cabinet/invitations', { email: 'a@b.fr', role: 'lecteur' })).json(),
    ).toMatchObject({
      code: 'ADRESSE_NON_CONFIRMEE',
    });
    expect((await accepter(nue, await inviter(titulaire, nue, 'conseiller'))).json()).toMatchObject({
      code: 'ADRESSE_NON_CONFIRMEE',
    });
    const dossier = await ouvrirDossier(occupee, 'Garde');
    const ticket = await inviter(titulaire, occupee, 'conseiller');
    expect((await accepter(occupee, ticket)).json()).toMatchObject({ code: 'CABINET_NON_VIDE' });
    expect((await appeler(occupee, 'GET', `/clients/${dossier}`)).statusCode).toBe(200);
    await appeler(occupee, 'DELETE', `/clients/${dossier}`);
    expect((await accepter(occupee, ticket)).statusCode).toBe(200);
  });

  test('l’invitation part à qui n’a pas de compte comme à qui en a un, avec la même réponse', async () => {
    const [titulaire, connue] = [await t.personne('professionnel'), await t.personne('particulier')];
    const inconnue = `${randomUUID()}@exemple.test`;
    const reponses = [];
    for (const email of [connue.email, inconnue]) {
      reponses.push(await appeler(titulaire, 'POST', '/cabinet/invitations', { email, role: 'lecteur' }));
      expect((await courriersDe(t, email)).some(({ sujet }) => sujet.startsWith('Rejoignez'))).toBe(true);
    }
    expect(reponses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const soi = await appeler(titulaire, 'POST', '/cabinet/invitations', { email: titulaire.email, role: 'lecteur' });
    expect(soi.json()).toMatchObject({ code: 'DEJA_MEMBRE' });
  });
});

describe('départs', () => {
  test('qui part perd aussitôt les dossiers et ce qu’il avait demandé sur eux ; un cabinet garde un titulaire', async () => {
    const { titulaire, collegue, dossier } = await deuxCabinets();
    const question = await appeler(collegue, 'POST', `/clients/${dossier}/ask_francis`, { query: 'Combien ?' });
    const { conversation_id: conversation } = question.json<{ conversation_id: string }>();
    const lire = () => t.injecter({ url: `/api/conversations/${conversation}`, headers: collegue.entetes });
    expect((await lire()).statusCode).toBe(200);
    for (const geste of [
      appeler(titulaire, 'DELETE', `/cabinet/membres/${titulaire.id}`),
      appeler(titulaire, 'PATCH', `/cabinet/membres/${titulaire.id}`, { role: 'lecteur' }),
    ]) {
      expect((await geste).json()).toMatchObject({ code: 'DERNIER_TITULAIRE' });
    }
    expect((await appeler(collegue, 'DELETE', `/cabinet/membres/${titulaire.id}`)).statusCode).toBe(403);
    expect((await appeler(collegue, 'DELETE', `/cabinet/membres/${collegue.id}`)).statusCode).toBe(200);
    expect((await appeler(collegue, 'GET', `/clients/${dossier}`)).statusCode).toBe(404);
    expect((await lire()).statusCode).toBe(404);
    expect((await equipe(titulaire)).membres).toHaveLength(1);
  });

  test('le compte du seul titulaire effacé, le cabinet et ses dossiers restent à un conseiller, qui en répond', async () => {
    const { titulaire, collegue, dossier } = await deuxCabinets();
    const payload = { password: MOT_DE_PASSE, confirmation: 'SUPPRIMER' };
    await t.injecter({ method: 'POST', url: '/api/request-delete', headers: titulaire.entetes, payload });
    t.horloge.avancer(16 * 86_400_000);
    await t.app.tasks.runDue();
    const jeton = (await t.connecter(collegue.email)).json<{ access_token: string }>().access_token;
    const revenu = { ...collegue, entetes: { authorization: `Bearer ${jeton}` } };
    expect((await equipe(revenu)).membres.map(({ role }) => role)).toEqual(['titulaire']);
    expect((await appeler(revenu, 'GET', `/clients/${dossier}`)).statusCode).toBe(200);
  });
});

const dessiner = (largeur: number, hauteur: number): Buffer => {
  const toile = createCanvas(largeur, hauteur);
  toile.getContext('2d').fillRect(0, 0, largeur, hauteur);
  return toile.toBuffer('image/jpeg');
};

describe('logo', () => {
  test('il est redessiné, borné, sans rien de ce qui accompagnait l’image, et propre au cabinet', async () => {
    const [ada, autre] = [await t.personne('professionnel'), await t.personne('professionnel')];
    const piege = Buffer.concat([dessiner(1_200, 300), Buffer.from('<script>CANARI</script>')]);
    const reponse = await appeler(ada, 'PUT', '/cabinet/logo', { image: piege.toString('base64') });
    const { logo } = reponse.json<{ logo: string }>();
    const octets = Buffer.from(logo.slice('data:image/png;base64,'.length), 'base64');
    const image = await loadImage(octets);
    expect([image.width, image.height]).toEqual([600, 150]);
    expect(octets.includes('CANARI')).toBe(false);
    expect((await appeler(autre, 'GET', '/cabinet/logo')).json()).toEqual({ logo: null });
    expect((await appeler(ada, 'DELETE', '/cabinet/logo')).json()).toEqual({ logo: null });
  });

  test('une bombe, un autre format ou un fichier trop lourd sont refusés avant d’être ouverts', async () => {
    const ada = await t.personne('professionnel');
    const bombe = Buffer.from(createCanvas(8, 8).toBuffer('image/png'));
    bombe.writeUInt32BE(60_000, 16);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const tronque = dessiner(50, 50).subarray(0, 200);
    for (const octets of [bombe, svg, tronque, Buffer.alloc(0)]) {
      const reponse = await appeler(ada, 'PUT', '/cabinet/logo', { image: octets.toString('base64') });
      expect(reponse.json()).toMatchObject({ code: 'LOGO_ILLISIBLE' });
    }
    const lourd = await appeler(ada, 'PUT', '/cabinet/logo', { image: Buffer.alloc(2_097_160).toString('base64') });
    expect(lourd.json()).toMatchObject({ code: 'VALIDATION', champs: [{ chemin: 'image' }] });
  });
});
