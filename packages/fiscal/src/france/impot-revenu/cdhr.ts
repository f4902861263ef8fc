import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { Composition } from './composition.ts';
import type { TraceurIr } from './contexte.ts';

/**
 * Differential contribution in euros: what the tax lacks to reach 20 % of the reference income, the target being eased
 * just above the threshold (CGI art. 224). `impot` is the income tax after reductions and credits, flat tax and
 * exceptional contribution without smoothing included.
 */
export function calculerCdhr(rfr: number, impot: number, c: Composition, p: Valeurs, t: TraceurIr): number {
  const h = p.cdhr;
  const seuil = h === null ? 0 : c.couple ? h.seuil_couple : h.seuil_seul;
  if (h === null || rfr <= seuil) {
    if (t !== null) {
      t.noeud({
        regle: 'ir.cdhr',
        libelle: 'Contribution différentielle sur les hauts revenus (hors impôt final)',
        valeur: 0,
        formule:
          h === null
            ? 'La contribution n’existe pas pour cette année de revenus'
            : `Revenu de référence ${euros(rfr)}, au plus ${euros(seuil)} : rien n’est dû`,
        article: 'CGI art. 224',
        entrees: [entree('Revenu fiscal de référence', rfr)],
        parametres: h === null ? [] : [c.couple ? 'cdhr.seuil_couple' : 'cdhr.seuil_seul'],
      });
    }
    return 0;
  }
  const limite = c.couple ? h.limite_decote_couple : h.limite_decote_seul;
  const pleine = h.taux * rfr;
  const cible = rfr <= limite ? Math.min(pleine, h.taux_decote * (rfr - seuil)) : pleine;
  const majoration = (c.couple ? h.majoration_couple : 0) + (c.exclusifs + c.alternes / 2) * h.majoration_charge;
  const cdhr = Math.max(0, arrondirEuro(cible - impot - majoration));
  if (t !== null) {
    t.noeud({
      regle: 'ir.cdhr',
      libelle: 'Contribution différentielle sur les hauts revenus (hors impôt final)',
      valeur: cdhr,
      formule: `${euros(cible)} (cible) − ${euros(impot)} (impôt) − ${euros(majoration)} (majorations), au moins 0 = ${euros(cdhr)}`,
      article: 'CGI art. 224',
      entrees: [entree('Revenu fiscal de référence', rfr), entree('Impôt retenu', impot)],
      parametres: [
        'cdhr.taux',
        'cdhr.taux_decote',
        c.couple ? 'cdhr.limite_decote_couple' : 'cdhr.limite_decote_seul',
        'cdhr.majoration_couple',
        'cdhr.majoration_charge',
      ],
      arrondi: ARRONDI_EURO,
    });
  }
  return cdhr;
}
