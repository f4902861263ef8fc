import { DEMANDES } from './lexique/demandes.ts';
import { IndexDesFormes, motsCompares } from './lexique/index-des-formes.ts';
import { normaliser } from './texte/normaliser.ts';

const INDEX = new IndexDesFormes(DEMANDES);

/** « hors prélèvements sociaux »: what is set apart is not asked. */
const HORS = new Set(['hors', 'sans', 'pas', 'exclu', 'exclus', 'excepte']);
const PORTEE = 3;

/** What the person wants to know, beyond a plain amount of tax: every demand said, once, in the order of the words. */
export function lireDemandes(question: string): string[] {
  const { texte } = normaliser(question);
  const mots = motsCompares(texte);
  const trouvees = INDEX.trouver(texte).filter(({ debut, fin }) => {
    const premier = mots.findIndex((m) => m.debut === debut);
    const dernier = mots.findIndex((m) => m.fin === fin);
    const autour = [...mots.slice(Math.max(0, premier - PORTEE), premier), ...mots.slice(dernier + 1, dernier + 2)];
    return !autour.some((m) => HORS.has(m.cle));
  });
  return [...new Set(trouvees.flatMap((f) => f.concepts))];
}
