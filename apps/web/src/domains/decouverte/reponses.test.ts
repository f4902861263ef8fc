import {
  ACTIVITES_PRINCIPALES,
  Profil,
  RESIDENCES_FISCALES,
  REVENUS_COMPLEMENTAIRES,
  SITUATIONS_PATRIMOINE,
  STATUTS_JURIDIQUES,
} from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { etiquettesDe, QUESTIONS } from './questionnaire.ts';
import { champsDe, choisir, premiereSansReponse, profilEnrichi, reponsesDe, textesDe } from './reponses.ts';

const question = (id: string) => {
  const trouvee = QUESTIONS.find((q) => q.id === id);
  if (!trouvee) throw new Error(id);
  return trouvee;
};

test('cinq questions, chacune avec toutes les options du contrat, dans leur ordre', () => {
  const attendues = {
    activite_principale: ACTIVITES_PRINCIPALES,
    revenus_complementaires: REVENUS_COMPLEMENTAIRES,
    statuts_juridiques: STATUTS_JURIDIQUES,
    residence_fiscale: RESIDENCES_FISCALES,
    patrimoine_situation: SITUATIONS_PATRIMOINE,
  };
  expect(QUESTIONS.map(({ id }) => id)).toEqual(Object.keys(attendues));
  for (const { id, options } of QUESTIONS) expect(options.map(({ valeur }) => valeur)).toEqual(attendues[id]);
});

describe('« aucun » et « aucune »', () => {
  const revenus = question('revenus_complementaires');
  const statuts = question('statuts_juridiques');
  test('effacent les autres choix', () => {
    expect(choisir(revenus, ['scpi', 'lmnp'], 'aucun')).toEqual(['aucun']);
    expect(choisir(statuts, ['SCI'], 'aucune')).toEqual(['aucune']);
  });
  test('s’effacent devant un autre choix', () => {
    expect(choisir(revenus, ['aucun'], 'crypto')).toEqual(['crypto']);
    expect(choisir(statuts, ['aucune'], 'SASU')).toEqual(['SASU']);
  });
  test('un choix repris s’enlève', () => {
    expect(choisir(revenus, ['scpi', 'lmnp'], 'scpi')).toEqual(['lmnp']);
  });
});

test('une question à une réponse ne garde que la dernière', () => {
  expect(choisir(question('activite_principale'), ['retraite'], 'fonctionnaire')).toEqual(['fonctionnaire']);
});

test('le pays de résidence suit la résidence, et s’efface en France', () => {
  expect(champsDe('residence_fiscale', { residence_fiscale: ['suisse'] }, {})).toMatchObject({
    residence_fiscale: 'suisse',
    pays_residence: 'suisse',
  });
  expect(champsDe('residence_fiscale', { residence_fiscale: ['france'] }, {})).toMatchObject({ pays_residence: null });
});

test.each([
  ['proprietaire_rp', true],
  ['locataire', false],
  // More than a million euros says nothing of a dwelling.
  ['patrimoine_important', null],
])('%s : patrimoine immobilier %s', (situation, attendu) => {
  expect(champsDe('patrimoine_situation', { patrimoine_situation: [situation] }, {})).toMatchObject({
    patrimoine_immobilier: attendu,
  });
});

test('ce qui est envoyé à la fin est un profil du contrat, qui se relit comme il a été répondu', () => {
  const reponses = {
    activite_principale: ['dirigeant_sasu'],
    revenus_complementaires: ['dividendes', 'scpi'],
    statuts_juridiques: ['SASU', 'holding'],
    residence_fiscale: ['belgique'],
  };
  const libres = { patrimoine_situation: 'Je vis chez mes parents' };
  const envoye = profilEnrichi(reponses, libres);
  expect(Profil.parse(envoye)).toMatchObject({
    has_completed_onboarding: true,
    patrimoine_situation: null,
    patrimoine_situation_libre: 'Je vis chez mes parents',
    pays_residence: 'belgique',
  });
  expect(reponsesDe(envoye)).toEqual(reponses);
  expect(textesDe(envoye)).toEqual(libres);
  expect(etiquettesDe(envoye)).toEqual(['dirigeant_IS', 'investisseur', 'investisseur_immobilier', 'expatrie']);
});

test('on reprend à la première question sans réponse', () => {
  expect(premiereSansReponse({}, {})).toBe(0);
  expect(premiereSansReponse({ activite_principale: ['retraite'] }, { revenus_complementaires: 'un peu' })).toBe(2);
  expect(premiereSansReponse(reponsesDe(profilEnrichi({}, {})), {})).toBe(0);
});
