import { z } from 'zod';

/** Where words stand in the question as it was typed, in UTF-16 units. */
const Portee = z.object({ debut: z.int().min(0), fin: z.int().min(0) });

export const ValeurLue = z.union([z.number(), z.string(), z.boolean()]);
export type ValeurLue = z.infer<typeof ValeurLue>;

const ChoixPropose = z.object({ valeur: z.string(), libelle: z.string() });

/** How a value of the vocabulary is typed: what its field is made of. */
const Saisie = {
  unite: z.enum(['EUR', 'CHF', 'taux', 'annee', 'date', 'age', 'ans', 'mois', 'km', 'nombre', 'oui_non', 'choix']),
  choix: z.array(ChoixPropose).optional(),
};

export const FaitLu = z
  .object({
    chemin: z.string().describe('Chemin du fait dans le catalogue, par exemple « foyer.declarant2.salaires ».'),
    libelle: z.string(),
    valeur: ValeurLue,
    affiche: z.string().describe('La valeur en français, avec son calcul : « 38 400 € (3 200 × 12) ».'),
    source: z.enum(['dit', 'profil', 'document', 'defaut', 'corrige']),
    formule: z.string().optional(),
    preuves: z.array(Portee).describe('Les mots de la question qui le disent.'),
    ...Saisie,
  })
  .meta({ id: 'FaitLu' });
export type FaitLu = z.infer<typeof FaitLu>;

export const MentionEcartee = Portee.extend({ mots: z.string(), raison: z.string() }).meta({ id: 'MentionEcartee' });
export type MentionEcartee = z.infer<typeof MentionEcartee>;

/** What is missing; with its path when one fact of the vocabulary would fill it. */
export const FaitManquant = z
  .object({
    libelle: z.string(),
    raison: z.string(),
    chemin: z.string().optional(),
    nom: z.string().optional().describe('Le nom du fait dans le catalogue.'),
    unite: Saisie.unite.optional(),
    choix: Saisie.choix,
  })
  .meta({ id: 'FaitManquant' });
export type FaitManquant = z.infer<typeof FaitManquant>;

/** What was read, as a form that a person corrects and completes. */
export const Formulaire = z
  .object({
    a_verifier: z.boolean().describe('Le sujet est connu, la lecture n’est pas sûre.'),
    ajouts: z.array(FaitManquant).describe('Les faits que le calcul prendrait et que personne n’a dits.'),
  })
  .meta({ id: 'Formulaire' });
export type Formulaire = z.infer<typeof Formulaire>;

/** What was read of a question, what was set aside and why, and what is missing. */
export const Lecture = z
  .object({
    demandes: z.array(z.string()).describe('Ce qui est demandé, au-delà d’un montant.'),
    faits: z.array(FaitLu),
    ecartees: z.array(MentionEcartee),
    manques: z.array(FaitManquant),
  })
  .meta({ id: 'Lecture' });
export type Lecture = z.infer<typeof Lecture>;

export const MODIFICATIONS_MAX = 20;

/** A correction of what was read: facts of the catalogue only; or what becomes of a try. */
export const SituationModification = z
  .strictObject({
    version: z.int().min(1).describe('Version de la réponse que l’on corrige.'),
    essai: z
      .enum(['garder', 'base'])
      .optional()
      .describe('Ce que devient un essai : gardé, ou oublié pour la situation de départ. Sans `modifications`.'),
    modifications: z
      .array(
        z.strictObject({
          chemin: z.string().min(1).max(120),
          valeur: z.union([z.number(), z.string().max(60), z.boolean()]),
        }),
      )
      .min(1)
      .max(MODIFICATIONS_MAX)
      .optional(),
  })
  .refine((corps) => (corps.modifications === undefined) !== (corps.essai === undefined), {
    path: ['modifications'],
    message: 'Donnez des modifications, ou le sort d’un essai.',
  });
export type SituationModification = z.infer<typeof SituationModification>;
