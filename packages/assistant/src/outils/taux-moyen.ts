import type { NoeudTrace } from '@francis/fiscal';
import { trouverNoeud } from '@francis/fiscal';
import { formater } from '../orchestration/typographie.ts';

/** Average rate of tax, as one more root of a computation; none when there is no tax or no income. */
export function tauxMoyen(trace: NoeudTrace): (readonly [string, NoeudTrace])[] {
  const revenu = Number(trouverNoeud(trace, 'ir.revenu_net_imposable')?.valeur ?? 0);
  const impot = Number(trace.valeur);
  if (revenu <= 0 || impot <= 0) return [];
  const valeur = Math.round((impot / revenu) * 10_000) / 10_000;
  const noeud: NoeudTrace = {
    regle: 'ir.taux_moyen',
    libelle: 'Taux moyen d’imposition',
    valeur,
    unite: 'taux',
    formule: `${formater(impot, 'EUR')} ÷ ${formater(revenu, 'EUR')} = ${formater(valeur, 'taux')}`,
    article: 'CGI art. 197',
    entrees: [],
    parametres: [],
    enfants: [],
  };
  return [['moyen', noeud]];
}
