import { euros, pourcent } from '../../core/typographie.ts';
import type { FoyerFiscal } from '../../france/impot-revenu/foyer.ts';
import type { Facture } from '../calcul.ts';
import { estRefus, facturer } from '../calcul.ts';
import type { RangDeclarant } from '../construire.ts';
import { conseiller, declarants, ecarter, nommer, retoucher } from '../construire.ts';
import type { ContexteOptimisation, Evaluation } from '../levier.ts';
import { chercherPaliers, meilleurMontant } from '../recherche.ts';

/** Amounts tried before the search halves the intervals where the gain changes. */
const ESSAIS = 32;

/** Ceiling still free: said by the caller, or what the household declares less what it already pays; null = unknown. */
function plafondLibre(foyer: FoyerFiscal, rang: RangDeclarant, contexte: ContexteOptimisation): number | null {
  const donne = contexte.plafondPer?.[rang];
  if (donne !== undefined) return donne;
  const d = foyer[rang];
  if (d === null) return null;
  const declare = d.per_reports.reduce((somme, report) => somme + report, d.per_plafond);
  return declare > 0 ? Math.max(0, declare - d.per_versements) : null;
}

interface Choix {
  readonly rang: RangDeclarant;
  readonly libre: number;
}

/** The filer with the widest ceiling still free. */
function choisir(foyer: FoyerFiscal, contexte: ContexteOptimisation): Choix | null {
  let choix: Choix | null = null;
  for (const rang of declarants(foyer)) {
    const libre = plafondLibre(foyer, rang, contexte);
    if (libre !== null && (choix === null || libre > choix.libre)) choix = { rang, libre };
  }
  return choix;
}

function verser(foyer: FoyerFiscal, rang: RangDeclarant, libre: number, montant: number): FoyerFiscal {
  const versements = (foyer[rang]?.per_versements ?? 0) + montant;
  // A ceiling given by the caller is written into the household, so that the computation really applies it.
  const plafond = (foyer[rang]?.per_versements ?? 0) + libre;
  return retoucher(foyer, rang, { per_versements: versements, per_plafond: plafond, per_reports: [] });
}

/** How much to pay on a retirement plan this year: up to where the gain per euro drops, within the ceiling. */
export function evaluerPer(
  foyer: FoyerFiscal,
  annee: number,
  avant: Facture,
  contexte: ContexteOptimisation,
): Evaluation {
  const choix = choisir(foyer, contexte);
  if (choix === null) {
    return ecarter(
      'per',
      'Le plafond d’épargne retraite disponible n’est pas connu : il figure sur l’avis d’imposition.',
    );
  }
  const { rang, libre } = choix;
  const max = Math.floor(Math.min(libre, contexte.epargneDisponible ?? libre));
  if (max <= 0) return ecarter('per', 'Il ne reste ni plafond d’épargne retraite ni épargne disponible.');
  const gainDe = (montant: number): number => {
    const facture = facturer(verser(foyer, rang, libre, montant), annee, contexte.options);
    return estRefus(facture) ? 0 : avant.total - facture.total;
  };
  const paliers = chercherPaliers(max, max / ESSAIS, gainDe);
  const montant = meilleurMontant(paliers);
  const apresFoyer = verser(foyer, rang, libre, montant);
  const apres = facturer(apresFoyer, annee, contexte.options);
  if (estRefus(apres)) return ecarter('per', apres.message);
  if (montant === 0 || apres.total >= avant.total) {
    return ecarter('per', 'Un versement n’abaisserait pas l’impôt du foyer cette année.');
  }
  const taux = pourcent((avant.total - apres.total) / montant);
  return conseiller({
    id: 'per',
    action: `Verser ${euros(montant)} sur le PER${nommer(foyer, rang)} : chaque euro épargne en moyenne ${taux}.`,
    avant,
    apres,
    foyer: apresFoyer,
    immobilise: montant,
    condition:
      'Versement volontaire dans la limite du plafond disponible, avant 70 ans pour les versements depuis 2026.',
    risque:
      'Épargne bloquée jusqu’à la retraite, sauf résidence principale et accidents de la vie ; la sortie en capital est imposée au barème pour les versements, au prélèvement forfaitaire pour les gains.',
    echeance: `31 décembre ${annee}`,
    reference: 'CGI art. 163 quatervicies ; CMF art. L224-4',
    paliers,
  });
}
