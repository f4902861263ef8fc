import { jeton } from '../orchestration/jetons.ts';
import type { ResultatChiffre } from '../outils/resultats.ts';
import type { Brouillon } from '../redaction/brouillon.ts';
import { etapes } from '../redaction/etapes.ts';
import { derniereLigne, phraseImpot, phraseParts, phraseSolde, reserves } from '../redaction/impot.ts';
import { periode } from '../redaction/periode.ts';

/** The sentence of each demand that has its own figure, said before the tax. */
const PHRASES: Readonly<Record<string, (valeur: string, quand: string, r: ResultatChiffre) => string>> = {
  taux_marginal: (v, quand) => `Votre tranche marginale d’imposition (TMI) est de ${v} ${quand}.[^cgi-197]`,
  parts: (v, quand, r) => phraseParts(r, v, quand),
  taux: (v, quand) => `Votre taux moyen d’imposition est de ${v} du revenu net imposable ${quand}.[^cgi-197]`,
};
const REGLES: Readonly<Record<string, string>> = {
  taux_marginal: 'ir.tmi',
  parts: 'ir.parts',
  taux: 'moyen/ir.taux_moyen',
};

/** The tax of one household from its facts alone: what was asked first, the tax, its steps. */
export function composerImpot(r: ResultatChiffre, demandes: readonly string[], b: Brouillon, marques: string): void {
  const quand = `(${periode(r.annee)})`;
  const propres = demandes.flatMap((d) => {
    const regle = REGLES[d];
    const phrase = PHRASES[d];
    if (regle === undefined || phrase === undefined || r.chiffres[regle] === undefined) return [];
    return [phrase(`**${jeton(r.appel, regle)}**`, quand, r)];
  });
  b.paragraphe([...propres, `${phraseImpot(r)}[^cgi-197]${reserves(r, b)}${marques}`].join(' '));
  const reste = phraseSolde(r);
  if (reste) b.paragraphe(reste);
  b.tableau(['Étape', 'Montant'], [...etapes(r), derniereLigne(r)]);
  if (Number(r.chiffres['ir.prelevements_sociaux'] ?? 0) > 0)
    b.paragraphe(
      `Les prélèvements sociaux s’y ajoutent : ${jeton(r.appel, 'ir.prelevements_sociaux')} (CSS art. L136-8).`,
    );
}
