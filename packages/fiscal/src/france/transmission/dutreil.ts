import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Calcul } from '../patrimoine/calcul.ts';

/** Part of a transmitted business that the commitment exempts, in euros (CGI art. 787 B and 787 C). */
export function exonererDutreil(valeur: number, regle: string, calcul: Calcul): number {
  if (valeur === 0) return 0;
  const taux = calcul.lire('dmtg.dutreil');
  const exonere = valeur * taux;
  calcul.supposer(
    'Pacte Dutreil : engagements collectif et individuel souscrits, fonction de direction exercée, valeur limitée aux biens affectés à l’activité (loi n° 2026-103).',
  );
  calcul.t?.noeud({
    regle,
    libelle: 'Exonération partielle des titres ou de l’entreprise (pacte Dutreil)',
    valeur: exonere,
    formule: `${pourcent(taux)} × ${euros(valeur)} = ${euros(exonere)}`,
    article: 'CGI art. 787 B et 787 C',
    entrees: [entree('Valeur de l’entreprise transmise', valeur)],
    parametres: ['dmtg.dutreil'],
  });
  return exonere;
}

/**
 * Reduction of the duties on a business given in full ownership by a donor under 70, in euros (CGI art. 790). It bears
 * on the share of the duties that the business itself causes.
 */
export function reduireDroitsDutreil(
  droits: number,
  partEntreprise: number,
  ageDonateur: number | undefined,
  pleinePropriete: boolean,
  regle: string,
  calcul: Calcul,
): number {
  if (partEntreprise === 0 || droits === 0 || !pleinePropriete) return 0;
  const limite = calcul.lire('dmtg.dutreil_age_donateur');
  if (ageDonateur === undefined) {
    calcul.supposer('Âge du donateur inconnu : la réduction de droits des donations d’entreprise n’est pas appliquée.');
    return 0;
  }
  const taux = ageDonateur < limite ? calcul.lire('dmtg.dutreil_reduction') : 0;
  const reduction = droits * partEntreprise * taux;
  calcul.t?.noeud({
    regle,
    libelle: 'Réduction des droits sur l’entreprise donnée en pleine propriété',
    valeur: reduction,
    formule:
      taux === 0
        ? 'Le donateur a atteint l’âge limite : aucune réduction'
        : `${pourcent(taux)} × ${euros(droits * partEntreprise)} = ${euros(reduction)}`,
    article: 'CGI art. 790',
    entrees: [entree('Âge du donateur', ageDonateur, 'nombre'), entree('Part de l’entreprise', partEntreprise, 'taux')],
    parametres: ['dmtg.dutreil_reduction', 'dmtg.dutreil_age_donateur'],
  });
  return reduction;
}
