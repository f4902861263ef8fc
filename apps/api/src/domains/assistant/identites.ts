import type { IdentiteConnue } from '@francis/assistant';
import type { Profil } from '@francis/contract';
import type { Demandeur } from './ports.ts';

/** What is known of the person who asks: looked for in the texts and hidden from a hosted model. */
export function identitesPourAssistant(
  { nomComplet, email }: Demandeur,
  { prenom, nom, telephone, adresse }: Partial<Profil> = {},
): IdentiteConnue[] {
  const connues: readonly (readonly [IdentiteConnue['genre'], string | null | undefined])[] = [
    ['PERSONNE', [prenom, nom].filter(Boolean).join(' ')],
    ['PERSONNE', nomComplet],
    ['EMAIL', email],
    ['TELEPHONE', telephone],
    ['ADRESSE', adresse],
  ];
  return connues.flatMap(([genre, valeur]) => (valeur ? [{ genre, valeur }] : []));
}
