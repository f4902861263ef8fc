import { euros } from '../../core/typographie.ts';
import type { FoyerFiscal } from '../../france/impot-revenu/foyer.ts';
import type { Facture } from '../calcul.ts';
import { estRefus, facturer } from '../calcul.ts';
import { aLaDeclaration, conseiller, declarants, deUnFoyer, ecarter, retoucher } from '../construire.ts';
import type { ContexteOptimisation, Evaluation } from '../levier.ts';

/** Actual costs that the filers can prove, against the 10 % allowance: each filer chooses alone. */
export function evaluerFraisReels(
  foyer: FoyerFiscal,
  annee: number,
  avant: Facture,
  contexte: ContexteOptimisation,
): Evaluation {
  const id = 'frais_reels';
  const frais = contexte.fraisReels;
  if (frais === undefined)
    return ecarter(id, 'Les frais professionnels réels (trajets, repas, formation) ne sont pas indiqués.');
  let candidat = foyer;
  for (const rang of declarants(foyer)) {
    const montant = frais[rang] ?? 0;
    if (montant > (foyer[rang]?.frais_reels ?? 0) && (foyer[rang]?.salaires ?? 0) > 0) {
      candidat = retoucher(candidat, rang, { frais_reels: montant });
    }
  }
  if (candidat === foyer) return ecarter(id, 'Aucun frais réel supérieur à ce qui est déjà déclaré.');
  const apres = facturer(candidat, annee, contexte.options);
  if (estRefus(apres)) return ecarter(id, apres.message);
  if (apres.total >= avant.total)
    return ecarter(id, 'Les frais réels indiqués ne dépassent pas la déduction forfaitaire de 10 %.');
  return conseiller({
    id,
    action: `Déclarer les frais réels : l’impôt baisse de ${euros(avant.total - apres.total)}.`,
    avant,
    apres,
    foyer: candidat,
    calculs: deUnFoyer(foyer, candidat, annee, contexte.options),
    condition:
      'Frais nécessaires à l’emploi, payés dans l’année et justifiés ; chaque déclarant choisit pour lui-même.',
    risque:
      'Justificatifs à conserver trois ans ; les cotisations syndicales entrent alors dans les frais et n’ouvrent plus de crédit.',
    ...aLaDeclaration(annee),
    reference: 'CGI art. 83 3°',
  });
}
