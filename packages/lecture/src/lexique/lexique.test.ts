import { describe, expect, it } from 'vitest';
import { MOTS_DECISIFS } from './decisifs.ts';
import { TexteSuivi, aplatir, libelleDuConcept, trouverConcepts } from '../index.ts';

/** Concepts of a question with the words that say them. */
const lire = (question: string): Record<string, string> =>
  Object.fromEntries(trouverConcepts(aplatir(question)).map(({ concept, span }) => [concept, question.slice(...span)]));

describe('Le lexique', () => {
  it.each([
    ['RP', 'residence_principale'],
    ['NP', 'nue_propriete'],
    ['US', 'usufruit'],
    ['PV', 'pv'],
    ['AV', 'av'],
    ['PFU', 'pfu'],
    ['QPFC', 'qpfc'],
    ['TNS', 'tns'],
    ['CCA', 'cca'],
    ['CA HT', 'chiffre_d_affaires'],
    ['HT', 'ht'],
    ['TTC', 'ttc'],
    ['RF', 'rf'],
    ['VO', 'valeur_d_origine'],
    ['IR', 'ir'],
    ['IS', 'is'],
    ['IFI', 'ifi'],
    ['LMNP', 'lmnp'],
    ['TMI', 'tmi'],
    ['RFR', 'rfr'],
    ['DMTG', 'dmtg'],
    ['TF', 'taxe_fonciere'],
    ['TH', 'taxe_d_habitation'],
    ['gosses', 'enfant'],
    ['garde partagée', 'alternee'],
    ['assurances-vie', 'av'],
    ['prélèvement forfaitaire unique', 'pfu'],
  ])('lit « %s »', (forme, concept) => {
    expect(lire(`ma ${forme}, enfin`)[concept]).toBe(forme);
    expect(libelleDuConcept(concept)).toBeDefined();
  });

  it('prend la forme la plus longue, sur des mots entiers et suivis', () => {
    expect(lire('la taxe foncière')).toMatchObject({ taxe_fonciere: 'taxe foncière' });
    expect(lire('un pavé')).not.toHaveProperty('av');
    expect(lire('la taxe. Foncière')).not.toHaveProperty('taxe_fonciere');
  });

  it('rend les mots de la question, quelle que soit leur écriture', () => {
    const question = 'L’Assurance  Vie de ma mère';
    expect(trouverConcepts(TexteSuivi.de('assurance-vie'))[0]?.span).toEqual([0, 13]);
    expect(lire(question)).toMatchObject({ av: 'Assurance  Vie', mere: 'ma mère' });
  });

  it('tient chaque mot décisif une seule fois, avec ce à quoi il sert', () => {
    const noms = MOTS_DECISIFS.map((m) => m.concept);
    expect(noms.filter((nom, i) => noms.indexOf(nom) !== i)).toEqual([]);
    expect(MOTS_DECISIFS.filter((m) => !m.dit && !m.aLire)).toEqual([]);
  });
});
