import { arrondirVersLeBas, francs } from '../../international/montants.ts';
import { estIncertain } from '../../international/parametres.ts';
import { appliquerTauxMoyens, type BaremeTauxMoyens } from '../baremes.ts';
import { estChefLieu, type FacteursCommune } from '../commune.ts';
import { type Assujetti, estFamille, type Menage, type RegimeCantonal } from '../contexte.ts';
import { deduireTravail, secondRevenu } from '../federal.ts';
import { BAREMES_VALAIS } from '../parametres/baremes-valais.ts';
import { AGE_GARDE_PROPRE, PARAMETRES_CANTONAUX } from '../parametres/cantons.ts';

function deduireEnfants(menage: Menage): number {
  const p = PARAMETRES_CANTONAUX[menage.annee].valais.valeurs;
  const ages = menage.ages ?? Array.from({ length: menage.enfants }, () => p.age_suppose);
  let total = 0;
  for (const [rang, age] of ages.entries()) {
    if (age < p.age_moyen) total += p.enfant_moins_de_7;
    else total += age < p.age_grand ? p.enfant_7_a_16 : p.enfant_17_et_plus;
    if (age < AGE_GARDE_PROPRE) total += p.garde_propre;
    if (rang + 1 >= p.rang_supplementaire) total += p.enfant_supplementaire;
  }
  return total;
}

const indexer = (revenu: number, indice: number, bareme: BaremeTauxMoyens): number =>
  appliquerTauxMoyens(revenu / indice, bareme) * indice;

function reserver(a: Assujetti, commune: FacteursCommune): string[] {
  const reserves: string[] = [];
  if (estIncertain(PARAMETRES_CANTONAUX[a.annee].valais_indices)) {
    reserves.push(
      `Valais ${a.annee} : l’indexation et l’étape de la réforme de 2024 ne sont pas connues avec certitude.`,
    );
  }
  if (!estChefLieu('VS', commune)) {
    reserves.push(`Valais : l’indexation propre à ${commune.nom} n’est pas connue, celle de Sion est reprise.`);
  }
  return reserves;
}

/** Valais: average rates, one scale for the canton and one for the communes; families pay 35 % less within limits. */
export const VALAIS: RegimeCantonal = {
  nom: 'Valais',
  articleDeductions: 'LF VS art. 26 à 31',
  articleImpot: 'LF VS art. 32 et suivants',
  parametresImpot: [
    'valais_indices.canton',
    'valais_indices.commune',
    'valais.abattement_famille',
    'valais.abattement_minimum',
    'valais.credit_enfant',
    'valais.impot_personnel',
  ],

  deduire(menage, deductions) {
    const p = PARAMETRES_CANTONAUX[menage.annee].valais.valeurs;
    deduireTravail(menage, deductions);
    const plafond = (estFamille(menage) ? p.primes_famille : p.primes_seul) + p.primes_enfant * menage.enfants;
    deductions.ajouter('Primes d’assurance', Math.min(menage.primes, plafond));
    deductions.ajouter('Double revenu du couple', Math.min(secondRevenu(menage), p.double_revenu));
    deductions.ajouter('Enfants', deduireEnfants(menage));
    if (menage.enfants > 0) {
      deductions.hypotheses.push(
        `Valais : les enfants de moins de ${AGE_GARDE_PROPRE} ans sont gardés par leurs parents.`,
      );
      if (menage.ages === undefined)
        deductions.hypotheses.push(`Valais : enfants supposés âgés de ${p.age_suppose} ans.`);
    }
    if (!estFamille(menage) && menage.net > 0 && menage.net < p.modeste_seul) {
      deductions.reserves.push(
        'Valais : une déduction pour bas revenu des personnes seules, dont la règle n’est pas connue, n’est pas appliquée ; l’impôt réel peut être plus bas.',
      );
    }
  },

  imposer(a, revenu, commune, detail) {
    const parametres = PARAMETRES_CANTONAUX[a.annee];
    const p = parametres.valais.valeurs;
    const indices = parametres.valais_indices.valeurs;
    const baremes = BAREMES_VALAIS[a.annee];
    const arrondi = arrondirVersLeBas(revenu, p.pas_revenu);
    const brutCanton = indexer(arrondi, indices.canton, baremes.canton);
    const brutCommune = (indexer(arrondi, indices.commune, baremes.commune) * commune.taux) / 100;
    const abattre = (impot: number, maximum: number): number =>
      estFamille(a)
        ? Math.max(0, impot - Math.min(maximum, Math.max(p.abattement_minimum, impot * p.abattement_famille)))
        : impot;
    const apresAbattement = abattre(brutCanton, p.abattement_maximum_canton);
    const minimum = arrondi > 0 ? p.impot_minimum : 0;
    return {
      base: null,
      canton: Math.max(minimum, apresAbattement - p.credit_enfant * a.enfants),
      commune: abattre(brutCommune, p.abattement_maximum_commune),
      personnel: p.impot_personnel,
      baseEglise: abattre(brutCommune, p.abattement_maximum_commune),
      reserves: reserver(a, commune),
      formule: detail
        ? `Barèmes sur ${francs(arrondi)} : canton ${francs(brutCanton)}, commune ${francs(brutCommune)}, avant abattement familial`
        : '',
    };
  },
};
