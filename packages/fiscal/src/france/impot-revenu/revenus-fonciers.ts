import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import type { FoyerFiscal } from './foyer.ts';

/** Net rental income in euros: real regime (4BA) or gross receipts minus the flat allowance (4BE), no minimum. */
export function calculerRevenusFonciers(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  const recettes = foyer.micro_foncier_recettes;
  const abattement = arrondirEuro(recettes * p.foncier.taux_micro);
  const net = foyer.revenus_fonciers_reel_net + recettes - abattement;
  if (t !== null && net > 0) {
    const micro = recettes > 0;
    t.noeud({
      regle: 'ir.foncier',
      libelle: micro ? 'Revenus fonciers, régime micro-foncier' : 'Revenus fonciers, régime réel',
      valeur: net,
      formule: micro
        ? `${euros(recettes)} − ${pourcent(p.foncier.taux_micro)} (${euros(abattement)}) = ${euros(net)}`
        : `Revenu net déclaré = ${euros(net)}`,
      article: micro ? 'CGI art. 32' : 'CGI art. 28 et 31',
      entrees: [
        entree('Recettes du micro-foncier', recettes),
        entree('Revenu net du régime réel', foyer.revenus_fonciers_reel_net),
      ],
      ...(micro ? { parametres: ['foncier.taux_micro'] as const, arrondi: ARRONDI_EURO } : {}),
    });
  }
  return net;
}
