import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import type { TraceurIr } from './contexte.ts';

/** Closes the node of the taxable income: how the global income became the income that the scale taxes. */
export function tracerRevenuNetImposable(
  t: NonNullable<TraceurIr>,
  brutGlobal: number,
  charges: number,
  per: number,
  abattement: number,
  rni: number,
): void {
  const termes: [string, number][] = [
    ['charges', charges],
    ['épargne retraite', per],
    ['abattement âge ou invalidité', abattement],
  ];
  const retraits = termes.filter((terme) => terme[1] > 0).map(([nom, v]) => ` − ${euros(v)} (${nom})`);
  t.fermer({
    regle: 'ir.revenu_net_imposable',
    libelle: 'Revenu net imposable',
    valeur: rni,
    formule: `${euros(brutGlobal)}${retraits.join('')} = ${euros(rni)}`,
    article: 'CGI art. 156 à 158',
    entrees: [entree('Revenu brut global', brutGlobal)],
  });
}

/** Same node when the caller gave the taxable income: nothing was computed before the scale, and the tree says so. */
export function tracerRevenuDonne(t: NonNullable<TraceurIr>, rni: number): void {
  t.ouvrir();
  t.noeud({
    regle: 'ir.revenu_brut_global',
    libelle: 'Revenu brut global',
    valeur: rni,
    formule: `Non calculé : le revenu net imposable de ${euros(rni)} est donné`,
    article: 'CGI art. 156',
  });
  t.fermer({
    regle: 'ir.revenu_net_imposable',
    libelle: 'Revenu net imposable donné',
    valeur: rni,
    formule: `${euros(rni)}, donné tel quel : ni abattement, ni charge, ni épargne retraite ne sont appliqués`,
    article: 'CGI art. 156 à 158',
    entrees: [entree('Revenu net imposable donné', rni)],
  });
}
