import { z } from 'zod';
import { Montant, TexteCourt } from './clients-valeurs.ts';

/** What the other file is to this one. */
export const LIENS_CLIENT = ['conjoint', 'parent', 'enfant', 'frere_soeur', 'associe', 'autre'] as const;
export const LienClient = z.enum(LIENS_CLIENT);
export type LienClient = z.infer<typeof LienClient>;

export const GENRES_ENTITE = ['societe', 'bien'] as const;
export const FORMES_ENTITE = {
  societe: [
    'SCI à l’IR',
    'SCI à l’IS',
    'SARL',
    'EURL',
    'SAS',
    'SASU',
    'SNC',
    'Société civile',
    'Société holding',
    'Autre société',
  ],
  bien: [
    'Résidence principale',
    'Résidence secondaire',
    'Immobilier locatif',
    'Terrain ou forêt',
    'Compte ou placement',
    'Autre bien',
  ],
} as const;

/** What is held: the whole right, its use for life, or what is left of it. */
export const DROITS_DETENTION = ['pleine_propriete', 'usufruit', 'nue_propriete'] as const;

const POUR_CENT = 100;
const PORTEURS_MAX = 40;

const PorteurClient = z.strictObject({ client: z.uuid() });
const PorteurEntite = z.strictObject({ entite: z.uuid() });

export const DetentionRequete = z.strictObject({
  porteur: z.union([PorteurClient, PorteurEntite]),
  droit: z.enum(DROITS_DETENTION),
  part: z.number().positive().max(POUR_CENT).describe('En pour cent.'),
});
export type DetentionRequete = z.infer<typeof DetentionRequete>;

/** A company, or a good held by several, with who holds it. */
export const EntiteRequete = z
  .strictObject({
    genre: z.enum(GENRES_ENTITE),
    nom: TexteCourt.refine((nom) => nom !== '', 'Donnez un nom.'),
    forme: z.enum([...FORMES_ENTITE.societe, ...FORMES_ENTITE.bien]),
    valeur: Montant.nullable().describe('Valeur de la totalité, en pleine propriété.'),
    detentions: z.array(DetentionRequete).min(1).max(PORTEURS_MAX),
  })
  .meta({ id: 'EntiteRequete' });
export type EntiteRequete = z.infer<typeof EntiteRequete>;

export const EntiteModification = EntiteRequete.extend({
  version: z.int().min(1).describe('Celle qui a été lue : une plus récente est rendue avec 409.'),
}).meta({ id: 'EntiteModification' });
export type EntiteModification = z.infer<typeof EntiteModification>;

export const LienRequete = z.strictObject({ client: z.uuid(), nature: LienClient }).meta({ id: 'LienRequete' });
export type LienRequete = z.infer<typeof LienRequete>;

export const EntiteFamille = z
  .object({
    id: z.uuid(),
    version: z.int(),
    genre: z.enum(GENRES_ENTITE),
    nom: z.string(),
    forme: z.string(),
    valeur: z.number().nullable(),
    detentions: z.array(
      z.object({
        porteur: z.object({ genre: z.enum(['client', 'entite']), id: z.uuid(), nom: z.string() }),
        droit: z.enum(DROITS_DETENTION),
        part: z.number(),
      }),
    ),
    /** Of the client whose file is open. */
    part_directe: z.number().describe('Pleine propriété tenue en son nom, en pour cent.'),
    part_totale: z.number().describe('Pleine propriété tenue en son nom ou à travers des sociétés, en pour cent.'),
    valeur_client: z
      .number()
      .nullable()
      .describe('Ce que valent les droits tenus en son nom ; null quand la valeur, ou l’âge de l’usufruitier, manque.'),
  })
  .meta({ id: 'EntiteFamille' });
export type EntiteFamille = z.infer<typeof EntiteFamille>;

/** A family and its companies, around one file. */
export const FamilleClient = z
  .object({
    liens: z.array(
      z.object({
        id: z.uuid(),
        de: z.uuid(),
        nature: LienClient.describe('Ce que « client » est à « de ».'),
        client: z.object({ id: z.uuid(), nom: z.string() }),
      }),
    ),
    entites: z.array(EntiteFamille),
    total: z.number().describe('Somme des valeurs tenues en son nom ; une société compte avec ses filiales.'),
    a_evaluer: z.int().describe('Détentions en son nom que rien ne permet de chiffrer.'),
    complete: z.boolean().describe('Faux quand la famille dépasse ce qu’un dossier montre.'),
  })
  .meta({ id: 'FamilleClient' });
export type FamilleClient = z.infer<typeof FamilleClient>;
