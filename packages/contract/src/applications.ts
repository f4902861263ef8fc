import { z } from 'zod';

const Adresse = z.string().min(1).max(500);

/** What a program asks a person, as the address of the consent page carries it (RFC 6749, 7636, 8707). */
export const DemandeApplication = z.strictObject({
  client_id: z.string().min(1).max(100),
  redirect_uri: Adresse,
  response_type: z.literal('code'),
  code_challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'doit être un défi S256'),
  code_challenge_method: z.literal('S256'),
  scope: z.string().max(200).optional(),
  state: z.string().max(1_000).optional(),
  resource: Adresse,
});
export type DemandeApplication = z.infer<typeof DemandeApplication>;

/** What the person reads before choosing. */
export const ApplicationDemandee = z.strictObject({
  nom: z.string().describe('Nom que le programme se donne : il n’est pas vérifié.'),
  retour: z.string().describe('Hôte où le navigateur sera renvoyé.'),
  local: z.boolean().describe('Le retour se fait sur cet ordinateur.'),
  enregistreeLe: z.iso.datetime(),
  delaMaison: z.boolean().describe('Un programme de Francis, que le serveur connaît d’avance.'),
  portees: z.array(z.strictObject({ nom: z.string(), description: z.string() })),
});
export type ApplicationDemandee = z.infer<typeof ApplicationDemandee>;

export const ChoixApplication = z.strictObject({
  demande: DemandeApplication,
  accord: z.boolean().describe('Vrai quand la personne a cliqué « Autoriser ».'),
});

export const RetourApplication = z.strictObject({ redirection: z.string() });
export type RetourApplication = z.infer<typeof RetourApplication>;

export const ApplicationAutorisee = z.strictObject({
  id: z.uuid(),
  nom: z.string(),
  retour: z.string(),
  portees: z.array(z.strictObject({ nom: z.string(), description: z.string() })),
  accordeeLe: z.iso.datetime(),
  utiliseeLe: z.iso.datetime().nullable(),
});
export type ApplicationAutorisee = z.infer<typeof ApplicationAutorisee>;

export const ListeApplications = z.strictObject({ applications: z.array(ApplicationAutorisee) });
