import { type NoeudTrace, trouverNoeud } from '@francis/fiscal';
import { formater } from '../orchestration/typographie.ts';
import type { Registre } from '../orchestration/registre.ts';
import { hypothesesDuFoyer } from './hypotheses.ts';
import { type ResultatOutil, calculerFoyer, decrire, refuse } from './resultats.ts';
import type { FoyerDecrit } from './schemas.ts';

interface Scenario {
  readonly nom: string;
  readonly foyers: readonly FoyerDecrit[];
}

const ARTICLE = 'CGI art. 197';

function noeud(
  regle: string,
  libelle: string,
  valeur: number,
  formule: string,
  enfants: readonly NoeudTrace[],
): NoeudTrace {
  return {
    regle,
    libelle,
    valeur,
    unite: 'EUR',
    formule,
    article: enfants[0]?.article ?? ARTICLE,
    entrees: [],
    parametres: [],
    enfants,
  };
}

const eur = (n: number): string => formater(n, 'EUR');
const arrondi = (n: number): number => Math.round(n * 100) / 100;

/**
 * Full tax of each scenario and their differences. Roots: `<scenario>` (one household) or `<scenario>.f1`, `.f2`, with
 * `<scenario>` their sum; `''` holds `comparaison.ecart` (first minus second, positive = less tax in the second); `tout`
 * holds `comparaison.ecart_total`, the same with what is due beside the tax, when something is.
 */
export function comparer(
  registre: Registre,
  scenarios: readonly Scenario[],
  annee: number,
  supplement?: number,
): ResultatOutil {
  const racines = new Map<string, NoeudTrace>();
  const totaux: NoeudTrace[] = [];
  let estimation = false;
  let anneeParametres = annee;
  const reserves = new Set<string>();
  for (const { nom, foyers } of scenarios) {
    const arbres: NoeudTrace[] = [];
    for (const [i, foyer] of foyers.entries()) {
      const calcul = calculerFoyer(foyer, annee);
      if ('statut' in calcul) return refuse(calcul);
      if (calcul.resultat.statut === 'estimation') estimation = true;
      anneeParametres = calcul.resultat.annee_parametres;
      for (const r of calcul.resultat.reserves) reserves.add(r);
      arbres.push(calcul.trace);
      if (foyers.length > 1) racines.set(`${nom}.f${i + 1}`, calcul.trace);
    }
    const total = arrondi(arbres.reduce((t, a) => t + Number(a.valeur), 0));
    const [seul] = arbres;
    const somme =
      arbres.length === 1 && seul
        ? seul
        : noeud(
            'comparaison.total',
            'Impôt des deux foyers',
            total,
            `${arbres.map((a) => eur(Number(a.valeur))).join(' + ')} = ${eur(total)}`,
            arbres,
          );
    racines.set(nom, somme);
    totaux.push(somme);
  }
  const [premier, second] = totaux;
  if (premier && second) racines.set('', ecart(premier, second, supplement));
  if (premier && second) {
    const total = ecartTotal(premier, second);
    if (total !== undefined) racines.set('tout', total);
  }
  const [, , troisieme] = totaux;
  if (premier && troisieme) racines.set('ecart3', ecart(premier, troisieme));
  const appel = registre.enregistrer({ annee, estimation, reserves: [...reserves], racines });
  const hypotheses = scenarios.flatMap(({ foyers }) => foyers.flatMap(hypothesesDuFoyer));
  return decrire(appel, anneeParametres, [...new Set(hypotheses)]);
}

/** Who pays less, in words: a sign alone is read both ways. */
function sens(difference: number): string {
  if (difference === 0) return ' : les deux se valent';
  return difference > 0 ? ' : le second coûte moins' : ' : le premier coûte moins';
}

/** Levies and contributions that the engine keeps out of the final tax, over every household of a scenario. */
const A_PART = ['ir.prelevements_sociaux', 'ir.cdhr'];

function duAPart(arbre: NoeudTrace): number {
  if (arbre.regle === 'comparaison.total') return arbre.enfants.reduce((t, n) => t + duAPart(n), 0);
  return A_PART.reduce((t, regle) => t + Number(trouverNoeud(arbre, regle)?.valeur ?? 0), 0);
}

/** Difference of all that is due, social levies included; undefined when nothing is due beside the tax. */
function ecartTotal(avant: NoeudTrace, apres: NoeudTrace): NoeudTrace | undefined {
  const [a, b] = [duAPart(avant), duAPart(apres)];
  if (a === 0 && b === 0) return undefined;
  const [toutA, toutB] = [arrondi(Number(avant.valeur) + a), arrondi(Number(apres.valeur) + b)];
  const difference = arrondi(toutA - toutB);
  return noeud(
    'comparaison.ecart_total',
    'Écart de tout ce qui est dû, prélèvements sociaux et contribution différentielle compris (premier − second)',
    difference,
    `(${eur(Number(avant.valeur))} + ${eur(a)}) − (${eur(Number(apres.valeur))} + ${eur(b)}) = ${eur(difference)}${sens(difference)}`,
    [],
  );
}

function ecart(avant: NoeudTrace, apres: NoeudTrace, supplement?: number): NoeudTrace {
  const a = Number(avant.valeur);
  const b = Number(apres.valeur);
  const difference = noeud(
    'comparaison.ecart',
    'Écart d’impôt sur le revenu entre les deux calculs (premier − second)',
    arrondi(a - b),
    `${eur(a)} − ${eur(b)} = ${eur(arrondi(a - b))}${sens(arrondi(a - b))}`,
    [avant, apres],
  );
  if (supplement === undefined) return difference;
  const reste = arrondi(supplement + a - b);
  const cout = noeud(
    'comparaison.cout',
    'Impôt supplémentaire',
    arrondi(b - a),
    `${eur(b)} − ${eur(a)} = ${eur(arrondi(b - a))}`,
    [avant, apres],
  );
  return noeud(
    'comparaison.reste',
    'Supplément restant après impôt',
    reste,
    `${eur(supplement)} − ${eur(arrondi(b - a))} = ${eur(reste)}`,
    [cout, difference],
  );
}
