import { z } from 'zod';
import { DECISIONS_MODERATION, LIMITES_ECHANGES, MOTIFS_SIGNALEMENT } from './echanges-valeurs.ts';
import { texteLisible } from './textes-lisibles.ts';

type Motif = keyof typeof MOTIFS_SIGNALEMENT;
type Decision = keyof typeof DECISIONS_MODERATION;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys that it lists.
const CLES_MOTIFS = Object.keys(MOTIFS_SIGNALEMENT) as [Motif, ...Motif[]];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys that it lists.
export const CLES_DECISIONS = Object.keys(DECISIONS_MODERATION) as [Decision, ...Decision[]];

/** Plain text: no screen renders it as anything else, and no model reads it. */
export const MessageRequete = z.strictObject({
  texte: texteLisible(LIMITES_ECHANGES.caracteres).min(1, 'Écrivez d’abord votre message.'),
});
export type MessageRequete = z.infer<typeof MessageRequete>;

export const MessageEchange = z
  .object({
    id: z.uuid(),
    rang: z.int().describe('Numéro du message dans la conversation.'),
    deMoi: z.boolean(),
    texte: z.string().describe('Vide quand la modération l’a retiré.'),
    envoyeLe: z.iso.datetime(),
    retire: z.boolean(),
  })
  .meta({ id: 'MessageEchange' });
export type MessageEchange = z.infer<typeof MessageEchange>;

/** A conversation, as one of its two people sees it. */
export const Echange = z
  .object({
    id: z.uuid(),
    nom: z.string().nullable().describe('Nul quand l’autre compte est supprimé.'),
    ecritureFermee: z
      .enum(['compte_supprime', 'hors_annuaire', 'exclu'])
      .nullable()
      .describe('Pourquoi je ne peux plus y écrire\u202f; nul quand je le peux.'),
    dernierLe: z.iso.datetime(),
    nonLus: z.int(),
  })
  .meta({ id: 'Echange' });
export type Echange = z.infer<typeof Echange>;

export const EchangesLecture = z.strictObject({ apres: z.string().max(80).optional() });
export const PageEchanges = z.object({
  echanges: z.array(Echange),
  suivant: z.string().nullable(),
  nonLus: z.int().describe('Messages non lus, dans toutes les conversations.'),
});
export type PageEchanges = z.infer<typeof PageEchanges>;

export const MessagesLecture = z.strictObject({
  avant: z.coerce.number().int().min(1).max(2_147_483_647).optional().describe('Rang avant lequel lire.'),
});
export type MessagesLecture = z.infer<typeof MessagesLecture>;
export const PageMessages = z.object({
  messages: z.array(MessageEchange).describe('Du plus récent au plus ancien.'),
  suivant: z.int().nullable(),
});
export type PageMessages = z.infer<typeof PageMessages>;

export const EchangeLuRequete = z.strictObject({ rang: z.int().min(0).max(2_147_483_647) });

export const MessageEnvoye = z.object({ echange: z.uuid(), message: MessageEchange }).meta({ id: 'MessageEnvoye' });
export type MessageEnvoye = z.infer<typeof MessageEnvoye>;

export const Blocages = z.object({
  blocages: z.array(z.object({ id: z.uuid(), nom: z.string(), le: z.iso.datetime() })),
});
export type Blocages = z.infer<typeof Blocages>;

export const SignalementRequete = z.strictObject({
  cible: z.enum(['fiche', 'message']),
  id: z.uuid(),
  motif: z.enum(CLES_MOTIFS),
  texte: texteLisible(500).default(''),
});
export type SignalementRequete = z.infer<typeof SignalementRequete>;

/** A report, as its author follows it. */
export const Signalement = z
  .object({
    id: z.uuid(),
    motif: z.enum(CLES_MOTIFS),
    le: z.iso.datetime(),
    decision: z.enum(CLES_DECISIONS).nullable(),
    decideLe: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Signalement' });
export type Signalement = z.infer<typeof Signalement>;
export const Signalements = z.object({ signalements: z.array(Signalement) });
export type Signalements = z.infer<typeof Signalements>;
