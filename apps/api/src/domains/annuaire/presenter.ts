import type { MaFicheAnnuaire, ProfessionnelAnnuaire } from '@francis/contract';
import type { FicheNommee } from './repository.ts';

/** The public line: field by field, so that a column that is added shows nothing. */
export const presenterProfessionnel = (fiche: FicheNommee): ProfessionnelAnnuaire => ({
  id: fiche.id,
  nom: fiche.nom,
  cabinet: fiche.cabinet,
  ville: fiche.ville,
  metiers: fiche.metiers,
  sujets: fiche.sujets,
  langues: fiche.langues,
  presentation: fiche.presentation,
});

export const presenterMaFiche = (
  fiche: FicheNommee | undefined,
  possible: MaFicheAnnuaire['possible'],
): MaFicheAnnuaire => ({
  fiche: fiche
    ? { ...presenterProfessionnel(fiche), publieeLe: fiche.publieeLe.toISOString(), texte: fiche.texte }
    : null,
  possible,
});
