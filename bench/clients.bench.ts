import { mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as attendre } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ClientCree } from '@francis/contract';
import { Client } from 'pg';
import { centile, type Mesure, mesure } from './mesures.ts';
import { memoireEnPlus, mesurerPortefeuille } from './portefeuille.ts';
import { demarrer, envoyer, ouvrirCompte } from './serveur.ts';

/** Lists, searches and openings of a firm that holds many client files, over HTTP as a browser asks for them. */
const SUR_POSTGRESQL = 100_000;
const PETIT_CABINET = 10_000;
const SUR_EMBARQUEE = 5_000;
const P95_MS = 50;
const TOURS = 400;
const UTILISATEURS = 20;
/** The readers of a server that has just started warm up beside it. */
const ECHAUFFEMENT_MS = 15_000;
const POSTGRESQL = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const NOMS =
  'Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefèvre Michel García David Bertrand Roux Vincent Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Blanc Guérin Müller Œuvrard'.split(
    ' ',
  );
const PRENOMS =
  'Élodie Mickaël Thomas Léa Inès Samir Zoé Émile George Paul Nadia Étienne Monique Linh Yves Brigitte Gérard Odile Maël Enora'.split(
    ' ',
  );
const VILLES = 'Nantes Paris Lyon Bordeaux Toulouse Marseille Lille Brest Nîmes Orléans'.split(' ');
const SITUATIONS = ['Célibataire', 'Marié(e)', 'Pacsé(e)', 'Divorcé(e)', 'Veuf/Veuve'];

const pris = (liste: readonly string[], i: number): string => liste[i % liste.length] ?? '';
const fiche = (i: number) => ({
  // Every file has a name of its own, and shares its first words with thousands.
  nom_client: `${pris(NOMS, i)} ${pris(NOMS, i * 7 + 3)}-${i.toString(36)}`,
  prenom_client: pris(PRENOMS, i * 11),
  email_client: `client${i}@exemple.test`,
  ville_client: pris(VILLES, i * 3),
  situation_maritale_client: pris(SITUATIONS, i),
  date_naissance_client: `19${50 + (i % 50)}-05-12`,
  nombre_enfants_a_charge_client: i % 3,
  details_enfants_client: Array.from({ length: i % 3 }, (_, rang) => ({
    prenom: 'Zoé',
    date_naissance: `20${10 + ((i + rang) % 14)}-03-01`,
  })),
  statut_professionnel_client1: 'Salarié',
  statut_professionnel_client2: i % 4 === 0 ? 'Sans activité' : 'Fonctionnaire',
  revenu_net_annuel_client2: i % 4 === 0 ? null : (i * 4_241) % 60_000,
  faits_fiscaux_client: i % 2 === 0 ? { 'projet.declarant1.per_versements': 2_000, 'foyer.dons_66': 150 } : {},
  revenu_net_annuel_client1: 9_000 + ((i * 7919) % 150_000),
  tranche_marginale_imposition_estimee: [0, 11, 30, 41, 45][i % 5],
  statut_dossier_pro: i % 10 === 0 ? 'Archivé' : 'Actif',
});

const GESTES: Readonly<Record<string, (i: number) => string>> = {
  liste: (i) =>
    `?limite=60&tri=${pris(['nom', 'revenu', 'tmi', 'modification', 'rendez_vous'], i)}&sens=${pris(['asc', 'desc'], i)}`,
  recherche: (i) =>
    `?limite=60&recherche=${encodeURIComponent(
      [
        pris(
          ['d', 'dup', 'dupont', 'émi', 'nantes', 'martin paul', `client${i * 211}`, 'introuvable', 'zoé dub', 'oeuv'],
          i,
        ),
      ].join(''),
    )}`,
};

const tri = (durees: readonly number[]): number[] => durees.toSorted((a, b) => a - b);

async function mesurerSur(url: string, jeton: string, nom: string, nombre: number): Promise<Mesure[]> {
  const appeler = async (chemin: string): Promise<{ duree: number; reponse: Response; texte: string }> => {
    const debut = performance.now();
    const reponse = await fetch(url + chemin, { headers: { authorization: `Bearer ${jeton}` } });
    const texte = await reponse.text();
    if (!reponse.ok) throw new Error(`${chemin} : ${reponse.status} ${texte}`);
    return { duree: performance.now() - debut, reponse, texte };
  };
  const premiere = await appeler('/api/pro/clients/?limite=1000');
  const suivant = premiere.reponse.headers.get('x-suivant') ?? '';
  const riches = await appeler('/api/pro/clients/?limite=1000&tri=revenu&sens=desc');
  const moinsRiches = riches.reponse.headers.get('x-suivant') ?? '';
  const ids: string[] = [...premiere.texte.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id ?? '');
  const gestes: Readonly<Record<string, (i: number) => string>> = {
    ...Object.fromEntries(
      Object.entries(GESTES).map(([g, suite]) => [g, (i: number) => `/api/pro/clients/${suite(i)}`]),
    ),
    'page suivante': () => `/api/pro/clients/?limite=60&apres=${suivant}`,
    'page suivante par revenu': () => `/api/pro/clients/?limite=60&tri=revenu&sens=desc&apres=${moinsRiches}`,
    ouverture: (i) => `/api/pro/clients/${pris(ids, i * 13)}`,
    comptes: () => '/api/pro/clients/comptes',
  };
  const mesures: Mesure[] = [];
  for (const [geste, chemin] of Object.entries(gestes)) {
    for (let i = 0; i < 40; i += 1) await appeler(chemin(i));
    const seul: number[] = [];
    for (let i = 0; i < TOURS; i += 1) seul.push((await appeler(chemin(i))).duree);
    // Twenty people, each with a pause between two gestures, as a hand has.
    const ensemble: number[] = [];
    await Promise.all(
      Array.from({ length: UTILISATEURS }, async (_, u) => {
        for (let i = 0; i < TOURS / UTILISATEURS; i += 1) {
          await new Promise((r) => setTimeout(r, 200 + ((u * 37 + i * 101) % 400)));
          ensemble.push((await appeler(chemin(u * 31 + i))).duree);
        }
      }),
    );
    mesures.push(
      mesure(`${geste}, ${nombre} clients, ${nom}, p95`, centile(tri(seul), 0.95), 'ms', P95_MS),
      mesure(
        `${geste}, ${nombre} clients, ${nom}, ${UTILISATEURS} personnes, p95`,
        centile(tri(ensemble), 0.95),
        'ms',
        P95_MS,
      ),
    );
  }
  return mesures;
}

const COLONNES = {
  nom_client: 'text',
  prenom_client: 'text',
  email_client: 'text',
  ville_client: 'text',
  situation_maritale_client: 'text',
  date_naissance_client: 'date',
  nombre_enfants_a_charge_client: 'int',
  details_enfants_client: 'jsonb',
  statut_professionnel_client1: 'text',
  statut_professionnel_client2: 'text',
  revenu_net_annuel_client1: 'float8',
  revenu_net_annuel_client2: 'float8',
  faits_fiscaux_client: 'jsonb',
  tranche_marginale_imposition_estimee: 'float8',
  statut_dossier_pro: 'text',
} as const;

/** A firm with its first client. @returns who answers for it, and that client: the demonstration holds some of its own. */
async function ouvrirCabinet(url: string): Promise<{ jeton: string; clientId: string }> {
  const jeton = await ouvrirCompte(url);
  const cree = ClientCree.parse(JSON.parse(await envoyer(url, '/api/pro/clients', { data: fiche(0) }, jeton)));
  return { jeton, clientId: cree.client.id };
}

/** The firm of that client gets as many as it is said. */
async function remplir(direct: Client, clientId: string, nombre: number): Promise<void> {
  const { rows } = await direct.query<{ cabinet_id: string }>('select cabinet_id from clients where id = $1', [
    clientId,
  ]);
  const noms = Object.keys(COLONNES).join(', ');
  const types = Object.entries(COLONNES).map(([nom, type]) => `${nom} ${type}`);
  for (let premier = 1; premier < nombre; premier += 5_000) {
    const lot = Array.from({ length: Math.min(5_000, nombre - premier) }, (_, k) => ({
      n: premier + k,
      id: randomUUID(),
      ...fiche(premier + k),
    }));
    await direct.query(
      `insert into clients (id, cabinet_id, cree_le, modifie_le, ${noms})
      select id, $1, now(), now() - n * interval '1 second', ${noms}
      from jsonb_to_recordset($2::jsonb) as f(n int, id uuid, ${types.join(', ')})`,
      [rows[0]?.cabinet_id, JSON.stringify(lot)],
    );
  }
}

async function surPostgresql(): Promise<Mesure[]> {
  const base = `francis_bench_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ connectionString: POSTGRESQL, connectionTimeoutMillis: 2_000 });
  try {
    await admin.connect();
  } catch {
    console.log('   PostgreSQL : pas de serveur à TEST_DATABASE_URL, mesure non faite');
    return [];
  }
  await admin.query(`create database ${base}`);
  const adresse = new URL(POSTGRESQL);
  adresse.pathname = `/${base}`;
  const dossier = mkdtempSync(join(tmpdir(), 'francis-bench-'));
  const demarrerIci = () => demarrer(dossier, { DATABASE_URL: adresse.href });
  let serveur = await demarrerIci();
  const direct = new Client({ connectionString: adresse.href });
  // Each in a server that has just started: what it holds is the run's, not what the measures before it left.
  const portefeuille = async (jeton: string, nombre: number): Promise<Mesure[]> => {
    await serveur.arreter();
    serveur = await demarrerIci();
    await attendre(ECHAUFFEMENT_MS);
    return mesurerPortefeuille(serveur, jeton, nombre);
  };
  try {
    const [grand, petit] = [await ouvrirCabinet(serveur.url), await ouvrirCabinet(serveur.url)];
    await direct.connect();
    await remplir(direct, grand.clientId, SUR_POSTGRESQL);
    await remplir(direct, petit.clientId, PETIT_CABINET);
    await direct.query('vacuum analyze');
    const listes = await mesurerSur(serveur.url, grand.jeton, 'PostgreSQL', SUR_POSTGRESQL);
    const dixMille = await portefeuille(petit.jeton, PETIT_CABINET);
    const centMille = await portefeuille(grand.jeton, SUR_POSTGRESQL);
    return [...listes, ...dixMille, ...centMille, memoireEnPlus(dixMille, centMille)];
  } finally {
    await direct.end();
    await serveur.arreter();
    await admin.query(`drop database ${base} with (force)`);
    await admin.end();
    rmSync(dossier, { recursive: true, force: true });
  }
}

async function surBaseEmbarquee(): Promise<Mesure[]> {
  const dossier = mkdtempSync(join(tmpdir(), 'francis-bench-'));
  const serveur = await demarrer(dossier);
  try {
    const jeton = await ouvrirCompte(serveur.url);
    for (let i = 0; i < SUR_EMBARQUEE; i += 1)
      await envoyer(serveur.url, '/api/pro/clients', { data: fiche(i) }, jeton);
    return await mesurerSur(serveur.url, jeton, 'base embarquée', SUR_EMBARQUEE);
  } finally {
    await serveur.arreter();
    rmSync(dossier, { recursive: true, force: true });
  }
}

export const run = async (): Promise<Mesure[]> => [...(await surPostgresql()), ...(await surBaseEmbarquee())];

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const mesures = await run();
  for (const m of mesures) console.log(`${m.ok ? 'ok ' : 'KO '} ${m.nom} : ${m.valeur} ${m.unite} (seuil ${m.seuil})`);
  if (mesures.some((m) => !m.ok)) process.exitCode = 1;
}
