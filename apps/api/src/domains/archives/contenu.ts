import { createHash } from 'node:crypto';
import { setImmediate as laisserPasser } from 'node:timers/promises';
import { CHAMPS_IMPORTABLES, type Client } from '@francis/contract';
import { toCsv } from '../../platform/csv.ts';
import type { ZipEntry } from '../../platform/zip.ts';
import { contenuDe, papierAnalyseGardee, papierDossier } from '../analyses/index.ts';
import { dansCabinet, imageDuCabinet, nomDuCabinet } from '../cabinet/index.ts';
import { depotPages, droitsDe, presenterClient } from '../clients/index.ts';
import { clientsConseilles, conseilsRemis, type ConseilRemis, papierConseil } from '../conseils/index.ts';
import { lignesDesClients, lignesDuCabinet } from '../donnees-personnelles/index.ts';
import { documentsDe } from './documents.ts';
import { lisezMoi } from './lisez-moi.ts';
import { type ClientListe, pageClient, pagesAccueil, pageSupprime } from './pages.ts';
import type { PortsArchives } from './ports.ts';
import { depotArchives, journalDuCabinet, membresDuCabinet } from './repository.ts';

/** Clients held at once: each one with its analyses and their traces. */
const PAGE = 10;
const EVENEMENTS_PAR_FICHIER = 2_000;
/** An import takes no more than a few of these at once. */
const LIGNES_PAR_CSV = 10_000;

/** What goes with a file and is not the firm's to take, or is made again from the rest. */
const HORS_ARCHIVE: ReadonlySet<string> = new Set([
  // Of who held the conversation, in their own export.
  'conversations',
  'clients_mots',
  'portefeuille_calculs',
  'portefeuille_lignes',
  'livraisons_webhooks',
]);
const DU_CABINET = [
  'cabinets',
  'accords_cabinet',
  'modeles_cabinet',
  'invitations_cabinet',
  'webhooks',
  'cles_api',
  'entites',
];

const texte = (name: string, contenu: string): ZipEntry => ({ name, content: new TextEncoder().encode(contenu) });
const json = (name: string, valeur: unknown): ZipEntry => texte(name, `${JSON.stringify(valeur, null, 2)}\n`);

export interface Chantier {
  readonly cabinetId: string;
  readonly le: Date;
  readonly signal: AbortSignal;
  readonly avancer: (faits: number, total: number) => Promise<void>;
}

/** Everything of a firm, file after file: memory holds a few clients, and the names of all. */
export async function* fichiersDuCabinet(ports: PortsArchives, chantier: Chantier): AsyncGenerator<ZipEntry> {
  const { cabinetId, le, signal } = chantier;
  const { base } = ports;
  const logo = await imageDuCabinet(base.queries, cabinetId);
  const tables = await lignesDuCabinet(base.queries, cabinetId, DU_CABINET);
  const cabinet = await nomDuCabinet(base.queries, cabinetId);
  if (logo) yield { name: 'cabinet/logo.png', content: new Uint8Array(logo) };
  yield json('cabinet/cabinet.json', tables);
  yield json('cabinet/membres.json', await membresDuCabinet(base.queries, cabinetId));
  yield* journal(ports, chantier);
  const conseilles = await clientsConseilles(base, cabinetId);
  const maison = { cabinet, logo, le, conseilles: new Set(conseilles.map(({ clientId }) => clientId)) };
  const ecrits: ClientListe[] = [];
  const lignes: Client[] = [];
  let csv = 0;
  for await (const client of clientsDe(ports, chantier, () => ecrits.length)) {
    signal.throwIfAborted();
    yield* fichiersDuClient(ports, { cabinetId, maison, ...client });
    const { id, nom_client: nom, prenom_client: prenom } = client.client;
    ecrits.push({ id, nom, prenom });
    lignes.push(client.client);
    if (lignes.length === LIGNES_PAR_CSV) yield csvDe(lignes.splice(0), (csv += 1));
    await laisserPasser();
  }
  if (lignes.length > 0) yield csvDe(lignes, csv + 1);
  const supprimes = conseilles.filter(({ dossier }) => !dossier).map(({ clientId }) => clientId);
  for (const clientId of supprimes) {
    const remis = await conseilsRemis(ports, { cabinetId, clientId });
    yield* conseilsEnFichiers(`clients-supprimes/${clientId}`, remis, logo);
    yield texte(`clients-supprimes/${clientId}/index.html`, pageSupprime(clientId, remis));
  }
  const ordre = new Intl.Collator('fr').compare;
  ecrits.sort((a, b) => ordre(`${a.nom} ${a.prenom}`, `${b.nom} ${b.prenom}`));
  for (const { name, texte: contenu } of pagesAccueil(ecrits, { cabinet, le, supprimes })) yield texte(name, contenu);
  yield texte('LISEZ-MOI.txt', lisezMoi({ cabinet, le, clients: ecrits.length }));
}

async function* journal({ base }: PortsArchives, { cabinetId, signal }: Chantier): AsyncGenerator<ZipEntry> {
  for (let apres = 0, rang = 1; ; rang += 1) {
    signal.throwIfAborted();
    const entrees = await journalDuCabinet(base.queries, cabinetId, apres, EVENEMENTS_PAR_FICHIER);
    const derniere = entrees.at(-1);
    if (!derniere) return;
    yield json(`cabinet/journal-${String(rang).padStart(4, '0')}.json`, entrees);
    apres = derniere.rang;
  }
}

interface Lu {
  readonly client: Client;
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

/** The clients of the firm, in an order that no change moves. */
async function* clientsDe(
  { base }: PortsArchives,
  { cabinetId, avancer }: Chantier,
  faits: () => number,
): AsyncGenerator<Lu> {
  const chez = { base, cabinetId };
  const total = await dansCabinet(chez.base, cabinetId, { executer: (cloison) => depotPages(cloison).nombre() });
  for (let apres: string | undefined; ; ) {
    const depuis = apres;
    const fiches = await dansCabinet(base, cabinetId, {
      executer: async (cloison) => {
        const suivants = await depotPages(cloison).suivants(depuis, PAGE);
        const ids = suivants.map(({ id }) => id);
        return ids.length === 0 ? [] : depotArchives(cloison).fiches(ids);
      },
    });
    const ids = fiches.map(({ id }) => id);
    if (ids.length === 0) return;
    const tables = await lignesDesClients(base.queries, { cabinetId, ids, sauf: HORS_ARCHIVE });
    // What a client has not sent is theirs alone.
    const espaces = tables['espaces_clients'] ?? [];
    const nonRemis = new Set(espaces.filter(({ recue_le }) => recue_le === null).map(({ id }) => id));
    for (const fiche of fiches) {
      const siennes = Object.entries(tables).map(([table, lignes]) => [
        table,
        lignes.filter((ligne) => ligne['client_id'] === fiche.id && !nonRemis.has(ligne['espace_id'])),
      ]);
      const droits = droitsDe({ utilisateurId: '', role: 'titulaire' }, fiche);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets what it was given.
      yield { client: presenterClient(fiche, droits), tables: Object.fromEntries(siennes) as Lu['tables'] };
    }
    apres = ids.at(-1);
    await avancer(faits(), Math.max(total, faits()));
  }
}

interface Maison {
  readonly cabinet: string;
  readonly logo: Buffer | undefined;
  readonly le: Date;
  readonly conseilles: ReadonlySet<string>;
}

async function* fichiersDuClient(
  ports: PortsArchives,
  { cabinetId, maison, client, tables }: Lu & { readonly cabinetId: string; readonly maison: Maison },
): AsyncGenerator<ZipEntry> {
  const dossier = `clients/${client.id}`;
  const { droits: _droits, ...champs } = client;
  const remis = maison.conseilles.has(client.id) ? await conseilsRemis(ports, { cabinetId, clientId: client.id }) : [];
  const documents = [];
  for await (const { fichier, document } of documentsDe(ports, tables['depots_espace'] ?? [])) {
    documents.push(document);
    yield { name: `${dossier}/documents/${document.nom}`, content: fichier };
  }
  yield json(`${dossier}/dossier.json`, { dossier: champs, ...tables });
  yield { name: `${dossier}/fiche.pdf`, content: new Uint8Array(await papierDossier(contenuDe(client, maison))) };
  const dessinees = new Set<unknown>();
  const nom = `${client.prenom_client} ${client.nom_client}`;
  for (const { id, resultat } of tables['analyses_clients'] ?? []) {
    const pdf = await papierAnalyseGardee(resultat, { client: nom, ...maison });
    if (!pdf) continue;
    dessinees.add(id);
    yield { name: `${dossier}/analyses/${String(id)}.pdf`, content: new Uint8Array(pdf) };
  }
  yield* conseilsEnFichiers(dossier, remis, maison.logo);
  yield texte(`${dossier}/index.html`, pageClient({ client, tables, conseils: remis, documents, dessinees }));
}

async function* conseilsEnFichiers(
  dossier: string,
  remis: readonly ConseilRemis[],
  logo: Buffer | undefined,
): AsyncGenerator<ZipEntry> {
  for (const { conseil, clair } of remis) {
    yield json(`${dossier}/conseils/${conseil.rang}.json`, { ...conseil, texte_scelle: clair ?? null });
    const { contenu } = conseil;
    if (!contenu) continue;
    const pdf = await papierConseil({ ...conseil, contenu }, logo);
    yield { name: `${dossier}/conseils/${conseil.rang}.pdf`, content: new Uint8Array(pdf) };
  }
}

/** What the import of a firm takes as it is: one line a client, one column a field that holds in a cell. */
function csvDe(clients: readonly Client[], rang: number): ZipEntry {
  const lignes = clients.map((client) => {
    const valeurs: Readonly<Record<string, unknown>> = client;
    return Object.fromEntries(CHAMPS_IMPORTABLES.map(({ champ, libelle }) => [libelle, valeurs[champ] ?? '']));
  });
  return texte(`import/clients-${String(rang).padStart(4, '0')}.csv`, toCsv(lignes));
}

/** The same files, then the sum of each, as `sha256sum -c` reads them. */
export async function* avecManifeste(fichiers: AsyncIterable<ZipEntry>): AsyncGenerator<ZipEntry> {
  const sommes: string[] = [];
  for await (const fichier of fichiers) {
    sommes.push(`${createHash('sha256').update(fichier.content).digest('hex')}  ${fichier.name}\n`);
    yield fichier;
  }
  yield texte('MANIFESTE.sha256', sommes.join(''));
}
