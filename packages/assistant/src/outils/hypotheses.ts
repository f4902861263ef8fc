import { AGE_D_UN_MINEUR, definitionDe } from '@francis/faits';
import { supposeLaCsg } from './foyer-du-moteur.ts';
import type { FoyerDecrit } from './schemas.ts';

const defautDe = (chemin: string): string[] => {
  const phrase = definitionDe(chemin)?.defaut?.phrase;
  return phrase === undefined ? [] : [phrase];
};

const estCouple = ({ situation }: FoyerDecrit): boolean => situation === 'marie' || situation === 'pacse';

/** The exemption of a pupil or a student is theirs to claim: nothing in a household says that a child studies. */
const SALAIRE_D_ENFANT =
  'Salaire de l’enfant pris pour sa part imposable : à un élève ou un étudiant de 25 ans au plus, trois SMIC mensuels se retranchent d’abord (CGI art. 81, 36°).';

/** What a household does not say and the computation supposes: whoever calls a tool reads it beside the figure. */
export function hypothesesDuFoyer(decrit: FoyerDecrit): string[] {
  const { enfants = [], nombre_enfants = 0, declarant1, declarant2, situation } = decrit;
  const desEnfants = enfants.some((e) => e.garde_alternee === undefined) || nombre_enfants > enfants.length;
  const duCapital =
    (decrit.dividendes ?? 0) + (decrit.interets ?? 0) + (decrit.plus_values_mobilieres ?? 0) > 0 &&
    decrit.option_bareme === undefined;
  return [
    ...(situation === undefined ? ['Situation de famille non dite : célibataire.'] : []),
    ...(estCouple(decrit) && declarant2 === undefined ? ['Conjoint sans revenu.'] : []),
    ...(nombre_enfants > enfants.length ? [`Enfants sans âge dit : ${AGE_D_UN_MINEUR} ans.`] : []),
    ...(desEnfants ? defautDe('foyer.enfants.0.garde_alternee') : []),
    ...(declarant1?.salaires === undefined && declarant2?.salaires === undefined
      ? []
      : defautDe('foyer.declarant1.salaires')),
    ...(enfants.some((e) => (e.salaires ?? 0) > 0) ? [SALAIRE_D_ENFANT] : []),
    ...(duCapital ? defautDe('foyer.option_bareme') : []),
    ...(supposeLaCsg(decrit) ? ['Prélèvements sociaux acquittés sur ces revenus du capital (case 2BH).'] : []),
  ];
}
