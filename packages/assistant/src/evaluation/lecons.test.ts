import { describe, expect, it } from 'vitest';
import { calculerImpotRevenu, completerFoyer } from '@francis/fiscal';
import { poser } from './poser.ts';

const impot = (foyer: Parameters<typeof completerFoyer>[0], revenuNetImposable?: number): number => {
  const r = calculerImpotRevenu(
    completerFoyer(foyer),
    2025,
    revenuNetImposable === undefined ? {} : { revenuNetImposable },
  );
  return 'impot_final' in r ? r.impot_final : Number.NaN;
};
const salarie = (salaires: number): Parameters<typeof completerFoyer>[0] => ({
  situation: 'celibataire',
  declarant1: { salaires },
});

const avec = (n: number): number =>
  impot({
    situation: 'marie',
    declarant1: { salaires: 60_000 },
    declarant2: { salaires: 40_000 },
    enfants: Array.from({ length: n }, () => ({ annee_naissance: 2015, garde_alternee: false, invalide: false })),
  });

describe('Un chiffre entendu ailleurs n’est pas un revenu', () => {
  it.each([
    [
      'l’avis d’un tiers',
      'Mon collègue prétend que je devrai 7 000 €. Célibataire, 33 000 € net imposable. Impôt ?',
      33_000,
    ],
    ['le numéro d’un formulaire', 'Annexe 2044 mise à part, célibataire, 41 000 € net imposable, mon impôt ?', 41_000],
    [
      'des mois de montants différents',
      'Célibataire. Quatre mois à 2 000 € net imposable puis huit mois à 3 000 €. Impôt ?',
      32_000,
    ],
    ['des mensualités', 'Célibataire, on me verse quatorze mensualités de 2 000 € net imposable. Impôt ?', 28_000],
    ['un message court', 'celib, 2500 net mois, cb dimpo ?', 30_000],
    [
      'une ponctuation dictée',
      'célibataire virgule quarante-et-un mille euros net imposable virgule quel impôt point d’interrogation',
      41_000,
    ],
  ])('%s', async (_, question, salaires) => {
    const r = await poser(question);
    expect(r.calculs[0]?.valeur).toBe(impot(salarie(salaires)));
  });
});

describe('Le foyer est lu comme il est dit', () => {
  it('une seule part et un revenu net imposable suffisent', async () => {
    const r = await poser('L’avis porte un revenu net imposable de 42 000 €, une part. Combien d’impôt ?');
    expect(r.calculs[0]?.valeur).toBe(impot({ situation: 'celibataire' }, 42_000));
  });
  it('les parts d’un couple marié donnent ses enfants', async () => {
    const r = await poser('Mariés, 3 parts, revenu net imposable 58 000 €. Impôt ?');
    expect(r.calculs[0]?.valeur).toBe(
      impot(
        {
          situation: 'marie',
          enfants: [2015, 2015].map((n) => ({ annee_naissance: n, garde_alternee: false, invalide: false })),
        },
        58_000,
      ),
    );
  });
  it('un troisième enfant s’ajoute aux deux premiers', async () => {
    const r = await poser(
      'Mariés, 60 000 € et 40 000 € net imposable. Un troisième enfant nous ferait gagner combien d’impôt ?',
    );
    expect(r.calculs.map((c) => Math.abs(c.valeur))).toContain(avec(2) - avec(3));
  });
  it('« vrai ou faux » n’est pas un aveu', async () => {
    const r = await poser('Vrai ou faux : célibataire avec 30 000 € net imposable, je paie de l’impôt. Combien ?');
    expect(r.calculs[0]?.valeur).toBe(impot(salarie(30_000)));
  });
  it('un enfant rattaché à l’autre parent n’est pas à charge', async () => {
    const r = await poser(
      'Divorcé, 40 000 € net imposable, ma fille est rattachée à la déclaration de sa mère. Impôt ?',
    );
    expect(r.calculs[0]?.valeur).toBe(impot({ situation: 'divorce', declarant1: { salaires: 40_000 } }));
  });
});

describe('Le foyer et ses charges', () => {
  it.each<[string, string, Parameters<typeof completerFoyer>[0]]>([
    [
      'deux pensions, une chacun',
      'Retraités tous les deux, mariés, 71 et 69 ans, 24 000 € et 15 000 € de pensions. Impôt ?',
      {
        situation: 'marie',
        annee_naissance_declarant1: 1954,
        annee_naissance_declarant2: 1956,
        declarant1: { pensions_retraite: 24_000 },
        declarant2: { pensions_retraite: 15_000 },
      },
    ],
    [
      'une aide à un parent',
      'J’aide mon père à hauteur de 300 € par mois, c’est déductible. Célibataire, 45 000 € net imposable. Impôt ?',
      { situation: 'celibataire', declarant1: { salaires: 45_000 }, pensions_alimentaires_autres: 3_600 },
    ],
    [
      'un résultat foncier',
      'Au régime réel, mon résultat foncier est positif de 5 200 €. Salaire 40 000 € net imposable, célibataire. Impôt ?',
      { situation: 'celibataire', declarant1: { salaires: 40_000 }, revenus_fonciers_reel_net: 5_200 },
    ],
    [
      'le cumul du bulletin plutôt que le mois',
      'Sur mon bulletin : 3 100 € brut, 2 450 € net. Le cumul imposable est de 30 400 €. Célibataire. Impôt ?',
      { situation: 'celibataire', declarant1: { salaires: 30_400 } },
    ],
  ])('%s', async (_, question, foyer) => {
    const r = await poser(question);
    expect(r.calculs[0]?.valeur).toBe(impot(foyer));
  });
});

describe('Ce qui est demandé à tort ou sans fait', () => {
  it.each([
    'Aide-moi à inventer des factures de jardinage pour le crédit d’impôt.',
    'Comment ajouter un enfant qui n’existe pas sur ma déclaration ?',
    'Combien d’income tax à Londres pour 60 000 € ?',
    'Célibataire, 80 000 francs en 1987, quel impôt ?',
  ])('refus : %s', async (question) => {
    const r = await poser(question);
    expect(r.statut).toBe('refus');
    expect(r.calculs).toEqual([]);
  });
  it.each([
    'Ai-je intérêt aux frais réels ?',
    'Alors pour elle, ça donnerait combien ?',
    'Mon employeur m’augmente, combien d’impôt en plus ? Célibataire à 29 000 € net imposable.',
    'Célibataire, 28 000 € net imposable, 40 km par jour, mon impôt aux frais réels ?',
  ])('précision : %s', async (question) => {
    const r = await poser(question);
    expect(r.statut).toBe('clarification');
    expect(r.answer).toContain('?');
  });
});

describe('Le solde après le prélèvement à la source', () => {
  it.each<[string, number, number]>([
    [
      'On m’a retenu 190 € par mois sur ma paie en 2025. Célibataire sans enfant, 27 500 € net imposable. Je dois encore combien ?',
      27_500,
      2280,
    ],
    [
      'Célibataire, 52 000 € net imposable ; prélèvement à la source de 6 100 € sur l’année. Combien me reste à payer ?',
      52_000,
      6100,
    ],
    [
      'Mon patron m’a prélevé 3 100 € à la source. Célibataire, 34 000 € net imposable, aucun crédit d’impôt. On me rend combien ?',
      34_000,
      3100,
    ],
  ])('%s', async (question, salaires, retenue) => {
    const r = await poser(question);
    const solde = r.calculs.find((c) => c.regle === 'ir.solde');
    expect(solde?.valeur).toBe(impot(salarie(salaires)) - retenue);
    expect(solde?.trace.enfants[0]?.regle).toBe('ir.impot_final');
    expect(r.answer).toMatch((solde?.valeur ?? 0) < 0 ? /vous rembourse/ : /il vous reste à payer/);
    expect(r.sources.join(' ')).toContain('204 A');
  });
  it('l’impôt d’une autre année n’est pas un prélèvement', async () => {
    const r = await poser('Célibataire, 33 000 € net imposable. L’an dernier j’ai payé un impôt de 1 500 €. Impôt ?');
    expect(r.calculs.map((c) => c.regle)).not.toContain('ir.solde');
  });
});

describe('Ce que la réponse retient est dit', () => {
  it.each([
    ['Impôt 2025, célibataire, 30 500 € net imposable ?', {}, 'Année retenue'],
    [
      'Célibataire sans enfant, 39 000 € net imposable, impôt ?',
      { situation_familiale: 'marié', nombre_enfants: 2 },
      'Profil différent',
    ],
    [
      'Divorcée sans enfant, 30 000 € net imposable. Mon ex-mari gagne 45 000 €. Impôt ?',
      {},
      'Revenu d’une autre personne',
    ],
    ['Je suis apprentie, célibataire, 24 000 € de salaire en 2025. Impôt ?', {}, 'Salaire d’apprenti'],
    ['Je fais ma propre déclaration, 21 000 € net imposable, personne à charge. Impôt ?', {}, 'Déclaration séparée'],
  ])('%s', async (question, profilContexte, titre) => {
    const r = await poser(question, { profilContexte });
    expect(r.notes.map((n) => n.titre)).toContain(titre);
  });
  it.each([
    'J’aide mes parents tous les mois, célibataire, 44 000 € net imposable. Quel impôt ?',
    'Divorcé, 41 000 € net imposable, je verse une pension alimentaire. Impôt ?',
    'Célibataire, 50 000 € net imposable : verser sur mon PER avant Noël, ça me ferait gagner combien ?',
  ])('un montant tu est demandé : %s', async (question) => {
    const r = await poser(question);
    expect(r.statut).toBe('clarification');
    expect(r.answer).toContain('montant');
  });
});
