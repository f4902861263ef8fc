import { refuserAnnee } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import type { NoeudTrace } from '../../core/trace.ts';
import { Traceur } from '../../core/traceur.ts';
import type { NomParametre, ParametresAnnee } from '../parametres/definition.ts';
import {
  derniereAnneeCouverte,
  PARAMETRES_A_VENIR,
  PREMIERE_ANNEE_COUVERTE,
  trouverParametres,
} from '../parametres/index.ts';
import { lireProvenance } from '../parametres/provenance.ts';
import { reformer } from '../parametres/reforme.ts';
import { executer } from './execution.ts';
import type { FoyerFiscal } from './foyer.ts';
import type { ImpotRevenu, ImpotRevenuExplique, OptionsCalcul } from './resultat.ts';
import { verifierFoyer, verifierRevenuDonne } from './verification.ts';

/** Parameters of the year, under the reform that the caller gives. */
export function choisirParametres(annee: number, options?: OptionsCalcul): ParametresAnnee | RefusFiscal {
  const parametres = deLAnnee(annee, options);
  return options?.reforme === undefined || estRefus(parametres) ? parametres : reformer(parametres, options.reforme);
}

/** For a year that is not voted, the latest with what is already voted, when the caller says so. */
function deLAnnee(annee: number, options?: OptionsCalcul): ParametresAnnee | RefusFiscal {
  const parametres = trouverParametres(annee);
  if (parametres !== undefined) return parametres;
  const derniere = derniereAnneeCouverte();
  if (options?.hypothese === 'derniers-parametres' && Number.isInteger(annee) && annee > derniere) {
    return PARAMETRES_A_VENIR;
  }
  return refuserAnnee(annee, PREMIERE_ANNEE_COUVERTE, derniere);
}

function estRefus(valeur: ParametresAnnee | RefusFiscal): valeur is RefusFiscal {
  return 'statut' in valeur;
}

/**
 * Income tax of a household, without the tree.
 *
 * @param annee year in which the income was earned; taxed the year after
 * @returns figures in euros with their certainty, or a typed refusal: year not covered or not voted, amount invalid,
 * contradictory household, situation outside the engine
 * @see CGI art. 156 to 200, 223 sexies, 224, 1417, 1657
 */
export function calculerImpotRevenu(
  foyer: FoyerFiscal,
  annee: number,
  options?: OptionsCalcul,
): ImpotRevenu | RefusFiscal {
  const parametres = choisirParametres(annee, options);
  if (estRefus(parametres)) return parametres;
  const rni = options?.revenuNetImposable;
  const refus = verifierRevenuDonne(rni) ?? verifierFoyer(foyer, annee, parametres.valeurs);
  return refus ?? executer(foyer, annee, parametres, rni ?? null, null);
}

/** Same computation with the tree of how each figure was obtained; its root is `ir.impot_final`. */
export function expliquerImpotRevenu(
  foyer: FoyerFiscal,
  annee: number,
  options?: OptionsCalcul,
): ImpotRevenuExplique | RefusFiscal {
  const parametres = choisirParametres(annee, options);
  if (estRefus(parametres)) return parametres;
  const rni = options?.revenuNetImposable;
  const refus = verifierRevenuDonne(rni) ?? verifierFoyer(foyer, annee, parametres.valeurs);
  if (refus !== null) return refus;
  const traceur = new Traceur<NomParametre>((nom) => lireProvenance(parametres, nom));
  const resultat = executer(foyer, annee, parametres, rni ?? null, traceur);
  return { resultat, trace: racine(traceur) };
}

function racine(traceur: Traceur<NomParametre>): NoeudTrace {
  const noeud = traceur.racine();
  if (noeud === undefined) throw new Error('The income tax left no root in its trace');
  return noeud;
}
