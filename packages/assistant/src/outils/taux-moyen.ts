import type { NoeudTrace } from '@francis/fiscal';
import { trouverNoeud } from '@francis/fiscal';
import { formater } from '../orchestration/typographie.ts';

/** Income that bears the flat tax beside the scale: it is taxed, so it is in the base of an average rate. */
function revenusAuForfait(trace: NoeudTrace): number {
  const forfait = trouverNoeud(trace, 'ir.pfu');
  if (forfait === undefined || Number(forfait.valeur) === 0) return 0;
  const vie = trouverNoeud(forfait, 'ir.assurance_vie');
  return forfait.entrees.reduce((t, e) => t + Number(e.valeur), 0) + Number(vie?.valeur ?? 0);
}

/** Average rate of tax on all the income that bears it, as one more root of a computation; none without tax or income. */
export function tauxMoyen(trace: NoeudTrace): (readonly [string, NoeudTrace])[] {
  const bareme = Number(trouverNoeud(trace, 'ir.revenu_net_imposable')?.valeur ?? 0);
  const forfait = revenusAuForfait(trace);
  const revenu = bareme + forfait;
  const impot = Number(trace.valeur);
  if (revenu <= 0 || impot <= 0) return [];
  const valeur = Math.round((impot / revenu) * 10_000) / 10_000;
  const base =
    forfait === 0
      ? formater(revenu, 'EUR')
      : `(${formater(bareme, 'EUR')} au barème + ${formater(forfait, 'EUR')} au prélèvement forfaitaire)`;
  const noeud: NoeudTrace = {
    regle: 'ir.taux_moyen',
    libelle: 'Taux moyen d’imposition',
    valeur,
    unite: 'taux',
    formule: `${formater(impot, 'EUR')} ÷ ${base} = ${formater(valeur, 'taux')}`,
    article: 'CGI art. 197',
    entrees: [],
    parametres: [],
    enfants: [],
  };
  return [['moyen', noeud]];
}
