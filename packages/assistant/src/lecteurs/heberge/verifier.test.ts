import { describe, expect, it } from 'vitest';
import { libelleDuConcept } from '@francis/lecture';
import { FORMES, FORMES_DU_CHOIX } from './formes.ts';
import { numeroter } from './numeroter.ts';
import { type LectureLue, LectureLue as Schema, schemaDeLire } from './schema.ts';
import { verifier } from './verifier.ts';

const QUESTION = 'Je donne 200 000 € à ma fille et elle avait déjà reçu 50 000 € il y a 8 ans. Droits ?';
const texte = (question: string, avant: readonly string[] = []) => ({
  question: numeroter(question),
  avant: avant.map((t, i) => numeroter(t, `t${i + 1}`)),
  jour: '2026-11-22',
});
const VIDE = { demandes: [], calculs: [], regles: [], ecartees: [], manques: [] } satisfies LectureLue;
type Faits = LectureLue['calculs'][number]['faits'];
const donner = (faits: Faits, plus: Partial<LectureLue> = {}): LectureLue => ({
  ...VIDE,
  calculs: [{ outil: 'calculer_donation', faits }],
  ...plus,
});
const BONS: Faits = [
  { chemin: 'donation.montant', mention: 'm1', mots: 'Je donne 200 000 €' },
  { chemin: 'donation.lien', choix: 'enfant', mots: 'ma fille' },
  { chemin: 'donation.donations_anterieures', mention: 'm2', mots: 'déjà reçu 50 000 €' },
  { chemin: 'donation.anciennete', mention: 'm3', mots: 'il y a 8 ans' },
];
const refus = (lue: LectureLue, question = QUESTION): string => {
  const verifiee = verifier(lue, texte(question));
  return 'appels' in verifiee ? '' : verifiee.join(' | ');
};
const salaires = (mention: string, mots: string): LectureLue => ({
  ...VIDE,
  calculs: [
    {
      outil: 'calculer_impot',
      faits: [
        { chemin: 'foyer.situation', choix: 'celibataire', mots: '' },
        { chemin: 'foyer.declarant1.salaires', mention, mots },
      ],
    },
  ],
});

const supposes = (mention: string): boolean[] | string => {
  const verifiee = verifier(salaires(mention, 'Je gagne'), texte('Je gagne 2 000 € net par mois'));
  return 'roles' in verifiee ? verifiee.roles.map((r) => r.suppose) : verifiee.join();
};

/** One amount, put in the pay of both. */
const aDeux = (question: string, mots: string): string => {
  const mention = numeroter(question).mentions.find((m) => m.type === 'montant')?.id ?? '';
  const autres = numeroter(question).mentions.filter((m) => m.id !== mention);
  const lue: LectureLue = {
    ...VIDE,
    ecartees: autres.map((m) => ({ mention: m.id, raison: 'redite' as const })),
    calculs: [
      {
        outil: 'calculer_impot',
        faits: [
          { chemin: 'foyer.situation', choix: 'marie', mots: 'Mariés' },
          { chemin: 'foyer.declarant1.salaires', mention, mots },
          { chemin: 'foyer.declarant2.salaires', mention, mots },
        ],
      },
    ],
  };
  return refus(lue, question);
};

describe('Une question marquée', () => {
  it('garde tous ses mots et numérote ses nombres', () =>
    expect(numeroter(QUESTION).texte).toBe(
      'Je donne [m1: 200 000 €] à ma fille et elle avait déjà reçu [m2: 50 000 €] il y a [m3: 8 ans]. Droits ?',
    ));

  it('ne numérote pas le rang d’une marque d’identité', () =>
    expect(numeroter('[PERSONNE_1] gagne 35 000 €').texte).toBe('[PERSONNE_1] gagne [m1: 35 000 €]'));
});

describe('La lecture d’un modèle', () => {
  it('donne l’entrée du calcul quand tout est montré', () => {
    const verifiee = verifier(donner(BONS), texte(QUESTION));
    expect('appels' in verifiee ? verifiee.appels : verifiee).toEqual([
      {
        outil: 'calculer_donation',
        entree: {
          date: '2026-11-22',
          montant: 200_000,
          lien: 'enfant',
          donations_anterieures: 50_000,
          anciennete: 8,
          beneficiaires: 1,
          donateurs: 1,
        },
      },
    ]);
  });

  it.each([
    [
      'un chemin d’un autre calcul',
      donner([...BONS, { chemin: 'foyer.dividendes', mention: 'm1', mots: '' }]),
      'n’est pas un fait',
    ],
    ['une mention laissée', donner(BONS.slice(0, 2)), 'm2, m3 : ni utilisée ni écartée'],
    [
      'une mention qui n’existe pas',
      donner([{ ...BONS[0], chemin: 'donation.montant', mention: 'm9', mots: 'Je donne' }]),
      'm9',
    ],
    [
      'un nombre écrit',
      donner([{ chemin: 'donation.montant', mention: '200000', mots: 'Je donne' }]),
      'ni une mention ni une constante',
    ],
    [
      'une constante seule',
      donner([{ chemin: 'donation.montant', mention: '12', mots: 'Je donne' }]),
      'aucun nombre ne s’écrit',
    ],
    [
      'une mauvaise unité',
      donner([{ chemin: 'donation.montant', mention: 'm3', mots: 'il y a 8 ans' }]),
      'mauvaise unité',
    ],
    [
      'des mots qui ne sont pas là',
      donner([{ chemin: 'donation.lien', choix: 'enfant', mots: 'mon fils' }]),
      'n’est pas dans la question',
    ],
    ['un choix inconnu', donner([{ chemin: 'donation.lien', choix: 'cousin', mots: 'ma fille' }]), '« cousin »'],
    ['une mention utilisée et écartée', donner(BONS, { ecartees: [{ mention: 'm1', raison: 'loi' }] }), 'à la fois'],
    [
      'un montant pris deux fois',
      donner([...BONS.slice(0, 2), { chemin: 'donation.donations_anterieures', mention: 'm1', mots: 'Je donne' }]),
      'm1 sert deux fois',
    ],
    ['rien', VIDE, 'aucun calcul'],
  ] satisfies [string, LectureLue, string][])('est refusée : %s', (_, lue, raison) =>
    expect(refus(lue)).toContain(raison),
  );

  it('un montant dit « 2 x » est à chacun, un autre à un seul', () => {
    expect(aDeux('Mariés, 2 x 61 K€. IR ?', '2 x 61 K€')).toBe('');
    expect(aDeux('Mariés, 61 K€ de salaire. IR ?', '61 K€ de salaire')).toContain('sert deux fois');
  });

  it('un montant par mois ne vaut pas un montant par an', () => {
    const question = 'Je gagne 2 000 € net par mois, impôt ?';
    expect(refus(salaires('m1', 'Je gagne'), question)).toContain('m1*12');
    expect(refus(salaires('m1*12', 'Je gagne'), question)).toBe('');
  });

  it('des mois dits se comptent de l’un à l’autre', () => {
    const question = 'J’ai touché 2 000 € par mois d’avril à décembre 2025';
    const verifiee = verifier(salaires('m1*mois(m2:m3)', 'J’ai touché'), texte(question));
    expect('appels' in verifiee ? verifiee.appels[0]?.entree : verifiee).toMatchObject({
      foyer: { declarant1: { salaires: 18_000 } },
    });
  });

  it('une opération que les mots n’imposent pas reste une supposition', () => {
    expect(supposes('m1*12')).toEqual([true, false]);
    expect(supposes('m1*12/2')).toEqual([true, true]);
  });

  it('un tour précédent se montre aussi, et rien n’y est à expliquer', () => {
    const verifiee = verifier(
      salaires('t1m1', 'je gagne'),
      texte('Et mon impôt ?', ['je gagne 35 000 € par an, 3 enfants']),
    );
    expect('appels' in verifiee).toBe(true);
  });
});

/** The input of the first calculation, or what was refused. */
const entree = (lue: LectureLue, question: string, connus: Parameters<typeof verifier>[1]['connus'] = []): unknown => {
  const verifiee = verifier(lue, { ...texte(question), connus });
  return 'appels' in verifiee ? verifiee.appels[0]?.entree : verifiee;
};

/** A known situation, and the fact of one path. */
const connue = (chemin: string, mention: string): LectureLue => ({
  ...VIDE,
  calculs: [
    {
      outil: 'calculer_impot',
      faits: [
        { chemin: 'foyer.situation', mention: 'p2', mots: '' },
        { chemin, mention, mots: '' },
      ],
    },
  ],
});

describe('Ce que les nombres disent', () => {
  it('un grand nombre près d’un mot que rien ne compte est un montant, pas celui de kilomètres', () => {
    expect(entree(salaires('m1', '35 200 brodequins'), 'Célibataire, je touche 35 200 brodequins')).toMatchObject({
      foyer: { declarant1: { salaires: 35_200 } },
    });
    expect(JSON.stringify(entree(salaires('m1', '35 200 km'), 'Célibataire, 35 200 km par an'))).toContain(
      'mauvaise unité',
    );
  });

  it('un taux reste ce qu’il est, et des francs changés à un taux dit sont des euros', () => {
    const retenue = {
      ...VIDE,
      calculs: [
        {
          outil: 'calculer_poste' as const,
          faits: [
            { chemin: 'poste.nature', choix: 'retenue_source', mots: '' },
            { chemin: 'poste.annee', choix: 'annee_en_cours', mots: '' },
            { chemin: 'poste.montants.*', rang: 0, mention: 'm2', mots: '3500 €' },
            { chemin: 'poste.taux', mention: 'm1', mots: '6,2 %' },
          ],
        },
      ],
    };
    expect(entree(retenue, 'Taux de 6,2 % sur 3500 € ?')).toMatchObject({ taux: 0.062, montants: [3500] });
    const change = salaires('m1*m2', '88 000 CHF');
    expect(entree(change, 'Je gagne 88 000 CHF, un franc vaut 1,05 €')).toMatchObject({
      foyer: { declarant1: { salaires: 92_400 } },
    });
    expect(JSON.stringify(entree(salaires('m1', '88 000 CHF'), 'Je gagne 88 000 CHF'))).toContain('francs suisses');
  });

  it('un fait connu se montre sous son chemin, sans mots ; sous un autre, il est une idée du modèle', () => {
    const connus = [
      { id: 'p1', chemin: 'foyer.declarant1.salaires', valeur: 42_000 },
      { id: 'p2', chemin: 'foyer.situation', valeur: 'marie' },
    ];
    const posee = { ...texte('Quel est mon impôt ?'), connus };
    expect(entree(connue('foyer.declarant1.salaires', 'p1'), 'Mon impôt ?', connus)).toMatchObject({
      foyer: { situation: 'marie', declarant1: { salaires: 42_000 } },
    });
    const ailleurs = verifier(connue('foyer.declarant1.per_versements', 'p1'), posee);
    expect('roles' in ailleurs && ailleurs.roles.map((r) => [r.connu, r.suppose])).toEqual([
      [true, false],
      [false, true],
    ]);
    const autre = verifier(connue('foyer.declarant2.salaires', 'p2'), posee);
    expect(JSON.stringify(autre)).toContain('p2 est un autre fait');
  });
});

describe('Le vocabulaire de la lecture', () => {
  it('est le schéma publié, fait du catalogue des faits', () =>
    expect(`${JSON.stringify(schemaDeLire(), null, 2)}\n`).toMatchFileSnapshot('lire.schema.json'));

  it('ne permet aucun nombre ni aucune phrase', () => {
    const lue = {
      ...donner(BONS),
      calculs: [{ outil: 'calculer_donation', faits: [{ chemin: 'donation.montant', valeur: 3, mots: '' }] }],
    };
    expect(Schema.safeParse(lue).success).toBe(false);
    expect(Schema.safeParse({ ...donner(BONS), texte: 'Vous ne devez rien.' }).success).toBe(false);
  });

  it('ne renvoie qu’à des mots du dictionnaire', () => {
    const concepts = [FORMES, ...Object.values(FORMES_DU_CHOIX)].flatMap((f) => Object.values(f).flat());
    expect(concepts.filter((concept) => libelleDuConcept(concept) === undefined)).toEqual([]);
  });
});
