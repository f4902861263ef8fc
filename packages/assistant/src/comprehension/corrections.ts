import type { Role } from './lexique.ts';
import { estUnePartie } from './mentions.ts';
import { estRevenu, type Montant } from './montants.ts';

/** Words by which a person takes back what was just said. */
export const CORRECTION =
  /\b(?:non|pardon|plutot|en fait|je me trompe|erreur|rectification|je corrige|enfin|correction|oups|je voulais dire|c'est-a-dire)\b/;

const DEMENTI = /\b(?:et (?:pas|non)|non pas|au lieu de|plutot que|pas) $/;

const RETABLI = /^[^.;]{0,30}\b(?:mais|c'est|plutot)(?: bien| de| plutot)? ?$/;

/** « 30 000, non pardon 33 000 € »: the first amount was taken back. */
export function retirerRepris(texte: string, montants: readonly Montant[]): Montant[] {
  return montants.filter((m, i) => {
    // « 2 750 € et pas 2 570 € »: the amount that was wrong.
    if (i > 0 && DEMENTI.test(m.mention.gauche)) return false;
    const suivant = montants[i + 1];
    if (suivant === undefined || suivant.role !== m.role) return true;
    // « ce n’est pas 50 000 mais 45 000 € »
    if (DEMENTI.test(m.mention.gauche) && RETABLI.test(suivant.mention.gauche)) return false;
    const entre = texte.slice(m.mention.fin, suivant.mention.debut);
    // « 68 ans, pardon 70 ans, 13 100 € » takes back the age, not the amount.
    const place = entre.search(CORRECTION);
    return !(entre.length < 60 && place >= 0 && !/\d/.test(entre.slice(place)));
  });
}

/** « 3 200 par mois, soit 38 400 »: said again for the year, right after. */
const estRedit = (m: Montant | undefined, avant: Montant | undefined): boolean =>
  m !== undefined &&
  avant !== undefined &&
  avant.saisie.fois > 1 &&
  REDITS.some((mot) => m.mention.gauche.trimEnd().endsWith(mot)) &&
  Math.abs(avant.saisie.montant * avant.saisie.fois - m.mention.montant) < 1;

/** « 500 € tous les mois (6 000 € en 2025) à notre fils »: one amount, which what follows the second one may name. */
export function retirerRedits(montants: readonly Montant[]): Montant[] {
  return montants.flatMap((m, i) => {
    if (estRedit(m, montants[i - 1])) return [];
    const suivant = montants[i + 1];
    return m.nu && suivant?.nu === false && estRedit(suivant, m) ? [{ ...m, role: suivant.role, nu: false }] : [m];
  });
}
const REDITS = ['(', '(soit', ', soit', 'soit', '='];

/** « 110 000 € au total (70 000 + 40 000) »: the parts say more than their sum. */
export function retirerTotaux(montants: readonly Montant[]): Montant[] {
  const sommes = new Set<number>();
  montants.forEach((m, i) => {
    const suivant = montants[i + 1];
    const memes = suivant?.role === m.role && suivant.saisie.montant > 0 && m.saisie.montant > 0;
    if (suivant !== undefined && memes && JOINTS.test(suivant.mention.gauche) && suivant.saisie.fois === m.saisie.fois)
      sommes.add(m.mention.montant + suivant.mention.montant);
  });
  return montants.filter((m) => !sommes.has(m.mention.montant));
}

const JOINTS = /^[^.;]{0,25}(?:\+|\bet\b|\bplus\b)[^.;]{0,25}$/;

/** « 24 300 € de pension, dont 7 100 de réversion »: the part is in the whole already. */
const sansPartiesDeMemeNature = (montants: readonly Montant[]): readonly Montant[] =>
  montants.filter((m, i) => {
    const tout = montants[i - 1];
    return !(
      tout !== undefined &&
      // « 20 000 dont 3 000 de prime »: no raise, part of the pay.
      (tout.role === m.role || m.role === 'augmentation') &&
      // « dont 36 000 pour moi » says whose the part is.
      (m.personne === undefined || m.personne === tout.personne) &&
      estRevenu(tout.role) &&
      m.mention.montant < tout.mention.montant &&
      estUnePartie(m.mention, tout.mention)
    );
  });

/** Incomes that the household declares apart from its pay. */
const A_PART: ReadonlySet<Role> = new Set(['dividendes', 'interets', 'plus_values', 'loyers', 'assurance_vie']);

/** « 80 000 € de revenus dont 20 000 € de dividendes »: the part comes out of the whole that holds it. */
export function retrancherParties(dits: readonly Montant[]): Montant[] {
  return sansPartiesDeMemeNature(dits).map((tout, i, montants) => {
    const premiere = montants[i + 1];
    if (premiere === undefined || !estRevenu(tout.role) || !estUnePartie(premiere.mention, tout.mention)) return tout;
    const parties = montants.filter(
      (m, k) => k === i + 1 || (k > i + 1 && m.mention.groupe === premiere.mention.groupe),
    );
    const autres = parties.filter((m) => m.role !== tout.role && (A_PART.has(m.role) || estRevenu(m.role)));
    const an = autres.reduce((t, m) => t + m.saisie.montant * m.saisie.fois, 0);
    const reste = tout.saisie.montant - an / tout.saisie.fois;
    return autres.length === 0 || reste < 0 ? tout : { ...tout, saisie: { ...tout.saisie, montant: reste } };
  });
}
