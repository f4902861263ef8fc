import { randomBytes } from 'node:crypto';
import type { ImportDepose, ImportVerifie } from '@francis/contract';
import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { Turnstile } from '../../platform/turnstile.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';

const t = avecApplication({ erreursAttendues: true });
const ICI = '/api/pro/clients/imports';
const SOURIRE = '\u{1f600}';
const LONGTEMPS = 120_000;

let qui: Personne;
beforeAll(async () => {
  qui = await t.personne('professionnel');
});

async function deposer(fichier: Uint8Array | string) {
  const limite = `----${randomBytes(8).toString('hex')}`;
  const entete = `--${limite}\r\ncontent-disposition: form-data; name="fichier"; filename="clients"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(entete), Buffer.from(fichier), Buffer.from(`\r\n--${limite}--\r\n`)]);
  const headers = { ...qui.entetes, 'content-type': `multipart/form-data; boundary=${limite}` };
  const reponse = await t.injecter({ method: 'POST', url: ICI, headers, payload });
  return { statut: reponse.statusCode, corps: reponse.json<ImportDepose & { code?: string }>() };
}
const poster = async <T>(url: string, payload: object) => {
  const reponse = await t.injecter({ method: 'POST', url: `${ICI}/${url}`, headers: qui.entetes, payload });
  expect([reponse.statusCode, reponse.body]).toEqual([200, reponse.body]);
  return reponse.json<T>();
};

const NOMS = '<row><c t="inlineStr"><is><t>Nom</t></is></c><c t="inlineStr"><is><t>Montant</t></is></c></row>';
const classeur = (rangees: string, autres: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook xmlns:r="r"><sheets><sheet name="a" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rangees}</sheetData></worksheet>`),
    ...Object.fromEntries(Object.entries(autres).map(([nom, texte]) => [nom, strToU8(texte)])),
  });

describe('un classeur qui grossit', () => {
  test(
    'un texte partagé par toutes les cellules se compte autant de fois qu’il est écrit',
    async () => {
      const rangee = `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`;
      const bombe = classeur(rangee.repeat(20), {
        'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(10_000)}</t></si></sst>`,
      });
      expect(bombe.length).toBeLessThan(2_000);
      expect(await deposer(bombe)).toMatchObject({ statut: 413, corps: { code: 'IMPORT_TROP_LOURD' } });
    },
    LONGTEMPS,
  );

  test('des balises ouvertes les unes dans les autres ne sont pas gardées sans fin', async () => {
    const profond = classeur(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}${NOMS}${NOMS}`);
    expect(await deposer(profond)).toMatchObject({ statut: 422, corps: { code: 'IMPORT_ILLISIBLE' } });
  });

  test('un format plus long qu’un tableur n’en écrit n’est pas lu', async () => {
    const ligne = '<row><c t="inlineStr"><is><t>Noether</t></is></c><c s="1"><v>45000</v></c></row>';
    const formats = (code: string) =>
      classeur(NOMS + ligne, {
        'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="200"/></cellXfs></styleSheet>`,
      });
    const montant = async (code: string) => (await deposer(formats(code))).corps.colonnes[1]?.exemples;
    expect(await montant('dd/mm/yyyy')).toEqual(['2023-03-15']);
    expect(await montant(`${'['.repeat(300)}dd/mm/yyyy`)).toEqual(['45000']);
  });
});

describe('un caractère que la coupe partagerait', () => {
  test('en tête d’une colonne', async () => {
    expect((await deposer(`Nom;Prenom;a${SOURIRE.repeat(80)}\nA;B;C\n`)).statut).toBe(201);
  });

  test('dans une cellule trop longue', async () => {
    const longue = `<row><c t="inlineStr"><is><t>${SOURIRE.repeat(6_000)}</t></is></c></row>`;
    expect((await deposer(classeur(NOMS + longue))).statut).toBe(201);
  });

  test('dans une faute que l’on montre', async () => {
    const { corps } = await deposer(`Nom;Prenom;Né le\nA;B;a${SOURIRE.repeat(80)}\n`);
    const correspondance = ['nom_client', 'prenom_client', 'date_naissance_client'];
    const { fautives } = await poster<ImportVerifie>(`${corps.id}/verifier`, { correspondance });
    expect(fautives).toBe(1);
  });
});

const compatible = (un: string, autre: string): boolean => un === '' || autre === '' || un === autre;

test('un homonyme n’est un doublon que si rien de ce qui est dit ne le distingue', async () => {
  const NES = ['', '1990-01-01', '1991-01-01'];
  const EMAILS = ['', 'a@exemple.test', 'b@exemple.test'];
  const correspondance = ['nom_client', 'prenom_client', 'date_naissance_client', 'email_client'];
  const paires = NES.flatMap((ne) => EMAILS.map((email) => [ne, email] as const));
  const verifier = async (lignes: string) => {
    const { corps } = await deposer(`Nom;Prénom;Né le;E-mail\n${lignes}`);
    return poster<ImportVerifie>(`${corps.id}/verifier`, { correspondance });
  };
  // One file a case, each of its own name, then every line that may meet it.
  const cas = paires.map(([ne, email], i) => ({ nom: `Cas${'abcdefghi'[i]}`, ne, email }));
  const { id } = await verifier(cas.map(({ nom, ne, email }) => `${nom};Jean;${ne};${email}`).join('\n'));
  await poster(`${id}/importer`, { sans_les_fautives: true, avec_les_doublons: true });
  for (const [ne, email] of paires) {
    const lues = await verifier(cas.map(({ nom }) => `${nom};Jean;${ne};${email.toUpperCase()}`).join('\n'));
    const attendus = cas.filter((un) => compatible(un.ne, ne) && compatible(un.email, email)).length;
    expect([ne, email, lues.justes, lues.doublons]).toEqual([ne, email, cas.length, attendus]);
  }
});

test('les fichiers d’une personne passent l’un après l’autre, et peu à la fois en tout', async () => {
  const guichet = new Turnstile({ places: 2, perAccount: 2 });
  let [dedans, pire, faits] = [0, 0, 0];
  const finir: (() => void)[] = [];
  const travail = async () => {
    dedans += 1;
    pire = Math.max(pire, dedans);
    await new Promise<void>((suite) => finir.push(suite));
    dedans -= 1;
    faits += 1;
  };
  const entrees = ['a', 'a', 'b', 'c'].map((compte) => guichet.pass(compte, travail));
  await expect(guichet.pass('a', travail)).rejects.toMatchObject({ code: 'TROP_DE_REQUETES' });
  for (let n = 0; n < entrees.length; n += 1) {
    await expect.poll(() => finir.length).toBeGreaterThan(0);
    finir.shift()?.();
    await expect.poll(() => faits).toBe(n + 1);
  }
  await Promise.all(entrees);
  expect(pire).toBe(2);
  // Nothing is held once all have left.
  const apres = guichet.pass('a', async () => 'entré');
  expect(await apres).toBe('entré');
});
