import { describe, expect, test } from 'vitest';
import { essayer } from '../essai.ts';

const CLES = [
  'nombre_parts',
  'revenu_brut_global',
  'revenu_net_imposable',
  'impot_sans_quotient',
  'impot_avec_quotient',
  'droits_simples',
  'plafonnement_qf',
  'decote',
  'impot_apres_decote',
  'reductions',
  'pfu',
  'credits_impot',
  'cehr',
  'cdhr',
  'prelevements_sociaux',
  'impot_final',
  'rfr',
  'tmi',
  'statut',
].sort();

const celibataire = { annee_revenus: 2025, situation: 'celibataire', declarant1: { salaires: 32_000 } };

describe('francis ir', () => {
  test('un foyer à plat rend toutes les clés, à plat, et le statut', async () => {
    const { code, lignes } = await essayer(['ir'], JSON.stringify(celibataire));
    expect(code).toBe(0);
    expect(lignes).toHaveLength(1);
    const resultat = JSON.parse(lignes[0] ?? '');
    expect(Object.keys(resultat).sort()).toEqual(CLES);
    expect(resultat).toMatchObject({ impot_final: 1851, nombre_parts: 1, tmi: 0.11, statut: 'exact' });
  });

  test('un foyer imbriqué donne le même résultat, et l’identifiant est recopié', async () => {
    const { annee_revenus, ...foyer } = celibataire;
    const { lignes } = await essayer(['ir'], JSON.stringify({ id: 'A-1', annee_revenus, foyer }));
    expect(JSON.parse(lignes[0] ?? '')).toMatchObject({ id: 'A-1', impot_final: 1851 });
  });

  test('un objet sur plusieurs lignes est un seul foyer', async () => {
    const { code, lignes } = await essayer(['ir'], JSON.stringify(celibataire, null, 2));
    expect(code).toBe(0);
    expect(lignes).toHaveLength(1);
  });

  test('une ligne sort par ligne entrée, dans l’ordre, et un refus ne perd pas les suivantes', async () => {
    const entree = [
      JSON.stringify({ ...celibataire, id: 1 }),
      JSON.stringify({ ...celibataire, id: 2, annee_revenus: 2031 }),
      '{"id": 3, pas du json',
      '',
      JSON.stringify({ ...celibataire, id: 4, salaire: 12 }),
      JSON.stringify({ ...celibataire, id: 5, declarant1: { salaires: -5 } }),
      JSON.stringify({ ...celibataire, id: 6 }),
    ].join('\r\n');
    const { code, lignes } = await essayer(['ir'], `\uFEFF${entree}\n`);
    expect(code).toBe(1);
    const sorties = lignes.map((l) => JSON.parse(l));
    expect(sorties.map((s) => s.id)).toEqual([1, 2, undefined, 4, 5, 6]);
    expect(sorties.map((s) => s.erreur?.code)).toEqual([
      undefined,
      'ANNEE_NON_VOTEE',
      'JSON_INVALIDE',
      'CHAMP_INCONNU',
      'MONTANT_INVALIDE',
      undefined,
    ]);
    expect(sorties[3].erreur.message).toContain('salaire');
    const erreurs = sorties.flatMap((s) => (s.erreur ? [Object.keys(s.erreur).sort()] : []));
    expect(erreurs).toEqual(Array.from({ length: 4 }, () => ['code', 'message']));
  });

  test('une première ligne illisible ne fait pas perdre les autres', async () => {
    const { code, lignes } = await essayer(['ir'], `{"id": 1,\n${JSON.stringify({ ...celibataire, id: 2 })}\n`);
    expect(code).toBe(1);
    expect(lignes.map((l) => JSON.parse(l).erreur?.code ?? JSON.parse(l).impot_final)).toEqual(['JSON_INVALIDE', 1851]);
  });

  test('une entrée vide est une erreur d’usage', async () => {
    const { code, erreur } = await essayer(['ir'], '\n');
    expect(code).toBe(2);
    expect(erreur).toContain('aucun foyer');
  });
});

describe('francis', () => {
  test('une commande inconnue montre l’aide', async () => {
    const { code, erreur } = await essayer(['impots']);
    expect(code).toBe(2);
    expect(erreur).toContain('« impots » n’existe pas');
  });

  test('question --json écrit les champs de la réponse', async () => {
    const { code, lignes } = await essayer([
      'question',
      'Je suis célibataire, 32 000 € de salaire net imposable en 2025, quel impôt ?',
      '--json',
    ]);
    expect(code).toBe(0);
    const reponse = JSON.parse(lignes[0] ?? '');
    expect(Object.keys(reponse)).toEqual(['answer', 'sources', 'statut', 'calculs']);
    expect(reponse.statut).toBe('exact');
    expect(reponse.calculs.map((c: { valeur: number }) => c.valeur)).toContain(1851);
  });

  test('jeton dit qu’aucune instance ne répond', async () => {
    const { code, erreur } = await essayer(['jeton', '--compte', 'demo', '--url', 'http://127.0.0.1:9']);
    expect(code).toBe(1);
    expect(erreur).toContain('npm start');
  });

  test.each([
    [['jeton'], '--compte'],
    [['jeton', '--compte', 'root'], 'demo-pro'],
    [['question'], 'question'],
    [['question', 'x', '--pays', 'DE'], 'FR, CH'],
    [['ir', '--vite'], '--vite'],
  ])('%j est une erreur d’usage qui dit quoi corriger', async (args, attendu) => {
    const { code, erreur } = await essayer(args);
    expect(code).toBe(2);
    expect(erreur).toContain(attendu);
  });
});
