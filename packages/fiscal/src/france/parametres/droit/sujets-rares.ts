import { def, definirDomaine, lu } from '../domaines/definition.ts';
import { texteLu } from './sources.ts';

const PROTECTION = texteLu('Fiche F3165 de service-public.fr, reprise par des communes', 'B');
const NOTAIRES = texteLu('Code civil, art. 812-1-1, et rapport du 121e congrès des notaires', 'A');
const PRIX_DE_TRANSFERT = texteLu('Loi n° 2023-1322 du 29 décembre 2023, art. 116, publications concordantes', 'B');
const ISRAEL = texteLu('Cabinets franco-israéliens concordants ; loi israélienne non lue', 'C');
const ROYAUME_UNI = texteLu('Publications professionnelles de 2025 sur le régime des revenus étrangers', 'B');
const PARTICIPATIONS = texteLu('Administration fédérale des contributions, circulaire n° 37', 'A');
const PRIME = texteLu('Publications professionnelles luxembourgeoises', 'C');
const PTZ = texteLu('Décret n° 2025-299 du 29 mars 2025, publications concordantes', 'B');
const SPORT = texteLu('Code général des impôts, art. 84 A et 100 bis', 'B');
const OCTROI = texteLu('Fiche pratique professionnelle sur l’octroi de mer', 'C');

/** Numbers that only one rare subject quotes, and that no computation of the engine covers. */
export const SUJETS_RARES = definirDomaine(
  'sujet',
  'Les sujets rares',
  {
    mandat_annees: def('Durée ordinaire du mandat à effet posthume', 'C. civ. art. 812-1-1', 'nombre'),
    mandat_annees_longues: def(
      'Durée du mandat posthume justifiée par un cas de la loi',
      'C. civ. art. 812-1-1',
      'nombre',
    ),
    transfert_seuil: def(
      'Chiffre d’affaires ou actif qui oblige à documenter les prix de transfert',
      'LPF art. L13 AA',
    ),
    tutelle_tranche_1: def('Part prélevée entre l’AAH et le SMIC annuels', 'CASF art. R471-5-3', 'taux'),
    tutelle_tranche_2: def('Part prélevée entre le SMIC et le premier multiple', 'CASF art. R471-5-3', 'taux'),
    tutelle_tranche_3: def('Part prélevée au-delà, jusqu’au second multiple', 'CASF art. R471-5-3', 'taux'),
    tutelle_multiple_1: def('Premier multiple du SMIC annuel', 'CASF art. R471-5-3', 'nombre'),
    tutelle_multiple_2: def('Second multiple du SMIC annuel', 'CASF art. R471-5-3', 'nombre'),
    israel_annees: def(
      'Années d’exonération israélienne d’un nouvel immigrant',
      'Convention France-Israël du 31 juillet 1995',
      'nombre',
    ),
    uk_annees: def('Années du régime britannique des revenus étrangers', 'Finance Act 2025', 'nombre'),
    uk_absence: def('Années hors du Royaume-Uni exigées avant ce régime', 'Finance Act 2025', 'nombre'),
    ch_decote: def('Réduction annuelle des actions de collaborateur bloquées', 'LIFD art. 17b', 'taux'),
    ch_decote_annees: def('Années de blocage comptées au plus', 'LIFD art. 17b', 'nombre'),
    lu_prime_part: def('Part exonérée de la prime participative', 'LIR art. 115', 'taux'),
    ptz_annees: def(
      'Années sans posséder sa résidence principale avant un prêt à taux zéro',
      'CCH art. L31-10-3',
      'nombre',
    ),
    ptz_seul_a: def('Revenu de référence d’une personne seule en zone A', 'CCH art. L31-10-3'),
    ptz_seul_c: def('Revenu de référence d’une personne seule en zone C', 'CCH art. L31-10-3'),
    ptz_part: def('Part du coût que le prêt finance au plus', 'CCH art. L31-10-9', 'taux'),
    sport_annees: def('Années de la moyenne courte des revenus sportifs', 'CGI art. 84 A', 'nombre'),
    sport_annees_longues: def('Années de la moyenne longue des revenus sportifs', 'CGI art. 84 A', 'nombre'),
    octroi_regional: def('Octroi de mer régional le plus élevé', 'Loi n° 2004-639 du 2 juillet 2004', 'taux'),
  },
  [
    {
      depuis: '2025-04-01',
      source: NOTAIRES,
      valeurs: {
        mandat_annees: 2,
        mandat_annees_longues: 5,
        transfert_seuil: lu(PRIX_DE_TRANSFERT, 150_000_000),
        tutelle_tranche_1: lu(PROTECTION, 0.1),
        tutelle_tranche_2: lu(PROTECTION, 0.23),
        tutelle_tranche_3: lu(PROTECTION, 0.03),
        tutelle_multiple_1: lu(PROTECTION, 2.5),
        tutelle_multiple_2: lu(PROTECTION, 6),
        israel_annees: lu(ISRAEL, 10),
        uk_annees: lu(ROYAUME_UNI, 4),
        uk_absence: lu(ROYAUME_UNI, 10),
        ch_decote: lu(PARTICIPATIONS, 0.06),
        ch_decote_annees: lu(PARTICIPATIONS, 10),
        lu_prime_part: lu(PRIME, 0.5),
        ptz_annees: lu(PTZ, 2),
        ptz_seul_a: lu(PTZ, 49_000),
        ptz_seul_c: lu(PTZ, 28_500),
        ptz_part: lu(PTZ, 0.5),
        sport_annees: lu(SPORT, 3),
        sport_annees_longues: lu(SPORT, 5),
        octroi_regional: lu(OCTROI, 0.025),
      },
    },
  ],
);

const REMBOURSEMENT = texteLu('Code général des impôts, art. 298 quater, texte reproduit', 'B');
const EPARGNE_DE_PRECAUTION = texteLu(
  'BOI-BA-BASE-30-45-20, plafonds de 2023 ; relèvements annuels suivants non retrouvés',
  'C',
);

/** What a farmer deducts or is paid back. */
export const AGRICULTURE = definirDomaine(
  'agricole',
  'Les règles propres aux agriculteurs',
  {
    remboursement_animaux: def(
      'Remboursement forfaitaire : lait, animaux, œufs, céréales, oléagineux',
      'CGI art. 298 quater',
      'taux',
    ),
    remboursement_autres: def('Remboursement forfaitaire : autres produits', 'CGI art. 298 quater', 'taux'),
    dep_entier: def('Bénéfice déductible en entier au titre de l’épargne de précaution', 'CGI art. 73'),
    dep_maximum: def('Déduction annuelle la plus élevée', 'CGI art. 73'),
    dep_total: def('Déductions non encore rapportées, au plus', 'CGI art. 73'),
    dep_annees: def('Exercices pour utiliser l’épargne', 'CGI art. 73', 'nombre'),
    dep_part: def('Part de la déduction à épargner au moins', 'CGI art. 73', 'taux'),
    dep_alea: def('Part exonérée des sommes rapportées après un aléa reconnu', 'CGI art. 73', 'taux'),
    dep_associes: def('Associés comptés au plus par la société', 'CGI art. 73', 'nombre'),
  },
  [
    {
      depuis: '2023-01-01',
      source: EPARGNE_DE_PRECAUTION,
      valeurs: {
        remboursement_animaux: lu(REMBOURSEMENT, 0.0559),
        remboursement_autres: lu(REMBOURSEMENT, 0.0443),
        dep_entier: 28_612,
        dep_maximum: 43_872,
        dep_total: 150_000,
        dep_annees: 10,
        dep_part: 0.5,
        dep_alea: 0.3,
        dep_associes: 4,
      },
    },
  ],
);
