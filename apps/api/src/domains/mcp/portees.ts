import { EXTENSION_TEAMS } from '@francis/contract';
import { estPortee, PORTEES } from '@francis/mcp';

/** What the extension asks for: the only right of a program that writes. */
const PORTEE_REUNIONS =
  'Ouvrir vos réunions, y écrire ce qui s’est dit une fois l’accord des participants confirmé, et chercher un dossier par son nom pour les y ranger.';

/** What a person reads of a right; undefined when it does not exist. */
export function decrirePortee(nom: string): string | undefined {
  if (nom === EXTENSION_TEAMS.portee) return PORTEE_REUNIONS;
  return estPortee(nom) ? PORTEES[nom] : undefined;
}
