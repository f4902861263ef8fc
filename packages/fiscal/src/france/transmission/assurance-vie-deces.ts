import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { ARRONDI_CENTIME, arrondirCentime } from '../patrimoine/montants.ts';

/** What a person receives from the life insurance of the deceased, all contracts together. Euros. */
export interface CapitauxDeces {
  /** Capital of premiums paid before the age of 70, under CGI art. 990 I. */
  readonly capital_avant_70?: number;
  /** Same, from « vie-génération » contracts. */
  readonly capital_vie_generation?: number;
  /** Share of that capital, and of the allowance, that a bare owner has when the clause splits ownership (CGI art. 669). */
  readonly quote_part?: number;
  /** Premiums paid after the age of 70, gains left out, under CGI art. 757 B. */
  readonly primes_apres_70?: number;
  /** Capital received from those premiums, when it is lower than them. */
  readonly capital_apres_70?: number;
}

/** Levy on the capital of premiums paid before 70, in euros, for one beneficiary who is not exempt (CGI art. 990 I). */
export function calculerPrelevement990I(c: CapitauxDeces, regle: string, calcul: Calcul): number {
  const ordinaire = c.capital_avant_70 ?? 0;
  const generation = c.capital_vie_generation ?? 0;
  if (ordinaire + generation === 0) return 0;
  const quotePart = c.quote_part ?? 1;
  const retenu = (ordinaire + generation * (1 - calcul.lire('avd.vie_generation'))) * quotePart;
  const abattement = calcul.lire('avd.abattement_990_i') * quotePart;
  const seuil = calcul.lire('avd.seuil_990_i');
  const [taux1, taux2] = [calcul.lire('avd.taux_990_i_1'), calcul.lire('avd.taux_990_i_2')];
  const taxable = Math.max(0, retenu - abattement);
  const premiere = Math.min(taxable, seuil);
  const seconde = taxable - premiere;
  const prelevement = arrondirCentime(premiere * taux1 + seconde * taux2);
  const suite = seconde > 0 ? ` + ${pourcent(taux2)} × ${euros(seconde)}` : '';
  calcul.t?.noeud({
    regle,
    libelle: 'Prélèvement sur les capitaux d’assurance-vie (primes versées avant 70 ans)',
    valeur: prelevement,
    formule:
      taxable === 0
        ? `${euros(retenu)}, au plus ${euros(abattement)} : rien n’est dû`
        : `(${euros(retenu)} − ${euros(abattement)}) : ${pourcent(taux1)} × ${euros(premiere)}${suite} = ${euros(prelevement)}`,
    article: 'CGI art. 990 I',
    entrees: [entree('Capitaux reçus', ordinaire), entree('Capitaux « vie-génération »', generation)],
    parametres: [
      'avd.abattement_990_i',
      'avd.seuil_990_i',
      'avd.taux_990_i_1',
      'avd.taux_990_i_2',
      ...(generation > 0 ? (['avd.vie_generation'] as const) : []),
    ],
    arrondi: ARRONDI_CENTIME,
  });
  return prelevement;
}

/** Premiums paid after 70 that count for one beneficiary: never more than what is received. Euros. */
function primesRetenues(c: CapitauxDeces | undefined): number {
  const primes = c?.primes_apres_70 ?? 0;
  return Math.min(primes, c?.capital_apres_70 ?? primes);
}

/**
 * Premiums paid after 70 that join the inheritance of each beneficiary, in euros. The single allowance is shared in
 * proportion to the taxable premiums; beneficiaries who are exempt take none of it (CGI art. 757 B ;
 * BOI-ENR-DMTG-10-10-20-20 n° 210).
 */
export function repartirPrimes757B(
  beneficiaires: readonly { readonly capitaux: CapitauxDeces | undefined; readonly exonere: boolean }[],
  calcul: Calcul,
): number[] {
  const primes = beneficiaires.map((b) => (b.exonere ? 0 : primesRetenues(b.capitaux)));
  const total = primes.reduce((somme, montant) => somme + montant, 0);
  if (total === 0) return primes;
  const abattement = Math.min(total, calcul.lire('avd.abattement_757_b'));
  const taxables = primes.map((montant) => montant - (abattement * montant) / total);
  calcul.t?.noeud({
    regle: 'dmtg.primes_757_b',
    libelle: 'Primes d’assurance-vie versées après 70 ans, taxables',
    valeur: total - abattement,
    formule: `${euros(total)} − ${euros(abattement)} = ${euros(total - abattement)}, répartis selon les primes`,
    article: 'CGI art. 757 B',
    entrees: [entree('Primes des bénéficiaires non exonérés', total)],
    parametres: ['avd.abattement_757_b'],
  });
  return taxables;
}
