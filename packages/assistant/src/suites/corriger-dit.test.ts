import { describe, expect, test } from 'vitest';
import { a, u } from '../evaluation/foyers.ts';
import { poser } from '../evaluation/poser.ts';
import type { ReponseAssistant } from '../types.ts';

/** The last answer of a conversation, each turn read after what the ones before were answered. */
async function suivies(...questions: readonly string[]): Promise<ReponseAssistant> {
  const reponses: ReponseAssistant[] = [];
  for (const [i, question] of questions.entries()) {
    const historique = questions.slice(0, i).flatMap((q, j) => [u(q), a(reponses[j]?.answer ?? '')]);
    reponses.push(await poser(question, { historique }));
  }
  return reponses.at(-1) ?? poser('');
}
const chiffres = (r: ReponseAssistant) => r.calculs.map((c) => [c.regle, c.valeur, c.unite]);
const valeurs = (r: ReponseAssistant) => r.calculs.map((c) => c.valeur);

const COUPLE =
  'Nous sommes mariés, mon mari gagne 31 000 € net imposable par an et moi 22 000 €. Quel est notre impôt ?';
const PERE = 'Mariés, 44 000 et 29 000 net imposable, un fils de 14 ans, quel impôt ?';
const TRAJET = 'Barème kilométrique pour 9 000 km en 2025 avec une voiture de 4 CV ?';
const GRILLE = 'Quel taux neutre pour 2 610 € net imposable par mois ?';
const SUCCESSION = 'Mon père laisse 420 000 € à ses 4 enfants. Combien de droits pour chacun ?';
const SOLO = 'Célibataire, 2 700 € net imposable par mois, quel impôt ?';
const LOYER = 'Célibataire, 41 000 € net imposable, loyers nus de 620 € par mois. Quel impôt ?';

/** What is denied says what is replaced, whatever the other words are. */
const DEMENTIES: readonly (readonly [suites: readonly string[], entiere: string])[] = [
  [
    [COUPLE, 'aïe non, mon mari c’est 33 500 et pas 31 000, j’ai mal lu sa fiche'],
    COUPLE.replace('31', '33').replace('33 000', '33 500'),
  ],
  [[TRAJET, 'on a changé de bagnole, 6 cv pas 4'], TRAJET.replace('4 CV', '6 CV')],
  [[GRILLE, 'c’était pas 2 610 mais 2 160, désolé pour l’inversion'], GRILLE.replace('2 610', '2 160')],
  [[SUCCESSION, 'et si les héritiers étaient 3 au lieu de 4 ?'], SUCCESSION.replace('ses 4', 'ses 3')],
  [[PERE, 'il a 19 ans, pas 14, je confonds avec son cousin'], PERE.replace('14 ans', '19 ans')],
  [[TRAJET, 'en vérité le compteur dit 12 500 km plutôt que 9 000'], TRAJET.replace('9 000', '12 500')],
];

/** The period of an amount, taken back with or without the amount. */
const PERIODES: readonly (readonly [suites: readonly string[], entiere: string])[] = [
  [[SOLO, 'zut, c’est par trimestre, pas par mois'], SOLO.replace('par mois', 'par trimestre')],
  [[LOYER, 'les 620 sont par trimestre et pas par mois, pardon'], LOYER.replace('par mois', 'par trimestre')],
  [
    [
      'Célibataire, 21 500 net imposable et 2 400 de chômage, quel impôt ?',
      'ces deux sommes sont par an, pas par mois',
    ],
    'Célibataire, 21 500 net imposable par an et 2 400 par an de chômage, quel impôt ?',
  ],
];

describe('Une suite qui reprend ce qui était faux', () => {
  test.each([...DEMENTIES, ...PERIODES])('%j', async (suites, entiere) => {
    const [suivie, seule] = [await suivies(...suites), await poser(entiere)];
    expect(chiffres(suivie)).toEqual(chiffres(seule));
  });

  test('le reste de la phrase se lit aussi', async () => {
    const r = await suivies(PERE, 'c’est pas 14 ans c’est 20 ans et il est étudiant');
    const etudie = r.lecture.faits.some((f) => f.chemin.includes('scolarite'));
    expect(etudie || r.statut !== 'exact').toBe(true);
  });

  test('un autre compte que rien n’a dit laisse la suite à lire', async () => {
    const r = await suivies(PERE, 'il a 19 ans, pas 14, et il gagne 3 100');
    expect(r.answer).not.toContain('au lieu de « 14 ans »');
  });
});

/** A case of its own keeps nothing of the one before. */
const AUTRES: readonly (readonly [suites: readonly string[], entiere: string])[] = [
  [
    [COUPLE, 'Autre dossier : une veuve de 78 ans, 21 400 € de retraite.'],
    'Une veuve de 78 ans, 21 400 € de retraite. Quel impôt ?',
  ],
  [
    [COUPLE, 'et notre voisine, elle est divorcée sans enfant avec 37 000 de salaire'],
    'Divorcée sans enfant, 37 000 de salaire. Quel impôt ?',
  ],
  [
    [SOLO, 'Client suivant : pacsés, 52 000 et 28 000 net imposable, sans enfant.'],
    'Pacsés, 52 000 et 28 000 net imposable, sans enfant. Quel impôt ?',
  ],
  [
    [PERE, 'Laissez tomber mon frère : ma sœur est célibataire, 24 600 net imposable.'],
    'Célibataire, 24 600 net imposable. Quel impôt ?',
  ],
];
describe('Un autre cas se lit seul', () => {
  test.each(AUTRES)('%j', async (suites, entiere) => {
    const [suivie, seule] = [await suivies(...suites), await poser(entiere)];
    expect(chiffres(suivie)).toEqual(chiffres(seule));
  });
});

const PLAFOND = 'Plafond PER 2026 pour 58 000 € de salaire net imposable en 2025 ?';
/** One new value of a calculation of one person, whoever it is told of. */
const D_UN_AUTRE: readonly (readonly [suites: readonly string[], entiere: string])[] = [
  [[PLAFOND, 'et pour ma femme, 63 000 ?'], PLAFOND.replace('58', '63')],
  [[PLAFOND, 'et celui de mon époux, 70 k€ l’an dernier'], PLAFOND.replace('58', '70')],
  [[PLAFOND, 'pareil pour sa conjointe à 91 000 €'], PLAFOND.replace('58', '91')],
  [[GRILLE, 'et pour mon collègue qui est à 3 480 ?'], GRILLE.replace('2 610', '3 480')],
  [
    ['Nue-propriété d’un bien de 300 000 €, usufruitier de 66 ans ?', 'et dans 5 ans, quand il en aura 71 ?'],
    'Nue-propriété d’un bien de 300 000 €, usufruitier de 71 ans ?',
  ],
];
describe('La même mesure pour une autre personne', () => {
  test.each(D_UN_AUTRE)('%j', async (suites, entiere) => {
    const [suivie, seule] = [await suivies(...suites), await poser(entiere)];
    expect(valeurs(suivie)).toEqual(valeurs(seule));
  });
});

describe('Ce qui s’ajoute ne remplace rien', () => {
  test.each([
    ['on a aussi une petite de 6 ans', [14, 6]],
    ['j’oubliais : nous avons aussi un bébé de 1 an', [14, 1]],
  ] as const)('%s', async (ajout, ages) => {
    const [suivie, seule] = [
      await suivies(PERE, ajout),
      await poser(PERE.replace('un fils de 14 ans', `deux enfants de ${ages[0]} et ${ages[1]} ans`)),
    ];
    expect(chiffres(suivie)).toEqual(chiffres(seule));
  });
});

/** What is not surely followed is never exact. */
const DOUTEUSES: readonly (readonly string[])[] = [
  [
    'Veuve, 67 ans, 8 900 € de salaire, 12 300 € de retraite et 6 400 € d’une caisse. Impôt ?',
    'les 6 400 € sont bien une pension de réversion et non une rente',
  ],
  [COUPLE, 'Même foyer, avec 4 800 € de frais réels pour moi ? Non : 480 € de cotisations syndicales'],
  [
    'Célibataire, 47 000 € net imposable, 3 000 € versés sur un PER. Quel impôt ?',
    'Ajoutez 700 € de dons à 66 %. Et oubliez le PER de 3 000 € que j’avais cité.',
  ],
  [COUPLE, 'et le taux neutre, j’ai 2 950, ça donne combien la retenue'],
  ['TVA au taux normal sur 1 480 € HT ?', 'donc en TTC ça donne combien ?'],
];
describe('Une suite qui n’est pas sûrement suivie n’est pas exacte', () => {
  test.each(DOUTEUSES)('%s → %s', async (...suites) => {
    const r = await suivies(...suites);
    if (r.statut !== 'exact') return;
    // Exact only where nothing that was taken back is held.
    expect(r.lecture.dementis).toEqual([]);
    expect(r.lecture.perdues).toEqual([]);
    expect(r.answer).not.toContain('au lieu de « HT »');
  });
});

describe('Un essai dont rien n’entre dans le calcul n’est pas exact', () => {
  test.each([
    [
      'Loyers nus 2025 : 7 200 €, travaux 15 000 €, plus 1 900 € d’intérêts. Quel déficit imputable ?',
      'et si j’enlève l’emprunt du calcul ?',
    ],
    ['Ma SAS a fait 90 000 € de bénéfice. Combien d’IS ?', 'et si je me sors tout comme gérant ?'],
  ])('%s → %s', async (...suites) => {
    const r = await suivies(...suites);
    expect(r.statut).not.toBe('exact');
  });
});

test('« même brut » garde ce qui était dit', async () => {
  const r = await suivies(
    'Luxembourg, classe 1, 61 000 € brut en 2026, quel impôt ?',
    'et pour mon voisin marié, classe 2, même brut ?',
  );
  expect(r.calculs.some((c) => c.regle.startsWith('lu.'))).toBe(true);
});
