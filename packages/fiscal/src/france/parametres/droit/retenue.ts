import { def, definirDomaine } from '../domaines/definition.ts';
import { CGI_CDHR, CGI_RETENUE, GRILLE_MAI_2026 } from './sources.ts';

/** Thresholds of the withholding and of the instalment on high incomes. */
export const RETENUE = definirDomaine(
  'retenue',
  'Le prélèvement à la source',
  {
    ecart_modulation: def('Écart minimal pour moduler à la baisse', 'CGI art. 204 J', 'taux'),
    base_nulle: def('Salaire mensuel sans retenue au taux par défaut', 'CGI art. 204 H'),
    contrat_court_mois: def('Durée en mois d’un contrat court', 'CGI art. 204 H', 'nombre'),
    reports_mensuels: def('Échéances mensuelles d’acompte reportables par an', 'CGI art. 1663 C', 'nombre'),
    cdhr_acompte: def('Part de la contribution versée en acompte', 'CGI art. 224', 'taux'),
    cdhr_penalite: def('Majoration sur l’acompte insuffisant', 'CGI art. 224', 'taux'),
    cdhr_ecart: def('Insuffisance d’acompte tolérée', 'CGI art. 224', 'taux'),
    quotient: def('Diviseur du revenu exceptionnel', 'CGI art. 163-0 A', 'nombre'),
    quotient_annees: def('Années dont la moyenne est comparée', 'CGI art. 163-0 A', 'nombre'),
    lissage_annees: def('Années antérieures retenues pour le lissage', 'CGI art. 223 sexies', 'nombre'),
    deficit_public: def('Déficit public sous lequel la contribution s’éteint', 'CGI art. 224', 'taux'),
  },
  [
    {
      depuis: '2026-01-01',
      source: CGI_RETENUE,
      valeurs: {
        ecart_modulation: 0.05,
        base_nulle: { valeur: 1635, source: GRILLE_MAI_2026 },
        contrat_court_mois: 2,
        reports_mensuels: 3,
        cdhr_acompte: { valeur: 0.95, source: CGI_CDHR },
        cdhr_penalite: { valeur: 0.2, source: CGI_CDHR },
        cdhr_ecart: { valeur: 0.2, source: CGI_CDHR },
        quotient: 4,
        quotient_annees: 3,
        lissage_annees: 2,
        deficit_public: { valeur: 0.03, source: CGI_CDHR },
      },
    },
  ],
);
