import { randomBytes } from 'node:crypto';
import type { ImportDepose, ImportVerifie } from '@francis/contract';
import { eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { clients, clientsMots, importsClients, membresCabinet } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { Audit } from '../comptes/audit/audit.ts';
import { lireLigne } from './conversion.ts';

const t = avecApplication({ erreursAttendues: true });
const ICI = '/api/pro/clients/imports';

let alpha: Personne;
let beta: Personne;
beforeAll(async () => {
  [alpha, beta] = [await t.personne('professionnel'), await t.personne('professionnel')];
});

function deposer(qui: Personne, fichier: Uint8Array | string, nom = 'clients') {
  const limite = `----${randomBytes(8).toString('hex')}`;
  const entete = `--${limite}\r\ncontent-disposition: form-data; name="fichier"; filename="${nom}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(entete), Buffer.from(fichier), Buffer.from(`\r\n--${limite}--\r\n`)]);
  const headers = { ...qui.entetes, 'content-type': `multipart/form-data; boundary=${limite}` };
  return t.injecter({ method: 'POST', url: ICI, headers, payload });
}
const depose = async (qui: Personne, fichier: Uint8Array | string): Promise<ImportDepose> => {
  const reponse = await deposer(qui, fichier);
  expect([reponse.statusCode, reponse.body]).toEqual([201, reponse.body]);
  return reponse.json<ImportDepose>();
};
const poster = (qui: Personne, url: string, payload: object) =>
  t.injecter({ method: 'POST', url: `${ICI}/${url}`, headers: qui.entetes, payload });
const verifier = async (qui: Personne, { id, colonnes }: ImportDepose): Promise<ImportVerifie> => {
  const correspondance = colonnes.map(({ proposition }) => proposition);
  const reponse = await poster(qui, `${id}/verifier`, { correspondance });
  expect([reponse.statusCode, reponse.body]).toEqual([200, reponse.body]);
  return reponse.json<ImportVerifie>();
};
const TOUT = { sans_les_fautives: true, avec_les_doublons: false };
const importer = (qui: Personne, id: string, plus = {}) => poster(qui, `${id}/importer`, { ...TOUT, ...plus });
const dossiers = async (qui: Personne): Promise<Record<string, unknown>[]> =>
  (await t.injecter({ url: '/api/pro/clients/?limite=1000', headers: qui.entetes })).json();

describe('un CSV', () => {
  test('se propose, s’essaie sans rien écrire, puis ouvre les dossiers', async () => {
    const qui = await t.personne('professionnel');
    const csv =
      '\ufeffNom;Prénom;Né le;E-mail;Revenu net annuel;Situation familiale\r\n' +
      'Noether;Emmy;23/03/1962;emmy@exemple.test;"45 000,50 €";mariée\r\n' +
      '"Galois; fils";Évariste;1990-10-25;;;célibataire\r\n';
    const un = await depose(qui, csv);
    expect(un.colonnes.map(({ proposition }) => proposition)).toEqual([
      'nom_client',
      'prenom_client',
      'date_naissance_client',
      'email_client',
      'revenu_net_annuel_client1',
      'situation_maritale_client',
    ]);
    expect(await verifier(qui, un)).toMatchObject({ lignes: 2, justes: 2, fautives: 0, doublons: 0 });
    expect(await dossiers(qui)).toHaveLength(0);
    expect((await importer(qui, un.id)).json()).toEqual({ importes: 2, laisses: 0 });
    expect((await importer(qui, un.id)).statusCode).toBe(404);
    const [galois, noether] = await dossiers(qui);
    expect(galois).toMatchObject({
      nom_client: 'Galois; fils',
      prenom_client: 'Évariste',
      statut_dossier_pro: 'Actif',
    });
    const ouvert = await t.injecter({ url: `/api/pro/clients/${String(galois?.['id'])}`, headers: qui.entetes });
    // Nobody said it: it is not a man's by default.
    expect(ouvert.json()).toMatchObject({ nom_client: 'Galois; fils', civilite_client: null });
    expect(noether).toMatchObject({ revenu_net_annuel_client1: 45_000.5, situation_maritale_client: 'Marié(e)' });
    const recherche = await t.injecter({ url: '/api/pro/clients/?recherche=noeth', headers: qui.entetes });
    expect(recherche.json()).toHaveLength(1);
  });

  test('du tableur français (Windows-1252, tabulations) se lit avec ses accents', async () => {
    const { colonnes } = await depose(alpha, Buffer.from('Nom\tPrénom\nBézout\tÉtienne\n', 'latin1'));
    expect(colonnes.map(({ nom, exemples }) => [nom, exemples])).toEqual([
      ['Nom', ['Bézout']],
      ['Prénom', ['Étienne']],
    ]);
  });

  test('dit chaque ligne fautive, sa colonne et pourquoi, et n’écrit rien sans qu’on l’ait mise de côté', async () => {
    const qui = await t.personne('professionnel');
    const un = await depose(
      qui,
      'Nom;Prénom;Né le;Revenu;Situation familiale\nA;A;31/02/1980;beaucoup;marié\n;B;;;\nC;C;;1.234;\nD;D;;;\n',
    );
    const { fautes, ...bilan } = await verifier(qui, un);
    expect(bilan).toMatchObject({ lignes: 4, justes: 1, fautives: 3 });
    expect(fautes.map(({ ligne, fautes: f }) => [ligne, f.map(({ colonne }) => colonne)])).toEqual([
      [2, ['Né le', 'Revenu']],
      [3, ['Nom']],
      [4, ['Revenu']],
    ]);
    const refus = await importer(qui, un.id, { sans_les_fautives: false });
    expect([refus.statusCode, await dossiers(qui)]).toEqual([422, []]);
    const csv = await t.injecter({ url: `${ICI}/${un.id}/fautes`, headers: qui.entetes });
    expect(csv.body.split('\r\n')).toHaveLength(5);
    expect((await importer(qui, un.id)).json()).toEqual({ importes: 1, laisses: 3 });
  });

  test('ne réimporte pas qui a déjà son dossier ou sa ligne, sauf si on le demande', async () => {
    const qui = await t.personne('professionnel');
    const csv = 'Nom;Prénom;Né le\nMartin;Jean;01/01/1970\nMARTIN;jean;1970-01-01\nMartin;Jean;02/02/1985\n';
    const premier = await depose(qui, csv);
    expect(await verifier(qui, premier)).toMatchObject({ justes: 3, doublons: 1 });
    expect((await importer(qui, premier.id)).json()).toEqual({ importes: 2, laisses: 1 });
    const second = await depose(qui, csv);
    expect(await verifier(qui, second)).toMatchObject({ doublons: 3 });
    expect((await importer(qui, second.id, { avec_les_doublons: true })).json()).toEqual({ importes: 3, laisses: 0 });
  });

  test('dit ses fautes dans l’ordre de ses colonnes, et une date qui n’existe pas comme telle', async () => {
    const qui = await t.personne('professionnel');
    const un = await depose(qui, 'Nom;Prénom;E-mail;Né le;Revenu net annuel\nA;B;non;31/02/1990;#VALEUR!\n');
    const { fautes } = await verifier(qui, un);
    expect(fautes[0]?.fautes.map(({ colonne }) => colonne)).toEqual(['E-mail', 'Né le', 'Revenu net annuel']);
    expect(fautes[0]?.fautes[1]?.message).toBe('Cette date n’existe pas.');
  });

  test('un texte qui est une formule reste un texte, et sort sans en être une', async () => {
    const qui = await t.personne('professionnel');
    const un = await depose(qui, 'Nom;Prénom;Revenu\n=1+1;Ada;x\n');
    await verifier(qui, un);
    const csv = await t.injecter({ url: `${ICI}/${un.id}/fautes`, headers: qui.entetes });
    expect(csv.body).toContain('"\'=1+1"');
  });
});

const classeur = async (): Promise<Uint8Array> =>
  new Uint8Array(
    await writeXlsxFile([
      ['Nom', 'Prénom', 'Date de naissance', 'Revenu net annuel', 'TMI'].map((value) => ({ value })),
      [
        { value: 'Noether' },
        { value: 'Emmy' },
        { value: new Date('1962-03-23T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        { value: 45_000.5, type: Number },
        { value: 0.3, type: Number, format: '0%' },
      ],
    ]).toBuffer(),
  );

const xlsx = (feuille: string, plus: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(feuille),
    ...plus,
  });
const texte = (t1: string): string => `<c t="inlineStr"><is><t>${t1}</t></is></c>`;
const ligne = (...textes: string[]): string => `<row>${textes.map(texte).join('')}</row>`;

describe('un classeur Excel', () => {
  test('donne ses dates, ses nombres et ses pourcentages comme on les voit', async () => {
    const qui = await t.personne('professionnel');
    const { apercu } = await verifier(qui, await depose(qui, await classeur()));
    expect(apercu).toMatchObject([
      {
        nom_client: 'Noether',
        date_naissance_client: '1962-03-23',
        revenu_net_annuel_client1: 45_000.5,
        tranche_marginale_imposition_estimee: 30,
      },
    ]);
  });

  test.each([
    ['une bombe de zéros', () => xlsx('0'.repeat(80 * 1024 * 1024)), 'IMPORT_ILLISIBLE'],
    [
      'une bombe de textes partagés',
      () => xlsx('<worksheet/>', { 'xl/sharedStrings.xml': strToU8(`<sst>${'<si/>'.repeat(21 * 1024 * 1024)}</sst>`) }),
      'IMPORT_TROP_LOURD',
    ],
    ['une bombe d’entités', () => xlsx('<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>'), 'IMPORT_ILLISIBLE'],
    ['une archive sans classeur', () => zipSync({ 'a.txt': strToU8('a') }), 'IMPORT_ILLISIBLE'],
    ['une archive tronquée', () => xlsx('<worksheet/>').slice(0, -30), 'IMPORT_ILLISIBLE'],
    ['une image', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'IMPORT_ILLISIBLE'],
    ['un ancien .xls', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'IMPORT_ILLISIBLE'],
    ['un tableau vide', () => new Uint8Array(), 'IMPORT_VIDE'],
    ['un en-tête seul', () => strToU8('Nom;Prénom\n'), 'IMPORT_VIDE'],
    ['trop de colonnes', () => strToU8(`${'a;'.repeat(250)}\n1\n`), 'IMPORT_TROP_DE_LIGNES'],
    [
      'une cellule au bout du monde',
      () =>
        xlsx(
          `<worksheet><sheetData><row><c r="XFD1" t="inlineStr"><is><t>a</t></is></c></row></sheetData></worksheet>`,
        ),
      'IMPORT_TROP_DE_LIGNES',
    ],
  ])('refuse %s', async (_cas, fichier, code) => {
    const refus = await deposer(alpha, fichier());
    expect([refus.statusCode >= 400 && refus.statusCode < 500, refus.json<{ code: string }>().code]).toEqual([
      true,
      code,
    ]);
  });

  test('un texte renommé en .xlsx est refusé, et dit quoi faire ; un CSV sans ce nom passe', async () => {
    const csv = 'Nom;Prénom\nNoether;Emmy\n';
    const refus = await deposer(alpha, csv, 'Clients.XLSX');
    expect(refus.json()).toMatchObject({ code: 'IMPORT_ILLISIBLE' });
    expect(refus.json<{ detail: string }>().detail).toMatch(/nom de classeur Excel.*renommez-le en \.csv/);
    expect((await deposer(alpha, csv, 'clients.csv')).statusCode).toBe(201);
  });

  test('vaut ce que ses formules valent, et une formule sans valeur est une faute, jamais une case vide', async () => {
    const qui = await t.personne('professionnel');
    const lignes = [
      `<row>${texte('Abel')}${texte('Niels')}<c><f>20000*2</f><v>40000</v></c></row>`,
      `<row>${texte('Noether')}${texte('Emmy')}<c><f>B2*12</f></c></row>`,
      `<row><c t="e"><f>A9</f><v>#REF!</v></c>${texte('Ada')}<c><v>1</v></c></row>`,
      `<row>${texte('Galois')}<c t="str"><f>""</f><v></v></c><c/></row>`,
    ];
    const entete = ligne('Nom', 'Prénom', 'Revenu net annuel');
    const feuille = `<worksheet><sheetData>${entete}${lignes.join('')}</sheetData></worksheet>`;
    const { justes, apercu, fautes } = await verifier(qui, await depose(qui, xlsx(feuille)));
    expect([justes, apercu]).toMatchObject([1, [{ nom_client: 'Abel', revenu_net_annuel_client1: 40_000 }]]);
    const sansValeur = expect.stringContaining('n’a pas de valeur');
    expect(fautes).toEqual([
      { ligne: 3, fautes: [{ colonne: 'Revenu net annuel', valeur: '#CALC!', message: sansValeur }] },
      { ligne: 4, fautes: [{ colonne: 'Nom', valeur: '#REF!', message: sansValeur }] },
      { ligne: 5, fautes: [{ colonne: 'Prénom', valeur: '', message: 'Indiquez le nom et le prénom.' }] },
    ]);
  });

  test('importé deux fois, n’ouvre rien la seconde, même quand une valeur a changé', async () => {
    const qui = await t.personne('professionnel');
    const [entete, martin] = [ligne('Nom', 'Prénom', 'Né le', 'Ville'), ['Martin', 'Jean', '01/01/1970']];
    const feuille = (ville: string): Uint8Array =>
      xlsx(`<worksheet><sheetData>${entete}${ligne(...martin, ville)}</sheetData></worksheet>`);
    const premier = await depose(qui, feuille('Lyon'));
    await verifier(qui, premier);
    expect((await importer(qui, premier.id)).json()).toEqual({ importes: 1, laisses: 0 });
    const second = await depose(qui, feuille('Nantes'));
    expect(await verifier(qui, second)).toMatchObject({ justes: 1, doublons: 1 });
    expect((await importer(qui, second.id)).json()).toEqual({ importes: 0, laisses: 1 });
    expect(await dossiers(qui)).toHaveLength(1);
  });

  test('dont les cellules n’ont pas d’adresse se lit quand même', async () => {
    const feuille = `<worksheet><sheetData>${ligne('Nom', 'Prénom')}${ligne('Abel', 'Niels')}</sheetData></worksheet>`;
    expect(await depose(alpha, xlsx(feuille))).toMatchObject({ lignes: 1, colonnes: [{ exemples: ['Abel'] }, {}] });
  });
});

describe('à qui', () => {
  test('le fichier d’un cabinet n’existe pas pour un autre, ni pour un collègue', async () => {
    const { id } = await depose(alpha, 'Nom;Prénom\nA;A\n');
    const [sien] = await t.base.queries.select().from(membresCabinet).where(eq(membresCabinet.utilisateurId, alpha.id));
    if (!sien) throw new Error('alpha has a firm');
    const collegue = await t.personne('professionnel');
    const { cabinetId, depuisLe } = sien;
    await t.base.queries
      .insert(membresCabinet)
      .values({ utilisateurId: collegue.id, cabinetId, depuisLe, role: 'titulaire' });
    for (const qui of [beta, collegue]) expect((await importer(qui, id)).statusCode).toBe(404);
  });

  test('un dossier d’un autre cabinet n’est le doublon de personne', async () => {
    const csv = 'Nom;Prénom\nHopper;Grace\n';
    const sien = await depose(alpha, csv);
    await verifier(alpha, sien);
    await importer(alpha, sien.id);
    expect(await verifier(beta, await depose(beta, csv))).toMatchObject({ doublons: 0 });
  });

  test('un lecteur n’importe rien', async () => {
    const lecteur = await t.personne('professionnel');
    await depose(lecteur, 'Nom;Prénom\nA;A\n');
    await t.base.queries
      .update(membresCabinet)
      .set({ role: 'lecteur' })
      .where(eq(membresCabinet.utilisateurId, lecteur.id));
    expect((await deposer(lecteur, 'Nom;Prénom\nA;A\n')).statusCode).toBe(403);
  });

  test('un jour après, plus rien n’en reste', async () => {
    const { id } = await depose(beta, 'Nom;Prénom\nA;A\n');
    await t.base.queries.update(importsClients).set({ expireLe: t.horloge.now() }).where(eq(importsClients.id, id));
    expect((await importer(beta, id)).statusCode).toBe(404);
    await t.app.tasks.runDue();
    expect(await t.base.queries.select().from(importsClients).where(eq(importsClients.id, id))).toEqual([]);
  });
});

test('une faute à la fin de l’écriture ne laisse aucun dossier', async () => {
  const qui = await t.personne('professionnel');
  const lignes = Array.from({ length: 1_200 }, (_, i) => `Nom${i};Prénom${i}`).join('\n');
  const un = await depose(qui, `Nom;Prénom\n${lignes}\n`);
  await verifier(qui, un);
  const compter = async () => [await t.base.queries.$count(clients), await t.base.queries.$count(clientsMots)];
  const avant = await compter();
  // The audit refuses: what cannot be recorded is not done.
  const refuser = vi.spyOn(Audit.prototype, 'noter').mockRejectedValueOnce(new Error('journal plein'));
  const echec = await importer(qui, un.id);
  refuser.mockRestore();
  expect([echec.statusCode, await compter()]).toEqual([500, avant]);
  expect((await importer(qui, un.id)).json()).toEqual({ importes: 1_200, laisses: 0 });
});

test('trois mille lignes dont une sur cent est fautive : rien n’est écrit à moitié, ni deux fois, ni ailleurs', async () => {
  const [qui, ailleurs] = [await t.personne('professionnel'), await t.personne('professionnel')];
  const [total, fautives] = [3_000, 30];
  const lignes = Array.from(
    { length: total },
    (_, i) => `Ligne${i};Prénom${i};${i % 100 === 57 ? '30/02/1975' : '12/03/1975'}`,
  );
  const un = await depose(qui, `Nom;Prénom;Né le\n${lignes.join('\n')}\n`);
  const essai = await verifier(qui, un);
  expect(essai).toMatchObject({ lignes: total, justes: total - fautives, fautives });
  expect((await importer(qui, un.id, { sans_les_fautives: false })).statusCode).toBe(422);
  const compter = async (personne: Personne): Promise<number> =>
    (await t.injecter({ url: '/api/pro/clients/comptes', headers: personne.entetes })).json<{ total: number }>().total;
  expect(await compter(qui)).toBe(0);
  // Sent twice at the same instant: it is done once.
  const deux = await Promise.all([importer(qui, un.id), importer(qui, un.id)]);
  expect(deux.filter(({ statusCode }) => statusCode === 200).map((r) => r.json<unknown>())).toEqual([
    { importes: total - fautives, laisses: fautives },
  ]);
  expect([await compter(qui), await compter(ailleurs)]).toEqual([total - fautives, 0]);
}, 120_000);

test.each([
  ['1 234,56 €', 1234.56],
  ['1.234.567,8', 1_234_567.8],
  ['1,234,567.8', 1_234_567.8],
  ['-12', -12],
  ['(12)', -12],
  ['1.234', undefined],
  ['douze', undefined],
])('« %s » se lit %s', (cellule, attendu) => {
  const { champs } = lireLigne(['A', 'A', cellule], {
    colonnes: ['Nom', 'Prénom', 'Solde'],
    correspondance: ['nom_client', 'prenom_client', 'comptes_courants_solde_total_estime'],
    jour: '2026-11-20',
  });
  expect(champs?.['comptes_courants_solde_total_estime']).toBe(attendu);
});

test.each([
  ['1000', 'France', '01000'],
  ['1000', 'Belgique', '1000'],
  ['1000', '', undefined],
  ['75011', '', '75011'],
])('un code postal « %s », pays « %s », se lit %s', (code, pays, attendu) => {
  const { champs, fautes } = lireLigne(['A', 'A', code, pays], {
    colonnes: ['Nom', 'Prénom', 'Code postal', 'Pays'],
    correspondance: ['nom_client', 'prenom_client', 'code_postal_client', 'pays_residence_fiscale_client'],
    jour: '2026-11-20',
  });
  expect(champs?.['code_postal_client']).toBe(attendu);
  expect(fautes.map(({ colonne }) => colonne)).toEqual(attendu === undefined ? ['Code postal'] : []);
});
