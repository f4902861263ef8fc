import { entree } from '../../core/traceur.ts';
import { euros, nombre } from '../../core/typographie.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { plusDe } from '../patrimoine/jours.ts';
import { sommer } from '../patrimoine/montants.ts';
import { estDescendant, type Lien } from './liens.ts';

/** What the exemptions for gifts of money depend on. Ages in full years, undefined when unknown. */
export interface ContexteDon {
  readonly lien: Lien;
  readonly jour: string;
  readonly ageDonateur: number | undefined;
  readonly ageDonataire: number | undefined;
  /** The donor has no descendant: nephews and nieces then qualify. */
  readonly sansDescendance: boolean;
}

function lienOuvert(don: ContexteDon): boolean {
  return estDescendant(don.lien) || (don.lien === 'neveu_niece' && don.sansDescendance);
}

/** Why the family gift of money is closed, in French, or null when it is open. */
function obstacle(don: ContexteDon, calcul: Calcul): string | null {
  const donateur = calcul.lire('dmtg.don_familial_age_donateur');
  const donataire = calcul.lire('dmtg.don_familial_age_donataire');
  if (!lienOuvert(don)) return 'réservé aux descendants, ou aux neveux et nièces à défaut de descendance';
  if (don.ageDonateur !== undefined && don.ageDonateur >= donateur)
    return `le donateur a ${nombre(donateur)} ans ou plus`;
  if (don.ageDonataire !== undefined && don.ageDonataire < donataire) {
    return `le bénéficiaire a moins de ${nombre(donataire)} ans`;
  }
  return null;
}

/** Family gift of money exempt in euros, every fifteen years (CGI art. 790 G). */
export function calculerDonFamilial(
  demande: number,
  anterieurs: readonly { readonly date: string; readonly montant: number }[],
  don: ContexteDon,
  regle: string,
  calcul: Calcul,
): number {
  if (demande === 0) return 0;
  const motif = obstacle(don, calcul);
  if (motif === null && don.ageDonateur === undefined) {
    calcul.reserver('L’âge du donateur n’est pas indiqué : le don familial suppose qu’il a moins de 80 ans.');
  }
  if (motif === null && don.ageDonataire === undefined) {
    calcul.supposer('Le bénéficiaire du don familial est majeur ou émancipé.');
  }
  const annees = calcul.lire('dmtg.annees_rappel');
  const dejaExonere = sommer(anterieurs.filter((a) => !plusDe(annees, a.date, don.jour)).map((a) => a.montant));
  const plafond = Math.max(0, calcul.lire('dmtg.don_familial') - dejaExonere);
  const exonere = motif === null ? Math.min(demande, plafond) : 0;
  calcul.t?.noeud({
    regle,
    libelle: 'Don familial de sommes d’argent exonéré',
    valeur: exonere,
    formule:
      motif === null
        ? `${euros(demande)}, dans la limite de ${euros(plafond)} : ${euros(exonere)}`
        : `Non ouvert : ${motif}`,
    article: 'CGI art. 790 G',
    entrees: [
      entree('Sommes d’argent données', demande),
      entree('Déjà exonéré depuis moins de quinze ans', dejaExonere),
      ...(don.ageDonateur === undefined ? [] : [entree('Âge du donateur', don.ageDonateur, 'nombre')]),
      ...(don.ageDonataire === undefined ? [] : [entree('Âge du bénéficiaire', don.ageDonataire, 'nombre')]),
    ],
    parametres: ['dmtg.don_familial', 'dmtg.don_familial_age_donateur', 'dmtg.don_familial_age_donataire'],
  });
  return exonere;
}

/** Money that will pay for a new home or an energy renovation, and what earlier gifts already exempted. Euros. */
export interface DonLogement {
  readonly montant: number;
  /** Already exempt, from the same donor. */
  readonly deja_du_donateur?: number;
  /** Already exempt, from every donor, this one included. */
  readonly deja_du_donataire?: number;
}

/** Temporary exemption of gifts for housing, in euros (CGI art. 790 A bis). */
export function calculerDonLogement(
  demande: DonLogement | undefined,
  don: ContexteDon,
  regle: string,
  calcul: Calcul,
): number {
  if (demande === undefined || demande.montant === 0) return 0;
  const parDonateur = calcul.lire('dmtg.logement_par_donateur');
  const parDonataire = calcul.lire('dmtg.logement_par_donataire');
  const duDonateur = demande.deja_du_donateur ?? 0;
  const duDonataire = Math.max(duDonateur, demande.deja_du_donataire ?? 0);
  const ouvert = lienOuvert(don) && parDonateur > 0;
  const plafond = Math.max(0, Math.min(parDonateur - duDonateur, parDonataire - duDonataire));
  const exonere = ouvert ? Math.min(demande.montant, plafond) : 0;
  if (ouvert) {
    calcul.supposer(
      'Don pour le logement : sommes employées dans les six mois à un logement neuf ou à une rénovation énergétique, conservé cinq ans comme résidence principale ou loué comme tel.',
    );
  }
  let formule = `${euros(demande.montant)}, dans la limite de ${euros(plafond)} : ${euros(exonere)}`;
  if (parDonateur === 0) formule = 'Exonération ouverte du 15/02/2025 au 31/12/2026 seulement';
  else if (!ouvert) formule = 'Réservée aux descendants, ou aux neveux et nièces à défaut de descendance';
  calcul.t?.noeud({
    regle,
    libelle: 'Don pour le logement exonéré',
    valeur: exonere,
    formule,
    article: 'CGI art. 790 A bis',
    entrees: [
      entree('Sommes affectées au logement', demande.montant),
      entree('Déjà exonéré, même donateur', duDonateur),
      entree('Déjà exonéré, tous donateurs', duDonataire),
    ],
    parametres: ['dmtg.logement_par_donateur', 'dmtg.logement_par_donataire'],
  });
  return exonere;
}
