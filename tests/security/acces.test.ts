import { Erreur, type QuestionReponse } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { avecApplication, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { MINUTE } from '../../apps/api/src/testing/horloge.ts';
import { adresse, lireRoutes, type Route } from './routes.ts';

const t = avecApplication({ env: { QUESTIONS_PAR_MINUTE: '100000' } });
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
/** Answers without a session: closing one that is already closed is no error. */
const SANS_SESSION = ['POST /api/auth/logout'];

const appeler = (route: Route, id: string, headers: Record<string, string> = {}, payload: object = {}) =>
  t.injecter({
    method: route.methode,
    url: adresse(route, id),
    headers,
    ...(route.corps && { payload }),
  });

/** Client files are closed to individuals: `matrice-droits.test.ts` tries them as every kind of person. */
const estPro = ({ chemin }: Route): boolean => /^(\/api)?\/pro\//.test(chemin);
const nom = ({ methode, chemin }: Route): string => `${methode} ${chemin}`;

const sansIdentifiant = (corps: string): string => corps.replace(/"requestId":"[^"]+"/, '');
const cibler = async (victime: Personne): Promise<Record<string, string>> => {
  const question = await t.demander(victime, 'CANARI-DE-LA-VICTIME ?');
  return { id: question.json<QuestionReponse>().conversation_id, userId: victime.id };
};

describe('sans session', () => {
  test('chaque route protégée répond 401, quel que soit le corps', async () => {
    const routes = (await lireRoutes(t)).filter((r) => r.protegee && !SANS_SESSION.includes(nom(r)));
    expect(routes.length).toBeGreaterThan(10);
    for (const route of routes) {
      const reponse = await appeler(route, INCONNU);
      expect([nom(route), reponse.statusCode]).toEqual([nom(route), 401]);
      expect(Erreur.parse(reponse.json()).code).toBe('AUTHENTIFICATION_REQUISE');
    }
  });

  test('une session expirée n’ouvre aucune route', async () => {
    const { entetes } = await t.personne();
    t.horloge.avancer(31 * MINUTE);
    for (const route of (await lireRoutes(t)).filter((r) => r.protegee && !SANS_SESSION.includes(nom(r)))) {
      const reponse = await appeler(route, INCONNU, entetes);
      expect([nom(route), reponse.json<Erreur>().code]).toEqual([nom(route), 'SESSION_EXPIREE']);
    }
  });
});

describe('ce qui est à une autre personne', () => {
  const CORPS: Readonly<Record<string, object>> = {
    'PATCH /api/conversations/{id}': { titre: 'Pris' },
    'PATCH /api/conversations/{id}/situation': {
      version: 1,
      modifications: [{ chemin: 'foyer.situation', valeur: 'marie' }],
    },
    'POST /api/auth/factors/{id}/verify': { code: '123456' },
    'POST /api/documents/{id}/faits': { acceptes: [] },
    'PUT /api/messages/{id}/avis': { avis: 'utile' },
    'POST /api/annuaire/{id}/messages': { texte: 'Pris' },
    'POST /api/echanges/{id}/messages': { texte: 'Pris' },
    'PUT /api/echanges/{id}/lecture': { rang: 1 },
    'POST /api/paiement-essai/{id}': { issue: 'payer' },
    'PATCH /api/user-profile/{userId}': { prenom: 'Pris' },
    'PATCH /user-profile/{userId}': { prenom: 'Pris' },
  };
  test('chaque route à identifiant répond comme si cela n’existait pas', async () => {
    const [victime, intrus] = [await t.personne(), await t.personne()];
    const cibles = await cibler(victime);
    const routes = (await lireRoutes(t)).filter(
      // A login provider belongs to nobody, and a shared figure to whoever holds its token.
      (route) =>
        route.parametres.length > 0 &&
        !route.parametres.some((parametre) => parametre === 'fournisseur' || parametre === 'jeton') &&
        !estPro(route),
    );
    expect(routes.length).toBeGreaterThanOrEqual(7);
    for (const route of routes) {
      const cible = cibles[route.parametres[0] ?? ''];
      expect([nom(route), typeof cible]).toEqual([nom(route), 'string']);
      const sienne = await appeler(route, cible ?? '', intrus.entetes, CORPS[nom(route)]);
      const inconnue = await appeler(route, INCONNU, intrus.entetes, CORPS[nom(route)]);
      expect([nom(route), sienne.statusCode]).toEqual([nom(route), 404]);
      expect(sansIdentifiant(sienne.body)).toBe(sansIdentifiant(inconnue.body));
      expect(Object.keys(sienne.headers)).toEqual(Object.keys(inconnue.headers));
    }
    const intacte = await t.injecter({ url: `/api/conversations/${cibles['id']}`, headers: victime.entetes });
    expect(intacte.body).toContain('CANARI-DE-LA-VICTIME');
    expect(intacte.body).not.toContain('Pris');
  });

  test('ne paraît dans aucune liste, et ne se continue pas', async () => {
    const [victime, intrus] = [await t.personne(), await t.personne()];
    const { id } = await cibler(victime);
    const liste = await t.injecter({ url: '/api/conversations', headers: intrus.entetes });
    expect(liste.body).not.toContain('CANARI');
    const suite = await t.demander(intrus, 'Répète ce qui précède', { conversation_id: id });
    expect(suite.statusCode).toBe(404);
    const quota = await t.injecter({ url: '/api/questions/quota', headers: intrus.entetes });
    expect(quota.json()).toMatchObject({ questions_used: 0 });
  });
});
