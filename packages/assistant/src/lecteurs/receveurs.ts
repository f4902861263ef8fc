import type { Fait } from '@francis/faits';
import { type Mention, motsDits, normaliserTexte } from '@francis/lecture';

type Personne = Extract<Mention, { type: 'personne' }>;

/** The tie that each word of a person says of who receives. */
const LIENS: Readonly<Record<string, readonly string[]>> = {
  soeur: ['frere_soeur'],
  frere: ['frere_soeur'],
  fratrie: ['frere_soeur'],
  neveu: ['neveu_niece', 'autre'],
  niece: ['neveu_niece', 'autre'],
  petit_enfant: ['petit_enfant'],
  cousin: ['parent_4e_degre', 'autre'],
  ami: ['autre'],
  enfant_du_conjoint: ['autre', 'enfant'],
};
const LIEN = '.lien';
const VERS = new Set(['a', 'à', 'au', 'aux']);
/** What may stand between « à » and the person: « à son unique sœur », « à chacun de mes neveux ». */
const ENTRE = new Set(
  'mon ma mes son sa ses notre nos leur leurs l la le les unique seul seule chacun chacune de d des un une'.split(' '),
);
const MOTS_LUS = 6;
const AVEC_SOI = [' moi', ' nous'];

/** Whether a person stands after « à »: who receives, and not who gives. */
function recoit({ span: [debut] }: Personne, texte: string): boolean {
  const avant = texte.slice(0, debut).toLowerCase().replaceAll('’', ' ').replaceAll("'", ' ').trimEnd().split(' ');
  // « à mon frère et moi »: who asks receives too, and gives the tie.
  const phrase = texte.slice(debut).split('.')[0] ?? '';
  if (AVEC_SOI.some((mot) => phrase.toLowerCase().includes(mot))) return false;
  for (const mot of avant.slice(-MOTS_LUS).toReversed()) {
    if (VERS.has(mot)) return true;
    if (!ENTRE.has(mot) && Number.isNaN(Number(mot))) return false;
  }
  return false;
}

/** One of several: what is told of them is not told of the others. */
const UN_SEUL: ReadonlySet<string> = new Set(['aine', 'cadet']);
const DEJA = '.donations_anterieures';
const NOMBRE = ['.beneficiaires', '.heritiers'];

const PARENTS: ReadonlySet<string> = new Set(['pere', 'mere', 'parent']);
const A_SOI = [' mon père', ' ma mère', ' mon pere', ' ma mere', ' mes parents', ' papa', ' maman', ' mes vieux'];

/** People who receive, and whose tie or share the calculation does not hold. */
export function receveursContredits(faits: readonly Fait[], texte: string, mentions: readonly Mention[]): string[] {
  const liens = new Set(faits.flatMap((f) => (f.chemin.endsWith(LIEN) ? [String(f.valeur)] : [])));
  if (liens.size === 0) return [];
  const personnes = mentions.filter((m): m is Mention & Personne => m.type === 'personne');
  const dit = ` ${texte.toLowerCase()}`;
  // « Mes parents donnent à ma sœur »: their child.
  const fratrie =
    liens.has('enfant') && A_SOI.some((mot) => dit.includes(mot)) && personnes.some((p) => PARENTS.has(p.lien));
  const autres = personnes.filter(
    (p) => LIENS[p.lien]?.every((lien) => !liens.has(lien)) === true && recoit(p, texte) && !fratrie,
  );
  const plusieurs = faits.some((f) => NOMBRE.some((fin) => f.chemin.endsWith(fin)) && Number(f.valeur) > 1);
  const deja = faits.some((f) => f.chemin.endsWith(DEJA) && Number(f.valeur) > 0);
  const seuls = plusieurs && deja ? personnes.filter((p) => UN_SEUL.has(p.lien)) : [];
  return [...autres, ...seuls].map((p) => p.mots).concat(enfantsQuiNHeritentPas(faits, liens, mentions));
}

/** Children counted as those who receive, where who receives is no child. */
function enfantsQuiNHeritentPas(
  faits: readonly Fait[],
  liens: ReadonlySet<string>,
  mentions: readonly Mention[],
): string[] {
  if (DESCENDANTS.some((lien) => liens.has(lien))) return [];
  const prouvant = new Set(faits.filter((f) => f.chemin.endsWith('.heritiers')).flatMap((f) => f.preuves));
  return mentions.flatMap((m) => (ditDesEnfants(m) && prouvant.has(m.id) ? [m.mots] : []));
}
/** A number of children by their name: nephews are counted as children are. */
export const ditDesEnfants = (m: Mention): boolean =>
  m.type === 'quantite' && m.objet === 'enfants' && ENFANTS_NOMMES.test(normaliserTexte(m.mots));
const ENFANTS_NOMMES = motsDits('enfant|enfants|fils|fille|filles|gosse|gosses|gamins|mineurs|majeurs');
const DESCENDANTS = ['enfant', 'petit_enfant'];
