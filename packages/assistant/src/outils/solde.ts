import type { NoeudTrace } from '@francis/fiscal';
import { formater } from '../orchestration/typographie.ts';

/**
 * What is left once the tax already withheld is taken off, as one more root of a computation: euros, negative when the
 * administration gives money back (CGI 204 A 3).
 */
export function solde(trace: NoeudTrace, retenue: number | undefined): (readonly [string, NoeudTrace])[] {
  if (retenue === undefined) return [];
  const impot = Number(trace.valeur);
  const valeur = Math.round((impot - retenue) * 100) / 100;
  const noeud: NoeudTrace = {
    regle: 'ir.solde',
    libelle: valeur < 0 ? 'Restitution après le prélèvement à la source' : 'Solde après le prélèvement à la source',
    valeur,
    unite: 'EUR',
    formule: `${formater(impot, 'EUR')} − ${formater(retenue, 'EUR')} = ${formater(valeur, 'EUR')}`,
    article: 'CGI art. 204 A',
    entrees: [{ libelle: 'Impôt déjà prélevé', valeur: retenue, unite: 'EUR' }],
    parametres: [],
    enfants: [trace],
  };
  return [['solde', noeud]];
}
