import {
  CATALOGUE_ERREURS,
  type DocumentReponse,
  type DocumentResume,
  type RapprochementReponse,
} from '@francis/contract';
import { type LectureDeDocument, rapprocher } from '@francis/documents';
import { definitionLue } from '@francis/faits';
import type { DocumentEnBase } from './repository.ts';

const CODES: Readonly<Record<string, { readonly detail: string }>> = CATALOGUE_ERREURS;

export const presenterResume = ({ id, etat, lecture, refus, garde, deposeLe }: DocumentEnBase): DocumentResume => ({
  id,
  etat,
  type: lecture?.type ?? null,
  annee: lecture?.annee ?? null,
  refus: refus === null ? null : { code: refus, detail: CODES[refus]?.detail ?? '' },
  garde,
  deposeLe: deposeLe.toISOString(),
});

const libelleDe = (chemin: string): string => definitionLue(chemin)?.libelle ?? chemin;

export const presenterDocument = (document: DocumentEnBase): DocumentReponse => {
  const { lecture, acceptes } = document;
  return {
    ...presenterResume(document),
    faits: (lecture?.faits ?? []).map(({ chemin, valeur, page, zone, etat, controle }) => ({
      chemin,
      libelle: libelleDe(chemin),
      unite: definitionLue(chemin)?.unite ?? 'nombre',
      valeur,
      page,
      zone,
      etat,
      controle: controle ?? null,
      accepte: acceptes === null ? null : acceptes.includes(chemin),
    })),
    ecartes: (lecture?.ecartes ?? []).map(({ chemin, raison, page, zone }) => ({
      chemin,
      libelle: libelleDe(chemin),
      raison,
      page: page ?? null,
      zone: zone ?? null,
    })),
    pages: (lecture?.pages ?? []).map(({ largeur, hauteur, textes, traits }) => ({
      largeur,
      hauteur,
      textes: [...textes],
      traits: [...traits],
    })),
    rapprochement: lecture?.type === 'avis' ? presenterRapprochement(lecture) : null,
  };
};

function presenterRapprochement({ annee, faits }: LectureDeDocument): RapprochementReponse | null {
  const lus = annee === undefined ? faits : [...faits, { chemin: 'annee', valeur: annee }];
  const rapprochement = rapprocher(lus);
  if (!rapprochement) return null;
  const { lignes, differe, raison, ...reste } = rapprochement;
  return { ...reste, lignes: [...lignes], differe: differe ?? null, raison: raison ?? null };
}
