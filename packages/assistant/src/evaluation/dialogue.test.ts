import { describe, expect, it } from 'vitest';
import type { ReponseAssistant } from '../types.ts';
import { poser } from './poser.ts';

const apres = (avant: string, question: string): Promise<ReponseAssistant> =>
  poser(question, {
    historique: [
      { role: 'user', content: avant },
      { role: 'assistant', content: 'Voici la règle.' },
    ],
  });
const plat = (texte: string): string => texte.replace(/[\u202f\u00a0]/g, ' ');

describe('Une suite de droit garde le sujet du tour précédent', () => {
  it.each([
    [
      'Ma fille étudiante peut-elle rester rattachée à notre foyer ?',
      'Et jusqu’à quel âge si elle arrête ses études, ça tombe quand ?',
      /21 ans/,
    ],
    [
      'J’héberge gratuitement ma grand-tante de 80 ans sans ressources, ai-je une déduction ?',
      'Et si elle avait seulement 68 ans, cela marcherait-il encore ?',
      /75 ans/,
    ],
  ])('%s %s', async (avant, question, attendu) => {
    expect(plat((await apres(avant, question)).answer)).toMatch(attendu);
  });

  it('une question qui se suffit n’emporte pas le sujet d’avant', async () => {
    const r = await apres(
      'Combien puis-je mettre sur un livret A ?',
      'Quelle est la réduction d’impôt pour un don à une association d’intérêt général ?',
    );
    expect(r.answer).toMatch(/66/);
    expect(r.answer).not.toMatch(/livret/i);
  });
});

describe('Une question de droit posée après un calcul n’est pas ce calcul', () => {
  const CALCUL = 'Célibataire, 38 000 € net imposable et 2 000 € de dons aux Restos du Cœur : quel impôt ?';
  it.each([
    ['posée par une note', 'Combien de temps pour obtenir un rescrit ?', /3 mois/],
    ['qui se déclare', 'J’ai un compte Revolut ou N26, dois-je le déclarer aux impôts ?', /3916/],
    [
      'd’un autre sujet, sans son montant',
      'Ma tante américaine m’a légué de l’argent, suis-je imposé en France ?',
      /convention/,
    ],
    ['d’un contrôle', 'Puis-je refuser l’accès au vérificateur ?', /100 %/],
  ])('%s : « %s »', async (_cas, question, attendu) => {
    const { answer } = await apres(CALCUL, question);
    expect(plat(answer)).toMatch(attendu);
    expect(plat(answer)).not.toMatch(/1 954 €|droits de succession sont/);
  });

  it.each(['Quelle est ma tranche marginale d’imposition ?', 'Et si je versais 2 000 € sur un PER ?'])(
    'une suite du calcul reste un calcul : « %s »',
    async (question) => expect((await apres(CALCUL, question)).calculs.length).toBeGreaterThan(0),
  );

  it('un profil complet ne fait pas d’une question de droit un calcul', async () => {
    const profilContexte = { situation_familiale: 'celibataire', revenu_annuel: 38_000 };
    const { answer } = await poser('J’ai un compte Revolut ou N26, dois-je le déclarer aux impôts ?', {
      profilContexte,
    });
    expect(answer).toMatch(/3916/);
  });
});

describe('Un montant démenti est remplacé', () => {
  it('« ce n’est pas 41 000 mais 38 000 »', async () => {
    const r = await apres(
      'Célibataire sans enfant, 41 000 € net imposable en 2025, quel impôt ?',
      'Erreur de ma part, ce n’est pas 41 000 mais 38 000 € net imposable.',
    );
    const direct = await poser('Célibataire sans enfant, 38 000 € net imposable en 2025, quel impôt ?');
    expect(r.statut).toBe('exact');
    expect(r.calculs.at(-1)?.valeur).toBe(direct.calculs.at(-1)?.valeur);
  });
});

describe('La case T démentie ne donne pas sa part', () => {
  it('« pas de case T »', async () => {
    const avec = await poser('Divorcée, 1 enfant à charge, je vis seule, 40 000 € net imposable en 2025, impôt ?');
    const sans = await poser('Divorcée, 1 enfant à charge, pas de case T, 40 000 € net imposable en 2025, impôt ?');
    expect(sans.calculs.at(-1)?.valeur).toBeGreaterThan(avec.calculs.at(-1)?.valeur ?? Number.POSITIVE_INFINITY);
  });
});

describe('Deux règles sans rapport sont répondues l’une après l’autre', () => {
  it('dans l’ordre', async () => {
    const { answer } = await poser(
      'Deux choses : les heures supplémentaires sont-elles imposables ? Et la taxe foncière, qui la paie l’année de la vente ?',
    );
    const [un, deux] = [answer.indexOf('**1.**'), answer.indexOf('**2.**')];
    expect(un).toBeGreaterThanOrEqual(0);
    expect(deux).toBeGreaterThan(un);
    expect(answer.slice(un, deux)).toMatch(/heures/);
    expect(answer.slice(deux)).toMatch(/foncière/);
  });

  it('une question en deux phrases reste une', async () => {
    const { answer } = await poser(
      'Mon fils travaille l’été. Son salaire est-il exonéré ? Faut-il quand même le déclarer ?',
    );
    expect(answer).not.toMatch(/\*\*1\.\*\*/);
  });
});

describe('L’écriture à l’oreille est comprise', () => {
  it.each([
    ['ce koi labatemant sur une donasion a un anfan', /100 000/],
    ['jsui étudiante jé bossé 2 moi cet été, sé imposabl mon saler ?', /SMIC|5 4\d\d/],
  ])('%s', async (question, attendu) => {
    expect(plat((await poser(question)).answer)).toMatch(attendu);
  });
});
