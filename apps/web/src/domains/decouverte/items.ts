import type { Profil } from '@francis/contract';
import { formaterEuros, lireMontant } from '../../design-system/index.ts';
import { SITUATIONS } from '../profil/saisie.ts';

/** One line of the discovery: a question, how it is answered, and the answer once there is one. */
export interface Item {
  readonly id: 'age' | 'situation_familiale' | 'nombre_enfants' | 'revenu_annuel' | 'objectifs_financiers';
  readonly question: string;
  readonly placeholder: string;
  /** What the answer must be, under its field. */
  readonly aide?: string;
  readonly type: 'nombre' | 'choix' | 'montant' | 'texte';
  readonly answer: string;
  readonly completed: boolean;
}

const AGE_MIN = 16;
const AGE_MAX = 120;
const ENFANTS_MAX = 15;

const ecrire = (valeur: number | null | undefined, unite: string): string =>
  valeur === null || valeur === undefined ? '' : `${valeur}\u00a0${unite}`;

/** The five questions, answered by what the profile already says. */
export function itemsDe(profil: Profil): readonly Item[] {
  const enfants = profil.nombre_enfants;
  const bruts: readonly Omit<Item, 'completed'>[] = [
    {
      id: 'age',
      question: 'Quel âge avez-vous\u202f?',
      placeholder: '42',
      type: 'nombre',
      answer: ecrire(profil.age, 'ans'),
    },
    {
      id: 'situation_familiale',
      question: 'Quelle est votre situation familiale\u202f?',
      placeholder: 'Choisir',
      type: 'choix',
      answer: SITUATIONS.find(({ valeur }) => valeur === profil.situation_familiale)?.libelle ?? '',
    },
    {
      id: 'nombre_enfants',
      question: 'Combien d’enfants avez-vous à charge\u202f?',
      placeholder: '0',
      type: 'nombre',
      answer: enfants === 0 ? 'Aucun enfant' : ecrire(enfants, enfants === 1 ? 'enfant' : 'enfants'),
    },
    {
      id: 'revenu_annuel',
      question: 'Quel est le revenu net imposable annuel de votre foyer\u202f?',
      placeholder: '36 000',
      aide: 'Avant l’abattement de 10\u00a0%, comme le cumul net imposable des fiches de paie de décembre.',
      type: 'montant',
      answer: profil.revenu_annuel ? formaterEuros(profil.revenu_annuel) : '',
    },
    {
      id: 'objectifs_financiers',
      question: 'Que voulez-vous obtenir\u202f?',
      placeholder: 'Payer moins d’impôt, préparer ma retraite…',
      type: 'texte',
      answer: profil.objectifs_financiers ?? '',
    },
  ];
  return bruts.map((item) => ({ ...item, completed: item.answer !== '' }));
}

const entier = (texte: string, min: number, max: number): number | string => {
  const lu = lireMontant(texte);
  const valeur = lu.etat === 'lu' ? lu.valeur : Number.NaN;
  return valeur >= min && valeur <= max ? valeur : `Écrivez un nombre entre ${min} et ${max}.`;
};

/** The field that an answer fills, or the sentence that says why it fills none. */
export function lireReponse(id: Item['id'], texte: string): Profil | string {
  const net = texte.trim();
  switch (id) {
    case 'age':
    case 'nombre_enfants': {
      const lu = id === 'age' ? entier(net, AGE_MIN, AGE_MAX) : entier(net, 0, ENFANTS_MAX);
      return typeof lu === 'string' ? lu : { [id]: lu };
    }
    case 'situation_familiale': {
      const choisie = SITUATIONS.find(({ valeur }) => valeur === net);
      return choisie ? { situation_familiale: choisie.valeur } : 'Choisissez une réponse.';
    }
    case 'revenu_annuel': {
      const lu = lireMontant(net);
      if (lu.etat === 'refuse') return lu.phrase;
      return lu.etat === 'lu' && lu.valeur > 0
        ? { revenu_annuel: lu.valeur }
        : 'Écrivez un montant, par exemple 36 000.';
    }
    default:
      return net === '' ? 'Écrivez votre réponse.' : { objectifs_financiers: net };
  }
}

/** What the field shows when an answer is taken up again. */
export function texteDe(id: Item['id'], profil: Profil): string {
  const valeur = profil[id];
  return valeur === null || valeur === undefined ? '' : String(valeur);
}
