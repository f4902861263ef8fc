import { readFileSync } from 'node:fs';
import type { ReponseAssistant } from '@francis/assistant';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CasBanc, noter } from '../../bench/banc/noter.mjs';
import { genererQuestions } from '../../packages/assistant/src/evaluation/generateur.ts';
import { nombresLegaux, sansOrigine } from '../../packages/assistant/src/evaluation/origine-des-chiffres.ts';
import { bonne, fausseSurTout } from '../../packages/assistant/src/modeles-heberges/essais/conduites.ts';
import { demande, embarque, NOM, suivre } from '../../packages/assistant/src/modeles-heberges/essais/heberge.ts';
import { brancherConduite } from '../../packages/assistant/src/modeles-heberges/essais/modele-conduit.ts';

const LONG = process.env['FRANCIS_TEST_LONG'] === '1';
const DELAI = LONG ? 600_000 : 30_000;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
const BANC = JSON.parse(readFileSync(new URL('../../bench/banc/public.json', import.meta.url), 'utf8')) as CasBanc[];
/** The short run takes one question in eight. */
const CAS = BANC.filter((_, i) => LONG || i % 8 === 0);
const demandeDe = (c: CasBanc) =>
  demande(c.question, {
    historique: c.historique ?? [],
    juridiction: c.jurisdiction,
    ...(c.profil ? { profilContexte: c.profil } : {}),
  });
const chiffres = (r: ReponseAssistant): string[] => r.calculs.map((c) => `${c.regle} ${c.valeur} ${c.annee}`);

describe('T089, T090 · aucun chiffre inventé, aucune citation sans appui', () => {
  test(
    `dans ${LONG ? 1_000 : 58} questions tirées au sort`,
    async () => {
      const legaux = nombresLegaux();
      const fautes: unknown[] = [];
      for (const { question } of genererQuestions(LONG ? 1_000 : 58, 20_261_120)) {
        const { reponse, flux } = await suivre(embarque, demande(question));
        const trouvees = sansOrigine(reponse, question, legaux);
        if (trouvees.length > 0 || flux !== reponse.balisage) fautes.push({ question, trouvees });
      }
      expect(fautes).toEqual([]);
    },
    DELAI,
  );

  test('la lecture de contrôle voit un chiffre, un article et un lien qui mentent', async () => {
    const { reponse } = await suivre(embarque);
    const question = demande().question;
    const legaux = nombresLegaux();
    const altere = (de: RegExp, vers: string) => ({ ...reponse, balisage: reponse.balisage.replace(de, vers) });
    expect(sansOrigine(reponse, question, legaux)).toEqual([]);
    expect(sansOrigine(altere(/Votre/, 'Comptez 4 243 €. Votre'), question, legaux)).not.toEqual([]);
    expect(sansOrigine(altere(/Votre/, 'Selon le CGI art. 9999, votre'), question, legaux)).not.toEqual([]);
    expect(sansOrigine(altere(/\[2.554.€\]/, '[2 555 €]'), question, legaux)).not.toEqual([]);
    expect(sansOrigine({ ...reponse, sources: ['CGI art. 9999 — inventé'] }, question, legaux)).not.toEqual([]);
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

  test('la même question posée quatre fois donne quatre fois la même réponse', async () => {
    const heberge = brancherConduite(bonne);
    const lues = await Promise.all([1, 2, 3, 4].map(async () => (await suivre(heberge)).reponse));
    expect(new Set(lues.map((r) => JSON.stringify([r.balisage, r.calculs, r.sources, r.statut]))).size).toBe(1);
  });
});
