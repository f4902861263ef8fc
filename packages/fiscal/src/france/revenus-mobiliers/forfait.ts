import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { ARRONDI_CENTIME, arrondirCentime } from '../patrimoine/montants.ts';
import { articleSocial, libelleNature, type NatureRevenu, regimeSocial } from './natures.ts';

/** One kind of income under the flat rates, in euros. */
export interface LigneForfait {
  readonly nature: NatureRevenu;
  readonly base_impot: number;
  readonly base_sociale: number;
  readonly impot: number;
  readonly prelevements_sociaux: number;
}

/** Flat income tax and social levies of one kind of income (CGI art. 200 A or 200 C ; CSS art. L136-6 and L136-7). */
export function taxerForfait(
  nature: NatureRevenu,
  baseImpot: number,
  baseSociale: number,
  taux: { readonly nom: 'rcm.pfu' | 'rcm.crypto_taux'; readonly article: string },
  calcul: Calcul,
): LigneForfait {
  const tauxImpot = calcul.lire(taux.nom);
  const tauxSocial = calcul.lire(regimeSocial(nature));
  const impot = arrondirCentime(baseImpot * tauxImpot);
  const sociaux = arrondirCentime(baseSociale * tauxSocial);
  const libelle = libelleNature(nature);
  calcul.t?.ouvrir();
  calcul.t?.noeud({
    regle: `rcm.${nature}.impot`,
    libelle: `Impôt forfaitaire : ${libelle.toLowerCase()}`,
    valeur: impot,
    formule: `${pourcent(tauxImpot)} × ${euros(baseImpot)} = ${euros(impot)}`,
    article: taux.article,
    entrees: [entree('Base', baseImpot)],
    parametres: [taux.nom],
    arrondi: ARRONDI_CENTIME,
  });
  calcul.t?.noeud({
    regle: `rcm.${nature}.prelevements_sociaux`,
    libelle: `Prélèvements sociaux : ${libelle.toLowerCase()}`,
    valeur: sociaux,
    formule: `${pourcent(tauxSocial)} × ${euros(baseSociale)} = ${euros(sociaux)}`,
    article: articleSocial(nature),
    entrees: [entree('Base', baseSociale)],
    parametres: [regimeSocial(nature)],
    arrondi: ARRONDI_CENTIME,
  });
  calcul.t?.fermer({
    regle: `rcm.${nature}`,
    libelle,
    valeur: arrondirCentime(impot + sociaux),
    formule: `${euros(impot)} + ${euros(sociaux)} = ${euros(impot + sociaux)}`,
    article: taux.article,
  });
  return { nature, base_impot: baseImpot, base_sociale: baseSociale, impot, prelevements_sociaux: sociaux };
}
