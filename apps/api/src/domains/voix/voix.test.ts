import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';

interface Appel {
  readonly chemin: string;
  readonly entetes: IncomingMessage['headers'];
  readonly corps: string;
}

/** A provider of both kinds that keeps what it received. */
const appels: Appel[] = [];
let conduite: 'bonne' | 'panne' | 'illisible' = 'bonne';
const fournisseur: Server = createServer((request, reponse) => {
  const morceaux: string[] = [];
  request.setEncoding('latin1').on('data', (m: string) => morceaux.push(m));
  request.on('end', () => {
    appels.push({ chemin: request.url ?? '', entetes: request.headers, corps: morceaux.join('') });
    if (conduite === 'panne') return reponse.writeHead(500).end();
    if (request.url?.includes('text-to-speech')) return reponse.end('ID3-son');
    return reponse.end(conduite === 'illisible' ? '<html>' : JSON.stringify({ text: 'Je gagne trente mille euros.' }));
  });
});

const AUDIO = Buffer.from('un son').toString('base64');
let adresse = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => fournisseur.listen(0, '127.0.0.1', resolve));
  const lie = fournisseur.address();
  adresse = `http://127.0.0.1:${typeof lie === 'object' ? lie?.port : ''}`;
});
afterAll(() => fournisseur.close());

const sans = avecApplication({ env: { VOIX_SYNTHESE: 'aucune' }, erreursAttendues: true });

async function avec(env: Readonly<Record<string, string>>) {
  return sans.jumelle({ env });
}
const elevenlabs = () =>
  avec({
    VOIX_SYNTHESE: 'elevenlabs',
    VOIX_SYNTHESE_URL: adresse,
    VOIX_SYNTHESE_CLE: 'cle-secrete',
    VOIX_SYNTHESE_VOIX: 'claire',
  });
const whisper = () =>
  avec({
    VOIX_TRANSCRIPTION: 'openai',
    VOIX_TRANSCRIPTION_URL: `${adresse}/v1`,
    VOIX_TRANSCRIPTION_CLE: 'cle-secrete',
  });

const capacites = async (app: Awaited<ReturnType<typeof avec>>, { entetes: headers }: Personne): Promise<unknown> =>
  (await app.inject({ url: '/api/voix', headers })).json();

/** Somebody who agreed that their voice, and what is read to them, leave for a provider. */
async function daccord(): Promise<Personne> {
  const personne = await sans.personne();
  const reponse = await sans.injecter({
    method: 'POST',
    url: '/api/my-data/consents',
    headers: personne.entetes,
    payload: { finalite: 'audio', accorde: true, version: 'essai' },
  });
  expect(reponse.statusCode).toBe(200);
  return personne;
}

describe('La voix', () => {
  it('sans fournisseur, dit au navigateur de se servir de la sienne', async () => {
    const { entetes: headers } = await sans.personne();
    for (const [url, payload] of [
      ['/api/tts', { text: 'Bonjour' }],
      ['/api/whisper/transcribe', { audio_base64: AUDIO }],
      ['/api/whisper-stream', { audio_base64: AUDIO, streaming: true, task: 'transcribe' }],
    ] as const) {
      const reponse = await sans.app.inject({ method: 'POST', url, headers, payload });
      expect(reponse.statusCode).toBe(503);
      expect(reponse.json()).toMatchObject({ code: 'VOIX_INDISPONIBLE' });
    }
  });

  it('lit un texte avec la voix demandée, et rien d’autre ne part', async () => {
    const app = await elevenlabs();
    const { entetes: headers } = await daccord();
    const reponse = await app.inject({
      method: 'POST',
      url: '/api/tts',
      headers,
      payload: { text: 'Bonjour', voiceId: 'marie' },
    });
    expect(reponse.statusCode).toBe(200);
    expect(reponse.headers['content-type']).toBe('audio/mpeg');
    expect(reponse.body).toBe('ID3-son');
    const { chemin, entetes, corps } = appels.at(-1) ?? {};
    expect(chemin).toBe('/v1/text-to-speech/marie');
    expect(entetes?.['xi-api-key']).toBe('cle-secrete');
    expect(JSON.parse(corps ?? '')).toEqual({ text: 'Bonjour', model_id: 'eleven_multilingual_v2' });
  });

  it('ne laisse pas le nom d’une voix changer l’adresse appelée', async () => {
    const app = await elevenlabs();
    const { entetes: headers } = await daccord();
    await app.inject({
      method: 'POST',
      url: '/api/tts',
      headers,
      payload: { text: 'Bonjour', voiceId: '../../admin?x=' },
    });
    expect(appels.at(-1)?.chemin).toBe('/v1/text-to-speech/claire');
  });

  it('écrit une dictée', async () => {
    const app = await whisper();
    const { entetes: headers } = await daccord();
    const payload = { audio_base64: AUDIO, audio_format: 'wav', language: 'fr' };
    const reponse = await app.inject({ method: 'POST', url: '/api/whisper/transcribe', headers, payload });
    expect(reponse.json()).toEqual({ text: 'Je gagne trente mille euros.', language_probability: 1, error: null });
    const { chemin, entetes, corps } = appels.at(-1) ?? {};
    expect(chemin).toBe('/v1/audio/transcriptions');
    expect(entetes?.authorization).toBe('Bearer cle-secrete');
    expect(corps).toContain('un son');
  });

  it.each(['panne', 'illisible'] as const)(
    'fournisseur en %s : une phrase et un code, sans journaliser la parole',
    async (etat) => {
      const app = await whisper();
      const { entetes: headers } = await daccord();
      conduite = etat;
      const reponse = await app.inject({
        method: 'POST',
        url: '/api/whisper/transcribe',
        headers,
        payload: { audio_base64: AUDIO },
      });
      conduite = 'bonne';
      expect(reponse.statusCode).toBe(503);
      expect(reponse.json()).toMatchObject({
        code: 'VOIX_INDISPONIBLE',
        detail: 'Erreur lors de la transcription audio. Veuillez réessayer.',
      });
      expect(JSON.stringify(sans.journal)).not.toMatch(/cle-secrete|trente mille|un son/);
    },
  );

  it('donne le texte au programme local par son entrée, jamais par ses arguments', async () => {
    const dossier = mkdtempSync(join(tmpdir(), 'espeak-'));
    const programme = join(dossier, 'espeak-ng');
    writeFileSync(programme, '#!/bin/sh\nprintf "args:%s;" "$*"\ncat\n');
    chmodSync(programme, 0o755);
    const app = await sans.jumelle({
      env: { VOIX_SYNTHESE: 'automatique', PATH: dossier },
    });
    const { entetes: headers } = await sans.personne();
    const precedent = process.env['PATH'];
    process.env['PATH'] = `${dossier}:${precedent}`;
    const reponse = await app.inject({
      method: 'POST',
      url: '/api/tts',
      headers,
      payload: { text: '--help; rm -rf /' },
    });
    process.env['PATH'] = precedent;
    expect(reponse.headers['content-type']).toBe('audio/wav');
    expect(reponse.body).toBe('args:-v fr -s 160 --stdout --stdin;--help; rm -rf /');
  });

  it('dit qui lit et qui écrit, selon ce qui est installé et ce qui est accordé', async () => {
    const accordee = await daccord();
    const sansAccord = await sans.personne();
    expect(await capacites(sans.app, accordee)).toEqual({ lecture: 'absente', transcription: 'absente' });
    const [parle, ecoute] = [await elevenlabs(), await whisper()];
    expect(await capacites(parle, sansAccord)).toMatchObject({ lecture: 'sans_accord' });
    expect(await capacites(parle, accordee)).toMatchObject({ lecture: 'disponible' });
    expect(await capacites(ecoute, sansAccord)).toMatchObject({ transcription: 'sans_accord' });
    expect(await capacites(ecoute, accordee)).toMatchObject({ transcription: 'disponible' });
  });

  it('lit un entretien sans rien garder ni compter de question', async () => {
    const personne = await sans.personne();
    const reponse = await sans.injecter({
      method: 'POST',
      url: '/api/voix/entretien',
      headers: personne.entetes,
      payload: {
        reponses: [
          { question: 'age', texte: 'quarante-deux ans' },
          { question: 'revenu_annuel', texte: 'soixante mille euros brut' },
        ],
      },
    });
    expect(reponse.json()).toMatchObject({
      error: null,
      confiance: 0.5,
      validation_notes: [expect.stringContaining('net imposable')],
      reponses: [
        { question: 'age', valeur: 42, etat: 'sur' },
        { question: 'revenu_annuel', valeur: null, etat: 'incompris' },
      ],
    });
    const quota = await sans.injecter({ url: '/api/questions/quota', headers: personne.entetes });
    expect(quota.json()).toMatchObject({ questions_used: 0 });
    const profil = await sans.injecter({ url: '/api/user-profile', headers: personne.entetes });
    expect(profil.body).not.toContain('42');
    expect(JSON.stringify(sans.journal)).not.toContain('soixante mille');
  });

  it.each([
    ['/api/voix/entretien', { reponses: [] }],
    ['/api/voix/entretien', { reponses: [{ question: 'age', texte: ' ' }] }],
    ['/api/voix/entretien', { reponses: [{ question: 'salaire', texte: '42' }] }],
    [
      '/api/voix/entretien',
      {
        reponses: [
          { question: 'age', texte: '42' },
          { question: 'age', texte: '43' },
        ],
      },
    ],
    ['/api/tts', { text: '' }],
    ['/api/tts', { text: 'a'.repeat(5001) }],
    ['/api/tts', { text: 'Bonjour', role: 'admin' }],
    ['/api/whisper/transcribe', { audio_base64: 'pas du base64 !' }],
    ['/api/whisper/transcribe', { audio_base64: AUDIO, audio_format: 'exe' }],
  ])('%s refuse %o', async (url, payload) => {
    const { entetes: headers } = await sans.personne();
    const reponse = await sans.app.inject({ method: 'POST', url, headers, payload });
    expect(reponse.statusCode).toBe(422);
  });
});
