import type { OptionsCorpus, PassageTrouve, RechercheCorpus } from '@francis/knowledge';

export const QUESTION_DE_DROIT = 'Comment fonctionne le quotient familial ?';
export const EXTRAIT =
  'Le quotient familial divise le revenu imposable par un nombre de parts fixé d’après la situation de famille.';

export const PASSAGE: PassageTrouve = {
  id: 'BOI-IR-LIQ-10-10#0',
  source: 'bofip',
  identifiant: 'BOI-IR-LIQ-10-10',
  version: 'BOI-IR-LIQ-10-10-20240101',
  titre: 'IR - Liquidation - Quotient familial',
  texte: `I. Principe\n\n${EXTRAIT} Le barème s’applique ensuite à chaque part.`,
  url: 'https://bofip.impots.gouv.fr/bofip/2491-PGP.html/identifiant=BOI-IR-LIQ-10-10-20240101',
  debut: '2024-01-01',
  score: 10,
  couverture: 1,
};

export interface CorpusDouble extends RechercheCorpus {
  /** Questions that it was asked, with their options. */
  readonly demandes: (readonly [string, OptionsCorpus])[];
}

/** A corpus that always finds the same passages. */
export function corpusDe(...passages: readonly PassageTrouve[]): CorpusDouble {
  const demandes: CorpusDouble['demandes'] = [];
  return {
    demandes,
    chercher: (question, options) => {
      demandes.push([question, options]);
      return Promise.resolve(passages);
    },
    lire: () => Promise.reject(new Error('unused')),
  };
}
