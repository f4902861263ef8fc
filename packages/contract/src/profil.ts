import { z } from 'zod';

const Montant = z.number().int().min(0).max(1_000_000_000).nullable();
const Texte = z.string().trim().max(2_000).nullable();

export const SITUATIONS_FAMILIALES = ['celibataire', 'marie', 'pacs', 'divorce', 'veuf'] as const;

/** Tax profile of an individual. Euros; a missing answer is null. */
export const Profil = z
  .strictObject({
    civilite: z.enum(['M.', 'Mme']).nullable(),
    prenom: Texte,
    nom: Texte,
    date_naissance: z.iso.date().nullable(),
    age: z.number().int().min(0).max(130).nullable(),
    situation_familiale: z.enum(SITUATIONS_FAMILIALES).nullable(),
    nombre_enfants: z.number().int().min(0).max(30).nullable(),
    telephone: Texte,
    adresse: Texte,
    code_postal: Texte,
    ville: Texte,
    profession: Texte,
    entreprise: Texte,
    secteur_activite: Texte,
    revenu_annuel: Montant,
    situation_fiscale: Texte,
    objectifs_financiers: Texte,
    horizon_investissement: z.enum(['court_terme', 'moyen_terme', 'long_terme']).nullable(),
    tolerance_risque: z.enum(['faible', 'moyen', 'eleve']).nullable(),
    revenus_salaires: Montant,
    revenus_bnc: Montant,
    revenus_bic: Montant,
    pensions_retraite: Montant,
    revenus_fonciers: Montant,
    dividendes_recus: Montant,
    plus_values_mobilieres: Montant,
    dons_realises: Montant,
    epargne_disponible: Montant,
    assurance_vie_valeur: Montant,
    pea_valeur: Montant,
    actions_valeur: Montant,
    crypto_valeur: Montant,
    patrimoine_immobilier_valeur: Montant,
    emprunts_immobiliers: Montant,
    has_completed_onboarding: z.boolean(),
    has_completed_discovery: z.boolean(),
  })
  .partial()
  .meta({ id: 'Profil' });
export type Profil = z.infer<typeof Profil>;
