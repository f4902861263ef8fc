import { def, definirDomaine } from './definition.ts';
import { CEHR, SOCIETES } from './sources.ts';

/** Corporate tax, for financial years opened since 2022. */
export const SOCIETE = definirDomaine(
  'is',
  'L’impôt sur les sociétés',
  {
    taux: def('Taux normal', 'CGI art. 219 I', 'taux'),
    taux_reduit: def('Taux réduit des petites et moyennes entreprises', 'CGI art. 219 I b', 'taux'),
    plafond_reduit: def('Bénéfice taxé au taux réduit', 'CGI art. 219 I b'),
    chiffre_affaires_pme: def('Chiffre d’affaires à ne pas dépasser pour le taux réduit', 'CGI art. 219 I b'),
    sociale_taux: def('Contribution sociale sur l’impôt sur les sociétés', 'CGI art. 235 ter ZC', 'taux'),
    sociale_abattement: def('Impôt non soumis à la contribution sociale', 'CGI art. 235 ter ZC'),
    sociale_chiffre_affaires: def('Chiffre d’affaires exonérant de la contribution sociale', 'CGI art. 235 ter ZC'),
    quote_part: def('Quote-part de frais et charges, régime mère-fille', 'CGI art. 216 I', 'taux'),
    quote_part_groupe: def('Quote-part de frais et charges dans un groupe', 'CGI art. 216 I', 'taux'),
    quote_part_titres: def(
      'Quote-part de frais sur une plus-value de titres de participation',
      'CGI art. 219 I a quinquies',
      'taux',
    ),
    deficit_plancher: def('Bénéfice sur lequel un déficit antérieur s’impute en entier', 'CGI art. 209 I'),
    deficit_part: def('Part du bénéfice au-delà, imputable', 'CGI art. 209 I', 'taux'),
    mecenat_taux: def('Réduction d’impôt pour les dons des entreprises', 'CGI art. 238 bis', 'taux'),
    mecenat_taux_reduit: def('La même, au-delà du seuil', 'CGI art. 238 bis', 'taux'),
    mecenat_seuil: def('Dons réduits au taux plein', 'CGI art. 238 bis'),
    mecenat_montant: def('Limite des dons, montant', 'CGI art. 238 bis'),
    mecenat_part: def('Limite des dons, part du chiffre d’affaires', 'CGI art. 238 bis', 'taux'),
    participation: def('Participation minimale, régime mère-fille', 'CGI art. 145 1', 'taux'),
  },
  [
    {
      depuis: '2022-12-31',
      source: SOCIETES,
      valeurs: {
        taux: 0.25,
        taux_reduit: 0.15,
        plafond_reduit: 42_500,
        chiffre_affaires_pme: 10_000_000,
        sociale_taux: 0.033,
        sociale_abattement: 763_000,
        sociale_chiffre_affaires: 7_630_000,
        quote_part: 0.05,
        quote_part_groupe: 0.01,
        mecenat_taux: 0.6,
        mecenat_taux_reduit: 0.4,
        mecenat_seuil: 2_000_000,
        mecenat_montant: 20_000,
        mecenat_part: 0.005,
        quote_part_titres: 0.12,
        deficit_plancher: 1_000_000,
        deficit_part: 0.5,
        participation: 0.05,
      },
    },
  ],
);

/** Smoothing of the contribution on high incomes; the scale itself is with the income tax. */
export const LISSAGE_CEHR = definirDomaine(
  'lissage',
  'Le lissage de la contribution sur les hauts revenus',
  { multiple: def('Multiple de la moyenne des deux années précédentes', 'CGI art. 223 sexies II', 'nombre') },
  [{ depuis: '2022-01-01', source: CEHR, valeurs: { multiple: 1.5 } }],
);
