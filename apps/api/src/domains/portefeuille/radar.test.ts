import { type AnalyseIrpp, type Client, type NoeudTrace, RadarDesLois } from '@francis/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { cite } from '../analyses/traces.ts';
import { analysesClients } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';

const t = avecApplication();
const COUPLE = {
  nom_client: 'Lacombe',
  prenom_client: 'Étienne',
  situation_maritale_client: 'Marié(e)',
  nombre_enfants_a_charge_client: 0,
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 92_000,
  statut_professionnel_client2: 'Fonctionnaire',
  revenu_net_annuel_client2: 54_000,
};

async function analyser(qui: Personne): Promise<AnalyseIrpp> {
  const payload = { data: COUPLE };
  const cree = await t.injecter({ method: 'POST', url: '/api/pro/clients', headers: qui.entetes, payload });
  const url = `/api/pro/clients/${cree.json<{ client: Client }>().client.id}/analyze_irpp_2025`;
  return (await t.injecter({ method: 'POST', url, headers: qui.entetes })).json<AnalyseIrpp>();
}
const radar = async (qui: Personne, suite = ''): Promise<RadarDesLois> =>
  RadarDesLois.parse((await t.injecter({ url: `/api/pro/portefeuille/radar${suite}`, headers: qui.entetes })).json());

let pro: Personne;
let autre: Personne;
let analyse: AnalyseIrpp;

beforeAll(async () => {
  pro = await t.personne('professionnel');
  autre = await t.personne('professionnel');
  analyse = await analyser(pro);
  await analyser(pro);
});

test('rien ne bouge tant que la loi est la même ; une loi changée nomme l’analyse, le chiffre et l’article', async () => {
  expect(await radar(pro)).toEqual({ relues: 2, lignes: [], suivant: null, rejeu: null });
  const [gardee] = await t.base.queries.select().from(analysesClients).where(eq(analysesClients.id, analyse.id));
  const { resultat } = gardee ?? {};
  if (!resultat?.trace || !resultat.chiffres) throw new Error('the analysis was kept');
  // As if it had been made under an older law: a lower threshold, and the higher tax that followed.
  const vieillir = (noeud: NoeudTrace): NoeudTrace => ({
    ...noeud,
    parametres: noeud.parametres.map((p) => (p.nom === 'bareme.seuil_2' ? { ...p, valeur: p.valeur - 1_000 } : p)),
    enfants: noeud.enfants.map(vieillir),
  });
  const avant = resultat.chiffres.total + 380;
  await t.base.queries
    .update(analysesClients)
    .set({
      parametres: 'une-autre-loi',
      resultat: {
        ...resultat,
        chiffres: { ...resultat.chiffres, total: avant },
        trace: vieillir(resultat.trace),
      },
    })
    .where(eq(analysesClients.id, analyse.id));
  const { lignes } = await radar(pro);
  expect(lignes).toMatchObject([
    {
      client: { nom_client: 'Lacombe' },
      analyse: { id: analyse.id },
      avant,
      apres: avant - 380,
      ecart: -380,
      loi: [{ article: expect.stringContaining('197') }],
    },
  ]);
  expect(await radar(autre)).toEqual({ relues: 0, lignes: [], suivant: null, rejeu: null });
});

test('un texte nomme les analyses qui s’appuient sur lui, et elles seules', async () => {
  expect((await radar(pro, '?article=197')).lignes).toHaveLength(2);
  expect((await radar(pro, '?article=1197')).lignes).toEqual([]);
  expect((await radar(autre, '?article=197')).lignes).toEqual([]);
});

test('une suite inventée est refusée', async () => {
  const url = '/api/pro/portefeuille/radar?apres=demain';
  expect((await t.injecter({ url, headers: pro.entetes })).statusCode).toBe(422);
});

test.each([
  ['CGI art. 197, I-1', '197', true],
  ['CGI art. 197 A', 'art. 197', true],
  ['CGI art. 1197', '197', false],
  ['CGI art. 163 quatervicies', 'CGI art. 163 quatervicies', true],
  ['CGI art. 163', '163 quatervicies', false],
  ['CGI art. 197', ' , ', false],
])('« %s » cite « %s » : %s', (reference, cherche, attendu) => {
  expect(cite(reference, cherche)).toBe(attendu);
});
