import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import type { TraceurIr } from './contexte.ts';
import type { Declarant, FoyerFiscal } from './foyer.ts';

function beneficePersonne(d: Declarant, rang: 1 | 2, t: TraceurIr): number {
  if (t !== null) {
    if (d.bic_reel > 0) tracer(t, 'bic', 'Bénéfice industriel ou commercial', 'CGI art. 34 à 38', d.bic_reel, rang);
    if (d.bnc_reel > 0) tracer(t, 'bnc', 'Bénéfice non commercial', 'CGI art. 92 et 93', d.bnc_reel, rang);
  }
  return d.bic_reel + d.bnc_reel;
}

function tracer(
  t: NonNullable<TraceurIr>,
  nature: 'bic' | 'bnc',
  libelle: string,
  article: string,
  benefice: number,
  rang: 1 | 2,
): void {
  t.noeud({
    regle: `ir.benefices_reels.${nature}.declarant${rang}`,
    libelle: `${libelle} du déclarant ${rang}, régime réel`,
    valeur: benefice,
    formule: `Bénéfice déclaré = ${euros(benefice)}`,
    article,
    entrees: [entree('Bénéfice imposable', benefice)],
  });
}

/** Taxable profits of trades and professions under the real regimes, in euros. */
export function calculerBeneficesReels(foyer: FoyerFiscal, t: TraceurIr): number {
  const d1 = foyer.declarant1;
  const d2 = foyer.declarant2;
  if (d1.bic_reel + d1.bnc_reel === 0 && (d2 === null || d2.bic_reel + d2.bnc_reel === 0)) return 0;
  if (t !== null) t.ouvrir();
  const total = beneficePersonne(d1, 1, t) + (d2 === null ? 0 : beneficePersonne(d2, 2, t));
  if (t !== null) {
    t.fermer({
      regle: 'ir.benefices_reels',
      libelle: 'Bénéfices des régimes réels',
      valeur: total,
      formule: `Somme des bénéfices = ${euros(total)}`,
      article: 'CGI art. 34 et 92',
    });
  }
  return total;
}
