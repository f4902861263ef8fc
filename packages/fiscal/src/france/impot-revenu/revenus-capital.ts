import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import { calculerGainsAssuranceVie, gainsAssuranceVieBruts } from './assurance-vie.ts';
import type { TraceurIr } from './contexte.ts';
import type { FoyerFiscal } from './foyer.ts';

/** Dividends, interest and gains before any allowance, in euros. */
export function revenusCapitalBruts(foyer: FoyerFiscal): number {
  return foyer.dividendes + foyer.interets + foyer.plus_values_mobilieres;
}

/** Allowance on dividends, only under the option for the scale; it comes back into the reference income. */
export function abattementDividendes(foyer: FoyerFiscal, p: Valeurs): number {
  return foyer.option_bareme ? arrondirEuro(foyer.dividendes * p.capital.abattement_dividendes) : 0;
}

/** Capital income that joins the global income: all of it under the option (2OP), nothing otherwise. */
export function calculerCapitalAuBareme(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  if (!foyer.option_bareme) return 0;
  const abattement = abattementDividendes(foyer, p);
  if (t !== null && gainsAssuranceVieBruts(foyer) > 0) t.ouvrir();
  const vie = calculerGainsAssuranceVie(foyer, p, t);
  const gainsVie = vie.tauxPlein + vie.tauxReduit;
  const net = revenusCapitalBruts(foyer) - abattement + gainsVie;
  if (t !== null && (revenusCapitalBruts(foyer) > 0 || gainsAssuranceVieBruts(foyer) > 0)) {
    const termes: string[] = [];
    if (foyer.dividendes > 0) {
      const taux = pourcent(p.capital.abattement_dividendes);
      termes.push(`${euros(foyer.dividendes)} − ${taux} (${euros(abattement)})`);
    }
    if (foyer.interets > 0) termes.push(`${euros(foyer.interets)} (intérêts)`);
    if (foyer.plus_values_mobilieres > 0) termes.push(`${euros(foyer.plus_values_mobilieres)} (plus-values)`);
    if (gainsVie > 0) termes.push(`${euros(gainsVie)} (assurance-vie)`);
    if (termes.length === 0) termes.push(euros(0));
    const etape = {
      regle: 'ir.capital_bareme',
      libelle: 'Revenus du capital soumis au barème sur option',
      valeur: net,
      formule: `${termes.join(' + ')} = ${euros(net)}`,
      article: 'CGI art. 158 3 2° et 200 A 2',
      entrees: [
        entree('Dividendes', foyer.dividendes),
        entree('Intérêts', foyer.interets),
        entree('Plus-values mobilières', foyer.plus_values_mobilieres),
      ],
      parametres: ['capital.abattement_dividendes'],
      arrondi: ARRONDI_EURO,
    } as const;
    if (gainsAssuranceVieBruts(foyer) > 0) t.fermer(etape);
    else t.noeud(etape);
  }
  return net;
}

/** Flat tax (income-tax part of the PFU) in euros; 0 under the option for the scale. */
export function calculerPfu(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  const base = foyer.option_bareme ? 0 : revenusCapitalBruts(foyer);
  if (t !== null) t.ouvrir();
  const avecVie = !foyer.option_bareme && gainsAssuranceVieBruts(foyer) > 0;
  const vie = avecVie ? calculerGainsAssuranceVie(foyer, p, t) : null;
  const basePleine = base + (vie === null ? 0 : vie.tauxPlein);
  const baseReduite = vie === null ? 0 : vie.tauxReduit;
  const pfu = arrondirEuro(basePleine * p.capital.taux_pfu + baseReduite * p.capital.taux_assurance_vie_reduit);
  if (t !== null) {
    const reduit = baseReduite > 0 ? ` + ${pourcent(p.capital.taux_assurance_vie_reduit)} × ${euros(baseReduite)}` : '';
    t.fermer({
      regle: 'ir.pfu',
      libelle: 'Impôt forfaitaire sur les revenus du capital (PFU)',
      valeur: pfu,
      formule:
        basePleine + baseReduite === 0
          ? foyer.option_bareme
            ? 'Option pour le barème : pas d’impôt forfaitaire'
            : 'Aucun revenu du capital'
          : `${pourcent(p.capital.taux_pfu)} × ${euros(basePleine)}${reduit} = ${euros(pfu)}`,
      article: 'CGI art. 200 A 1',
      entrees: [
        entree('Dividendes', foyer.dividendes),
        entree('Intérêts', foyer.interets),
        entree('Plus-values mobilières', foyer.plus_values_mobilieres),
      ],
      parametres: baseReduite > 0 ? ['capital.taux_pfu', 'capital.taux_assurance_vie_reduit'] : ['capital.taux_pfu'],
      arrondi: ARRONDI_EURO,
    });
  }
  return pfu;
}
