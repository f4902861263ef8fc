import { entree } from '../../core/traceur.ts';
import { euros, nombre } from '../../core/typographie.ts';
import type { NomPatrimoine } from '../parametres/domaines/index.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { type Lien, REGLES_DU_LIEN } from './liens.ts';
import type { Rappel } from './rappel-fiscal.ts';

/** Someone who comes in the place of a parent already dead, or who renounced, and shares the allowance of that branch. */
export interface Representation {
  readonly souche: 'enfant' | 'frere_soeur';
  /** Persons who share the branch. */
  readonly nombre: number;
}

export interface PersonneGratifiee {
  readonly lien: Lien;
  readonly handicap?: boolean;
  readonly representation?: Representation;
}

interface AbattementDuLien {
  /** Before what earlier gifts used. */
  readonly montant: number;
  readonly parametres: readonly NomPatrimoine[];
  readonly article: string;
  readonly formule: string;
}

/** Allowance of the family tie and of a disability, in euros, before the recall. */
export function abattementDuLien(
  personne: PersonneGratifiee,
  cadre: 'donation' | 'succession',
  calcul: Calcul,
): AbattementDuLien {
  const { representation } = personne;
  const regle = REGLES_DU_LIEN[representation?.souche ?? personne.lien];
  const nom = cadre === 'donation' ? regle.donation : regle.succession;
  const partage = representation?.nombre ?? 1;
  const parametres: NomPatrimoine[] = [];
  let article = regle.articleAbattement;
  let montant = 0;
  let formule = 'Aucun abattement pour ce lien';
  if (nom !== null) {
    montant = calcul.lire(nom) / partage;
    parametres.push(nom);
    formule = partage > 1 ? `${euros(calcul.lire(nom))} ÷ ${nombre(partage)}` : euros(montant);
  }
  if (personne.handicap === true) {
    const handicap = calcul.lire('dmtg.abattement_handicap');
    formule = nom === null ? `${euros(handicap)} (handicap)` : `${formule} + ${euros(handicap)} (handicap)`;
    article = nom === null ? 'CGI art. 779 II' : `${article} et 779 II`;
    montant += handicap;
    parametres.push('dmtg.abattement_handicap');
  } else if (nom === null && cadre === 'succession') {
    // Only for want of any other allowance.
    montant = calcul.lire('dmtg.abattement_defaut');
    parametres.push('dmtg.abattement_defaut');
    formule = `${euros(montant)} à défaut d’autre abattement`;
    article = 'CGI art. 788 IV';
  }
  return { montant, parametres, article, formule };
}

/** Allowance that is left after the gifts under recall, within the share received. Euros. */
export function appliquerAbattement(
  part: number,
  abattement: AbattementDuLien,
  rappel: Rappel,
  regle: string,
  calcul: Calcul,
): { disponible: number; utilise: number } {
  const disponible = Math.max(0, abattement.montant - rappel.abattement_consomme);
  const utilise = Math.min(part, disponible);
  const consomme = rappel.abattement_consomme;
  calcul.t?.noeud({
    regle,
    libelle: 'Abattement',
    valeur: utilise,
    formule:
      abattement.formule +
      (consomme > 0 ? ` − ${euros(consomme)} déjà utilisés = ${euros(disponible)}` : '') +
      (utilise < disponible ? `, dans la limite de la part : ${euros(utilise)}` : ''),
    article: consomme > 0 ? `${abattement.article} et 784` : abattement.article,
    entrees: [
      entree('Part reçue', part),
      entree('Abattement déjà utilisé', consomme),
      entree('Donations rappelées', rappel.rappelees, 'nombre'),
    ],
    parametres: [...abattement.parametres, 'dmtg.annees_rappel'],
  });
  return { disponible, utilise };
}
