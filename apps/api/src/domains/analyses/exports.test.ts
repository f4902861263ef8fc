import { randomUUID } from 'node:crypto';
import { type Client, type Erreur, SECTIONS_CLIENT } from '@francis/contract';
import { createCanvas } from '@napi-rs/canvas';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { DOSSIER } from '../../testing/dossier-client.ts';
import { lirePdf } from '../../testing/lire-pdf.ts';

const t = avecApplication();
const EXPORTS = ['export-pdf', 'export-excel', 'export-csv', 'export-analysis-pdf', 'export-irpp-pdf'] as const;

const ouvrir = async (qui: Personne, data: object): Promise<string> => {
  const reponse = await t.injecter({
    method: 'POST',
    url: '/api/pro/clients',
    headers: qui.entetes,
    payload: { data },
  });
  return reponse.json<{ client: Client }>().client.id;
};
const exporter = (qui: Personne, id: string, quoi: string) =>
  t.injecter({ url: `/api/pro/clients/${id}/${quoi}`, headers: qui.entetes });
/** Numbers of one sheet, by the name that stands on their line. */
function feuille(octets: Buffer, numero: number): { readonly xml: string; readonly nombres: ReadonlySet<number> } {
  const fichiers = unzipSync(new Uint8Array(octets));
  const xml = strFromU8(fichiers[`xl/worksheets/sheet${numero}.xml`] ?? new Uint8Array());
  return { xml, nombres: new Set([...xml.matchAll(/<v>([^<]+)<\/v>/g)].map(([, v]) => Number(v))) };
}

describe('les exports', () => {
  test('chaque fichier porte son nom, et le dossier entier s’y lit', async () => {
    const pro = await t.personne('professionnel');
    const id = await ouvrir(pro, DOSSIER);
    const jour = t.horloge.now().toISOString().slice(0, 10);
    const noms = ['fiche_client', 'fiche_client', 'fiche_client', 'analyse_client', 'analyse_irpp_client'];
    const types = ['pdf', 'xlsx', 'csv', 'pdf', 'pdf'];
    const reponses = await Promise.all(EXPORTS.map((quoi) => exporter(pro, id, quoi)));
    reponses.forEach(({ headers }, i) =>
      expect(headers['content-disposition']).toBe(`attachment; filename="${noms[i]}_${id}_${jour}.${types[i]}"`),
    );
    const [pdf, excel, csv] = reponses;
    const lu = await lirePdf(pdf?.rawPayload ?? Buffer.alloc(0));
    expect([lu.langue, lu.titre]).toEqual(['fr-FR', 'Dossier client d’Ada Lovelace']);
    for (const { titre } of SECTIONS_CLIENT) expect(lu.texte).toContain(titre);
    for (const valeur of ['64 500,50 €', '10 décembre 1980', 'Annabella', 'Cabinet d’Ada Lovelace', 'Non'])
      expect([valeur, lu.texte.includes(valeur)]).toEqual([valeur, true]);
    // What the firm writes for itself is not handed over.
    expect(lu.texte).not.toContain(DOSSIER.notes_internes_pro);
    expect(csv?.body).toContain('"revenu_net_annuel_client1";64500,5');
    expect(feuille(excel?.rawPayload ?? Buffer.alloc(0), 1).nombres.has(64_500.5)).toBe(true);
  });

  test('chaque montant s’écrit en euros, et le rendez-vous comme on le lit', async () => {
    const pro = await t.personne('professionnel');
    const id = await ouvrir(pro, {
      nom_client: 'Sand',
      prenom_client: 'George',
      valeur_entreprise_parts_sociales: 780_000,
      credits_consommation_encours_total: 4_200,
      vehicules_valeur_estimee: 0,
      personnes_dependantes_client: 1,
      prochain_rendez_vous_pro: '2099-12-02T09:05',
    });
    const [pdf, excel] = await Promise.all(EXPORTS.map((quoi) => exporter(pro, id, quoi)));
    const { texte } = await lirePdf(pdf?.rawPayload ?? Buffer.alloc(0));
    const lu = texte.replace(/\s/g, ' ');
    for (const valeur of ['780 000 €', '4 200 €', 'Véhicules 0 €', '2 décembre 2099 à 9 h 05'])
      expect([valeur, lu.includes(valeur)]).toEqual([valeur, true]);
    expect(lu).not.toContain('1 €');
    // A moment of a spreadsheet, in days since 1900.
    const jours = (Date.UTC(2099, 11, 2, 9, 5) - Date.UTC(1899, 11, 30)) / 86_400_000;
    const { nombres } = feuille(excel?.rawPayload ?? Buffer.alloc(0), 1);
    expect([...nombres].some((n) => Math.abs(n - jours) < 1e-6)).toBe(true);
  });

  test('aucun texte d’un dossier ne devient une formule, ni en CSV ni en Excel', async () => {
    const pro = await t.personne('professionnel');
    const id = await ouvrir(pro, { nom_client: '=1+1', prenom_client: '@SUM(A1)', ville_client: '+cmd|calc' });
    const [, excel, csv] = await Promise.all(EXPORTS.map((quoi) => exporter(pro, id, quoi)));
    for (const texte of ['=1+1', '@SUM(A1)', '+cmd|calc']) expect(csv?.body).toContain(`"'${texte}"`);
    const { xml } = feuille(excel?.rawPayload ?? Buffer.alloc(0), 1);
    expect(xml).not.toContain('<f>');
  });

  test('un dossier vide s’exporte sans chiffre ; son analyse ne se dessine pas', async () => {
    const pro = await t.personne('professionnel');
    const id = await ouvrir(pro, { nom_client: 'Vide', prenom_client: 'Jean' });
    for (const quoi of ['export-pdf', 'export-excel', 'export-csv'])
      expect((await exporter(pro, id, quoi)).statusCode).toBe(200);
    for (const quoi of ['export-analysis-pdf', 'export-irpp-pdf']) {
      const reponse = await exporter(pro, id, quoi);
      expect([reponse.statusCode, reponse.json<Erreur>().code]).toEqual([422, 'DOSSIER_INCALCULABLE']);
    }
  });

  test('le PDF porte le logo du cabinet, et de lui seul', async () => {
    const [avec, sans] = [await t.personne('professionnel'), await t.personne('professionnel')];
    const image = createCanvas(60, 20).toBuffer('image/png').toString('base64');
    const url = '/api/pro/cabinet/logo';
    await t.injecter({ method: 'PUT', url, headers: avec.entetes, payload: { image } });
    const images = [];
    for (const qui of [avec, sans]) {
      const pdf = await exporter(qui, await ouvrir(qui, DOSSIER), 'export-pdf');
      expect(pdf.statusCode).toBe(200);
      images.push(pdf.rawPayload.includes('/Subtype /Image'));
    }
    expect(images).toEqual([true, false]);
  });

  test('le client d’un autre cabinet ne s’exporte pas plus que celui de personne', async () => {
    const [alpha, beta] = [await t.personne('professionnel'), await t.personne('professionnel')];
    const sien = await ouvrir(alpha, DOSSIER);
    for (const quoi of EXPORTS) {
      const corps = await Promise.all([sien, randomUUID()].map((id) => exporter(beta, id, quoi)));
      expect(corps.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
      const [etranger, personne] = corps.map(({ body }) => body.replace(/"requestId":"[^"]+"/, ''));
      expect(etranger).toBe(personne);
    }
  });
});
