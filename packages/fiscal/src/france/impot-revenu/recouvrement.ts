import { euros } from '../../core/typographie.ts';
import { entree } from '../../core/traceur.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';

/**
 * What is really asked or refunded, in euros. A tax under 61 € before credits is not claimed, nor a balance under 12 €
 * (CGI art. 1657 1 bis and 2). Credits are first set against the tax even when it is not claimed: only what exceeds it is
 * refunded. A refund under 8 € is not paid (art. 1965 L), but that is judged once withholding at source is known: the
 * amount stays here.
 */
export function appliquerSeuilsRecouvrement(avantCredits: number, credits: number, p: Valeurs, t: TraceurIr): number {
  const r = p.recouvrement;
  const solde = avantCredits - credits;
  const nonReclame = solde > 0 && (avantCredits < r.seuil_impot || solde < r.seuil_solde);
  const final = nonReclame ? 0 : solde;
  if (t !== null) {
    let formule = `${euros(avantCredits)} − ${euros(credits)} = ${euros(solde)}`;
    if (nonReclame && avantCredits < r.seuil_impot) {
      formule += ` ; l’impôt avant crédits est inférieur à ${euros(r.seuil_impot)} : rien n’est réclamé`;
    } else if (nonReclame) {
      formule += `, inférieur à ${euros(r.seuil_solde)} : rien n’est réclamé`;
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
