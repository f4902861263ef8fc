import type { CategorieTva, PaysTva, TypeReferenceTva } from '@francis/fiscal/tva';
import { formaterEuros } from '../ecriture/index.ts';
import { formaterFrancsCentimes } from '../commun/francs.ts';

/** What differs from one country to the other: names, currency, rates offered. */
export interface PageTva {
  readonly pays: PaysTva;
  readonly titre: string;
  readonly chapeau: string;
  /** Name of the tax, alone and with its article. */
  readonly impot: 'TVA' | 'IGI';
  readonly taxe: string;
  readonly unite: '€' | 'CHF';
  readonly ecrire: (montant: number) => string;
  readonly taux: readonly { valeur: CategorieTva; libelle: string; reference?: TypeReferenceTva }[];
  readonly exemple: number;
}

export const TVA_SUISSE: PageTva = {
  pays: 'CH',
  titre: 'TVA suisse',
  chapeau: 'Taxe et total, au taux du jour. Le résultat suit votre saisie.',
  impot: 'TVA',
  taxe: 'la TVA',
  unite: 'CHF',
  ecrire: formaterFrancsCentimes,
  taux: [
    { valeur: 'normal', libelle: 'Normal', reference: 'normal' },
    { valeur: 'reduit', libelle: 'Réduit', reference: 'reduit' },
    { valeur: 'hebergement', libelle: 'Particulier (hébergement)', reference: 'particulier' },
  ],
  exemple: 2_500,
};

export const IGI_ANDORRE: PageTva = {
  pays: 'AD',
  titre: 'IGI andorran',
  chapeau: 'L’impôt général indirect, et le total à facturer. Le résultat suit votre saisie.',
  impot: 'IGI',
  taxe: 'l’IGI',
  unite: '€',
  ecrire: formaterEuros,
  taux: [
    { valeur: 'normal', libelle: 'Général', reference: 'normal' },
    { valeur: 'reduit', libelle: 'Réduit', reference: 'reduit' },
    { valeur: 'super_reduit', libelle: 'Super-réduit', reference: 'superreduit' },
    { valeur: 'special', libelle: 'Spécial' },
    { valeur: 'majore', libelle: 'Majoré (banque et finance)' },
  ],
  exemple: 1_200,
};

export const TVA_LUXEMBOURG: PageTva = {
  pays: 'LU',
  titre: 'TVA luxembourgeoise',
  chapeau: 'Taxe et total, au taux du jour. Le résultat suit votre saisie.',
  impot: 'TVA',
  taxe: 'la TVA',
  unite: '€',
  ecrire: formaterEuros,
  taux: [
    { valeur: 'normal', libelle: 'Normal', reference: 'normal' },
    { valeur: 'intermediaire', libelle: 'Intermédiaire', reference: 'reduit' },
    { valeur: 'reduit', libelle: 'Réduit', reference: 'superreduit' },
    { valeur: 'super_reduit', libelle: 'Super-réduit', reference: 'particulier' },
  ],
  exemple: 850,
};
