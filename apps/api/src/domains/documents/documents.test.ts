import type { DocumentReponse, Profil } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { construire } from '../../../../../scripts/lib/construire.mjs';
import { lecteurDeDocuments } from '../../documents-a-part/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { avisVrai, faitsVraisDeLAvis, MISES_EN_PAGE_AVIS, NIR_D_ESSAI } from '../../testing/documents/avis.ts';
import { bulletinVrai, MISES_EN_PAGE_BULLETIN } from '../../testing/documents/bulletins.ts';
import {
  bombe,
  chiffre,
  deTropDePages,
  executable,
  avecUnFichier,
  scripte,
  sansRapport,
} from '../../testing/documents/mauvais.ts';
import { type Dessin, enPdf } from '../../testing/documents/papier.ts';

// Each reading is a process: built, it starts five times as fast as from its sources.
await construire({ seule: 'serveur' });
const t = avecApplication({
  // A page that takes long on a busy machine is not one that hangs: `coupure.test.ts` cuts those.
  lireDocument: lecteurDeDocuments(new URL('../../../dist/fil-de-documents.js', import.meta.url), {
    silenceMs: 100_000,
  }),
});
const FRONTIERE = '----francis';

/** A deposit, as a browser sends it. */
function formulaire(octets: Uint8Array, champs: Readonly<Record<string, string>> = {}, nom = 'fichier') {
  const textes = Object.entries(champs).map(
    ([cle, valeur]) => `--${FRONTIERE}\r\nContent-Disposition: form-data; name="${cle}"\r\n\r\n${valeur}\r\n`,
  );
  const tete = `--${FRONTIERE}\r\nContent-Disposition: form-data; name="${nom}"; filename="avis.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(textes.join('') + tete), octets, Buffer.from(`\r\n--${FRONTIERE}--\r\n`)]);
  return { payload, type: `multipart/form-data; boundary=${FRONTIERE}` };
}

const deposer = (qui: Personne, octets: Uint8Array, champs?: Readonly<Record<string, string>>, nom?: string) => {
  const { payload, type } = formulaire(octets, champs, nom);
  return t.injecter({
    method: 'POST',
    url: '/api/documents',
    headers: { ...qui.entetes, 'content-type': type },
    payload,
  });
};

const relire = async (qui: Personne, id: string) =>
  (await t.injecter({ url: `/api/documents/${id}`, headers: qui.entetes })).json<DocumentReponse>();

async function lire(
  qui: Personne,
  octets: Uint8Array,
  champs?: Readonly<Record<string, string>>,
): Promise<DocumentReponse> {
  const depot = await deposer(qui, octets, champs);
  expect(depot.statusCode).toBe(202);
  const { id } = depot.json<{ id: string }>();
  await t.app.documents.tranquille();
  return relire(qui, id);
}

const avis = (graine: number, page = 0): { dessin: Dessin; vrai: ReturnType<typeof avisVrai> } => {
  const vrai = avisVrai(graine);
  const mise = MISES_EN_PAGE_AVIS[page];
  if (!mise) throw new Error('no such layout');
  return { dessin: mise(vrai), vrai };
};

describe('un avis déposé', () => {
  test('est lu, chaque fait avec sa zone, et le fichier est effacé', async () => {
    const qui = await t.personne();
    const { dessin, vrai } = avis(4);
    const lu = await lire(qui, enPdf([dessin]));
    expect(lu).toMatchObject({ etat: 'lu', type: 'avis', annee: vrai.annee, garde: false });
    expect(new Map(lu.faits.map(({ chemin, valeur }) => [chemin, valeur]))).toEqual(faitsVraisDeLAvis(vrai));
    for (const { zone, page } of lu.faits) {
      expect(page).toBe(1);
      expect(Math.min(zone.x, zone.y, 1 - zone.x - zone.l, 1 - zone.y - zone.h)).toBeGreaterThanOrEqual(0);
    }
    expect(t.fichiers.contenus.has(lu.id)).toBe(false);
  });

  test('l’impôt recalculé est celui de l’avis, ou la ligne qui diffère est nommée', async () => {
    const qui = await t.personne();
    const egal = await lire(qui, enPdf([avis(9).dessin]));
    expect(egal.rapprochement).toMatchObject({ verdict: 'egal', differe: null });
    const don = avis(4);
    const ecart = await lire(qui, enPdf([don.dessin]));
    expect(ecart.rapprochement).toMatchObject({ verdict: 'ecart', differe: 'reductions' });
    const ligne = ecart.rapprochement?.lignes.find(({ cle }) => cle === 'reductions');
    expect(ligne?.ecart).toBe(don.vrai.reductions);
  });

  test('les faits acceptés vont au profil, et eux seuls', async () => {
    const qui = await t.personne();
    const { dessin, vrai } = avis(5);
    const lu = await lire(qui, enPdf([dessin]));
    const acceptes = ['foyer.situation', 'foyer.declarant1.salaires', 'foyer.declarant2.salaires'];
    const url = `/api/documents/${lu.id}/faits`;
    const reponse = await t.injecter({ method: 'POST', url, headers: qui.entetes, payload: { acceptes } });
    expect(reponse.json<DocumentReponse>().etat).toBe('confirme');
    const profil = (await t.injecter({ url: '/api/user-profile', headers: qui.entetes })).json<Profil>();
    expect(profil.situation_familiale).toBe('marie');
    expect(profil.revenus_salaires).toBe(vrai.paies[0] + vrai.paies[1]);
    expect(profil.nombre_enfants).toBeNull();
    const refus = await t.injecter({ method: 'POST', url, headers: qui.entetes, payload: { acceptes: ['ifi.x'] } });
    expect(refus.statusCode).toBe(422);
  });

  test('le revenu d’un seul des deux conjoints ne devient jamais celui du foyer', async () => {
    const qui = await t.personne();
    const lu = await lire(qui, enPdf([avis(4).dessin]));
    const url = `/api/documents/${lu.id}/faits`;
    await t.injecter({
      method: 'POST',
      url,
      headers: qui.entetes,
      payload: { acceptes: ['foyer.situation', 'foyer.declarant1.salaires'] },
    });
    const profil = (await t.injecter({ url: '/api/user-profile', headers: qui.entetes })).json<Profil>();
    expect(profil.situation_familiale).toBe('marie');
    expect(profil.revenus_salaires).toBeNull();
  });

  test('ni le numéro de sécurité sociale, ni le nom ne sont nulle part : base, journal, export', async () => {
    const qui = await t.personne();
    const lu = await lire(qui, enPdf([avis(1, 2).dessin]));
    expect(lu.faits.length).toBeGreaterThan(10);
    const { rows } = await t.base.queries.execute('select * from documents');
    const exporte = await t.injecter({
      method: 'POST',
      url: '/api/my-data/export',
      headers: qui.entetes,
      payload: { password: 'Sept-Chataignes-Rousses-41' },
    });
    const partout = JSON.stringify([rows, t.journal, lu, exporte.json()]);
    const colle = NIR_D_ESSAI.replaceAll(' ', '');
    for (const tu of [NIR_D_ESSAI, colle, NIR_D_ESSAI.slice(-10), 'MOREL', 'LILAS', '30 12 345'])
      expect(partout).not.toContain(tu);
  });

  test('gardé, son fichier est scellé, rendu à son titulaire seul, et supprimé avec le document', async () => {
    const [qui, autre] = [await t.personne(), await t.personne()];
    const octets = enPdf([avis(2).dessin]);
    const { id } = await lire(qui, octets, { garder: 'oui' });
    expect(t.fichiers.contenus.get(id)).not.toContain(octets.toString('base64').slice(0, 40));
    const url = `/api/documents/${id}/fichier`;
    expect((await t.injecter({ url, headers: qui.entetes })).rawPayload.equals(octets)).toBe(true);
    expect((await t.injecter({ url, headers: autre.entetes })).statusCode).toBe(404);
    await t.injecter({ method: 'DELETE', url: `/api/documents/${id}`, headers: qui.entetes });
    expect(t.fichiers.contenus.has(id)).toBe(false);
    expect((await t.injecter({ url, headers: qui.entetes })).statusCode).toBe(404);
  });

  test('les fichiers d’un compte effacé partent avec l’entretien', async () => {
    await t.fichiers.put('00000000-0000-4000-8000-000000000000', 'scelle');
    t.horloge.avancer?.(120_000);
    await t.app.tasks.runDue();
    expect(t.fichiers.contenus.has('00000000-0000-4000-8000-000000000000')).toBe(false);
  });
});

test('un bulletin accepté dit au profil ce qui est prélevé, avec son mois', async () => {
  const qui = await t.personne();
  const vrai = bulletinVrai(4);
  const lu = await lire(
    qui,
    enPdf([(MISES_EN_PAGE_BULLETIN[1] ?? MISES_EN_PAGE_BULLETIN[0])?.(vrai) ?? (() => undefined)]),
  );
  const acceptes = lu.faits.map(({ chemin }) => chemin);
  await t.injecter({
    method: 'POST',
    url: `/api/documents/${lu.id}/faits`,
    headers: qui.entetes,
    payload: { acceptes },
  });
  const profil = (await t.injecter({ url: '/api/user-profile', headers: qui.entetes })).json<Profil>();
  expect(profil).toMatchObject({
    retenue_annee: vrai.annee,
    retenue_mois: vrai.mois,
    retenue_cumul: Math.round(vrai.cumulImpot),
    retenue_mensuelle: Math.round(vrai.impot),
  });
});

describe('un mauvais fichier est refusé clairement', () => {
  test.each([
    ['absent', new Uint8Array(), undefined, 422, 'DOCUMENT_ABSENT'],
    ['dans un autre champ', enPdf([avis(0).dessin]), 'autre', 422, 'DOCUMENT_ABSENT'],
    ['exécutable renommé', executable(), undefined, 415, 'DOCUMENT_TYPE_REFUSE'],
    ['de 50 Mo', new Uint8Array(50 * 1024 * 1024), undefined, 413, 'DOCUMENT_TROP_LOURD'],
    ['d’un octet de trop', new Uint8Array(10 * 1024 * 1024 + 1), undefined, 413, 'DOCUMENT_TROP_LOURD'],
  ])('au dépôt : %s', async (_nom, octets, champ, statut, code) => {
    const reponse = await deposer(await t.personne(), octets, {}, champ);
    expect([reponse.statusCode, reponse.json<{ code: string }>().code]).toEqual([statut, code]);
  });

  test.each([
    ['chiffré', chiffre(), 'DOCUMENT_CHIFFRE'],
    ['avec un programme', scripte(), 'DOCUMENT_AVEC_SCRIPT'],
    ['avec un autre fichier dedans', avecUnFichier(), 'DOCUMENT_AVEC_FICHIERS'],
    ['de vingt et une pages', deTropDePages(), 'DOCUMENT_TROP_DE_PAGES'],
    ['abîmé', Buffer.from('%PDF-1.7 rien'), 'DOCUMENT_ILLISIBLE'],
    ['sans rapport', sansRapport(), 'DOCUMENT_NON_RECONNU'],
  ])('à la lecture : %s', async (_nom, octets, code) => {
    const lu = await lire(await t.personne(), octets);
    expect(lu).toMatchObject({ etat: 'refuse', refus: { code } });
    expect(t.fichiers.contenus.has(lu.id)).toBe(false);
  });

  test('une bombe est arrêtée, et le serveur répond pendant ce temps', async () => {
    const qui = await t.personne();
    const depot = await deposer(qui, bombe());
    expect(depot.statusCode).toBe(202);
    const { id } = depot.json<{ id: string }>();
    expect((await t.injecter({ url: '/healthz' })).statusCode).toBe(200);
    await expect.poll(async () => (await relire(qui, id)).etat).toBe('refuse');
    expect((await relire(qui, id)).refus?.code).toMatch(/^DOCUMENT_TROP_L/);
  });
});
