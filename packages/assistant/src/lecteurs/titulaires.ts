import { definitionDe, type Fait } from '@francis/faits';
import { type Mention, motsDits, normaliserTexte } from '@francis/lecture';

/** People who may live in a household and file none of its return. */
const TIERS: ReadonlySet<string> = new Set([
  'mere',
  'pere',
  'parent',
  'grand_parent',
  'soeur',
  'frere',
  'neveu',
  'niece',
  'oncle',
  'tante',
  'cousin',
  'beau_parent',
  'beau_frere',
]);
/** Ties of a child. */
export const LIENS_D_ENFANT: ReadonlySet<string> = new Set([
  'fille',
  'fils',
  'enfant',
  'jumeaux',
  'triples',
  'aine',
  'cadet',
]);
/** Words that turn to the person who asks. */
const SOI = new Set(['je', 'j', 'moi', 'mes', 'nous', 'notre', 'nos', 'on']);
const CARTE = 'handicap';
const FINS_DE_PHRASE = ['.', '?', '!', ';'];

type Personne = Extract<Mention, { type: 'personne' }>;

function motsDe(texte: string): string[] {
  return texte
    .toLowerCase()
    .replaceAll("'", ' ')
    .replaceAll('’', ' ')
    .split(' ')
    .map((mot) => mot.replaceAll(',', ''));
}

/** Who is spoken of last before a place, in the same sentence: nobody, somebody, or the person who asks. */
function dontOnParle(place: Mention, question: string, mentions: readonly Mention[]): Personne | 'soi' | undefined {
  const personne = mentions.findLast(
    (m) => m.type === 'personne' && m.span[1] <= place.span[0] && !estNiee(m, mentions),
  );
  const depuis = personne?.span[1] ?? 0;
  const suite = question.slice(depuis, place.span[0]);
  const borne = Math.max(...FINS_DE_PHRASE.map((signe) => suite.lastIndexOf(signe)));
  const entre = suite.slice(borne + 1);
  if (personne?.type !== 'personne' || borne >= 0) return motsDe(entre).some((mot) => SOI.has(mot)) ? 'soi' : undefined;
  return motsDe(entre).some((mot) => SOI.has(mot)) ? 'soi' : personne;
}

/** « sans enfant »: nobody. */
const estNiee = (m: Mention, mentions: readonly Mention[]): boolean =>
  mentions.some((n) => n.type === 'negation' && n.portee[0] <= m.span[0] && m.span[1] <= n.portee[1]);

const estUnTiers = (qui: Personne | 'soi' | undefined): qui is Personne =>
  qui !== undefined && qui !== 'soi' && TIERS.has(qui.lien);

const estDuDeclarant = ({ chemin }: Fait): boolean => {
  const titulaire = definitionDe(chemin)?.titulaire;
  return titulaire === 'declarant1' || titulaire === 'declarant2';
};

const CONNAISSANCES: ReadonlySet<string> = new Set(['voisin', 'ami']);

/** Whether the question sets the household beside somebody else’s. */
export const parleDAutrui = (mentions: readonly Mention[]): boolean =>
  parleDUnTiers(mentions) || mentions.some((m) => m.type === 'personne' && CONNAISSANCES.has(m.lien));

const PRONOMS = new Set(['il', 'elle']);

/** « et s’il passe aux frais réels ? » of a couple that nobody speaks for: either spouse may be meant. */
export function pronomAmbigu(
  question: string,
  avant: readonly string[],
  faits: readonly Fait[],
  mentions: readonly Mention[],
): string[] {
  const personne = [...avant, question].every((tour) => !motsDe(tour).some((mot) => SOI.has(mot)));
  const pronoms = motsDe(question).filter((mot) => PRONOMS.has(mot));
  if (avant.length === 0 || !personne || pronoms.length === 0) return [];
  // « pacsé 47 000 et elle 21 000 », then « elle »: the same one.
  const dits = new Set(avant.flatMap(motsDe));
  if (pronoms.every((mot) => dits.has(mot))) return [];
  const propres = new Map(mentions.map((m) => [m.id, m]));
  const faitsDUnSeul = faits.filter((f) => estDuDeclarant(f));
  const deux = new Set(faitsDUnSeul.map((f) => definitionDe(f.chemin)?.titulaire)).size > 1;
  return deux ? faitsDUnSeul.flatMap((f) => f.preuves.flatMap((id) => propres.get(id)?.mots ?? [])) : [];
}

const DONNE = ['laisse', 'lègue', 'legue', 'donne', 'transmet', 'verse'];
const LIEN = '.lien';

/** « et ma sœur, à qui elle laisse 12 000 ? »: « elle » was named before, and whose tie it is is not said here. */
export function lienDUnePronom(question: string, avant: readonly string[], faits: readonly Fait[]): string[] {
  const mots = motsDe(question);
  const dit = mots.some((mot, i) => PRONOMS.has(mot) && DONNE.includes(mots[i + 1] ?? ''));
  return avant.length > 0 && dit && faits.some((f) => f.chemin.endsWith(LIEN)) ? ['lien de parenté'] : [];
}

/** Whether somebody outside of the household is spoken of. */
export const parleDUnTiers = (mentions: readonly Mention[]): boolean =>
  mentions.some((m) => m.type === 'personne' && TIERS.has(m.lien));

const POSSESSIFS: ReadonlySet<string> = new Set(['mon', 'ma', 'mes', 'son', 'sa', 'ses', 'lui', 'elle', 'moi', 'il']);
const FINS_D_UN_MONTANT = ['.', '?', '!', ';', ',', '('];

/** « 3 000 € sur mon PER »: whose it is may be said after the amount. */
function possesseurApres(m: Mention, question: string, mentions: readonly Mention[]): boolean {
  const suivante = mentions.find((x) => x.type === 'montant' && x.span[0] >= m.span[1])?.span[0];
  const suite = question.slice(m.span[1], suivante);
  const bornes = FINS_D_UN_MONTANT.map((signe) => suite.indexOf(signe)).filter((i) => i >= 0);
  return motsDe(suite.slice(0, Math.min(...bornes, suite.length))).some((mot) => POSSESSIFS.has(mot));
}

/** Whether nobody is named or meant around the amounts of a fact. */
export const sansTitulaire = (fait: Fait, question: string, mentions: readonly Mention[]): boolean =>
  mentions
    .filter((m) => fait.preuves.includes(m.id))
    .every((m) => dontOnParle(m, question, mentions) === undefined && !possesseurApres(m, question, mentions));

const AILLEURS = [' qui a ', ' qui ont ', ' qui avait ', ' elle a ', ' il a '];
const LES_MIENS: ReadonlySet<string> = new Set(['mon', 'ma', 'mes', 'moi']);

/** « mon fils, et un compagnon qui a 2 enfants »: children of each of two people, counted as one family. */
export function enfantsDesDeux(question: string, mentions: readonly Mention[]): string[] {
  const comptes = mentions.filter((m) => m.type === 'quantite' && m.objet === 'enfants');
  const leurs = comptes.filter((m) => {
    const avant = question.slice(0, m.span[0]).toLowerCase();
    return AILLEURS.some((mot) => avant.endsWith(mot));
  });
  const miens = mentions.some(
    (m) =>
      m.type === 'personne' &&
      LIENS_D_ENFANT.has(m.lien) &&
      LES_MIENS.has(motsDe(question.slice(0, m.span[0]).trimEnd()).at(-1) ?? ''),
  );
  return miens ? leurs.map((m) => m.mots) : [];
}

const PENSIONS = '.pensions_retraite';
const VERSE = ['verse', 'envoie', 'donne', 'paie', 'paye'];
const TOUT_PRES = 14;
/** « son père verse 180 par mois »: it comes from him, and is whose it is paid to. */
const estVersee = ({ preuves }: Fait, question: string, mentions: readonly Mention[]): boolean =>
  mentions.some(
    (m) =>
      preuves.includes(m.id) &&
      VERSE.some((mot) => motsDe(question.slice(Math.max(0, m.span[0] - TOUT_PRES), m.span[0])).includes(mot)),
  );

const DE_DEUX = motsDits('a nous deux|a nous 2|a tous les deux|a tous les 2');
/** « 52 000 à nous deux mais on n’est pas mariés »: the two amounts of two returns, put in one. */
function totalDeDeux(faits: readonly Fait[], question: string, mentions: readonly Mention[]): string[] {
  const seul = faits.some((f) => f.chemin === 'foyer.situation' && f.valeur === 'celibataire');
  if (!seul || !DE_DEUX.test(normaliserTexte(question))) return [];
  const prouvees = new Set(faits.filter(estDuDeclarant).flatMap((f) => f.preuves));
  return mentions.flatMap((m) => (m.type === 'montant' && prouvees.has(m.id) ? [m.mots] : []));
}

/** What was said of somebody who files nothing here, and became a fact of one who does. */
export function motsDUnAutre(faits: readonly Fait[], question: string, mentions: readonly Mention[]): string[] {
  const siens = faits.filter(
    (f) =>
      estDuDeclarant(f) &&
      f.valeur !== 0 &&
      f.valeur !== false &&
      !(f.chemin.endsWith(PENSIONS) && estVersee(f, question, mentions)),
  );
  const prouvees = new Set(siens.flatMap((f) => f.preuves));
  const places = mentions.filter((m) => prouvees.has(m.id) && m.type !== 'date');
  const lus = places.map((m) => ({ m, qui: dontOnParle(m, question, mentions) }));
  // When everything is said of them, the return is theirs.
  const sonPropreFoyer = lus.every(({ qui }) => qui === undefined || estUnTiers(qui));
  const chiffres = sonPropreFoyer
    ? []
    : lus.flatMap(({ m, qui }) => (estUnTiers(qui) ? [`${qui.mots} : ${m.mots}`] : []));
  const invalide = siens.some((f) => f.chemin.includes('.invalidite_declarant'));
  const cartes = invalide ? mentions.filter((m) => m.type === 'mot' && m.concept === CARTE) : [];
  const cartesDAutrui = cartes.flatMap((m) => {
    const qui = dontOnParle(m, question, mentions);
    if (qui === undefined || qui === 'soi') return [];
    return LIENS_D_ENFANT.has(qui.lien) || (estUnTiers(qui) && !sonPropreFoyer) ? [`${qui.mots} : ${m.mots}`] : [];
  });
  return [
    ...totalDeDeux(faits, question, mentions),
    ...new Set([...chiffres, ...(cartesDAutrui.length === cartes.length ? cartesDAutrui : [])]),
  ];
}
