import type { NoeudTrace } from '@francis/fiscal';
import { derniereAnneeCouverte, parametresImpotRevenu } from '@francis/fiscal';
import type { Registre } from '../orchestration/registre.ts';
import { decrire, type ResultatOutil } from './resultats.ts';

/** Legal numbers of a year, each with its article and source, as figures that can be cited. */
export function lireParametres(registre: Registre, noms: readonly string[], annee: number): ResultatOutil {
  const connue = Math.min(annee, derniereAnneeCouverte());
  const parametres = parametresImpotRevenu(connue);
  const enfants = noms.flatMap((nom): NoeudTrace[] => {
    const p = parametres?.chercher(nom);
    if (p === undefined) return [];
    const { libelle, valeur, unite, article } = p;
    return [
      {
        regle: `parametre.${nom}`,
        libelle,
        valeur,
        unite,
        formule: `${libelle}, lu dans la loi`,
        article,
        entrees: [],
        parametres: [p],
        enfants: [],
      },
    ];
  });
  const [premier] = enfants;
  if (premier === undefined)
    return { refus: `Ce paramètre n’est pas connu pour les revenus ${annee}.`, code: 'ANNEE_NON_COUVERTE' };
  const racine: NoeudTrace = { ...premier, regle: 'parametres', parametres: [], enfants };
  return decrire(
    registre.enregistrer({
      annee: connue,
      estimation: connue !== annee,
      reserves: [],
      racines: new Map([['', racine]]),
    }),
    connue,
  );
}
