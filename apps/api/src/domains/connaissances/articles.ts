import { type Article, LONGUEUR_MAX_ARTICLE } from '@francis/contract';
import { lireCitationDemandee, type PassageCorpus, type RechercheCorpus, type SourceCorpus } from '@francis/knowledge';

const EDITEURS = {
  legi: 'Légifrance',
  bofip: 'BOFiP',
  'service-public': 'Service-public.fr',
} as const satisfies Readonly<Record<SourceCorpus, string>>;
const JOUR_MS = 86_400_000;

interface Demande {
  readonly citation: string;
  readonly revenus?: number | undefined;
  /** AAAA-MM-JJ. */
  readonly aujourdhui: string;
}

/**
 * The provision that a citation names, as it applies to the income of a year: the finance act that fixes the tax on them
 * is voted the year after.
 * @returns undefined when the citation names nothing that is known of
 */
export async function lireArticle(
  corpus: RechercheCorpus,
  { citation: demandee, revenus, aujourdhui }: Demande,
): Promise<Article | undefined> {
  const lue = lireCitationDemandee(demandee);
  if (!lue) return undefined;
  const { citation, reference, identifiants, url } = lue;
  const jour = revenus === undefined ? aujourdhui : lePlusTot(`${revenus + 1}-12-31`, aujourdhui);
  const passage = await premierImporte(corpus, identifiants, jour);
  return {
    citation,
    ...(reference && { titre: reference.titre, resume: reference.resume }),
    ...(reference?.depuis !== undefined && { depuis: reference.depuis }),
    ...(reference?.jusquAu !== undefined && { jusqu_au: reference.jusquAu }),
    ...(passage && { texte: presenter(passage) }),
    jour,
    url: passage?.url ?? url,
  };
}

const lePlusTot = (a: string, b: string): string => (a < b ? a : b);

async function premierImporte(
  corpus: RechercheCorpus,
  identifiants: readonly string[],
  jour: string,
): Promise<PassageCorpus | undefined> {
  for (const identifiant of identifiants) {
    const passage = await corpus.lire(identifiant, jour);
    if (passage) return passage;
  }
  return undefined;
}

const presenter = ({ source, texte, version, debut, fin }: PassageCorpus): NonNullable<Article['texte']> => ({
  contenu: texte.slice(0, LONGUEUR_MAX_ARTICLE),
  tronque: texte.length > LONGUEUR_MAX_ARTICLE,
  editeur: EDITEURS[source],
  version,
  en_vigueur_du: debut,
  ...(fin !== undefined && { au: new Date(Date.parse(fin) - JOUR_MS).toISOString().slice(0, 10) }),
});
