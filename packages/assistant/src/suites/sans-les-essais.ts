import { lireMotsDeSuite } from '@francis/lecture';
import type { DemandeAssistant } from '../types.ts';
import { essaie, poursuitLEssai } from './cumul.ts';

interface Tours {
  readonly dits: DemandeAssistant['historique'];
  /** The words of the last try, while what follows goes on from it. */
  readonly essai: string | undefined;
}

function trier(demande: DemandeAssistant): Tours {
  let essai: string | undefined;
  const dits = demande.historique.filter(({ role, content }) => {
    if (role !== 'user') return true;
    if (essaie(demande, content)) essai = content;
    else if (lireMotsDeSuite(content) === undefined && !poursuitLEssai(content)) essai = undefined;
    return essai === undefined;
  });
  return { dits, essai };
}

/** The try that the question comes after; undefined when something else was said since. */
export const essaiDAvant = (demande: DemandeAssistant): string | undefined => trier(demande).essai;

/** The conversation without the tries before the last one: each starts from what was told, and not from the one before. */
export function sansLesEssaisQuittes(demande: DemandeAssistant): DemandeAssistant {
  const { historique } = demande;
  const dernier = historique.findLastIndex(({ role, content }) => role === 'user' && essaie(demande, content));
  if (dernier < 0) return demande;
  const avant = sansLesEssais({ ...demande, historique: historique.slice(0, dernier) }).historique;
  const gardes = [...avant, ...historique.slice(dernier)];
  return gardes.length === historique.length ? demande : { ...demande, historique: gardes };
}

/** The conversation without its tries, nor the amounts tried after them: what was told, and it alone, is a fact. */
export function sansLesEssais(demande: DemandeAssistant): DemandeAssistant {
  const { dits } = trier(demande);
  // A try of a rule, or of a subject that was only said in a try, has nothing else to start from: a client has their file.
  const base = dits.some((t) => t.role === 'user') || demande.dossier !== undefined;
  return base && dits.length < demande.historique.length ? { ...demande, historique: dits } : demande;
}
