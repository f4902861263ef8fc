import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { phraseDeChamp } from './phrases-de-champ.ts';

const refus = (schema: z.ZodType, valeur: unknown): string =>
  schema.safeParse(valeur, { error: phraseDeChamp }).error?.issues[0]?.message ?? 'accepté';

describe('chaque champ refusé le dit par une phrase française entière', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['absent', z.string(), undefined, 'Ce champ est obligatoire.'],
    ['vide', z.string().min(1), '', 'Ce champ est obligatoire.'],
    ['trop court', z.string().min(12), 'abc', 'Écrivez au moins 12 caractères.'],
    ['trop long', z.string().max(2_000), 'a'.repeat(2_001), 'Écrivez 2\u202f000 caractères au plus.'],
    ['choix', z.enum(['FR', 'CH']), 'DE', 'Choisissez parmi\u202f: FR, CH.'],
    ['choix absent', z.enum(['FR', 'CH']), undefined, 'Ce champ est obligatoire.'],
    ['constante', z.literal('SUPPRIMER'), 'oui', 'La seule valeur acceptée est «\u202fSUPPRIMER\u202f».'],
    ['négatif', z.number().min(0), -1, 'Donnez un nombre positif ou nul.'],
    ['nul', z.number().positive(), 0, 'Donnez un nombre supérieur à zéro.'],
    ['trop grand', z.number().max(1_000_000), 1e9, 'Donnez au plus 1\u202f000\u202f000.'],
    ['à virgule', z.number().int(), 1.5, 'Donnez un nombre entier.'],
    ['pas un nombre', z.number(), '1000', 'Donnez un nombre.'],
    ['pas un texte', z.string(), 12, 'Donnez un texte.'],
    ['date impossible', z.iso.date(), '2026-02-30', 'Donnez une date qui existe, sous la forme AAAA-MM-JJ.'],
    ['adresse', z.email(), 'claire', 'Adresse email invalide'],
    ['motif', z.string().regex(/^\d{6}$/), 'abc', 'Ce champ n’est pas écrit sous la forme attendue.'],
    ['inconnu', z.strictObject({}), { isAdmin: true }, 'Ce champ n’est pas connu.'],
    ['liste vide', z.array(z.string()).min(1), [], 'Donnez au moins 1 élément.'],
    ['liste longue', z.array(z.string()).max(2), ['a', 'b', 'c'], 'Donnez 2 éléments au plus.'],
    ['union', z.union([z.string(), z.boolean()]), 12, 'Ce champ n’est pas écrit sous la forme attendue.'],
    ['phrase du schéma', z.string().min(1, 'Indiquez votre nom.'), '', 'Indiquez votre nom.'],
  ])('%s', (_cas, schema, valeur, attendu) => expect(refus(schema, valeur)).toBe(attendu));
});
