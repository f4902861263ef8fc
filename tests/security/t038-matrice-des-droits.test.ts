import { Erreur } from '@francis/contract';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { type Acteurs, CANARI, preparer, reunir } from './matrice-acteurs.ts';
import { ACTEURS, type Acteur, type Attente, ATTENTES, GENRES } from './matrice-attentes.ts';
import { adresse, lireRoutes, type Route } from './routes.ts';

const SANS_LIMITE = '1000000';
const t = avecApplication({
  env: {
    QUESTIONS_PAR_MINUTE: SANS_LIMITE,
    SIMULATIONS_PAR_MINUTE: SANS_LIMITE,
    INSCRIPTIONS_PAR_HEURE: SANS_LIMITE,
    QUOTA_GRATUIT: SANS_LIMITE,
  },
});
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
const CODES = { 401: 'AUTHENTIFICATION_REQUISE', 404: 'INTROUVABLE' } as const;

const nom = ({ methode, chemin }: Route): string => `${methode} ${chemin}`;
const sansIdentifiant = (corps: string): string => corps.replace(/"requestId":"[^"]+"/, '');

/** The answer as the matrix declares it: a refusal by its status, else the right to go on. */
const classer = ({ statusCode }: LightMyRequestResponse): number | 'passe' => {
  const refus = [401, 403, 404].includes(statusCode) || statusCode >= 500;
  return refus ? statusCode : 'passe';
};

let routes: Route[];
let communs: Acteurs;

beforeAll(async () => {
  routes = await lireRoutes(t);
  communs = await reunir(t);
});

test('chaque route a son attente, et chaque attente sa route', () => {
  expect(Object.keys(ATTENTES).sort()).toEqual(routes.map(nom).sort());
});

test('la session que la route annonce est celle qu’elle exige', () => {
  for (const route of routes) {
    const genre = ATTENTES[nom(route)]?.genre ?? 'ouverte';
    const fermee = GENRES[genre][0] === 401 && genre !== 'cookie' && genre !== 'programme';
    const annonce = route.protegee && nom(route) !== 'POST /api/auth/logout';
    expect([nom(route), annonce]).toEqual([nom(route), fermee]);
  }
});

test.each(Object.entries(ATTENTES))('%s', async (nomRoute, attente) => {
  const route = routes.find((r) => nom(r) === nomRoute);
  if (!route) throw new Error(`no route ${nomRoute}`);
  const acteurs = attente.termine ? await reunir(t) : communs;
  const { proprietaire } = acteurs;
  if (!proprietaire) throw new Error('the owner is somebody');
  const id = attente.cible ? await preparer(t, proprietaire, attente.cible) : '';

  const obtenus: [Acteur, number | 'passe'][] = [];
  for (const acteur of ACTEURS) {
    const reponse = await appeler(route, attente, { id, acteur, acteurs });
    const classe = classer(reponse);
    obtenus.push([acteur, classe]);
    if (classe !== 'passe') Erreur.parse(reponse.json());
    const etranger = !['proprietaire', 'lecteur du cabinet', 'conseiller du cabinet'].includes(acteur);
    const fuite = etranger && (reponse.body + JSON.stringify(reponse.headers)).includes(CANARI);
    expect([acteur, fuite]).toEqual([acteur, false]);
    const inconnue = classe === 404 ? await appeler(route, attente, { id: INCONNU, acteur, acteurs }) : reponse;
    expect(sansIdentifiant(inconnue.body)).toBe(sansIdentifiant(reponse.body));
    const code = classe === 401 || classe === 404 ? reponse.json<Erreur>().code : undefined;
    const codeAttendu = nomRoute.endsWith('/refresh')
      ? code
      : classe === 401 || classe === 404
        ? CODES[classe]
        : undefined;
    expect([acteur, code]).toEqual([acteur, codeAttendu]);
    const statut = acteur === 'proprietaire' ? (attente.statut ?? reponse.statusCode) : reponse.statusCode;
    expect([acteur, reponse.statusCode]).toEqual([acteur, statut]);
  }
  expect(obtenus).toEqual(ACTEURS.map((acteur, i) => [acteur, GENRES[attente.genre][i]]));
});

interface Appel {
  readonly id: string;
  readonly acteur: Acteur;
  readonly acteurs: Acteurs;
}

function appeler(route: Route, { corps, genre }: Attente, { id, acteur, acteurs }: Appel) {
  const personne = acteurs[acteur];
  const avecCookie = genre === 'cookie' && acteur === 'proprietaire';
  return t.injecter({
    method: route.methode,
    url: adresse(route, id),
    headers: { ...personne?.entetes, ...(avecCookie && personne && { cookie: personne.cookie }) },
    ...(route.corps && { payload: corps ?? {} }),
  });
}
