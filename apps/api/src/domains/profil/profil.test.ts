import { type Erreur, Profil, SITUATIONS_FISCALES } from '@francis/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { profils } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';

const t = avecApplication();

const lire = async (personne: Personne): Promise<Profil> =>
  (await t.injecter({ url: '/api/user-profile', headers: personne.entetes })).json<Profil>();
const ecrire = (personne: Personne, payload: Record<string, unknown>) =>
  t.injecter({ method: 'POST', url: '/api/user-profile', headers: personne.entetes, payload });

describe('profil', () => {
  test('un profil jamais rempli a tous ses champs, vides', async () => {
    const profil = await lire(await t.personne());
    expect(Object.keys(profil).sort()).toEqual(Object.keys(Profil.shape).sort());
    expect(profil).toMatchObject({ revenu_annuel: null, has_completed_onboarding: false });
  });

  test('un profil enregistré se relit, et le suivant le remplace en entier', async () => {
    const personne = await t.personne();
    const ecrit = await ecrire(personne, { situation_familiale: 'marie', nombre_enfants: 2, revenu_annuel: 48_000 });
    expect(ecrit.statusCode).toBe(200);
    expect(await lire(personne)).toMatchObject({ situation_familiale: 'marie', nombre_enfants: 2 });
    await ecrire(personne, { prenom: 'Ada' });
    expect(await lire(personne)).toMatchObject({ prenom: 'Ada', nombre_enfants: null });
  });

  test('PATCH ne change que les champs donnés, aux deux adresses', async () => {
    const personne = await t.personne();
    await ecrire(personne, { prenom: 'Ada', nombre_enfants: 2 });
    for (const [i, prefixe] of ['/user-profile', '/api/user-profile'].entries()) {
      const reponse = await t.injecter({
        method: 'PATCH',
        url: `${prefixe}/${personne.id}`,
        headers: personne.entetes,
        payload: { nombre_enfants: i },
      });
      expect(reponse.statusCode).toBe(200);
      expect(reponse.json()).toMatchObject({ prenom: 'Ada', nombre_enfants: i });
    }
  });

  test('deux écrans qui changent des champs différents gardent tous deux leur changement', async () => {
    const personne = await t.personne();
    await Promise.all(
      [{ prenom: 'Ada' }, { ville: 'Lyon' }, { pea_valeur: 100 }, { age: 40 }].map((payload) =>
        t.injecter({ method: 'PATCH', url: `/api/user-profile/${personne.id}`, headers: personne.entetes, payload }),
      ),
    );
    expect(await lire(personne)).toMatchObject({ prenom: 'Ada', ville: 'Lyon', pea_valeur: 100, age: 40 });
  });

  test('les réponses d’un questionnaire s’ajoutent au profil, sous le nom de leur personne seule', async () => {
    const personne = await t.personne();
    await ecrire(personne, { prenom: 'Ada', nombre_enfants: 2 });
    const reponses = {
      activite_principale: 'dirigeant_sasu',
      revenus_complementaires: ['dividendes', 'scpi'],
      statuts_juridiques: ['SASU', 'holding'],
      residence_fiscale: 'suisse',
      pays_residence: 'suisse',
      patrimoine_situation: 'proprietaire_rp',
      patrimoine_immobilier: true,
      has_completed_discovery: true,
    };
    const envoyer = (auth_user_id: string, url = '/user-profile/') =>
      t.injecter({
        method: 'POST',
        url,
        headers: personne.entetes,
        payload: { auth_user_id, ...reponses },
      });
    for (const url of ['/user-profile/', '/user-profile']) {
      const reponse = await envoyer(personne.id, url);
      expect(reponse.statusCode).toBe(200);
      expect(reponse.json()).toMatchObject({ prenom: 'Ada', nombre_enfants: 2, ...reponses });
    }
    expect(await lire(personne)).toMatchObject({ prenom: 'Ada', ...reponses });
    const autre = await t.personne();
    expect((await envoyer(autre.id)).statusCode).toBe(404);
    expect(await lire(autre)).toMatchObject({ activite_principale: null, has_completed_discovery: false });
    const anonyme = await t.injecter({ method: 'POST', url: '/user-profile/', payload: { auth_user_id: personne.id } });
    expect(anonyme.statusCode).toBe(401);
  });

  test.each(SITUATIONS_FISCALES)('la situation fiscale « %s » est de la liste', async (situation_fiscale) => {
    const personne = await t.personne();
    expect((await ecrire(personne, { situation_fiscale })).statusCode).toBe(200);
    expect(await lire(personne)).toMatchObject({ situation_fiscale });
  });

  test('une situation fiscale écrite avant la liste se lit comme non répondue', async () => {
    const personne = await t.personne();
    await ecrire(personne, { prenom: 'Ada' });
    await t.base.queries
      .update(profils)
      .set({ donnees: sql`${profils.donnees} || '{"situation_fiscale": "à deux"}'::jsonb` })
      .where(eq(profils.utilisateurId, personne.id));
    expect(await lire(personne)).toMatchObject({ prenom: 'Ada', situation_fiscale: null });
    const change = await t.injecter({
      method: 'PATCH',
      url: `/api/user-profile/${personne.id}`,
      headers: personne.entetes,
      payload: { ville: 'Lyon' },
    });
    expect(change.statusCode).toBe(200);
    expect(change.json()).toMatchObject({ ville: 'Lyon', situation_fiscale: null });
  });

  test.each([
    ['montant négatif', { revenu_annuel: -1 }, 'revenu_annuel'],
    ['montant à virgule', { revenu_annuel: 1.5 }, 'revenu_annuel'],
    ['montant démesuré', { revenu_annuel: 1e15 }, 'revenu_annuel'],
    ['montant en texte', { revenu_annuel: '1000' }, 'revenu_annuel'],
    ['situation inconnue', { situation_familiale: 'concubin' }, 'situation_familiale'],
    ['situation fiscale hors de la liste', { situation_fiscale: 'nimporte' }, 'situation_fiscale'],
    ['activité hors de la liste', { activite_principale: 'salarie' }, 'activite_principale'],
    ['« aucun » avec autre chose', { revenus_complementaires: ['aucun', 'scpi'] }, 'revenus_complementaires'],
    ['statut répété', { statuts_juridiques: ['SCI', 'SCI'] }, 'statuts_juridiques'],
    ['date impossible', { date_naissance: '2026-02-30' }, 'date_naissance'],
    ['âge impossible', { age: 131 }, 'age'],
    ['champ inconnu', { isAdmin: true }, 'isAdmin'],
  ])('refuse : %s', async (_cas, payload, champ) => {
    const reponse = await ecrire(await t.personne(), payload);
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json()).toMatchObject({ champs: [{ chemin: champ }] });
    // A whole sentence, never the words of the library.
    expect(reponse.json<Erreur>().champs?.[0]?.message).toMatch(/^[A-ZÀ-Ý«][^<>|]*\.$/u);
  });
});
