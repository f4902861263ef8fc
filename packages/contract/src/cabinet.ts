import { z } from 'zod';
import { ACCORD_SOUS_TRAITANCE } from './cabinet-versions.ts';
import { Telephone } from './clients-valeurs.ts';
import { NomCabinet } from './noms.ts';
import { chiffresDuSiret, siretValide } from './siret.ts';

/** What a professional does, as the sign-up asks it. */
export const FONCTIONS = {
  'conseiller-patrimoine': 'Conseiller en gestion de patrimoine',
  'conseiller-fiscal': 'Conseiller fiscal',
  'expert-comptable': 'Expert-comptable',
  'avocat-fiscaliste': 'Avocat fiscaliste',
  notaire: 'Notaire',
  directeur: 'Directeur',
} as const;
export type Fonction = keyof typeof FONCTIONS;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys that it lists.
export const CLES_FONCTIONS = Object.keys(FONCTIONS) as [Fonction, ...Fonction[]];

export const ROLES_CABINET = ['titulaire', 'conseiller', 'lecteur'] as const;
export type RoleCabinet = (typeof ROLES_CABINET)[number];

export const Siret = z
  .string()
  .overwrite(chiffresDuSiret)
  .refine(siretValide, 'Ce SIRET n’existe pas\u202f: vérifiez ses 14 chiffres.');

export const TelephonePro = Telephone;
export const FonctionPro = z.enum(CLES_FONCTIONS, 'Choisissez votre fonction.');

const Site = z
  .string()
  .trim()
  .max(200)
  .overwrite((adresse) => (adresse === '' || adresse.includes('://') ? adresse : `https://${adresse}`))
  .refine(
    (adresse) => URL.canParse(adresse) && ['https:', 'http:'].includes(new URL(adresse).protocol),
    'Donnez l’adresse d’un site, comme https://exemple.fr.',
  );

/** The firm, under the names of the specification; what is absent stays as it is. */
const CHAMPS_CABINET = {
  company_name: NomCabinet,
  siret: Siret.nullable(),
  phone: TelephonePro.nullable(),
  address: z.string().trim().max(300).nullable(),
  website: Site.nullable(),
};
/** The person, in their firm. */
const CHAMPS_MEMBRE = {
  role: FonctionPro.nullable(),
  specialization: z.string().trim().max(200).nullable(),
  years_experience: z.number().int().min(0).max(80, 'Indiquez un nombre d’années.').nullable(),
};

export const AccordSousTraitance = z.literal(ACCORD_SOUS_TRAITANCE, 'Acceptez l’accord de sous-traitance en vigueur.');

export const CabinetModification = z.strictObject({
  cabinet: z.strictObject(CHAMPS_CABINET).partial().optional(),
  moi: z.strictObject(CHAMPS_MEMBRE).partial().optional(),
  accord: AccordSousTraitance.optional().describe('Version acceptée de l’accord de sous-traitance (RGPD, article 28).'),
});
export type CabinetModification = z.infer<typeof CabinetModification>;

export const AccordAccepte = z.object({
  version: z.string(),
  accepte_le: z.iso.datetime(),
  par: z.string().describe('Comme la personne s’appelait alors.'),
});

export const Cabinet = z
  .object({
    cabinet: z.object({
      company_name: z.string(),
      siret: z.string().nullable(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
      website: z.string().nullable(),
    }),
    moi: z.object({
      role: z.enum(CLES_FONCTIONS).nullable(),
      specialization: z.string().nullable(),
      years_experience: z.int().nullable(),
      dans_le_cabinet: z.enum(ROLES_CABINET),
    }),
    accord: AccordAccepte.nullable().describe('Le dernier accepté par le cabinet.'),
    version_accord: z.string().describe('Celle en vigueur.'),
    droits: z.object({ modifier: z.boolean() }),
  })
  .meta({ id: 'Cabinet' });
export type Cabinet = z.infer<typeof Cabinet>;
