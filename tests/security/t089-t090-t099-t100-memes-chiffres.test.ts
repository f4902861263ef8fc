import { readFileSync } from 'node:fs';
import type { ReponseAssistant } from '@francis/assistant';
import { CATALOGUE } from '@francis/knowledge';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CasBanc, noter } from '../../bench/banc/noter.mjs';
import {
  appelerPuisDire,
  compteFaux,
  dire,
  fausseSurTout,
} from '../../packages/assistant/src/modeles-heberges/essais/conduites.ts';
import { bonne } from '../../packages/assistant/src/modeles-heberges/essais/lecteur.ts';
import { demande, embarque, NOM, suivre } from '../../packages/assistant/src/modeles-heberges/essais/heberge.ts';
import { brancherConduite } from '../../packages/assistant/src/modeles-heberges/essais/modele-conduit.ts';
import type { Conduite } from '../../packages/assistant/src/modeles-heberges/essais/serveur.ts';
import { sansFondement } from '../confiance/citations.ts';
import { melerQuestions } from '../confiance/questions.ts';

const LONG = process.env['FRANCIS_TEST_LONG'] === '1';
const DELAI = LONG ? 900_000 : 120_000;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
const BANC = JSON.parse(readFileSync(new URL('../../bench/banc/public.json', import.meta.url), 'utf8')) as CasBanc[];
/** The short run takes one question in sixteen. */
const CAS = BANC.filter((_, i) => LONG || i % 16 === 0);
const demandeDe = (c: CasBanc) =>
  demande(c.question, {
    historique: c.historique ?? [],
    juridiction: c.jurisdiction,
    ...(c.profil ? { profilContexte: c.profil } : {}),
  });
const chiffres = (r: ReponseAssistant): string[] => r.calculs.map((c) => `${c.regle} ${c.valeur} ${c.annee}`);

const POSEES = melerQuestions(LONG ? 1_000 : 24);
const AUJOURDHUI = demande().aujourdhui;

/** What a lying provider says whatever it is asked: wrong figures, invented articles, invented quotations, typed numbers. */
const MENSONGES: readonly Conduite[] = [
  fausseSurTout,
  dire('La loi dispose : « tout contribuable est exonéré de MENSONGE ».'),
  appelerPuisDire(
    'chercher_notes',
    { question: 'quotient familial', jour: AUJOURDHUI },
    'La règle précise « aucun MENSONGE n’est dû ».[^cgi-193]',
  ),
  dire('Selon l’article 9999 du CGI, MENSONGE.[^boi-mensonge]'),
  dire('Vous devez 4 242 €.\n\nLe BOFiP écrit “MENSONGE”.'),
  compteFaux,
];

describe('T089, T090 · aucun chiffre inventé, aucune citation sans appui', () => {
  test(
    `dans les réponses à ${POSEES.length.toLocaleString('fr-FR')} questions de chiffres et de droit, modèle embarqué`,
    async () => {
      const fautes: unknown[] = [];
      for (const { question, juridiction } of POSEES) {
        const { reponse, flux } = await suivre(embarque, demande(question, { juridiction }));
        const trouvees = sansFondement(reponse, question, AUJOURDHUI);
        if (trouvees.length > 0 || flux !== reponse.balisage) fautes.push({ question, trouvees });
      }
      expect(fautes).toEqual([]);
    },
    DELAI,
  );

  test(
    `un modèle qui ment à chacune de ces ${POSEES.length.toLocaleString('fr-FR')} questions n’est jamais entendu, et le lecteur le sait`,
    async () => {
      const menteurs = MENSONGES.map((conduite) => brancherConduite(conduite));
      const fautes: unknown[] = [];
      for (const [i, { question, juridiction }] of POSEES.entries()) {
        const d = demande(question, { juridiction });
        const attendue = (await suivre(embarque, d)).reponse;
        const { reponse, tout } = await suivre(menteurs[i % menteurs.length] ?? embarque, d);
        const rendue = reponse.balisage.startsWith(`${attendue.balisage}\n\n*Le modèle ${NOM} `);
        const memes =
          JSON.stringify([reponse.calculs, reponse.sources, reponse.statut]) ===
          JSON.stringify([attendue.calculs, attendue.sources, attendue.statut]);
        const ecart = reponse.hebergement?.ecart;
        // Not even for a moment: what was streamed is the verified answer and nothing else.
        if (!rendue || !memes || ecart === undefined || tout !== reponse.balisage)
          fautes.push({ question, ecart, tout });
      }
      expect(fautes).toEqual([]);
    },
    DELAI,
  );

  test('la lecture de contrôle voit un chiffre, un article, un lien, une citation et une source qui mentent', async () => {
    const { reponse } = await suivre(embarque);
    const question = demande().question;
    const lire = (lue: ReponseAssistant) => sansFondement(lue, question, AUJOURDHUI);
    const altere = (de: RegExp, vers: string) => lire({ ...reponse, balisage: reponse.balisage.replace(de, vers) });
    const recente = CATALOGUE.find((r) => (r.depuis ?? '') > '2026-01-01');
    expect(lire(reponse)).toEqual([]);
    expect(altere(/Votre/, 'Comptez 4 243 €. Votre')).not.toEqual([]);
    expect(altere(/Votre/, 'Selon le CGI art. 9999, votre')).not.toEqual([]);
    expect(altere(/\[2.554.€\]/, '[2 555 €]')).not.toEqual([]);
    expect(altere(/Votre/, 'La loi dit « nul n’est imposé ». Votre')).not.toEqual([]);
    expect(altere(/Votre/, 'La loi dit « rien. Votre')).not.toEqual([]);
    expect(lire({ ...reponse, sources: ['CGI art. 9999 — inventé'] })).not.toEqual([]);
    const droit = { question, jour: '2024-12-31' };
    expect(lire({ ...reponse, droit, sources: [`${recente?.citation} — ${recente?.titre}`] })).not.toEqual([]);
  });
});

describe('T099, T100 · changer de modèle ne change ni chiffre ni citation', () => {
  const attendues = new Map<string, ReponseAssistant>();
  beforeAll(async () => {
    for (const c of CAS) attendues.set(c.id, (await suivre(embarque, demandeDe(c))).reponse);
  }, DELAI);

  test.each([
    ['un bon modèle', bonne, CAS.length],
    ['un modèle qui donne un chiffre faux à chaque question', fausseSurTout, 0],
  ])(
    'avec %s',
    async (_, conduite, entendues) => {
      const heberge = brancherConduite(conduite);
      const fautes: unknown[] = [];
      let gardees = 0;
      for (const c of CAS) {
        const { reponse, tout } = await suivre(heberge, demandeDe(c));
        const attendue = attendues.get(c.id);
        if (attendue === undefined) throw new Error(c.id);
        if (reponse.modele === NOM) gardees += 1;
        const memes =
          JSON.stringify([chiffres(reponse), reponse.sources, reponse.statut]) ===
          JSON.stringify([chiffres(attendue), attendue.sources, attendue.statut]);
        const memeNote = noter(c, reponse).reussi === noter(c, attendue).reussi;
        if (!memes || !memeNote || /4\s242/.test(tout)) fautes.push({ id: c.id, ecart: reponse.hebergement?.ecart });
      }
      expect(fautes).toEqual([]);
      // A good model is heard; a lying one never is.
      expect(gardees).toBe(entendues);
    },
    DELAI,
  );

  test(
    'la même question posée quatre fois donne quatre fois la même réponse',
    async () => {
      const heberge = brancherConduite(bonne);
      for (const c of CAS) {
        const lues = await Promise.all([1, 2, 3, 4].map(async () => (await suivre(heberge, demandeDe(c))).reponse));
        expect(new Set(lues.map((r) => JSON.stringify([r.balisage, r.calculs, r.sources, r.statut]))).size).toBe(1);
      }
    },
    DELAI,
  );
});
