import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { enParts, euros } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import { impotParPart, tracerBareme } from './bareme.ts';
import type { TraceurIr } from './contexte.ts';

/** Gross tax for a number of parts, rounded to the euro: scale on income ÷ parts, times parts. */
function liquider(revenu: number, parts: number, p: Valeurs): number {
  return arrondirEuro(impotParPart(revenu / parts, p) * parts);
}

/** Tax with every part of the household, before the ceiling. Euros. */
export function calculerImpotAvecQuotient(revenu: number, parts: number, p: Valeurs, t: TraceurIr): number {
  const impot = liquider(revenu, parts, p);
  if (t !== null) {
    const parPart = revenu / parts;
    const impotUnePart = impotParPart(parPart, p);
    t.ouvrir();
    tracerBareme(t, 'ir.bareme', parPart, impotUnePart, p);
    t.fermer({
      regle: 'ir.impot_avec_quotient',
      libelle: 'Impôt avec toutes les parts du foyer',
      valeur: impot,
      formule:
        `${euros(revenu)} ÷ ${enParts(parts)} = ${euros(parPart)} par part ; ` +
        `${euros(impotUnePart)} × ${enParts(parts)} = ${euros(impot)}`,
      article: 'CGI art. 193 et 197 I 1',
      entrees: [entree('Revenu net imposable', revenu), entree('Nombre de parts', parts, 'parts')],
      arrondi: ARRONDI_EURO,
    });
  }
  return impot;
}

/** Tax with the parts of the adults alone (1 or 2), the reference of the ceiling. Euros. */
export function calculerImpotSansQuotient(
  revenu: number,
  base: number,
  parts: number,
  p: Valeurs,
  t: TraceurIr,
): number {
  const impot = liquider(revenu, base, p);
  if (t !== null) {
    const parPart = revenu / base;
    t.ouvrir();
    if (base !== parts) tracerBareme(t, 'ir.bareme_sans_quotient', parPart, impotParPart(parPart, p), p);
    t.fermer({
      regle: 'ir.impot_sans_quotient',
      libelle: 'Impôt sans les parts supplémentaires',
      valeur: impot,
      formule:
        base === parts
          ? `Aucune part supplémentaire : même impôt, ${euros(impot)}`
          : `${euros(impotParPart(parPart, p))} × ${enParts(base)} = ${euros(impot)}`,
      article: 'CGI art. 197 I 2',
      entrees: [entree('Revenu net imposable', revenu), entree('Parts de base', base, 'parts')],
      arrondi: ARRONDI_EURO,
    });
  }
  return impot;
}
