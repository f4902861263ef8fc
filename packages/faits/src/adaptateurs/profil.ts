import { loyersNus } from './foncier.ts';
import { anneeDuJour, Collecteur, type Champs, nombreDe, type SituationAdaptee, texteDe } from './situation-adaptee.ts';

const SITUATIONS: Readonly<Record<string, string>> = {
  celibataire: 'celibataire',
  marie: 'marie',
  pacs: 'pacse',
  divorce: 'divorce',
  veuf: 'veuf',
};

/** What an income without a name is, by the main trade of the profile. */
const NATURES: Readonly<Record<string, 'salaires' | 'pensions_retraite' | 'bnc_reel'>> = {
  retraite: 'pensions_retraite',
  autoentrepreneur: 'bnc_reel',
  profession_liberale: 'bnc_reel',
};

const ACTIVITES = [
  ['revenus_bnc', 'revenus BNC', 'bnc_reel'],
  ['revenus_bic', 'revenus BIC', 'bic_reel'],
] as const;

/** Where the income is not, or not all, taxed as in mainland France; the rest of the profile is read as if it were. */
const RESIDENCES: Readonly<Record<string, string>> = {
  dom_tom: 'résidence outre-mer',
  portugal: 'résidence fiscale au Portugal',
  belgique: 'résidence fiscale en Belgique',
  suisse: 'résidence fiscale en Suisse',
  luxembourg: 'résidence fiscale au Luxembourg',
  autre_ue: 'résidence fiscale dans un autre pays de l’Union européenne',
  hors_ue: 'résidence fiscale hors de l’Union européenne',
};

/** Facts of a tax profile, under the names of its form. Nothing in it that is not typed as expected is a fact. */
export function depuisProfil(profil: Champs, annee: number): SituationAdaptee {
  const c = new Collecteur(annee);
  const situation = SITUATIONS[texteDe(profil, 'situation_familiale')];
  const couple = situation === 'marie' || situation === 'pacse';
  const age = nombreDe(profil, 'age');
  c.fait('situation', situation)
    .fait('annee_naissance_declarant1', anneeDuJour(profil, 'date_naissance') ?? (age > 0 ? annee + 1 - age : 0))
    .enfants(nombreDe(profil, 'nombre_enfants'));
  const duFoyer = (champ: string, montant: number): void => {
    if (couple && montant > 0) c.partager(champ, montant);
    else c.fait(`declarant1.${champ}`, montant);
  };
  duFoyer('salaires', nombreDe(profil, 'revenus_salaires'));
  duFoyer('pensions_retraite', nombreDe(profil, 'pensions_retraite'));
  beneficesDuProfil(c, profil);
  const precis = ['revenus_salaires', 'pensions_retraite', 'revenus_bnc', 'revenus_bic'];
  // The same yearly income, under the two names of its two forms.
  const global = nombreDe(profil, 'revenu_annuel') || nombreDe(profil, 'revenus_annuels');
  if (global > 0 && precis.every((champ) => nombreDe(profil, champ) === 0)) {
    const activite = texteDe(profil, 'activite_principale');
    const nature = NATURES[activite] ?? 'salaires';
    if (nature !== 'bnc_reel') duFoyer(nature, global);
    else {
      c.fait('declarant1.bnc_reel', global);
      c.relire({
        champ: 'revenu_annuel',
        libelle: 'revenu d’indépendant',
        montant: global,
        raison: 'pris pour un bénéfice au réel ; son régime n’est pas dit',
        pris: true,
      });
    }
  }
  c.fait('dividendes', nombreDe(profil, 'dividendes_recus'))
    .fait('plus_values_mobilieres', nombreDe(profil, 'plus_values_mobilieres'))
    .fait('dons_66', nombreDe(profil, 'dons_realises'));
  loyersNus(c, {
    champ: 'revenus_fonciers',
    recettes: nombreDe(profil, 'revenus_fonciers'),
    charges: 0,
    regime: undefined,
  });
  jamaisPris(c, profil);
  return c.fin();
}

/** What changes the tax and that no fact of a household can say. */
function jamaisPris(c: Collecteur, profil: Champs): void {
  const residence = texteDe(profil, 'residence_fiscale');
  const libelle = RESIDENCES[residence];
  if (libelle !== undefined)
    c.relire({
      champ: 'residence_fiscale',
      libelle,
      raison:
        residence === 'dom_tom'
          ? 'le département n’est pas dit, sa réduction d’impôt n’est pas comptée'
          : 'l’impôt calculé est celui d’un résident de métropole',
      pris: false,
      duFoyer: true,
    });
  const charges = nombreDe(profil, 'charges_deductibles');
  if (charges > 0)
    c.relire({
      champ: 'charges_deductibles',
      libelle: 'charges déductibles',
      montant: charges,
      raison: 'leur nature n’est pas dite, elles ne sont pas déduites',
      pris: false,
    });
}

/** Receipts or a profit, the form does not say: taken for the profit, told to be read again. */
function beneficesDuProfil(c: Collecteur, profil: Champs): void {
  for (const [champ, libelle, fait] of ACTIVITES) {
    const montant = nombreDe(profil, champ);
    if (montant === 0) continue;
    c.fait(`declarant1.${fait}`, montant).relire({
      champ,
      libelle,
      montant,
      raison: 'pris pour un bénéfice au réel ; des recettes de micro-entreprise auraient un abattement',
      pris: true,
    });
  }
}
