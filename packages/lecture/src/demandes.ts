import { DEMANDES } from './lexique/demandes.ts';
import { OBJETS_DE_REGLE } from './lexique/regles.ts';
import { IndexDesFormes, type MotCompare, motsCompares } from './lexique/index-des-formes.ts';
import { normaliser } from './texte/normaliser.ts';

const INDEX = new IndexDesFormes(DEMANDES);

const INDEX_DES_REGLES = new IndexDesFormes(OBJETS_DE_REGLE);

/** What a rule is asked about, or speaks of. */
export const lireObjetsDeRegle = (texte: string): string[] => [
  ...new Set(INDEX_DES_REGLES.trouver(normaliser(texte).texte).flatMap((f) => f.concepts)),
];

/** « hors prélèvements sociaux »: what is set apart is not asked. */
const HORS = new Set(['hors', 'sans', 'pas', 'exclu', 'exclus', 'excepte']);
const PORTEE = 3;
/** « prélèvements sociaux à part », « non compris ». */
const HORS_APRES = new Set([...HORS, 'part', 'non']);
const PORTEE_APRES = 2;

/** « il nous restera combien d’impôt »: what is left is to be paid, not kept. */
const A_PAYER = new Set(['impot', 'payer', 'regler', 'verser', 'debourser']);
const PAYE = new Set(['fois', 'apres']);
const SUITE = 5;

/** What the person wants to know, beyond a plain amount of tax: every demand said, once, in the order of the words. */
export function lireDemandes(question: string): string[] {
  const { texte } = normaliser(question);
  const mots = motsCompares(texte);
  const trouvees = INDEX.trouver(texte).filter(({ debut, fin }) => {
    const premier = mots.findIndex((m) => m.debut === debut);
    const dernier = mots.findIndex((m) => m.fin === fin);
    const avant = mots.slice(Math.max(0, premier - PORTEE), premier);
    const apres = mots.slice(dernier + 1, dernier + 1 + PORTEE_APRES);
    return !avant.some((m) => HORS.has(m.cle)) && !apres.some((m) => HORS_APRES.has(m.cle));
  });
  return [...new Set(trouvees.flatMap(({ concepts, fin }) => concepts.map((c) => selonLaSuite(c, fin, mots))))];
}

function selonLaSuite(concept: string, fin: number, mots: readonly MotCompare[]): string {
  if (concept !== 'net_restant') return concept;
  const suite = mots.filter((m) => m.debut >= fin).slice(0, SUITE);
  return suite.some((m) => A_PAYER.has(m.cle)) && !suite.some((m) => PAYE.has(m.cle)) ? 'solde' : concept;
}
