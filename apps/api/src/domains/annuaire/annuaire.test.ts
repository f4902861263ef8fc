import {
  type MaFicheAnnuaire,
  type PageAnnuaire,
  type ProfessionnelAnnuaire,
  TEXTE_ACCORD_ANNUAIRE,
} from '@francis/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { cabinets, journalAudit, membresCabinet, utilisateurs } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';

const t = avecApplication();
const ACCORD = { accord: true, texte: TEXTE_ACCORD_ANNUAIRE.version };
const RIEN = { nom: false, cabinet: false, ville: null, metiers: [], sujets: [], langues: [], presentation: null };
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';

let alpha: Personne;
let beta: Personne;
let particulier: Personne;

const appeler = (qui: Personne | undefined, method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  t.injecter({ method, url, ...(qui && { headers: qui.entetes }), ...(payload && { payload }) });
const publier = (qui: Personne, choix: object) =>
  appeler(qui, 'PUT', '/api/pro/annuaire', { ...RIEN, accord: ACCORD, ...choix });
const publie = async (qui: Personne, choix: object): Promise<string> => {
  const reponse = await publier(qui, choix);
  expect(reponse.statusCode).toBe(200);
  return reponse.json<MaFicheAnnuaire>().fiche?.id ?? '';
};
const chercher = async (criteres = ''): Promise<PageAnnuaire> => {
  const reponse = await appeler(particulier, 'GET', `/api/annuaire${criteres}`);
  expect(reponse.statusCode).toBe(200);
  return reponse.json<PageAnnuaire>();
};
const sansNumero = (corps: object) => ({ ...corps, requestId: '' });
const nommer = (qui: Personne, nomComplet: string) =>
  t.base.queries.update(utilisateurs).set({ nomComplet }).where(eq(utilisateurs.id, qui.id));

beforeAll(async () => {
  [alpha, beta] = [await t.personne('professionnel'), await t.personne('professionnel')];
  particulier = await t.personne();
  await nommer(alpha, 'Éloïse Marchand');
  await nommer(beta, 'Bastien Roy');
  for (const [qui, nom] of [
    [alpha, 'Alpha Patrimoine'],
    [beta, 'Bêta Conseil'],
  ] as const) {
    await appeler(qui, 'GET', '/api/pro/annuaire');
    const [membre] = await t.base.queries.select().from(membresCabinet).where(eq(membresCabinet.utilisateurId, qui.id));
    await t.base.queries
      .update(cabinets)
      .set({ nom })
      .where(eq(cabinets.id, membre?.cabinetId ?? ''));
  }
});

describe('Paraître dans l’annuaire', () => {
  test('personne n’y est sans l’avoir choisi', async () => {
    const mienne = (await appeler(alpha, 'GET', '/api/pro/annuaire')).json<MaFicheAnnuaire>();
    expect(mienne).toEqual({ fiche: null, possible: { nom: 'Éloïse Marchand', cabinet: 'Alpha Patrimoine' } });
    expect((await chercher()).professionnels).toEqual([]);
  });

  test.each([
    ['sans accord', { nom: true, accord: { ...ACCORD, accord: false } }],
    ['sur un autre texte', { nom: true, accord: { ...ACCORD, texte: '2020-01' } }],
    ['sans rien qui désigne', { ville: 'Lyon' }],
    ['avec un revenu', { nom: true, revenu: 42_000 }],
    ['avec un métier inventé', { metiers: ['mage'] }],
    ['avec deux fois le même sujet', { nom: true, sujets: ['ifi', 'ifi'] }],
    ['avec une présentation trop longue', { nom: true, presentation: 'a'.repeat(601) }],
  ])('est refusé %s', async (_cas, choix) => {
    expect((await publier(alpha, choix)).statusCode).toBe(422);
    expect((await chercher()).professionnels).toEqual([]);
  });

  test('est refusé tant que l’adresse n’est pas prouvée, et à un particulier', async () => {
    const neuf = await t.personneNonProuvee('professionnel');
    expect((await publier(neuf, { nom: true })).statusCode).toBe(403);
    expect((await publier(particulier, { nom: true })).statusCode).toBe(403);
  });

  test('ne montre que les champs choisis, et date l’accord', async () => {
    const id = await publie(alpha, { metiers: ['conseiller-fiscal'], ville: 'Lyon' });
    const vue = (await appeler(particulier, 'GET', `/api/annuaire/${id}`)).json<ProfessionnelAnnuaire>();
    expect(vue).toEqual({
      id,
      nom: null,
      cabinet: null,
      ville: 'Lyon',
      metiers: ['conseiller-fiscal'],
      sujets: [],
      langues: [],
      presentation: null,
    });
    expect(id).not.toBe(alpha.id);
    const { fiche } = (await appeler(alpha, 'GET', '/api/pro/annuaire')).json<MaFicheAnnuaire>();
    expect([fiche?.texte, fiche?.publieeLe]).toEqual([TEXTE_ACCORD_ANNUAIRE.version, t.horloge.now().toISOString()]);
    // Another choice replaces the first one, under the same identifier.
    expect(await publie(alpha, { nom: true, cabinet: true })).toBe(id);
    const autre = (await appeler(beta, 'GET', `/api/annuaire/${id}`)).json<ProfessionnelAnnuaire>();
    expect([autre.nom, autre.cabinet, autre.ville]).toEqual(['Éloïse Marchand', 'Alpha Patrimoine', null]);
  });

  test('cesse aussitôt : la fiche n’existe plus, comme si elle n’avait jamais existé', async () => {
    const id = await publie(alpha, { nom: true });
    expect((await appeler(alpha, 'DELETE', '/api/pro/annuaire')).statusCode).toBe(204);
    const [retiree, inconnue] = [
      await appeler(particulier, 'GET', `/api/annuaire/${id}`),
      await appeler(particulier, 'GET', `/api/annuaire/${INCONNU}`),
    ];
    expect([retiree.statusCode, inconnue.statusCode]).toEqual([404, 404]);
    expect(sansNumero(retiree.json<object>())).toEqual(sansNumero(inconnue.json<object>()));
    expect((await chercher()).professionnels).toEqual([]);
    expect((await appeler(alpha, 'DELETE', '/api/pro/annuaire')).statusCode).toBe(204);
    const traces = await t.base.queries.select().from(journalAudit).where(eq(journalAudit.ressource, 'annuaire'));
    expect(new Set(traces.map(({ action }) => action))).toEqual(new Set(['annuaire.publie', 'annuaire.retire']));
  });

  test('cesse avec le compte, et le nom du cabinet avec l’appartenance', async () => {
    const parti = await t.personne('professionnel');
    const id = await publie(parti, { nom: true, cabinet: true });
    await t.base.queries.delete(membresCabinet).where(eq(membresCabinet.utilisateurId, parti.id));
    const vue = (await appeler(particulier, 'GET', `/api/annuaire/${id}`)).json<ProfessionnelAnnuaire>();
    expect([vue.nom, vue.cabinet]).toEqual(['Ada Lovelace', null]);
    await t.base.queries
      .update(utilisateurs)
      .set({ desactiveLe: t.horloge.now() })
      .where(eq(utilisateurs.id, parti.id));
    expect((await appeler(particulier, 'GET', `/api/annuaire/${id}`)).statusCode).toBe(404);
    expect((await chercher('?recherche=Lovelace')).professionnels).toEqual([]);
  });
});

describe('Chercher dans l’annuaire', () => {
  beforeAll(async () => {
    await publie(alpha, {
      nom: true,
      cabinet: true,
      ville: 'Saint-Étienne',
      sujets: ['locatif'],
      langues: ['fr', 'de'],
    });
    await publie(beta, { nom: true, metiers: ['notaire'], ville: 'Paris', sujets: ['transmission'], langues: ['fr'] });
  });

  test('n’est ouvert qu’aux personnes connectées', async () => {
    expect((await appeler(undefined, 'GET', '/api/annuaire')).statusCode).toBe(401);
    expect((await appeler(undefined, 'GET', `/api/annuaire/${INCONNU}`)).statusCode).toBe(401);
  });

  test.each([
    ['', ['Bastien Roy', 'Éloïse Marchand']],
    ['?recherche=eloise', ['Éloïse Marchand']],
    ['?recherche=PATRIMOINE', ['Éloïse Marchand']],
    ['?recherche=arim', []],
    ['?recherche=%25', []],
    ['?ville=saint%20etienne', ['Éloïse Marchand']],
    ['?ville=Pari', []],
    ['?metier=notaire', ['Bastien Roy']],
    ['?sujet=locatif&langue=de', ['Éloïse Marchand']],
    ['?sujet=locatif&metier=notaire', []],
  ])('« %s » donne %j', async (criteres, noms) => {
    expect((await chercher(criteres)).professionnels.map(({ nom }) => nom)).toEqual(noms);
  });

  test('ne trouve pas quelqu’un par un cabinet qu’il ne montre pas', async () => {
    expect((await chercher('?recherche=Conseil')).professionnels).toEqual([]);
  });

  test('donne chacun une fois, de page en page, ceux sans nom à la fin', async () => {
    for (let i = 0; i < 22; i += 1) {
      const qui = await t.personne('professionnel');
      await nommer(qui, `Zoé ${String(i % 3)}`);
      await publie(qui, i === 7 ? { metiers: ['notaire'], ville: 'Brest' } : { nom: true, ville: 'Brest' });
    }
    const premiere = await chercher('?ville=brest');
    expect(premiere.professionnels).toHaveLength(20);
    const seconde = await chercher(`?ville=brest&apres=${encodeURIComponent(premiere.suivant ?? '')}`);
    expect([seconde.professionnels.length, seconde.suivant, seconde.professionnels.at(-1)?.nom]).toEqual([
      2,
      null,
      null,
    ]);
    const tous = [...premiere.professionnels, ...seconde.professionnels].map(({ id }) => id);
    expect(new Set(tous).size).toBe(22);
    expect((await appeler(particulier, 'GET', '/api/annuaire?apres=ailleurs')).statusCode).toBe(422);
  });
});
