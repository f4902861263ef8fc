import type { RefusFiscal } from '../core/resultat.ts';
import type { NoeudTrace } from '../core/trace.ts';
import { calculerImpotRevenu, expliquerImpotRevenu } from '../france/impot-revenu/calculer.ts';
import { completerFoyer } from '../france/impot-revenu/completer-foyer.ts';
import { sommerCentimes } from '../international/montants.ts';
import { estRefus, fiabiliser } from '../international/verification.ts';
import { calculerCotisationsSalarie, expliquerCotisationsSalarie } from './cotisations-salarie.ts';
import { AGE_ENFANT_SUPPOSE, type AnneeComparable } from './parametres/bornes.ts';
import type { Foyer, ReponsePays } from './situation.ts';

/** France: employee's contributions, then the income tax of the household on the net taxable salaries. */
export function calculerFrance(f: Foyer, annee: AnneeComparable, expliquer: boolean): ReponsePays | RefusFiscal {
  const [premier, second] = f.salaires.map((brut) => calculerCotisationsSalarie(brut, annee));
  const ages = f.agesEnfants ?? Array.from({ length: f.enfants }, () => AGE_ENFANT_SUPPOSE);
  const seulAvecEnfants = !f.couple && f.enfants > 0;
  const foyer = completerFoyer({
    situation: f.couple ? 'marie' : 'celibataire',
    parent_isole_T: seulAvecEnfants,
    ...(f.age !== undefined && { annee_naissance_declarant1: annee - f.age }),
    enfants: ages.map((age) => ({ annee_naissance: annee - age })),
    declarant1: { salaires: premier?.netImposable ?? 0 },
    ...(f.couple && { declarant2: { salaires: second?.netImposable ?? 0 } }),
  });
  const options = { hypothese: 'derniers-parametres' } as const;
  const impot = calculerImpotRevenu(foyer, annee, options);
  if (estRefus(impot)) return impot;
  let etapes: NoeudTrace[] = [];
  if (expliquer) {
    const explique = expliquerImpotRevenu(foyer, annee, options);
    if (!('trace' in explique)) return explique;
    etapes = [...tracerCotisations(f, annee), { ...explique.trace, libelle: 'Impôt sur le revenu' }];
  }
  const hypotheses = [
    'Salariés du privé en métropole, non cadres, hors Alsace-Moselle et sans mutuelle ; abattement de 10\u00a0%.',
    'Ni prestations familiales, ni réductions, ni crédits d’impôt.',
  ];
  if (seulAvecEnfants) hypotheses.push('Parent isolé (case T).');
  return {
    ...fiabiliser(impot.reserves, hypotheses),
    pays: 'FR',
    lieu: 'France',
    cotisations: sommerCentimes(premier?.total ?? 0, second?.total ?? 0),
    impot: impot.impot_final,
    credits: 0,
    etapes,
  };
}

function tracerCotisations({ salaires: [premier, second] }: Foyer, annee: AnneeComparable): NoeudTrace[] {
  const personnes = [
    { regle: 'fr.cotisations', libelle: 'Cotisations du salarié', brut: premier },
    { regle: 'fr.cotisations_conjoint', libelle: 'Cotisations du conjoint', brut: second },
  ];
  return personnes
    .filter(({ brut }, rang) => rang === 0 || brut > 0)
    .map(({ regle, libelle, brut }) => expliquerCotisationsSalarie(brut, annee, regle, libelle).trace);
}
