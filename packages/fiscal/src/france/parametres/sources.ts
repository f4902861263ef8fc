import type { SourceLegale } from '../../core/source-legale.ts';

function lu(texte: string, fiabilite: SourceLegale['fiabilite'] = 'A'): SourceLegale {
  return { texte, fiabilite };
}

/** Texts where the numbers of the year files were read. */
export const LF_2023 = lu('Loi n° 2022-1726 du 30 décembre 2022 de finances pour 2023 ; BOI-IR-LIQ-20');
export const LF_2024 = lu('Loi n° 2023-1322 du 29 décembre 2023 de finances pour 2024 ; BOI-IR-LIQ-20');
export const LF_2025 = lu('Loi n° 2025-127 du 14 février 2025 de finances pour 2025 ; BOI-IR-LIQ-20');
export const LF_2026 = lu('Loi n° 2026-103 du 19 février 2026 de finances pour 2026 ; BOI-IR-LIQ-20');
export const LFSS_2026 = lu(
  'Loi n° 2025-1403 du 30 décembre 2025 de financement de la sécurité sociale pour 2026, art. 12',
);
export const CODE = lu('Code général des impôts, article cité, sur Légifrance');
export const CODE_SEUL = lu('Code général des impôts, article cité, lecture non recoupée', 'B');
export const MICRO_2020 = lu('CGI art. 50-0 et 102 ter ; seuils triennaux 2020-2022');
export const MICRO_2023 = lu('CGI art. 50-0 et 102 ter ; seuils triennaux 2023-2025');
export const PASS = lu('Arrêté annuel fixant le plafond de la sécurité sociale ; CGI art. 163 quatervicies');
export const KILOMETRES = lu('Arrêté du 27 mars 2023 ; CGI ann. IV art. 6 B ; inchangé pour les revenus 2022 à 2025');
export const LFR_2022 = lu('Loi n° 2022-1499 du 1er décembre 2022 de finances rectificative pour 2022', 'B');
export const OUTRE_MER = lu(
  'CGI art. 197 I 3, rédaction de la loi n° 2018-1317 du 28 décembre 2018 ; BOI-IR-LIQ-20-30-10',
);
export const LE_MEUR = lu('Loi n° 2024-1039 du 19 novembre 2024, art. 7 ; CGI art. 50-0 ; revenus depuis 2025');
export const LE_MEUR_2026 = lu('CGI art. 50-0 1 2°, seuil triennal 2026-2028 appliqué aux meublés classés', 'C');
export const TOURISME_2023 = lu(
  'CGI art. 50-0 avant la loi n° 2023-1322, admis par BOI-BIC-CHAMP-40-20 n° 55 (14 février 2024), annulé par CE 8 juillet 2024 n° 492382',
  'B',
);
export const TOURISME_2024 = lu(
  'Loi n° 2024-1039 du 19 novembre 2024, art. 7 : CGI art. 50-0 dans sa rédaction antérieure à la loi n° 2023-1322 pour les revenus 2024',
);
export const MICRO_2026 = lu('CGI art. 50-0 et 102 ter ; seuils triennaux 2026-2028');
export const PER_2026 = lu(
  'Loi n° 2026-103 du 19 février 2026 de finances pour 2026 ; CGI art. 163 quatervicies ; versements depuis le 1er janvier 2026',
);
export const LF_2021 = lu('Loi n° 2020-1721 du 29 décembre 2020 de finances pour 2021, art. 34 ; BOI-BIC-CHAMP', 'B');
