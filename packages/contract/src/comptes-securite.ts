import { z } from 'zod';
import { Courriel, MotDePasse, SessionReponse } from './comptes.ts';
import { ReauthentificationFacultative } from './comptes-reauthentification.ts';

const Ticket = z.string().min(1).max(128).describe('Le jeton du lien reçu par e-mail, utilisable une fois.');

/** A factor was enrolled: the password alone opens nothing. */
export const DefiMfa = z.object({ type: z.literal('totp'), challenge: z.string(), expiresAt: z.iso.datetime() });
export type DefiMfa = z.infer<typeof DefiMfa>;
export const DefiReponse = z
  .object({ success: z.literal(false), requiresMFA: z.literal(true), error: z.string(), challenge: DefiMfa })
  .meta({ id: 'DefiMfa' });
export type DefiReponse = z.infer<typeof DefiReponse>;

export const ConnexionReponse = z.union([SessionReponse, DefiReponse]);
export type ConnexionReponse = z.infer<typeof ConnexionReponse>;

export const CodeMfa = z.string().regex(/^\d{6}$/, 'Le code compte exactement 6 chiffres.');
export const DefiRequete = z.strictObject({
  challenge: z.string().min(1).max(128),
  code: z
    .string()
    .trim()
    .min(6, 'Le code compte exactement 6 chiffres.')
    .max(64)
    .describe('6 chiffres, ou un code de secours.'),
});
export type DefiRequete = z.infer<typeof DefiRequete>;

export const MessageReponse = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'MessageReponse' });
export type MessageReponse = z.infer<typeof MessageReponse>;

/** An address was proved; `ticket` is there when the password of before was taken away. */
export const PreuveAdresseReponse = MessageReponse.extend({
  ticket: z.string().optional().describe('Choisit un mot de passe : POST /api/auth/set-password.'),
}).meta({ id: 'PreuveAdresse' });
export type PreuveAdresseReponse = z.infer<typeof PreuveAdresseReponse>;

export const RecuperationRequete = z.strictObject({ email: Courriel });
export const RenvoiRequete = z.strictObject({
  email: Courriel,
  type: z.enum(['verification', 'activation', 'activation_payee']).default('verification'),
});
export type RenvoiRequete = z.infer<typeof RenvoiRequete>;
export const VerificationRequete = z.strictObject({ ticket: Ticket });

const ToutFermer = z
  .boolean()
  .describe('Fermer tous les accès : clés d’accès et comptes liés compris. La double authentification reste.');

/** Whoever asks for a link no longer knows who comes in: everything closes unless said otherwise. */
export const NouveauMotDePasseRequete = z.strictObject({
  ticket: Ticket,
  password: MotDePasse,
  closeAllAccess: ToutFermer.default(true),
});
export type NouveauMotDePasseRequete = z.infer<typeof NouveauMotDePasseRequete>;

/** The ticket may be absent: the refusal is then that of a wrong one. */
export const FinInscriptionRequete = z
  .strictObject({
    email: Courriel,
    password: MotDePasse,
    confirm_password: z.string().max(1024),
    ticket: Ticket.optional(),
  })
  .refine(({ password, confirm_password }) => password === confirm_password, {
    path: ['confirm_password'],
    message: 'Les mots de passe ne correspondent pas',
  });
export type FinInscriptionRequete = z.infer<typeof FinInscriptionRequete>;

export const ActivationRequete = z.strictObject({ email: Courriel, password: MotDePasse, ticket: Ticket.optional() });
export type ActivationRequete = z.infer<typeof ActivationRequete>;

export const ChangementMotDePasseRequete = z
  .strictObject({
    currentPassword: z.string().min(1, 'Veuillez saisir votre mot de passe actuel.').max(1024),
    newPassword: MotDePasse,
    userId: z.uuid(),
    closeAllAccess: ToutFermer.default(false),
  })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ['newPassword'],
    message: 'Le nouveau mot de passe doit être différent de l’actuel.',
  });
export type ChangementMotDePasseRequete = z.infer<typeof ChangementMotDePasseRequete>;

export const Niveau = z.enum(['aal1', 'aal2']);
export const SessionAffichee = z
  .object({
    id: z.uuid(),
    appareil: z.string().nullable(),
    reseau: z.string().nullable(),
    ouverteLe: z.iso.datetime(),
    derniereActivite: z.iso.datetime(),
    niveau: Niveau,
    courante: z.boolean(),
  })
  .meta({ id: 'SessionAffichee' });
export type SessionAffichee = z.infer<typeof SessionAffichee>;
export const ListeSessions = z.object({ sessions: z.array(SessionAffichee) });

export const Facteur = z
  .object({ id: z.uuid(), type: z.literal('totp'), nom: z.string(), creeLe: z.iso.datetime(), confirme: z.boolean() })
  .meta({ id: 'Facteur' });
export type Facteur = z.infer<typeof Facteur>;
export const ListeFacteurs = z.object({ facteurs: z.array(Facteur), codesSecoursRestants: z.int() });
export const NouveauFacteurRequete = z.strictObject({
  ...ReauthentificationFacultative,
  nom: z.string().trim().min(1).max(60).default('Application d’authentification'),
});
export const NouveauFacteurReponse = z.object({ facteur: Facteur, secret: z.string(), otpauth: z.string() });
export const ConfirmationFacteurRequete = z.strictObject({ code: CodeMfa });
export const CodesSecoursReponse = z.object({ success: z.literal(true), codes: z.array(z.string()) });

export const RisqueAudit = z.enum(['low', 'medium', 'high', 'critical']);
/** The entry of the specification; `userId` is that of the reader: one only reads one's own. */
export const EntreeAudit = z
  .object({
    id: z.uuid(),
    userId: z.uuid(),
    action: z.string(),
    resource: z.string(),
    timestamp: z.iso.datetime(),
    ipAddress: z.string().nullable().describe('Tronquée à son réseau.'),
    userAgent: z.string().nullable().describe('Famille du navigateur.'),
    success: z.boolean(),
    riskLevel: RisqueAudit,
    metadata: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'EntreeAudit' });
export type EntreeAudit = z.infer<typeof EntreeAudit>;
const Bilan = z.object({ evenements: z.int(), echecs: z.int(), risqueEleve: z.int() });
export const JournalReponse = z.object({
  entrees: z.array(EntreeAudit),
  rapport: z.object({ dernieres24h: Bilan, derniers7jours: Bilan }),
});
export type JournalReponse = z.infer<typeof JournalReponse>;

export const ClesPubliees = z
  .object({
    keys: z.array(
      z.object({
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: z.string(),
        y: z.string(),
        use: z.literal('enc'),
        alg: z.string(),
        kid: z.string(),
      }),
    ),
  })
  .meta({ id: 'ClesPubliees' });
export type ClesPubliees = z.infer<typeof ClesPubliees>;
