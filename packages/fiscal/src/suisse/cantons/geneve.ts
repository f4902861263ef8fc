import { francs } from '../../international/montants.ts';
import { appliquerSeuils } from '../baremes.ts';
import { estFamille, type Menage, type Personne, type RegimeCantonal } from '../contexte.ts';
import { secondRevenu } from '../federal.ts';
import type { AnneeSuisse } from '../parametres/annees.ts';
import { BAREMES_GENEVE } from '../parametres/baremes-geneve.ts';
import { PARAMETRES_CANTONAUX } from '../parametres/cantons.ts';

/** Geneva has its own limits of professional expenses. */
function fraisGenevois(personne: Personne, annee: AnneeSuisse): number {
  if (personne.activite !== 'salarie') return 0;
  const p = PARAMETRES_CANTONAUX[annee].geneve.valeurs;
  const forfait = Math.max(
    p.professionnel_minimum,
    Math.min(p.professionnel_maximum, personne.net * p.professionnel_taux),
  );
  return Math.min(personne.net, forfait);
}

/** Real premiums, up to the average premium of each person's age. */
function plafondPrimes(menage: Menage): number {
  const p = PARAMETRES_CANTONAUX[menage.annee].geneve.valeurs;
  const parAge = (age: number): number => {
    if (age < p.age_jeune_adulte) return p.primes_mineur;
    return age < p.age_adulte ? p.primes_jeune_adulte : p.primes_adulte;
  };
  const premier = menage.personnes[0];
  let plafond = 0;
  for (let i = 0; i < menage.adultes; i += 1) {
    const age = (menage.personnes[i] ?? premier)?.age;
    plafond += age === undefined ? p.primes_adulte : parAge(age);
  }
  if (menage.ages === undefined) return plafond + p.primes_mineur * menage.enfants;
  for (const age of menage.ages) plafond += parAge(age);
  return plafond;
}

/** Geneva: splitting by two for families, additional centimes of the canton less 12 %, plus home care. */
export const GENEVE: RegimeCantonal = {
  nom: 'Genève',
  articleDeductions: 'LIPP art. 29 à 39',
  articleImpot: 'LIPP art. 41 et 41A ; D 3 05.04',
  parametresImpot: ['geneve.centimes_cantonaux', 'geneve.reduction', 'geneve.aide_domicile', 'geneve.impot_personnel'],

  deduire(menage, deductions) {
    const p = PARAMETRES_CANTONAUX[menage.annee].geneve.valeurs;
    for (const personne of menage.personnes) {
      deductions.ajouter('Frais professionnels forfaitaires', fraisGenevois(personne, menage.annee));
    }
    for (const personne of menage.personnes) deductions.ajouter('Pilier 3a', personne.pilier3a);
    deductions.ajouter('Primes d’assurance-maladie', Math.min(menage.primes, plafondPrimes(menage)));
    deductions.ajouter('Double revenu du couple', Math.min(secondRevenu(menage, fraisGenevois), p.double_revenu));
    deductions.ajouter('Charges de famille', p.deduction_enfant * menage.enfants);
  },

  imposer(a, revenu, commune, detail) {
    const p = PARAMETRES_CANTONAUX[a.annee].geneve.valeurs;
    const parts = estFamille(a) ? p.quotient_famille : 1;
    const base = parts * appliquerSeuils(revenu / parts, BAREMES_GENEVE[a.annee]);
    const centimes = (1 + p.centimes_cantonaux) * (1 - p.reduction) + p.aide_domicile;
    return {
      base,
      canton: base * centimes,
      commune: (base * commune.taux) / 100,
      personnel: p.impot_personnel,
      baseEglise: base,
      reserves: [],
      formule: detail
        ? `${parts === 1 ? 'Barème' : 'Splitting : 2 × barème de la moitié'} sur ${francs(revenu)} : ${francs(base)}`
        : '',
    };
  },
};
