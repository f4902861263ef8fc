import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import { calculerBeneficesReels } from './benefices-reels.ts';
import type { TraceurIr } from './contexte.ts';
import { releverDeficits } from './deficits.ts';
import type { FoyerFiscal } from './foyer.ts';
import { calculerLocationMeublee } from './location-meublee.ts';
import { calculerBeneficesMicro } from './micro-entreprise.ts';
import { calculerPensionsNettes } from './pensions.ts';
import { calculerRevenusFonciers } from './revenus-fonciers.ts';
import { calculerCapitalAuBareme } from './revenus-capital.ts';
import { calculerSalairesNets } from './salaires.ts';

/**
 * Sum of the net categories minus the losses allowed on global income (lettings, trades, earlier years), in euros, never
 * negative: what they exceed is carried forward.
 */
export function calculerRevenuBrutGlobal(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  if (t !== null) t.ouvrir();
  const salaires = calculerSalairesNets(foyer, p, t);
  const pensions = calculerPensionsNettes(foyer, p, t);
  const micro = calculerBeneficesMicro(foyer, p, t);
  const reels = calculerBeneficesReels(foyer, t);
  const meuble = calculerLocationMeublee(foyer, p, t);
  const capital = calculerCapitalAuBareme(foyer, p, t);
  const fonciers = calculerRevenusFonciers(foyer, p, t);
  const deficit = foyer.deficit_foncier_imputable;
  const { professionnels, anterieurs } = releverDeficits(foyer, t);
  const positifs = salaires + pensions + micro + reels + meuble + capital + fonciers;
  const total = positifs - deficit - professionnels - anterieurs;
  const brut = total > 0 ? total : 0;
  if (t !== null) {
    const termes: [string, number][] = [
      ['salaires nets', salaires],
      ['pensions nettes', pensions],
      ['bénéfices', micro],
      ['bénéfices réels', reels],
      ['locations meublées', meuble],
      ['revenus du capital', capital],
      ['revenus fonciers', fonciers],
    ];
    const presents = termes.filter((terme) => terme[1] !== 0);
    const somme = presents.length === 0 ? euros(0) : presents.map(([nom, v]) => `${euros(v)} (${nom})`).join(' + ');
    const retraits: [string, number][] = [
      ['déficit foncier', deficit],
      ['déficits professionnels', professionnels],
      ['déficits antérieurs', anterieurs],
    ];
    const moins = retraits.map(([nom, v]) => (v > 0 ? ` − ${euros(v)} (${nom})` : '')).join('');
    t.fermer({
      regle: 'ir.revenu_brut_global',
      libelle: 'Revenu brut global',
      valeur: brut,
      formule: `${somme}${moins}${total < 0 ? `, reste ${euros(-total)} à reporter` : ''} = ${euros(brut)}`,
      article: 'CGI art. 156',
      entrees: [
        entree('Déficit foncier imputable', deficit),
        ...(professionnels > 0 ? [entree('Déficits professionnels', professionnels)] : []),
        ...(anterieurs > 0 ? [entree('Déficits des années antérieures', anterieurs)] : []),
      ],
    });
  }
  return brut;
}
