import { randomUUID } from 'node:crypto';
import { type Client, type Erreur, InscriptionRequete } from '@francis/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { plainName } from '../../apps/api/src/platform/mail/plain-name.ts';
import { cabinets, membresCabinet, utilisateurs } from '../../apps/api/src/schema/index.ts';
import { avecApplication, MOT_DE_PASSE, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { codeRecu, type Courrier, courriersDe } from '../../apps/api/src/testing/courriers.ts';

const t = avecApplication();

const ADRESSE = /adresse web/;
const LIGNE = /une ligne/;
/** What a stranger would have us write to somebody, and what the refusal says. */
const REFUSES: readonly (readonly [nom: string, phrase: RegExp])[] = [
  ['Votre compte expire : https://mal.test/entrer', ADRESSE],
  ['Cabinet mal.test', ADRESSE],
  ['www.mal', ADRESSE],
  ['Écrire à moi@mal.test', ADRESSE],
  ['MAL.TEST', ADRESSE],
  ['ftp://mal', ADRESSE],
  // Points of other scripts, which a browser reads as the usual one.
  ['mal\u3002test', ADRESSE],
  ['mal\uff0etest', ADRESSE],
  ['mal\uff61test', ADRESSE],
  ['Ada\nVotre code est 123456', LIGNE],
  ['Ada\r\nBcc: voleur', LIGNE],
  ['Ada\u2028Lovelace', LIGNE],
  ['Ada\tLovelace', LIGNE],
  ['Ada \u202etset', LIGNE],
  ['Ada\u200bLovelace', LIGNE],
];
const ADMIS = [
  'M. Martin',
  'S.A.R.L. Dupont et fils',
  'J.-P. Roux',
  'Anne-Lise d’Été',
  'Étude no 2.0',
  'Cabinet Lefèvre & associés',
  '王小明',
  'كمال',
];

const modifier = (qui: Personne, url: string, payload: object) =>
  t.injecter({ method: 'PATCH', url, headers: qui.entetes, payload });

test.each(REFUSES)('le nom %j n’entre ni à l’inscription, ni au compte, ni au cabinet', async (nom, phrase) => {
  const pro = await t.personne('professionnel');
  const email = `${randomUUID()}@exemple.test`;
  const payload = { email, password: MOT_DE_PASSE, fullName: nom, accountType: 'professionnel' };
  const refus = [
    [await t.injecter({ method: 'POST', url: '/api/auth/secure-signup', payload }), 'fullName'],
    [await modifier(pro, '/api/auth/user', { fullName: nom }), 'fullName'],
    [await modifier(pro, '/api/pro/cabinet', { cabinet: { company_name: nom } }), 'cabinet.company_name'],
  ] as const;
  for (const [reponse, chemin] of refus) {
    expect(reponse.statusCode).toBe(422);
    const { code, champs } = reponse.json<Erreur>();
    expect([code, champs?.map((champ) => champ.chemin)]).toEqual(['VALIDATION', [chemin]]);
    expect(champs?.[0]?.message).toMatch(phrase);
  }
});

test.each(ADMIS)('le nom %j entre', async (nom) => {
  const identifiants = { email: 'ada@exemple.test', password: MOT_DE_PASSE };
  expect(InscriptionRequete.parse({ ...identifiants, fullName: nom }).fullName).toBe(nom.replace('&', ''));
  const pro = await t.personne('professionnel');
  const reponse = await modifier(pro, '/api/pro/cabinet', { cabinet: { company_name: nom } });
  expect([reponse.statusCode, reponse.json<{ cabinet: { company_name: string } }>().cabinet.company_name]).toEqual([
    200,
    nom,
  ]);
});

/** Anything that a mail reader makes a link of. */
const LIEN = /[a-z]+:\/\/\S+|www\.\S+|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2,}/giu;

/** As an account could be named before. */
async function ancien(nom: string): Promise<Personne> {
  const pro = await t.personne('professionnel');
  await t.injecter({ url: '/api/pro/cabinet', headers: pro.entetes });
  const { queries } = t.base;
  await queries.update(utilisateurs).set({ nomComplet: nom }).where(eq(utilisateurs.id, pro.id));
  const [membre] = await queries.select().from(membresCabinet).where(eq(membresCabinet.utilisateurId, pro.id));
  await queries
    .update(cabinets)
    .set({ nom: `Cabinet ${nom}` })
    .where(eq(cabinets.id, membre?.cabinetId ?? ''));
  return pro;
}
/** The newest message to that address. */
async function recu(email: string): Promise<Courrier> {
  const [courrier] = await courriersDe(t, email);
  if (!courrier) throw new Error('nothing was received');
  return courrier;
}

describe('un nom d’avant cette règle', () => {
  const NOM = 'Alerte\r\nVotre compte expire : https://mal.test/entrer, www.mal\uff0etest ou moi@mal.test';

  test('n’est ni un lien ni une seconde ligne de l’invitation d’un collègue', async () => {
    const pro = await ancien(NOM);
    const email = `${randomUUID()}@exemple.test`;
    const payload = { email, role: 'lecteur' };
    const invite = await t.injecter({
      method: 'POST',
      url: '/api/pro/cabinet/invitations',
      headers: pro.entetes,
      payload,
    });
    expect(invite.statusCode).toBe(200);
    const { sujet, texte } = await recu(email);
    expect(sujet).toMatch(/^Rejoignez Cabinet Alerte Votre compte expire/);
    expect(sujet.match(LIEN)).toBeNull();
    const liens = texte.match(LIEN) ?? [];
    expect(liens.filter((lien) => !lien.includes('/pro/invitation#ticket='))).toEqual([]);
    expect(texte).not.toMatch(/^Votre compte expire/m);
    expect(texte).toContain('mal·test');
  });

  test('n’est ni un lien ni une seconde ligne de l’invitation d’un client, ni de son code', async () => {
    const pro = await ancien(NOM);
    const data = { nom_client: 'Éluard', prenom_client: 'Paul' };
    const cree = await t.injecter({
      method: 'POST',
      url: '/api/pro/clients',
      headers: pro.entetes,
      payload: { data },
    });
    const clientId = cree.json<{ client: Client }>().client.id;
    const email = `${randomUUID()}@exemple.test`;
    const faits = [{ chemin: 'foyer.declarant1.salaires', montrer: false }];
    const invite = await t.injecter({
      method: 'POST',
      url: `/api/pro/clients/${clientId}/invitations`,
      headers: pro.entetes,
      payload: { email, faits, documents: [] },
    });
    expect([invite.statusCode, invite.body]).toEqual([200, expect.any(String)]);
    const { texte, sujet } = await recu(email);
    expect(sujet.match(LIEN)).toBeNull();
    expect((texte.match(LIEN) ?? []).filter((lien) => !lien.includes('/espace-client/'))).toEqual([]);
    const jeton = /\/espace-client\/([\w-]+)/.exec(texte)?.[1] ?? '';
    const ouvert = await t.injecter({
      method: 'POST',
      url: '/api/espace-client/code',
      headers: { 'x-espace-client': jeton },
    });
    expect([ouvert.statusCode, ouvert.body]).toEqual([202, expect.any(String)]);
    await codeRecu(t, email);
    const code = await recu(email);
    expect(code.texte).toContain('Cabinet Alerte');
    expect(code.texte.match(LIEN)).toBeNull();
  });
});

test('un nom que rien ne lie s’écrit tel qu’il est', () => {
  for (const nom of ADMIS) expect(plainName(nom)).toBe(nom);
});
