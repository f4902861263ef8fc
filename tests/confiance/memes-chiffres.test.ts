import { creerAssistantEmbarque } from '@francis/assistant';
import type { AnalyseIrpp, ArbitrageClient, Client, QuestionReponse } from '@francis/contract';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { enEuros } from '../../apps/api/src/domains/analyses/calcul/ecrire.ts';
import { avecApplication, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { lirePdf } from '../../apps/api/src/testing/lire-pdf.ts';
import { lignesIrpp } from '../../apps/web/src/domains/clients/analyses/figures.ts';

/** How many generated files are read back: a few by default, two hundred in the long run. */
const NOMBRE = process.env['FRANCIS_TEST_LONG'] ? 200 : 2;
const EXPORTS = ['export-pdf', 'export-excel', 'export-csv', 'export-analysis-pdf', 'export-irpp-pdf'] as const;

const t = avecApplication({ env: { QUOTA_GRATUIT: '1000', QUESTIONS_PAR_MINUTE: '1000' } });
const embarque = creerAssistantEmbarque();
beforeEach(() => {
  t.assistant.comportement = async (demande) => {
    for await (const e of embarque.repondre(demande)) if (e.type === 'reponse') return e.reponse;
    throw new Error('no answer');
  };
});

const SITUATIONS = ['Célibataire', 'Marié(e)', 'Pacsé(e)', 'Divorcé(e)', 'Veuf/Veuve'] as const;

/** A file of its own for each rank: situations, ages, incomes, gains, children and facts vary together. */
function genere(i: number): object {
  const couple = i % 5 === 1 || i % 5 === 2;
  const enfants = i % 4;
  return {
    nom_client: `Généré-${i}`,
    prenom_client: 'Zoé',
    situation_maritale_client: SITUATIONS[i % SITUATIONS.length],
    date_naissance_client: `${1945 + ((i * 7) % 55)}-03-0${1 + (i % 9)}`,
    nombre_enfants_a_charge_client: enfants,
    details_enfants_client: Array.from({ length: enfants }, (_, k) => ({
      prenom: `Enfant ${k}`,
      date_naissance: `${2006 + ((i + k * 3) % 18)}-05-14`,
    })),
    statut_professionnel_client1: 'Salarié',
    revenu_net_annuel_client1: 12_000 + ((i * 7_919) % 180_000) + 0.5 * (i % 2),
    ...(couple && { statut_professionnel_client2: 'Salarié', revenu_net_annuel_client2: (i * 3_571) % 90_000 }),
    revenus_capitaux_mobiliers_foyer: i % 3 === 0 ? (i * 613) % 40_000 : 0,
    plus_values_mobilieres_foyer: i % 7 === 0 ? (i * 1_237) % 60_000 : 0,
    revenus_fonciers_annuels_bruts_foyer: i % 6 === 0 ? (i * 431) % 14_000 : 0,
    faits_fiscaux_client: {
      'foyer.dons_66': (i * 97) % 900,
      ...(i % 4 === 1 && { 'foyer.emploi_domicile': 2_400 }),
      'projet.declarant1.per_versements': 1_000 + (i % 9) * 500,
    },
  };
}

const appeler = async <T>(qui: Personne, url: string, payload: object = {}): Promise<T> =>
  (await t.injecter({ method: 'POST', url, headers: qui.entetes, payload })).json<T>();

/** Every number of a workbook's sheet. */
function nombresDe(octets: Buffer, numero: number): ReadonlySet<number> {
  const fichiers = unzipSync(new Uint8Array(octets));
  const xml = strFromU8(fichiers[`xl/worksheets/sheet${numero}.xml`] ?? new Uint8Array());
  return new Set([...xml.matchAll(/<v>([^<]+)<\/v>/g)].map(([, v]) => Number(v)));
}

const espaces = (texte: string): string => texte.replaceAll(/[\u00a0\u202f]/g, ' ');

test(`PDF, Excel, CSV, écran, chat et API disent les mêmes chiffres, pour ${NOMBRE} dossiers générés`, {
  timeout: 1_200_000,
}, async () => {
  const pro = await t.personne('professionnel');
  const ailleurs = await t.personne('professionnel');
  let chiffrees = 0;
  for (let i = 0; i < NOMBRE; i += 1) {
    const { client } = await appeler<{ client: Client }>(pro, '/api/pro/clients', { data: genere(i) });
    const chemin = `/api/pro/clients/${client.id}`;
    const api = await appeler<AnalyseIrpp>(pro, `${chemin}/analyze_irpp_2025`);
    const attendus = {
      revenu_brut_global: api.revenu_brut_global,
      revenu_net_imposable: api.revenu_net_imposable,
      impot_brut_calcule: api.impot_brut_calcule,
      impot_final_estime: api.impot_final_estime,
      prelevements_sociaux: api.chiffres.prelevements_sociaux,
      total: api.chiffres.total,
    };
    const exports = await Promise.all(
      EXPORTS.map((quoi) => t.injecter({ url: `${chemin}/${quoi}`, headers: pro.entetes })),
    );
    const [pdf, excel, csv, analyse, irpp] = exports;
    const textes = await Promise.all(
      [pdf, analyse, irpp].map(async (r) => (await lirePdf(r?.rawPayload ?? Buffer.alloc(0))).texte),
    );
    const nombres = nombresDe(excel?.rawPayload ?? Buffer.alloc(0), 2);
    const ecran = lignesIrpp(api).map(([, valeur]) => espaces(valeur));
    for (const [nom, valeur] of Object.entries(attendus)) {
      const ecrit = espaces(enEuros(valeur));
      for (const texte of textes) expect([i, nom, texte.includes(ecrit)]).toEqual([i, nom, true]);
      expect([i, nom, nombres.has(valeur)]).toEqual([i, nom, true]);
      expect([i, nom, csv?.body.includes(`"${nom}";${String(valeur).replace('.', ',')}`)]).toEqual([i, nom, true]);
    }
    // The screen draws the total in its own bars, and leaves out levies of nothing.
    const { total: _total, prelevements_sociaux: ps, ...lignes } = attendus;
    for (const valeur of [...Object.values(lignes), ...(ps > 0 ? [ps] : [])])
      expect([i, valeur, ecran.includes(espaces(enEuros(valeur)))]).toEqual([i, valeur, true]);
    for (const piste of api.pistes)
      expect([i, piste.id, textes[1]?.includes(espaces(enEuros(piste.gain)))]).toEqual([i, piste.id, true]);

    const arbitrages = (await t.injecter({ url: `${chemin}/arbitrages`, headers: pro.entetes })).json<
      ArbitrageClient[]
    >();
    const ranges = nombresDe(excel?.rawPayload ?? Buffer.alloc(0), 5);
    for (const { id, options } of arbitrages)
      for (const { cout, reste } of options)
        for (const valeur of [cout, reste]) {
          expect([i, id, valeur, textes[1]?.includes(espaces(enEuros(valeur)))]).toEqual([i, id, valeur, true]);
          expect([i, id, valeur, ranges.has(valeur)]).toEqual([i, id, valeur, true]);
        }

    const chat = await appeler<QuestionReponse>(pro, `${chemin}/ask_francis`, {
      query: 'Quel est son impôt sur les revenus 2025 ?',
    });
    const dit = chat.calculs.find(({ regle }) => regle === 'ir.impot_final');
    const ecrit = espaces(chat.answer).includes(espaces(enEuros(Math.abs(api.impot_final_estime))));
    chiffrees += dit ? 1 : 0;
    // The same figure, or a question back: never another figure.
    const trouve = dit ? [dit.valeur, ecrit] : [chat.statut];
    expect([i, ...trouve]).toEqual([i, ...(dit ? [api.impot_final_estime, true] : ['clarification'])]);

    // Another firm reads none of it.
    for (const quoi of [...EXPORTS, 'arbitrages'])
      expect((await t.injecter({ url: `${chemin}/${quoi}`, headers: ailleurs.entetes })).statusCode).toBe(404);
  }
  // A chat that only asked back would have compared nothing.
  expect(chiffrees).toBeGreaterThanOrEqual(NOMBRE / 2);
});
