import { entree } from '../../core/traceur.ts';
import { enParts, euros, pourcent } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import { tauxMarginal } from './bareme.ts';
import type { TraceurIr } from './contexte.ts';

/** Rate of the last bracket reached, as a fraction; when the ceiling bites, the quotient is that of the adults alone. */
export function calculerTmi(rni: number, partsRetenues: number, plafonne: boolean, p: Valeurs, t: TraceurIr): number {
  const parPart = rni / partsRetenues;
  const tmi = tauxMarginal(parPart, p);
  if (t !== null) {
    const motif = plafonne ? 'Le quotient familial est plafonné, seules comptent les parts des adultes : ' : '';
    t.noeud({
      regle: 'ir.tmi',
      libelle: 'Tranche marginale d’imposition',
      valeur: tmi,
      unite: 'taux',
      formule: `${motif}${euros(rni)} ÷ ${enParts(partsRetenues)} = ${euros(parPart)} par part, tranche à ${pourcent(tmi)}`,
      article: 'CGI art. 197 I 1',
      entrees: [entree('Revenu net imposable', rni), entree('Parts retenues', partsRetenues, 'parts')],
      parametres: ['bareme.seuil_1', 'bareme.seuil_2', 'bareme.seuil_3', 'bareme.seuil_4'],
    });
  }
  return tmi;
}
