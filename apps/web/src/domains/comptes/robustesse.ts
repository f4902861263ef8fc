import type { Robustesse } from '../../design-system/index.ts';

const REGLES: readonly (readonly [RegExp, string])[] = [
  [/^.{12,}$/su, 'Minimum 12 caractères requis'],
  [/\p{Lu}/u, 'Au moins une majuscule requise'],
  [/\p{Ll}/u, 'Au moins une minuscule requise'],
  [/\d/, 'Au moins un chiffre requis'],
  [/[^\p{L}\d]/u, 'Au moins un caractère spécial requis'],
];
const COMMUNS = /123|abc|password|admin|qwerty|000|111/i;

/** Five rules of 20 points, 20 taken back for a common pattern. Valid from 80 with no remark. */
export function evaluerMotDePasse(motDePasse: string): Robustesse {
  const manques = REGLES.filter(([regle]) => !regle.test(motDePasse)).map(([, message]) => message);
  const commun = COMMUNS.test(motDePasse);
  const score = Math.max(0, (REGLES.length - manques.length) * 20 - (commun ? 20 : 0));
  const messages = commun ? [...manques, 'Évitez les patterns communs (123, abc, etc.)'] : manques;
  return { score, valide: score >= 80 && messages.length === 0, messages };
}
