import { z } from 'zod';

/** Values of the choices of a client file, exactly as the interface shows them. */
export const CIVILITES = ['M.', 'Mme', 'Mlle'] as const;
export const SITUATIONS_MARITALES = ['Célibataire', 'Marié(e)', 'Pacsé(e)', 'Divorcé(e)', 'Veuf/Veuve'] as const;
export const REGIMES_MATRIMONIAUX = [
  'Séparation de biens',
  'Communauté réduite aux acquêts',
  'Communauté universelle',
  'Participation aux acquêts',
] as const;
export const STATUTS_PROFESSIONNELS = ['Salarié', 'Fonctionnaire', 'Indépendant', 'Retraité', 'Sans activité'] as const;
export const TYPES_CONTRAT = ['CDI', 'CDD', 'Intérim', 'Stage', 'Alternance', 'Libéral', 'Auto-entrepreneur'] as const;
export const HORIZONS_PLACEMENT = ['Court terme', 'Moyen terme', 'Long terme'] as const;
export const PROFILS_RISQUE = ['Prudent', 'Équilibré', 'Dynamique'] as const;
export const REPONSES_IFI = ['Non précisé', 'Oui', 'Non'] as const;
export const STATUTS_DOSSIER = ['Actif', 'En attente', 'Archivé'] as const;

const MONTANT_MAX = 1_000_000_000;

/** Text that a database can hold: some of it comes from JSON inside a text, which the reader of bodies does not see. */
export const texteBorne = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((valeur) => !/\p{Surrogate}|\0/u.test(valeur), 'Le texte contient un caractère illisible.');

export const TexteCourt = texteBorne(200);
export const TexteLong = texteBorne(10_000);
export const Nom = texteBorne(120).min(1);
export const Code = texteBorne(20);

/** Euros. */
export const Montant = z.number().min(0).max(MONTANT_MAX);
/** Euros, below zero for a loss or an overdrawn account. */
export const MontantSigne = z.number().min(-MONTANT_MAX).max(MONTANT_MAX);
export const Pourcentage = z.number().min(0).max(100);
export const Effectif = z.number().int().min(0).max(30);
export const AnneeRevenus = z.number().int().min(1900).max(2100);

const plausible = (jour: string): boolean => jour >= '1900' && jour < '2101';
export const Jour = z.iso.date().refine(plausible, 'Date hors du calendrier utile.');

/** Local time of the firm, kept to the minute: an appointment does not move when the clocks change. */
export const Rendezvous = z
  .string()
  .trim()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/, 'Date et heure attendues, sans fuseau.')
  .overwrite((instant) => instant.slice(0, 16))
  .refine((instant) => Jour.safeParse(instant.slice(0, 10)).success, 'Cette date n’existe pas.');

export const Telephone = z
  .string()
  .trim()
  .max(30)
  .regex(/^\+?[\d\s().-]{4,}$/, 'Numéro de téléphone invalide.');

export const NumeroFiscal = z
  .string()
  .overwrite((numero) => numero.replace(/\s/g, ''))
  .regex(/^\d{13}$/, 'Le numéro fiscal compte 13 chiffres.');
