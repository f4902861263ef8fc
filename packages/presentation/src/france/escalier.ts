import { calculerBareme } from '@francis/fiscal';
import type { MarcheRemplie } from '../ecriture/dessins.ts';
import { marchesDe } from './marches.ts';

/** The scale filled by the income of one part, as the engine shares it between the brackets. */
export function remplirEscalier(revenuParPart: number, annee: number): MarcheRemplie[] {
  const lu = calculerBareme(revenuParPart, annee);
  const tranches = 'tranches' in lu ? lu.tranches : [];
  return marchesDe(annee).map((m) => {
    const tranche = tranches.find((t) => t.de === m.de);
    return { ...m, assiette: tranche?.assiette ?? 0, impot: tranche?.impot ?? 0 };
  });
}

const NOMBRES = ['', 'une tranche', 'deux tranches', 'trois tranches', 'quatre tranches', 'cinq tranches'];

/** « Votre revenu remplit deux tranches » : those that the income reaches, the one at 0 % included. */
export function titreEscalier(marches: readonly MarcheRemplie[]): string {
  const remplies = marches.filter((m) => m.assiette > 0).length;
  return remplies === 0
    ? 'Votre revenu ne remplit aucune tranche'
    : `Votre revenu remplit ${NOMBRES[remplies] ?? `${remplies} tranches`}`;
}
