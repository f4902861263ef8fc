import { z } from 'zod';
import { SimulationPdfRequete } from './simulateurs-papier.ts';

/** A day of the same calendar as a screen that is opened from time to time. */
export const JOURS_DE_PARTAGE = 90;

/** One figure of a simulator, on an address of its own: none of what was typed, nor of what would give it back. */
export const ResultatPartage = z.object({
  simulateur: SimulationPdfRequete.shape.simulateur,
  titre: z.string(),
  bareme: z.string(),
  libelle: z.string(),
  valeur: z.string(),
  etat: z.enum(['exact', 'estimation']).nullable(),
  cree_le: z.iso.datetime(),
  expire_le: z.iso.datetime(),
});
export type ResultatPartage = z.infer<typeof ResultatPartage>;

export const PartageRequete = SimulationPdfRequete;
export type PartageRequete = z.infer<typeof PartageRequete>;

export const PartageCree = z.object({
  jeton: z.string().describe('L’adresse publique est /partage/ suivi de ce jeton.'),
  cle: z.string().describe('Ce qui arrête le partage ; dit une fois, à qui l’a créé.'),
  resultat: ResultatPartage,
});
export type PartageCree = z.infer<typeof PartageCree>;

const SECRET_MAX = 64;
export const PartageJeton = z.object({ jeton: z.string().max(SECRET_MAX) });
export const PartageFin = z.strictObject({ cle: z.string().max(SECRET_MAX) });
export type PartageFin = z.infer<typeof PartageFin>;
