import { z } from 'zod';
import { CHAMPS_CLIENT } from './clients-champs.ts';
import { lireFormulaireClient, remplirVides } from './clients-formulaire.ts';
import { Nom, SITUATIONS_MARITALES, STATUTS_DOSSIER } from './clients-valeurs.ts';
import { Erreur } from './erreurs.ts';

export const NOMS_OBLIGATOIRES = 'Le nom et le prénom du client sont obligatoires.';

const noms = { nom_client: Nom, prenom_client: Nom };
const ChampsSaisis = z.strictObject(CHAMPS_CLIENT).partial().extend(noms);
export type ChampsClient = z.infer<typeof ChampsSaisis>;

/** The form as it stands, its structured fields as JSON or as text of JSON in `…_json_str`. */
export const ClientCreation = z
  .strictObject({ data: z.preprocess(lireFormulaireClient, ChampsSaisis) })
  .meta({ id: 'ClientCreation' });

/** The same form before it is written: what it says is analysed, nothing is kept. */
export const ClientAAnalyser = z
  .strictObject({
    data: z.preprocess(lireFormulaireClient, ChampsSaisis.partial({ nom_client: true, prenom_client: true })),
  })
  .meta({ id: 'ClientAAnalyser' });

/** A field left out keeps its value. With `version`, a file that someone changed in between is not overwritten. */
export const ClientModification = z
  .preprocess(remplirVides, ChampsSaisis.extend({ version: z.int().min(1).optional() }))
  .meta({ id: 'ClientModification' });
export type ClientModification = z.infer<typeof ClientModification>;

/** What the person who asks may do with a client file; the interface shows nothing else, the server checks again. */
export const DroitsClient = z.object({ lire: z.boolean(), modifier: z.boolean(), supprimer: z.boolean() });
export type DroitsClient = z.infer<typeof DroitsClient>;

export const Client = z
  .object({
    id: z.uuid(),
    ...noms,
    ...CHAMPS_CLIENT,
    version: z.int().describe('À renvoyer avec une modification.'),
    cree_le: z.iso.datetime(),
    modifie_le: z.iso.datetime(),
    droits: DroitsClient,
  })
  .meta({ id: 'Client' });
export type Client = z.infer<typeof Client>;

export const ClientListe = z
  .object({
    id: z.uuid(),
    ...noms,
    email_client: CHAMPS_CLIENT.email_client,
    situation_maritale_client: CHAMPS_CLIENT.situation_maritale_client,
    revenu_net_annuel_client1: CHAMPS_CLIENT.revenu_net_annuel_client1,
    tranche_marginale_imposition_estimee: CHAMPS_CLIENT.tranche_marginale_imposition_estimee,
    statut_dossier_pro: CHAMPS_CLIENT.statut_dossier_pro,
    prochain_rendez_vous_pro: CHAMPS_CLIENT.prochain_rendez_vous_pro,
    modifie_le: z.iso.datetime(),
    droits: DroitsClient,
  })
  .meta({ id: 'ClientListe' });
export type ClientListe = z.infer<typeof ClientListe>;

/** Orders of the list; each has its index. */
export const TRIS_CLIENTS = ['nom', 'rendez_vous', 'revenu', 'tmi', 'modification'] as const;
export type TriClients = (typeof TRIS_CLIENTS)[number];

/** Without parameter, the first thousand files by name. */
export const RechercheClients = z.strictObject({
  recherche: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Débuts de mots du nom, de l’adresse e-mail ou de la ville, sans accents.'),
  statut: z.enum(STATUTS_DOSSIER).optional(),
  situation: z.enum(SITUATIONS_MARITALES).optional(),
  tri: z.enum(TRIS_CLIENTS).default('nom'),
  sens: z.enum(['asc', 'desc']).default('asc'),
  apres: z.string().max(600).optional().describe('Valeur de `x-suivant` de la page précédente.'),
  limite: z.coerce.number().int().min(1).max(1_000).default(1_000),
});
export type RechercheClients = z.infer<typeof RechercheClients>;

/** What the heading of the list says. */
export const ComptesClients = z
  .object({
    total: z.int(),
    par_statut: z.record(z.enum(STATUTS_DOSSIER), z.int()),
    rendez_vous: z
      .array(z.object({ id: z.uuid(), ...noms, prochain_rendez_vous_pro: z.string() }))
      .describe('Les prochains, du plus proche au plus lointain.'),
  })
  .meta({ id: 'ComptesClients' });
export type ComptesClients = z.infer<typeof ComptesClients>;

/** One change of a file: who, when, and each field before and after. */
export const ChangementClient = z
  .object({
    id: z.uuid(),
    version: z.int().describe('Celle que le changement a donnée.'),
    auteur: z.string(),
    le: z.iso.datetime(),
    champs: z.record(z.string(), z.object({ avant: z.json(), apres: z.json() })),
  })
  .meta({ id: 'ChangementClient' });
export type ChangementClient = z.infer<typeof ChangementClient>;

export const ClientCree = z.object({ success: z.literal(true), client: Client });

/** The refusal of the second writer, with the file as the first one left it. */
export const ConflitClient = Erreur.extend({ client: Client }).meta({ id: 'ConflitClient' });
