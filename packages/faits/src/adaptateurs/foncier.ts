import { derniereAnneeCouverte, parametresImpotRevenu } from '@francis/fiscal';
import type { Collecteur } from './situation-adaptee.ts';

const limite = (annee: number, nom: 'foncier.limite_micro' | 'foncier.limite_deficit'): number =>
  parametresImpotRevenu(Math.min(annee, derniereAnneeCouverte()))?.lire(nom)?.valeur ?? 0;

interface Loyers {
  readonly recettes: number;
  readonly charges: number;
  readonly regime: 'micro' | 'reel' | undefined;
  readonly champ: string;
}

/** Rents of unfurnished lets: the simplified regime under its limit, unless charges are given or the other is said. */
export function loyersNus(c: Collecteur, { recettes, charges, regime, champ }: Loyers): void {
  if (recettes === 0 && charges === 0) return;
  const permis = recettes <= limite(c.annee, 'foncier.limite_micro');
  if (permis && (regime === 'micro' || (regime === undefined && charges === 0))) {
    c.fait('micro_foncier_recettes', recettes);
    return;
  }
  if (regime === undefined && permis)
    c.relire({
      champ,
      libelle: 'loyers',
      montant: recettes,
      raison: 'pris au régime réel, puisque des charges sont indiquées ; le micro-foncier reste possible',
      pris: true,
    });
  if (!permis && charges === 0)
    c.relire({
      champ,
      libelle: 'loyers',
      montant: recettes,
      raison: 'au-dessus de la limite du micro-foncier : pris au réel, sans aucune charge',
      pris: true,
    });
  const net = recettes - charges;
  c.fait('revenus_fonciers_reel_net', Math.max(0, net));
  if (net >= 0) return;
  c.fait('deficit_foncier_imputable', Math.min(-net, limite(c.annee, 'foncier.limite_deficit')));
  c.relire({
    champ,
    libelle: 'déficit foncier',
    montant: -net,
    raison: 'imputé dans la limite de la loi ; la part des intérêts d’emprunt n’est pas dite',
    pris: true,
  });
}
