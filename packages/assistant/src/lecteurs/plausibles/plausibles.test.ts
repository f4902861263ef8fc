import { describe, expect, it } from 'vitest';
import { poser } from '../../evaluation/poser.ts';

const codes = (r: Awaited<ReturnType<typeof poser>>): string[] => r.doutes.map((d) => d.code);

describe('Ce qu’une question ne dit pas, lue par le modèle embarqué', () => {
  it('la garde d’enfants de parents séparés : chaque cas est calculé, une question les sépare', async () => {
    const r = await poser('Divorcé, je vis seul, deux enfants de 8 et 10 ans, 42 000 € net imposable. Quel impôt ?');
    expect(r.statut).toBe('partiel');
    expect(codes(r)).toEqual(['LECTURES_PLAUSIBLES']);
    expect(r.answer).toContain('Hypothèse retenue (garde des enfants) : à votre charge.');
    expect(r.answer.match(/- Autre cas, en garde alternée :/g)).toHaveLength(1);
    // Each figure of the answer opens its own calculation.
    const ids = r.calculs.map((c) => c.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of r.balisage.matchAll(/\(#calcul-(c\d+)\)/g)) expect(ids).toContain(id);
    const autre = /Autre cas[^\n]*\*\*\[([^\]]*)\]\(#calcul-(c\d+)\)/.exec(r.balisage);
    expect(r.calculs.find((c) => c.id === autre?.[2])?.valeur).toBe(Number((autre?.[1] ?? '').replace(/[^\d]/g, '')));
  });

  it('et qui ne change rien laisse le chiffre exact, en une ligne', async () => {
    const r = await poser('Divorcé, un enfant de 8 ans, 11 000 € net imposable. Quel impôt ?');
    expect(r.statut).toBe('exact');
    expect(r.answer).toContain('Le résultat est le même dans tous les cas (garde des enfants).');
  });

  it('une garde dite ne se demande pas', async () => {
    const r = await poser('Divorcé, deux enfants de 8 et 10 ans à ma charge, 42 000 € net imposable. Quel impôt ?');
    expect(r.answer).not.toContain('Autre cas');
  });

  it('des frais de l’un des deux époux, sans dire lequel', async () => {
    const r = await poser(
      'Mariés sans enfant, 90 000 € et 20 000 € de salaires imposables, 6 000 € de frais réels. Quel impôt ?',
    );
    expect(r.statut).toBe('partiel');
    expect(r.answer).toMatch(/Hypothèse retenue \(à qui revient : .*\) : à vous\./);
    expect(r.answer).toContain('- Autre cas, à l’autre :');
  });

  it('des enfants de chacun, comptés comme d’une seule famille', async () => {
    const r = await poser(
      'Garde alternée de mon fils, et je me pacse avec une femme qui a 3 enfants : combien de parts ?',
    );
    expect(r.statut).not.toBe('exact');
  });

  it('un don à un descendant, dont rien ne dit s’il est d’argent ni l’âge des deux (CGI art. 790 G)', async () => {
    const r = await poser('Je donne 200 000 € à mon fils, quels droits ?');
    // The rule without the exemption is the custom: both figures are told, each under its condition.
    expect(r.statut).toBe('exact');
    expect(r.calculs.map((c) => c.valeur)).toEqual(expect.arrayContaining([18_194.35, 11_821.35]));
    expect(r.answer).toContain('- Autre cas, somme d’argent, donnée à un majeur par une personne de moins de 80 ans :');
  });

  it.each([
    'Je donne une maison de 200 000 € à mon fils : droits ?',
    'Mon père, 84 ans, me donne 200 000 € : droits ?',
    'Je donne 200 000 € à mon fils de 12 ans : droits ?',
    'Je donne 80 000 € à ma fille, des droits ?',
    'Je donne 20 000 € à mon frère, des droits ?',
  ])('« %s » se suffit', async (question) => {
    const r = await poser(question);
    expect(r.statut).toBe('exact');
    expect(r.answer).not.toContain('Autre cas');
  });
});
