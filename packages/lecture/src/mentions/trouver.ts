import type { Portee } from '../texte/edition.ts';
import { aplatir, mettreEnChiffres } from '../texte/normaliser.ts';
import { pourLesDerniers } from '../texte/derniers.ts';
import { sansIdentifiants, trouverIdentifiants } from '../texte/identifiants.ts';
import { canoniserPeriodes } from '../texte/nombres.ts';
import type { Mention } from './mention.ts';
import { lireNombresDits } from './nombres-dits.ts';
import { type SensDit, lireNoms } from './nommer.ts';

/**
 * Everything that a question says and that may count, in order. Each number, in figures or in words, is in exactly one
 * mention, so that none is lost in silence; no two mentions share a word.
 */
export const trouverMentions = pourLesDerniers((brut): readonly Mention[] => {
  const identifiants = trouverIdentifiants(brut).map((span): SensDit => ({ sens: { type: 'reference' }, span }));
  const dit = aplatir(sansIdentifiants(brut));
  const corrige = canoniserPeriodes(mettreEnChiffres(dit));
  const nombres: SensDit[] = lireNombresDits(corrige, brut).map(({ sens, debut, fin }) => ({
    sens,
    span: sansBlancs(brut, corrige.origine(debut, fin)),
  }));
  const noms = lireNoms(
    dit,
    corrige,
    nombres.map((n) => n.span),
    brut.length,
  );
  return [...identifiants, ...nombres, ...noms]
    .filter(({ span }) => span[1] > span[0])
    .sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1])
    .map(({ sens, span }, i) => ({ id: `m${i + 1}`, span, mots: brut.slice(...span), ...sens }));
});

function sansBlancs(brut: string, [debut, fin]: Portee): Portee {
  const mots = brut.slice(debut, fin);
  const depuis = debut + mots.length - mots.trimStart().length;
  return [depuis, Math.max(depuis, debut + mots.trimEnd().length)];
}
