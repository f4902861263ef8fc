import { z } from 'zod';
import { GENRES_ANALYSE, ManqueClient, PisteClient } from './analyses.ts';
import { NoeudTrace, Unite } from './calcul.ts';

export const CONSEIL_TITRE_MAX = 160;
export const CONSEIL_TEXTE_MAX = 20_000;

const Nom = z.object({ nom: z.string(), fonction: z.string().nullable() });

/** What is validated: one kept analysis, and the words of the adviser. */
export const ConseilValidation = z.strictObject({
  analyse_id: z.uuid(),
  titre: z.string().trim().min(1, 'Donnez un titre à ce conseil.').max(CONSEIL_TITRE_MAX, 'Ce titre est trop long.'),
  texte: z
    .string()
    .trim()
    .min(1, 'Écrivez le conseil avant de le valider.')
    .max(CONSEIL_TEXTE_MAX, 'Ce texte est trop long.'),
});
export type ConseilValidation = z.infer<typeof ConseilValidation>;

/** What the adviser starts from: it is theirs to change before they validate. */
export const ConseilProposition = z
  .object({
    analyse_id: z.uuid(),
    titre: z.string(),
    texte: z.string(),
    depassee: z
      .enum(['loi', 'dossier'])
      .nullable()
      .describe('Ce qui a changé depuis l’analyse : elle est à relancer avant d’être validée.'),
    conseil_id: z.uuid().nullable().describe('Le conseil que cette analyse a déjà donné.'),
  })
  .meta({ id: 'ConseilProposition' });
export type ConseilProposition = z.infer<typeof ConseilProposition>;

const ValeurFait = z.union([z.number(), z.string(), z.boolean()]);

/** One piece of advice as it was given: nothing of it is computed again when it is read. */
export const ContenuConseil = z
  .object({
    format: z.literal(1),
    titre: z.string(),
    texte: z.string(),
    valide_le: z.iso.datetime(),
    valide_par: Nom,
    cabinet: z.string(),
    client: z.object({
      civilite: z.string().nullable(),
      nom: z.string(),
      prenom: z.string(),
      date_naissance: z.string().nullable(),
    }),
    analyse: z.object({
      id: z.uuid(),
      genre: z.enum(GENRES_ANALYSE),
      le: z.iso.datetime(),
      auteur: z.string(),
      version_dossier: z.int(),
      statut: z.enum(['exact', 'estimation']),
    }),
    loi: z.object({
      annee: z.int().describe('Année des revenus.'),
      parametres: z.string().describe('Empreinte des paramètres légaux appliqués.'),
      nombres: z.array(
        z.object({
          nom: z.string(),
          libelle: z.string(),
          valeur: z.number(),
          unite: Unite,
          article: z.string(),
          source: z.string(),
        }),
      ),
    }),
    faits: z.array(z.object({ chemin: z.string(), libelle: z.string(), valeur: ValeurFait, texte: z.string() })),
    chiffres: z.object({
      impot: z.number(),
      prelevements_sociaux: z.number(),
      cdhr: z.number(),
      total: z.number(),
    }),
    pistes: z.array(PisteClient),
    manques: z.array(ManqueClient),
    trace: NoeudTrace,
  })
  .meta({ id: 'ContenuConseil' });
export type ContenuConseil = z.infer<typeof ContenuConseil>;

/** How one link of the chain is checked by anyone, without us. */
const Preuve = z.object({
  empreinte_sha256: z.string().describe('SHA-256, en hexadécimal, de « texte_scelle » (UTF-8).'),
  precedente_sha256: z.string().describe('Chaîne du conseil d’avant ; « origine » pour le premier.'),
  chaine_sha256: z
    .string()
    .describe(
      'SHA-256 de : precedente_sha256, rang, id, client_id, le, conserve_jusquau, empreinte_sha256, un par ligne.',
    ),
});

const commun = {
  id: z.uuid(),
  client_id: z.uuid(),
  rang: z.int().describe('Place dans la chaîne du client, à partir de 1.'),
  le: z.iso.datetime(),
  conserve_jusquau: z.iso.datetime(),
};

/** One line of the list; its words are null once the key is destroyed. */
export const ConseilResume = z
  .object({
    ...commun,
    empreinte_sha256: z.string(),
    lisible: z
      .object({
        titre: z.string(),
        valide_par: z.string(),
        total: z.number(),
        statut: z.enum(['exact', 'estimation']),
        annee: z.int(),
        analyse_id: z.uuid(),
      })
      .nullable(),
  })
  .meta({ id: 'ConseilResume' });
export type ConseilResume = z.infer<typeof ConseilResume>;

export const ConseilsDuClient = z
  .object({
    conseils: z.array(ConseilResume),
    dossier_supprime: z.boolean(),
    droits: z.object({ valider: z.boolean() }),
  })
  .meta({ id: 'ConseilsDuClient' });
export type ConseilsDuClient = z.infer<typeof ConseilsDuClient>;

/** One piece of advice with its proof. The content is null once the key is destroyed. */
export const Conseil = z
  .object({
    ...commun,
    contenu: ContenuConseil.nullable(),
    preuve: Preuve,
  })
  .meta({ id: 'Conseil' });
export type Conseil = z.infer<typeof Conseil>;

/** The same with the very text that was hashed: whoever holds it makes the chain again without us. */
export const ConseilExporte = Conseil.extend({
  texte_scelle: z.string().describe('Un sel sur la première ligne, puis le contenu en JSON, à l’octet près.'),
}).meta({ id: 'ConseilExporte' });
export type ConseilExporte = z.infer<typeof ConseilExporte>;

export const RAISONS_RUPTURE = ['manquant', 'chaine', 'contenu', 'tete'] as const;

export const VerificationConseils = z
  .object({
    intacte: z.boolean(),
    conseils: z.int(),
    illisibles: z.int().describe('Dont la clé est détruite : leur maillon se vérifie encore, plus leur contenu.'),
    rupture: z
      .object({ rang: z.int(), raison: z.enum(RAISONS_RUPTURE) })
      .nullable()
      .describe('Le premier maillon qui ne tient pas.'),
    phrase: z.string(),
    verifiee_le: z.iso.datetime(),
  })
  .meta({ id: 'VerificationConseils' });
export type VerificationConseils = z.infer<typeof VerificationConseils>;

/** What stays of the clients whose file was erased, for who answers for the firm. */
export const ConseilsConserves = z.array(
  z
    .object({
      client_id: z.uuid(),
      nom: z.string(),
      conseils: z.int(),
      conserves_jusquau: z.iso.datetime(),
    })
    .meta({ id: 'ConseilsConserves' }),
);
export type ConseilsConserves = z.infer<typeof ConseilsConserves>;

/** What an erasure left, and why. */
export const ClientSupprime = z
  .object({
    conseils_conserves: z.int(),
    conserves_jusquau: z.iso.datetime(),
    detail: z.string(),
  })
  .meta({ id: 'ClientSupprime' });
export type ClientSupprime = z.infer<typeof ClientSupprime>;
