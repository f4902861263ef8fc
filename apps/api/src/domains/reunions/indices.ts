import type { EntretienRequete, LigneReunion } from '@francis/contract';
import { BENEFICE_DIT, REVENU } from './activite.ts';

export type Question = EntretienRequete['reponses'][number]['question'];

/** Beginnings of words that make a line worth reading as the answer to a question. The reading then judges. */
export const INDICES: readonly (readonly [question: Question, champ: string, debuts: readonly string[]])[] = [
  [
    'situation_familiale',
    'situation_maritale_client',
    ['marié', 'mariée', 'pacs', 'célibataire', 'divorc', 'veuf', 'veuve', 'concubin', 'séparé'],
  ],
  ['nombre_enfants', 'nombre_enfants_a_charge_client', ['enfant', 'fille', 'fils', 'jumeaux']],
  ['revenu_annuel', REVENU, ['gagne', 'salaire', 'revenu', 'touche', 'perçoi', 'imposable', BENEFICE_DIT]],
];

/** How many of these questions a line speaks of. */
export const questionsDe = ({ texte }: LigneReunion): number =>
  INDICES.filter(([, , debuts]) => debuts.some((debut) => texte.toLowerCase().includes(debut))).length;
