import type { NoeudTrace } from '@francis/fiscal';
import { formater } from '../orchestration/typographie.ts';
import type { Registre } from '../orchestration/registre.ts';
import { hypothesesDuFoyer } from './hypotheses.ts';
import { type ResultatOutil, calculerFoyer, decrire, refuse } from './resultats.ts';
import type { FoyerDecrit } from './schemas.ts';

/** Smallest whole yearly wage of the first filer for which the household pays a tax, by search on the engine itself. */
export function chercherSeuil(registre: Registre, foyer: FoyerDecrit, annee: number): ResultatOutil {
  const impot = (salaires: number): ReturnType<typeof calculerFoyer> =>
    calculerFoyer({ ...foyer, declarant1: { ...foyer.declarant1, salaires } }, annee);
  let bas = 0;
  let haut = 400_000;
  // The tax never falls when the wage rises, so halving the interval finds the threshold.
  while (haut - bas > 1) {
    const milieu = Math.floor((bas + haut) / 2);
    const calcul = impot(milieu);
    if ('statut' in calcul) return refuse(calcul);
    if (calcul.resultat.impot_final > 0) haut = milieu;
    else bas = milieu;
  }
  const avant = impot(bas);
  const apres = impot(haut);
  if ('statut' in avant) return refuse(avant);
  if ('statut' in apres) return refuse(apres);
  const racine: NoeudTrace = {
    regle: 'seuil.premier_impot',
    libelle: 'Premier salaire annuel pour lequel un impôt est à payer',
    valeur: haut,
    unite: 'EUR',
    formule: `À ${formater(bas, 'EUR')} : ${formater(avant.trace.valeur, 'EUR')} ; à ${formater(haut, 'EUR')} : ${formater(apres.trace.valeur, 'EUR')}`,
    article: 'CGI art. 197 et 1657',
    entrees: [],
    parametres: [],
    enfants: [avant.trace, apres.trace],
  };
  const appel = registre.enregistrer({
    annee,
    estimation: apres.resultat.statut === 'estimation',
    reserves: apres.resultat.reserves,
    racines: new Map([
      ['', racine],
      ['apres', apres.trace],
    ]),
  });
  return decrire(appel, apres.resultat.annee_parametres, hypothesesDuFoyer(foyer));
}
