import { def, definirDomaine } from '../domaines/definition.ts';
import { CGI_FOYER, PARAMETRES_IR_2025 } from './sources.ts';

/** Ages, durations and lump sums of the household. */
export const FOYER = definirDomaine(
  'foyer',
  'La composition du foyer fiscal',
  {
    majorite: def('Âge de la majorité', 'CGI art. 196', 'nombre'),
    age_rattachement: def('Âge d’un enfant majeur rattaché qui n’étudie pas', 'CGI art. 6', 'nombre'),
    age_rattachement_etudes: def('Âge d’un enfant majeur rattaché qui étudie', 'CGI art. 6', 'nombre'),
    abattement_enfant_marie: def('Abattement par personne rattachée chargée de famille', 'CGI art. 196 B'),
    forfait_hebergement: def('Forfait d’accueil sous son toit d’un enfant majeur ou d’un ascendant', 'CGI art. 156'),
    age_accueil: def('Âge au-delà duquel l’accueil d’une personne est déductible', 'CGI art. 156', 'nombre'),
    annees_enfant_eleve: def('Années pendant lesquelles l’enfant a été élevé seul', 'CGI art. 195', 'nombre'),
    age_combattant: def('Âge de l’ancien combattant qui ouvre la demi-part', 'CGI art. 195', 'nombre'),
    age_veuve_combattant: def('Âge atteint par l’ancien combattant décédé', 'CGI art. 195', 'nombre'),
    invalidite: def('Taux d’incapacité de la carte qui ouvre la demi-part', 'CGI art. 195', 'taux'),
    invalidite_guerre: def('Taux de la pension de guerre qui ouvre la demi-part', 'CGI art. 195', 'taux'),
    decote_limite_seul: def('Impôt à partir duquel la décote disparaît, personne seule', 'CGI art. 197'),
    decote_limite_couple: def('Impôt à partir duquel la décote disparaît, imposition commune', 'CGI art. 197'),
    prestation_taux: def('Réduction pour prestation compensatoire en capital', 'CGI art. 199 octodecies', 'taux'),
    prestation_plafond: def('Versements de prestation compensatoire retenus', 'CGI art. 199 octodecies'),
    prestation_mois: def('Mois pour verser la prestation compensatoire', 'CGI art. 199 octodecies', 'nombre'),
  },
  [
    {
      depuis: '2026-01-01',
      source: CGI_FOYER,
      valeurs: {
        majorite: 18,
        age_rattachement: 21,
        age_rattachement_etudes: 25,
        abattement_enfant_marie: { valeur: 6855, source: PARAMETRES_IR_2025 },
        forfait_hebergement: { valeur: 4075, source: PARAMETRES_IR_2025 },
        age_accueil: 75,
        annees_enfant_eleve: 5,
        age_combattant: 74,
        age_veuve_combattant: 65,
        invalidite: 0.8,
        invalidite_guerre: 0.4,
        decote_limite_seul: { valeur: 1982, source: PARAMETRES_IR_2025 },
        decote_limite_couple: { valeur: 3277, source: PARAMETRES_IR_2025 },
        prestation_taux: 0.25,
        prestation_plafond: 30_500,
        prestation_mois: 12,
      },
    },
  ],
);
