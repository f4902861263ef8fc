import { z } from 'zod';
import { CHAMPS_CLIENT } from './clients-champs.ts';
import { lireFormulaireClient, remplirVides } from './clients-formulaire.ts';
import { Nom } from './clients-valeurs.ts';
import { Erreur } from './erreurs.ts';

export const NOMS_OBLIGATOIRES = 'Le nom et le prénom du client sont obligatoires.';

const noms = { nom_client: Nom, prenom_client: Nom };
const ChampsSaisis = z.strictObject(CHAMPS_CLIENT).partial().extend(noms);
export type ChampsClient = z.infer<typeof ChampsSaisis>;

/** The form as it stands, its structured fields as JSON or as text of JSON in `…_json_str`. */
export const ClientCreation = z
  .strictObject({ data: z.preprocess(lireFormulaireClient, ChampsSaisis) })
  .meta({ id: 'ClientCreation' });

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
    droits: DroitsClient,
  })
  .meta({ id: 'ClientListe' });
export type ClientListe = z.infer<typeof ClientListe>;

const entier = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** Without parameter, the whole list. */
export const RechercheClients = z.strictObject({
  recherche: z.string().trim().max(200).optional().describe('Dans les noms et l’adresse e-mail, sans accents.'),
  limite: entier(1, 1_000).optional(),
  debut: entier(0, 1_000_000).default(0).describe('Nombre de clients à passer.'),
});
export type RechercheClients = z.infer<typeof RechercheClients>;

export const ClientCree = z.object({ success: z.literal(true), client: Client });

/** The refusal of the second writer, with the file as the first one left it. */
export const ConflitClient = Erreur.extend({ client: Client }).meta({ id: 'ConflitClient' });
