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
