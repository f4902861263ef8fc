import { tropImbrique } from './imbrication.ts';
import type { z } from 'zod';
import { CHAMPS_NOMBRE, DEFAUTS_CREATION } from './clients-champs.ts';
import { estStructureClient, structureVide } from './clients-structures.ts';

const SUFFIXE_JSON = '_json_str';

export const formatJsonIncorrect = (champ: string): string =>
  `Format JSON incorrect pour ${champ.replace(SUFFIXE_JSON, '').replaceAll('_', ' ')}.`;

/**
 * What a form holds → what a client file holds: an empty text is nothing, a decimal comma is a point, a text of JSON is
 * its value. What no form field explains is left as it is, for the schema to refuse by its name.
 */
export function lireFormulaireClient(formulaire: unknown, ctx: z.RefinementCtx): unknown {
  if (!estObjet(formulaire)) return formulaire;
  const entrees = Object.entries(formulaire).map(([champ, valeur]): [string, unknown] => {
    const structure = champ.endsWith(SUFFIXE_JSON) ? champ.slice(0, -SUFFIXE_JSON.length) : undefined;
    if (structure === undefined || !estStructureClient(structure) || Object.hasOwn(formulaire, structure)) {
      return [champ, lireChamp(champ, valeur)];
    }
    const lue = lireJson(valeur);
    if (lue === ILLISIBLE) ctx.addIssue({ code: 'custom', path: [champ], message: formatJsonIncorrect(champ) });
    return [structure, lue === null ? structureVide(structure) : lue];
  });
  return remplirVides(Object.fromEntries(entrees));
}

/** A field that cannot be empty takes its default value when it is sent empty. */
export function remplirVides(fiche: unknown): unknown {
  if (!estObjet(fiche)) return fiche;
  return Object.fromEntries(
    Object.entries(fiche).map(([champ, valeur]): [string, unknown] => {
      if (valeur !== null) return [champ, valeur];
      if (estStructureClient(champ)) return [champ, structureVide(champ)];
      if (champ === 'ifi_concerne_client' || champ === 'statut_dossier_pro') return [champ, DEFAUTS_CREATION[champ]];
      if (champ === 'faits_fiscaux_client') return [champ, {}];
      return [champ, champ === 'champs_relus_client' ? [] : null];
    }),
  );
}

function lireChamp(champ: string, valeur: unknown): unknown {
  const texte = typeof valeur === 'string' ? valeur.trim() : undefined;
  if (champ === 'nombre_enfants_a_charge_client') return texte === '' ? null : lireEffectif(texte ?? valeur);
  // An empty name is not an absent one: it is refused, with its own sentence.
  if (champ === 'nom_client' || champ === 'prenom_client') return valeur;
  if (texte === '') return null;
  return texte !== undefined && CHAMPS_NOMBRE.has(champ) ? lireNombre(texte) : valeur;
}

/** Null where it is not a number, as the specification wants of its forms. */
function lireNombre(texte: string): number | null {
  const nu = texte.replace(/\s/g, '').replace(',', '.');
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(nu) ? Number(nu) : null;
}

/** Zero where it is negative or not a number, as the specification wants of its forms. */
function lireEffectif(valeur: unknown): unknown {
  if (valeur === null) return null;
  const nombre = typeof valeur === 'string' ? lireNombre(valeur) : valeur;
  return typeof nombre === 'number' && nombre >= 0 ? nombre : 0;
}

const ILLISIBLE = Symbol('JSON illisible');

/** Of a JSON text inside the form, which the reader of the request took as one string. */
const IMBRICATION_MAX = 16;

function lireJson(valeur: unknown): unknown {
  if (valeur === null) return null;
  if (typeof valeur !== 'string') return ILLISIBLE;
  if (valeur.trim() === '') return null;
  if (tropImbrique(valeur, IMBRICATION_MAX)) return ILLISIBLE;
  try {
    const lue: unknown = JSON.parse(valeur);
    return lue;
  } catch {
    return ILLISIBLE;
  }
}

const estObjet = (valeur: unknown): valeur is Record<string, unknown> =>
  typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur);
