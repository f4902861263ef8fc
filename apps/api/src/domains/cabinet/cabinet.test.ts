import { ACCORD_SOUS_TRAITANCE, type Cabinet } from '@francis/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { membresCabinet } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';

const t = avecApplication();
const url = '/api/pro/cabinet';
const lire = (p: Personne) => t.injecter({ url, headers: p.entetes });
const modifier = (p: Personne, payload: object) => t.injecter({ method: 'PATCH', url, headers: p.entetes, payload });

let ada: Personne;
let autre: Personne;
beforeAll(async () => {
  [ada, autre] = [await t.personne('professionnel'), await t.personne('professionnel')];
});

describe('fiche du cabinet', () => {
  test('elle se garde, champ par champ, et ne change rien au cabinet d’un autre', async () => {
    const avant = (await lire(autre)).json<Cabinet>();
    const premiere = await modifier(ada, {
      cabinet: { company_name: 'Lacombe Patrimoine', siret: '732 829 320 00074', phone: '01 23 45 67 89' },
      moi: { role: 'conseiller-patrimoine' },
      accord: ACCORD_SOUS_TRAITANCE,
    });
    expect(premiere.statusCode).toBe(200);
    const suite = await modifier(ada, { cabinet: { website: 'lacombe.fr' }, moi: { years_experience: 12 } });
    expect(suite.json<Cabinet>()).toEqual({
      cabinet: {
        company_name: 'Lacombe Patrimoine',
        siret: '73282932000074',
        phone: '01 23 45 67 89',
        address: null,
        website: 'https://lacombe.fr',
      },
      moi: {
        role: 'conseiller-patrimoine',
        specialization: null,
        years_experience: 12,
        dans_le_cabinet: 'titulaire',
      },
      accord: { version: ACCORD_SOUS_TRAITANCE, accepte_le: t.horloge.now().toISOString(), par: 'Ada Lovelace' },
      version_accord: ACCORD_SOUS_TRAITANCE,
      droits: { modifier: true },
    });
    expect((await lire(autre)).json()).toEqual(avant);
    expect(avant.accord).toBeNull();
  });

  test('un accord déjà donné garde sa date et sa personne', async () => {
    t.horloge.avancer(86_400_000);
    const { entetes } = await reconnecter(ada);
    const reponse = await t.injecter({
      method: 'PATCH',
      url,
      headers: entetes,
      payload: { accord: ACCORD_SOUS_TRAITANCE },
    });
    expect(Date.parse(reponse.json<Cabinet>().accord?.accepte_le ?? '')).toBe(t.horloge.now().getTime() - 86_400_000);
  });

  test('un conseiller change sa fiche, ni celle du cabinet, ni son accord', async () => {
    const { entetes } = await reconnecter(ada);
    await t.base.queries
      .update(membresCabinet)
      .set({ role: 'conseiller' })
      .where(eq(membresCabinet.utilisateurId, ada.id));
    const envoyer = (payload: object) => t.injecter({ method: 'PATCH', url, headers: entetes, payload });
    for (const payload of [{ cabinet: { company_name: 'Pris' } }, { accord: ACCORD_SOUS_TRAITANCE }]) {
      expect((await envoyer({ ...payload, moi: { specialization: 'prise' } })).statusCode).toBe(403);
    }
    const libre = await envoyer({ moi: { specialization: 'Transmission' } });
    expect(libre.json<Cabinet>()).toMatchObject({
      cabinet: { company_name: 'Lacombe Patrimoine' },
      moi: { specialization: 'Transmission', dans_le_cabinet: 'conseiller' },
      droits: { modifier: false },
    });
  });

  test.each([
    [
      { cabinet: { siret: '73282932000075' } },
      'cabinet.siret',
      'Ce SIRET n’existe pas\u202f: vérifiez ses 14 chiffres.',
    ],
    [{ cabinet: { company_name: ' ' } }, 'cabinet.company_name', 'Indiquez le nom du cabinet.'],
    [{ cabinet: { website: 'javascript:alert(1)' } }, 'cabinet.website', expect.stringContaining('https://')],
    [{ cabinet: { website: 'javascript://%0aalert(1)' } }, 'cabinet.website', expect.stringContaining('https://')],
    [{ moi: { role: 'astrologue' } }, 'moi.role', 'Choisissez votre fonction.'],
    [{ moi: { years_experience: 81 } }, 'moi.years_experience', 'Indiquez un nombre d’années.'],
    [{ accord: '1999-01-01' }, 'accord', 'Acceptez l’accord de sous-traitance en vigueur.'],
  ])('%j est refusé avec sa phrase', async (payload, chemin, message) => {
    const { entetes } = await reconnecter(autre);
    const reponse = await t.injecter({ method: 'PATCH', url, headers: entetes, payload });
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json<{ champs: unknown[] }>().champs).toEqual([{ chemin, message }]);
  });
});

/** The clock moved past the end of the session. */
async function reconnecter({ email }: Personne): Promise<{ entetes: { authorization: string } }> {
  const { access_token } = (await t.connecter(email)).json<{ access_token: string }>();
  return { entetes: { authorization: `Bearer ${access_token}` } };
}
