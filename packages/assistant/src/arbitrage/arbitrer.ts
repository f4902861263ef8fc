import type { Note } from '@francis/contract';
import { lireNombres } from '../verification/nombres-lus.ts';
import { lireCitations } from '../verification/citations.ts';
import type { Bilan, ReponseAssistant } from '../types.ts';
import type { CodeEcart } from './ecarts.ts';
import { ecartDeLigne } from './ligne.ts';
import type { Reference } from './reference.ts';
import { part, radicaux } from './vocabulaire.ts';

/** Part of the verified answer's words that another wording without calculation must keep. */
const COUVERTURE_MINIMALE = 0.5;

/** Why a whole answer cannot stand in the place of the verified one; undefined when it can. Its lines were read already. */
export function ecartDeReponse(
  reponse: ReponseAssistant,
  bilan: Bilan,
  reference: Reference,
  aujourdhui: string,
): CodeEcart | undefined {
  if (bilan.retires > 0) return 'PASSAGE_RETIRE';
  if (bilan.inexpliques > reference.bilan.inexpliques) return 'MONTANT_NON_DONNE';
  const sansReponse = reponse.statut === 'clarification' || reponse.statut === 'refus' ? reponse.statut : undefined;
  if (sansReponse !== reference.sansReponse) return 'STATUT_DIVERGENT';
  const note = reponse.notes.map((n) => ecartDeNote(n, reference, aujourdhui)).find((e) => e !== undefined);
  if (note !== undefined) return note;
  const { resultats } = reference;
  const donnes = new Set(reponse.calculs.map((c) => `${c.regle} ${c.valeur} ${c.annee}`));
  if (resultats.some((c) => !donnes.has(`${c.regle} ${c.valeur} ${c.annee}`))) return 'RESULTAT_ABSENT';
  if (resultats.length > 0) return undefined;
  const nombres = new Set(lireNombres(reponse.answer).map((n) => n.valeur));
  if (reference.nombresEnTete.some((n) => !nombres.has(n))) return 'RESULTAT_ABSENT';
  const couverture = part(radicaux(reference.reponse.answer), new Set(radicaux(reponse.answer)));
  return couverture < COUVERTURE_MINIMALE ? 'INCOMPLETE' : undefined;
}

/** A note is one of the verified answer, a reference of the catalogue that it stands on, or words that it confirms. */
function ecartDeNote(note: Note, reference: Reference, aujourdhui: string): CodeEcart | undefined {
  const { genre, titre, texte } = note;
  if (reference.reponse.notes.some((n) => n.genre === genre && n.titre === titre && n.texte === texte))
    return undefined;
  if (genre === 'source') {
    const [citee] = lireCitations(titre);
    const fondee = citee?.reference?.resume === texte && reference.citations.has(citee.reference.id);
    return fondee ? undefined : 'REFERENCE_DIVERGENTE';
  }
  if (titre === 'Référence introuvable') return 'REFERENCE_DIVERGENTE';
  return ecartDeLigne(titre, reference, aujourdhui) ?? ecartDeLigne(texte, reference, aujourdhui);
}

/**
 * The hosted wording with what does not depend on wording: status, sources, suggestions, and the reserves of the
 * verified answer that the wording left out.
 */
export function completer(reponse: ReponseAssistant, reference: Reference): ReponseAssistant {
  const { droit: _, ...ecrite } = reponse;
  const { statut, sources, suites, notes, droit } = reference.reponse;
  const dites = new Set(reponse.notes.map((n) => n.titre));
  const manquantes = notes.filter((n) => n.genre !== 'source' && !dites.has(n.titre));
  const ajoutees = manquantes.map((n, i): Note => ({ ...n, id: `n${reponse.notes.length + i + 1}` }));
  const communs = { statut, sources, suites, ...(droit === undefined ? {} : { droit }) };
  return { ...ecrite, ...communs, notes: [...reponse.notes, ...ajoutees] };
}
