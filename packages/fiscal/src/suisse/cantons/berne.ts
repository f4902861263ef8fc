import { arrondirVersLeBas, francs } from '../../international/montants.ts';
import { appliquerLargeurs } from '../baremes.ts';
import { estFamille, type RegimeCantonal } from '../contexte.ts';
import { deduireTravail, plafonnerPrimes, secondRevenu } from '../federal.ts';
import { BAREMES_BERNE } from '../parametres/baremes-berne.ts';
import { PARAMETRES_CANTONAUX } from '../parametres/cantons.ts';

/** Bern: one basic tax, multiplied by the quota of the canton plus that of the commune. */
export const BERNE: RegimeCantonal = {
  nom: 'Berne',
  articleDeductions: 'StG BE art. 31, 38 et 40',
  articleImpot: 'StG BE art. 42',
  parametresImpot: ['berne.coefficient', 'berne.pas_revenu'],

  deduire(menage, deductions) {
    const p = PARAMETRES_CANTONAUX[menage.annee].berne.valeurs;
    deduireTravail(menage, deductions);
    deductions.ajouter('Primes d’assurance', plafonnerPrimes(menage, p));
    const second = secondRevenu(menage);
    const double = Math.min(p.double_revenu_maximum, menage.net * p.double_revenu_taux);
    deductions.ajouter('Double revenu du couple', Math.min(second, double));
    deductions.ajouter('Déduction générale', p.deduction_personne * menage.adultes);
    if (!menage.marie) {
      deductions.ajouter('Ménage indépendant', p.menage_propre + p.enfant_parent_seul * menage.enfants);
      deductions.hypotheses.push('Berne : la personne seule tient son propre ménage.');
    }
    deductions.ajouter('Enfants', p.deduction_enfant * menage.enfants);
    const limite = estFamille(menage) ? p.modeste_famille : p.modeste_seul;
    const reste = deductions.reste(menage.net);
    if (reste > 0 && reste < limite) {
      deductions.reserves.push(
        'Berne : la déduction pour revenu modeste (StG art. 40), dont la règle de réduction n’est pas connue, n’est pas appliquée ; l’impôt réel peut être plus bas.',
      );
    }
  },

  imposer(a, revenu, commune, detail) {
    const p = PARAMETRES_CANTONAUX[a.annee].berne.valeurs;
    const bareme = BAREMES_BERNE[a.annee][estFamille(a) ? 'famille' : 'seul'];
    const arrondi = arrondirVersLeBas(revenu, p.pas_revenu);
    const base = appliquerLargeurs(arrondi, bareme);
    return {
      base,
      canton: base * p.coefficient,
      commune: (base * commune.taux) / 100,
      personnel: 0,
      baseEglise: base,
      reserves: [],
      formule: detail ? `Impôt simple sur ${francs(arrondi)} : ${francs(base)}` : '',
    };
  },
};
