import type { FaitLu, Message } from '@francis/contract';

const COUPLE = new Set(['marie', 'pacse']);
/** Under this age a child counts for parts only, whatever the age. */
const MAJORITE = 18;
const ENFANTS_MAX = 5;

/** Facts that are amounts of the form, under its names. */
const MONTANTS: Readonly<Record<string, string>> = {
  'foyer.declarant1.per_versements': 'per',
  'foyer.dons_66': 'dons',
  'foyer.emploi_domicile': 'emploiDomicile',
};
/** Facts that the form does not hold and that change nothing of what it computes. */
const SANS_EFFET = new Set(['annee', 'foyer.declarant1.per_plafond']);

const estVide = ({ valeur }: FaitLu): boolean => valeur === 0 || valeur === false;

/**
 * The inputs of the income tax simulator for what was read, to be written after `#`. Undefined when a fact has no place in
 * its form: what opens would not be what was computed.
 */
export function versSimulateur({ lecture, calculs }: Message, annee: number): string | undefined {
  const [resultat] = calculs ?? [];
  if (!lecture || resultat?.regle !== 'ir.impot_final' || resultat.annee !== annee) return undefined;
  if (calculs?.some((c) => c.regle.startsWith('comparaison.'))) return undefined;
  const tous = new Map(lecture.faits.filter((f) => f.affiche !== '').map((f) => [f.chemin, f]));
  const nombre = (chemin: string): number => Number(tous.get(chemin)?.valeur ?? 0);
  const situation = String(tous.get('foyer.situation')?.valeur ?? '');
  const couple = COUPLE.has(situation);
  const saisie = new URLSearchParams();
  let enfants = 0;
  for (const fait of tous.values()) {
    const { chemin, valeur } = fait;
    const parties = chemin.split('.');
    if (estVide(fait) || SANS_EFFET.has(chemin) || chemin === 'foyer.situation') continue;
    if (chemin === 'foyer.declarant1.salaires' || chemin === 'foyer.declarant2.salaires') continue;
    const montant = MONTANTS[chemin];
    if (montant !== undefined) saisie.set(montant, String(valeur));
    else if (chemin === 'foyer.declarant1.frais_reels') {
      saisie.set('fraisProfessionnels', 'reel');
      saisie.set('montantFraisReels', String(valeur));
    } else if (chemin === 'foyer.parent_isole_T') saisie.set('parentIsole', '1');
    else if (parties[1] === 'enfants' && parties[3] === 'annee_naissance' && annee - Number(valeur) < MAJORITE)
      enfants += 1;
    else return undefined;
  }
  // Who lost a spouse, or a marriage, may have parts of their own with children.
  if (!couple && situation !== 'celibataire' && enfants > 0) return undefined;
  if (situation === '' || enfants > ENFANTS_MAX) return undefined;
  saisie.set('situationFamiliale', couple ? 'marie' : 'celibataire');
  saisie.set('enfants', String(enfants));
  saisie.set('revenus', String(nombre('foyer.declarant1.salaires') + nombre('foyer.declarant2.salaires')));
  if (couple) saisie.set('revenusDeclarant2', String(nombre('foyer.declarant2.salaires')));
  return saisie.toString();
}
