import { def, definirDomaine } from '../domaines/definition.ts';
import { texteLu } from './sources.ts';

const PRESSE = 'publications concordantes';

/** What employers, associations and inventors owe, and that no computation of the engine covers. */
export const ORGANISME = definirDomaine(
  'organisme',
  'Les contributions des employeurs, des associations et des inventeurs',
  {
    apprentissage_taux: def('Taxe d’apprentissage', 'C. trav. art. L6241-1-1', 'taux'),
    apprentissage_alsace_moselle: def('Taxe d’apprentissage en Alsace-Moselle', 'C. trav. art. L6241-1-1', 'taux'),
    formation_petites: def('Contribution à la formation, petites entreprises', 'C. trav. art. L6331-1', 'taux'),
    formation_taux: def('Contribution à la formation, autres entreprises', 'C. trav. art. L6331-3', 'taux'),
    formation_salaries: def('Effectif à partir duquel le taux haut s’applique', 'C. trav. art. L6331-3', 'nombre'),
    association_franchise: def('Recettes lucratives accessoires d’une association', 'CGI art. 206, 1 bis'),
    brevet_taux: def('Taux des redevances et cessions de brevets et logiciels', 'CGI art. 238', 'taux'),
    bail_solidaire_min: def('Abattement de taxe foncière du bail réel solidaire', 'CGI art. 1388 octies', 'taux'),
  },
  [
    {
      depuis: '2025-01-01',
      source: texteLu(
        `Conventions de branche étendues citant les articles (KALIARTI000041698592 et KALIARTI000044253386) et fiche F22570 de service-public.fr pour la formation et l’apprentissage ; codes cités et doctrine, ${PRESSE}, pour le reste`,
      ),
      valeurs: {
        apprentissage_taux: 0.0068,
        apprentissage_alsace_moselle: 0.0044,
        formation_petites: 0.0055,
        formation_taux: 0.01,
        formation_salaries: 11,
        association_franchise: 80_011,
        brevet_taux: 0.1,
        bail_solidaire_min: 0.3,
      },
    },
  ],
);

/** What a new passenger car costs at its first registration in France. */
export const IMMATRICULATION = definirDomaine(
  'immatriculation',
  'Les taxes sur l’immatriculation des voitures',
  {
    co2_seuil: def('Grammes de CO2 par kilomètre où le malus commence', 'CIBS art. L421-62', 'nombre'),
    co2_premier: def('Premier montant du malus', 'CIBS art. L421-62'),
    co2_haut: def('Grammes de CO2 par kilomètre où le malus ne monte plus', 'CIBS art. L421-62', 'nombre'),
    co2_plafond: def('Malus le plus élevé', 'CIBS art. L421-62'),
    masse_seuil: def('Kilogrammes à partir desquels le poids est taxé', 'CIBS art. L421-75', 'nombre'),
    masse_tarif: def('Premier tarif par kilogramme au-delà', 'CIBS art. L421-75'),
  },
  [
    {
      depuis: '2026-01-01',
      source: texteLu(
        'Barème de 2026 du code des impositions sur les biens et services, recopié gramme à gramme et à l’identique par trois publications de janvier 2026',
      ),
      valeurs: {
        co2_seuil: 108,
        co2_premier: 50,
        co2_haut: 192,
        co2_plafond: 80_000,
        masse_seuil: 1500,
        masse_tarif: 10,
      },
    },
  ],
);
