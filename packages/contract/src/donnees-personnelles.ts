import { z } from 'zod';
import { ReauthentificationFacultative } from './comptes-reauthentification.ts';

/** What a person may agree to, each apart from the others. */
export const FINALITES = ['newsletter', 'modele_tiers', 'audio', 'banque'] as const;

export const Consentement = z
  .object({
    finalite: z.enum(FINALITES),
    accorde: z.boolean(),
    version: z.string().nullable().describe('Du texte montré lors du dernier choix.'),
    choisiLe: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Consentement' });
export type Consentement = z.infer<typeof Consentement>;
export const ListeConsentements = z.object({ consentements: z.array(Consentement) });
export const ChoixConsentement = z.strictObject({
  finalite: z.enum(FINALITES),
  accorde: z.boolean(),
  version: z.string().trim().min(1).max(40),
});

export const SuppressionDemandee = z
  .object({ demandeeLe: z.iso.datetime(), effectiveLe: z.iso.datetime() })
  .meta({ id: 'SuppressionDemandee' });

export const MesDonnees = z
  .object({
    profile: z.record(z.string(), z.unknown()),
    questions: z.array(z.object({ question: z.string(), date: z.iso.datetime(), reponse: z.string().nullable() })),
    suppression: SuppressionDemandee.nullable(),
  })
  .meta({ id: 'MesDonnees' });
export type MesDonnees = z.infer<typeof MesDonnees>;

export const ExportRequete = z.strictObject({ ...ReauthentificationFacultative });
export const ExportDonnees = z
  .object({
    exporteLe: z.iso.datetime(),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  })
  .meta({ id: 'ExportDonnees' });
export type ExportDonnees = z.infer<typeof ExportDonnees>;

export const SuppressionRequete = z.strictObject({
  ...ReauthentificationFacultative,
  confirmation: z.literal('SUPPRIMER', 'Tapez SUPPRIMER pour confirmer.'),
});
export const SuppressionReponse = z.object({
  success: z.literal(true),
  message: z.string(),
  effectiveLe: z.iso.datetime(),
});
