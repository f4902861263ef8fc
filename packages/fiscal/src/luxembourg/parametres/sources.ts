import type { SourceLegale } from '../../core/source-legale.ts';

const lu = (texte: string, fiabilite: SourceLegale['fiabilite']): SourceLegale => ({ texte, fiabilite });

export const TARIF_2023 = lu('LIR art. 118 à 121 ; barème ACD de l’impôt sur le revenu 2023', 'A');
export const TARIF_2024 = lu(
  'Loi du 22 décembre 2023 (adaptation du tarif à quatre tranches indiciaires) ; barème ACD 2024',
  'A',
);
export const TARIF_2025 = lu('Loi du 20 décembre 2024 ; barème ACD 2025', 'A');
export const TARIF_2026 = lu('Loi du 20 décembre 2024 ; exemple de la Chambre pour 2026, tarif inchangé', 'A');
export const FONDS_EMPLOI = lu('Loi modifiée du 30 juin 1976 (fonds pour l’emploi) ; LIR art. 174', 'A');
export const FORFAITS = lu('LIR art. 107, 113, 129b ; guichet.lu, ACD', 'A');
export const COTISATIONS = lu('Code de la sécurité sociale art. 29, 32, 240, 376 ; CCSS', 'A');
export const COTISATIONS_2026 = lu('Réforme des pensions en vigueur au 1er janvier 2026 ; sources concordantes', 'B');
export const SALAIRE_MINIMUM = lu('Salaire social minimum annuel moyen, CCSS ; lecture non recoupée', 'C');
export const CREDITS = lu('LIR art. 154quater à 154nonies ; ACD, crédits d’impôt 2024-2025', 'A');
export const CREDITS_2026 = lu('LIR art. 154quater à 154nonies ; montants 2026 non vérifiés', 'C');
