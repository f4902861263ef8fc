import { def, definirDomaine, lu } from '../domaines/definition.ts';
import {
  CIVIL,
  CREDIT_2026,
  DONS_FAMILLE,
  PACTE,
  PACTE_2026,
  PENALITES_SUCCESSION,
  RURAL_2025,
  SUCCESSIONS,
} from './sources-patrimoine.ts';

/** Formalities and delays of gifts. */
export const DON = definirDomaine(
  'don',
  'Les donations',
  {
    revelation_seuil: def('Don manuel dont la révélation peut attendre le décès', 'CGI art. 635 A'),
    logement_mois: def('Mois pour employer le don au logement', 'CGI art. 790 A bis', 'nombre'),
    logement_annees: def('Années d’occupation ou de location du logement', 'CGI art. 790 A bis', 'nombre'),
    pret_ecrit: def('Prêt dont la preuve exige un écrit', 'C. civ. art. 1359'),
    pret_declaration: def('Prêt à déclarer à l’administration', 'CGI ann. IV art. 23 L'),
    reprise_courte: def('Années de reprise quand l’acte révèle l’exigibilité', 'LPF art. L180', 'nombre'),
    reprise_longue: def('Années de reprise dans les autres cas', 'LPF art. L186', 'nombre'),
    usufruit_association: def('Années minimales d’un usufruit donné à une œuvre', 'BOI-PAT-IFI-20-20-30', 'nombre'),
    reduction_annees: def('Années pour agir en réduction après le décès', 'C. civ. art. 921', 'nombre'),
  },
  [
    {
      depuis: '2025-02-15',
      source: DONS_FAMILLE,
      valeurs: {
        revelation_seuil: 15_000,
        logement_mois: 6,
        logement_annees: 5,
        pret_ecrit: 1_500,
        pret_declaration: 5_000,
        reprise_courte: 3,
        reprise_longue: 6,
        usufruit_association: 3,
        reduction_annees: lu(CIVIL, 5),
      },
    },
  ],
);

/** Declaration and payment of estates. */
export const DECES = definirDomaine(
  'deces',
  'Les successions',
  {
    declaration_mois: def('Mois pour déclarer une succession ouverte en France', 'CGI art. 641', 'nombre'),
    declaration_mois_etranger: def('Mois lorsque le décès a lieu à l’étranger', 'CGI art. 641', 'nombre'),
    dispense_ligne_directe: def('Actif brut dispensant de déclaration, ligne directe et conjoint', 'CGI art. 800'),
    dispense_autres: def('Actif brut dispensant de déclaration, autres', 'CGI art. 800'),
    obseques: def('Frais d’obsèques déduits sans justificatif', 'CGI art. 775'),
    meubles: def('Forfait des meubles meublants', 'CGI art. 764', 'taux'),
    residence: def('Abattement sur la résidence principale', 'CGI art. 764 bis', 'taux'),
    fratrie_age: def('Âge du frère ou de la sœur exonéré', 'CGI art. 796-0 ter', 'nombre'),
    fratrie_annees: def('Années de vie commune', 'CGI art. 796-0 ter', 'nombre'),
    adopte_minorite: def('Années de soins pendant la minorité', 'CGI art. 786', 'nombre'),
    adopte_total: def('Années de soins, minorité et majorité', 'CGI art. 786', 'nombre'),
    interet_mensuel: def('Intérêt de retard par mois', 'CGI art. 1727', 'taux'),
    majoration: def('Majoration de retard', 'CGI art. 1728', 'taux'),
    majoration_mise_en_demeure: def('Majoration après mise en demeure', 'CGI art. 1728', 'taux'),
    majoration_mois: def('Mois de tolérance avant cette majoration', 'CGI art. 1728', 'nombre'),
    mise_en_demeure_jours: def('Jours pour répondre à la mise en demeure', 'CGI art. 1728', 'nombre'),
    credit_taux: def('Taux d’intérêt des paiements fractionnés et différés', 'CGI ann. III art. 401', 'taux'),
    fractionne_annees: def('Durée du paiement fractionné', 'CGI ann. III art. 404 A', 'nombre'),
    fractionne_annees_long: def(
      'Durée quand la moitié de l’actif n’est pas liquide',
      'CGI ann. III art. 404 A',
      'nombre',
    ),
    differe_mois: def('Mois après la réunion de l’usufruit', 'CGI ann. III art. 404 B', 'nombre'),
    domicile_annees: def('Années de domicile de l’héritier', 'CGI art. 750 ter', 'nombre'),
    domicile_periode: def('Années sur lesquelles elles se comptent', 'CGI art. 750 ter', 'nombre'),
    option_mois: def('Mois pendant lesquels nul ne peut forcer l’héritier à choisir', 'C. civ. art. 771', 'nombre'),
    option_annees: def('Années après lesquelles l’héritier muet est censé renoncer', 'C. civ. art. 780', 'nombre'),
    logement_temporaire: def('Années de logement gratuit du conjoint', 'C. civ. art. 763', 'nombre'),
    bois: def('Part exonérée des bois et forêts', 'CGI art. 793', 'taux'),
    bois_annees: def('Années de gestion durable', 'CGI art. 793', 'nombre'),
    bail_part: def('Part exonérée des biens loués à long terme', 'CGI art. 793 bis', 'taux'),
    bail_part_reduite: def('Part exonérée au-delà du plafond', 'CGI art. 793 bis', 'taux'),
    bail_plafond: def('Plafond avec la conservation de base', 'CGI art. 793 bis'),
    bail_plafond_long: def('Plafond avec la conservation longue', 'CGI art. 793 bis'),
    bail_annees: def('Conservation de base, en années', 'CGI art. 793 bis', 'nombre'),
    bail_annees_long: def('Conservation longue, en années', 'CGI art. 793 bis', 'nombre'),
  },
  [
    {
      depuis: '2026-01-01',
      source: SUCCESSIONS,
      valeurs: {
        declaration_mois: 6,
        declaration_mois_etranger: 12,
        dispense_ligne_directe: 50_000,
        dispense_autres: 3_000,
        obseques: 1_500,
        meubles: 0.05,
        residence: 0.2,
        fratrie_age: 50,
        fratrie_annees: 5,
        adopte_minorite: 5,
        adopte_total: 10,
        interet_mensuel: lu(PENALITES_SUCCESSION, 0.002),
        majoration: lu(PENALITES_SUCCESSION, 0.1),
        majoration_mise_en_demeure: lu(PENALITES_SUCCESSION, 0.4),
        majoration_mois: lu(PENALITES_SUCCESSION, 6),
        mise_en_demeure_jours: lu(PENALITES_SUCCESSION, 90),
        credit_taux: lu(CREDIT_2026, 0.02),
        fractionne_annees: lu(CREDIT_2026, 1),
        fractionne_annees_long: lu(CREDIT_2026, 3),
        differe_mois: lu(CREDIT_2026, 6),
        domicile_annees: 6,
        domicile_periode: 10,
        option_mois: lu(CIVIL, 4),
        option_annees: lu(CIVIL, 10),
        logement_temporaire: lu(CIVIL, 1),
        bois: lu(RURAL_2025, 0.75),
        bois_annees: lu(RURAL_2025, 30),
        bail_part: lu(RURAL_2025, 0.75),
        bail_part_reduite: lu(RURAL_2025, 0.5),
        bail_plafond: lu(RURAL_2025, 600_000),
        bail_plafond_long: lu(RURAL_2025, 20_000_000),
        bail_annees: lu(RURAL_2025, 5),
        bail_annees_long: lu(RURAL_2025, 18),
      },
    },
  ],
);

const PACTE_COMMUN = {
  droits_financiers: 0.17,
  droits_vote: 0.34,
  cote_financiers: 0.1,
  cote_vote: 0.2,
  engagement_collectif: 2,
  direction: 3,
};

/** Commitments of those who receive a family business. */
export const PACTE_DUTREIL = definirDomaine(
  'pacte',
  'Le pacte Dutreil',
  {
    droits_financiers: def('Droits financiers engagés, société non cotée', 'CGI art. 787 B', 'taux'),
    droits_vote: def('Droits de vote engagés, société non cotée', 'CGI art. 787 B', 'taux'),
    cote_financiers: def('Droits financiers engagés, société cotée', 'CGI art. 787 B', 'taux'),
    cote_vote: def('Droits de vote engagés, société cotée', 'CGI art. 787 B', 'taux'),
    engagement_collectif: def('Engagement collectif, en années', 'CGI art. 787 B', 'nombre'),
    engagement_individuel: def('Engagement individuel, en années', 'CGI art. 787 B', 'nombre'),
    direction: def('Années de direction après la transmission', 'CGI art. 787 B', 'nombre'),
  },
  [
    { depuis: '2019-01-01', source: PACTE, valeurs: { ...PACTE_COMMUN, engagement_individuel: 4 } },
    {
      depuis: '2026-02-21',
      source: PACTE,
      valeurs: { ...PACTE_COMMUN, engagement_individuel: lu(PACTE_2026, 6) },
    },
  ],
);

/** Usufruct, outside its scale. */
export const DEMEMBREMENT_REGLES = definirDomaine(
  'demembre',
  'Les règles du démembrement',
  {
    presomption_mois: def(
      'Mois avant le décès en deçà desquels la donation n’écarte pas la présomption',
      'CGI art. 751',
      'nombre',
    ),
    usage_habitation: def('Valeur du droit d’usage et d’habitation, en part de l’usufruit', 'CGI art. 762 bis', 'taux'),
    personne_morale: def('Durée maximale de l’usufruit d’une personne morale, en années', 'C. civ. art. 619', 'nombre'),
  },
  [
    {
      depuis: '2004-01-01',
      source: CIVIL,
      valeurs: { presomption_mois: 3, usage_habitation: 0.6, personne_morale: 30 },
    },
  ],
);
