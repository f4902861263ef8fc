import type { TmiReponse, TmiRequete } from '@francis/contract';
import {
  calculerBareme,
  calculerImpotRevenu,
  completerFoyer,
  derniereAnneeCouverte,
  type FoyerFiscal,
  type ImpotRevenu,
  type RefusFiscal,
} from '@francis/fiscal';
import { ApiError } from '../../platform/errors.ts';
import { conseillerTmi } from './conseils.ts';
import { presenterTmi } from './presenter.ts';

/** An age that opens no right of its own: neither attached adult nor nursery. */
const AGE_ENFANT = 10;

/**
 * Marginal rate and tax of a household known by four figures, on the last voted year. The income is taken as net
 * taxable: no allowance is applied, only the deductible charges.
 * @throws ApiError VALIDATION with the sentence of the engine.
 */
export function calculerTmi(requete: TmiRequete): TmiReponse {
  const annee = derniereAnneeCouverte();
  const revenuImposable = Math.max(0, requete.revenus_annuels - requete.charges_deductibles);
  const impot = impotPour(requete, revenuImposable, annee);
  const bareme = accepter(calculerBareme(revenuImposable / impot.nombre_parts, annee));
  return presenterTmi({
    revenuImposable,
    impot,
    tranches: bareme.tranches,
    conseils: conseillerTmi(requete, impot, annee, (revenu) => impotPour(requete, revenu, annee)),
  });
}

const impotPour = (requete: TmiRequete, revenuNetImposable: number, annee: number): ImpotRevenu =>
  accepter(calculerImpotRevenu(foyerDe(requete, annee), annee, { revenuNetImposable }));

const foyerDe = ({ situation_familiale, nombre_enfants }: TmiRequete, annee: number): FoyerFiscal =>
  completerFoyer({
    situation: situation_familiale === 'pacs' ? 'pacse' : situation_familiale,
    enfants: Array.from({ length: nombre_enfants }, () => ({
      annee_naissance: annee - AGE_ENFANT,
      garde_alternee: false,
      invalide: false,
    })),
  });

function accepter<T extends { readonly statut: string }>(resultat: T | RefusFiscal): T {
  if (estRefus(resultat)) throw new ApiError('VALIDATION', { detail: resultat.message });
  return resultat;
}

const estRefus = (resultat: { readonly statut: string }): resultat is RefusFiscal => resultat.statut === 'refus';
