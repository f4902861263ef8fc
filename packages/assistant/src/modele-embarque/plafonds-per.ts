import type { Comprehension } from '../comprehension/comprendre.ts';
import { annuel, type FaitsPersonne } from '../comprehension/faits.ts';
import { estCouple } from '../comprehension/foyer.ts';
import type { AppelPrevu } from './planifier.ts';

const salairesDe = (personne: FaitsPersonne | undefined): number | undefined => {
  const dits = personne?.revenus?.salaires;
  return dits === undefined ? undefined : dits.reduce((t, s) => t + annuel(s), 0);
};

/** The ceiling of each of the two: it is opened by the earnings of one person, and a couple may share theirs. */
export function plafonds(c: Comprehension): AppelPrevu[] {
  const { personne1, personne2, revenuCommun, situation } = c.faits;
  const commun = revenuCommun === undefined ? undefined : annuel(revenuCommun.saisie);
  const deux = estCouple(situation) || salairesDe(personne2) !== undefined;
  // « ses salaires 71 000, les miens 38 000 »: one each, when neither is named.
  const lesDeux = personne1?.revenus?.salaires ?? [];
  const sansNom = deux && personne2?.revenus === undefined && !personne2?.sansRevenu && lesDeux.length === 2;
  const les =
    commun === undefined
      ? sansNom
        ? lesDeux.map(annuel)
        : [salairesDe(personne1), deux ? (salairesDe(personne2) ?? (personne2?.sansRevenu ? 0 : undefined)) : undefined]
      : [commun];
  // The earnings are those of a past year: a payment « en 2026 » dates itself, not them.
  const annee = Math.min(c.annee, Number(c.jour.slice(0, 4)) - 1) + 1;
  return les.flatMap((salaires) =>
    salaires === undefined ? [] : [{ outil: 'calculer_plafond_per', entree: { salaires, annee } }],
  );
}
