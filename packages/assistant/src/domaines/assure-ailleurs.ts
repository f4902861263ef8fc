import { motsDits } from '@francis/lecture';

const ASSURE_AILLEURS = motsDits(
  [
    ...['suisse', 'belge', 'allemande', 'italienne', 'espagnole', 'luxembourgeoise', 'portugaise', 'neerlandaise'].map(
      (pays) => `securite sociale ${pays}`,
    ),
    ...['affilie', 'affiliee', 'assure', 'assuree'].flatMap((mot) =>
      ['en suisse', 'en belgique', 'en allemagne', 'en italie', 'en espagne', 'au luxembourg', 'au portugal'].map(
        (lieu) => `${mot} ${lieu}`,
      ),
    ),
    'lamal',
    'formulaire s1',
    "securite sociale d'un autre etat",
    "regime d'un autre etat",
  ].join('|'),
);
const ASSURE_EN_FRANCE = motsDits('puma|cmu|cpam|securite sociale francaise|regime francais|secu francaise');

/** Insured by the compulsory scheme of another European State: neither CSG nor CRDS, unless France insures too. */
export const estAssureAilleurs = (texte: string): boolean =>
  ASSURE_AILLEURS.test(texte) && !ASSURE_EN_FRANCE.test(texte);
