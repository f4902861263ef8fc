import { describe, expect, it, vi } from 'vitest';
import { lirePdf } from '../../testing/lire-pdf.ts';
import { dessinable } from './glyphes.ts';
import { barres, Papier, tableau } from './index.ts';

const ENTETE = {
  titre: 'Analyse de Étienne Lacombe',
  de: 'Cabinet Vasseur',
  date: '22 novembre 2026',
  pied: 'Établi avec Francis.',
  cree: new Date(0),
};

const dessiner = (): Papier => {
  const papier = new Papier(ENTETE)
    .titre(1, 'Analyse de Étienne Lacombe')
    .paragraphe('Deux leviers ouvrent 3\u202f556\u00a0€ de moins.', { voix: true })
    .liste(['Verser sur le PER', [{ texte: 'Louer au réel', fort: true }]]);
  barres(papier, [{ libelle: 'Aujourd’hui', valeur: 21_572, texte: '21\u202f572\u00a0€' }]);
  tableau(
    papier,
    [
      { titre: 'Étape', part: 3 },
      { titre: 'Montant', part: 1, droite: true },
    ],
    Array.from({ length: 80 }, (_, i) => ({ cellules: [`Étape ${i}`, `${i}\u00a0€`] })),
    'Le calcul',
  );
  return papier;
};

describe('Le papier', () => {
  it('se lit à voix haute : langue, titre, titres, liste, tableau aux entêtes une seule fois, figure décrite', async () => {
    const lu = await lirePdf(await dessiner().terminer());
    expect(lu.pages).toBeGreaterThan(1);
    expect([lu.langue, lu.titre]).toEqual(['fr-FR', ENTETE.titre]);
    expect(new Set(lu.balises)).toEqual(
      new Set('Root Document H1 P L LI Lbl LBody Figure Table Caption THead TBody TR TH TD'.split(' ')),
    );
    expect(lu.alternatives).toEqual(['Aujourd’hui : 21\u202f572\u00a0€']);
    expect(lu.texte).toContain('3 556 € de moins');
    // The heading is repeated for the eye of each page.
    expect(lu.texte.match(/Étape Montant/g)).toHaveLength(lu.pages);
    expect(lu.texte.match(/Étape \d+/g)).toHaveLength(80);
    expect(lu.texte).toContain(`${lu.pages} / ${lu.pages}`);
  });

  it('donne les mêmes octets pour le même contenu', async () => {
    expect(await dessiner().terminer()).toEqual(await dessiner().terminer());
  });

  it('se lit en entier dans chaque police, quoi qu’un autre document ait dessiné avant lui', async () => {
    // Fonts that nothing drew with: the first document meets each letter as a part of an accented one.
    vi.resetModules();
    const { Papier: Neuf } = await import('./index.ts');
    const ecrire = async (mots: string): Promise<string> => {
      const texte = [{ texte: mots }, { texte: mots, fort: true }];
      const papier = new Neuf(ENTETE).titre(1, mots).paragraphe(texte).paragraphe(texte, { voix: true });
      return (await lirePdf(await papier.terminer())).texte;
    };
    await ecrire('ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŸàáâãäåçèéêëìíîïñòóôõöøùúûüýÿ ½ ; : … ‰');
    const signes = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 .,;:!?’-–%/';
    const lu = await ecrire(signes);
    expect(lu.split(signes)).toHaveLength(6);
  });

  it('écrit ce que les polices n’ont pas sans carré vide : la lettre sans son accent, sinon un point d’interrogation', () => {
    expect(dessinable('Łukasz Kőszegi 😀 œuvre → 3\u202f000\u00a0€')).toBe(
      'Lukasz Koszegi ? œuvre > 3\u202f000\u00a0€',
    );
  });
});
