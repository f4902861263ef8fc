import { CHANGENT, DEMANDES, MAJORATIONS_SANS_FAUTE } from './lexique/demandes.ts';
import { OBJETS_DE_REGLE, TRANSMISSIONS } from './lexique/regles.ts';
import { IndexDesFormes, type MotCompare, motsCompares } from './lexique/index-des-formes.ts';
import { pourLesDerniers } from './texte/derniers.ts';
import { normaliser } from './texte/normaliser.ts';

const INDEX = new IndexDesFormes(DEMANDES);

const INDEX_DES_REGLES = new IndexDesFormes(OBJETS_DE_REGLE);

/** What a rule is asked about, or speaks of. */
export const lireObjetsDeRegle = (texte: string): string[] => [
  ...new Set(INDEX_DES_REGLES.trouver(normaliser(texte).texte).flatMap((f) => f.concepts)),
];

const INDEX_DES_TRANSMISSIONS = new IndexDesFormes(TRANSMISSIONS);

/** Whether a death or a gift is spoken of. */
export const parleDeTransmission = (texte: string): boolean =>
  INDEX_DES_TRANSMISSIONS.trouver(normaliser(texte).texte).length > 0;

/** « hors prélèvements sociaux »: what is set apart is not asked. */
const HORS = new Set(['hors', 'sans', 'pas', 'exclu', 'exclus', 'excepte']);
const PORTEE = 3;
/** « prélèvements sociaux à part », « non compris ». */
const HORS_APRES = new Set([...HORS, 'part', 'non']);
const PORTEE_APRES = 2;

/** « 1 800 € net de CSG », « nets de prélèvements »: what an amount was already relieved of. */
const NETS = new Set(['net', 'nets', 'nette', 'nettes']);
const estNetDe = (avant: readonly MotCompare[]): boolean =>
  NETS.has(avant.at(-2)?.cle ?? '') && (avant.at(-1)?.cle === 'de' || avant.at(-1)?.cle === 'des');

/** « il nous restera combien d’impôt »: what is left is to be paid, not kept. */
const A_PAYER = new Set(['impot', 'payer', 'regler', 'verser', 'debourser', 'acquitter']);
const PAYE = new Set(['fois', 'apres']);
const SUITE = 5;
const DE_TEMPS = 3;
const TEMPS = motsCompares('temps')[0]?.cle;

/** Asked only by a sentence that asks: elsewhere the same words tell what happened. */
const DITES_AUSSI: ReadonlySet<string> = new Set(['duree', 'penalite', 'cout_total', 'solde', 'formalites', 'acompte']);
const FINS = ['.', '!', '\n', '?'];

/** The sentence that holds a place, its end included. */
function phraseDe(texte: string, place: number): string {
  const debut = Math.max(...FINS.map((fin) => texte.lastIndexOf(`${fin} `, place)));
  const fins = FINS.map((fin) => texte.indexOf(fin, place)).filter((i) => i >= 0);
  return texte.slice(Math.max(0, debut), Math.min(...fins, texte.length - 1) + 1);
}

const demande = (concepts: readonly string[], texte: string, place: number): boolean =>
  !texte.includes('?') ||
  concepts.some((c) => !DITES_AUSSI.has(c)) ||
  [...INTERROGATIFS, '?'].some((mot) => phraseDe(texte, place).includes(mot));
const INTERROGATIFS = ['combien', 'quel', 'comment', 'est-ce', 'calcul', 'donnez', 'savoir', 'dites', 'chiffre'];

/** What the person wants to know, beyond a plain amount of tax: every demand said, once, in the order of the words. */
export const lireDemandes = pourLesDerniers((question): readonly string[] => {
  const { texte } = normaliser(question);
  const mots = motsCompares(texte);
  const trouvees = INDEX.trouver(texte).filter(({ concepts, debut, fin }) => {
    if (!demande(concepts, texte, debut)) return false;
    const premier = mots.findIndex((m) => m.debut === debut);
    const dernier = mots.findIndex((m) => m.fin === fin);
    const avant = mots.slice(Math.max(0, premier - PORTEE), premier);
    const apres = mots.slice(dernier + 1, dernier + 1 + PORTEE_APRES);
    if (estNetDe(avant) || estRelative(texte, debut)) return false;
    return !avant.some((m) => HORS.has(m.cle)) && !apres.some((m) => HORS_APRES.has(m.cle));
  });
  return [
    ...new Set([
      ...(demandeUnEcart(texte) ? ['gain'] : []),
      ...trouvees.flatMap(({ concepts, fin }) => concepts.flatMap((c) => selonLaSuite(c, fin, mots) ?? [])),
    ]),
  ];
});

const IMPOTS: ReadonlySet<string> = new Set(['impot', 'ir', 'impo', 'fiscalite', 'irpp', 'ifi']);
/** « ça baisse mon impôt de combien »: a sentence that asks how much a tax changes. */
const demandeUnEcart = (texte: string): boolean =>
  texte.split('?').some((question) =>
    phrases(question).some(
      (mots) =>
        mots.includes('combien') &&
        // « pour réduire mon impôt » says what for.
        mots.some((mot, i) => CHANGENT.has(mot) && mots[i - 1] !== 'pour') &&
        mots.some((mot) => IMPOTS.has(mot)),
    ),
  );
/** « ma mère, 70 ans, qui prend l’usufruit »: said of somebody who was just named, and asked of nobody. */
const QUI = 'qui ';
const INTRODUISENT = new Set(
  'sais sait savoir dire dis dites dit demande demander est et ou mais alors donc'.split(' '),
);
function estRelative(texte: string, place: number): boolean {
  if (!texte.startsWith(QUI, place)) return false;
  const avant = texte.slice(0, place).trimEnd();
  if (avant === '' || FIN_DE_PROPOSITION.has(avant.at(-1) ?? '')) return false;
  return !INTRODUISENT.has(motsCompares(avant).at(-1)?.cle ?? '');
}
const FIN_DE_PROPOSITION = new Set([',', ':', ';', ...FINS]);

/** The words of each sentence. */
const phrases = (texte: string): string[][] =>
  texte.split('. ').map((phrase) => motsCompares(phrase).map(({ cle }) => cle));

/** « la majoration électrique », « la majoration du quotient »: nobody is at fault. */
const PORTEE_MAJORATION = 3;
const sansFaute = (fin: number, mots: readonly MotCompare[]): boolean =>
  mots
    .filter((m) => m.debut >= fin)
    .slice(0, PORTEE_MAJORATION)
    .some((m) => MAJORATIONS_SANS_FAUTE.has(m.cle));

function selonLaSuite(concept: string, fin: number, mots: readonly MotCompare[]): string | undefined {
  if (concept === 'penalite') return sansFaute(fin, mots) ? undefined : concept;
  if (concept !== 'net_restant') return concept;
  const suite = mots.filter((m) => m.debut >= fin).slice(0, SUITE);
  // « il me reste combien de temps ? »
  if (suite.slice(0, DE_TEMPS).some((m) => m.cle === TEMPS)) return 'duree';
  return suite.some((m) => A_PAYER.has(m.cle)) && !suite.some((m) => PAYE.has(m.cle)) ? 'solde' : concept;
}
