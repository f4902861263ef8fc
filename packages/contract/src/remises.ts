import { z } from 'zod';
import { CHAMPS_REMETTABLES } from './faits-remettables.ts';

/** What a person reads before handing their situation over; its version is kept with the agreement. */
export const TEXTE_ACCORD_REMISE = {
  version: '2026-11',
  texte:
    'Je remets à ce professionnel les faits cochés ci-dessus, tels qu’ils sont aujourd’hui. Je les reprends quand je veux\u202f: ' +
    'il cesse aussitôt de les voir. Ce que son cabinet aura inscrit dans son propre dossier y reste, sous sa responsabilité\u202f; ' +
    'la loi peut l’obliger à le garder, et c’est à lui que j’en demande l’accès ou l’effacement.',
} as const;

const Valeur = z.union([z.string().max(2_000), z.number()]);

/** One fact, as it was when it was handed over. */
export const FaitRemis = z.object({
  champ: z.enum(CHAMPS_REMETTABLES),
  libelle: z.string(),
  valeur: Valeur,
  unite: z.enum(['EUR']).nullable(),
});
export type FaitRemis = z.infer<typeof FaitRemis>;

/** What the person saw and ticked: a fact that changed meanwhile is refused, not sent. */
export const RemiseRequete = z.strictObject({
  professionnel: z.uuid().describe('La fiche de l’annuaire.'),
  faits: z
    .array(z.strictObject({ champ: z.enum(CHAMPS_REMETTABLES), valeur: Valeur }))
    .min(1, 'Choisissez au moins un fait.')
    .max(CHAMPS_REMETTABLES.length)
    .refine(
      (faits) => new Set(faits.map(({ champ }) => champ)).size === faits.length,
      'Un fait ne compte qu’une fois.',
    ),
  accord: z.strictObject({
    accord: z.literal(true, 'Confirmez d’abord que vous remettez ces faits.'),
    texte: z.literal(TEXTE_ACCORD_REMISE.version),
  }),
});
export type RemiseRequete = z.infer<typeof RemiseRequete>;

export const ETATS_REMISE = ['envoyee', 'acceptee', 'refusee', 'reprise'] as const;
const Jalons = {
  id: z.uuid(),
  etat: z.enum(ETATS_REMISE),
  envoyeeLe: z.iso.datetime(),
  repondueLe: z.iso.datetime().nullable(),
};

/** What the person handed over, to whom, and what became of it. */
export const Remise = z
  .object({
    ...Jalons,
    professionnel: z.string().describe('Tel qu’il s’appelait dans l’annuaire.'),
    repriseLe: z.iso.datetime().nullable(),
    texte: z.string().describe('Version de l’accord.'),
    faits: z.array(FaitRemis).describe('Vide dès que personne ne les voit plus.'),
    inscrits: z.array(z.string()).describe('Ce que le cabinet a inscrit dans son propre dossier.'),
  })
  .meta({ id: 'Remise' });
export type Remise = z.infer<typeof Remise>;

export const MesRemises = z
  .object({ remettables: z.array(FaitRemis), remises: z.array(Remise) })
  .meta({ id: 'MesRemises' });
export type MesRemises = z.infer<typeof MesRemises>;

/** A situation that the professional received. Its facts are shown once it is accepted. */
export const RemiseRecue = z
  .object({ ...Jalons, de: z.string(), libelles: z.array(z.string()) })
  .meta({ id: 'RemiseRecue' });
export type RemiseRecue = z.infer<typeof RemiseRecue>;
export const RemisesRecues = z.array(RemiseRecue);
export type RemisesRecues = z.infer<typeof RemisesRecues>;

export const RemiseDetail = RemiseRecue.extend({
  faits: z.array(
    FaitRemis.extend({
      vers: z.string().nullable().describe('Le champ du dossier qui dit la même chose ; nul quand aucun ne la dit.'),
      actuel: Valeur.nullable().describe('Ce que le dossier dit aujourd’hui.'),
      inscrit: z.boolean(),
    }),
  ),
  client: z.object({ id: z.uuid(), nom: z.string(), version: z.int() }).nullable(),
}).meta({ id: 'RemiseDetail' });
export type RemiseDetail = z.infer<typeof RemiseDetail>;

export const RemiseReponse = z.strictObject({ accepte: z.boolean() });
export const RemiseLecture = z.strictObject({ client: z.uuid().optional() });
/** Proposals that the adviser accepts into one file: they are written as they were handed over. */
export const RemiseDossier = z.strictObject({
  client_id: z.uuid(),
  acceptes: z.array(z.enum(CHAMPS_REMETTABLES)).min(1).max(CHAMPS_REMETTABLES.length),
  version: z.int().min(1).optional(),
});
export type RemiseDossier = z.infer<typeof RemiseDossier>;
