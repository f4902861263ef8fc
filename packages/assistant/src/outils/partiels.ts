import type { NoeudTrace } from '@francis/fiscal';
import { derniereAnneeCouverte, expliquerPlafondPer, trouverNoeud } from '@francis/fiscal';
import { expliquerRevenusMobiliers } from '@francis/fiscal/patrimoine';
import { sansAbsents } from '../domaines/domaine.ts';
import type { Registre } from '../orchestration/registre.ts';
import { formater } from '../orchestration/typographie.ts';
import { calculerFoyer, decrire, optionsPour, type ResultatOutil, refuse } from './resultats.ts';

/** An income that reaches every bracket, so that the whole scale is in the tree. */
const AU_DELA_DU_BAREME = 1_000_000;

/** Scale of a year: the parameters that the engine applies to an income that reaches every bracket. */
export function lireBareme(registre: Registre, annee: number): ResultatOutil {
  const calcul = calculerFoyer({ situation: 'celibataire' }, annee, AU_DELA_DU_BAREME);
  if ('statut' in calcul) return refuse(calcul);
  const appel = registre.enregistrer({
    annee,
    estimation: calcul.resultat.annee_parametres !== annee,
    reserves: [],
    racines: new Map([['', calcul.trace]]),
  });
  return decrire(appel, calcul.resultat.annee_parametres);
}

/** Décote of a gross tax: the engine's own step, met by searching the taxable income that gives this tax. */
export function calculerDecote(registre: Registre, impotBrut: number, couple: boolean, annee: number): ResultatOutil {
  const situation = couple ? 'marie' : 'celibataire';
  let bas = 0;
  let haut = 4_000_000;
  while (haut - bas > 0.01) {
    const milieu = (bas + haut) / 2;
    const calcul = calculerFoyer({ situation }, annee, milieu);
    if ('statut' in calcul) return refuse(calcul);
    if (calcul.resultat.droits_simples < impotBrut) bas = milieu;
    else haut = milieu;
  }
  const calcul = calculerFoyer({ situation }, annee, haut);
  if ('statut' in calcul) return refuse(calcul);
  const decote = trouverNoeud(calcul.trace, 'ir.decote');
  const apres = trouverNoeud(calcul.trace, 'ir.impot_apres_decote');
  const enfants = [decote, apres].filter((n): n is NoeudTrace => n !== undefined);
  const racine: NoeudTrace = {
    regle: 'decote.impot_brut',
    libelle: 'Impôt brut indiqué',
    valeur: calcul.resultat.droits_simples,
    unite: 'EUR',
    formule: 'Montant donné, avant décote',
    article: 'CGI art. 197 I 4 a',
    entrees: [],
    parametres: [],
    enfants,
  };
  const appel = registre.enregistrer({
    annee,
    estimation: calcul.resultat.annee_parametres !== annee,
    reserves: [],
    racines: new Map([['', racine]]),
  });
  return decrire(appel, calcul.resultat.annee_parametres);
}

/** Ceiling of retirement savings from last year's wages: their professional costs come off first. */
export function calculerPlafondDepuisSalaires(registre: Registre, salaires: number, annee: number): ResultatOutil {
  const revenus = calculerFoyer(
    { situation: 'celibataire', declarant1: { salaires } },
    Math.min(annee - 1, derniereAnneeCouverte()),
  );
  if ('statut' in revenus) return refuse(revenus);
  const nets = trouverNoeud(revenus.trace, 'ir.salaires');
  const connue = Math.min(annee, derniereAnneeCouverte() + 1);
  const calcul = expliquerPlafondPer(
    { revenus_professionnels_n_moins_1: Number(nets?.valeur ?? 0) },
    connue,
    optionsPour(connue),
  );
  if (calcul.statut === 'refus') return refuse(calcul);
  const trace: NoeudTrace =
    nets === undefined ? calcul.trace : { ...calcul.trace, enfants: [...calcul.trace.enfants, nets] };
  const appel = registre.enregistrer({
    annee: connue,
    estimation: calcul.statut === 'estimation',
    reserves: [],
    racines: new Map([['', trace]]),
  });
  return decrire(appel, calcul.statut === 'estimation' ? derniereAnneeCouverte() : connue);
}

interface Capital {
  readonly dividendes?: number | undefined;
  readonly interets?: number | undefined;
  readonly plus_values_mobilieres?: number | undefined;
}

/** Whole cost of capital income under the flat tax, by the engine that gives it income by income: one rule, one figure. */
export function calculerForfait(registre: Registre, capital: Capital, annee: number): ResultatOutil {
  const { plus_values_mobilieres: plus_values, dividendes, interets } = capital;
  const calcul = expliquerRevenusMobiliers(sansAbsents({ annee, dividendes, interets, plus_values }));
  if (!('trace' in calcul)) return refuse(calcul);
  const total = trouverNoeud(calcul.trace, 'rcm.total');
  if (total === undefined)
    return { refus: 'Le détail du prélèvement n’est pas disponible.', code: 'SITUATION_NON_COUVERTE' };
  const racine: NoeudTrace = {
    ...total,
    regle: 'capital.total',
    enfants: [
      additionner(calcul.trace, 'ir.pfu', 'Impôt sur le revenu au taux forfaitaire', 'CGI art. 200 A 1', 'impot'),
      additionner(calcul.trace, 'ir.prelevements_sociaux', 'Prélèvements sociaux', 'CSS art. L136-7', SOCIAUX),
    ],
  };
  const appel = registre.enregistrer({
    annee,
    estimation: calcul.resultat.statut === 'estimation',
    reserves: calcul.resultat.reserves,
    racines: new Map([['', racine]]),
  });
  return decrire(appel, annee);
}

const SOCIAUX = 'prelevements_sociaux';

/** Sum of one part of every income. */
function additionner(trace: NoeudTrace, regle: string, libelle: string, article: string, part: string): NoeudTrace {
  const enfants = NATURES_DE_CAPITAL.flatMap((nature) => trouverNoeud(trace, `rcm.${nature}.${part}`) ?? []);
  const valeur = Math.round(enfants.reduce((somme, n) => somme + Number(n.valeur), 0) * 100) / 100;
  return {
    regle,
    libelle,
    valeur,
    unite: 'EUR',
    formule: `${enfants.map((n) => formater(n.valeur, 'EUR')).join(' + ')} = ${formater(valeur, 'EUR')}`,
    article,
    entrees: [],
    parametres: [],
    enfants,
  };
}

const NATURES_DE_CAPITAL = ['dividende', 'interet', 'plus_value_mobiliere'] as const;
