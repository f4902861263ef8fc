/** Fields of a new file that an interview may say. */
export type ChampDicte =
  | 'prenom_client'
  | 'nom_client'
  | 'email_client'
  | 'telephone_principal_client'
  | 'ville_client'
  | 'profession_client1';

export interface Proposition {
  readonly champ: ChampDicte;
  readonly valeur: string;
  /** Where its words stand in the transcript. */
  readonly debut: number;
  readonly fin: number;
}

export type Extraction =
  | { readonly etat: 'refus'; readonly phrase: string }
  | { readonly etat: 'lu'; readonly phrase: string; readonly propositions: readonly Proposition[] };

const TAILLE_MIN = 20;
const SCORE_MIN = 25;
const CONTEXTE = [
  'client',
  'monsieur',
  'madame',
  'entretien',
  'conseiller',
  'je m’appelle',
  'mon nom',
  'je suis',
  'j’habite',
  'je travaille',
];
const POIDS: readonly (readonly [points: number, mots: readonly string[]])[] = [
  [15, ['nom', 'appelle', 'suis']],
  [10, ['travaille', 'métier', 'profession']],
  [5, ['client', 'monsieur', 'madame']],
];
const PAR_CHAMP = 3;

const NOMS =
  /(?:[Jj]e m’appelle|[Mm]on nom est|[Jj]e suis|[Cc]liente?|[Mm]onsieur|[Mm]adame) (\p{Lu}[\p{Ll}-]{1,30}) (\p{Lu}[\p{L}’-]{1,30})/u;
const COURRIEL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const TELEPHONE = /(?:\+33 ?|0)[1-9](?:[ .-]?\d{2}){4}(?!\d)/;
const VILLE = /(?:habite|[Dd]omiciliée?|[Rr]éside)(?: à| au| aux| en)? (\p{Lu}[\p{L}’-]{1,40})/u;
const METIER =
  /(?:[Jj]e suis|[Jj]e travaille comme|[Mm]on métier est|[Mm]on métier c’est|[Mm]a profession est)(?: une?)? (\p{Ll}{3,25}(?: libérale?)?)(?![\p{L}’])/gu;
/** What « je suis… » says without being a trade. */
const ETATS =
  /^(?:marié|pacsé|célibataire|divorcé|veu|séparé|né|propriétaire|locataire|retraité|client|d’accord|venu|ici|très|bien)/;

/** Words as they are compared: one apostrophe, lower case. */
const plat = (texte: string): string => texte.replaceAll("'", '’');
const motsDe = (texte: string): ReadonlySet<string> => new Set(texte.toLowerCase().split(/[^\p{L}]+/u));

function groupe(m: RegExpMatchArray | null, rang: number, champ: ChampDicte): Proposition[] {
  const valeur = m?.[rang];
  if (!m || valeur === undefined) return [];
  const debut = (m.index ?? 0) + m[0].lastIndexOf(valeur);
  return [{ champ, valeur, debut, fin: debut + valeur.length }];
}

function chercher(texte: string): Proposition[] {
  const noms = NOMS.exec(texte);
  const metier = [...texte.matchAll(METIER)].find((m) => !ETATS.test(m[1] ?? '')) ?? null;
  return [
    ...groupe(noms, 1, 'prenom_client'),
    ...groupe(noms, 2, 'nom_client'),
    ...groupe(COURRIEL.exec(texte), 0, 'email_client').map((p) => ({ ...p, valeur: p.valeur.toLowerCase() })),
    ...groupe(TELEPHONE.exec(texte), 0, 'telephone_principal_client').map((p) => ({
      ...p,
      valeur: p.valeur.replaceAll(/[ .-]/g, ''),
    })),
    ...groupe(VILLE.exec(texte), 1, 'ville_client'),
    ...groupe(metier, 1, 'profession_client1'),
  ];
}

/** Told by their shape alone, whatever is said around them. */
const PAR_LEUR_FORME: ReadonlySet<ChampDicte> = new Set(['email_client', 'telephone_principal_client']);

/** E-mail and telephone of a transcript that says too little for the rest. */
export const extraireCoordonnees = (transcription: string): Proposition[] =>
  chercher(plat(transcription)).filter(({ champ }) => PAR_LEUR_FORME.has(champ));

const refus = (phrase: string): Extraction => ({ etat: 'refus', phrase });

/** What a transcript says of a new client, each proposal with its words; in the browser, nothing leaves it. */
export function extraire(transcription: string): Extraction {
  const texte = plat(transcription);
  if (texte.trim().length < TAILLE_MIN) return refus('⚠️ Transcription trop courte pour l’extraction');
  const minuscules = texte.toLowerCase();
  if (!CONTEXTE.some((mot) => minuscules.includes(mot)))
    return refus('⚠️ Transcription rejetée\u202f: contenu hors contexte client');
  const propositions = chercher(texte);
  const mots = motsDe(texte);
  const dits = POIDS.reduce((n, [points, liste]) => n + points * liste.filter((m) => mots.has(m)).length, 0);
  if (propositions.length === 0 || dits + PAR_CHAMP * propositions.length < SCORE_MIN)
    return refus('⚠️ Transcription insuffisante pour l’extraction automatique');
  const n = propositions.length;
  return {
    etat: 'lu',
    phrase: `✅ Extraction réussie\u202f! ${n} ${n > 1 ? 'champs détectés' : 'champ détecté'}`,
    propositions,
  };
}
