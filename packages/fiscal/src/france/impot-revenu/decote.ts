import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';

/** Rebate on small taxes in euros, limited to the tax: flat amount − 45.25 % of the gross tax (CGI art. 197 I 4 a). */
export function calculerDecote(impotBrut: number, couple: boolean, p: Valeurs, t: TraceurIr): number {
  const forfait = couple ? p.decote.forfait_couple : p.decote.forfait_seul;
  const calculee = Math.max(0, arrondirEuro(forfait - impotBrut * p.decote.taux));
  const decote = Math.min(calculee, impotBrut);
  if (t !== null) {
    const brute = `${euros(forfait)} − ${pourcent(p.decote.taux)} × ${euros(impotBrut)}`;
    let formule = `${brute} = ${euros(calculee)}`;
    if (impotBrut === 0) formule = 'Aucun impôt brut : pas de décote';
    else if (calculee === 0) formule = `${brute} n’est pas positif : pas de décote`;
    else if (decote < calculee) formule += `, limitée à l’impôt : ${euros(decote)}`;
    t.noeud({
      regle: 'ir.decote',
      libelle: 'Décote',
      valeur: decote,
      formule,
      article: 'CGI art. 197 I 4 a',
      entrees: [entree('Impôt brut', impotBrut), entree('Imposition commune', couple, 'oui-non')],
      parametres: [couple ? 'decote.forfait_couple' : 'decote.forfait_seul', 'decote.taux'],
      arrondi: ARRONDI_EURO,
    });
  }
  return decote;
}
