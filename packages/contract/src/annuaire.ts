import { z } from 'zod';
import { FONCTIONS } from './cabinet.ts';
import { texteLisible as ligne } from './textes-lisibles.ts';
import { LANGUES_ANNUAIRE, SUJETS_ANNUAIRE, TEXTE_ACCORD_ANNUAIRE } from './annuaire-valeurs.ts';

/** Trades of the directory: a rank in a firm is none. */
const { directeur: _rang, ...METIERS } = FONCTIONS;
export const METIERS_ANNUAIRE = METIERS;
type Metier = keyof typeof METIERS_ANNUAIRE;
type Sujet = keyof typeof SUJETS_ANNUAIRE;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys that it lists.
const CLES_SUJETS = Object.keys(SUJETS_ANNUAIRE) as [Sujet, ...Sujet[]];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys that it lists.
const CLES_METIERS = Object.keys(METIERS_ANNUAIRE) as [Metier, ...Metier[]];

type Langue = keyof typeof LANGUES_ANNUAIRE;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys that it lists.
const CLES_LANGUES = Object.keys(LANGUES_ANNUAIRE) as [Langue, ...Langue[]];

const plusieurs = <T extends z.ZodType>(une: T, max: number) =>
  z
    .array(une)
    .max(max)
    .refine((choix) => new Set(choix).size === choix.length, 'Chaque choix ne compte qu’une fois.');

const CHOIX = {
  ville: ligne(80).min(1).nullable(),
  metiers: plusieurs(z.enum(CLES_METIERS), CLES_METIERS.length),
  sujets: plusieurs(z.enum(CLES_SUJETS), CLES_SUJETS.length),
  langues: plusieurs(z.enum(CLES_LANGUES), CLES_LANGUES.length),
  presentation: ligne(600).min(1).nullable(),
};

/** What a professional shows, field by field: what is neither said nor ticked is not shown. */
export const FicheAnnuaireRequete = z
  .strictObject({
    nom: z.boolean().describe('Montrer le nom du compte.'),
    cabinet: z.boolean().describe('Montrer le nom du cabinet.'),
    ...CHOIX,
    accord: z.strictObject({
      accord: z.literal(true, 'Confirmez d’abord que ces champs paraissent dans l’annuaire.'),
      texte: z.literal(TEXTE_ACCORD_ANNUAIRE.version),
    }),
  })
  .refine(({ nom, cabinet, metiers }) => nom || cabinet || metiers.length > 0, {
    path: ['nom'],
    message: 'Montrez au moins votre nom, votre cabinet ou un métier.',
  });
export type FicheAnnuaireRequete = z.infer<typeof FicheAnnuaireRequete>;

/** One professional of the directory, as the signed-in see them. */
export const ProfessionnelAnnuaire = z
  .object({
    id: z.uuid().describe('De la fiche ; jamais celui du compte.'),
    nom: z.string().nullable(),
    cabinet: z.string().nullable(),
    ...CHOIX,
  })
  .meta({ id: 'ProfessionnelAnnuaire' });
export type ProfessionnelAnnuaire = z.infer<typeof ProfessionnelAnnuaire>;

/** My own line, and what ticking would show. */
export const MaFicheAnnuaire = z
  .object({
    fiche: ProfessionnelAnnuaire.extend({
      publieeLe: z.iso.datetime(),
      texte: z.string().describe('Version de l’accord.'),
    }).nullable(),
    possible: z.object({ nom: z.string(), cabinet: z.string() }),
  })
  .meta({ id: 'MaFicheAnnuaire' });
export type MaFicheAnnuaire = z.infer<typeof MaFicheAnnuaire>;

export const RechercheAnnuaire = z.strictObject({
  recherche: ligne(80).default('').describe('Un début de nom, de cabinet ou de ville, sans souci des accents.'),
  ville: ligne(80).default(''),
  metier: z.enum(CLES_METIERS).optional(),
  sujet: z.enum(CLES_SUJETS).optional(),
  langue: z.enum(CLES_LANGUES).optional(),
  apres: z.string().max(400).optional(),
});
export type RechercheAnnuaire = z.infer<typeof RechercheAnnuaire>;

export const PageAnnuaire = z.object({
  professionnels: z.array(ProfessionnelAnnuaire),
  suivant: z.string().nullable(),
});
export type PageAnnuaire = z.infer<typeof PageAnnuaire>;

/** What a person says they look for: kept as long as they want, shown to nobody. */
export const RechercheGardee = z.strictObject({
  ville: CHOIX.ville,
  metiers: CHOIX.metiers,
  sujets: CHOIX.sujets,
  langues: CHOIX.langues,
});
export type RechercheGardee = z.infer<typeof RechercheGardee>;
export const MaRecherche = z.object({
  recherche: RechercheGardee.nullable(),
  profil: RechercheGardee.describe(
    'Ce que mon profil permet de proposer\u202f: ma ville et mon objectif, rien d’autre.',
  ),
});
export type MaRecherche = z.infer<typeof MaRecherche>;

export const ProfessionnelsAnnuaire = z.object({ professionnels: z.array(ProfessionnelAnnuaire) });
export type ProfessionnelsAnnuaire = z.infer<typeof ProfessionnelsAnnuaire>;
export const ProfessionnelsAccordes = z.object({
  professionnels: z.array(
    ProfessionnelAnnuaire.extend({
      accord: z.object({
        tenus: z.array(z.string()).describe('Critères tenus, en mots.'),
        sur: z.int().describe('Critères de ma recherche.'),
      }),
    }),
  ),
});
export type ProfessionnelsAccordes = z.infer<typeof ProfessionnelsAccordes>;
