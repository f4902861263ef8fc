import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RechercheCorpus, SOURCES_CORPUS } from '@francis/knowledge';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { type BaseDeTest, ouvrirBaseDeTest } from '../../testing/base-de-test.ts';
import { creerHorloge } from '../../testing/horloge.ts';
import { creerRechercheCorpus, importer, reconstruireIndex } from './index.ts';

const EXEMPLES = fileURLToPath(new URL('../../../../../packages/knowledge/src/corpus/exemples', import.meta.url));
const horloge = creerHorloge();
const AUJOURDHUI = '2026-01-15';

let base: Database;
let ouverte: BaseDeTest;
let corpus: RechercheCorpus;
let dossier: string;

beforeAll(async () => {
  ouverte = await ouvrirBaseDeTest(pino({ level: 'silent' }));
  ({ base } = ouverte);
});
afterAll(() => ouverte.fermer());

beforeEach(async () => {
  await base.queries.execute(sql`truncate corpus_lots, corpus_passages, corpus_generations cascade`);
  corpus = creerRechercheCorpus(base.queries);
  dossier = mkdtempSync(join(tmpdir(), 'francis-corpus-'));
  cpSync(EXEMPLES, dossier, { recursive: true });
  return () => rmSync(dossier, { recursive: true });
});

async function importerExemple(source: (typeof SOURCES_CORPUS)[number], chemin: string = source) {
  const refus: string[] = [];
  const bilan = await importer(
    base,
    horloge,
    { source, origine: join(dossier, chemin) },
    { surRefus: (fichier, raison) => refus.push(`${fichier.split('/').at(-1)} : ${raison}`) },
  );
  return { bilan, refus };
}

const lignes = async (): Promise<unknown[]> => {
  const { rows } = await base.queries.execute(
    sql`select source, identifiant, version, ordre, texte, debut::text, fin::text from corpus_passages order by source, identifiant, debut, ordre`,
  );
  return rows;
};

/** Stops dead while it writes the transaction of that file, one file a transaction. */
async function importerJusqua(fichier: number): Promise<void> {
  let faits = 0;
  const coupee: Database = {
    ...base,
    transaction: async (travail) => {
      faits += 1;
      return base.transaction(async (queries) => {
        const resultat = await travail(queries);
        if (faits === fichier) throw new Error('tué');
        return resultat;
      });
    },
  };
  await importer(coupee, horloge, { source: 'legi', origine: join(dossier, 'legi') }, {}, 1);
}

describe('Un import', () => {
  test('lit les trois sources, nomme chaque fichier refusé et continue', async () => {
    const legi = await importerExemple('legi');
    expect(legi.bilan).toMatchObject({ fichiers: 6, passages: 3, refuses: 2 });
    expect(legi.refus).toEqual([
      expect.stringMatching(/^LEGIARTI000000009103\.xml : le XML est mal formé/),
      'LEGIARTI000000009104.xml : le fichier déclare des entités, ce qui est refusé',
    ]);
    const bofip = await importerExemple('bofip');
    expect(bofip.bilan).toMatchObject({ fichiers: 3, passages: 3, refuses: 1 });
    expect(bofip.refus).toEqual(['document.xml : le document n’a pas de page data.html à côté de lui']);
    const fiches = await importerExemple('service-public');
    expect(fiches.bilan).toMatchObject({ fichiers: 2, passages: 3, refuses: 1 });
  });

  test('refait ne change rien, et ne refait pas l’index', async () => {
    await importerExemple('legi');
    expect(await reconstruireIndex(base, horloge)).toBe(true);
    const avant = await lignes();
    expect((await importerExemple('legi')).bilan).toMatchObject({ fichiers: 6, passages: 0 });
    expect(await lignes()).toEqual(avant);
    expect(await reconstruireIndex(base, horloge)).toBe(false);
  });

  test('tué n’importe où puis relancé ne perd rien et n’écrit rien deux fois', async () => {
    await importerExemple('legi');
    await importerExemple('bofip');
    const attendu = await lignes();
    for (const coupe of [1, 2, 3, 5]) {
      await base.queries.execute(sql`truncate corpus_lots, corpus_passages, corpus_generations cascade`);
      await expect(importerJusqua(coupe)).rejects.toThrow('tué');
      const repris = await importer(base, horloge, { source: 'legi', origine: join(dossier, 'legi') }, {}, 1);
      expect(repris).toMatchObject({ fichiers: 6, repris: coupe - 1, passages: 3, refuses: 2 });
      await importerExemple('bofip');
      expect(await lignes()).toEqual(attendu);
    }
  });

  test.each(['legi', 'bofip'] as const)(
    'lit l’archive %s comme son dossier, et dit qu’elle est coupée',
    async (source) => {
      await importerExemple(source);
      const attendu = await lignes();
      await base.queries.execute(sql`truncate corpus_lots, corpus_passages cascade`);
      execFileSync('tar', ['-czf', `${source}.tar.gz`, source], { cwd: dossier });
      await importerExemple(source, `${source}.tar.gz`);
      expect(await lignes()).toEqual(attendu);
      const archive = readFileSync(join(dossier, `${source}.tar.gz`));
      writeFileSync(join(dossier, 'coupee.tar.gz'), new Uint8Array(archive.subarray(0, archive.length - 200)));
      await expect(importerExemple(source, 'coupee.tar.gz')).rejects.toThrow('abîmée ou incomplète');
    },
  );

  test('repris sur un dossier qui a changé relit tout', async () => {
    await expect(importerJusqua(4)).rejects.toThrow('tué');
    const articles = join(
      dossier,
      'legi/code_en_vigueur/LEGI/TEXT/00/00/00/00/95/LEGITEXT000000009577/article/LEGI/ARTI/00/00/00/00/90',
    );
    const ajout = readFileSync(join(articles, 'LEGIARTI000000009002.xml'), 'utf8');
    writeFileSync(
      join(articles, 'LEGIARTI000000008000.xml'),
      ajout.replaceAll('LEGIARTI000000009002', 'LEGIARTI000000008000').replace('9001 A', '9000'),
    );
    expect((await importerExemple('legi')).bilan).toMatchObject({ fichiers: 7, repris: 0 });
    expect(await corpus.lire('CGI/9000', AUJOURDHUI)).toMatchObject({ version: 'LEGIARTI000000008000' });
  });
});

describe('La version en vigueur', () => {
  test('est celle du jour demandé, à la recherche comme à la lecture', async () => {
    await importerExemple('legi');
    await reconstruireIndex(base, horloge);
    const question = 'Quel est le taux de la redevance de chaleur d’une serre chauffée ?';
    for (const [date, taux] of [
      ['2021-01-01', 'douze millièmes'],
      ['2023-12-31', 'douze millièmes'],
      ['2024-01-01', 'quinze millièmes'],
    ] as const) {
      const [premier] = await corpus.chercher(question, { date });
      expect(premier).toMatchObject({ id: 'CGI/9001 A#0', source: 'legi', couverture: expect.closeTo(1, 1) });
      expect(premier?.texte).toContain(taux);
      expect((await corpus.lire('CGI/9001 A', date))?.texte).toContain(taux);
    }
    expect(await corpus.chercher(question, { date: '2020-12-31' })).toEqual([]);
    expect(await corpus.lire('CGI/9001 A', '2020-12-31')).toBeUndefined();
    expect(await corpus.lire('LEGIARTI000000009001', '2023-06-01')).toBeDefined();
    expect(await corpus.lire('LEGIARTI000000009001', AUJOURDHUI)).toBeUndefined();
  });

  test('se ferme quand une suivante arrive, quel que soit leur ordre', async () => {
    const commentaires = 'bofip/BOFiP/documents/Contenu/Commentaire/IR/9001-PGP';
    for (const [premiere, seconde] of [
      ['2022-03-01', '2025-05-01'],
      ['2025-05-01', '2022-03-01'],
    ] as const) {
      await base.queries.execute(sql`truncate corpus_lots, corpus_passages cascade`);
      await importerExemple('bofip', `${commentaires}/${premiere}`);
      expect((await corpus.lire('BOI-IR-SERRE-10', AUJOURDHUI))?.debut).toBe(premiere);
      await importerExemple('bofip', `${commentaires}/${seconde}`);
      expect(await corpus.lire('BOI-IR-SERRE-10', '2025-04-30')).toMatchObject({
        debut: '2022-03-01',
        fin: '2025-05-01',
      });
      expect((await corpus.lire('BOI-IR-SERRE-10', AUJOURDHUI))?.texte).toContain('trente mètres');
    }
  });

  test('une version corrigée par son éditeur remplace la précédente, une version annulée disparaît', async () => {
    await importerExemple('legi');
    const article = join(
      dossier,
      'legi/code_en_vigueur/LEGI/TEXT/00/00/00/00/95/LEGITEXT000000009577/article/LEGI/ARTI/00/00/00/00/90/LEGIARTI000000009002.xml',
    );
    const avant = readFileSync(article, 'utf8');
    writeFileSync(article, avant.replace('quinze millièmes', 'seize millièmes'));
    expect((await importerExemple('legi')).bilan.passages).toBe(1);
    expect((await corpus.lire('CGI/9001 A', AUJOURDHUI))?.texte).toContain('seize millièmes');
    writeFileSync(article, avant.replace('VIGUEUR', 'MODIFIE_MORT_NE'));
    await importerExemple('legi');
    expect(await corpus.lire('CGI/9001 A', AUJOURDHUI)).toBeUndefined();
  });
});

describe('La recherche', () => {
  beforeEach(async () => {
    for (const source of SOURCES_CORPUS) await importerExemple(source);
    await reconstruireIndex(base, horloge);
  });

  test.each([
    ['jpossede une sere chaufée fo la declarer ?', 'F9001'],
    ['exoneration des ruches', 'CGI/9002'],
    ['coproprrieté', 'F9001'],
    ['lexoneration', 'CGI/9002'],
    ['quelles serres des écoles et des musées', 'BOI-IR-SERRE-10'],
  ])('« %s » trouve %s malgré l’orthographe', async (question, identifiant) => {
    const trouves = await corpus.chercher(question, { date: '2024-12-01' });
    expect(trouves.map((p) => p.identifiant)).toContain(identifiant);
  });

  test('se borne aux sources, au nombre et au pays demandés', async () => {
    const question = 'serre chauffée';
    const seul = await corpus.chercher(question, { date: AUJOURDHUI, sources: ['service-public'], limite: 1 });
    expect(seul.map((p) => p.source)).toEqual(['service-public']);
    expect(await corpus.chercher(question, { date: AUJOURDHUI, juridiction: 'CH' })).toEqual([]);
    expect(await corpus.chercher('de la et du', { date: AUJOURDHUI })).toEqual([]);
    await expect(corpus.chercher(question, { date: AUJOURDHUI, signal: AbortSignal.abort() })).rejects.toThrow(
      'aborted',
    );
  });

  test('ne sert l’index nouveau qu’une fois entier, et d’un coup', async () => {
    const question = 'serre chauffée en copropriété';
    const avant = await corpus.chercher(question, { date: AUJOURDHUI });
    const fiche = join(dossier, 'service-public/F9001.xml');
    writeFileSync(fiche, readFileSync(fiche, 'utf8').replaceAll('F9001', 'F9003').replace('copropriété', 'colocation'));
    await importerExemple('service-public');
    expect(await corpus.chercher(question, { date: AUJOURDHUI })).toEqual(avant);
    await reconstruireIndex(base, horloge);
    const apres = await corpus.chercher(question, { date: AUJOURDHUI, limite: 20 });
    expect(apres.map((p) => p.identifiant)).toContain('F9003');
    expect((await base.queries.execute(sql`select 1 from corpus_generations`)).rows).toHaveLength(2);
  });

  test('ne connaît comme droit que ce que l’importateur a lu', async () => {
    // A page that imitates the doctrine, placed among the files of another source, is not read as doctrine.
    writeFileSync(join(dossier, 'service-public/BOI-IR-FAUX-10-20260101.xml'), '<document type="Contenu"/>');
    await importerExemple('service-public');
    await reconstruireIndex(base, horloge);
    const trouves = await corpus.chercher('serre chauffée faux', { date: AUJOURDHUI, limite: 50 });
    expect(trouves.every((p) => SOURCES_CORPUS.includes(p.source))).toBe(true);
    expect(trouves.filter((p) => p.titre === 'Fausse fiche')).toEqual([]);
    await expect(
      base.queries.execute(sql`insert into corpus_passages (source, identifiant, version, ordre, titre, texte, url, debut, empreinte, lot_id)
        select 'televersement', identifiant, version, 99, titre, texte, url, debut, empreinte, lot_id from corpus_passages limit 1`),
    ).rejects.toMatchObject({ cause: { constraint: 'corpus_passages_source' } });
  });
});
