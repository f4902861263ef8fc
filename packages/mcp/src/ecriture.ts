import { formater } from '@francis/assistant';
import type { SortieCalcul } from './calculs.ts';
import type { Etape } from './etapes.ts';

/** Steps below are in the structured result. */
const PROFONDEUR = 3;
const ETAPES = 40;

/** The figures of a call for a reader: result, steps, texts, what was supposed. */
export function ecrireCalcul({ statut, annee, annee_parametres, calculs, ...reste }: SortieCalcul): string {
  const lignes = calculs.flatMap(({ nom, libelle, valeur, unite, trace }) => [
    `${nom === '' ? '' : `[${nom}] `}${libelle} : ${formater(valeur, unite)}`,
    ...etapes(trace, 1).slice(0, ETAPES),
  ]);
  const certitude =
    statut === 'exact'
      ? `Calcul exact, paramètres de ${annee_parametres}.`
      : `Estimation : paramètres de ${annee_parametres} appliqués à ${annee}.`;
  return [
    ...lignes,
    certitude,
    ...liste('Hypothèses', reste.hypotheses),
    ...liste('Réserves', reste.reserves),
    `Textes : ${reste.articles.join(' ; ')}.`,
  ].join('\n');
}

const liste = (titre: string, textes: readonly string[]): string[] =>
  textes.length === 0 ? [] : [`${titre} :`, ...textes.map((texte) => `- ${texte}`)];

export const ecrireRefus = ({ message, code }: { readonly message: string; readonly code: string }): string =>
  `Aucun chiffre n’est donné. ${message} (${code})`;

/** A step that another calculation tells is only named with its figure. */
function etapes({ enfants = [] }: Etape, rang: number): string[] {
  if (rang > PROFONDEUR) return [];
  return enfants.flatMap((enfant) => {
    const { libelle, valeur, unite = 'EUR', deja, formule = '', article } = enfant;
    const detail =
      deja === undefined
        ? ` — ${formule}${article === undefined ? '' : ` (${article})`}`
        : deja === ''
          ? ', déjà dit'
          : `, comme dans [${deja}]`;
    return [`${'  '.repeat(rang)}${libelle} : ${formater(valeur, unite)}${detail}`, ...etapes(enfant, rang + 1)];
  });
}
