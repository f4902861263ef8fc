import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { ANNONCES, type Annonce, CONSIGNES, EMPREINTE } from './catalogue.ts';
import type { Contexte } from './outil.ts';

/** Told to whoever runs the server; never the arguments of a call. */
export type Signaler = (erreur: unknown, outil: string) => void;

/** Where the hashes are announced in `_meta`. */
export const CLE_EMPREINTE = 'francis/sha256';

/** A server for one connection: it knows only the tools that this context may call. */
export function creerServeurMcp(contexte: Contexte, signaler: Signaler): Server {
  const admis = ANNONCES.filter(
    ({ outil }) => contexte.portees.has(outil.portee) && (outil.disponible?.(contexte) ?? true),
  );
  const server = new Server(
    { name: 'francis', title: 'Francis, assistant fiscal', version: '0.1.0' },
    { capabilities: { tools: {} }, instructions: CONSIGNES },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: admis.map(({ description: { portee, ...description }, empreinte }) => ({
      ...description,
      _meta: { [CLE_EMPREINTE]: empreinte, 'francis/portee': portee },
    })),
    _meta: { [CLE_EMPREINTE]: EMPREINTE },
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const annonce = admis.find(({ outil }) => outil.nom === params.name);
    if (!annonce) throw new McpError(ErrorCode.InvalidParams, 'Cet outil n’existe pas ou n’est pas autorisé.');
    return appeler(annonce, params.arguments ?? {}, contexte, signaler);
  });
  return server;
}

async function appeler(
  { outil }: Annonce,
  brute: Readonly<Record<string, unknown>>,
  contexte: Contexte,
  signaler: Signaler,
): Promise<CallToolResult> {
  const lue = outil.entree.safeParse(brute);
  if (!lue.success) return refuser(lue.error.issues.map(decrireFaute));
  const inconnus = [...champsInconnus(brute, lue.data)];
  if (inconnus.length > 0) return refuser(inconnus.map((champ) => `« ${champ} » est inconnu`));
  try {
    const { structure, texte } = await outil.executer(lue.data, contexte);
    return { content: [{ type: 'text', text: texte }], structuredContent: { ...structure } };
  } catch (erreur) {
    signaler(erreur, outil.nom);
    return refuser(['le calcul n’a pas pu se faire avec ces valeurs']);
  }
}

const FAUTES_MAX = 8;

function decrireFaute({ path, message, ...faute }: z.core.$ZodIssue): string {
  const chemin = path.map(String).join('.');
  if (faute.code === 'unrecognized_keys')
    return faute.keys.map((cle) => `« ${chemin === '' ? cle : `${chemin}.${cle}`} » est inconnu`).join(' ; ');
  return `${chemin === '' ? 'la demande' : `« ${chemin} »`} : ${message}`;
}

const refuser = (fautes: readonly string[]): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: `Aucun calcul : ${fautes.slice(0, FAUTES_MAX).join(' ; ').slice(0, 1_000)}.` }],
});

const estObjet = (valeur: unknown): valeur is Readonly<Record<string, unknown>> =>
  typeof valeur === 'object' && valeur !== null;

/** What the schema dropped in silence: a misspelt income must not compute the tax of somebody without it. */
function* champsInconnus(brute: unknown, lue: unknown, chemin = ''): Generator<string> {
  if (!estObjet(brute) || !estObjet(lue)) return;
  for (const [cle, valeur] of Object.entries(brute)) {
    const champ = chemin === '' ? cle : `${chemin}.${cle}`;
    if (Object.hasOwn(lue, cle)) yield* champsInconnus(valeur, lue[cle], champ);
    else yield champ;
  }
}
