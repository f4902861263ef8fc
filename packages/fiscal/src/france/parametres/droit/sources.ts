import type { Fiabilite, SourceLegale } from '../../../core/source-legale.ts';

export const texteLu = (texte: string, fiabilite: Fiabilite = 'B'): SourceLegale => ({ texte, fiabilite });

export const LPF_DELAIS = texteLu('Livre des procédures fiscales, art. L169 et R196-1, sur Légifrance', 'A');
export const CGI_PENALITES = texteLu('Code général des impôts, art. 1727 à 1730, 1732, 1741 et 1758 A', 'A');
export const REMISES_INTERET = texteLu('Code général des impôts, art. 1727 V', 'A');
export const LPF_PROCEDURE = texteLu('Livre des procédures fiscales, articles cités', 'A');
export const CGI_PLATEFORMES = texteLu('Règles de déclaration des plateformes transposant la directive DAC 7');
export const CAMPAGNE_2026 = texteLu('Calendrier de la campagne de déclaration de 2026, presse', 'C');
export const RECOUVREMENT = texteLu('Code général des impôts, art. 204, 204 I, 1663 B et 1681 sexies');
export const CGI_FOYER = texteLu('Code général des impôts, art. 6, 156, 195, 196 B et 199 octodecies', 'A');
export const PARAMETRES_IR_2025 = texteLu('Loi de finances pour 2026, seuils des revenus de 2025', 'A');
export const CGI_SALAIRES = texteLu('Code général des impôts, articles cités');
export const BOFIP_RSA = texteLu('Doctrine administrative sur les traitements et salaires');
export const ARRETE_AVANTAGES = texteLu('Arrêté du 25 février 2025, recoupé par plusieurs publications', 'A');
export const TRANSPORTS_2025 = texteLu('Loi de finances pour 2025, prorogée pour 2026, publications concordantes');
export const LIMITES_TELETRAVAIL = texteLu(
  'Brochure pratique de la déclaration des revenus de 2024 ; limites sociales inchangées en 2025 et 2026, brochures fiscales non retrouvées',
  'C',
);
export const TELETRAVAIL_2022 = texteLu('Brochure pratique de la déclaration des revenus de 2022');
export const TELETRAVAIL_2023 = texteLu('Brochure pratique de la déclaration des revenus de 2023');
export const TELETRAVAIL_2024 = texteLu(
  'Brochure pratique de la déclaration des revenus de 2024, recoupée par plusieurs publications',
  'A',
);
export const BAREMES_SALAIRES_2025 = texteLu(
  'Barèmes sociaux de 2025, modèle public de l’URSSAF et SMIC au Journal officiel',
);
export const BAREMES_SALAIRES_2026 = texteLu(
  'Arrêté du 22 décembre 2025 (plafond de la sécurité sociale) et limites de 2026 de l’URSSAF, publications concordantes',
);
export const SMIC_JANVIER_2026 = texteLu(
  'Décret n° 2025-1228 du 17 décembre 2025 ; un relèvement en cours d’année n’est pas compris',
);
export const INDICE_ELUS = texteLu('Barème de 2025, l’indice de référence n’ayant pas été relevé en 2026', 'C');
export const CGI_PENSIONS = texteLu(
  'Code général des impôts, art. 158 et 163 bis ; code de la sécurité sociale, art. L136-8',
  'A',
);
export const SEUILS_CSG_2026 = texteLu('Seuils de CSG sur les pensions pour 2026, presse concordante', 'C');
export const CGI_REDUCTIONS = texteLu('Code général des impôts, articles cités');
export const SERVICES_PERSONNE = texteLu('Code du travail, art. D7233-5');
export const IR_PME_2026 = texteLu('Loi de finances pour 2026, commentaires professionnels');
export const IR_PME_2024 = texteLu('Loi n° 2023-1322 du 29 décembre 2023, publications concordantes');
export const CGI_RETENUE = texteLu('Code général des impôts, art. 163-0 A et 204 A à 204 N', 'A');
export const GRILLE_MAI_2026 = texteLu('Grille des taux par défaut applicable depuis le 1er mai 2026, recalculée');
export const CGI_CDHR = texteLu('Lois de finances pour 2025 et 2026, contribution différentielle');
