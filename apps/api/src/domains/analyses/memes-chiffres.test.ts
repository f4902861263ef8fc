import { creerAssistantEmbarque } from '@francis/assistant';
import {
  AnalyseIrpp,
  type Client,
  type LignePortefeuille,
  type PassagePortefeuille,
  type QuestionReponse,
  SITUATIONS_MARITALES,
  SyntheseClient,
} from '@francis/contract';
import { formaterEuros } from '@francis/presentation';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { lirePdf } from '../../testing/lire-pdf.ts';

const LONG = process.env['FRANCIS_TEST_LONG'] === '1';
/** The short run reads one file in twenty. */
const DOSSIERS = LONG ? 200 : 10;
const PAR_DOSSIER_MS = 15_000;

const t = avecApplication({ env: { QUESTIONS_PAR_MINUTE: '100000' } });
const embarque = creerAssistantEmbarque();

beforeEach(() => {
  t.assistant.comportement = async (demande) => {
    for await (const e of embarque.repondre(demande)) {
      if (e.type !== 'reponse') continue;
      t.assistant.appels = e.bilan?.appels ?? [];
      return e.reponse;
    }
    throw new Error('no answer');
  };
});

/** The same draw on every machine. */
function tirage(graine: number): (bornes: { readonly de: number; readonly a: number }) => number {
  let etat = graine * 2_654_435_761 + 1;
  return ({ de, a }) => {
    etat = (Math.imul(etat, 1_664_525) + 1_013_904_223) >>> 0;
    return de + Math.floor((etat / 2 ** 32) * (a - de + 1));
  };
}

/** A file as an adviser fills one: every situation, one or two earners, children, rents, capital, gifts. */
function dossier(i: number): Record<string, unknown> {
  const entre = tirage(i + 1);
  const parfois = (sur: number): boolean => entre({ de: 1, a: sur }) === 1;
  const situation = SITUATIONS_MARITALES[i % SITUATIONS_MARITALES.length];
  const couple = situation === 'Marié(e)' || situation === 'Pacsé(e)';
  const enfants = entre({ de: 0, a: 3 });
  return {
    nom_client: `Essai-${i}`,
    prenom_client: 'Camille',
    situation_maritale_client: situation,
    date_naissance_client: `${entre({ de: 1945, a: 1999 })}-03-14`,
    ...(couple && { date_mariage_pacs_client: '2011-05-02' }),
    nombre_enfants_a_charge_client: enfants,
    details_enfants_client: Array.from({ length: enfants }, () => ({
      prenom: 'Lou',
      date_naissance: `${entre({ de: 2009, a: 2024 })}-09-01`,
      garde_alternee: false,
    })),
    statut_professionnel_client1: 'Salarié',
    revenu_net_annuel_client1: entre({ de: 0, a: 180_000 }),
    ...(couple && {
      statut_professionnel_client2: 'Fonctionnaire',
      revenu_net_annuel_client2: entre({ de: 0, a: 70_000 }),
    }),
    ...(parfois(3) && {
      revenus_fonciers_annuels_bruts_foyer: entre({ de: 1_000, a: 40_000 }),
      charges_foncieres_deductibles_foyer: entre({ de: 0, a: 12_000 }),
    }),
    ...(parfois(4) && { revenus_capitaux_mobiliers_foyer: entre({ de: 50, a: 30_000 }) }),
    ...(parfois(4) && { plus_values_mobilieres_foyer: entre({ de: 50, a: 30_000 }) }),
    faits_fiscaux_client: {
      ...(!couple && enfants > 0 && parfois(2) && { 'foyer.parent_isole_T': parfois(2) }),
      ...(parfois(3) && { 'foyer.dons_66': entre({ de: 10, a: 5_000 }) }),
      ...(parfois(3) && { 'projet.declarant1.per_versements': entre({ de: 100, a: 8_000 }) }),
    },
    // A file whose children are counted only, or that stands overseas without saying since when.
    ...(parfois(3) && { details_enfants_client: [] }),
    ...(parfois(6) && { code_postal_client: '97400' }),
  };
}

/** `64 500,50 €` as a reader of papers gives it. */
const ecrit = (euros: number): string => formaterEuros(euros).replaceAll(/[\u00a0\u202f]/gu, ' ');

/** The figures of a tax, by the name of the API, whatever gives them. */
type Figures = Readonly<Record<string, number>>;
const NOMS = [
  'revenu_brut_global',
  'revenu_net_imposable',
  'nombre_parts',
  'impot_final_estime',
  'prelevements_sociaux',
  'total',
  'taux_marginal_imposition',
  'taux_moyen_imposition',
] as const;
const choisir = (lues: ReadonlyMap<string, unknown>): Figures =>
  Object.fromEntries(NOMS.map((nom) => [nom, Number(lues.get(nom))]));

function duCsv(corps: string): Figures {
  const lignes = corps.split('\r\n').map((ligne) => ligne.split(';').map((c) => c.replaceAll(/^"|"$/g, '')));
  const nom = lignes[0]?.indexOf('Nom') ?? -1;
  const valeur = lignes[0]?.indexOf('Valeur') ?? -1;
  return choisir(new Map(lignes.map((l) => [l[nom] ?? '', Number((l[valeur] ?? '').replace(',', '.'))])));
}

/** The second sheet, read as the spreadsheet holds it: shared texts, numbers as numbers, rates as fractions. */
function duClasseur(octets: Buffer): Figures {
  const fichiers = unzipSync(new Uint8Array(octets));
  const xml = (nom: string): string => strFromU8(fichiers[nom] ?? new Uint8Array());
  const textes = [...xml('xl/sharedStrings.xml').matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>/gs)].map(([, texte]) => texte);
  const lues = new Map<string, number>();
  for (const [, ligne = ''] of xml('xl/worksheets/sheet2.xml').matchAll(/<row[^>]*>(.*?)<\/row>/gs)) {
    const cellules = [...ligne.matchAll(/<c r="([A-Z])\d+"([^>]*)>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)/gs)];
    const de = (colonne: string): string | undefined => {
      const [, , attributs = '', ecrite, valeur] = cellules.find(([, c]) => c === colonne) ?? [];
      return attributs.includes('t="s"') ? textes[Number(valeur)] : (ecrite ?? valeur);
    };
    const nom = de('C') ?? '';
    lues.set(nom, Number(de('B')) * (nom.startsWith('taux_') ? 100 : 1));
  }
  return choisir(lues);
}

const auCentime = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([nom, valeur]) => [nom, Math.round(valeur * 100) / 100]));

const lire = (qui: Personne, url: string) => t.injecter({ url, headers: qui.entetes });
const poster = (qui: Personne, url: string, payload: object = {}) =>
  t.injecter({ method: 'POST', url, headers: qui.entetes, payload });

/** Every line of the portfolio, by client. */
async function portefeuille(qui: Personne): Promise<ReadonlyMap<string, LignePortefeuille>> {
  const ici = '/api/pro/portefeuille/passages';
  const { id } = (await poster(qui, ici)).json<PassagePortefeuille>();
  await t.app.jobs.runDue({ early: true });
  const lignes = await lire(qui, `${ici}/${id}/lignes?limite=200`);
  return new Map(lignes.json<LignePortefeuille[]>().map((ligne) => [ligne.client.id, ligne]));
}

test(
  `${DOSSIERS} dossiers tirés : le PDF, l’Excel, le CSV, l’écran, le portefeuille, l’API et le chat disent les mêmes chiffres`,
  async () => {
    const pro = await t.personne('professionnel');
    const ids: string[] = [];
    for (let i = 0; i < DOSSIERS; i += 1) {
      const cree = await poster(pro, '/api/pro/clients', { data: dossier(i) });
      expect([i, cree.statusCode]).toEqual([i, 201]);
      ids.push(cree.json<{ client: Client }>().client.id);
    }
    const lignes = await portefeuille(pro);
    let dits = 0;
    for (const [i, id] of ids.entries()) {
      const ici = `/api/pro/clients/${id}`;
      const irpp = AnalyseIrpp.parse((await poster(pro, `${ici}/analyze_irpp_2025`)).json());
      const deLApi = choisir(new Map(Object.entries({ ...irpp, ...irpp.chiffres })));
      expect([i, duCsv((await lire(pro, `${ici}/export-csv`)).body)]).toEqual([i, deLApi]);
      const classeur = (await lire(pro, `${ici}/export-excel`)).rawPayload;
      expect([i, auCentime(duClasseur(classeur))]).toEqual([i, auCentime(deLApi)]);
      const { chiffres, statut } = SyntheseClient.parse((await lire(pro, `${ici}/synthese`)).json());
      expect([
        i,
        statut,
        choisir(new Map(Object.entries({ ...chiffres, impot_final_estime: chiffres?.impot ?? 0 }))),
      ]).toEqual([i, irpp.statut, deLApi]);
      expect([i, lignes.get(id)?.impot, lignes.get(id)?.statut]).toEqual([i, irpp.chiffres.total, irpp.statut]);
      for (const quoi of ['export-irpp-pdf', 'export-analysis-pdf', 'export-pdf']) {
        const { texte } = await lirePdf((await lire(pro, `${ici}/${quoi}`)).rawPayload);
        for (const nom of ['impot_final_estime', 'revenu_net_imposable', 'total'] as const)
          expect([i, quoi, nom, texte.includes(ecrit(Math.abs(deLApi[nom] ?? Number.NaN)))]).toEqual([
            i,
            quoi,
            nom,
            true,
          ]);
      }
      // Where the file leaves a fact open, the chat gives each case with its condition: one of them is this figure.
      const question = { query: 'Quel est l’impôt de ce client ?', conversation_history: [], jurisdiction: 'FR' };
      const { calculs, statut: sur } = (await poster(pro, `${ici}/ask_francis`, question)).json<QuestionReponse>();
      const impots = calculs.filter(({ regle }) => regle === 'ir.impot_final').map(({ valeur }) => valeur);
      if (impots.length === 1) dits += 1;
      const sienne = impots.length === 0 || impots.includes(irpp.impot_final_estime);
      const ouverte = impots.length === 1 || sur !== 'exact';
      expect({ i, sienne, ouverte, impots, sur }).toMatchObject({ sienne: true, ouverte: true });
      // One rule says whether the figures of a file are sure, wherever they are read.
      expect([i, sur === 'exact' && irpp.statut !== 'exact']).toEqual([i, false]);
    }
    expect(dits).toBeGreaterThan(DOSSIERS / 2);
  },
  DOSSIERS * PAR_DOSSIER_MS,
);
