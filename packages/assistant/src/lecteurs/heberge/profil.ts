import { cheminDeBase, depuisMoteur, type Feuille, sansRangs } from '@francis/faits';
import { derniersRevenusDeclares } from '../../comprehension/comprendre.ts';
import { decrireFoyer } from '../../comprehension/foyer.ts';
import { fusionner } from '../../comprehension/fusion.ts';
import { lireProfil } from '../../comprehension/profil.ts';
import type { DemandeAssistant } from '../../types.ts';

/** A fact that is known without being said: a model points at its mark. Nothing of it is text that somebody typed. */
export interface FaitConnu extends Feuille {
  /** « p1 » */
  readonly id: string;
}

const IMPOSEES = ['celibataire', 'divorce', 'veuf', 'marie', 'pacse'] as const;

/** What the profile, or the client file, says of the household, as facts of the vocabulary. */
export function faitsConnus(demande: DemandeAssistant): FaitConnu[] {
  const annee = derniersRevenusDeclares(demande.aujourdhui);
  const faits = fusionner(
    lireProfil(demande.profilEnregistre ?? {}, annee),
    lireProfil(demande.profilContexte ?? {}, annee),
  );
  const situation = IMPOSEES.find((s) => s === faits.situation);
  const foyer = decrireFoyer(faits, annee, { situation: situation ?? 'celibataire' });
  return depuisMoteur('calculer_impot', { foyer })
    .filter(({ chemin, valeur }) => dit(valeur) && (situation !== undefined || chemin !== 'foyer.situation'))
    .map((feuille, i) => ({ ...feuille, id: `p${i + 1}` }));
}

/** « non » and zero say nothing that their absence does not. */
const dit = (valeur: Feuille['valeur']): boolean => valeur !== false && valeur !== 0;

/** Whether a known fact is this very fact of the vocabulary. */
export const estCeFait = (connu: FaitConnu, chemin: string): boolean =>
  sansRangs(cheminDeBase(connu.chemin)) === chemin;

const OUVERTURE = '<donnees>';
const FERMETURE = '</donnees>';

/** The data that go with a question: its place, its day, and the facts that are known, without a word of anyone. */
export const ecrireDonnees = (demande: DemandeAssistant, connus: readonly FaitConnu[]): string =>
  OUVERTURE +
  JSON.stringify({
    juridiction: demande.juridiction,
    aujourdhui: demande.aujourdhui,
    ...(demande.concerne && { concerne: demande.concerne }),
    ...(connus.length > 0 && { connu: connus.map(({ id, chemin, valeur }) => ({ marque: id, fait: chemin, valeur })) }),
  }) +
  FERMETURE;
