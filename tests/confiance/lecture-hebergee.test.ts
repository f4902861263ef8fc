import type { Assistant, ReponseAssistant } from '@francis/assistant';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAUX_ET_EXACT, juger, type QuestionLueAlaMain } from '../../bench/banc/juger.ts';
import { fichiersDuCorpus, jourDeLecture, lireCorpus } from '../../bench/banc/lire-corpus.ts';
import type { LectureLue } from '../../packages/assistant/src/lecteurs/heberge/schema.ts';
import { brancher, demande, embarque, suivre } from '../../packages/assistant/src/modeles-heberges/essais/heberge.ts';
import { lirait, lire } from '../../packages/assistant/src/modeles-heberges/essais/lecteur.ts';
import { brancherConduite } from '../../packages/assistant/src/modeles-heberges/essais/modele-conduit.ts';
import { ouvrirServeur, type ServeurDeModeles } from '../../packages/assistant/src/modeles-heberges/essais/serveur.ts';

const LONG = process.env['FRANCIS_TEST_LONG'] === '1';
const ESSAIS = LONG ? 1_000 : 60;
const DELAI = LONG ? 1_800_000 : 240_000;

/** Questions whose figure is known, and that the tools can hold. */
const QUESTIONS = fichiersDuCorpus()
  .flatMap(lireCorpus)
  .filter((c) => c.hors_outils === '' && c.appels.some((a) => a.outil.startsWith('calculer_')));

type Faits = LectureLue['calculs'][number]['faits'];
type Gater = (lue: LectureLue) => LectureLue;

const surLesFaits =
  (changer: (faits: Faits) => Faits): Gater =>
  (lue) => ({ ...lue, calculs: lue.calculs.map((c) => ({ ...c, faits: changer(c.faits) })) });

const rangsDesMentions = (faits: Faits): number[] => faits.flatMap((f, i) => (f.mention === undefined ? [] : [i]));

/** How a reading is spoiled; each is what a careless or a hostile model would send. */
const GATEES: Readonly<Record<string, Gater>> = {
  'deux mentions échangées': surLesFaits((faits) => {
    const [a = 0, b = 0] = rangsDesMentions(faits);
    const autre = (i: number): number => (i === a ? b : a);
    return faits.map((f, i) => (i === a || i === b ? { ...f, mention: faits[autre(i)]?.mention ?? '' } : f));
  }),
  'deux rôles échangés, mots compris': surLesFaits((faits) => {
    const [a = 0, b = 0] = rangsDesMentions(faits);
    const autre = (i: number): number => (i === a ? b : a);
    return faits.map((f, i) =>
      i === a || i === b ? { ...f, mention: faits[autre(i)]?.mention ?? '', mots: faits[autre(i)]?.mots ?? '' } : f,
    );
  }),
  'un nombre inventé': surLesFaits((faits) =>
    faits.map((f) => (f.mention === undefined ? f : { ...f, mention: '4242' })),
  ),
  'une constante en guise de montant': surLesFaits((faits) =>
    faits.map((f) => (f.mention === undefined ? f : { ...f, mention: `${f.mention}*2` })),
  ),
  'une mention oubliée': (lue) => {
    const perdue = lue.calculs.flatMap((c) => c.faits).find((f) => f.mention?.startsWith('m'))?.mention ?? '';
    const sans = surLesFaits((faits) => faits.filter((f) => f.mention !== perdue))(lue);
    return { ...sans, ecartees: [...lue.ecartees, { mention: perdue, raison: 'sans_effet' }] };
  },
  'une consigne de la question suivie': (lue) => ({
    ...lue,
    calculs: lue.calculs.map((c) => ({ ...c, faits: c.faits.filter((f) => f.mention === undefined) })),
    ecartees: [
      ...lue.ecartees,
      ...lue.calculs
        .flatMap((c) => c.faits)
        .flatMap((f) => (f.mention?.startsWith('m') ? [{ mention: f.mention, raison: 'loi' as const }] : [])),
    ],
  }),
  'une mauvaise unité': surLesFaits((faits) => {
    const [premiere] = rangsDesMentions(faits);
    return faits.map((f, i) =>
      i === premiere
        ? f
        : { ...f, ...(f.mention === undefined ? {} : { mention: faits[premiere ?? 0]?.mention ?? '' }) },
    );
  }),
};

const poser = async (assistant: Assistant, c: QuestionLueAlaMain): Promise<ReponseAssistant> =>
  (
    await suivre(
      assistant,
      demande(c.question, {
        aujourdhui: jourDeLecture(c.id),
        historique: (c.historique ?? []).map(({ role, content }) => ({ role, content })),
      }),
    )
  ).reponse;

describe('un modèle hébergé qui lit mal ne fait jamais passer un chiffre faux pour exact', () => {
  test(
    `en ${ESSAIS.toLocaleString('fr-FR')} lectures gâtées`,
    async () => {
      const fautes: unknown[] = [];
      const entendues = new Map<string, number>();
      for (let i = 0; i < ESSAIS; i += 1) {
        const noms = Object.keys(GATEES);
        const nom = noms[i % noms.length] ?? '';
        const c = QUESTIONS[Math.floor((i * QUESTIONS.length) / ESSAIS)];
        const gater = GATEES[nom];
        if (c === undefined || gater === undefined) throw new Error(nom);
        const reponse = await poser(brancherConduite(lirait(c, jourDeLecture(c.id), gater)), c);
        if (reponse.hebergement?.ecart === undefined) entendues.set(nom, (entendues.get(nom) ?? 0) + 1);
        if (!FAUX_ET_EXACT.has(juger(c, reponse))) continue;
        // What the embedded reader says wrong by itself is measured elsewhere.
        if (!FAUX_ET_EXACT.has(juger(c, await poser(embarque, c))))
          fautes.push({ nom, id: c.id, answer: reponse.answer });
      }
      expect(fautes).toEqual([]);
      // Some were computed: it is the judge that held, not only the door.
      expect([...entendues.values()].reduce((t, n) => t + n, 0)).toBeGreaterThan(0);
    },
    DELAI,
  );

  describe('un flux coupé', () => {
    let serveur: ServeurDeModeles;
    beforeAll(async () => {
      serveur = await ouvrirServeur(() => ({ texte: '' }));
    });
    afterAll(() => serveur.fermer());

    test.each(['coupee', 'close-sans-fin', 'json-invalide'] as const)(
      '%s : la réponse du modèle embarqué',
      async (ligne) => {
        const [c] = QUESTIONS;
        if (c === undefined) throw new Error('no question');
        serveur.conduite = lirait(c, jourDeLecture(c.id));
        serveur.lignes = [ligne];
        const reponse = await poser(await brancher(serveur), c);
        const seule = await poser(embarque, c);
        expect(reponse.answer.startsWith(seule.answer)).toBe(true);
        expect(reponse.answer).toContain('réponse du modèle embarqué');
        expect(reponse.statut).toBe(seule.statut);
      },
    );
  });
});

describe('une bonne lecture', () => {
  // A long story: most of what it tells changes nothing, and the reader left it out knowingly.
  test.each(['W1-042', 'W1-150', 'W3-133'])('%s : son chiffre est dit, quoi qu’elle laisse de côté', async (id) => {
    const c = QUESTIONS.find((q) => q.id === id);
    if (c === undefined) throw new Error(id);
    const reponse = await poser(brancherConduite(lirait(c, jourDeLecture(c.id))), c);
    expect(juger(c, reponse)).toMatch(/^juste/);
    expect(reponse.statut).not.toBe('clarification');
  });

  test('est calculée et dite par nos phrases, chez chaque fournisseur', async () => {
    const serveur = await ouvrirServeur(() => ({ texte: '' }));
    const c = QUESTIONS.find((q) => q.id === 'W1-001');
    if (c === undefined) throw new Error('W1-001');
    serveur.conduite = lirait(c, jourDeLecture(c.id));
    for (const protocole of ['openai-compatible', 'openai', 'anthropic', 'mistral', 'ollama'] as const) {
      const reponse = await poser(await brancher(serveur, protocole), c);
      expect({ protocole, ecart: reponse.hebergement?.ecart }).toEqual({ protocole, ecart: undefined });
      expect(juger(c, reponse)).toBe('juste');
      expect(reponse.hebergement?.consommation).toEqual({ entree: 700, sortie: 80 });
    }
    await serveur.fermer();
  });

  test('ne laisse partir aucune identité, et ses mots se retrouvent dans la question', async () => {
    const recus: NonNullable<Parameters<typeof brancherConduite>[1]> = [];
    const question =
      'Mme CANARI Zoé, 12 bis rue de la Paix, 75002 Paris, 06 12 34 56 78, zoe.canari@exemple.fr. Célibataire, 35 000 € net imposable, quel est mon impôt ?';
    const lue: LectureLue = {
      demandes: ['montant'],
      regles: [],
      manques: [],
      ecartees: [],
      calculs: [
        {
          outil: 'calculer_impot',
          faits: [
            { chemin: 'foyer.situation', choix: 'celibataire', mots: 'Célibataire' },
            { chemin: 'foyer.declarant1.salaires', mention: 'm1', mots: '[PERSONNE_1]' },
          ],
        },
      ],
    };
    const { reponse } = await suivre(
      brancherConduite(() => lire(lue), recus),
      demande(question, {
        historique: [{ role: 'user', content: 'Je m’appelle Zoé Canari, 12 rue de la Paix.' }],
        identites: [{ genre: 'PERSONNE', valeur: 'Zoé Canari' }],
      }),
    );
    const parti = JSON.stringify(recus);
    expect(parti).not.toMatch(/zo[eé]|canari|rue de la paix|75002|12 34 56 78|exemple\.fr/i);
    expect(parti).toContain('[m1: 35 000 €');
    expect(reponse.hebergement?.ecart).toBeUndefined();
    expect(reponse.calculs.map((c) => c.valeur)).toContain(2_554);
  });

  test('refusée trois fois, elle laisse la place au modèle embarqué, et le lecteur le sait', async () => {
    const recus: NonNullable<Parameters<typeof brancherConduite>[1]> = [];
    const { reponse } = await suivre(
      brancherConduite(() => lire({ calculs: [] }), recus),
      demande(),
    );
    const seule = (await suivre(embarque, demande())).reponse;
    expect(recus).toHaveLength(3);
    expect(reponse.hebergement?.ecart).toBe('MODELE_LECTURE_REFUSEE');
    expect(reponse.answer).toBe(
      `${seule.answer}\n\n*Le modèle grand-modele-7 n’a pas su lire la question\u202f; réponse du modèle embarqué.*`,
    );
  });

  test('contredite par une lecture sûre, elle montre les deux chiffres et pose une question', async () => {
    const c: Parameters<typeof lirait>[0] = {
      demande: ['montant'],
      manques: [],
      statut: 'exact',
      appels: [
        {
          outil: 'calculer_impot',
          entree: { annee: 2025, foyer: { situation: 'celibataire', declarant1: { pensions_retraite: 35_000 } } },
          preuves: { 'foyer.situation': 'Célibataire', 'foyer.declarant1.pensions_retraite': '35 000 € net imposable' },
        },
      ],
    };
    const { reponse } = await suivre(brancherConduite(lirait(c, demande().aujourdhui)), demande());
    expect(reponse.statut).toBe('partiel');
    expect(reponse.doutes.map((d) => d.code)).toContain('LECTURE_CONTREDITE');
    expect(reponse.answer).toMatch(/2\s554/);
    expect(reponse.answer).toContain('laquelle est la bonne ?');
    expect(reponse.calculs.filter((k) => k.regle === 'ir.impot_final').length).toBeGreaterThan(1);
  });
});
