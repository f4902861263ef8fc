import { describe, expect, test } from 'vitest';
import { motsDe } from './analyse.ts';
import { Correcteur, distanceOsa } from './correcteur.ts';
import { decouper } from './decoupage.ts';
import { indexer } from './index-passages.ts';
import { estMotVide } from './mots-vides.ts';
import type { Passage } from './passage.ts';
import { raciner } from './racine.ts';
import { FAMILLES } from '@francis/lecture';

const racines = (texte: string): string[] => [...new Set(motsDe(texte).map(({ racine }) => racine))];

const passage = (id: string, titre: string, texte: string, autres: Partial<Passage> = {}): Passage => ({
  id,
  titre,
  texte,
  juridiction: 'FR',
  ...autres,
});

describe('Le découpage', () => {
  test.each([
    ['L’impôt qu’elle a payé', ['impot', 'elle', 'a', 'paye']],
    ['micro-BNC et PER n° 2042-C-PRO', ['micro', 'bnc', 'et', 'per', 'n', '2042', 'c', 'pro']],
    ['1 234,50 €, 45\u202f000 et 12 000 000', ['1234,50', '45000', 'et', '12000000']],
    ['la C.G.I. et le P.E.A', ['la', 'cgi', 'et', 'le', 'pea']],
    ['CŒUR, Noël, ça', ['coeur', 'noel', 'ca']],
    ['plus-values, moins-value, non-résident', ['plusvalue', 'moinsvalue', 'nonresident']],
    ['la 1ère fois, le 2e enfant', ['la', 'premier', 'fois', 'le', '2', 'enfant']],
  ])('lit « %s »', (texte, mots) => expect(decouper(texte)).toEqual(mots));

  test('ne garde pas les négations comme sujets', () => {
    for (const mot of ['ne', 'pas', 'plus', 'jamais', 'sans', 'non'])
      expect([mot, estMotVide(mot)]).toEqual([mot, true]);
    for (const sigle of ['ir', 'is', 'ps', 'av', 'per']) expect([sigle, estMotVide(sigle)]).toEqual([sigle, false]);
  });
});

describe('Les racines', () => {
  test.each([
    'loyer loyers',
    'revenu revenus',
    'déclarer déclaration déclaré déclarée déclarées declare déclarait',
    'imposable imposables imposé imposées imposer',
    'foncier foncière fonciers foncières',
    'fiscal fiscaux fiscale fiscalité',
    'étranger étrangère étrangers étrangères etrangere',
    'bénéfice bénéfices benefice',
    'époux épouse épouses',
    'marié mariée mariés marie',
    'payer paie paiement payé payez',
    'prélèvement prélever prélevé prelevements',
    'versement verser versé versements',
  ])('« %s » sont un même mot', (formes) => expect(racines(formes)).toHaveLength(1));

  test.each(['retraite retrait', 'travail travaux', 'loyer loi', 'donner dormir', 'maison mais', 'compte comte'])(
    '« %s » restent distincts',
    (formes) => expect(formes.split(' ').map(raciner)).toHaveLength(new Set(formes.split(' ').map(raciner)).size),
  );
});

describe('Les familles de mots', () => {
  test('n’ont pas d’expression que les mots vides réduisent à rien', () => {
    const vides = FAMILLES.flatMap((ligne) => ligne.split('|')).filter((expression) => motsDe(expression).length === 0);
    expect(vides).toEqual([]);
  });
});

describe('La correction', () => {
  const correcteur = new Correcteur(
    new Map([
      ['impot', 50],
      ['import', 1],
      ['declaration', 20],
      ['succession', 5],
      ['loyer', 9],
      ['foyer', 9],
    ]),
  );

  test.each([
    ['impto', 'impot'],
    ['imppot', 'impot'],
    ['declartaion', 'declaration'],
    ['decalartion', 'declaration'],
    ['sucesion', 'succession'],
    ['loyr', 'loyer'],
    ['fouer', 'foyer'],
  ])('lit « %s » comme « %s »', (faute, mot) => expect(correcteur.corriger(faute)).toBe(mot));

  test.each(['xyz', 'maison', '2042', 'lo', 'montgolfiere'])('n’invente rien pour « %s »', (mot) =>
    expect(correcteur.corriger(mot)).toBeUndefined(),
  );

  test('compte un échange de voisines pour une faute et s’arrête au plafond', () => {
    expect(distanceOsa('impto', 'impot', 2)).toBe(1);
    expect(distanceOsa('chat', 'montgolfiere', 2)).toBe(3);
  });
});

describe('L’index de passages', () => {
  const index = indexer([
    passage('garde', 'Frais de garde', 'Les frais de crèche ou d’assistante maternelle ouvrent un crédit d’impôt.'),
    passage('menage', 'Emploi à domicile', 'Un salarié à domicile ouvre un crédit d’impôt.'),
    passage('actions', 'Vente d’actions', 'Le gain est soumis au prélèvement forfaitaire unique.', {
      formes: ['Combien d’impôt quand je vends mes actions ?'],
    }),
    passage('vie', 'Assurance-vie', 'Le rachat est imposé sur la part de gains.', { mots: ['épargne', 'contrat'] }),
    passage('vaud', 'Impôt cantonal', 'Le canton de Vaud impose le revenu des salariés.', { juridiction: 'CH' }),
    passage('foncier', 'Revenus fonciers', 'Les loyers d’un logement nu se déclarent au réel ou au micro-foncier.'),
  ]);
  const premier = (question: string): string | undefined => index.chercher(question)[0]?.id;

  test.each([
    ['ma nounou ouvre droit à quoi ?', 'garde'],
    ['femme de menage credit dimpot', 'menage'],
    ['flat tax', 'actions'],
    ['PV bourse', 'actions'],
    ['assurancevie', 'vie'],
    ['lassurance vie cest imposé ?', 'vie'],
    ['AV rachta', 'vie'],
    ['nous déclarons des loyés', 'foncier'],
    ['crèhce', 'garde'],
    ['les parents gardent', 'garde'],
  ])('« %s » trouve %s', (question, id) => expect(premier(question)).toBe(id));

  test('se borne à la juridiction et au nombre demandés', () => {
    expect(index.chercher('impôt des salariés', { juridiction: 'CH' }).map(({ id }) => id)).toEqual(['vaud']);
    expect(index.chercher('crédit d’impôt', { limite: 1 })).toHaveLength(1);
  });

  test('donne la couverture : pleine pour une question connue, basse hors sujet, nulle sans mot utile', () => {
    expect(index.chercher('frais de garde')[0]?.couverture).toBe(1);
    expect(index.chercher('Combien d’impôt quand je vends mes actions pour 45 000 € ?')[0]?.couverture).toBeCloseTo(1);
    expect(index.chercher('recette de la tarte aux pommes avec garde champêtre')[0]?.couverture).toBeLessThan(0.4);
    expect(index.chercher('Quelle heure est-il à Tombouctou ?')).toEqual([]);
    expect(index.chercher('')).toEqual([]);
  });

  test('rend la même réponse à la même question, quoi qu’on ait demandé entre-temps', () => {
    const avant = index.chercher('crédit d’impôt garde');
    index.chercher('loyers fonciers et actions');
    expect(index.chercher('crédit d’impôt garde')).toEqual(avant);
  });
});
