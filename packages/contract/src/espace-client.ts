import { z } from 'zod';
import { Courriel } from './comptes.ts';

/** Where an invitation stands. `recue`: the client sent their answers. */
export const ETATS_ESPACE = ['envoyee', 'ouverte', 'recue', 'expiree', 'revoquee'] as const;
export type EtatEspace = (typeof ETATS_ESPACE)[number];

/** What a client is asked to deposit; `autre` is handed over without being read. */
export const DOCUMENTS_DEMANDES = {
  avis: 'Avis d’impôt',
  bulletin: 'Bulletin de paie',
  declaration: 'Déclaration de revenus',
  autre: 'Autre document',
} as const;
export type DocumentDemandable = keyof typeof DOCUMENTS_DEMANDES;
const TypeDemande = z.enum(['avis', 'bulletin', 'declaration', 'autre']);

/** The header that carries the secret of the link: never an address, which servers write down. */
export const ENTETE_ESPACE = 'x-espace-client';
export const FAITS_DEMANDES_MAX = 40;
export const DOCUMENTS_DEMANDES_MAX = 10;

const Chemin = z.string().max(80);
const Valeur = z.union([z.number(), z.string(), z.boolean()]);
const ValeurSaisie = z.union([z.number(), z.boolean(), z.string().max(80)]);

export const InvitationClientRequete = z
  .strictObject({
    email: Courriel,
    faits: z
      .array(
        z.strictObject({
          chemin: Chemin,
          montrer: z.boolean().describe('Le client voit ce que le dossier dit aujourd’hui.'),
        }),
      )
      .max(FAITS_DEMANDES_MAX, 'Quarante faits au plus.'),
    documents: z
      .array(
        z.strictObject({
          type: TypeDemande,
          libelle: z.string().trim().min(1, 'Nommez ce document.').max(120, 'Cent vingt signes au plus.'),
        }),
      )
      .max(DOCUMENTS_DEMANDES_MAX, 'Dix documents au plus.'),
  })
  .refine(({ faits, documents }) => faits.length + documents.length > 0, {
    path: ['faits'],
    message: 'Demandez au moins un fait ou un document.',
  })
  .meta({ id: 'InvitationClientRequete' });
export type InvitationClientRequete = z.infer<typeof InvitationClientRequete>;

const DocumentDemande = z.object({ id: z.string(), type: TypeDemande, libelle: z.string() });
export type DocumentDemande = z.infer<typeof DocumentDemande>;

export const InvitationClient = z
  .object({
    id: z.uuid(),
    email: z.string(),
    etat: z.enum(ETATS_ESPACE),
    par: z.string().describe('Qui l’a envoyée, comme on l’appelait alors.'),
    envoyee_le: z.iso.datetime(),
    expire_le: z.iso.datetime(),
    ouverte_le: z.iso.datetime().nullable(),
    recue_le: z.iso.datetime().nullable(),
    faits: z.array(z.object({ chemin: z.string(), libelle: z.string(), montrer: z.boolean() })),
    documents: z.array(DocumentDemande),
  })
  .meta({ id: 'InvitationClient' });
export type InvitationClient = z.infer<typeof InvitationClient>;

const FaitDemandable = z.object({
  chemin: z.string(),
  libelle: z.string(),
  actuel: Valeur.nullable().describe('Ce que le dossier en dit.'),
  propose: z.boolean().describe('Il manque au dossier et peut changer l’impôt.'),
});
export type FaitDemandable = z.infer<typeof FaitDemandable>;

export const InvitationsClient = z
  .object({
    invitations: z.array(InvitationClient).describe('De la dernière à la première.'),
    demandables: z.array(FaitDemandable),
  })
  .meta({ id: 'InvitationsClient' });
export type InvitationsClient = z.infer<typeof InvitationsClient>;

const Effet = z.object({ chemin: z.string(), libelle: z.string(), avant: Valeur.nullable(), apres: Valeur.nullable() });

export const PropositionClient = z
  .object({
    id: z.uuid(),
    chemin: z.string(),
    libelle: z.string(),
    unite: z.string(),
    valeur: Valeur,
    actuel: Valeur.nullable().describe('Ce que le dossier dit aujourd’hui.'),
    remplace: z.array(Effet).describe('Les autres faits du dossier que l’accord changerait.'),
    origine: z.enum(['saisie', 'document']),
    document: z.string().nullable().describe('Le document qui le dit.'),
    page: z.int().nullable(),
    a_verifier: z.boolean().describe('Lu sans qu’une somme du document le confirme.'),
    etat: z.enum(['attente', 'acceptee', 'refusee']),
    par: z.string().nullable(),
    le: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PropositionClient' });
export type PropositionClient = z.infer<typeof PropositionClient>;

export const PropositionsClient = z
  .object({
    version_dossier: z.int().describe('À renvoyer avec un accord.'),
    email: z.string().nullable().describe('De qui a envoyé les dernières.'),
    propositions: z.array(PropositionClient),
    documents: z.array(z.object({ id: z.uuid(), libelle: z.string(), depose_le: z.iso.datetime(), lu: z.boolean() })),
  })
  .meta({ id: 'PropositionsClient' });
export type PropositionsClient = z.infer<typeof PropositionsClient>;

export const DecisionProposition = z.strictObject({
  decision: z.enum(['accepter', 'refuser'], 'Acceptez ou refusez.'),
  version: z.int().min(1).optional().describe('Celle du dossier que l’on a sous les yeux.'),
});
export type DecisionProposition = z.infer<typeof DecisionProposition>;

/** Before the code: who asks, and where the code leaves to. */
export const EspacePorte = z
  .object({
    cabinet: z.string(),
    conseiller: z.string(),
    email: z.string().describe('Masquée.'),
    ouvert: z.boolean().describe('Ce navigateur a donné le code.'),
    expire_le: z.iso.datetime(),
  })
  .meta({ id: 'EspacePorte' });
export type EspacePorte = z.infer<typeof EspacePorte>;

export const EspaceCode = z.strictObject({ code: z.string().regex(/^\d{6}$/, 'Le code a six chiffres.') });

const DepotEspace = z.object({
  id: z.uuid(),
  demande: z.string(),
  etat: z.enum(['attente', 'lu', 'refuse']),
  nom: z.string().nullable().describe('Ce que la lecture a reconnu.'),
  refus: z.string().nullable(),
  note: z.string().nullable().describe('Ce qui n’est pas proposé au conseiller, et pourquoi.'),
  faits: z.array(
    z.object({
      chemin: z.string(),
      libelle: z.string(),
      unite: z.string(),
      valeur: Valeur,
      page: z.int(),
      propose: z.boolean(),
    }),
  ),
});
export type DepotEspace = z.infer<typeof DepotEspace>;

export const EspaceClient = z
  .object({
    cabinet: z.object({
      nom: z.string(),
      adresse: z.string().nullable(),
      telephone: z.string().nullable(),
      site: z.string().nullable(),
    }),
    conseiller: z.string(),
    annee: z.int().describe('Année des revenus demandés.'),
    expire_le: z.iso.datetime(),
    envoye_le: z.iso.datetime().nullable(),
    faits: z.array(
      z.object({
        chemin: z.string(),
        libelle: z.string(),
        question: z.string().nullable(),
        unite: z.string(),
        choix: z.record(z.string(), z.string()).nullable(),
        actuel: Valeur.nullable(),
      }),
    ),
    documents: z.array(DocumentDemande),
    depots: z.array(DepotEspace),
  })
  .meta({ id: 'EspaceClient' });
export type EspaceClient = z.infer<typeof EspaceClient>;
export type FaitDeLEspace = EspaceClient['faits'][number];

export const EspaceEnvoi = z.strictObject({
  faits: z
    .record(Chemin, ValeurSaisie)
    .refine((faits) => Object.keys(faits).length <= FAITS_DEMANDES_MAX, 'Quarante faits au plus.'),
});
