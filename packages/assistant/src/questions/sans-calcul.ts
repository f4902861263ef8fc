import { definitionDe } from '@francis/faits';
import type { AppelOutil } from '../types.ts';

type Motif = 'fraude' | 'hors_sujet' | 'non_couvert' | 'futur';

const REFUS: Readonly<Record<Motif, string>> = {
  fraude:
    'Je ne peux pas vous aider à dissimuler des revenus : c’est une fraude fiscale, punie par la loi.[^cgi-1741] Tous les revenus se déclarent.',
  hors_sujet: 'Cette question est hors de mon domaine : je ne traite que la fiscalité et le patrimoine.',
  non_couvert:
    'Je ne couvre pas encore cette question : plutôt que de deviner, je préfère ne pas répondre. Consultez impots.gouv.fr, votre service des impôts ou un professionnel.',
  futur: 'Ces règles ne sont pas encore votées : personne ne peut les connaître, et je ne les invente pas.',
};

/** A reading that ends without a figure: what is asked back or declined, and its sentence. */
export interface SansCalcul {
  readonly appels: readonly AppelOutil[];
  readonly texte: string;
}

export const decliner = (motif: Motif): SansCalcul => ({
  appels: [{ outil: 'decliner', entree: { motif } }],
  texte: REFUS[motif],
});

/** The catalogue's own question, or the name of the fact. */
function sujetDe(chemin: string): string {
  const { question, libelle = chemin } = definitionDe(chemin) ?? {};
  return question ?? `${libelle.charAt(0).toLocaleUpperCase('fr-FR')}${libelle.slice(1)}\u00a0?`;
}

/** Asks for facts of the catalogue, in its own words. */
export function demander(chemins: readonly string[]): SansCalcul {
  const demandes = [...new Set(chemins)].map((chemin) => ({ chemin, sujet: sujetDe(chemin) }));
  const manques = demandes.map(({ chemin, sujet }) => ({
    sujet,
    raison: 'ce fait décide du résultat',
    // One of a list cannot be answered in a field of its own.
    ...(chemin.includes('*') ? {} : { fait: chemin }),
  }));
  const annonce = demandes.length > 1 ? 'Il me manque quelques précisions' : 'Il me manque une précision';
  return {
    appels: [{ outil: 'demander_precisions', entree: { manques } }],
    texte: [`${annonce} pour répondre :`, '', ...demandes.map(({ sujet }) => `- ${sujet}`)].join('\n'),
  };
}
