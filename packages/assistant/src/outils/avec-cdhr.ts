import type { NoeudTrace } from '@francis/fiscal';
import { trouverNoeud } from '@francis/fiscal';
import { formater } from '../orchestration/typographie.ts';

/**
 * The tax with the differential contribution, which the engine keeps out of the final tax (CGI art. 224): one more root
 * of a computation, when the contribution is due.
 */
export function avecCdhr(trace: NoeudTrace): (readonly [string, NoeudTrace])[] {
  const contribution = trouverNoeud(trace, 'ir.cdhr');
  const cdhr = Number(contribution?.valeur ?? 0);
  if (contribution === undefined || cdhr === 0) return [];
  const impot = Number(trace.valeur);
  const total = Math.round((impot + cdhr) * 100) / 100;
  const noeud: NoeudTrace = {
    regle: 'ir.avec_cdhr',
    libelle: 'Impôt et contribution différentielle sur les hauts revenus',
    valeur: total,
    unite: 'EUR',
    formule: `${formater(impot, 'EUR')} + ${formater(cdhr, 'EUR')} = ${formater(total, 'EUR')}`,
    article: 'CGI art. 224',
    entrees: [],
    parametres: [],
    enfants: [contribution],
  };
  return [['avec_cdhr', noeud]];
}
