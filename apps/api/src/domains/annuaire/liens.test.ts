import type {
  Blocages,
  MaFicheAnnuaire,
  MaRecherche,
  PageAnnuaire,
  ProfessionnelsAccordes,
  ProfessionnelsAnnuaire,
} from '@francis/contract';
import { TEXTE_ACCORD_ANNUAIRE } from '@francis/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { accordDe, rechercheDuProfil } from './accord.ts';

const t = avecApplication();
const ACCORD = { accord: true, texte: TEXTE_ACCORD_ANNUAIRE.version };
const RIEN = { nom: true, cabinet: false, ville: null, metiers: [], sujets: [], langues: [], presentation: null };
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
const CHERCHE = { ville: 'Lyon', metiers: ['notaire'], sujets: ['retraite', 'locatif'], langues: [] };

let pro: Personne;
let autre: Personne;
let qui: Personne;
let fiche: string;
let autreFiche: string;

const appeler = (personne: Personne, method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  t.injecter({ method, url, headers: personne.entetes, ...(payload && { payload }) });
const publier = async (personne: Personne, choix: object): Promise<string> => {
  const reponse = await appeler(personne, 'PUT', '/api/pro/annuaire', { ...RIEN, accord: ACCORD, ...choix });
  expect(reponse.statusCode).toBe(200);
  return reponse.json<MaFicheAnnuaire>().fiche?.id ?? '';
};
const suivis = async (personne: Personne) =>
  (await appeler(personne, 'GET', '/api/annuaire/suivis')).json<ProfessionnelsAnnuaire>().professionnels;
const vus = async (personne: Personne) =>
  (await appeler(personne, 'GET', '/api/annuaire')).json<PageAnnuaire>().professionnels.map(({ id }) => id);
const sansNumero = (corps: object) => ({ ...corps, requestId: '' });

beforeAll(async () => {
  [pro, autre, qui] = [await t.personne('professionnel'), await t.personne('professionnel'), await t.personne()];
  fiche = await publier(pro, { ville: 'LYON', metiers: ['notaire'], sujets: ['retraite'] });
  autreFiche = await publier(autre, { ville: 'Lyon', sujets: ['ifi'] });
});

describe('Suivre', () => {
  test('se fait et se refait sans rien changer, et n’est su de personne d’autre', async () => {
    for (let i = 0; i < 2; i += 1) {
      expect((await appeler(qui, 'PUT', `/api/annuaire/${fiche}/suivi`)).statusCode).toBe(204);
    }
    expect((await suivis(qui)).map(({ id }) => id)).toEqual([fiche]);
    expect(await suivis(pro)).toEqual([]);
    const vue = (await appeler(autre, 'GET', `/api/annuaire/${fiche}`)).body;
    expect(vue).not.toMatch(/suivi/i);
    for (let i = 0; i < 2; i += 1) {
      expect((await appeler(qui, 'DELETE', `/api/annuaire/${fiche}/suivi`)).statusCode).toBe(204);
    }
    expect(await suivis(qui)).toEqual([]);
  });

  test('n’est possible que de qui paraît, et finit avec sa fiche', async () => {
    const parti = await t.personne('professionnel');
    const id = await publier(parti, { ville: 'Brest' });
    await appeler(qui, 'PUT', `/api/annuaire/${id}/suivi`);
    await appeler(parti, 'DELETE', '/api/pro/annuaire');
    expect(await suivis(qui)).toEqual([]);
    expect((await appeler(qui, 'PUT', `/api/annuaire/${id}/suivi`)).statusCode).toBe(404);
    expect((await appeler(qui, 'PUT', `/api/annuaire/${INCONNU}/suivi`)).statusCode).toBe(404);
  });
});

describe('Bloquer', () => {
  test('cache chacun à l’autre, comme s’il ne paraissait pas, jusqu’au déblocage', async () => {
    await appeler(autre, 'PUT', `/api/annuaire/${fiche}/suivi`);
    expect((await appeler(pro, 'PUT', `/api/annuaire/${autreFiche}/blocage`)).statusCode).toBe(204);
    expect((await appeler(pro, 'PUT', `/api/annuaire/${autreFiche}/blocage`)).statusCode).toBe(404);
    expect([await vus(pro), await vus(autre), await suivis(autre)]).toEqual([[fiche], [autreFiche], []]);
    expect(await vus(qui)).toHaveLength(2);
    const [bloquee, inconnue] = [
      await appeler(autre, 'GET', `/api/annuaire/${fiche}`),
      await appeler(autre, 'GET', `/api/annuaire/${INCONNU}`),
    ];
    expect(bloquee.statusCode).toBe(404);
    expect(sansNumero(bloquee.json<object>())).toEqual(sansNumero(inconnue.json<object>()));
    expect((await appeler(autre, 'GET', '/api/blocages')).json<Blocages>().blocages).toEqual([]);

    const [blocage] = (await appeler(pro, 'GET', '/api/blocages')).json<Blocages>().blocages;
    expect(blocage?.nom).toBe('Ada Lovelace');
    const adresse = `/api/blocages/${blocage?.id ?? ''}`;
    expect((await appeler(autre, 'DELETE', adresse)).statusCode).toBe(404);
    expect((await appeler(pro, 'DELETE', adresse)).statusCode).toBe(204);
    expect([(await vus(pro)).length, (await vus(autre)).length, (await suivis(autre)).length]).toEqual([2, 2, 1]);
  });

  test('n’est pas possible de soi', async () => {
    expect((await appeler(pro, 'PUT', `/api/annuaire/${fiche}/blocage`)).statusCode).toBe(422);
  });
});

describe('L’accord avec ce que l’on cherche', () => {
  test.each([
    [{}, ['Lyon', 'Notaire', 'Épargne retraite']],
    [{ ville: 'lyon ' }, ['lyon ', 'Notaire', 'Épargne retraite']],
    [{ ville: null }, ['Notaire', 'Épargne retraite']],
    [{ ville: 'Lyon-Vaise', metiers: ['avocat-fiscaliste' as const] }, ['Épargne retraite']],
  ])('compte la ville, le métier, la langue et chaque sujet : %j', (plus, tenus) => {
    const dit = { ville: 'Lyon', metiers: ['notaire' as const], sujets: ['retraite' as const], langues: [], ...plus };
    const voulu = { ville: 'Lyon', metiers: ['notaire' as const], sujets: ['retraite', 'locatif'] as const };
    expect(accordDe({ ...voulu, sujets: [...voulu.sujets], langues: ['fr', 'de'] }, dit)).toEqual({ tenus, sur: 5 });
  });

  test('ne lit du profil que la ville et l’objectif', () => {
    const riche = { revenu_annuel: 400_000, assurance_vie_valeur: 900_000, patrimoine_immobilier_valeur: 2_000_000 };
    expect(rechercheDuProfil(riche)).toEqual({ ville: null, metiers: [], sujets: [], langues: [] });
    expect(rechercheDuProfil({ ...riche, ville: 'Lyon', type_optimisation: 'retraite' })).toEqual({
      ville: 'Lyon',
      metiers: [],
      sujets: ['retraite'],
      langues: [],
    });
  });

  test('range d’abord qui en tient le plus, et dit lesquels', async () => {
    expect((await appeler(qui, 'GET', '/api/annuaire/accords')).json()).toEqual({ professionnels: [] });
    const gardee = await appeler(qui, 'PUT', '/api/annuaire/recherche', CHERCHE);
    expect(gardee.json<MaRecherche>().recherche).toEqual(CHERCHE);
    const { professionnels } = (await appeler(qui, 'GET', '/api/annuaire/accords')).json<ProfessionnelsAccordes>();
    expect(professionnels.map(({ id, accord }) => [id, accord])).toEqual([
      [fiche, { tenus: ['LYON', 'Notaire', 'Épargne retraite'], sur: 4 }],
      [autreFiche, { tenus: ['Lyon'], sur: 4 }],
    ]);
    const vide = { ville: null, metiers: [], sujets: [], langues: [] };
    const effacee = await appeler(qui, 'PUT', '/api/annuaire/recherche', vide);
    expect(effacee.json<MaRecherche>().recherche).toBeNull();
    expect((await appeler(qui, 'PUT', '/api/annuaire/recherche', { ...CHERCHE, revenu: 1 })).statusCode).toBe(422);
  });
});
