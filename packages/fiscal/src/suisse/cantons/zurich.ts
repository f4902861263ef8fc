import { arrondirVersLeBas, francs } from '../../international/montants.ts';
import { appliquerLargeurs } from '../baremes.ts';
import { estFamille, type RegimeCantonal } from '../contexte.ts';
import { deduireTravail, plafonnerPrimes, secondRevenu } from '../federal.ts';
import { BAREMES_ZURICH } from '../parametres/baremes-zurich.ts';
import { PARAMETRES_CANTONAUX } from '../parametres/cantons.ts';

/** Zurich: one basic tax, multiplied by the rates of the canton and of the commune. */
export const ZURICH: RegimeCantonal = {
  nom: 'Zurich',
  articleDeductions: 'StG ZH § 26 à 34',
  articleImpot: 'StG ZH § 35',
  parametresImpot: ['zurich.coefficient', 'zurich.impot_personnel', 'zurich.pas_revenu'],

  deduire(menage, deductions) {
    const p = PARAMETRES_CANTONAUX[menage.annee].zurich.valeurs;
    deduireTravail(menage, deductions);
    deductions.ajouter('Primes d’assurance', plafonnerPrimes(menage, p));
    deductions.ajouter('Double revenu du couple', Math.min(secondRevenu(menage), p.double_revenu));
    deductions.ajouter('Enfants', p.deduction_enfant * menage.enfants);
  },

  imposer(a, revenu, commune, detail) {
    const p = PARAMETRES_CANTONAUX[a.annee].zurich.valeurs;
    const bareme = BAREMES_ZURICH[a.annee][estFamille(a) ? 'famille' : 'seul'];
    const arrondi = arrondirVersLeBas(revenu, p.pas_revenu);
    const base = appliquerLargeurs(arrondi, bareme);
    return {
      base,
      canton: base * p.coefficient,
      commune: (base * commune.taux) / 100,
      personnel: p.impot_personnel * (a.marie ? 2 : 1),
      baseEglise: base,
      reserves: [],
      formule: detail ? `Barème sur ${francs(arrondi)} : ${francs(base)}` : '',
    };
  },
};
