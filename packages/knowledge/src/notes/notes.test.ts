import { describe, expect, it } from 'vitest';
import { trouverReference } from '../references/recherche.ts';
import { chargerNotes } from './charger.ts';
import { chiffresTapes } from './chiffres-tapes.ts';
import { DOMAINES_NOTES } from './domaines.ts';
import { MARQUE_FIGURE, remplacerFigures } from './figures.ts';
import type { Note } from './note.ts';

const NOTES = chargerNotes();
const SECTIONS = ['Règle', 'Conditions', 'Exceptions', 'Exemple'];
const MOTS_MIN = 150;
/** Share of common word triples above which two notes say the same thing. */
const RESSEMBLANCE_MAX = 0.4;

const corps = (n: Note): string => [n.reponse, ...n.sections.map((s) => s.texte)].join('\n');
const tout = (n: Note): string => [corps(n), ...n.ideesRecues.map((i) => i.correction)].join('\n');

const triples = (texte: string): Set<string> => {
  const mots = texte.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  return new Set(mots.slice(2).map((m, i) => `${mots[i]} ${mots[i + 1]} ${m}`));
};

function ressemblance(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let communs = 0;
  for (const t of a) if (b.has(t)) communs += 1;
  return communs / Math.min(a.size, b.size);
}

describe('Les notes', () => {
  it('n’ont pas deux fois le même nom', () => expect(new Set(NOTES.map((n) => n.id)).size).toBe(NOTES.length));

  it.each(NOTES.map((n) => [n.id, n] as const))('%s est complète', (id, note) => {
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(Object.keys(DOMAINES_NOTES)).toContain(note.domaine);
    expect(note.questions.length).toBeGreaterThanOrEqual(3);
    expect(new Set(note.questions).size).toBe(note.questions.length);
    expect(note.sections.map((s) => s.titre)).toEqual(expect.arrayContaining(SECTIONS));
    expect(note.reponse).not.toBe('');
    expect(corps(note).match(/\p{L}+/gu)?.length).toBeGreaterThanOrEqual(MOTS_MIN);
    expect(note.references.length >= 3 || note.peuDeReferences !== undefined, 'fewer than three references').toBe(true);
    expect(note.references.filter((r) => trouverReference(r) === undefined)).toEqual([]);
    const citees = [...tout(note).matchAll(/\[\^([\w-]+)\]/g)].map((m) => m[1]);
    expect(citees.length, 'a note cites its law').toBeGreaterThan(0);
    expect(citees.filter((r) => !note.references.includes(r ?? ''))).toEqual([]);
    expect(note.depuis <= note.revision).toBe(true);
    expect(note.jusquAu === undefined || note.jusquAu > note.depuis).toBe(true);
  });

  it.each(NOTES.map((n) => [n.id, n] as const))('%s ne tape aucun chiffre de la loi', (_, note) => {
    expect(chiffresTapes(tout(note))).toEqual([]);
    expect(note.ideesRecues.flatMap((i) => i.dit.match(/\d/g) ?? [])).toEqual([]);
    expect(() => remplacerFigures(tout(note), note.revision, () => '')).not.toThrow();
  });

  it.each(NOTES.map((n) => [n.id, n] as const))('%s ne compte dans son exemple que ses propres données', (_, note) => {
    const marques = [{ titre: 'Réponse', texte: note.reponse }, ...note.sections].flatMap(({ titre, texte }) =>
      [...texte.matchAll(MARQUE_FIGURE)].map(([, signe, contenu = '']) => ({ titre, signe, contenu })),
    );
    const inventees = marques.filter((m) => m.signe === '~');
    expect(
      inventees.filter((m) => m.titre !== 'Exemple'),
      'invented figures stand in the example',
    ).toEqual([]);
    const donnees = inventees
      .flatMap((m) => m.contenu.match(/\d[\d\s]*(?:,\d+)?/g) ?? [])
      .map((n) => Number(n.replace(/\s/g, '').replace(',', '.')));
    const calculs = marques.filter((m) => m.signe === '=').map((m) => m.contenu);
    const permis = new Set([1, 2, 4, 12, 100, ...donnees, ...donnees.map((d) => d / 100)]);
    const tapes = calculs.flatMap((c) => c.replace(/[a-z]\w*(?:\.\w+)+/g, ' ').match(/\d+(?:\.\d+)?/g) ?? []);
    expect(tapes.filter((n) => !permis.has(Number(n)))).toEqual([]);
  });

  it('ne se répètent pas l’une l’autre', () => {
    const ensembles = NOTES.map((n) => ({ id: n.id, triples: triples(corps(n)) }));
    const jumelles = ensembles.flatMap((a, i) =>
      ensembles
        .slice(i + 1)
        .filter((b) => ressemblance(a.triples, b.triples) > RESSEMBLANCE_MAX)
        .map((b) => `${a.id} ~ ${b.id}`),
    );
    expect(jumelles).toEqual([]);
  });

  it('ne posent pas deux fois la même question', () => {
    const posees = NOTES.flatMap((n) => n.questions.map((q) => q.toLowerCase()));
    expect(posees.filter((q, i) => posees.indexOf(q) !== i)).toEqual([]);
  });

  it.each([
    ['L’abattement est de 10 %.', 1],
    ['pendant huit ans', 1],
    ['{{ir.decote.taux}} le 31 décembre 2025, formulaire 2042 C PRO, case 7DB, loi n° 2024-1039', 0],
    ['avec {{~ 30 000 €}} et le 1er enfant', 0],
  ])('le détecteur lit « %s »', (texte, attendus) => expect(chiffresTapes(texte)).toHaveLength(attendus));
});
