import { type ConceptTrouve, trouverConcepts } from './lexique/lexique.ts';
import { IndexDesFormes } from './lexique/index-des-formes.ts';
import { MOTS_A_LIRE } from './lexique/decisifs.ts';
import { REPERES } from './lexique/reperes.ts';
import { ROLES_NOMMES } from './lexique/roles-nommes.ts';
import { UNITES_DE_TEMPS } from './lexique/unites.ts';
import { ABREGES } from './lexique/familier.ts';
import { MOIS } from './lexique/mois.ts';
import type { Mention } from './mentions/mention.ts';
import { aplatir } from './texte/normaliser.ts';

const A_LIRE = new IndexDesFormes(MOTS_A_LIRE);
const VENTES = new IndexDesFormes(ROLES_NOMMES.filter(({ concept }) => concept === 'vente' || concept === 'achat'));

/** Notions that say when, how many or how surely, never what an amount is. */
const SANS_ROLE: ReadonlySet<string> = new Set([
  ...UNITES_DE_TEMPS.map((c) => c.concept),
  ...REPERES.map((c) => c.concept),
  'negation',
  'environ',
  'hors',
  'y_compris',
  'ensemble',
  'chacun',
  'fois',
  'options',
  'exonere',
  'essai',
  'hypothese',
  'annee_prochaine',
  'parts_egales',
  'tout_recent',
  'a_charge',
]);
const FINS_DE_PROPOSITION = new Set(['.', '!', '?', ';', '(', ')', '\n']);
/** Words that tie a noun to the amount before it: « 4 321 € de loyers ». */
const LIANTS = new Set(['de', 'd', 'du', 'des']);
const DETERMINANTS = new Set([
  'mon',
  'ma',
  'mes',
  'notre',
  'nos',
  'la',
  'le',
  'les',
  'l',
  'un',
  'une',
  'son',
  'sa',
  'ses',
]);

const MOIS_DITS: ReadonlySet<string> = new Set(MOIS);
/** Words of four letters and more that name nothing. */
const OUTILS = new Set(
  'dans avec pour plus moins tout toute tous toutes chez elle elles lui moi nous vous leur leurs autre autres cette entre chaque euros euro total fois depuis avant après aussi puis donc alors mois année francs balles environ presque autour soit coup deux trois quatre cinq chacun chacune ensemble'.split(
    ' ',
  ),
);
const REPRISES = ['la sienne', 'la mienne', 'le sien', 'le mien', 'les siens', 'les siennes'];
const MOT_PLEIN = 4;

const chiffre = (c: string | undefined): boolean => c !== undefined && c >= '0' && c <= '9';

/** « ch. 5 100 »: the word that the point at this place cuts short, when it is one of the trade. */
function abrege(texte: string, point: number): string | undefined {
  let debut = point;
  while (debut > 0 && lettre(texte[debut - 1] ?? ' ')) debut -= 1;
  return texte[point] === '.' ? ABREGES[texte.slice(debut, point).toLowerCase()] : undefined;
}

/** « notre maison (secondaire) pour 295 000 € »: what stands between brackets cuts no sentence in two. */
function avantLaParenthese(texte: string, place: number): number {
  const ouverte = texte[place] === ')' ? texte.lastIndexOf('(', place) : -1;
  const dedans = texte.slice(ouverte + 1, place);
  return ouverte > 0 && dedans.length <= APARTE && !dedans.includes(')') && !dedans.includes(',') ? ouverte : place;
}

/** Longer, or with a comma, a bracket tells a story of its own. */
const APARTE = 30;

/** The clause in which a span stands; a point between figures ends nothing, nor does that of a word cut short. */
function proposition(texte: string, [debut, fin]: readonly [number, number]): readonly [number, number] {
  const borne = (i: number): boolean =>
    avantLaParenthese(texte, i) === i &&
    FINS_DE_PROPOSITION.has(texte[i] ?? '') &&
    !(texte[i] === '.' && chiffre(texte[i - 1]) && chiffre(texte[i + 1])) &&
    abrege(texte, i) === undefined;
  let de = debut;
  while (de > 0 && !borne(de - 1)) de = avantLaParenthese(texte, de - 1);
  let a = fin;
  while (a < texte.length && !borne(a)) a += 1;
  return [de, a];
}

const lettre = (c: string): boolean => c === '-' || c.toUpperCase() !== c;

/** Words of a plain text with their places. */
function motsDe(texte: string, de: number, a: number): { mot: string; debut: number }[] {
  const mots: { mot: string; debut: number }[] = [];
  let i = de;
  while (i < a) {
    if (!lettre(texte[i] ?? '')) {
      i += 1;
      continue;
    }
    const debut = i;
    while (i < a && lettre(texte[i] ?? '')) i += 1;
    mots.push({ mot: texte.slice(debut, i), debut });
  }
  return mots;
}

/** The noun tied to an amount, right after it: « de zorglub ». */
function nomLie(texte: string, fin: number, limite: number): number | undefined {
  const [liant, ...suite] = motsDe(texte, fin, Math.min(limite, fin + 40)).filter(
    ({ mot }) => mot !== 'euros' && mot !== 'e',
  );
  if (liant === undefined || !LIANTS.has(liant.mot) || texte.slice(fin, liant.debut).includes(',')) return undefined;
  const nom = suite.find(({ mot }) => !DETERMINANTS.has(mot));
  return nom === undefined || nom.mot.length < MOT_PLEIN || MOIS_DITS.has(nom.mot) || OUTILS.has(nom.mot)
    ? undefined
    : nom.debut;
}

/**
 * Amounts of which nothing known says what they are: no notion of the dictionary in their clause, or a noun tied to them
 * that the dictionary does not know. An amount that corrects another has its role.
 */
export function montantsSansRole(question: string, mentions: readonly Mention[], corrige = false): readonly Mention[] {
  const plat = aplatir(question);
  const aLire = A_LIRE.trouver(plat.texte).map(({ debut, fin }) => ({
    concept: 'a_lire',
    span: plat.origine(debut, fin),
  }));
  const dUneVente = VENTES.trouver(plat.texte).map(({ debut, fin }) => ({
    concept: 'vente',
    span: plat.origine(debut, fin),
  }));
  const concepts: readonly ConceptTrouve[] = [...trouverConcepts(plat), ...aLire, ...dUneVente].filter(
    ({ concept }) => !SANS_ROLE.has(concept),
  );
  const texte = question.toLowerCase();
  const muets = mentions.filter((m) => {
    if (m.type !== 'montant') return false;
    const [de, a] = proposition(question, m.span);
    const autour = concepts.filter(
      ({ span }) => span[0] >= de && span[1] <= a && !(span[0] >= m.span[0] && span[1] <= m.span[1]),
    );
    // « ch. 5 100 »: the word just before says what it is.
    if (autour.length === 0 && abrege(question, question.slice(0, m.span[0]).trimEnd().length - 1) !== undefined)
      return false;
    if (
      autour.length === 0 &&
      !corrige &&
      !REPRISES.some((mots) => texte.slice(de, m.span[0]).trimStart().startsWith(mots))
    )
      return motsDe(texte, de, a).some(({ mot }) => mot.length >= MOT_PLEIN && !OUTILS.has(mot));
    // « ma retraite : 19 200. La sienne : 12 300 »: of the same kind.
    if (autour.length === 0 && REPRISES.some((mots) => texte.slice(de, m.span[0]).trimStart().startsWith(mots)))
      return false;
    const nom = nomLie(texte, m.span[1], a);
    return nom !== undefined && !concepts.some(({ span }) => span[0] <= nom && nom < span[1]);
  });
  // Said twice, once with what it is.
  const dits = mentions.filter((m) => m.type === 'montant' && !muets.includes(m));
  return muets.filter((m) => !dits.some((x) => 'valeur' in x && 'valeur' in m && x.valeur === m.valeur));
}
