import { cutText } from '../../../platform/text.ts';

const SECRET = /password|token|key|secret|private|motdepasse|mot_de_passe|jeton|ticket|code|cookie/i;
const LONGUEUR_MAX = 200;
const PROFONDEUR_MAX = 4;

/** Metadata that may be kept: nothing under a name that announces a secret, nothing long, nothing deep. */
export function masquer(metadonnees: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(metadonnees).map(([nom, valeur]) => [nom, SECRET.test(nom) ? '[masqué]' : reduire(valeur, 1)]),
  );
}

function reduire(valeur: unknown, profondeur: number): unknown {
  if (typeof valeur === 'string') {
    const nette = valeur.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
    return nette.length > LONGUEUR_MAX ? `${cutText(nette, LONGUEUR_MAX)}…` : nette;
  }
  if (typeof valeur === 'number' || typeof valeur === 'boolean' || valeur === null) return valeur;
  if (typeof valeur !== 'object' || profondeur >= PROFONDEUR_MAX) return '[…]';
  if (Array.isArray(valeur)) return valeur.slice(0, 20).map((element: unknown) => reduire(element, profondeur + 1));
  return Object.fromEntries(
    Object.entries(valeur).map(([nom, contenu]) => [
      nom,
      SECRET.test(nom) ? '[masqué]' : reduire(contenu, profondeur + 1),
    ]),
  );
}
