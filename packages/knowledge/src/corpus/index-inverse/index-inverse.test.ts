import { describe, expect, test } from 'vitest';
import { Classement } from './classement.ts';
import { ConstructeurIndex } from './constructeur.ts';
import { Documents, ecrireDocuments, jourDe, numerosDeSources } from './documents.ts';
import { EcritureOccurrences, lireOccurrences, type Occurrences } from './occurrences.ts';

const TOUTES = numerosDeSources();

describe('Les occurrences d’un terme', () => {
  test('se relisent telles qu’écrites, petits et grands écarts compris', () => {
    const rangs = [0, 1, 127, 128, 129, 16_511, 16_512, 3_000_000];
    const ecriture = new EcritureOccurrences();
    for (const [i, rang] of rangs.entries()) ecriture.ajouter(rang, i * 100);
    const { rangs: relus, frequences } = lireOccurrences(ecriture.octets, ecriture.nombre);
    expect([...relus]).toEqual(rangs);
    expect([...frequences]).toEqual([1, 100, 200, 255, 255, 255, 255, 255]);
  });

  test('refusent des octets qui ne vont pas avec leur nombre', () => {
    const ecriture = new EcritureOccurrences();
    ecriture.ajouter(3, 1);
    expect(() => lireOccurrences(ecriture.octets, 2)).toThrow(RangeError);
  });
});

describe('Le classement', () => {
  const constructeur = new ConstructeurIndex();
  // Thirty versions of one text that are over, then the one in force.
  for (let annee = 1980; annee <= 2010; annee += 1) {
    constructeur.ajouter({
      id: annee,
      source: 'legi',
      debut: `${annee}-01-01`,
      fin: annee < 2010 ? `${annee + 1}-01-01` : undefined,
      titre: 'Redevance de chaleur',
      texte: 'La serre chauffée paie la redevance.',
    });
  }
  constructeur.ajouter({
    id: 1,
    source: 'bofip',
    debut: '2000-01-01',
    titre: 'Serres',
    texte: 'La serre froide et la serre chauffée.',
  });
  constructeur.ajouter({
    id: 2,
    source: 'bofip',
    debut: '1960-01-01',
    titre: 'Ruches',
    texte: 'Une ruche. '.repeat(40),
  });
  const documents = new Documents([ecrireDocuments(constructeur.documents)]);
  const classement = new Classement(documents, constructeur.longueurMoyenne);
  const lire = (racine: string): Occurrences => {
    const ecriture = constructeur.termes.get(racine);
    return lireOccurrences(ecriture?.octets ?? new Uint8Array(), ecriture?.nombre ?? 0);
  };
  const chercher = (racines: string[], jour: string, sources = TOUTES, limite = 2): number[] => {
    const unites = racines.map((racine) => ({ poids: 1, termes: [{ poids: 1, occurrences: lire(racine) }] }));
    const classes = classement.classer(unites, { jour: jourDe(jour), sources, limite });
    return classes.map(({ rang }) => documents.ids[rang] ?? 0);
  };

  test('ne laisse pas les versions passées prendre la place de celle du jour', () => {
    expect(chercher(['redev', 'chauff'], '1995-06-01')).toEqual([1995]);
    expect(chercher(['redev', 'chauff'], '2026-01-01')).toEqual([2010, 1]);
    expect(chercher(['redev'], '1979-12-31')).toEqual([]);
    expect(chercher(['ruch'], '1965-01-01')).toEqual([2]);
  });

  test('se borne aux sources demandées et oublie la question précédente', () => {
    expect(chercher(['redev', 'chauff'], '2026-01-01', numerosDeSources(['bofip']))).toEqual([1]);
    expect(chercher(['serr'], '2026-01-01')).toEqual([1, 2010]);
    expect(chercher(['serr'], '2026-01-01')).toEqual([1, 2010]);
  });

  test('retient pour un mot le meilleur de ses termes, une seule fois', () => {
    const options = { jour: jourDe('2026-01-01'), sources: TOUTES, limite: 1 };
    const seul = classement.classer([{ poids: 1, termes: [{ poids: 2, occurrences: lire('redev') }] }], options);
    const deux = classement.classer(
      [
        {
          poids: 1,
          termes: [
            { poids: 2, occurrences: lire('redev') },
            { poids: 0.1, occurrences: lire('chauff') },
          ],
        },
      ],
      options,
    );
    expect(deux).toEqual(seul);
    expect(deux[0]?.couvert).toBe(1);
  });
});
