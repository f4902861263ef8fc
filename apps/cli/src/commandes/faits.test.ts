import { describe, expect, it } from 'vitest';
import { essayer } from '../essai.ts';

const moteur = (situation: unknown, ...args: string[]) =>
  essayer(['faits', 'moteur', ...args], typeof situation === 'string' ? situation : JSON.stringify(situation));

const lire = (question: string, ...args: string[]) =>
  essayer(['lire', '--question', '-', '--jour', '2026-11-20', ...args], question);

describe('francis faits', () => {
  it('écrit tout le catalogue, un fait par ligne', async () => {
    const { code, lignes } = await essayer(['faits', '--json']);
    expect(code).toBe(0);
    const faits = lignes.map((l): unknown => JSON.parse(l));
    expect(faits.length).toBeGreaterThan(200);
    expect(faits).toContainEqual(
      expect.objectContaining({ chemin: 'foyer.declarant1.salaires', unite: 'EUR', periode: 'an', case: '1AJ' }),
    );
  });

  it('écrit la même entrée du moteur, octet pour octet, quel que soit l’ordre des faits', async () => {
    const faits = {
      'foyer.enfants.1.annee_naissance': 2018,
      'foyer.declarant1.salaires': 38_400,
      annee: 2025,
      'foyer.enfants.0.annee_naissance': 2015,
      'foyer.situation': 'marie',
    };
    const droit = await moteur(faits);
    const envers = await moteur(Object.fromEntries(Object.entries(faits).toReversed()));
    expect(droit.sortie).toBe(
      '{"annee":2025,"foyer":{"situation":"marie","enfants":[{"annee_naissance":2015},{"annee_naissance":2018}],"declarant1":{"salaires":38400}}}\n',
    );
    expect(envers.sortie).toBe(droit.sortie);
  });

  it('prend le calcul demandé', async () => {
    const { sortie } = await moteur(
      { 'donation.montant': 10, 'foyer.situation': 'marie' },
      '--calcul',
      'calculer_donation',
    );
    expect(sortie).toBe('{"montant":10}\n');
  });

  it.each([
    ['FAIT_INCONNU', { 'foyer.zorglub': 4_321 }],
    ['VALEUR_INVALIDE', { 'foyer.declarant1.salaires': 'beaucoup' }],
    ['SITUATION_INVALIDE', [1]],
    ['JSON_INVALIDE', '{'],
  ])('refuse : %s', async (code, situation) => {
    const r = await moteur(situation);
    expect(r.code).toBe(1);
    expect(JSON.parse(r.sortie)).toMatchObject({ erreur: { code } });
  });

  it.each([
    [['faits', 'moteur', '--calcul', 'calculer_zorglub'], '{}'],
    [['faits', 'autre'], ''],
    [['faits', 'moteur'], ''],
  ])('un mauvais usage est dit : %j', async (args, entree) => expect((await essayer(args, entree)).code).toBe(2));
});

describe('francis lire', () => {
  it('écrit la lecture et ses preuves', async () => {
    const { code, sortie } = await lire('Célibataire, 32 000 € net imposable : quel est mon impôt ?', '--json');
    expect(code).toBe(0);
    const lue: unknown = JSON.parse(sortie);
    expect(lue).toMatchObject({ statut: 'exact', doutes: [] });
    expect(lue).toHaveProperty('mentions');
    expect(lue).toHaveProperty('demandes');
    expect(lue).toHaveProperty('ecartees');
    expect(lue).toHaveProperty('restes');
    expect(lue).toHaveProperty(
      'faits',
      expect.arrayContaining([
        expect.objectContaining({ chemin: 'foyer.declarant1.salaires', valeur: 32_000, preuves: [expect.any(String)] }),
      ]),
    );
  });

  it('dit ce qui n’est pas expliqué', async () => {
    const { sortie } = await lire('Célibataire, 32 000 € net imposable, 4 321 € de zorglub : quel est mon impôt ?');
    expect(sortie).toMatch(/(?:reste|doute) : .*4\s321\s€/u);
    expect(sortie).not.toContain('statut : exact');
  });

  it.each([[['lire']], [['lire', '--question', '/nulle/part']], [['lire', '--question', '-', '--jour', 'hier']]])(
    'un mauvais usage est dit : %j',
    async (args) => expect((await essayer(args, 'Quoi ?')).code).toBe(2),
  );
});
