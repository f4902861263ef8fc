import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { Composition } from './composition.ts';
import type { TraceurIr } from './contexte.ts';
import { calculerCreditSyndical } from './cotisations-syndicales.ts';
import { calculerCreditEmploiDomicile } from './emploi-domicile.ts';
import type { FoyerFiscal } from './foyer.ts';
import { calculerCreditGarde } from './garde-enfants.ts';

/** Refundable credits in euros, within the overall ceiling; union dues, gifts and schooling are outside it (CGI art. 200-0 A). */
export function calculerCredits(foyer: FoyerFiscal, c: Composition, annee: number, p: Valeurs, t: TraceurIr): number {
  if (t !== null) t.ouvrir();
  const demande = calculerCreditEmploiDomicile(foyer, c, annee, p, t) + calculerCreditGarde(foyer, p, t);
  const plafonnes = Math.min(demande, p.niches.plafond);
  const syndicat = calculerCreditSyndical(foyer, p, t);
  const credits = plafonnes + syndicat;
  if (t !== null) {
    t.fermer({
      regle: 'ir.credits',
      libelle: 'Crédits d’impôt',
      valeur: credits,
      formule:
        demande + syndicat === 0
          ? 'Aucun crédit d’impôt'
          : plafonnes < demande
            ? `${euros(demande)}, limités au plafonnement global de ${euros(plafonnes)}${syndicat > 0 ? ` + ${euros(syndicat)} (cotisations syndicales) = ${euros(credits)}` : ''}`
            : `Somme des crédits = ${euros(credits)}`,
      article: 'CGI art. 200-0 A',
      entrees: [entree('Crédits calculés', demande + syndicat)],
      parametres: ['niches.plafond'],
    });
  }
  return credits;
}
