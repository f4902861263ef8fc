import { entree, type Traceur } from '../core/traceur.ts';
import { euros, pourcent } from '../core/typographie.ts';
import { arrondirCentime, sommerCentimes } from '../international/montants.ts';
import type { ParametresLuxembourg } from './parametres/index.ts';
import type { CotisationsLuxembourg, CreditsLuxembourg, SituationLuxembourg } from './situation.ts';

export interface RevenuSalaire {
  readonly revenuImposable: number;
  readonly cotisations: CotisationsLuxembourg;
  /** The salary reaches the ceiling, whose yearly amount was not cross-checked. */
  readonly plafonne: boolean;
}

const nombreActifs = (s: SituationLuxembourg): number => (s.classe === '2' && s.deuxActifs !== false ? 2 : 1);

/**
 * From the gross salaries to the adjusted taxable income: deductible contributions, then the flat deductions. Two
 * earners are supposed to earn the same, which only matters to the ceiling of the contributions.
 */
export function calculerRevenuSalaire(
  s: SituationLuxembourg,
  brut: number,
  p: ParametresLuxembourg,
  t: Traceur<string> | null,
): RevenuSalaire {
  const c = p.cotisations.valeurs;
  const actifs = nombreActifs(s);
  const plafond = c.plafond_en_salaires_minimums * p.salaire_minimum.valeurs.annuel * actifs;
  const assiette = Math.min(brut, plafond);
  const pension = arrondirCentime(assiette * c.pension);
  const maladie = arrondirCentime(assiette * (c.maladie + c.maladie_especes));
  const abattement = c.abattement_dependance * p.salaire_minimum.valeurs.annuel * actifs;
  const dependance = arrondirCentime(Math.max(0, brut - abattement) * c.dependance);
  const f = p.forfaits.valeurs;
  const conjoints = s.classe === '2' ? 2 : 1;
  const extra = conjoints === 2 && actifs === 2 ? f.extra_professionnel : 0;
  const forfaits = f.frais_obtention * actifs + f.depenses_speciales * conjoints + extra;
  const revenuImposable = Math.max(0, arrondirCentime(brut - pension - maladie - forfaits));
  const total = sommerCentimes(pension, maladie, dependance);
  if (t !== null) {
    t.noeud({
      regle: 'lu.cotisations',
      libelle: 'Cotisations sociales',
      valeur: total,
      formule: `Pension ${euros(pension)} + maladie ${euros(maladie)} + dépendance ${euros(dependance)} = ${euros(total)}`,
      article: p.cotisations.article,
      entrees: [entree('Assiette plafonnée', arrondirCentime(assiette))],
      parametres: [
        'cotisations.pension',
        'cotisations.maladie',
        'cotisations.maladie_especes',
        'cotisations.dependance',
        'cotisations.plafond_en_salaires_minimums',
        'salaire_minimum.annuel',
      ],
      arrondi: 'au centime',
    });
    t.noeud({
      regle: 'lu.revenu_salaire',
      libelle: 'Revenu imposable ajusté',
      valeur: revenuImposable,
      formule:
        `${euros(brut)} − pension ${pourcent(c.pension)} (${euros(pension)}) − maladie ${pourcent(c.maladie + c.maladie_especes)} ` +
        `(${euros(maladie)}) − forfaits ${euros(forfaits)} = ${euros(revenuImposable)}`,
      article: p.forfaits.article,
      entrees: [entree('Salaire brut', brut), entree('Conjoints qui travaillent', actifs, 'nombre')],
      parametres: [
        'cotisations.pension',
        'cotisations.maladie',
        'cotisations.maladie_especes',
        'forfaits.frais_obtention',
        'forfaits.depenses_speciales',
        'forfaits.extra_professionnel',
      ],
      arrondi: 'au centime',
    });
  }
  return {
    revenuImposable,
    cotisations: { pension, maladie, dependance, total },
    plafonne: brut > plafond,
  };
}

/** Credit of a single parent in euros, on the adjusted taxable income of the household (LIR art. 154ter). */
export function calculerMonoparental(
  revenuImposable: number,
  { valeurs: c }: NonNullable<ParametresLuxembourg['credits']>,
): number {
  const degressif = c.cim_maximum - Math.max(0, revenuImposable - c.cim_seuil) * c.cim_taux;
  return arrondirCentime(revenuImposable > c.cim_limite ? c.cim_minimum : Math.max(c.cim_minimum, degressif));
}

/** Credit of one earner on his gross salary (CIS), then the CO2 credit on the same scale of incomes. */
export function calculerCredits(
  s: SituationLuxembourg,
  brut: number,
  revenuImposable: number,
  p: ParametresLuxembourg,
): CreditsLuxembourg | null {
  if (p.credits === null) return null;
  const c = p.credits.valeurs;
  const actifs = nombreActifs(s);
  const parActif = brut / actifs;
  const recul = Math.max(0, parActif - c.seuil_degressif);
  let salarie = 0;
  if (parActif >= c.limite || parActif < c.plancher) salarie = 0;
  else if (parActif <= c.seuil_plein) salarie = c.montant_bas + (parActif - c.plancher) * c.pente;
  else salarie = c.montant_plein - recul * c.degressivite;
  const co2 = parActif >= c.limite || parActif < c.plancher ? 0 : c.co2_montant - recul * c.co2_degressivite;
  const monoparental = s.monoparental === true ? calculerMonoparental(revenuImposable, p.credits) : 0;
  const [cis, cico2, cim] = [salarie * actifs, co2 * actifs, monoparental].map((x) => arrondirCentime(Math.max(0, x)));
  if (cis === undefined || cico2 === undefined || cim === undefined) throw new Error('unreachable');
  return { salarie: cis, co2: cico2, monoparental: cim, total: sommerCentimes(cis, cico2, cim) };
}
