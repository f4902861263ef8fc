import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import type { Valeurs } from '../parametres/definition.ts';
import { ENFANTS_MAX, NAISSANCE_MIN } from './bornes-saisie.ts';
import type { FoyerFiscal, Scolarite } from './foyer.ts';

function incoherent(champ: string, message: string): RefusFiscal {
  return refuser('FOYER_INCOHERENT', message, champ);
}

function naissancePlausible(annee: number, anneeRevenus: number): boolean {
  return Number.isInteger(annee) && annee >= NAISSANCE_MIN && annee <= anneeRevenus;
}

/** A count of children: a whole number, not more than the children of the household. */
function effectifPlausible(effectif: number): boolean {
  return Number.isInteger(effectif) && effectif >= 0 && effectif <= ENFANTS_MAX;
}

function verifierSituation(foyer: FoyerFiscal, annee: number, couple: boolean): RefusFiscal | null {
  if (!naissancePlausible(foyer.annee_naissance_declarant1, annee)) {
    return incoherent('annee_naissance_declarant1', 'L’année de naissance du déclarant 1 n’est pas plausible.');
  }
  const naissance2 = foyer.annee_naissance_declarant2;
  if (naissance2 !== null && !naissancePlausible(naissance2, annee)) {
    return incoherent('annee_naissance_declarant2', 'L’année de naissance du déclarant 2 n’est pas plausible.');
  }
  if (couple) {
    if (foyer.parent_isole_T) return incoherent('parent_isole_T', 'La case T suppose de vivre seul.');
    if (foyer.case_L) return incoherent('case_L', 'La case L suppose de vivre seul.');
    if (foyer.ancien_combattant_W) {
      return incoherent('ancien_combattant_W', 'La case W concerne une personne seule ; la case S, un couple.');
    }
    return null;
  }
  if (foyer.declarant2 !== null) {
    return incoherent('declarant2', 'Un second déclarant suppose un couple marié ou pacsé.');
  }
  if (foyer.invalidite_declarant2_F) {
    if (foyer.annee_deces_conjoint === annee) {
      return refuser(
        'SITUATION_NON_COUVERTE',
        'L’année du décès, la demi-part d’invalidité que le conjoint décédé ouvrait au survivant (case F) n’est pas couverte.',
        'invalidite_declarant2_F',
      );
    }
    return incoherent('invalidite_declarant2_F', 'La case F concerne le conjoint d’un couple marié ou pacsé.');
  }
  if (foyer.ancien_combattant_couple_S) {
    return incoherent('ancien_combattant_couple_S', 'La case S concerne un couple ; la case W, une personne seule.');
  }
  return null;
}

function verifierEnfants(foyer: FoyerFiscal, annee: number, p: Valeurs): RefusFiscal | null {
  const enfants = foyer.enfants;
  if (enfants.length > ENFANTS_MAX)
    return incoherent('enfants', 'Le nombre de personnes à charge n’est pas plausible.');
  let jeunes = 0;
  let jeunesAlternes = 0;
  for (let i = 0; i < enfants.length; i += 1) {
    const enfant = enfants[i];
    if (enfant === undefined) continue;
    const champ = enfant.annee_naissance;
    if (!naissancePlausible(champ, annee)) {
      return incoherent(
        `enfants[${i}].annee_naissance`,
        `L’année de naissance d’une personne à charge doit être plausible et ne pas suivre l’année des revenus (${annee}).`,
      );
    }
    const age = annee - champ;
    if (age > p.enfants.age_max_rattachement && !enfant.invalide) {
      return incoherent(
        `enfants[${i}].annee_naissance`,
        `Un enfant de plus de ${p.enfants.age_max_rattachement} ans ne peut être rattaché que s’il est invalide.`,
      );
    }
    if (age <= p.enfants.age_max_garde) {
      if (enfant.garde_alternee) jeunesAlternes += 1;
      else jeunes += 1;
    }
  }
  if (foyer.garde_enfants.length > jeunes) {
    return incoherent(
      'garde_enfants',
      'Plus de montants de garde que d’enfants de moins de six ans à charge exclusive.',
    );
  }
  if (foyer.garde_enfants_alternee.length > jeunesAlternes) {
    return incoherent(
      'garde_enfants_alternee',
      'Plus de montants de garde alternée que d’enfants de moins de six ans en résidence alternée.',
    );
  }
  return null;
}

function estVide(s: Scolarite): boolean {
  return s.college === 0 && s.lycee === 0 && s.superieur === 0;
}

function effectifsPlausibles(s: Scolarite): boolean {
  return effectifPlausible(s.college) && effectifPlausible(s.lycee) && effectifPlausible(s.superieur);
}

function compterAlternes(foyer: FoyerFiscal): number {
  let alternes = 0;
  for (const enfant of foyer.enfants) if (enfant.garde_alternee) alternes += 1;
  return alternes;
}

function verifierScolarite(foyer: FoyerFiscal): RefusFiscal | null {
  const { scolarite: pleine, scolarite_alternee: alternee } = foyer;
  if (estVide(pleine) && estVide(alternee)) return null;
  if (!effectifsPlausibles(pleine) || !effectifsPlausibles(alternee)) {
    return incoherent(
      effectifsPlausibles(pleine) ? 'scolarite_alternee' : 'scolarite',
      'Le nombre d’enfants scolarisés doit être un entier positif ou nul.',
    );
  }
  const pleins = pleine.college + pleine.lycee + pleine.superieur;
  const alternes = alternee.college + alternee.lycee + alternee.superieur;
  if (pleins + alternes > foyer.enfants.length) {
    return incoherent(
      alternes > 0 ? 'scolarite_alternee' : 'scolarite',
      'Plus d’enfants scolarisés que de personnes à charge.',
    );
  }
  if (alternes > 0 && alternes > compterAlternes(foyer)) {
    return incoherent('scolarite_alternee', 'Plus d’enfants scolarisés en résidence alternée que d’enfants alternés.');
  }
  return null;
}

/** Years whose ceilings or gifts may still be used: a longer list is a slip. */
function verifierReports(foyer: FoyerFiscal, p: Valeurs): RefusFiscal | null {
  const annees = p.charges.annees_report_per;
  const d2 = foyer.declarant2;
  const long1 = foyer.declarant1.per_reports.length > annees;
  if (long1 || (d2 !== null && d2.per_reports.length > annees)) {
    return incoherent(
      `declarant${long1 ? 1 : 2}.per_reports`,
      `Le plafond d’épargne retraite non utilisé se reporte ${annees} ans au plus.`,
    );
  }
  if (foyer.dons_reports.length > p.dons.annees_report) {
    return incoherent('dons_reports', `Les dons non retenus se reportent ${p.dons.annees_report} ans au plus.`);
  }
  const recents = foyer.dons_75_depuis_octobre_2025;
  if (recents !== null && recents > foyer.dons_75) {
    return incoherent(
      'dons_75_depuis_octobre_2025',
      'Les dons versés depuis le 14 octobre 2025 font partie des dons à 75 % et ne peuvent les dépasser.',
    );
  }
  if (foyer.deficits_globaux.length > p.deficits.annees_report) {
    return incoherent('deficits_globaux', `Un déficit global se reporte ${p.deficits.annees_report} ans au plus.`);
  }
  return null;
}

function verifierDeces(foyer: FoyerFiscal, annee: number): RefusFiscal | null {
  const deces = foyer.annee_deces_conjoint;
  if (deces === null) return null;
  if (foyer.situation !== 'veuf') {
    return incoherent('annee_deces_conjoint', 'L’année du décès du conjoint suppose la situation « veuf ».');
  }
  return naissancePlausible(deces, annee)
    ? null
    : incoherent(
        'annee_deces_conjoint',
        `L’année du décès du conjoint doit être plausible et ne pas suivre l’année des revenus (${annee}).`,
      );
}

/** Facts of the household that contradict each other; null when none does. */
export function verifierCoherence(foyer: FoyerFiscal, annee: number, couple: boolean, p: Valeurs): RefusFiscal | null {
  const d1 = foyer.declarant1;
  const d2 = foyer.declarant2;
  if (d1.frais_reels > 0 && d1.salaires === 0) {
    return incoherent('declarant1.frais_reels', 'Des frais réels supposent un salaire du même déclarant.');
  }
  if (d2 !== null && d2.frais_reels > 0 && d2.salaires === 0) {
    return incoherent('declarant2.frais_reels', 'Des frais réels supposent un salaire du même déclarant.');
  }
  if (
    foyer.micro_foncier_recettes > 0 &&
    (foyer.revenus_fonciers_reel_net > 0 || foyer.deficit_foncier_imputable > 0)
  ) {
    return incoherent('micro_foncier_recettes', 'Le micro-foncier et le régime réel ne se cumulent pas.');
  }
  if (foyer.per_mutualisation && !couple) {
    return incoherent('per_mutualisation', 'La mise en commun des plafonds d’épargne retraite suppose un couple.');
  }
  return (
    verifierSituation(foyer, annee, couple) ??
    verifierDeces(foyer, annee) ??
    verifierEnfants(foyer, annee, p) ??
    verifierScolarite(foyer) ??
    verifierReports(foyer, p)
  );
}
