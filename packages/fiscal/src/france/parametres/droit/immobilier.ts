import { def, definirDomaine, lu } from '../domaines/definition.ts';
import {
  ACHATS,
  CESSIONS,
  FORTUNE_TEXTES,
  LOCAUX,
  SEUILS_REVENU_2026,
  VACANCE,
  VACANCE_2027,
} from './sources-patrimoine.ts';

/** Delays and limits of the exemptions from the tax on real-estate gains. */
export const CESSION = definirDomaine(
  'cession',
  'Les exonérations de plus-value immobilière',
  {
    ancienne_residence: def('Année admise pour vendre la résidence quittée', 'BOI-RFPI-PVI-10-40-10', 'nombre'),
    premiere_proprietaire: def(
      'Années sans avoir possédé sa résidence principale',
      'CGI art. 150 U II 1° bis',
      'nombre',
    ),
    premiere_remploi: def('Mois pour réemployer le prix', 'CGI art. 150 U II 1° bis', 'nombre'),
    etablissement: def('Années pour vendre après l’entrée en établissement', 'CGI art. 150 U II 1° ter', 'nombre'),
    expropriation_remploi: def('Mois pour réemployer l’indemnité', 'CGI art. 150 U II 4°', 'nombre'),
    non_resident_plafond: def('Plus-value exonérée du non-résident', 'CGI art. 150 U II 2°'),
    non_resident_delai: def('Années pour vendre après le départ', 'CGI art. 150 U II 2°', 'nombre'),
    non_resident_domicile: def('Années de domicile en France exigées', 'CGI art. 150 U II 2°', 'nombre'),
    terrain_taux: def('Taux de la taxe communale', 'CGI art. 1529', 'taux'),
    terrain_anciennete: def('Années de classement constructible exonérant', 'CGI art. 1529', 'nombre'),
    terrain_multiple: def('Multiple du prix d’achat à dépasser', 'CGI art. 1529', 'nombre'),
    terrain_national_1: def('Premier taux de la taxe nationale', 'CGI art. 1605 nonies', 'taux'),
    terrain_national_2: def('Second taux de la taxe nationale', 'CGI art. 1605 nonies', 'taux'),
    terrain_rapport_1: def('Rapport de la plus-value au prix d’achat, premier taux', 'CGI art. 1605 nonies', 'nombre'),
    terrain_rapport_2: def('Rapport de la plus-value au prix d’achat, second taux', 'CGI art. 1605 nonies', 'nombre'),
    immeuble_neuf: def('Années pendant lesquelles un immeuble est neuf pour la TVA', 'CGI art. 257', 'nombre'),
    tva: def('Taux normal de la taxe sur la valeur ajoutée', 'CGI art. 278', 'taux'),
    surelevation_annees: def('Années pour achever les logements', 'CGI art. 150 U II 9°', 'nombre'),
    surelevation_amende: def('Amende de l’acquéreur qui n’achève pas', 'CGI art. 150 U II 9°', 'taux'),
    partage: def('Droit de partage', 'CGI art. 746', 'taux'),
    partage_divorce: def('Droit de partage entre époux ou partenaires qui se séparent', 'CGI art. 746', 'taux'),
    revenu_part: def('Revenu de référence, première part', 'CGI art. 1417 I'),
    revenu_demi_part: def('Revenu de référence, par demi-part suivante', 'CGI art. 1417 I'),
  },
  [
    {
      depuis: '2026-01-01',
      source: CESSIONS,
      valeurs: {
        ancienne_residence: 1,
        premiere_proprietaire: 4,
        premiere_remploi: 24,
        etablissement: 2,
        expropriation_remploi: 12,
        non_resident_plafond: 150_000,
        non_resident_delai: 10,
        non_resident_domicile: 2,
        terrain_taux: 0.1,
        terrain_anciennete: 18,
        terrain_multiple: 3,
        terrain_national_1: 0.05,
        terrain_national_2: 0.1,
        terrain_rapport_1: 10,
        terrain_rapport_2: 30,
        immeuble_neuf: 5,
        tva: 0.2,
        surelevation_annees: 4,
        surelevation_amende: 0.25,
        partage: 0.025,
        partage_divorce: 0.011,
        revenu_part: lu(SEUILS_REVENU_2026, 12_793),
        revenu_demi_part: lu(SEUILS_REVENU_2026, 3_416),
      },
    },
  ],
);

/** Local taxes on dwellings. */
export const TAXE_LOCALE = definirDomaine(
  'taxe_locale',
  'Les impôts locaux',
  {
    age_exoneration: def('Âge au-delà duquel la taxe foncière peut être exonérée', 'CGI art. 1391', 'nombre'),
    age_degrevement: def('Âge au-delà duquel la taxe foncière peut être réduite', 'CGI art. 1391 B', 'nombre'),
    degrevement: def('Réduction de la taxe foncière', 'CGI art. 1391 B'),
    plafond_revenus: def('Part des revenus au-delà de laquelle la taxe est dégrevée', 'CGI art. 1391 B ter', 'taux'),
    neuf_annees: def('Années d’exonération des constructions nouvelles', 'CGI art. 1383', 'nombre'),
    neuf_declaration: def('Jours pour déclarer l’achèvement', 'CGI art. 1406', 'nombre'),
    vacance_mois: def('Mois de vacance ouvrant le dégrèvement', 'CGI art. 1389', 'nombre'),
    occupation_amende: def('Amende par local non déclaré', 'CGI art. 1770 terdecies'),
    majoration_min: def('Majoration minimale des résidences secondaires', 'CGI art. 1407 ter', 'taux'),
    majoration_max: def('Majoration maximale des résidences secondaires', 'CGI art. 1407 ter', 'taux'),
    vacants_taux_1: def('Taux de la première année de vacance', 'CGI art. 232', 'taux'),
    vacants_taux_2: def('Taux des années suivantes', 'CGI art. 232', 'taux'),
    vacants_jours: def('Jours d’occupation de suite qui écartent la vacance', 'CGI art. 232', 'nombre'),
    vacants_annees: def('Années de vacance en zone tendue', 'CGI art. 232', 'nombre'),
    vacants_annees_commune: def('Années de vacance hors zone tendue', 'CGI art. 1407 bis', 'nombre'),
    vacants_plafond_1: def('Taux maximal de la première année depuis 2027', 'CGI art. 1406 bis', 'taux'),
    vacants_plafond_2: def('Taux maximal des années suivantes depuis 2027', 'CGI art. 1406 bis', 'taux'),
    paiement_en_ligne: def('Somme au-delà de laquelle l’impôt se paie en ligne', 'CGI art. 1681 sexies'),
    garage_distance: def('Distance d’une dépendance, en kilomètre', 'BOI-IF-TH', 'nombre'),
  },
  [
    {
      depuis: '2023-01-01',
      source: LOCAUX,
      valeurs: {
        age_exoneration: 75,
        age_degrevement: 65,
        degrevement: 100,
        plafond_revenus: 0.5,
        neuf_annees: 2,
        neuf_declaration: 90,
        vacance_mois: 3,
        occupation_amende: 150,
        majoration_min: 0.05,
        majoration_max: 0.6,
        vacants_taux_1: lu(VACANCE, 0.17),
        vacants_taux_2: lu(VACANCE, 0.34),
        vacants_jours: lu(VACANCE, 90),
        vacants_annees: lu(VACANCE, 1),
        vacants_annees_commune: lu(VACANCE, 2),
        vacants_plafond_1: lu(VACANCE_2027, 0.3),
        vacants_plafond_2: lu(VACANCE_2027, 0.6),
        paiement_en_ligne: 300,
        garage_distance: 1,
      },
    },
  ],
);

/** Limits of the tax on real-estate wealth that its computation does not use. */
export const FORTUNE = definirDomaine(
  'fortune',
  'Les règles de l’impôt sur la fortune immobilière',
  {
    arrivant_annees: def(
      'Années pendant lesquelles l’arrivant n’est imposé que sur ses biens français',
      'CGI art. 964',
      'nombre',
    ),
    arrivant_absence: def('Années d’absence exigées avant l’arrivée', 'CGI art. 964', 'nombre'),
    petite_participation: def(
      'Participation en dessous de laquelle une société opérationnelle est ignorée',
      'CGI art. 965',
      'taux',
    ),
    dirigeant_droits: def('Droits de vote du dirigeant', 'CGI art. 975', 'taux'),
    dirigeant_revenus: def('Part des revenus professionnels', 'CGI art. 975', 'taux'),
    bois: def('Part exonérée des bois et forêts', 'CGI art. 976', 'taux'),
    reprise_annees: def('Années de reprise quand l’actif manque ou n’est pas déclaré', 'LPF art. L186', 'nombre'),
  },
  [
    {
      depuis: '2018-01-01',
      source: FORTUNE_TEXTES,
      valeurs: {
        arrivant_annees: 5,
        arrivant_absence: 5,
        petite_participation: 0.1,
        dirigeant_droits: 0.25,
        dirigeant_revenus: 0.5,
        bois: 0.75,
        reprise_annees: 6,
      },
    },
  ],
);

/** Duties on the purchase of a dwelling. */
export const ACHAT = definirDomaine(
  'achat',
  'Les droits d’achat d’un logement',
  {
    departement: def('Droit départemental ordinaire', 'CGI art. 1594 D', 'taux'),
    departement_releve: def('Droit départemental relevé par délibération', 'CGI art. 1594 D', 'taux'),
    commune: def('Taxe communale', 'CGI art. 1584', 'taux'),
    frais_assiette: def('Prélèvement de l’État sur le droit départemental', 'CGI art. 1647 V', 'taux'),
    neuf: def('Taxe de publicité foncière d’un logement neuf', 'CGI art. 1594 F quinquies', 'taux'),
  },
  [
    {
      depuis: '2025-04-01',
      source: ACHATS,
      valeurs: { departement: 0.045, departement_releve: 0.05, commune: 0.012, frais_assiette: 0.0237, neuf: 0.00715 },
    },
  ],
);
