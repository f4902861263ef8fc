import { randomUUID } from 'node:crypto';
import {
  AVIS_MODELE,
  type Client,
  type Erreur,
  LETTRE_MAX,
  LIGNES_MAX,
  ModeleRempli,
  ModelesCabinet,
} from '@francis/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { membresCabinet } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { DOSSIER } from '../../testing/dossier-client.ts';
import { lirePdf } from '../../testing/lire-pdf.ts';

const t = avecApplication();

const ecrire = (qui: Personne, genre: string, texte: string | null) =>
  t.injecter({ method: 'PUT', url: '/api/pro/modeles', headers: qui.entetes, payload: { genre, texte } });
const lire = async (qui: Personne): Promise<ModelesCabinet> =>
  ModelesCabinet.parse((await t.injecter({ url: '/api/pro/modeles', headers: qui.entetes })).json());
const ouvrir = async (qui: Personne, data: object): Promise<string> => {
  const reponse = await t.injecter({
    method: 'POST',
    url: '/api/pro/clients',
    headers: qui.entetes,
    payload: { data },
  });
  return reponse.json<{ client: Client }>().client.id;
};
const sans = (corps: string): string => corps.replace(/"requestId":"[^"]+"/, '');
const remplir = (qui: Personne, id: string, genre: string) =>
  t.injecter({ url: `/api/pro/clients/${id}/modeles/${genre}`, headers: qui.entetes });

test('un cabinet part de deux textes, écrit les siens, et peut y revenir', async () => {
  const pro = await t.personne('professionnel');
  const depart = await lire(pro);
  expect(depart.modeles.map(({ genre, de_depart }) => [genre, de_depart])).toEqual([
    ['lettre_de_mission', true],
    ['rapport_adequation', true],
  ]);
  expect(depart.avis).toBe(AVIS_MODELE);
  expect((await ecrire(pro, 'lettre_de_mission', 'Bonjour {{prenom_client}}.')).statusCode).toBe(200);
  expect((await lire(pro)).modeles[0]).toMatchObject({
    texte: 'Bonjour {{prenom_client}}.',
    de_depart: false,
    modifie_par: 'Ada Lovelace',
  });
  expect((await ecrire(pro, 'lettre_de_mission', null)).statusCode).toBe(200);
  expect(await lire(pro)).toEqual(depart);
});

test('les textes de départ se remplissent, et ce que le dossier ne dit pas est à compléter', async () => {
  const pro = await t.personne('professionnel');
  const [plein, vide] = [await ouvrir(pro, DOSSIER), await ouvrir(pro, { nom_client: 'Vide', prenom_client: 'Jean' })];
  for (const genre of ['lettre_de_mission', 'rapport_adequation']) {
    const rempli = ModeleRempli.parse((await remplir(pro, plein, genre)).json());
    expect(rempli.texte).toContain('Mme Ada Lovelace');
    expect(rempli.texte).toContain('Cabinet d’Ada Lovelace');
    expect(rempli.texte).not.toContain('{{');
    const creux = ModeleRempli.parse((await remplir(pro, vide, genre)).json());
    expect(creux.texte).toContain('[à compléter\u202f: Objectifs patrimoniaux]');
    expect(creux.manquants).toContain('Objectifs patrimoniaux');
    // What nobody but the adviser can write is missing too, whatever the file says.
    expect(rempli.manquants).toContain(
      genre === 'lettre_de_mission'
        ? 'Rémunération (à préciser par le cabinet)'
        : 'Pourquoi ce conseil vous convient (à rédiger par le conseiller)',
    );
  }
});

test('un champ structuré, un montant, une accolade et un repère du client lui-même restent du texte', async () => {
  const pro = await t.personne('professionnel');
  const id = await ouvrir(pro, { ...DOSSIER, profession_client1: '{{nom_client}} <b>x</b>' });
  const texte = 'Enfants :\n{{details_enfants_client}}\n{{ revenu_net_annuel_client1 }} {{profession_client1}} {{ et }';
  // The last opening has no end: it is text, and no unknown placeholder.
  expect((await ecrire(pro, 'rapport_adequation', texte)).statusCode).toBe(200);
  const rempli = ModeleRempli.parse((await remplir(pro, id, 'rapport_adequation')).json());
  expect(rempli.texte).toContain('prénom\u202f: Annabella');
  expect(rempli.texte).toContain('64\u202f500,50\u00a0€ {{nom_client}} <b>x</b> {{ et }');
});

test('un repère inconnu, ou une note interne du cabinet, est refusé par son nom', async () => {
  const pro = await t.personne('professionnel');
  for (const repere of ['rien', 'notes_internes_pro', '__proto__', 'toString']) {
    const reponse = await ecrire(pro, 'lettre_de_mission', `Bonjour {{${repere}}}`);
    expect([repere, reponse.statusCode]).toEqual([repere, 422]);
    const [champ] = reponse.json<Erreur>().champs ?? [];
    expect(champ).toMatchObject({ chemin: 'texte', message: `Repère inconnu\u202f: {{${repere}}}.` });
  }
  expect((await ecrire(pro, 'autre', 'x')).statusCode).toBe(422);
});

test('seul le titulaire écrit les modèles ; chaque cabinet a les siens', async () => {
  const [alpha, beta, conseiller] = [
    await t.personne('professionnel'),
    await t.personne('professionnel'),
    await t.personne('professionnel'),
  ];
  await ecrire(alpha, 'lettre_de_mission', 'Texte d’Alpha');
  expect(JSON.stringify(await lire(beta))).not.toContain('Alpha');
  const [sien] = await t.base.queries.select().from(membresCabinet).where(eq(membresCabinet.utilisateurId, alpha.id));
  const { cabinetId = '', depuisLe = new Date() } = sien ?? {};
  await t.base.queries
    .insert(membresCabinet)
    .values({ utilisateurId: conseiller.id, cabinetId, depuisLe, role: 'conseiller' });
  expect((await lire(conseiller)).droits.modifier).toBe(false);
  expect((await ecrire(conseiller, 'lettre_de_mission', 'Pris')).statusCode).toBe(403);
  expect((await lire(alpha)).modeles[0]?.texte).toBe('Texte d’Alpha');
  const id = await ouvrir(alpha, DOSSIER);
  for (const fin of ['', '/pdf']) {
    const [etranger, personne] = [
      await remplir(beta, id, `lettre_de_mission${fin}`),
      await remplir(beta, randomUUID(), `lettre_de_mission${fin}`),
    ];
    expect(etranger.statusCode).toBe(404);
    expect(sans(etranger.body)).toBe(sans(personne.body));
  }
});

test('le PDF dit à chaque page que Francis ne l’a pas validé', async () => {
  const pro = await t.personne('professionnel');
  const id = await ouvrir(pro, DOSSIER);
  await ecrire(pro, 'lettre_de_mission', `# Lettre\n\n- un\n- deux\n\n${'Longue lettre.\n\n'.repeat(120)}`);
  const reponse = await remplir(pro, id, 'lettre_de_mission/pdf');
  expect(reponse.headers['content-disposition']).toContain(`filename="lettre_de_mission_${id}_`);
  const { texte } = await lirePdf(reponse.rawPayload);
  const plat = texte.replaceAll(/\s/g, '');
  expect(plat).toContain('Longuelettre.');
  expect(plat.split('n’enanivérifiénivalidéletexte').length - 1).toBeGreaterThan(1);
});

test('une lettre finie à la main s’imprime telle quelle, et n’est gardée nulle part', async () => {
  const [pro, autre] = [await t.personne('professionnel'), await t.personne('professionnel')];
  const id = await ouvrir(pro, DOSSIER);
  const imprimer = (qui: Personne, texte: unknown) =>
    t.injecter({
      method: 'POST',
      url: `/api/pro/clients/${id}/modeles/lettre_de_mission/pdf`,
      headers: qui.entetes,
      payload: { texte },
    });
  const reponse = await imprimer(pro, '# Lettre\n\nHonoraires : 350 € de l’heure. {{nom_client}} <b>');
  const { texte } = await lirePdf(reponse.rawPayload);
  // No placeholder is filled any more: what was written is what is read.
  expect(texte.replaceAll(/\s/g, '')).toContain('Honoraires:350€del’heure.{{nom_client}}<b>');
  expect(texte.replaceAll(/\s/g, '')).toContain('n’enanivérifiénivalidéletexte');
  expect((await lire(pro)).modeles.every(({ de_depart }) => de_depart)).toBe(true);
  expect((await imprimer(autre, 'x')).statusCode).toBe(404);
  for (const faux of ['', '   ', 3, 'x'.repeat(LETTRE_MAX + 1), `a${'\n'.repeat(LIGNES_MAX)}b`])
    expect((await imprimer(pro, faux)).json()).toMatchObject({ code: 'VALIDATION', champs: [{ chemin: 'texte' }] });
  // A word without an end is cut: looking for where it fits would take the square of its length.
  const sansFin = await imprimer(pro, 'x'.repeat(LETTRE_MAX));
  expect((await lirePdf(sansFin.rawPayload)).texte.replaceAll(/\s/g, '')).toContain('x'.repeat(120));
});
