import { messageOf } from '../../platform/erreurs.ts';

export const passkeysPossibles = (): boolean => typeof PublicKeyCredential === 'function';

/** What the browser's own refusals mean; the server has its sentences. */
const REFUS: Readonly<Record<string, string>> = {
  NotAllowedError: 'La clé d’accès n’a pas été donnée\u202f: vous avez annulé, ou le délai est passé.',
  AbortError: 'La clé d’accès n’a pas été donnée\u202f: vous avez annulé, ou le délai est passé.',
  InvalidStateError: 'Cette clé d’accès est déjà enregistrée.',
  NotSupportedError: 'Cet appareil ne sait pas créer la clé d’accès demandée.',
  SecurityError: 'Les clés d’accès demandent une adresse sûre (https).',
};

export function phrasePasskey(error: unknown): string {
  const nom = error instanceof Error ? error.name : '';
  return REFUS[nom] ?? messageOf(error, 'La clé d’accès n’a pas pu être utilisée. Réessayez.');
}
