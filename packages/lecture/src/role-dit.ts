import { HORS_DU_FOYER } from './lexique/autres-cas.ts';
import { IndexDesFormes } from './lexique/index-des-formes.ts';
import { REPRISES } from './lexique/paradigmes.ts';
import { ROLES_NOMMES } from './lexique/roles-nommes.ts';
import type { Mention } from './mentions/mention.ts';
import { trouverMentions } from './mentions/trouver.ts';
import type { Portee } from './texte/edition.ts';
import { aplatir } from './texte/normaliser.ts';

const INDEX = new IndexDesFormes(ROLES_NOMMES);

const PRONOMS = new IndexDesFormes(REPRISES);
/** « s’il gagnait 40 000 € ? »: somebody else’s than the one who speaks. */
export const ditDUneAutrePersonne = (texte: string): boolean => PRONOMS.trouver(aplatir(texte).texte).length > 0;

export interface RoleDit {
  readonly role: string;
  readonly span: Portee;
}

/** The words of a text that say what an amount is. */
export function rolesDits(texte: string): RoleDit[] {
  const dit = aplatir(texte);
  return INDEX.trouver(dit.texte).flatMap(({ concepts: [role], debut, fin }) =>
    role === undefined ? [] : [{ role, span: dit.origine(debut, fin) }],
  );
}

const ecart = ([de, a]: Portee, [debut, fin]: Portee): number => (a <= debut ? debut - a : fin <= de ? de - fin : 0);

/** What stands between an amount and a word of somebody else's. */
const SEPARENT = [' et ', ',', '.', ';', '?'];
const entre = (texte: string, [de, a]: Portee, [debut, fin]: Portee): string =>
  a <= debut ? texte.slice(a, debut) : texte.slice(fin, de);

/** The amounts of a turn whose nearest word of a role is this one, or that no such word names. */
export function montantsDuRole(tour: string, montants: readonly Mention[], role: string): Mention[] {
  const roles = rolesDits(tour);
  return montants.filter((m) => {
    const lies = roles.filter(({ span }) => !SEPARENT.some((mot) => entre(tour, span, m.span).includes(mot)));
    const proches = lies.toSorted((a, b) => ecart(a.span, m.span) - ecart(b.span, m.span));
    const [proche, suivant] = proches;
    if (proche === undefined) return true;
    // Two roles as near as one another: neither is sure.
    const autant = suivant !== undefined && suivant.role !== proche.role;
    return proche.role === role && !(autant && ecart(suivant.span, m.span) === ecart(proche.span, m.span));
  });
}

const PAYES: ReadonlySet<string> = new Set(['salaire', 'pension']);

/** « et si mon frère gagnait 40 000 € ? »: the words of who is not of the household, and whose pay is told. */
export function payeDUnAutre(question: string): string | undefined {
  if (!rolesDits(question).some(({ role }) => PAYES.has(role))) return undefined;
  return trouverMentions(question).find((m) => m.type === 'personne' && HORS_DU_FOYER.has(m.lien))?.mots;
}
