import { analyserTexteDeProfil, lireEntretien } from '@francis/assistant';
import type { LecteurDEntretien, LecteurDeProfil } from './index.ts';

/** Read here, for whoever opens no thread: tests, and the commands of a terminal. */
export const lireProfilIci: LecteurDeProfil = async (texte, { question }) =>
  analyserTexteDeProfil(texte, question ? { question } : {});
export const lireEntretienIci: LecteurDEntretien = async (reponses, { jour }) => lireEntretien(reponses, jour);
