import type { LigneReunion, PropositionReunion } from '@francis/contract';
import { cutText } from '../../platform/text.ts';

/** Beginnings of words by which people say what they want, or what is to be done next. */
const SOUHAITS = ['souhait', 'objectif', 'projet', 'voudr', 'aimer', 'envisag', 'prévoi', 'prépar'];
const SUITES = ['envoie', 'envoy', 'rappel', 'rendez-vous', 'prochaine fois', 'transmet', 'justificatif'];
const CITATIONS_MAX = 6;
const CITATION_MAX = 240;

/**
 * What stands out of a meeting: quotations and proposals, in the words that were said. Nothing is written in the place of
 * those who spoke, and no figure is made.
 */
export function resumer(
  lignes: readonly LigneReunion[],
  propositions: readonly PropositionReunion[],
  minutes: number,
): string[] {
  const voix = new Set(lignes.map(({ locuteur }) => locuteur)).size;
  const tete = `${minutes} minute${minutes > 1 ? 's' : ''}, ${voix} voix, ${lignes.length} ligne${lignes.length > 1 ? 's' : ''} de sous-titres.`;
  return [
    tete,
    ...propositions.map(
      ({ libelle, valeur, etat, raison }) =>
        `${libelle}\u00a0: ${String(valeur)}${etat === 'sur' ? '' : ` (à vérifier${raison === null ? '' : `\u00a0: ${raison}`})`}.`,
    ),
    ...citer(lignes, SOUHAITS).map((dit) => `Souhait\u00a0: ${dit}`),
    ...citer(lignes, SUITES).map((dit) => `À suivre\u00a0: ${dit}`),
  ];
}

const citer = (lignes: readonly LigneReunion[], debuts: readonly string[]): string[] =>
  lignes
    .filter(({ texte }) => debuts.some((debut) => texte.toLowerCase().includes(debut)))
    .slice(0, CITATIONS_MAX)
    .map(({ locuteur, texte }) => {
      const court = texte.length > CITATION_MAX ? `${cutText(texte, CITATION_MAX)}…` : texte;
      return `«\u00a0${court}\u00a0»${locuteur === '' ? '' : `, ${locuteur}`}.`;
    });
