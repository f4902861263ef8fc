import { z } from 'zod';

export const TAILLE_MAX_DOCUMENT_OCTETS = 10 * 1024 * 1024;

const Zone = z.object({ x: z.number(), y: z.number(), l: z.number(), h: z.number() });
const Valeur = z.union([z.number(), z.string(), z.boolean()]);
const Montant = z.number();

const FaitDeDocument = z.object({
  chemin: z.string(),
  libelle: z.string(),
  unite: z.string(),
  valeur: Valeur,
  page: z.number().int(),
  zone: Zone,
  etat: z.enum(['sur', 'a_verifier']),
  controle: z.string().nullable(),
  /** Null until the person chose. */
  accepte: z.boolean().nullable(),
});
export type FaitDeDocument = z.infer<typeof FaitDeDocument>;

const EcarteDeDocument = z.object({
  chemin: z.string(),
  libelle: z.string(),
  raison: z.string(),
  page: z.number().int().nullable(),
  zone: Zone.nullable(),
});

const PageDeDocument = z.object({
  largeur: z.number(),
  hauteur: z.number(),
  textes: z.array(Zone.extend({ texte: z.string() })),
  traits: z.array(Zone),
});

const LigneRapprochee = z.object({
  cle: z.enum(['parts', 'imposable', 'bareme', 'reductions', 'net']),
  avis: Montant,
  francis: Montant,
  ecart: Montant,
});

const RapprochementReponse = z.object({
  annee: z.number().int(),
  verdict: z.enum(['egal', 'ecart', 'impossible']),
  lignes: z.array(LigneRapprochee),
  differe: z.enum(['parts', 'imposable', 'bareme', 'reductions', 'net']).nullable(),
  raison: z.string().nullable(),
});
export type RapprochementReponse = z.infer<typeof RapprochementReponse>;

export const ETATS_DOCUMENT = ['attente', 'lu', 'refuse', 'confirme'] as const;
const TypeDeDocument = z.enum(['avis', 'bulletin', 'declaration']);

const DocumentResume = z.object({
  id: z.uuid(),
  etat: z.enum(ETATS_DOCUMENT),
  type: TypeDeDocument.nullable(),
  annee: z.number().int().nullable(),
  refus: z.object({ code: z.string(), detail: z.string() }).nullable(),
  garde: z.boolean().describe('Le fichier est gardé, à la demande de la personne.'),
  deposeLe: z.iso.datetime(),
});
export type DocumentResume = z.infer<typeof DocumentResume>;

export const DocumentReponse = DocumentResume.extend({
  faits: z.array(FaitDeDocument),
  ecartes: z.array(EcarteDeDocument),
  pages: z.array(PageDeDocument),
  rapprochement: RapprochementReponse.nullable(),
}).meta({ id: 'Document' });
export type DocumentReponse = z.infer<typeof DocumentReponse>;

export const DocumentsReponse = z.object({ documents: z.array(DocumentResume) });
export const DepotReponse = z.object({ id: z.uuid() });

export const ChoixDesFaits = z.strictObject({
  acceptes: z.array(z.string().max(120)).max(200).describe('Chemins des faits acceptés ; les autres sont refusés.'),
});
