import { calculerImpotRevenu, completerFoyer } from '@francis/fiscal';
import type { FoyerPartiel } from '@francis/fiscal';
import { describe, expect, it } from 'vitest';
import { creerAssistant } from '../assistant.ts';
import { creerModeleEmbarque } from '../modele-embarque/modele.ts';
import { AUJOURDHUI, poser } from './poser.ts';

const PUBLIE =
  'Cas d’école : couple marié, deux enfants à charge, l’un au collège, l’autre au lycée. Monsieur gagne 2150 € net par mois, Madame 1925 € net par mois. Sur l’année ils ont versé 2000 € sur un PER, payé 350 € de jardinage à domicile et donné 100 € à la Ligue contre le cancer. Il s’agit des revenus de 2022 (déclarés en 2023). Quel est le montant de leur impôt ?';

const enfants = [2010, 2006].map((annee_naissance) => ({ annee_naissance, garde_alternee: false, invalide: false }));
const foyer = (reste: FoyerPartiel = {}): FoyerPartiel => ({
  situation: 'marie',
  declarant1: { salaires: 25_800, per_versements: 2_000 },
  declarant2: { salaires: 23_100 },
  enfants,
  scolarite: { college: 1, lycee: 1 },
  emploi_domicile: 350,
  dons_66: 100,
  ...reste,
});

describe('Le cas publié que manquait un agent conversationnel', () => {
  it('donne 175 € restitués, avec les étapes et leurs articles', async () => {
    const r = await poser(PUBLIE);
    expect(r.answer).toMatch(
      /^Vous ne payez pas d’impôt : l’administration vous restitue \*\*175\u00a0€\*\* \(revenus 2022, impôt 2023\)\./,
    );
    for (const etape of ['42\u202f010', '1\u202f065', '896', '175']) expect(r.answer).toContain(etape);
    expect(r.answer).not.toContain('{{');
    expect(r.statut).toBe('exact');
    expect(r.calculs.find((c) => c.regle === 'ir.impot_final')).toMatchObject({
      valeur: -175,
      annee: 2022,
      unite: 'EUR',
    });
    expect(r.sources.length).toBeGreaterThan(3);
    expect(r.sources.length).toBeLessThanOrEqual(12);
    expect(r.notes.map((n) => n.genre)).toContain('hypothese');
    expect(r.suites.length).toBeGreaterThanOrEqual(2);
  });

  it('le balisage sans ses liens est la réponse, et chaque lien mène à un calcul ou une note', async () => {
    const r = await poser(PUBLIE);
    expect(r.balisage.replace(/\[\d+\]\(#note-n\d+\)/g, '').replace(/\[([^\]]*)\]\(#calcul-c\d+\)/g, '$1')).toBe(
      r.answer,
    );
    const calculs = new Set(r.calculs.map((c) => c.id));
    const notes = new Set(r.notes.map((n) => n.id));
    for (const m of r.balisage.matchAll(/#calcul-(c\d+)/g)) expect(calculs).toContain(m[1]);
    for (const m of r.balisage.matchAll(/#note-(n\d+)/g)) expect(notes).toContain(m[1]);
  });

  it('le texte reçu au fil de l’eau est exactement le balisage', async () => {
    let flux = '';
    let balisage = '';
    const evenements = creerAssistant({ modele: creerModeleEmbarque(), nomModele: 'essai' }).repondre({
      question: PUBLIE,
      historique: [],
      juridiction: 'FR',
      aujourdhui: AUJOURDHUI,
    });
    for await (const e of evenements) {
      if (e.type === 'texte') flux += e.delta;
      if (e.type === 'reponse') balisage = `${e.reponse.modele} ${e.reponse.balisage}`;
    }
    expect(balisage).toBe(`essai ${flux}`);
  });

  it('répond quatre fois la même chose', async () => {
    const [a, ...autres] = await Promise.all([1, 2, 3, 4].map(() => poser(PUBLIE)));
    for (const r of autres) expect(r).toEqual(a);
  });

  const AUTREMENT: readonly (readonly [string, string, FoyerPartiel, number])[] = [
    [
      'dans un autre ordre',
      'Pour les revenus 2022 : nous avons donné 100 € à la Ligue contre le cancer, payé 350 € de jardinage à domicile et mis 2 000 € sur un PER. Mon mari gagne 2 150 € net par mois et moi 1 925 € net par mois. Mariés, deux enfants à charge, l’un au lycée, l’autre au collège. Quel impôt ?',
      foyer(),
      2022,
    ],
    [
      'en toutes lettres',
      'Couple marié, deux enfants à charge, un au collège et un au lycée. Monsieur gagne deux mille cent cinquante euros net par mois, Madame mille neuf cent vingt-cinq euros net par mois. Ils ont versé deux mille euros sur un PER, trois cent cinquante euros de jardinage à domicile et donné cent euros à la Ligue contre le cancer. Revenus de 2022. Leur impôt ?',
      foyer(),
      2022,
    ],
    [
      'en montants annuels',
      'Couple marié, 2 enfants (collège et lycée), revenus 2022 : 25 800 € net imposable pour Monsieur et 23 100 € pour Madame, PER 2 000 €, jardinage à domicile 350 €, don de 100 € à la Ligue contre le cancer. Impôt ?',
      foyer(),
      2022,
    ],
    [
      'par message',
      'slt on é mariés 2 gosses 1 au college 1 au lycee, mon mari gagne 2150 net/mois moi 1925 net/mois, on a versé 2000€ sur un per, 350€ de jardinage a domicile et 100€ de don a la ligue contre le cancer, revenus 2022, cb dimpot ?',
      foyer(),
      2022,
    ],
    [
      'à la première personne',
      'En 2022 nous avons versé 2 000 € sur un PER, dépensé 350 € en jardinage à domicile et donné 100 € à la Ligue contre le cancer. Je gagne 1 925 € net mensuels, mon époux 2 150 € net mensuels ; nos deux enfants sont au collège et au lycée. Quel impôt payons-nous en 2023 ?',
      foyer(),
      2022,
    ],
    [
      'sans le don',
      'Couple marié, deux enfants à charge, l’un au collège, l’autre au lycée. Monsieur gagne 2150 € net par mois, Madame 1925 € net par mois. Ils ont versé 2000 € sur un PER et payé 350 € de jardinage à domicile. Revenus 2022. Impôt ?',
      foyer({ dons_66: 0 }),
      2022,
    ],
    [
      'avec un don d’aide aux personnes en difficulté',
      'Couple marié, deux enfants à charge, l’un au collège, l’autre au lycée. Monsieur gagne 2150 € net par mois, Madame 1925 € net par mois. PER 2000 €, 350 € de jardinage à domicile et don de 100 € aux Restos du Cœur. Revenus 2022. Impôt ?',
      foyer({ dons_66: 0, dons_75: 100 }),
      2022,
    ],
    [
      'avec de plus hauts salaires',
      'Couple marié, deux enfants à charge, l’un au collège, l’autre au lycée. Monsieur gagne 3150 € net par mois, Madame 2925 € net par mois. Ils ont versé 2000 € sur un PER, payé 350 € de jardinage à domicile et donné 100 € à la Ligue contre le cancer. Revenus 2022. Impôt ?',
      foyer({ declarant1: { salaires: 37_800, per_versements: 2_000 }, declarant2: { salaires: 35_100 } }),
      2022,
    ],
    [
      'avec un seul enfant',
      'Couple marié, un enfant à charge au lycée. Monsieur gagne 2150 € net par mois, Madame 1925 € net par mois. Ils ont versé 2000 € sur un PER, payé 350 € de jardinage à domicile et donné 100 € à la Ligue contre le cancer. Revenus 2022. Impôt ?',
      foyer({ enfants: enfants.slice(1), scolarite: { lycee: 1 } }),
      2022,
    ],
    [
      'pour l’année suivante',
      'Couple marié, deux enfants à charge, l’un au collège, l’autre au lycée. Monsieur gagne 2150 € net par mois, Madame 1925 € net par mois. Ils ont versé 2000 € sur un PER, payé 350 € de jardinage à domicile et donné 100 € à la Ligue contre le cancer. Revenus 2023. Impôt ?',
      foyer(),
      2023,
    ],
    [
      'avec deux collégiens',
      'Couple pacsé, deux enfants au collège. Lui gagne 2150 € net par mois, elle 1925 € net par mois. 2000 € sur un PER, 350 € de jardinage à domicile, 100 € donnés à la Ligue contre le cancer. Revenus 2022. Impôt ?',
      foyer({ situation: 'pacse', scolarite: { college: 2 } }),
      2022,
    ],
    [
      'avec du ménage',
      'Mariés, deux enfants, un collégien et une lycéenne. Salaires : 2 150 € et 1 925 € net par mois. 2 000 € versés sur un PER, 1 200 € de ménage à domicile, 100 € donnés à la Ligue contre le cancer, revenus 2022. Combien d’impôt ?',
      foyer({ emploi_domicile: 1_200 }),
      2022,
    ],
  ];

  it.each(AUTREMENT)('redit %s', async (_, question, attendu, annee) => {
    const calcul = calculerImpotRevenu(completerFoyer(attendu), annee);
    if (calcul.statut === 'refus') throw new Error(calcul.message);
    const r = await poser(question);
    expect(r.calculs.filter((c) => c.regle === 'ir.impot_final').map((c) => c.valeur)).toContain(calcul.impot_final);
  });
});
