import { describe, expect, it } from 'vitest';
import { rechercherNotes } from './rechercher.ts';

const chercher = (question: string) => rechercherNotes(question, { juridiction: 'FR', jour: '2026-11-20' });

describe('La croyance d’une question', () => {
  it('est retrouvée dans la note que sa règle désigne', () => {
    const [note] = chercher('Tout mon déficit foncier se déduit bien de mon salaire cette même année ?');
    expect(note?.note.id).toBe('deficit-foncier');
    expect(note?.idee?.dit).toMatch(/déficit foncier/);
    expect(note?.croyance?.contenance).toBeGreaterThan(0.7);
  });

  it('n’est pas affirmée quand la question n’en dit qu’un mot', () => {
    const [note] = chercher('Où se reporte le déficit foncier sur la 2042 ?');
    expect(note?.idee).toBeUndefined();
  });

  it('une durée en lettres vaut la même en chiffres', () => {
    const enLettres = chercher('Après cinq ans, un retrait de PEA est exonéré de tout ?')[0];
    const enChiffres = chercher('Après 5 ans, un retrait de PEA est exonéré de tout ?')[0];
    expect(enChiffres?.note.id).toBe(enLettres?.note.id);
    expect(enChiffres?.idee?.dit).toBe(enLettres?.idee?.dit);
    expect(enLettres?.idee).toBeDefined();
  });

  it('la question même d’une note lui ressemble tout à fait', () => {
    const [note] = chercher('Quels travaux sont déductibles quand on loue un logement vide ?');
    expect(note?.directe).toBeGreaterThan(0.95);
    expect(chercher('Je refais mon logement loué')[0]?.directe).toBeLessThan(0.9);
  });
});
