import { lireElements } from '@francis/lecture';
import type { Doute } from '../../certitude.ts';
import type { DemandeAssistant } from '../../types.ts';
import { dit } from './clauses.ts';
import { menageDe } from './etat.ts';

interface Cas {
  /** One word of each list is said. */
  readonly dits: readonly (readonly string[])[];
  readonly aPreciser: string;
}

/** What a follow-up may say of a household that no calculation holds surely. */
const CAS: readonly Cas[] = [
  { dits: [['parents'], ['heberge', 'carte']], aPreciser: 'un parent à charge, avec ou sans la carte d’invalidité' },
  { dits: [['apprenti']], aPreciser: 'le salaire d’un apprenti, exonéré en partie, et s’il est rattaché' },
  {
    dits: [['enfant_majeur'], ['aide', 'ailleurs', 'verse']],
    aPreciser: 'si cet enfant majeur est rattaché ou déduit par une pension',
  },
  { dits: [['rattache']], aPreciser: 'si cet enfant majeur est rattaché ou déduit par une pension' },
  { dits: [['ailleurs'], ['enfant']], aPreciser: 'si cet enfant est encore à votre charge' },
];

/** What keeps another reading of a household's follow-up from being sure. */
export function reservesDuMenage({ question, precedent }: DemandeAssistant): Doute[] {
  if (precedent === undefined || menageDe(precedent.appels) === undefined) return [];
  const elements = lireElements(question) ?? [];
  const mots = CAS.flatMap((cas) => (cas.dits.every((idees) => dit(elements, ...idees)) ? [cas.aPreciser] : []));
  return mots.length === 0 ? [] : [{ code: 'FAIT_A_PRECISER', mots }];
}
