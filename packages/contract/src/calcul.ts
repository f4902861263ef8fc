import { z } from 'zod';

export const Unite = z.enum(['EUR', 'CHF', 'taux', 'parts', 'nombre', 'oui-non']);

const Valeur = z.union([z.number(), z.boolean()]);

const EntreeTrace = z.object({ libelle: z.string(), valeur: Valeur, unite: Unite });

const ParametreTrace = z.object({
  nom: z.string(),
  libelle: z.string(),
  valeur: z.number(),
  unite: Unite,
  annee: z.number().int(),
  article: z.string(),
  source: z.string(),
});

/** Tree of how a figure was obtained, as the engine built it. */
export const NoeudTrace = z
  .object({
    regle: z.string(),
    libelle: z.string(),
    valeur: Valeur,
    unite: Unite,
    formule: z.string(),
    article: z.string(),
    entrees: z.array(EntreeTrace),
    parametres: z.array(ParametreTrace),
    arrondi: z.string().optional(),
    get enfants() {
      return z.array(NoeudTrace);
    },
  })
  .meta({ id: 'NoeudTrace' });

export type NoeudTrace = z.infer<typeof NoeudTrace>;

/** A figure of an answer, with the calculation that gives it. */
export const Calcul = z
  .object({
    id: z.string().describe('Identifiant du chiffre dans la réponse, par exemple « c1 ».'),
    libelle: z.string(),
    valeur: z.number(),
    unite: Unite,
    annee: z.number().int().describe('Année des revenus.'),
    regle: z.string(),
    trace: NoeudTrace,
  })
  .meta({ id: 'Calcul' });

export type Calcul = z.infer<typeof Calcul>;
