import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import { estCouple } from './composition.ts';
import type { TraceurIr } from './contexte.ts';
import type { FoyerFiscal } from './foyer.ts';

/**
 * Allowance for filers over 65 on 31 December, or disabled, in euros; one for each spouse who qualifies
 * (CGI art. 157 bis). « Plus de 65 ans » is met by whoever turns 65 during the year.
 */
export function calculerAbattementAge(
  foyer: FoyerFiscal,
  annee: number,
  revenuNetGlobal: number,
  p: Valeurs,
  t: TraceurIr,
): number {
  const a = p.age_invalidite;
  if (revenuNetGlobal > a.plafond_2) return 0;
  const naissance2 = foyer.annee_naissance_declarant2;
  const premier = foyer.invalidite_declarant1_P || annee - foyer.annee_naissance_declarant1 >= a.age;
  const second =
    estCouple(foyer) && (foyer.invalidite_declarant2_F || (naissance2 !== null && annee - naissance2 >= a.age));
  const personnes = (premier ? 1 : 0) + (second ? 1 : 0);
  if (personnes === 0) return 0;
  const montant = revenuNetGlobal <= a.plafond_1 ? a.montant_1 : a.montant_2;
  const abattement = Math.min(personnes * montant, revenuNetGlobal);
  if (t !== null) {
    t.noeud({
      regle: 'ir.abattement_age',
      libelle: 'Abattement pour les personnes de plus de 65 ans ou invalides',
      valeur: abattement,
      formule: `${personnes} × ${euros(montant)}, dans la limite du revenu = ${euros(abattement)}`,
      article: 'CGI art. 157 bis',
      entrees: [entree('Revenu net global', revenuNetGlobal), entree('Personnes concernées', personnes, 'nombre')],
      parametres: [
        'age_invalidite.montant_1',
        'age_invalidite.plafond_1',
        'age_invalidite.montant_2',
        'age_invalidite.plafond_2',
      ],
    });
  }
  return abattement;
}
