import { calculerIrpf } from '../andorre/calculer.ts';
import type { RefusFiscal } from '../core/resultat.ts';
import { sommerCentimes } from '../international/montants.ts';
import { estRefus, fiabiliser } from '../international/verification.ts';
import { calculerImpotLuxembourg } from '../luxembourg/calculer.ts';
import { calculerImpotSuisse } from '../suisse/calculer.ts';
import type { OptionsSuisse } from '../suisse/cantonal.ts';
import { REGIMES } from '../suisse/cantons/index.ts';
import type { Canton } from '../suisse/parametres/annees.ts';
import type { AnneeComparable } from './parametres/bornes.ts';
import type { Foyer, ReponsePays } from './situation.ts';

export interface LieuSuisse {
  readonly canton: Canton;
  readonly commune: string | number | undefined;
}

export function calculerSuisse(
  f: Foyer,
  annee: AnneeComparable,
  { canton, commune }: LieuSuisse,
  options: OptionsSuisse,
): ReponsePays | RefusFiscal {
  const [revenuBrut, conjoint] = f.salaires;
  const r = calculerImpotSuisse(
    {
      canton,
      commune,
      etatCivil: f.couple ? 'marie' : 'seul',
      enfants: f.enfants,
      agesEnfants: f.agesEnfants,
      revenuBrut,
      revenuBrutConjoint: conjoint > 0 ? conjoint : undefined,
      age: f.age,
    },
    annee,
    options,
  );
  if (estRefus(r)) return r;
  const hypotheses = [
    ...r.hypotheses,
    'Primes d’assurance-maladie obligatoires, payées par chacun, non retranchées du revenu disponible.',
  ];
  return {
    ...fiabiliser(r.reserves, hypotheses),
    pays: 'CH',
    lieu: `${r.commune} (${REGIMES[canton].nom})`,
    cotisations: r.cotisations.total,
    impot: r.impotTotal,
    credits: 0,
  };
}

export function calculerLuxembourg(f: Foyer, annee: AnneeComparable): ReponsePays | RefusFiscal {
  const [premier, second] = f.salaires;
  const monoparental = !f.couple && f.enfants > 0;
  const classeSeul = monoparental ? '1a' : '1';
  const r = calculerImpotLuxembourg(
    {
      classe: f.couple ? '2' : classeSeul,
      salaireBrut: premier + second,
      deuxActifs: premier > 0 && second > 0,
      monoparental,
    },
    annee,
  );
  if (estRefus(r)) return r;
  const hypotheses = [...r.hypotheses];
  hypotheses.push(
    'Crédits d’impôt pour salariés, CO2 et monoparental ajoutés au revenu disponible ; sans allocations.',
  );
  return {
    ...fiabiliser(r.reserves, hypotheses),
    pays: 'LU',
    lieu: 'Luxembourg',
    cotisations: r.cotisations?.total ?? 0,
    impot: r.impot,
    credits: r.credits?.total ?? 0,
  };
}

/** Each spouse files alone; the children go to the higher salary. */
export function calculerAndorre(f: Foyer, annee: AnneeComparable): ReponsePays | RefusFiscal {
  const [haut, bas] = f.salaires[0] >= f.salaires[1] ? f.salaires : [f.salaires[1], f.salaires[0]];
  const premier = calculerIrpf(
    { salaireBrut: haut, conjointSansRevenu: f.couple && bas === 0, personnesACharge: f.enfants },
    annee,
  );
  if (estRefus(premier)) return premier;
  const second = calculerIrpf({ salaireBrut: bas }, annee);
  if (estRefus(second)) return second;
  const hypotheses = [...premier.hypotheses];
  if (bas > 0) hypotheses.push('Chaque conjoint déclare seul ; les enfants sont comptés chez le mieux payé.');
  return {
    ...fiabiliser(premier.reserves, hypotheses),
    pays: 'AD',
    lieu: 'Andorre',
    cotisations: sommerCentimes(premier.cotisationCass ?? 0, second.cotisationCass ?? 0),
    impot: sommerCentimes(premier.irpfTotal, second.irpfTotal),
    credits: 0,
  };
}
