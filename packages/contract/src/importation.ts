import { z } from 'zod';
import { CHAMPS_CLIENT } from './clients-champs.ts';
import { type ChampClient, SECTIONS_CLIENT } from './clients-sections.ts';
import { STRUCTURES_CLIENT } from './clients-structures.ts';

/** What one cell can hold: neither the structured fields nor what the product writes for itself. */
const tientDansUneCellule = (champ: string): boolean => !Object.hasOwn(STRUCTURES_CLIENT, champ);

export interface ChampImportable {
  readonly champ: ChampClient;
  readonly libelle: string;
  readonly section: string;
}
/** Fields that a column of a spreadsheet may fill, in the order of the file. */
export const CHAMPS_IMPORTABLES: readonly ChampImportable[] = SECTIONS_CLIENT.flatMap(({ titre, champs }) =>
  Object.entries(champs)
    .filter(([champ]) => tientDansUneCellule(champ))
    .map(([champ, libelle]) => ({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the keys that it lists.
      champ: champ as ChampClient,
      libelle,
      section: titre,
    })),
);
export const estImportable = (champ: string): champ is ChampClient =>
  CHAMPS_IMPORTABLES.some((importable) => importable.champ === champ);

/** The values of a field that is a choice. */
export function valeursDuChamp(champ: string): readonly string[] | undefined {
  const schema: unknown = Object.hasOwn(CHAMPS_CLIENT, champ)
    ? CHAMPS_CLIENT[champ as keyof typeof CHAMPS_CLIENT] // oxlint-disable-line typescript/no-unsafe-type-assertion
    : undefined;
  const nu = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  return nu instanceof z.ZodEnum ? nu.options.map(String) : undefined;
}

export const IMPORT_OCTETS_MAX = 20 * 1024 * 1024;
export const IMPORT_LIGNES_MAX = 50_000;
export const IMPORT_COLONNES_MAX = 200;

const Champ = z.string().refine(estImportable, 'Ce champ ne s’importe pas.');

export const ImportDepose = z
  .object({
    id: z.uuid(),
    lignes: z.int(),
    colonnes: z.array(
      z.object({
        nom: z.string(),
        exemples: z.array(z.string()),
        proposition: z.string().nullable().describe('Le champ que son nom annonce.'),
      }),
    ),
    expire_le: z.iso.datetime(),
  })
  .meta({ id: 'ImportDepose' });
export type ImportDepose = z.infer<typeof ImportDepose>;

export const CorrespondanceImport = z.strictObject({
  correspondance: z
    .array(Champ.nullable())
    .min(1)
    .max(IMPORT_COLONNES_MAX)
    .refine((champs) => {
      const pris = champs.filter((champ) => champ !== null);
      return new Set(pris).size === pris.length;
    }, 'Deux colonnes ne peuvent pas remplir le même champ.')
    .refine(
      (champs) => champs.includes('nom_client') && champs.includes('prenom_client'),
      'Le nom et le prénom doivent chacun avoir leur colonne.',
    )
    .describe('Pour chaque colonne, dans l’ordre, le champ qu’elle remplit, ou rien.'),
});

export const FauteImport = z.object({
  ligne: z.int().describe('Dans le fichier, en-tête comprise.'),
  fautes: z.array(z.object({ colonne: z.string(), valeur: z.string(), message: z.string() })),
});
export type FauteImport = z.infer<typeof FauteImport>;

export const ImportVerifie = z
  .object({
    id: z.uuid(),
    lignes: z.int(),
    justes: z.int(),
    fautives: z.int(),
    doublons: z.int().describe('Lignes justes dont un dossier, ou une ligne plus haut, est déjà la personne.'),
    fautes: z.array(FauteImport).describe('Les premières ; toutes sont dans le fichier des fautes.'),
    apercu: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  })
  .meta({ id: 'ImportVerifie' });
export type ImportVerifie = z.infer<typeof ImportVerifie>;

export const DecisionImport = z.strictObject({
  sans_les_fautives: z.boolean().describe('Faux, une seule ligne fautive et rien n’est écrit.'),
  avec_les_doublons: z.boolean(),
});
export type DecisionImport = z.infer<typeof DecisionImport>;

export const ImportFait = z.object({ importes: z.int(), laisses: z.int() }).meta({ id: 'ImportFait' });
export type ImportFait = z.infer<typeof ImportFait>;
