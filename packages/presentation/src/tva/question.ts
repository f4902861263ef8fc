import type { CategorieTva } from '@francis/fiscal/tva';
import { formaterJour } from '../commun/dates.ts';
import { formaterFrancs } from '../commun/francs.ts';
import { REFERENCE } from '../commun/reference.ts';
import { periodesDe, type SituationTva } from './calcul.ts';
import type { PageTva } from './pays.ts';

const EN: Readonly<Record<PageTva['pays'], string>> = { CH: 'en Suisse', LU: 'au Luxembourg', AD: 'en Andorre' };

const TAUX: Readonly<Record<CategorieTva, string>> = {
  normal: 'normal',
  reduit: 'réduit',
  super_reduit: 'super-réduit',
  intermediaire: 'intermédiaire',
  hebergement: 'particulier de l’hébergement',
  special: 'spécial',
  majore: 'majoré',
};

/** Francs without the cents that there are not. */
const ecrire = (page: PageTva, montant: number): string =>
  page.unite === 'CHF' && Number.isInteger(montant) ? formaterFrancs(montant) : page.ecrire(montant);

/** @param jour today: a rate of before is asked for on the fifteenth of the month in which it began */
export function questionDe(page: PageTva, s: SituationTva, bareme: string, jour: string): string {
  const periode = periodesDe(page.pays, jour).find((p) => p.valeur === bareme);
  const passee = periode !== undefined && bareme !== REFERENCE && periode.jour !== jour;
  const quand = passee ? ` le ${formaterJour(`${periode.jour.slice(0, 8)}15`)}` : '';
  return `Je facture ${ecrire(page, s.montantHT)} hors taxe${quand}, au taux ${TAUX[s.type]}, ${EN[page.pays]}. ${page.impot === 'IGI' ? 'Quel IGI' : 'Quelle TVA'} et quel total taxe comprise\u202f?`;
}
