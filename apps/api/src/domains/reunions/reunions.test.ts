import {
  type Client,
  type NoteLue,
  type PageReunions,
  type Reunion,
  REUNION_SANS_LIGNE_MS,
  type ReunionDetail,
  type SuggestionsReunion,
  TEXTE_ACCORD_REUNION,
} from '@francis/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { membresCabinet, reunions } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { type Cloison, dansCabinet } from '../cabinet/index.ts';
import { depotReunions } from './repository.ts';

const t = avecApplication();
const CANARI = 'CANARI-DE-REUNION';
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
const ACCORD = { accord: true, texte: TEXTE_ACCORD_REUNION.version };
const LIGNES = [
  { locuteur: 'Conseiller', texte: 'Quelle est votre situation, vous êtes marié ?', a: 2 },
  { locuteur: 'Léa', texte: "Je m'appelle Léa Etcheverry, j'habite à Bayonne.", a: 6 },
  { locuteur: 'Léa', texte: 'Je suis pacsée et nous avons deux enfants.', a: 14 },
  { locuteur: 'Léa', texte: 'Je gagne 42 000 euros net imposable par an.', a: 21 },
  { locuteur: 'Léa', texte: `Mon objectif est de préparer la retraite, ${CANARI}.`, a: 30 },
];

let alpha: Personne;
let beta: Personne;
let dossier: string;

const appeler = (qui: Personne, method: 'GET' | 'POST' | 'PUT' | 'DELETE', chemin: string, payload?: object) =>
  t.injecter({ method, url: `/api/pro/reunions${chemin}`, headers: qui.entetes, ...(payload && { payload }) });
const ouvrir = async (qui: Personne, plus: object = {}): Promise<Reunion> => {
  const reponse = await appeler(qui, 'POST', '', { title: CANARI, consentement: ACCORD, ...plus });
  expect(reponse.statusCode).toBe(201);
  return reponse.json<Reunion>();
};
const finir = (qui: Personne, id: string, plus: object = {}) =>
  appeler(qui, 'POST', `/${id}/fin`, { lignes: LIGNES, garder_transcription: true, resumer: true, ...plus });
const finie = async (qui: Personne, plus: object = {}): Promise<ReunionDetail> => {
  const { id } = await ouvrir(qui);
  return (await finir(qui, id, plus)).json<ReunionDetail>();
};
const lire = async (qui: Personne, id: string) => (await appeler(qui, 'GET', `/${id}`)).json<ReunionDetail>();
const ouvrirDossier = async (qui: Personne): Promise<string> => {
  const payload = { data: { nom_client: 'Etcheverry', prenom_client: 'Léa' } };
  const reponse = await t.injecter({ method: 'POST', url: '/pro/clients', headers: qui.entetes, payload });
  return reponse.json<{ client: Client }>().client.id;
};
const note = (qui: Personne, texte: string) => appeler(qui, 'POST', '/note', { texte });
const lireDossier = async (qui: Personne, id: string) =>
  (await t.injecter({ url: `/api/pro/clients/${id}`, headers: qui.entetes })).json<Client>();

beforeAll(async () => {
  [alpha, beta] = [await t.personne('professionnel'), await t.personne('professionnel')];
  dossier = await ouvrirDossier(alpha);
  await ouvrirDossier(beta);
});

describe('L’accord des participants', () => {
  test.each([
    ['absent', undefined],
    ['refusé', { ...ACCORD, accord: false }],
    ['sur un autre texte', { ...ACCORD, texte: '2020-01' }],
  ])('%s, il n’y a pas de réunion', async (_cas, consentement) => {
    const avant = (await appeler(alpha, 'GET', '')).json<PageReunions>().reunions.length;
    expect((await appeler(alpha, 'POST', '', { title: 'Sans', consentement })).statusCode).toBe(422);
    expect((await appeler(alpha, 'GET', '')).json<PageReunions>().reunions).toHaveLength(avant);
  });

  test('est gardé : qui l’a confirmé, quand, sur quel texte', async () => {
    const { consentement, status, duration } = await ouvrir(alpha);
    expect([status, duration]).toEqual(['in_progress', null]);
    expect(consentement).toEqual({
      par: 'Ada Lovelace',
      le: t.horloge.now().toISOString(),
      texte: TEXTE_ACCORD_REUNION.version,
    });
  });

  test('repris, tout ce qui a été écrit est effacé, et rien ne s’ajoute plus', async () => {
    const { id } = await finie(alpha);
    expect((await appeler(alpha, 'POST', `/${id}/refus`)).statusCode).toBe(204);
    const [ligne] = await t.base.queries.select().from(reunions).where(eq(reunions.id, id));
    expect(JSON.stringify(ligne)).not.toMatch(/CANARI|Léa|Bayonne|retraite/);
    expect(ligne).toMatchObject({ etat: 'refused', lignes: null, resume: null, accordPar: 'Ada Lovelace' });
    expect((await finir(alpha, id)).json()).toMatchObject({ code: 'REUNION_EFFACEE' });
    const range = await appeler(alpha, 'PUT', `/${id}/client`, { client_id: dossier });
    expect(range.json()).toMatchObject({ code: 'REUNION_EFFACEE' });
  });
});

describe('La fin d’une réunion', () => {
  test('propose des champs, chacun avec ses mots, sans rien lire dans une question ni dans le conseiller', async () => {
    const { id } = await ouvrir(alpha);
    t.horloge.avancer(25 * 60_000);
    const detail = (await finir(alpha, id, { participants: ['Léa', 'Léa'] })).json<ReunionDetail>();
    expect(detail).toMatchObject({ status: 'completed', duration: 25, participants: ['Léa'], client: null });
    const dits = detail.propositions.map(({ champ, valeur, ligne, preuves, etat }) => ({
      champ,
      valeur,
      etat,
      mots: preuves.map(({ debut, fin }) => ligne.slice(debut, fin)),
    }));
    expect(dits).toEqual([
      { champ: 'prenom_client', valeur: 'Léa', etat: 'sur', mots: ['Léa'] },
      { champ: 'nom_client', valeur: 'Etcheverry', etat: 'sur', mots: ['Etcheverry'] },
      { champ: 'ville_client', valeur: 'Bayonne', etat: 'sur', mots: ['Bayonne'] },
      { champ: 'situation_maritale_client', valeur: 'Pacsé(e)', etat: 'sur', mots: ['pacsée'] },
      { champ: 'nombre_enfants_a_charge_client', valeur: 2, etat: 'sur', mots: ['deux enfants'] },
      { champ: 'revenu_net_annuel_client1', valeur: 42_000, etat: 'a_verifier', mots: ['42 000 euros'] },
    ]);
    expect(detail.resume?.join(' ')).toContain('Souhait');
    expect((await finir(alpha, id)).json()).toMatchObject({ code: 'REUNION_TERMINEE' });
  });

  test('deux valeurs dites d’un même champ sont toutes deux à vérifier, et une seule s’accepte', async () => {
    const lignes = ['Je suis mariée.', 'Mon frère est divorcé.'].map((texte, a) => ({ locuteur: 'Léa', texte, a }));
    const { id, propositions } = await finie(alpha, { lignes });
    expect(propositions.map(({ valeur, etat }) => [valeur, etat])).toEqual([
      ['Marié(e)', 'a_verifier'],
      ['Divorcé(e)', 'a_verifier'],
    ]);
    await appeler(alpha, 'PUT', `/${id}/client`, { client_id: dossier });
    const deux = await appeler(alpha, 'POST', `/${id}/dossier`, { acceptes: ['p0', 'p1'] });
    expect(deux.json()).toMatchObject({ code: 'VALIDATION', champs: [{ chemin: 'acceptes' }] });
  });

  test('sans garder la transcription, ses lignes ne sont nulle part', async () => {
    const { id, transcription } = await finie(alpha, { garder_transcription: false, resumer: false });
    expect(transcription).toBeNull();
    const [ligne] = await t.base.queries.select().from(reunions).where(eq(reunions.id, id));
    expect([ligne?.lignes, ligne?.resume]).toEqual([null, null]);
    expect(JSON.stringify(ligne)).not.toContain('préparer la retraite');
  });
});

/** What the list shows of it. */
const listee = async (id: string) =>
  (await appeler(alpha, 'GET', '')).json<PageReunions>().reunions.find((une) => une.id === id)?.status;

const attendre = async (ms: number): Promise<void> => {
  t.horloge.avancer(ms);
  // The sessions are over by then.
  alpha = { ...alpha, ...(await reconnecter(alpha)) };
  beta = { ...beta, ...(await reconnecter(beta)) };
};

describe('Une réunion que personne ne termine', () => {
  test('est dite interrompue une fois passé le délai sans une ligne, et pas avant', async () => {
    const { id } = await ouvrir(alpha);
    await attendre(REUNION_SANS_LIGNE_MS - 1);
    expect(await listee(id)).toBe('in_progress');
    t.horloge.avancer(1);
    expect([await listee(id), (await lire(alpha, id)).status]).toEqual(['interrupted', 'interrupted']);
  });

  test('reprend dès qu’une ligne est entendue, et compte le délai depuis elle', async () => {
    const { id } = await ouvrir(alpha);
    await attendre(REUNION_SANS_LIGNE_MS);
    expect((await appeler(alpha, 'POST', `/${id}/suggestions`, { lignes: LIGNES })).statusCode).toBe(200);
    expect(await listee(id)).toBe('in_progress');
    await attendre(REUNION_SANS_LIGNE_MS);
    expect(await listee(id)).toBe('interrupted');
  });

  test('reprend aussi sans une ligne à lire, mais pas une fois terminée', async () => {
    const { id } = await ouvrir(alpha);
    await attendre(REUNION_SANS_LIGNE_MS);
    const reprise = await appeler(alpha, 'POST', `/${id}/suggestions`, { lignes: [] });
    expect([reprise.statusCode, reprise.json<object>()]).toMatchObject([200, { propositions: [], pistes: [] }]);
    expect(await listee(id)).toBe('in_progress');
    await finir(alpha, id, { lignes: LIGNES });
    expect((await appeler(alpha, 'POST', `/${id}/suggestions`, { lignes: [] })).statusCode).toBe(409);
  });

  test('se termine encore avec sa transcription, et dure jusqu’à sa dernière ligne', async () => {
    const { id } = await ouvrir(alpha);
    await attendre(REUNION_SANS_LIGNE_MS);
    const lignes = [...LIGNES, { locuteur: 'Léa', texte: 'Merci.', a: 1_500 }];
    const fin = (await finir(alpha, id, { lignes })).json<ReunionDetail>();
    expect(fin).toMatchObject({ status: 'completed', duration: 25 });
    expect(fin.transcription).toHaveLength(lignes.length);
  });
});

test('une ligne longue de sous-titres se lit comme une courte', async () => {
  const texte = `${'Nous en avons parlé longtemps. '.repeat(25)}Je suis veuve.`;
  const { propositions } = await finie(alpha, { lignes: [{ locuteur: 'Léa', texte, a: 3 }] });
  expect(propositions.map(({ valeur }) => valeur)).toEqual(['Veuf/Veuve']);
});

describe('Une note', () => {
  test('dictée ou écrite propose, avec ses mots et ses doutes, et rien n’en est gardé', async () => {
    const reponse = await note(
      alpha,
      'Reçu M. Régis Astier, 61 ans. Divorcé, sans enfant. Il perçoit 38 400 € imposables.',
    );
    expect(reponse.statusCode).toBe(200);
    const { phrase, propositions } = reponse.json<NoteLue>();
    expect(phrase).toBe('✅ Extraction réussie\u202f! 6 champs détectés');
    expect(propositions.map(({ champ, valeur, etat }) => [champ, valeur, etat])).toEqual([
      ['prenom_client', 'Régis', 'sur'],
      ['nom_client', 'Astier', 'sur'],
      ['civilite_client', 'M.', 'sur'],
      ['situation_maritale_client', 'Divorcé(e)', 'sur'],
      ['nombre_enfants_a_charge_client', 0, 'sur'],
      ['revenu_net_annuel_client1', 38_400, 'a_verifier'],
    ]);
    expect(JSON.stringify(await t.base.queries.select().from(reunions))).not.toContain('Astier');
  });

  test.each([
    ['Rappelez-moi : c’est le 06 12 34 56 78, ou écrivez à Paul@Exemple.fr.', '0612345678', '06 12 34 56 78'],
    [
      'Vous pouvez me joindre au zéro six douze trente-quatre cinquante-six soixante-dix-huit. Mon adresse est paul@exemple.fr.',
      '0612345678',
      'zéro six douze trente-quatre cinquante-six soixante-dix-huit',
    ],
  ])('propose un téléphone et une adresse par leur forme seule : %s', async (texte, numero, mots) => {
    const { propositions, phrase } = (await note(alpha, texte)).json<NoteLue>();
    expect(propositions.map(({ champ, valeur }) => [champ, valeur])).toEqual([
      ['email_client', 'paul@exemple.fr'],
      ['telephone_principal_client', numero],
    ]);
    const [, dite] = propositions;
    expect(dite?.preuves.map(({ debut, fin }) => dite.ligne.slice(debut, fin))).toEqual([mots]);
    expect(phrase).toBe('✅ Extraction réussie\u202f! 2 champs détectés');
  });

  test('qui ne dit rien du client a la phrase du cahier des charges', async () => {
    const lue = (await note(alpha, 'Il fait très beau sur la montagne ce matin.')).json<NoteLue>();
    expect(lue).toEqual({
      propositions: [],
      questions: [],
      phrase: '⚠️ Transcription rejetée\u202f: contenu hors contexte client',
    });
  });
});

describe('Le dossier', () => {
  test('ne reçoit que ce qui est accepté, avec son historique, et pas avant', async () => {
    const client = await ouvrirDossier(alpha);
    const { id } = await finie(alpha);
    const tot = await appeler(alpha, 'POST', `/${id}/dossier`, { acceptes: ['p2'] });
    expect(tot.json()).toMatchObject({ code: 'REUNION_SANS_DOSSIER' });
    const range = (await appeler(alpha, 'PUT', `/${id}/client`, { client_id: client })).json<ReunionDetail>();
    expect(range.client).toEqual({ id: client, nom: 'Léa Etcheverry' });
    expect(range.propositions.map(({ actuel }) => actuel)).toEqual(['Léa', 'Etcheverry', null, null, null, null]);
    expect(await lireDossier(alpha, client)).toMatchObject({ version: 1, ville_client: null });

    const invente = await appeler(alpha, 'POST', `/${id}/dossier`, { acceptes: ['p99'] });
    expect(invente.json()).toMatchObject({ code: 'VALIDATION' });
    const ecrit = await appeler(alpha, 'POST', `/${id}/dossier`, { acceptes: ['p2', 'p4'], version: 1 });
    expect(
      ecrit
        .json<ReunionDetail>()
        .propositions.filter((p) => p.accepte)
        .map((p) => p.id),
    ).toEqual(['p2', 'p4']);
    expect(await lireDossier(alpha, client)).toMatchObject({
      version: 2,
      ville_client: 'Bayonne',
      nombre_enfants_a_charge_client: 2,
      situation_maritale_client: null,
      revenu_net_annuel_client1: null,
    });
    const perime = await appeler(alpha, 'POST', `/${id}/dossier`, { acceptes: ['p3'], version: 1 });
    expect(perime.json()).toMatchObject({ code: 'VERSION_DEPASSEE' });
    const historique = await t.injecter({ url: `/api/pro/clients/${client}/historique`, headers: alpha.entetes });
    expect(historique.json()).toMatchObject([{ champs: { ville_client: { apres: 'Bayonne' } } }]);
  });

  test('supprimé, il emporte ses réunions', async () => {
    const client = await ouvrirDossier(alpha);
    const { id } = await finie(alpha);
    await appeler(alpha, 'PUT', `/${id}/client`, { client_id: client });
    const siennes = (await appeler(alpha, 'GET', `?client=${client}`)).json<PageReunions>();
    expect(siennes.reunions.map((une) => une.id)).toEqual([id]);
    await t.injecter({ method: 'DELETE', url: `/api/pro/clients/${client}`, headers: alpha.entetes });
    expect((await appeler(alpha, 'GET', `/${id}`)).statusCode).toBe(404);
  });

  test('ce qu’aucun dossier n’a reçu est oublié après trente jours', async () => {
    const [seule, rangee] = [await finie(alpha), await finie(alpha)];
    await appeler(alpha, 'PUT', `/${rangee.id}/client`, { client_id: dossier });
    t.horloge.avancer(31 * 86_400_000);
    await t.app.tasks.runDue();
    const { rows } = await t.base.queries.execute(sql`select id from reunions where id in (${seule.id}, ${rangee.id})`);
    expect(rows).toEqual([{ id: rangee.id }]);
    alpha = { ...alpha, ...(await reconnecter(alpha)) };
    beta = { ...beta, ...(await reconnecter(beta)) };
  });
});

async function reconnecter({ email }: Personne): Promise<Pick<Personne, 'entetes'>> {
  const { access_token } = (await t.connecter(email)).json<{ access_token: string }>();
  return { entetes: { authorization: `Bearer ${access_token}` } };
}

describe('Les suggestions', () => {
  test('viennent du moteur, toujours estimées, et ne gardent rien', async () => {
    const { id } = await ouvrir(alpha);
    const lignes = LIGNES.slice(2);
    const reponse = await appeler(alpha, 'POST', `/${id}/suggestions`, { lignes, client_id: dossier });
    const { propositions, pistes, manques } = reponse.json<SuggestionsReunion>();
    expect(propositions.map(({ champ }) => champ)).toContain('situation_maritale_client');
    expect(pistes.every(({ statut }) => statut === 'estimation')).toBe(true);
    expect(manques.length).toBeGreaterThan(0);
    const [ligne] = await t.base.queries.select().from(reunions).where(eq(reunions.id, id));
    expect(ligne).toMatchObject({ lignes: null, propositions: [], lecture: null });
  });
});

describe('Un autre cabinet', () => {
  test('ne distingue pas une réunion d’une qui n’existe pas, et n’en voit aucune', async () => {
    const { id } = await finie(alpha);
    await appeler(alpha, 'PUT', `/${id}/client`, { client_id: dossier });
    const lignes = { lignes: LIGNES, garder_transcription: true, resumer: true };
    const appels = [
      ['GET', '', undefined],
      ['GET', '/export', undefined],
      ['POST', '/suggestions', { lignes: LIGNES }],
      ['POST', '/fin', lignes],
      ['PUT', '/client', { client_id: dossier }],
      ['POST', '/dossier', { acceptes: ['p0'] }],
      ['POST', '/refus', undefined],
      ['DELETE', '', undefined],
    ] as const;
    for (const [methode, suite, corps] of appels) {
      const [sienne, inconnue] = [
        await appeler(beta, methode, `/${id}${suite}`, corps),
        await appeler(beta, methode, `/${INCONNU}${suite}`, corps),
      ];
      expect([suite, sienne.statusCode]).toEqual([suite, 404]);
      expect(sansIdentifiant(sienne.body)).toBe(sansIdentifiant(inconnue.body));
    }
    const vues = await appeler(beta, 'GET', `?client=${dossier}`);
    expect(vues.json()).toEqual({ reunions: [], suivant: null });
    expect((await appeler(beta, 'GET', '')).body).not.toContain(id);
    expect((await appeler(beta, 'GET', '/clients?recherche=Etcheverry')).body).not.toContain(dossier);
    expect(await lire(alpha, id)).toMatchObject({ status: 'completed' });
  });

  test('ne range pas chez lui, ni sa réunion dans le dossier d’un autre', async () => {
    const { id } = await finie(beta);
    const reponse = await appeler(beta, 'PUT', `/${id}/client`, { client_id: dossier });
    expect(reponse.statusCode).toBe(404);
    const { id: enCours } = await ouvrir(beta);
    const suggestions = { lignes: LIGNES, client_id: dossier };
    expect((await appeler(beta, 'POST', `/${enCours}/suggestions`, suggestions)).statusCode).toBe(404);
  });

  test('chacun des deux verrous tient sans l’autre', async () => {
    const { id } = await finie(alpha);
    const [a, b] = [await cabinetDe(alpha), await cabinetDe(beta)];
    const page = { utilisateurId: alpha.id, clientId: undefined, apres: undefined, limite: 100 };
    const essayer = (changer: (cloison: Cloison) => Promise<Cloison>) =>
      dansCabinet(t.base, b, {
        executer: async (cloison) => {
          const depot = depotReunions(await changer(cloison));
          await depot.changer(id, { titre: 'Pris' });
          return [
            await depot.trouver(id),
            await depot.tenir(id),
            (await depot.lister(page)).map((une) => une.id),
            await depot.supprimer(id),
          ];
        },
      });
    const rien = [undefined, undefined, [], false];
    expect(await essayer(async (cloison) => ({ ...cloison, cabinetId: a }))).toEqual(rien);
    const parLaRequete = await essayer(async (cloison) => {
      await cloison.requetes.execute(sql`reset role`);
      return cloison;
    });
    expect(parLaRequete).toEqual(rien);
    expect(await lire(alpha, id)).toMatchObject({ title: CANARI });
  });
});

async function cabinetDe({ id: utilisateurId }: Personne): Promise<string> {
  const [membre] = await t.base.queries
    .select()
    .from(membresCabinet)
    .where(eq(membresCabinet.utilisateurId, utilisateurId));
  return membre?.cabinetId ?? '';
}

const sansIdentifiant = (corps: string): string => corps.replace(/"requestId":"[^"]+"/, '');

describe('Dans un même cabinet', () => {
  test('une réunion est à qui l’a ouverte, puis au cabinet quand un dossier la reçoit', async () => {
    const collegue = await t.personne('professionnel');
    const [titulaire] = await t.base.queries
      .select()
      .from(membresCabinet)
      .where(eq(membresCabinet.utilisateurId, alpha.id));
    if (!titulaire) throw new Error('alpha has a firm');
    const { cabinetId, depuisLe } = titulaire;
    await t.base.queries
      .insert(membresCabinet)
      .values({ utilisateurId: collegue.id, cabinetId, depuisLe, role: 'lecteur' });
    const { id } = await finie(alpha);
    expect((await appeler(collegue, 'GET', `/${id}`)).statusCode).toBe(404);
    expect((await appeler(collegue, 'GET', '')).body).not.toContain(id);
    await appeler(alpha, 'PUT', `/${id}/client`, { client_id: dossier });
    expect(await lire(collegue, id)).toMatchObject({ droits: { modifier: false, supprimer: false } });
    expect((await appeler(collegue, 'DELETE', `/${id}`)).statusCode).toBe(403);
    expect((await appeler(collegue, 'POST', '', { consentement: ACCORD })).statusCode).toBe(403);
    expect((await appeler(alpha, 'DELETE', `/${id}`)).statusCode).toBe(204);
    expect((await appeler(alpha, 'GET', `/${id}`)).statusCode).toBe(404);
  });

  test('la liste se lit page après page, sans trou ni double', async () => {
    const seul = await t.personne('professionnel');
    const attendus: string[] = [];
    for (let i = 0; i < 33; i += 1) attendus.push((await ouvrir(seul)).id);
    const lus: string[] = [];
    let suite = '';
    do {
      const page = (await appeler(seul, 'GET', suite)).json<PageReunions>();
      lus.push(...page.reunions.map(({ id }) => id));
      suite = page.suivant === null ? '' : `?apres=${encodeURIComponent(page.suivant)}`;
    } while (suite !== '');
    expect(lus.toSorted()).toEqual(attendus.toSorted());
    expect((await appeler(seul, 'GET', '?apres=rien')).statusCode).toBe(422);
  });

  test('le journal de qui agit dit chaque geste, sans un mot de la réunion', async () => {
    const seul = await t.personne('professionnel');
    const { id } = await finie(seul);
    await appeler(seul, 'GET', `/${id}/export`);
    await appeler(seul, 'DELETE', `/${id}`);
    const journal = await t.injecter({ url: '/api/audit', headers: seul.entetes });
    for (const action of ['ouvrir', 'terminer', 'exporter', 'supprimer'])
      expect(journal.body).toContain(`reunions.${action}`);
    expect(journal.body).not.toContain(CANARI);
  });

  test('l’export en texte porte l’accord, le résumé et les lignes', async () => {
    const { id } = await finie(alpha);
    const { body, headers } = await appeler(alpha, 'GET', `/${id}/export`);
    expect(headers['content-disposition']).toBe(`attachment; filename="reunion_${id}.txt"`);
    for (const dit of ['confirmé par Ada Lovelace', 'Résumé', '00:00:14 Léa', 'deux enfants'])
      expect(body).toContain(dit);
  });
});
