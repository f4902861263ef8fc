import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LanguageModelV3Prompt } from '@ai-sdk/provider';
import { Corps, lireDialogue, type Tour } from './dialogue.ts';
import { PROTOCOLES_SERVIS } from './protocoles.ts';

/** What the served model says, given the conversation that it received. */
export type Conduite = (prompt: LanguageModelV3Prompt, rang: number) => Tour | Promise<Tour>;

/** How the line misbehaves, request after request; the last holds for the following ones. */
export type Ligne =
  | 'bonne'
  | { readonly statut: number; readonly entetes?: Readonly<Record<string, string>> }
  | { readonly attenteMs: number }
  | 'muette'
  | 'coupee'
  | 'interrompue'
  | 'json-invalide'
  | 'close-sans-fin';

export interface Recue {
  readonly chemin: string;
  readonly entetes: IncomingMessage['headers'];
  readonly corps: string;
  /** Milliseconds from the request to the moment the client left; undefined when it did not. */
  depart: number | undefined;
}

export interface ServeurDeModeles {
  readonly origine: string;
  readonly recues: Recue[];
  conduite: Conduite;
  lignes: readonly Ligne[];
  /** Forgets the requests and goes back to a good line. */
  raz(): void;
  /** Settles once a request was received. */
  attendreRequete(): Promise<void>;
  /** Settles once the client of a request has gone. */
  attendreDepart(): Promise<number>;
  fermer(): Promise<void>;
}

type Servi = keyof typeof PROTOCOLES_SERVIS;
const estServi = (nom: string | undefined): nom is Servi => nom !== undefined && nom in PROTOCOLES_SERVIS;

const erreur = (statut: number): string =>
  JSON.stringify({
    type: 'error',
    error: { type: 'api_error', message: `status ${statut}` },
    message: `status ${statut}`,
  });

/** A local server that speaks the protocols of the providers, at `/<protocol>/v1`. */
export async function ouvrirServeur(conduite: Conduite): Promise<ServeurDeModeles> {
  const departs = new EventTarget();
  const serveur = createServer((requete, reponse) => {
    void servir(requete, reponse).catch(() => reponse.destroy());
  });

  async function servir(requete: IncomingMessage, reponse: ServerResponse): Promise<void> {
    let texte = '';
    for await (const bloc of requete) texte += String(bloc);
    const debut = performance.now();
    const recue: Recue = { chemin: requete.url ?? '', entetes: requete.headers, corps: texte, depart: undefined };
    const rang = etat.recues.push(recue) - 1;
    departs.dispatchEvent(new Event('arrivee'));
    reponse.once('close', () => {
      if (reponse.writableFinished) return;
      recue.depart = performance.now() - debut;
      departs.dispatchEvent(new Event('depart'));
    });
    const ligne = etat.lignes[Math.min(rang, etat.lignes.length - 1)] ?? 'bonne';
    if (ligne === 'muette') return;
    if (typeof ligne === 'object' && 'statut' in ligne) {
      reponse
        .writeHead(ligne.statut, { 'content-type': 'application/json', ...ligne.entetes })
        .end(erreur(ligne.statut));
      return;
    }
    const servi = recue.chemin.split('/')[1];
    const corps = Corps.parse(JSON.parse(texte));
    const nom = servi === 'ollama' || servi === 'openai-compatible' ? 'openai' : servi;
    if (!estServi(nom)) {
      reponse.writeHead(404).end();
      return;
    }
    const tour = await etat.conduite(lireDialogue(corps), rang);
    const trames = PROTOCOLES_SERVIS[nom](tour, corps.model);
    if (typeof ligne === 'object') await new Promise((resolve) => setTimeout(resolve, ligne.attenteMs).unref());
    reponse.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    const moitie = trames.slice(0, Math.max(2, Math.floor(trames.length / 2)));
    if (ligne === 'coupee') reponse.write(moitie.join(''), () => reponse.destroy());
    else if (ligne === 'close-sans-fin') reponse.end(moitie.join(''));
    else if (ligne === 'interrompue') reponse.write(moitie.join(''));
    else if (ligne === 'json-invalide')
      reponse.end(`${trames.slice(0, 2).join('')}data: {"id": "x", "choices": [{\n\n`);
    else reponse.end(trames.join(''));
  }

  await new Promise<void>((resolve) => serveur.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port.
  const { port } = serveur.address() as AddressInfo;
  const etat: ServeurDeModeles = {
    origine: `http://127.0.0.1:${port}`,
    recues: [],
    conduite,
    lignes: ['bonne'],
    raz() {
      etat.recues.length = 0;
      etat.lignes = ['bonne'];
      etat.conduite = conduite;
    },
    attendreRequete: () =>
      new Promise((resolve) => {
        if (etat.recues.length > 0) resolve();
        else departs.addEventListener('arrivee', () => resolve(), { once: true });
      }),
    attendreDepart: () =>
      new Promise((resolve) => {
        const dire = (): boolean => {
          const partie = etat.recues.find((r) => r.depart !== undefined);
          if (partie?.depart !== undefined) resolve(partie.depart);
          return partie !== undefined;
        };
        if (!dire()) departs.addEventListener('depart', dire);
      }),
    fermer: () =>
      new Promise((resolve) => {
        serveur.close(() => resolve());
        serveur.closeAllConnections();
      }),
  };
  return etat;
}
