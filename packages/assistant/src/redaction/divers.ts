import type { Comprehension } from '../comprehension/comprendre.ts';
import { jeton } from '../orchestration/jetons.ts';
import type { ResultatChiffre } from '../outils/resultats.ts';
import type { Brouillon } from './brouillon.ts';
import { periode } from './periode.ts';

/** First taxable wage, found by search on the engine. */
export function redigerSeuil(c: Comprehension, r: ResultatChiffre, b: Brouillon): void {
  b.paragraphe(
    `L’impôt commence à partir de **${jeton(r.appel, 'seuil.premier_impot')}** de salaire net imposable par an (${periode(r.annee)}).[^cgi-197][^cgi-83]`,
  );
  b.paragraphe(
    `Ce seuil tient compte du forfait pour frais professionnels, de la décote et de la somme minimale mise en recouvrement, ${jeton(r.appel, '@recouvrement.seuil_impot')} (CGI art. 1657). Le foyer compte ${jeton(r.appel, 'apres/ir.parts')} part(s).`,
  );
  if (c.faits.situation === undefined)
    b.paragraphe('Le calcul vaut pour une personne seule sans enfant. Donnez votre situation pour votre propre seuil.');
}

/** The scale of a year, from the parameters that the engine applied. */
export function redigerBareme(r: ResultatChiffre, b: Brouillon): void {
  const p = (nom: string): string => jeton(r.appel, `@bareme.${nom}`);
  b.paragraphe(
    `Voici le barème de l’impôt sur le revenu, par part (${periode(r.annee)}).[^cgi-197] Chaque taux ne porte que sur la fraction du revenu comprise dans la tranche.`,
  );
  b.tableau(
    ['Fraction du revenu par part', 'Taux'],
    [
      [`jusqu’à ${p('seuil_1')}`, 'non imposée'],
      [`de ${p('seuil_1')} à ${p('seuil_2')}`, p('taux_1')],
      [`de ${p('seuil_2')} à ${p('seuil_3')}`, p('taux_2')],
      [`de ${p('seuil_3')} à ${p('seuil_4')}`, p('taux_3')],
      [`au-delà de ${p('seuil_4')}`, p('taux_4')],
    ],
  );
  b.paragraphe(
    'Donnez votre situation et votre revenu net imposable : je calcule votre impôt, décote et plafonnements compris.',
  );
}

/** « All my pay will be taxed at 30 % »: it will not. */
export function redigerProgressivite(r: ResultatChiffre, b: Brouillon): void {
  const p = (nom: string): string => jeton(r.appel, `@bareme.${nom}`);
  b.paragraphe(
    `Non : l’impôt est progressif, et une augmentation imposée ne fait jamais baisser votre revenu après impôt.[^cgi-197] Seule la fraction du revenu par part qui dépasse ${p('seuil_2')} est taxée à ${p('taux_2')} (${periode(r.annee)}) ; le reste garde ses taux, ${p('taux_1')} ou rien.`,
  );
  b.paragraphe(
    'Une hausse peut seulement réduire la décote ou certaines aides. Donnez votre situation, votre salaire net imposable et le montant proposé : je calcule ce qu’il vous en reste.',
  );
}
