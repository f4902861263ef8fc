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

const corps = (n: Note): string =>
  [n.reponse, ...n.devant.map((d) => d.phrase), ...n.sections.map((s) => s.texte)].join('\n');
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

const citees = (n: Note): string[] => [...tout(n).matchAll(/\[\^([\w-]+)\]/g)].map(([, reference = '']) => reference);

/** What each note must hold. */
const ATTENDUS: readonly (readonly [string, (n: Note) => boolean])[] = [
  ['un nom d’adresse', (n) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(n.id)],
  ['un domaine connu', (n) => Object.keys(DOMAINES_NOTES).includes(n.domaine)],
  [
    'trois questions, toutes différentes',
    (n) => n.questions.length >= 3 && new Set(n.questions).size === n.questions.length,
  ],
  ['ses sections', (n) => SECTIONS.every((titre) => n.sections.some((s) => s.titre === titre))],
  ['une réponse', (n) => n.reponse !== ''],
  ['assez de mots', (n) => (corps(n).match(/\p{L}+/gu)?.length ?? 0) >= MOTS_MIN],
  ['trois références, ou la raison', (n) => n.references.length >= 3 || n.peuDeReferences !== undefined],
  ['des références connues', (n) => n.references.every((r) => trouverReference(r) !== undefined)],
  ['la loi citée dans le texte', (n) => citees(n).length > 0],
  ['des citations de ses références', (n) => citees(n).every((r) => n.references.includes(r))],
  ['une révision après son début', (n) => n.depuis <= n.revision],
  ['une fin après son début', (n) => n.jusquAu === undefined || n.jusquAu > n.depuis],
];

describe('Les notes', () => {
  it('n’ont pas deux fois le même nom', () => expect(new Set(NOTES.map((n) => n.id)).size).toBe(NOTES.length));

  it('sont complètes', () => {
    const manques = NOTES.flatMap((note) =>
      ATTENDUS.filter(([, tient]) => !tient(note)).map(([attendu]) => `${note.id} : ${attendu}`),
    );
    expect(manques).toEqual([]);
  });

  it('ne tapent aucun chiffre de la loi', () => {
    const tapes = NOTES.flatMap((note) => {
      expect(() => remplacerFigures(tout(note), note.revision, () => '')).not.toThrow();
      const crus = note.ideesRecues.flatMap((i) => i.dit.match(/\d/g) ?? []);
      return [...chiffresTapes(tout(note)), ...crus].map((chiffre) => `${note.id} : ${chiffre}`);
    });
    expect(tapes).toEqual([]);
  });

  it('ne comptent dans leur exemple que leurs propres données, et n’en inventent que là', () => {
    const fautes = NOTES.flatMap((note) => {
      const marques = [{ titre: 'Réponse', texte: note.reponse }, ...note.sections].flatMap(({ titre, texte }) =>
        [...texte.matchAll(MARQUE_FIGURE)].map(([, signe, contenu = '']) => ({ titre, signe, contenu })),
      );
      const inventees = marques.filter((m) => m.signe === '~');
      const deplacees = inventees.filter((m) => m.titre !== 'Exemple').map((m) => m.contenu);
      const donnees = inventees
        .flatMap((m) => m.contenu.match(/\d[\d\s]*(?:,\d+)?/g) ?? [])
        .map((n) => Number(n.replace(/\s/g, '').replace(',', '.')));
      const calculs = marques.filter((m) => m.signe === '=').map((m) => m.contenu);
      const permis = new Set([1, 2, 4, 12, 100, ...donnees, ...donnees.map((d) => d / 100)]);
      const tapes = calculs.flatMap((c) => c.replace(/[a-z]\w*(?:\.\w+)+/g, ' ').match(/\d+(?:\.\d+)?/g) ?? []);
      return [...deplacees, ...tapes.filter((n) => !permis.has(Number(n)))].map((n) => `${note.id} : ${n}`);
    });
    expect(fautes).toEqual([]);
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
