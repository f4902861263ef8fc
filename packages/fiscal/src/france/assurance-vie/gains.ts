import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import { PREMIER_JOUR_PFU, PRIMES_EXONEREES_AVANT } from '../parametres/domaines/assurance-vie.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { arrondirCentime } from '../patrimoine/montants.ts';
import type { RachatAssuranceVie } from './demande-rachat.ts';

/** Part of the withdrawal that is gain, in euros: withdrawal − premiums × withdrawal ÷ value (CGI art. 125-0 A I). */
export function calculerPartDeGains(r: RachatAssuranceVie, calcul: Calcul): number {
  const { montant_rachat: rachat = 0, valeur_contrat: valeur = 0, versements = 0 } = r;
  const calcules = valeur === 0 ? 0 : Math.max(0, rachat - (versements * rachat) / valeur);
  const gains = arrondirCentime(r.gains ?? calcules);
  calcul.t?.noeud({
    regle: 'av.part_de_gains',
    libelle: 'Part de gains du rachat',
    valeur: gains,
    formule:
      r.gains === undefined
        ? `${euros(rachat)} − ${euros(versements)} × ${euros(rachat)} ÷ ${euros(valeur)} = ${euros(gains)}`
        : `Gains indiqués = ${euros(gains)}`,
    article: 'CGI art. 125-0 A I',
    entrees: [entree('Rachat', rachat), entree('Valeur du contrat', valeur), entree('Versements', versements)],
  });
  return gains;
}

/** Part of the gains that comes from premiums paid before 27 September 2017, in euros. */
export function calculerGainsAnciens(r: RachatAssuranceVie, gains: number, calcul: Calcul): number {
  if (r.date_ouverture >= PREMIER_JOUR_PFU) return 0;
  if (r.date_ouverture < PRIMES_EXONEREES_AVANT) {
    calcul.reserver(
      'Les gains de primes versées avant le 26/09/1997 peuvent être exonérés : ils ne sont pas distingués.',
    );
  }
  if (r.gains_avant_2017 !== undefined) return Math.min(r.gains_avant_2017, gains);
  const { versements, versements_avant_2017: anciens } = r;
  if (versements === undefined || anciens === undefined) {
    calcul.reserver(
      'Contrat ouvert avant le 27/09/2017 : la date des primes n’est pas indiquée, elles sont supposées postérieures.',
    );
    return 0;
  }
  if (anciens > 0 && anciens < versements) {
    calcul.reserver('Les gains sont répartis entre primes anciennes et nouvelles en proportion des versements.');
  }
  return versements === 0 ? 0 : arrondirCentime((gains * anciens) / versements);
}

/**
 * Share of the new gains that bears the reduced rate, a fraction: all of them while the premiums of the insured do not
 * exceed 150 000 €, then the part of the new premiums that the old ones leave under that amount (CGI art. 200 A 1 B).
 */
export function calculerFractionReduite(r: RachatAssuranceVie, calcul: Calcul): number {
  const seuil = calcul.lire('av.seuil_primes');
  const total = r.primes_tous_contrats ?? r.versements;
  if (r.primes_tous_contrats === undefined) {
    calcul.supposer(
      total === undefined
        ? `Les primes de tous les contrats de l’assuré n’excèdent pas ${euros(seuil)}.`
        : 'L’assuré n’a pas d’autre contrat.',
    );
  }
  const primes = total ?? 0;
  const anciennes = r.primes_tous_contrats_avant_2017 ?? r.versements_avant_2017 ?? 0;
  const nouvelles = Math.max(0, primes - anciennes);
  const reduit = primes <= seuil || nouvelles === 0;
  const fraction = reduit ? 1 : Math.min(1, Math.max(0, seuil - anciennes) / nouvelles);
  calcul.t?.noeud({
    regle: 'av.fraction_reduite',
    libelle: 'Part des gains au taux réduit',
    valeur: fraction,
    unite: 'taux',
    formule: reduit
      ? `Primes n’excédant pas ${euros(seuil)} : totalité`
      : `(${euros(seuil)} − ${euros(anciennes)}) ÷ ${euros(nouvelles)} = ${pourcent(fraction)}`,
    article: 'CGI art. 200 A 1 B 2°',
    entrees: [entree('Primes de l’assuré', primes), entree('Dont avant le 27/09/2017', anciennes)],
    parametres: ['av.seuil_primes'],
  });
  return fraction;
}
