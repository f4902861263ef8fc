import { trouverMentions } from '@francis/assistant';
import type { LigneReunion } from '@francis/contract';
import type { Lue } from './lecture.ts';
import { montrer } from './montrer.ts';

const NE_LE = ['né le', 'née le', 'né(e) le', 'naissance :', 'naissance est le'];
/** Somebody else of the household, named before: the date is theirs. */
const AUTRES = 'mari femme époux épouse conjoint conjointe compagnon compagne fille fils enfant bébé père mère'.split(
  ' ',
);

const MOTS = new Intl.Segmenter('fr', { granularity: 'word' });
const nommeUnAutre = (texte: string): boolean =>
  [...MOTS.segment(texte)].some(({ segment }) => AUTRES.includes(segment.toLowerCase()));

/** The client's day of birth, where a line says all of it and of nobody else. */
export function lireNaissance(lignes: readonly LigneReunion[]): Lue[] {
  for (const ligne of lignes)
    for (const mention of trouverMentions(ligne.texte)) {
      if (
        mention.type !== 'date' ||
        mention.jour === undefined ||
        mention.mois === undefined ||
        mention.annee === undefined
      )
        continue;
      const [debut, fin] = mention.span;
      const avant = ligne.texte.slice(0, debut).trimEnd();
      if (!NE_LE.some((mots) => avant.toLowerCase().endsWith(mots)) || nommeUnAutre(avant)) continue;
      const valeur = [mention.annee, mention.mois, mention.jour].map((n) => String(n).padStart(2, '0')).join('-');
      return [
        {
          champ: 'date_naissance_client',
          valeur,
          etat: 'sur',
          raison: null,
          formule: null,
          ...montrer(ligne, [{ debut, fin }]),
        },
      ];
    }
  return [];
}
