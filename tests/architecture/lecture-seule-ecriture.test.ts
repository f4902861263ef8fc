import { describe, expect, test } from 'vitest';
import { compterLesExpressions } from './expressions.ts';
import { lire, sources } from './graphe.ts';

/** The only writer of the status of a reading. */
const JUGE = 'packages/assistant/src/certitude.ts';
const LIT_DES_DOUTES = /\bdoutes\b/;
/** A status chosen from something: « statut: … ? 'exact' : 'partiel' », « statut = 'exact' ». */
const ECRIT_UN_STATUT = /\bstatut\b[^;{}\n]{0,80}(?<![=!])[:=](?!=)[^;{}\n]{0,160}'(?:exact|partiel)'/;

/** Say whether a calculation is a part of what was asked, which the judge then weighs. This list only gets shorter. */
const CALCULS_PARTIELS: readonly string[] = [
  'packages/assistant/src/domaines/assurance-vie.ts',
  'packages/assistant/src/domaines/domaine.ts',
  'packages/assistant/src/domaines/revenus-mobiliers.ts',
  'packages/assistant/src/domaines/suisse.ts',
  'packages/assistant/src/domaines/tva.ts',
];

/** Whether a source decides between « exact » and « partiel ». */
const decide = (source: string): boolean =>
  LIT_DES_DOUTES.test(source)
    ? source.split('\n').some((ligne) => /'exact'/.test(ligne) && /'partiel'/.test(ligne) && /[?:]/.test(ligne))
    : ECRIT_UN_STATUT.test(source);

/** A household described field by field. */
const CHAMPS_DU_FOYER = ['situation', 'enfants', 'salaires', 'declarant1', 'nombre_enfants', 'situation_familiale'];
const decritUnFoyer = (source: string): boolean =>
  CHAMPS_DU_FOYER.filter((champ) => new RegExp(`^\\s+(?:readonly )?['"]?${champ}['"]?\\??: `, 'm').test(source))
    .length >= 2;
const SCHEMA = /\b(?:z\.(?:strictO|o)bject|interface \w+|type \w+ = \{)/;

/**
 * Shapes of a household that stand outside the vocabulary of facts. This list only gets shorter: what is new is written
 * as facts.
 */
const FOYERS_HORS_FAITS: readonly string[] = [
  'apps/web/src/domains/profil/situation.ts',
  'packages/presentation/src/luxembourg/situation.ts',
  'packages/presentation/src/optimisation/contexte.ts',
  'packages/presentation/src/optimisation/foyer.ts',
  'packages/presentation/src/quatre-pays/situation.ts',
  'packages/presentation/src/statuts/situation.ts',
  'packages/assistant/src/comprehension/faits.ts',
  'packages/assistant/src/comprehension/foyer.ts',
  'packages/assistant/src/domaines/capital.ts',
  'packages/assistant/src/evaluation/foyers.ts',
  'packages/assistant/src/modele-embarque/scenarios.ts',
  'packages/assistant/src/outils/schemas.ts',
  'packages/contract/src/simulateurs-internationaux.ts',
  'packages/contract/src/simulateurs-pays.ts',
  'packages/contract/src/simulateurs-statuts.ts',
  'packages/contract/src/simulateurs.ts',
];

describe('la lecture n’a qu’un juge et qu’un vocabulaire', () => {
  test('un seul fichier écrit le statut d’une réponse', () => {
    const ecrivains = sources('packages/assistant/src', 'packages/lecture/src', 'packages/faits/src')
      .filter((f) => !/\/(?:evaluation|outils)\/|\.evaluation\.ts$/.test(f))
      .filter((f) => decide(lire(f)));
    expect(ecrivains.filter((f) => !CALCULS_PARTIELS.includes(f))).toEqual([JUGE]);
    expect(
      CALCULS_PARTIELS.filter((f) => !ecrivains.includes(f)),
      'à retirer de la liste',
    ).toEqual([]);
  });

  test('aucun sujet ne se lit par une expression rationnelle', () => {
    const questions = sources('packages/assistant/src/questions');
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.filter((f) => compterLesExpressions(lire(f)) > 0)).toEqual([]);
  });

  test('aucune nouvelle forme de foyer hors des faits', () => {
    const formes = sources(
      'packages/assistant/src',
      'packages/contract/src',
      'packages/mcp/src',
      'packages/presentation/src',
      'apps',
    ).filter((f) => SCHEMA.test(lire(f)) && decritUnFoyer(lire(f)));
    expect(formes.filter((f) => !FOYERS_HORS_FAITS.includes(f))).toEqual([]);
    expect(
      FOYERS_HORS_FAITS.filter((f) => !formes.includes(f)),
      'à retirer de la liste',
    ).toEqual([]);
  });
});

describe('ces refus', () => {
  test.each([
    ["const doutes = f();\nreturn { statut: doutes.length === 0 ? 'exact' : 'partiel', doutes };", true],
    ["const statut = sur ? 'exact' : 'partiel';", true],
    ["if (reponse.statut === 'exact') compter();", false],
  ])('voient un second juge : %s', (source, attendu) => expect(decide(source)).toBe(attendu));

  test.each([
    ['interface Foyer {\n  situation: string;\n  enfants: number;\n}', true],
    ['interface Autre {\n  situation: string;\n}', false],
  ])('voient une forme de foyer : %s', (source, attendu) =>
    expect(SCHEMA.test(source) && decritUnFoyer(source)).toBe(attendu),
  );
});
