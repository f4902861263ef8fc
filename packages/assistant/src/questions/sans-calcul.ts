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

/** Asks for facts of the catalogue, in its own words. */
export function demander(chemins: readonly string[]): SansCalcul {
  const sujets = chemins.map((chemin) => {
    const definition = definitionDe(chemin);
    return definition?.question ?? `Quel est le fait suivant : ${definition?.libelle ?? chemin} ?`;
  });
  const manques = sujets.map((sujet) => ({ sujet, raison: 'ce fait décide du résultat' }));
  return {
    appels: [{ outil: 'demander_precisions', entree: { manques } }],
    texte: ['Il me manque une précision pour répondre :', '', ...sujets.map((s) => `- ${s}`)].join('\n'),
  };
}
