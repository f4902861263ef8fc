import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { plusDe } from '../patrimoine/jours.ts';
import type { CessionImmobiliere } from './cession.ts';

/** Acquisition costs in euros: real, or 7.5 % of the price paid (CGI art. 150 VB II 2° and 3°). */
function calculerFrais(c: CessionImmobiliere, calcul: Calcul): number {
  const gratuit = c.mode_acquisition === 'gratuit';
  const parts = c.nature === 'parts_sci';
  const reels = typeof c.frais_acquisition === 'number' ? c.frais_acquisition : gratuit || parts ? 0 : null;
  const taux = calcul.lire('pvi.forfait_frais');
  const frais = reels ?? c.prix_acquisition * taux;
  if (c.frais_acquisition === undefined) {
    calcul.supposer(
      gratuit || parts
        ? 'Frais d’acquisition : aucun n’est indiqué (droits de mutation et frais d’acte réels seuls déductibles).'
        : `Frais d’acquisition : forfait de ${pourcent(taux)} du prix.`,
    );
  }
  if (reels !== null && !gratuit && !parts && reels < c.prix_acquisition * taux) {
    calcul.supposer(`Le forfait de frais d’acquisition (${euros(c.prix_acquisition * taux)}) serait plus favorable.`);
  }
  calcul.t?.noeud({
    regle: 'pvi.frais_acquisition',
    libelle: 'Frais d’acquisition',
    valeur: frais,
    formule:
      reels === null
        ? `${pourcent(taux)} × ${euros(c.prix_acquisition)} = ${euros(frais)}`
        : `Frais réels = ${euros(frais)}`,
    article: 'CGI art. 150 VB II',
    entrees: [entree('Prix d’acquisition', c.prix_acquisition)],
    parametres: reels === null ? ['pvi.forfait_frais'] : [],
  });
  return frais;
}

/** Works in euros: real, or 15 % of the price of a building held for more than five years (CGI art. 150 VB II 4°). */
function calculerTravaux(c: CessionImmobiliere, annees: number, calcul: Calcul): number {
  const delai = calcul.lire('pvi.annees_travaux');
  const ancien = c.date_acquisition === undefined ? annees >= delai : plusDe(delai, c.date_acquisition, c.date_cession);
  const ouvert = ancien && (c.nature ?? 'bati') === 'bati';
  const taux = calcul.lire('pvi.forfait_travaux');
  const reels = typeof c.travaux === 'number' ? c.travaux : null;
  const travaux = reels ?? (ouvert ? c.prix_acquisition * taux : 0);
  if (c.travaux === undefined && ouvert) calcul.supposer(`Travaux : forfait de ${pourcent(taux)} du prix.`);
  if (c.travaux === 'forfait' && !ouvert) {
    calcul.supposer('Le forfait de travaux est réservé aux immeubles bâtis détenus depuis plus de cinq ans : écarté.');
  }
  if (reels !== null && ouvert && reels < c.prix_acquisition * taux) {
    calcul.supposer(`Le forfait de travaux (${euros(c.prix_acquisition * taux)}) serait plus favorable.`);
  }
  let formule = `Travaux réels = ${euros(travaux)}`;
  if (reels === null) {
    formule = ouvert
      ? `${pourcent(taux)} × ${euros(c.prix_acquisition)} = ${euros(travaux)}`
      : 'Forfait non ouvert : 0 €';
  }
  calcul.t?.noeud({
    regle: 'pvi.travaux',
    libelle: 'Travaux',
    valeur: travaux,
    formule,
    article: 'CGI art. 150 VB II 4°',
    entrees: [entree('Prix d’acquisition', c.prix_acquisition), entree('Années de détention', annees, 'nombre')],
    parametres: reels === null ? ['pvi.forfait_travaux', 'pvi.annees_travaux'] : [],
  });
  return travaux;
}

/** Depreciation taken back into the gain of a non-professional furnished landlord (CGI art. 150 VB), in euros. */
function calculerReintegration(c: CessionImmobiliere, calcul: Calcul): number {
  const deduits = c.amortissements_deduits ?? 0;
  if (deduits === 0) return 0;
  const applicable = calcul.lire('pvi.reintegration') === 1 && c.residence_services !== true;
  const reintegres = applicable ? Math.min(deduits, c.prix_acquisition) : 0;
  if (applicable) {
    calcul.supposer(
      'Les amortissements indiqués sont ceux de l’immeuble ; les forfaits de frais et de travaux portent sur le prix de l’acte.',
    );
  }
  calcul.t?.noeud({
    regle: 'pvi.amortissements',
    libelle: 'Amortissements retranchés du prix d’acquisition',
    valeur: reintegres,
    formule: applicable
      ? `Amortissements déduits : ${euros(deduits)}, retenus ${euros(reintegres)}`
      : 'Cession antérieure au 15/02/2025 ou résidence de services : rien n’est réintégré',
    article: 'CGI art. 150 VB',
    entrees: [entree('Amortissements déduits', deduits)],
    parametres: ['pvi.reintegration'],
  });
  return reintegres;
}

export interface PrixAcquisition {
  readonly frais_acquisition: number;
  readonly travaux: number;
  readonly amortissements_reintegres: number;
  readonly prix_acquisition_corrige: number;
}

/** What the property cost, as the law counts it, in euros (CGI art. 150 VB). */
export function corrigerPrixAcquisition(c: CessionImmobiliere, annees: number, calcul: Calcul): PrixAcquisition {
  calcul.t?.ouvrir();
  const frais = calculerFrais(c, calcul);
  const travaux = calculerTravaux(c, annees, calcul);
  const reintegres = calculerReintegration(c, calcul);
  const corrige = c.prix_acquisition + frais + travaux - reintegres;
  calcul.t?.fermer({
    regle: 'pvi.prix_acquisition',
    libelle: 'Prix d’acquisition corrigé',
    valeur: corrige,
    formule:
      `${euros(c.prix_acquisition)} + ${euros(frais)} + ${euros(travaux)}` +
      `${reintegres === 0 ? '' : ` − ${euros(reintegres)}`} = ${euros(corrige)}`,
    article: 'CGI art. 150 VB',
    entrees: [entree('Prix d’acquisition', c.prix_acquisition)],
  });
  return {
    frais_acquisition: frais,
    travaux,
    amortissements_reintegres: reintegres,
    prix_acquisition_corrige: corrige,
  };
}
