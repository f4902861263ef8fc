import type { Fait } from '@francis/faits';
import { trouverMentions } from '@francis/lecture';
import { describe, expect, it } from 'vitest';
import { enfantsIgnores } from './enfants-ignores.ts';
import { receveursContredits } from './receveurs.ts';
import { rolesContredits } from './roles-contredits.ts';
import { moisContredits } from './montants-employes.ts';
import { sommesDeTours } from './sommes.ts';
import { D_UN_TOUR } from './tours.ts';

/** One fact made of the amounts of these ranks of a question, added together. */
function fait(question: string, chemin: string, ...rangs: number[]): Fait {
  const montants = trouverMentions(question).filter((m) => m.type === 'montant');
  const preuves = rangs.flatMap((rang) => montants[rang]?.id ?? []);
  return { chemin, valeur: 1, source: 'dit', preuves, ...(preuves.length > 1 ? { formule: preuves.join('+') } : {}) };
}
const contredits = (question: string, chemin: string, ...rangs: number[]): string[] =>
  rolesContredits([fait(question, chemin, ...rangs)], [{ texte: question, mentions: trouverMentions(question) }]);

describe('Un montant pris pour autre chose que ce qui est dit de lui', () => {
  it.each([
    ['le nom d’un autre montant', 'Seule, 27 000 € + 4 300 € de loyers nus', 'foyer.revenus_fonciers_reel_net', [0, 1]],
    ['un nom qui n’est pas le sien', 'J’ai touché 9 000 € de dividendes', 'foyer.declarant1.salaires', [0]],
    ['aucun mot de ce qu’il est', 'Salaire 31 000 €, mon ex me donne 150 € par mois', 'foyer.dons_66', [1]],
    ['la pension de l’autre', 'J’ai 1 510 € de retraite et mon mari 1 890 €', 'foyer.declarant2.salaires', [1]],
  ])('%s', (_, question, chemin, rangs) => expect(contredits(question, chemin, ...rangs).length).toBeGreaterThan(0));

  it.each([
    ['le sien', 'J’ai touché 9 000 € de dividendes', 'foyer.dividendes', [0]],
    ['le même pour deux', 'Loyers de 5 000 € et 3 000 €', 'foyer.micro_foncier_recettes', [0, 1]],
    ['un verbe', 'Je loue un garage vide, 1 200 € par an', 'foyer.micro_foncier_recettes', [0]],
    ['un salaire sans mot', 'Célibataire, 29 500 €, combien ?', 'foyer.declarant1.salaires', [0]],
  ])('et rien à redire : %s', (_, question, chemin, rangs) =>
    expect(contredits(question, chemin, ...rangs)).toEqual([]),
  );

  it('ce que la personne a corrigé est à elle', () => {
    const question = 'J’ai touché 9 000 € de dividendes';
    const corrige: Fait = { ...fait(question, 'foyer.declarant1.salaires', 0), source: 'corrige' };
    expect(rolesContredits([corrige], [{ texte: question, mentions: trouverMentions(question) }])).toEqual([]);
  });
});

const compte = (question: string): string[] => {
  const mentions = trouverMentions(question);
  const id = mentions.find((m) => m.type === 'montant')?.id ?? '';
  const annuel: Fait = {
    chemin: 'foyer.declarant1.salaires',
    valeur: 1,
    formule: `${id}*12`,
    source: 'dit',
    preuves: [id],
  };
  return moisContredits(question, mentions, [annuel]);
};

describe('Un montant mensuel compté douze fois', () => {
  it('et dit sur moins de mois est un doute', () => expect(compte('1 300 € par mois pendant 5 mois')).toHaveLength(1));
  it('ou sur l’année n’en est pas un', () => expect(compte('1 300 € par mois pendant 12 mois')).toEqual([]));
  it('ni quand les mois sont d’une autre phrase', () =>
    expect(compte('1 300 € par mois. Mon bail a 5 mois')).toEqual([]));
});

const recoivent = (question: string, ...faits: [string, string | number][]): string[] =>
  receveursContredits(
    faits.map(([chemin, valeur]) => ({ chemin, valeur, source: 'dit', preuves: [] })),
    question,
    trouverMentions(question),
  );

describe('Qui reçoit', () => {
  it('n’est pas un enfant quand une sœur est dite', () =>
    expect(recoivent('Il lègue 90 000 € à sa seule sœur', ['succession.lien', 'enfant'])).toEqual(['sœur']));
  it('l’est quand son lien est celui du calcul', () =>
    expect(recoivent('Il lègue 90 000 € à sa seule sœur', ['succession.lien', 'frere_soeur'])).toEqual([]));
  it('un frère qui partage avec qui demande ne contredit rien', () =>
    expect(recoivent('Papa donne 90 000 € à mon frère et moi', ['donation.lien', 'enfant'])).toEqual([]));
  it('ce que l’aîné a déjà reçu n’est pas à ses frères', () =>
    expect(
      recoivent(
        'Elle donne à ses trois filles, l’aînée a eu 30 000 € en 2020',
        ['donation.lien', 'enfant'],
        ['donation.beneficiaires', 3],
        ['donation.donations_anterieures', 30_000],
      ),
    ).toEqual(['aînée']));
});

const somme = (question: string): string[] => {
  const avant = trouverMentions('Appartement loué 300 000 €').map((m) => ({ ...m, id: `${D_UN_TOUR}1${m.id}` }));
  const toutes = [...trouverMentions(question), ...avant];
  const preuves = toutes.filter((m) => m.type === 'montant').map((m) => m.id);
  return sommesDeTours(
    [{ chemin: 'ifi.autres_biens', valeur: 1, formule: preuves.join('+'), source: 'dit', preuves }],
    question,
    toutes,
  );
};

describe('Un montant ajouté à celui d’un tour d’avant', () => {
  it('sans un mot qui ajoute est un doute', () => expect(somme('il est estimé 320 000 €')).toHaveLength(2));
  it('avec ce mot n’en est pas un', () => expect(somme('et aussi un garage de 20 000 €')).toEqual([]));
});

const ignores = (question: string, ...chemins: string[]): string[] =>
  enfantsIgnores(
    ['foyer.declarant1.pensions_retraite', ...chemins].map((chemin) => ({
      chemin,
      valeur: 1,
      source: 'dit',
      preuves: [],
    })),
    question,
    trouverMentions(question),
  );

describe('Un enfant dont on parle', () => {
  it('et que le foyer ne compte pas est un doute', () =>
    expect(ignores('Veuve, j’ai élevé ma fille seule, 21 000 € de pension')).toEqual(['fille']));
  it('ne l’est plus quand un fait le tient', () =>
    expect(ignores('Veuve, j’ai élevé ma fille seule, 21 000 € de pension', 'foyer.case_L')).toEqual([]));
  it.each([
    'Pas d’enfant, 21 000 € de pension',
    'Enfants partis, 21 000 € de pension',
    'Mon grand-oncle avait 21 000 €',
  ])('n’en est pas un : %s', (question) => expect(ignores(question)).toEqual([]));
});
