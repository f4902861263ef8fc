import { z } from 'zod';
import { NoeudTrace } from './calcul.ts';

export const GENRES_ANALYSE = ['generale', 'irpp'] as const;

/** One lever or one right, with the two whole computations that its gain is the difference of. */
export const PisteClient = z
  .object({
    id: z.string(),
    nature: z.enum(['levier', 'droit']).describe('« droit » : déjà compté dans l’impôt, à justifier.'),
    titre: z.string(),
    action: z.string(),
    gain: z.number().describe('Impôt, contributions et prélèvements sociaux : avant moins après.'),
    avant: z.number(),
    apres: z.number(),
    condition: z.string(),
    risque: z.string(),
    article: z.string(),
    justificatif: z.string(),
    echeance: z.string(),
    statut: z.enum(['exact', 'estimation']),
  })
  .meta({ id: 'PisteClient' });
export type PisteClient = z.infer<typeof PisteClient>;

/** What the file lacks, the one that changes most first. */
export const ManqueClient = z
  .object({
    id: z.string(),
    libelle: z.string(),
    question: z.string(),
    effet: z
      .number()
      .nullable()
      .describe('De combien l’essai le plus courant change le total ; null s’il ne se mesure pas.'),
    decisif: z.boolean().describe('Sans lui, aucun chiffre n’est dit exact.'),
  })
  .meta({ id: 'ManqueClient' });
export type ManqueClient = z.infer<typeof ManqueClient>;

const Figures = z.object({
  impot: z.number(),
  prelevements_sociaux: z.number(),
  cdhr: z.number(),
  total: z.number(),
});

const commun = {
  id: z.uuid(),
  genre: z.enum(GENRES_ANALYSE),
  le: z.iso.datetime(),
  auteur: z.string(),
  annee: z.int().describe('Année des revenus.'),
  version_dossier: z.int(),
  parametres: z.string().describe('Empreinte des paramètres légaux appliqués.'),
  statut: z.enum(['exact', 'estimation']),
  chiffres: Figures,
  pistes: z.array(PisteClient),
  ecartees: z.array(PisteClient),
  manques: z.array(ManqueClient),
};

/** The income tax of one file, under the names of the specification. */
export const AnalyseIrpp = z
  .object({
    revenu_brut_global: z.number(),
    revenu_net_imposable: z.number(),
    nombre_parts: z.number(),
    quotient_familial: z.number(),
    impot_brut_calcule: z.number(),
    decote_applicable: z.number().optional(),
    impot_net_avant_credits: z.number(),
    reductions_credits_impot: z.record(z.string(), z.number()).optional(),
    impot_final_estime: z.number(),
    taux_marginal_imposition: z.number().describe('En pour cent.'),
    taux_moyen_imposition: z.number().describe('En pour cent.'),
    notes_explicatives: z.array(z.string()),
    ...commun,
    trace: NoeudTrace,
  })
  .meta({ id: 'AnalyseIrpp' });
export type AnalyseIrpp = z.infer<typeof AnalyseIrpp>;

export const AnalyseGenerale = z
  .object({
    summary: z.string(),
    recommendations: z.array(z.string()),
    actionPoints: z.array(z.string()),
    ...commun,
    id: z.uuid().nullable().describe('Null quand le dossier ne permet aucun calcul : rien n’est gardé.'),
    chiffres: Figures.nullable(),
    trace: NoeudTrace.nullable(),
  })
  .meta({ id: 'AnalyseGenerale' });
export type AnalyseGenerale = z.infer<typeof AnalyseGenerale>;

/** Where a file stands today, as its first lines say it: nothing of it is kept. */
export const SyntheseClient = z
  .object({
    annee: z.int().describe('Année des revenus.'),
    statut: z.enum(['exact', 'estimation', 'a_completer']),
    chiffres: Figures.extend({
      revenu_brut_global: z.number(),
      revenu_net_imposable: z.number(),
      nombre_parts: z.number(),
      taux_marginal_imposition: z.number().describe('En pour cent.'),
      taux_moyen_imposition: z.number().describe('En pour cent.'),
    })
      .nullable()
      .describe('Null quand le dossier ne permet aucun calcul.'),
    raison: z.string().nullable().describe('Pourquoi aucun chiffre n’est calculé.'),
    manque: ManqueClient.nullable().describe('Le fait qui manque et qui change le plus.'),
  })
  .meta({ id: 'SyntheseClient' });
export type SyntheseClient = z.infer<typeof SyntheseClient>;

const ParametreChange = z.object({
  nom: z.string(),
  libelle: z.string(),
  article: z.string(),
  avant: z.number(),
  apres: z.number(),
});

/** An analysis as the list of the file shows it. */
export const AnalyseGardee = z
  .object({
    id: z.uuid(),
    genre: z.enum(GENRES_ANALYSE),
    le: z.iso.datetime(),
    auteur: z.string(),
    annee: z.int(),
    version_dossier: z.int(),
    statut: z.enum(['exact', 'estimation']),
    total: z.number(),
    leviers: z.int(),
    loi_changee: z.boolean().describe('Les paramètres légaux ne sont plus ceux de l’analyse.'),
    dossier_change: z.boolean(),
    rejeu: z
      .object({
        le: z.iso.datetime(),
        ecart: z.number().nullable().describe('Euros ; null quand la loi d’aujourd’hui ne calcule rien de ces faits.'),
        phrase: z.string(),
        loi: z.array(ParametreChange),
      })
      .nullable()
      .describe('Ce que le rejeu automatique en a fait sous la loi d’aujourd’hui ; null s’il n’y en a pas.'),
  })
  .meta({ id: 'AnalyseGardee' });
export type AnalyseGardee = z.infer<typeof AnalyseGardee>;

const Valeur = z.union([z.number(), z.string(), z.boolean(), z.null()]);

/** An analysis computed again from the facts it was made with, under today’s law. */
export const AnalyseRejouee = z
  .object({
    id: z.uuid(),
    le: z.iso.datetime(),
    ecart: z.number().describe('Nouveau total moins ancien total.'),
    phrase: z.string(),
    chiffres: z.array(z.object({ libelle: z.string(), avant: z.number(), apres: z.number() })),
    loi: z.array(ParametreChange).describe('Paramètres du calcul qui ont changé.'),
    dossier: z
      .array(z.object({ fait: z.string(), avant: Valeur, apres: Valeur }))
      .describe('Faits du dossier qui ont changé depuis ; ils n’entrent pas dans le nouveau calcul.'),
  })
  .meta({ id: 'AnalyseRejouee' });
export type AnalyseRejouee = z.infer<typeof AnalyseRejouee>;

/** One option of a choice, by two whole computations: with what is at stake, and without it. */
export const OptionArbitrage = z
  .object({
    libelle: z.string(),
    cout: z.number().describe('Impôts, prélèvements et cotisations que l’option ajoute.'),
    reste: z.number().describe('Ce qui reste de la somme en jeu, une fois ce coût payé.'),
    condition: z.string(),
    article: z.string(),
    statut: z.enum(['exact', 'estimation']),
  })
  .meta({ id: 'OptionArbitrage' });
export type OptionArbitrage = z.infer<typeof OptionArbitrage>;

/** One choice laid out option by option; without them, why, or the one fact to ask for. */
export const ArbitrageClient = z
  .object({
    id: z.string(),
    titre: z.string(),
    options: z.array(OptionArbitrage),
    meilleure: z.int().nullable().describe('Rang de l’option qui laisse le plus ; null quand rien ne les départage.'),
    conclusion: z.string(),
    hypotheses: z.array(z.string()),
    manque: z
      .object({
        fait: z.string().nullable().describe('Chemin du fait, quand le dossier a sa place.'),
        question: z.string(),
      })
      .nullable()
      .describe('Le fait à demander d’abord.'),
  })
  .meta({ id: 'ArbitrageClient' });
export type ArbitrageClient = z.infer<typeof ArbitrageClient>;
