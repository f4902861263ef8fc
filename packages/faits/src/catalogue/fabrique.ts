import { z } from 'zod';
import type { DefinitionFait, Defaut, Periode, Titulaire } from '../types.ts';

/** What most facts add to their path and their name. */
interface Options {
  readonly periode?: Periode;
  readonly titulaire?: Titulaire;
  readonly question?: string;
  readonly defaut?: Defaut;
  readonly case?: string;
  readonly article?: string;
}

const MONTANT_MAX = 1e10;
const ANNEE_MIN = 1900;
const ANNEE_MAX = 2100;
const DUREE_MAX = 600;

const completer = ({
  case: caseDeclaration,
  ...options
}: Options): Omit<Options, 'case'> & { caseDeclaration?: string } =>
  caseDeclaration === undefined ? options : { ...options, caseDeclaration };

/** An amount of euros, of the year unless said otherwise. */
export const montant = (chemin: string, libelle: string, options: Options = {}): DefinitionFait => ({
  chemin,
  libelle,
  unite: 'EUR',
  periode: 'an',
  schema: z.number().min(0).max(MONTANT_MAX),
  ...completer(options),
});

export const francs = (chemin: string, libelle: string, options: Options = {}): DefinitionFait => ({
  ...montant(chemin, libelle, options),
  unite: 'CHF',
});

export const ouiNon = (chemin: string, libelle: string, options: Options = {}): DefinitionFait => ({
  chemin,
  libelle,
  unite: 'oui_non',
  schema: z.boolean(),
  ...completer(options),
});

export const choix = (
  chemin: string,
  libelle: string,
  valeurs: Readonly<Record<string, string>>,
  options: Options = {},
): DefinitionFait => ({
  chemin,
  libelle,
  unite: 'choix',
  schema: z.enum(Object.keys(valeurs)),
  choix: valeurs,
  ...completer(options),
});

export const annee = (chemin: string, libelle: string, options: Options = {}): DefinitionFait => ({
  chemin,
  libelle,
  unite: 'annee',
  schema: z.int().min(ANNEE_MIN).max(ANNEE_MAX),
  ...completer(options),
});

export const date = (chemin: string, libelle: string, options: Options = {}): DefinitionFait => ({
  chemin,
  libelle,
  unite: 'date',
  schema: z.iso.date(),
  ...completer(options),
});

/** A whole count of something that is not money. */
export const compte = (
  chemin: string,
  libelle: string,
  unite: 'age' | 'ans' | 'mois' | 'km' | 'nombre',
  options: Options = {},
): DefinitionFait => ({
  chemin,
  libelle,
  unite,
  schema: unite === 'km' || unite === 'nombre' ? z.number().min(0).max(MONTANT_MAX) : z.int().min(0).max(DUREE_MAX),
  ...completer(options),
});

export const taux = (chemin: string, libelle: string, options: Options = {}): DefinitionFait => ({
  chemin,
  libelle,
  unite: 'taux',
  schema: z.number().min(0).max(1),
  ...completer(options),
});
