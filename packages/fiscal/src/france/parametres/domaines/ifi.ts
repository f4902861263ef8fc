import { def, definirDomaine } from './definition.ts';
import { IFI } from './sources.ts';

const BAREME = 'CGI art. 977 1';

/** Tax on real-estate wealth, by year of taxation (1 January). */
export const FORTUNE_IMMOBILIERE = definirDomaine(
  'ifi',
  'L’impôt sur la fortune immobilière',
  {
    seuil_assujettissement: def('Patrimoine net taxable au-delà duquel l’impôt est dû', 'CGI art. 964'),
    seuil_1: def('Patrimoine au-delà duquel s’applique la 1re tranche taxée', BAREME),
    seuil_2: def('Patrimoine au-delà duquel s’applique la 2e tranche taxée', BAREME),
    seuil_3: def('Patrimoine au-delà duquel s’applique la 3e tranche taxée', BAREME),
    seuil_4: def('Patrimoine au-delà duquel s’applique la 4e tranche taxée', BAREME),
    seuil_5: def('Patrimoine au-delà duquel s’applique la 5e tranche taxée', BAREME),
    taux_1: def('Taux de la 1re tranche taxée', BAREME, 'taux'),
    taux_2: def('Taux de la 2e tranche taxée', BAREME, 'taux'),
    taux_3: def('Taux de la 3e tranche taxée', BAREME, 'taux'),
    taux_4: def('Taux de la 4e tranche taxée', BAREME, 'taux'),
    taux_5: def('Taux de la 5e tranche taxée', BAREME, 'taux'),
    decote_forfait: def('Forfait de la décote', 'CGI art. 977 2'),
    decote_taux: def('Part du patrimoine retranchée de la décote', 'CGI art. 977 2', 'taux'),
    decote_limite: def('Patrimoine en dessous duquel joue la décote', 'CGI art. 977 2'),
    abattement_residence: def('Abattement sur la résidence principale', 'CGI art. 973 I', 'taux'),
    dettes_seuil_patrimoine: def('Patrimoine au-delà duquel les dettes sont plafonnées', 'CGI art. 974 IV'),
    dettes_part: def('Part du patrimoine au-delà de laquelle les dettes sont plafonnées', 'CGI art. 974 IV', 'taux'),
    dettes_excedent: def('Part déductible des dettes en excédent', 'CGI art. 974 IV', 'taux'),
    dons_taux: def('Réduction pour dons', 'CGI art. 978 I', 'taux'),
    dons_plafond: def('Réduction maximale pour dons', 'CGI art. 978 I'),
    plafond_revenus: def('Part des revenus que les impôts ne peuvent dépasser', 'CGI art. 979 I', 'taux'),
  },
  [
    {
      depuis: '2018-01-01',
      source: IFI,
      valeurs: {
        seuil_assujettissement: 1_300_000,
        seuil_1: 800_000,
        seuil_2: 1_300_000,
        seuil_3: 2_570_000,
        seuil_4: 5_000_000,
        seuil_5: 10_000_000,
        taux_1: 0.005,
        taux_2: 0.007,
        taux_3: 0.01,
        taux_4: 0.0125,
        taux_5: 0.015,
        decote_forfait: 17_500,
        decote_taux: 0.0125,
        decote_limite: 1_400_000,
        abattement_residence: 0.3,
        dettes_seuil_patrimoine: 5_000_000,
        dettes_part: 0.6,
        dettes_excedent: 0.5,
        dons_taux: 0.75,
        dons_plafond: 50_000,
        plafond_revenus: 0.75,
      },
    },
  ],
);

/** Taxed brackets of the scale, in order. */
export const TRANCHES_IFI = [1, 2, 3, 4, 5] as const;
