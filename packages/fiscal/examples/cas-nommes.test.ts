import { describe, expect, it } from 'vitest';
import { completerFoyer, expliquerImpotRevenu, trouverNoeud } from '../src/index.ts';
import { CAS_NOMMES } from './cas-nommes.ts';
import { CAS_PARTICULIERS } from './cas-particuliers.ts';

describe('cas nommés', () => {
  it.each([...CAS_NOMMES, ...CAS_PARTICULIERS])('$titre', ({ foyer, annee, attendu, etapes }) => {
    const explique = expliquerImpotRevenu(completerFoyer(foyer), annee);
    if (!('trace' in explique)) throw new Error(explique.message);
    expect(explique.resultat).toMatchObject(attendu);
    const regles = Object.keys(etapes ?? {});
    const lues = Object.fromEntries(regles.map((regle) => [regle, trouverNoeud(explique.trace, regle)?.valeur]));
    expect(lues).toEqual(etapes ?? {});
  });
});

describe('l’explication du premier cas se lit comme un avis d’imposition', () => {
  const cas = CAS_NOMMES[0];
  if (cas === undefined) throw new Error('No named case');
  const explique = expliquerImpotRevenu(completerFoyer(cas.foyer), cas.annee);
  if (!('trace' in explique)) throw new Error(explique.message);
  const { trace } = explique;

  it.each([
    ['ir.salaires.abattement.declarant1', '10 % × 25 800 € = 2 580 €', 'CGI art. 83 3°'],
    ['ir.parts', '2 (couple) + 1 (2 personnes à charge) = 3 parts', 'CGI art. 194 et 195'],
    ['ir.bareme.tranche_1', '3 226,33 € × 11 % = 354,90 €', 'CGI art. 197 I 1'],
    ['ir.decote', '1 378 € − 45,25 % × 1 065 € = 896 €', 'CGI art. 197 I 4 a'],
    ['ir.reductions.dons', '66 % × 100 € = 66 €', 'CGI art. 200'],
    ['ir.reductions', '280 €, limités à l’impôt de 169 € : non remboursables', 'CGI art. 197 I 5'],
    ['ir.credits', 'Somme des crédits = 175 €', 'CGI art. 200-0 A'],
    ['ir.recouvrement', '0 € − 175 € = −175 € : restitution, versée à partir de 8 €', 'CGI art. 1657 et 1965 L'],
    ['ir.impot_final', '169 € (après décote) − 169 € (réductions) − 175 € (crédits) = −175 €', 'CGI art. 197 et 1657'],
  ])('%s : « %s » (%s)', (regle, formule, article) => {
    const noeud = trouverNoeud(trace, regle);
    // The test is written with plain spaces; the tree has narrow and ordinary no-break ones.
    expect(noeud?.formule.replace(/[\u202F\u00A0]/gu, ' ')).toBe(formule);
    expect(noeud?.article).toBe(article);
  });

  it('écrit les montants à la française : fine insécable des milliers, insécable avant l’unité', () => {
    expect(trouverNoeud(trace, 'ir.decote')?.formule).toContain('1\u202F378\u00A0€');
    expect(trouverNoeud(trace, 'ir.decote')?.formule).toContain('45,25\u00A0%');
  });

  it('cite pour la décote le forfait de l’année des revenus, avec sa source', () => {
    expect(trouverNoeud(trace, 'ir.decote')?.parametres[0]).toMatchObject({
      nom: 'decote.forfait_couple',
      valeur: 1378,
      annee: 2022,
      article: 'CGI art. 197 I 4 a',
    });
  });
});
