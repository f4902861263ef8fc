import { createServer, type Server } from 'node:http';
import type { Assistant } from '@francis/assistant';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HttpServer } from '../../apps/api/src/platform/http/server.ts';
import { avecApplication, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { HEURE } from '../../apps/api/src/testing/horloge.ts';
import { bonne } from '../../packages/assistant/src/modeles-heberges/essais/lecteur.ts';
import { brancher, NOM, QUESTION, suivre } from '../../packages/assistant/src/modeles-heberges/essais/heberge.ts';
import { ouvrirServeur, type ServeurDeModeles } from '../../packages/assistant/src/modeles-heberges/essais/serveur.ts';

// A third party's model by its configuration; the double carries the questions to a server of the test's own.
const t = avecApplication({
  env: {
    MODELE: 'openai-compatible',
    MODELE_NOM: NOM,
    MODELE_URL: 'https://modele.exemple/v1',
    MODELE_CLE: 'cle-de-l-essai',
  },
});

let modele: ServeurDeModeles;
let heberge: Assistant;
let voixRecues = 0;
const voix: Server = createServer((request, reponse) => {
  request.resume().on('end', () => {
    voixRecues += 1;
    reponse.end(request.url?.includes('text-to-speech') ? 'ID3-son' : JSON.stringify({ text: 'Trente mille euros.' }));
  });
});
let avecVoix: HttpServer;

beforeAll(async () => {
  modele = await ouvrirServeur(bonne);
  heberge = await brancher(modele);
  await new Promise<void>((pret) => voix.listen(0, '127.0.0.1', pret));
  const lie = voix.address();
  const adresse = `http://127.0.0.1:${typeof lie === 'object' ? lie?.port : ''}`;
  avecVoix = await t.jumelle({
    env: {
      VOIX_SYNTHESE: 'elevenlabs',
      VOIX_SYNTHESE_URL: adresse,
      VOIX_SYNTHESE_CLE: 'cle-de-l-essai',
      VOIX_SYNTHESE_VOIX: 'claire',
      VOIX_TRANSCRIPTION: 'openai',
      VOIX_TRANSCRIPTION_URL: `${adresse}/v1`,
      VOIX_TRANSCRIPTION_CLE: 'cle-de-l-essai',
    },
  });
});
beforeEach(() => {
  modele.raz();
  voixRecues = 0;
  t.assistant.comportement = async (demande, _, options) => (await suivre(heberge, demande, options)).reponse;
});
afterAll(() => {
  voix.close();
  return modele.fermer();
});

async function dire({ entetes: headers }: Personne, finalite: string, accorde: boolean): Promise<void> {
  const payload = { finalite, accorde, version: '2026-11' };
  const reponse = await t.injecter({ method: 'POST', url: '/api/my-data/consents', headers, payload });
  expect(reponse.statusCode).toBe(200);
}
const repondre = async (personne: Personne): Promise<string> =>
  (await t.demander(personne, QUESTION)).json<{ answer: string }>().answer;

describe('T132 · un accord se donne à part, se retire, et change ce qui part', () => {
  test('sans accord, aucune question ne part vers un modèle tiers, et la réponse dit pourquoi', async () => {
    const personne = await t.personne('professionnel');
    expect(await repondre(personne)).toContain('qu’avec votre accord');
    expect(modele.recues).toHaveLength(0);
    const { conversation_id } = (await t.demander(personne, QUESTION)).json<{ conversation_id: string }>();
    const suite = await t.demander(personne, QUESTION, { conversation_id });
    expect(suite.json<{ answer: string }>().answer).not.toContain('accord');
    expect(modele.recues).toHaveLength(0);
  });

  test('l’accord vaut à la question suivante, son retrait aussi, et un refus ne se rappelle pas à chaque fois', async () => {
    const personne = await t.personne('professionnel');
    await dire(personne, 'modele_tiers', true);
    expect(await repondre(personne)).not.toContain('accord');
    const parties = modele.recues.length;
    expect(parties).toBeGreaterThan(0);
    await dire(personne, 'modele_tiers', false);
    expect(await repondre(personne)).not.toContain('accord');
    expect(modele.recues).toHaveLength(parties);
  });

  test('un accord n’en vaut pas un autre, ni celui d’une personne pour une autre', async () => {
    const [personne, autre] = [await t.personne('professionnel'), await t.personne('professionnel')];
    for (const finalite of ['newsletter', 'audio', 'banque']) await dire(personne, finalite, true);
    await dire(autre, 'modele_tiers', true);
    await repondre(personne);
    expect(modele.recues).toHaveLength(0);
  });

  test.each([
    ['/api/tts', { text: 'Votre impôt est de 1 851 €.' }],
    ['/api/whisper/transcribe', { audio_base64: Buffer.from('son').toString('base64') }],
    ['/api/whisper-stream', { audio_base64: Buffer.from('son').toString('base64') }],
  ])('%s : ni voix ni texte ne part sans accord, ni après son retrait', async (url, payload) => {
    const personne = await t.personne();
    const appeler = () => avecVoix.inject({ method: 'POST', url, headers: personne.entetes, payload });
    expect((await appeler()).statusCode).toBe(403);
    expect(voixRecues).toBe(0);
    await dire(personne, 'audio', true);
    expect((await appeler()).statusCode).toBe(200);
    expect(voixRecues).toBe(1);
    await dire(personne, 'audio', false);
    expect((await appeler()).statusCode).toBe(403);
    expect(voixRecues).toBe(1);
  });

  test('un retrait vaut même quand l’horloge du serveur a reculé d’une heure', async () => {
    const personne = await t.personne('professionnel');
    await dire(personne, 'modele_tiers', true);
    t.horloge.avancer(-HEURE);
    await dire(personne, 'modele_tiers', false);
    t.horloge.avancer(HEURE);
    await repondre(personne);
    expect(modele.recues).toHaveLength(0);
  });

  test('chaque choix est daté et gardé avec la version du texte montré', async () => {
    const personne = await t.personne();
    await dire(personne, 'audio', true);
    await dire(personne, 'audio', false);
    const { consentements } = (await t.injecter({ url: '/api/my-data/consents', headers: personne.entetes })).json<{
      consentements: { finalite: string; accorde: boolean; version: string | null; choisiLe: string | null }[];
    }>();
    expect(consentements.find(({ finalite }) => finalite === 'audio')).toMatchObject({
      accorde: false,
      version: '2026-11',
      choisiLe: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(consentements.filter(({ finalite }) => finalite !== 'audio').map(({ choisiLe }) => choisiLe)).toEqual([
      null,
      null,
      null,
    ]);
  });
});
