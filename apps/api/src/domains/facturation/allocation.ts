import { type CleFormule, FORMULES, limiteDe } from '@francis/contract';
import type { Abonnement } from './repository.ts';
import { ajouterPeriode } from './periodes.ts';

/** What a paid period allows. */
export interface AllocationPayee {
  readonly formule: CleFormule;
  readonly nom: string;
  /** Questions of the period; null when they are not counted. */
  readonly limite: number | null;
  /** Names the period: a question reserved in it counts in it, whenever it is answered. */
  readonly periode: string;
  readonly unite: 'month' | 'year';
  readonly fin: Date;
}

const JOUR = 86_400_000;
/** The provider announces a renewal after the period ended: nobody loses their plan meanwhile. */
const RETARD_ADMIS_MS = 3 * JOUR;
/** A card that expired leaves this long to give another one. */
const IMPAYE_ADMIS_MS = 7 * JOUR;

type EnCours = Pick<Abonnement, 'id' | 'formule' | 'statut' | 'debutPeriode' | 'finPeriode' | 'renouvele'>;

/** The period of the subscription that holds at that instant; undefined when it no longer gives anything. */
export function periodeEnCours(abonnement: EnCours, maintenant: Date): { debut: Date; fin: Date } | undefined {
  const { statut, formule, debutPeriode: debut, finPeriode: fin, renouvele } = abonnement;
  if (statut === 'termine' || maintenant < debut) return undefined;
  const instant = maintenant.getTime();
  if (statut === 'impaye' && instant >= debut.getTime() + IMPAYE_ADMIS_MS) return undefined;
  if (maintenant < fin) return { debut, fin };
  if (!renouvele || statut === 'impaye' || instant >= fin.getTime() + RETARD_ADMIS_MS) return undefined;
  // The period that the provider is about to announce: same start, hence same name and same count.
  return { debut: fin, fin: ajouterPeriode(fin, FORMULES[formule].interval) };
}

/** The best of what the account holds: unlimited first, then the largest, then the latest. */
export function meilleureAllocation(abonnements: readonly EnCours[], maintenant: Date): AllocationPayee | undefined {
  const allocations = abonnements.flatMap((abonnement) => {
    const periode = periodeEnCours(abonnement, maintenant);
    if (!periode) return [];
    const { formule, id } = abonnement;
    const { interval: unite, nom } = FORMULES[formule];
    const allocation = {
      formule,
      nom,
      limite: limiteDe(formule),
      periode: `${id}/${periode.debut.toISOString()}`,
      unite,
    };
    return [{ ...allocation, fin: periode.fin }];
  });
  const rang = ({ limite }: AllocationPayee): number => limite ?? Number.POSITIVE_INFINITY;
  return allocations.toSorted(
    (a, b) => (rang(b) === rang(a) ? 0 : rang(b) > rang(a) ? 1 : -1) || b.fin.getTime() - a.fin.getTime(),
  )[0];
}
