import { BAREMES_TMI, type BaremeTmi, type TmiReponse, type TmiRequete } from '@francis/contract';
import {
  calculerBareme,
  calculerImpotRevenu,
  completerFoyer,
  derniereAnneeCouverte,
  type FoyerFiscal,
  type ImpotRevenu,
} from '@francis/fiscal';
import { conseillerTmi } from './conseils.ts';
import { presenterTmi } from './presenter.ts';
import { accepter } from './refus.ts';
import { calculerTmiReference } from './tmi-reference.ts';

/** An age that opens no right of its own: neither attached adult nor nursery. */
const AGE_ENFANT = 10;

const DERNIER_BAREME: BaremeTmi =
  BAREMES_TMI.find((bareme) => bareme === String(derniereAnneeCouverte())) ?? 'reference';

/**
 * Marginal rate and tax of a household known by four figures. The income is taken as net taxable: no allowance is
 * applied, only the deductible charges.
 * @param bareme the law of the last voted year when absent
 * @throws ApiError VALIDATION with the sentence of the engine.
 */
export function calculerTmi(requete: TmiRequete, bareme = DERNIER_BAREME): TmiReponse {
  if (bareme === 'reference') return calculerTmiReference(requete);
  const annee = Number(bareme);
  const revenuImposable = Math.max(0, requete.revenus_annuels - requete.charges_deductibles);
  const impot = impotPour(requete, revenuImposable, annee);
  const { tranches } = accepter(calculerBareme(revenuImposable / impot.nombre_parts, annee));
  const conseils = conseillerTmi(requete, impot, annee, (revenu) => impotPour(requete, revenu, annee));
  return presenterTmi({ bareme, annee, revenuImposable, impot, tranches, conseils });
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
