import { euros, pourcent } from '../../core/typographie.ts';
import type { FoyerFiscal } from '../../france/impot-revenu/foyer.ts';
import type { Facture } from '../calcul.ts';
import { estRefus, facturer } from '../calcul.ts';
import type { RangDeclarant } from '../construire.ts';
import { avantFinAnnee, conseiller, declarants, deUnFoyer, ecarter, nommer, retoucher } from '../construire.ts';
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

/** Filers who may still pay, widest ceiling first; null when nobody's ceiling is known. */
function choisir(foyer: FoyerFiscal, contexte: ContexteOptimisation): readonly Choix[] | null {
  const choix: Choix[] = [];
  let connu = false;
  for (const rang of declarants(foyer)) {
    const libre = plafondLibre(foyer, rang, contexte);
    connu ||= libre !== null;
    if (libre !== null && libre > 0) choix.push({ rang, libre });
  }
  return connu ? choix.sort((a, b) => b.libre - a.libre) : null;
}

interface Versement extends Choix {
  readonly montant: number;
}

/** The amount on the widest ceiling first, then on the other: the household deducts both from the same income. */
function repartir(choix: readonly Choix[], total: number): readonly Versement[] {
  let reste = total;
  return choix
    .map((c) => {
      const montant = Math.min(reste, Math.floor(c.libre));
      reste -= montant;
      return { ...c, montant };
    })
    .filter(({ montant }) => montant > 0);
}

function verser(foyer: FoyerFiscal, versements: readonly Versement[]): FoyerFiscal {
  let apres = foyer;
  for (const { rang, libre, montant } of versements) {
    const deja = foyer[rang]?.per_versements ?? 0;
    // A ceiling given by the caller is written into the household, so that the computation really applies it.
    apres = retoucher(apres, rang, { per_versements: deja + montant, per_plafond: deja + libre, per_reports: [] });
  }
  return apres;
}

/** « 4 000 € sur le PER du déclarant 1 et 1 500 € sur celui du déclarant 2 ». */
function nommerVersements(foyer: FoyerFiscal, versements: readonly Versement[]): string {
  return versements
    .map(({ rang, montant }, i) => `${euros(montant)} sur ${i === 0 ? 'le PER' : 'celui'}${nommer(foyer, rang)}`)
    .join(' et ');
}

/** How much to pay on a retirement plan this year: up to where the gain per euro drops, within the ceiling. */
export function evaluerPer(
  foyer: FoyerFiscal,
  annee: number,
  avant: Facture,
  contexte: ContexteOptimisation,
): Evaluation {
  const connus = choisir(foyer, contexte);
  if (connus === null) {
    return ecarter(
      'per',
      'Le plafond d’épargne retraite disponible n’est pas connu : il figure sur l’avis d’imposition.',
    );
  }
  const epargner = (versements: readonly Versement[]): number => {
    const facture = facturer(verser(foyer, versements), annee, contexte.options);
    return estRefus(facture) ? 0 : avant.total - facture.total;
  };
  // Whoever is past the age of the deduction has a ceiling that no longer serves.
  const utiles = connus.filter((c) => epargner(repartir([c], c.libre)) > 0);
  const choix = utiles.length > 0 ? utiles : connus;
  const libre = choix.reduce((somme, c) => somme + Math.floor(c.libre), 0);
  const max = Math.floor(Math.min(libre, contexte.epargneDisponible ?? libre));
  if (max <= 0) return ecarter('per', 'Il ne reste ni plafond d’épargne retraite ni épargne disponible.');
  const gainDe = (montant: number): number => epargner(repartir(choix, montant));
  const paliers = chercherPaliers(max, max / ESSAIS, gainDe);
  const montant = meilleurMontant(paliers);
  const versements = repartir(choix, montant);
  const apresFoyer = verser(foyer, versements);
  const apres = facturer(apresFoyer, annee, contexte.options);
  if (estRefus(apres)) return ecarter('per', apres.message);
  if (montant === 0 || apres.total >= avant.total) {
    return ecarter('per', 'Un versement n’abaisserait pas l’impôt du foyer cette année.');
  }
  const taux = pourcent((avant.total - apres.total) / montant);
  return conseiller({
    id: 'per',
    action: `Verser ${nommerVersements(foyer, versements)} : chaque euro épargne en moyenne ${taux}.`,
    avant,
    apres,
    foyer: apresFoyer,
    calculs: deUnFoyer(foyer, apresFoyer, annee, contexte.options),
    immobilise: montant,
    condition:
      'Versement volontaire dans la limite du plafond disponible, avant 70 ans pour les versements depuis 2026.',
    risque:
      'Épargne bloquée jusqu’à la retraite, sauf résidence principale et accidents de la vie ; la sortie en capital est imposée au barème pour les versements, au prélèvement forfaitaire pour les gains.',
    ...avantFinAnnee(annee),
    reference: 'CGI art. 163 quatervicies ; CMF art. L224-4',
    paliers,
  });
}
