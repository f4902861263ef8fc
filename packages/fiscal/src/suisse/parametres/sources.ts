import type { SourceLegale } from '../../core/source-legale.ts';

const lu = (texte: string, fiabilite: SourceLegale['fiabilite']): SourceLegale => ({ texte, fiabilite });

export const IFD_2024 = lu('LIFD ; ordonnance sur la progression à froid 2024 ; AFC, données fiscales', 'A');
export const IFD_2025 = lu('LIFD ; ordonnance sur la progression à froid (RO 2024 479) ; AFC, données fiscales', 'A');
export const IFD_2026 = lu('LIFD ; AFC, formulaire 58c-2026 et données fiscales', 'A');
export const ASSURANCES = lu('LAVS, LAI, LAPG, LACI ; OFAS, cotisations 2024 à 2026', 'A');
export const LPP = lu('LPP art. 7, 8 et 16 ; OPP 2 art. 5 ; OFAS, montants limites', 'A');
export const CALCULATRICE = lu('Convention de la calculatrice de l’AFC, déduite de ses réponses 2025 et 2026', 'B');
export const INDEPENDANTS = lu('RAVS art. 21 ; seuils intermédiaires déduits du barème 2021', 'C');
export const GENEVE = lu('LIPP ; guide fiscal genevois 2024 ; AFC, données fiscales', 'A');
export const ZURICH = lu('StG ZH ; AFC, données fiscales', 'A');
export const BERNE = lu('StG BE ; AFC, données fiscales', 'A');
export const VAUD = lu('LI VD ; AFC, données fiscales', 'A');
export const VAUD_DEDUIT = lu('LI VD ; montant déduit des réponses de la calculatrice de l’AFC', 'B');
export const VAUD_INCERTAIN = lu('LI VD ; montant extrapolé, non lu', 'C');
export const VALAIS = lu('LF VS ; AFC, données fiscales', 'A');
export const VALAIS_DEDUIT = lu('LF VS ; déduit des réponses 2026 de la calculatrice de l’AFC', 'B');
export const VALAIS_INCERTAIN = lu(
  'LF VS, étapes de la loi du 12 septembre 2024 ; indexation extrapolée, non lue',
  'C',
);
