import { depuisMoteur, estCalcul } from '@francis/faits';
import { ditUnAjout } from '@francis/lecture';
import type { AppelOutil, Assistant, DemandeAssistant, OptionsReponse } from '../types.ts';
import { lireSeul } from './lire-seul.ts';
import { calculsDe, consolider } from './relire.ts';
import type { Suite } from './suivre.ts';

const FOYER = 'calculer_impot';

/** Every number that a household is computed from, as often as it is said. */
const nombresDe = (appels: readonly AppelOutil[]): number[] =>
  appels.flatMap(({ outil, entree }) =>
    estCalcul(outil)
      ? depuisMoteur(outil, entree).flatMap((f) => (typeof f.valeur === 'number' && f.valeur !== 0 ? [f.valeur] : []))
      : [],
  );

/** Whether each number of the first is among the second, and these hold something more. */
function completent(apres: readonly AppelOutil[], avant: readonly AppelOutil[]): boolean {
  const restants = nombresDe(apres);
  for (const n of nombresDe(avant)) {
    const rang = restants.indexOf(n);
    if (rang < 0) return false;
    restants.splice(rang, 1);
  }
  return restants.length > 0;
}

/**
 * « On a aussi un grand de 19 ans », « j’oubliais : ma femme a 24 000 »: the household told at once. Kept when it is read
 * surely and nothing of what came before is lost.
 */
export async function suivreLAjout(
  assistant: Assistant,
  demande: DemandeAssistant,
  dits: readonly string[],
  options: OptionsReponse | undefined,
): Promise<Suite | undefined> {
  if (!ditUnAjout(demande.question)) return undefined;
  const tours = consolider(demande, dits);
  const lu = await lireSeul(assistant, demande, tours.slice(0, -1), tours.at(-1) ?? '', options);
  const avant = calculsDe(lu?.appels ?? []);
  if (avant.length !== 1 || avant[0]?.outil !== FOYER) return undefined;
  const entiere = [...tours, demande.question].join('. ');
  const toute = await lireSeul(assistant, demande, [], entiere, options);
  const apres = calculsDe(toute?.appels ?? []);
  if (toute?.exacte !== true || apres.length !== 1 || apres[0]?.outil !== FOYER) return undefined;
  if (!completent(apres, avant)) return undefined;
  return {
    genre: 'menage',
    appels: apres,
    demandes: toute.demandes,
    introduction: 'C’est ajouté à ce que vous aviez dit.',
  };
}
