import { euros } from '../../core/typographie.ts';
import { entree } from '../../core/traceur.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';

/**
 * What is really asked or refunded, in euros: a tax under 61 € before credits is not claimed, nor a balance under 12 €;
 * a refund under 8 € is not paid (CGI art. 1657 1 bis and 2, 1965 L).
 */
export function appliquerSeuilsRecouvrement(avantCredits: number, credits: number, p: Valeurs, t: TraceurIr): number {
  const r = p.recouvrement;
  const du = avantCredits < r.seuil_impot ? 0 : avantCredits;
  const solde = du - credits;
  const negligeable = solde < 0 ? -solde < r.seuil_restitution : solde < r.seuil_solde;
  const final = negligeable ? 0 : solde;
  if (t !== null) {
    let formule = `${euros(avantCredits)} − ${euros(credits)} = ${euros(final)}`;
    if (du < avantCredits) {
      formule = `Impôt de ${euros(avantCredits)}, inférieur à ${euros(r.seuil_impot)} : non recouvré`;
      if (credits > 0) formule += ` ; ${euros(0)} − ${euros(credits)} = ${euros(final)}`;
    } else if (final !== solde) {
      formule = `${euros(avantCredits)} − ${euros(credits)} = ${euros(solde)}, sous le seuil : ${euros(0)}`;
    } else if (final < 0) {
      formule += ` : restitution, versée à partir de ${euros(r.seuil_restitution)}`;
    }
    t.noeud({
      regle: 'ir.recouvrement',
      libelle: 'Seuils de recouvrement et de restitution',
      valeur: final,
      formule,
      article: 'CGI art. 1657 et 1965 L',
      entrees: [entree('Impôt avant crédits', avantCredits), entree('Crédits d’impôt', credits)],
      parametres: ['recouvrement.seuil_impot', 'recouvrement.seuil_solde', 'recouvrement.seuil_restitution'],
    });
  }
  return final;
}
