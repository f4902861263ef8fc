import { z } from 'zod';
import { GENRES_ANALYSE } from './analyses.ts';
import { BORNE } from './assistant.ts';
import { Unite } from './calcul.ts';

export const STATUTS_LIGNE = ['exact', 'estimation', 'a_completer'] as const;
export const TRIS_PORTEFEUILLE = ['impot', 'tmi', 'gain', 'effet'] as const;
export type TriPortefeuille = (typeof TRIS_PORTEFEUILLE)[number];
const ETATS_PASSAGE = ['attente', 'en_cours', 'fait', 'interrompu'] as const;
const CHANGEMENTS_MAX = 40;
const TITRE_MAX = 120;

/** Legal numbers that nobody voted, by the name that the engine gives them: euros, or fractions for rates. */
export const ReformeDemandee = z.strictObject({
  titre: z.string().trim().min(1).max(TITRE_MAX),
  changements: z
    .record(z.string().max(TITRE_MAX), z.number())
    .refine((c) => Object.keys(c).length > 0 && Object.keys(c).length <= CHANGEMENTS_MAX, {
      message: 'Changez au moins un nombre de la loi, quarante au plus.',
    }),
});
export type ReformeDemandee = z.infer<typeof ReformeDemandee>;

export const DemandePassage = z.strictObject({
  reforme: ReformeDemandee.optional(),
  tout: z.boolean().default(false).describe('Vrai, les dossiers qui n’ont pas changé sont recalculés aussi.'),
});
export type DemandePassage = z.infer<typeof DemandePassage>;

const LevierCompte = z.object({
  id: z.string(),
  titre: z.string(),
  clients: z.int(),
  gain: z.number().describe('Somme du meilleur gain de chaque client, en euros.'),
});

export const BilanPassage = z
  .object({
    clients: z.int(),
    exacts: z.int(),
    estimations: z.int(),
    a_completer: z.int(),
    impot: z.number().describe('Somme des impôts, contributions et prélèvements sociaux, en euros.'),
    gain: z.number().describe('Somme du premier levier de chaque client, en euros.'),
    touches: z.int().describe('Clients dont la réforme change l’impôt.'),
    effet: z.number().describe('Somme de ces changements, en euros.'),
    hausses: z.int(),
    baisses: z.int(),
    tranches: z.array(z.object({ tmi: z.number().describe('Fraction.'), clients: z.int() })),
    leviers: z.array(LevierCompte),
  })
  .meta({ id: 'BilanPassage' });
export type BilanPassage = z.infer<typeof BilanPassage>;

/** One run over all the clients of a firm. */
export const PassagePortefeuille = z
  .object({
    id: z.uuid(),
    etat: z.enum(ETATS_PASSAGE),
    auteur: z.string(),
    demande_le: z.iso.datetime(),
    fini_le: z.iso.datetime().nullable(),
    annee: z.int().describe('Année des revenus.'),
    parametres: z.string().describe('Empreinte des paramètres légaux appliqués.'),
    loi_changee: z.boolean().describe('Les paramètres légaux ne sont plus ceux du calcul.'),
    faits: z.int().describe('Clients déjà vus.'),
    total: z.int(),
    reforme: ReformeDemandee.nullable(),
    bilan: BilanPassage.nullable().describe('Null tant que le calcul n’est pas achevé.'),
  })
  .meta({ id: 'PassagePortefeuille' });
export type PassagePortefeuille = z.infer<typeof PassagePortefeuille>;

/** One client of a run. */
export const LignePortefeuille = z
  .object({
    client: z.object({ id: z.uuid(), nom_client: z.string(), prenom_client: z.string() }),
    statut: z.enum(STATUTS_LIGNE),
    impot: z.number().nullable().describe('Euros ; null quand le dossier ne permet aucun calcul.'),
    tmi: z.number().nullable().describe('Fraction.'),
    gain: z.number().nullable().describe('Celui du premier levier, en euros.'),
    effet: z.number().nullable().describe('Impôt sous la réforme moins impôt sous la loi ; null sans réforme.'),
    leviers: z.array(z.object({ id: z.string(), titre: z.string(), gain: z.number() })),
    manques: z.array(z.string()).describe('Ce qu’il faut demander pour un chiffre exact.'),
  })
  .meta({ id: 'LignePortefeuille' });
export type LignePortefeuille = z.infer<typeof LignePortefeuille>;

export const RecherchePortefeuille = z.strictObject({
  tri: z.enum(TRIS_PORTEFEUILLE).default('gain'),
  sens: z.enum(['asc', 'desc']).default('desc'),
  statut: z.enum(STATUTS_LIGNE).optional(),
  touches: z.stringbool().default(false).describe('Vrai, ceux dont la réforme change l’impôt.'),
  apres: z.string().max(200).optional().describe('Valeur de `x-suivant` de la page précédente.'),
  limite: z.coerce.number().int().min(1).max(500).default(60),
});
export type RecherchePortefeuille = z.infer<typeof RecherchePortefeuille>;

/** A kept analysis whose figure a change of the law moves, or that leans on a text. */
export const LigneRadar = z
  .object({
    client: z.object({ id: z.uuid(), nom_client: z.string(), prenom_client: z.string() }),
    analyse: z.object({ id: z.uuid(), genre: z.enum(GENRES_ANALYSE), le: z.iso.datetime(), annee: z.int() }),
    avant: z.number().describe('Total donné alors, en euros.'),
    apres: z.number().describe('Total des mêmes faits sous la loi d’aujourd’hui.'),
    ecart: z.number(),
    phrase: z.string().describe('Ce qui explique l’écart.'),
    rejouee_le: z.iso
      .datetime()
      .nullable()
      .describe('Du rejeu automatique ; null quand il ne l’a pas encore atteinte.'),
    loi: z.array(z.object({ libelle: z.string(), article: z.string(), avant: z.number(), apres: z.number() })),
    articles: z.array(z.string()).describe('Références qui citent le texte cherché.'),
  })
  .meta({ id: 'LigneRadar' });
export type LigneRadar = z.infer<typeof LigneRadar>;

/** Kept analyses replayed by themselves once the law changed. */
export const RejeuDesAnalyses = z
  .object({
    etat: z.enum(['en_cours', 'fait']),
    demande_le: z.iso.datetime(),
    fini_le: z.iso.datetime().nullable(),
    relues: z.int(),
    changees: z.int().describe('Celles dont le chiffre bouge.'),
  })
  .meta({ id: 'RejeuDesAnalyses' });
export type RejeuDesAnalyses = z.infer<typeof RejeuDesAnalyses>;

export const RadarDesLois = z
  .object({
    relues: z.int().describe('Analyses gardées lues par cet appel.'),
    lignes: z.array(LigneRadar),
    suivant: z.string().nullable().describe('Où reprendre ; null quand toutes ont été lues.'),
    rejeu: RejeuDesAnalyses.nullable().describe('Le dernier rejeu automatique ; null tant que la loi n’a pas changé.'),
  })
  .meta({ id: 'RadarDesLois' });
export type RadarDesLois = z.infer<typeof RadarDesLois>;

/** An answer given in a conversation about a client, computed again under the law of today. */
export const LigneRadarConversation = z
  .object({
    client: z.object({ id: z.uuid(), nom_client: z.string(), prenom_client: z.string() }),
    conversation: z.object({ id: z.uuid(), titre: z.string(), le: z.iso.datetime() }),
    libelle: z.string().describe('Le chiffre qui bouge, ou le premier de la réponse.'),
    unite: Unite,
    avant: z.number().describe('Donné alors.'),
    apres: z.number().describe('Des mêmes faits sous la loi d’aujourd’hui.'),
    ecart: z.number(),
    articles: z
      .array(z.string())
      .describe('Ceux dont un nombre a changé ; avec un texte cherché, les références qui le citent.'),
  })
  .meta({ id: 'LigneRadarConversation' });
export type LigneRadarConversation = z.infer<typeof LigneRadarConversation>;

export const RadarDesConversations = z
  .object({
    relues: z.int().describe('Conversations lues par cet appel : celles de qui demande, sur les clients du cabinet.'),
    lignes: z.array(LigneRadarConversation),
    suivant: z.string().nullable().describe('Où reprendre ; null quand toutes ont été lues.'),
  })
  .meta({ id: 'RadarDesConversations' });
export type RadarDesConversations = z.infer<typeof RadarDesConversations>;

export const RechercheRadar = z.strictObject({
  article: z.string().trim().min(1).max(80).optional().describe('« 197 », « CGI art. 163 quatervicies ».'),
  apres: z.string().max(120).optional().describe('Valeur de `suivant` de l’appel précédent.'),
});

export const RechercheRadarConversations = RechercheRadar.extend({
  apres: z.string().regex(BORNE, 'Cette suite de liste n’existe pas.').optional(),
});
