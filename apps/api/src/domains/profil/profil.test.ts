import { Profil } from '@francis/contract';
import { describe, expect, test } from 'vitest';
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

  test.each([
    ['montant négatif', { revenu_annuel: -1 }, 'revenu_annuel'],
    ['montant à virgule', { revenu_annuel: 1.5 }, 'revenu_annuel'],
    ['montant démesuré', { revenu_annuel: 1e15 }, 'revenu_annuel'],
    ['montant en texte', { revenu_annuel: '1000' }, 'revenu_annuel'],
    ['situation inconnue', { situation_familiale: 'concubin' }, 'situation_familiale'],
    ['date impossible', { date_naissance: '2026-02-30' }, 'date_naissance'],
    ['âge impossible', { age: 131 }, 'age'],
    ['champ inconnu', { isAdmin: true }, 'isAdmin'],
  ])('refuse : %s', async (_cas, payload, champ) => {
    const reponse = await ecrire(await t.personne(), payload);
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json()).toMatchObject({ champs: [{ chemin: champ }] });
  });
});
