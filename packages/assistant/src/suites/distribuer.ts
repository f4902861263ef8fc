import { calculerImpotSocietes } from '@francis/fiscal/patrimoine';
import type { AppelOutil } from '../types.ts';
import type { Interpretation } from '../questions/modele-de-lecture.ts';
import { EntreeSociete } from '../domaines/societe.ts';
import { sansAbsents } from '../domaines/domaine.ts';

const IMPOT_SOCIETES = 'calculer_impot_societes';

/**
 * « et si je me verse le reste en dividendes ? » after the tax of a company: what is left of the profit, paid the year after
 * the accounts are closed to a person taxed at the flat rate.
 */
export function distribuerLeReste([appel, ...autres]: readonly AppelOutil[]): Interpretation | undefined {
  if (appel?.outil !== IMPOT_SOCIETES || autres.length > 0) return undefined;
  const lue = EntreeSociete.safeParse(appel.entree);
  if (!lue.success || lue.data.don !== undefined) return undefined;
  const { don: _, distribue: __, ...exercice } = lue.data;
  const calcule = calculerImpotSocietes(sansAbsents(exercice));
  if (calcule.statut === 'refus') return undefined;
  const reste = Math.max(0, exercice.benefice - calcule.total);
  const annee = Number(exercice.date_cloture.slice(0, 4)) + 1;
  return {
    appels: [appel, { outil: 'calculer_revenus_mobiliers', entree: { annee, dividendes: reste } }],
    demandes: ['net_restant'],
    introduction: 'L’impôt de la société, puis celui du dividende fait de tout ce qui reste du bénéfice.',
    // What the law or the articles keep in the company is not told.
    reserves: [{ code: 'FAIT_A_PRECISER', mots: ['la part mise en réserve', 'votre statut de dirigeant'] }],
  };
}
