export interface ForceMotDePasse {
  /** 0 to 100, twenty points for each of the five wishes, twenty less for a common pattern. */
  readonly score: number;
  /** What is missing, in the order of the wishes. */
  readonly messages: readonly string[];
  readonly valide: boolean;
}

const SEUIL = 80;
const PENALITE = 20;

const SOUHAITS: readonly { readonly test: (motDePasse: string) => boolean; readonly message: string }[] = [
  { test: (m) => m.length >= 12, message: 'Minimum 12 caractères requis' },
  { test: (m) => /\p{Lu}/u.test(m), message: 'Au moins une majuscule requise' },
  { test: (m) => /\p{Ll}/u.test(m), message: 'Au moins une minuscule requise' },
  { test: (m) => /\p{Nd}/u.test(m), message: 'Au moins un chiffre requis' },
  { test: (m) => /[^\p{L}\p{N}\s]/u.test(m), message: 'Au moins un caractère spécial requis' },
];

const MOTIFS_COMMUNS = /123|abc|password|admin|qwerty|000|111/i;

/**
 * The gauge of the sign-up form. It advises: the server refuses on length, entropy and common passwords, and never on
 * composition, so that a long passphrase is accepted.
 */
export function evaluerMotDePasse(motDePasse: string): ForceMotDePasse {
  const manques = SOUHAITS.filter(({ test }) => !test(motDePasse)).map(({ message }) => message);
  const commun = MOTIFS_COMMUNS.test(motDePasse);
  const messages = commun ? [...manques, 'Évitez les patterns communs (123, abc, etc.)'] : manques;
  const acquis = (SOUHAITS.length - manques.length) * (100 / SOUHAITS.length);
  const score = Math.max(0, acquis - (commun ? PENALITE : 0));
  return { score, messages, valide: score >= SEUIL && messages.length === 0 };
}
