import type { Profil } from '@francis/contract';
import { echelonnerSolde, type Echelonnement, type ImpotRevenu, parametresAVenir } from '@francis/fiscal';
import { calculerSituation, estCalculee, type SituationCalculee, type SituationIncomplete } from './lire.ts';

/** Everything that the notice of a year asks for: income tax, differential contribution, social levies on capital. */
export const totalDu = ({ impot_final, cdhr, prelevements_sociaux }: ImpotRevenu): number =>
  impot_final + cdhr + prelevements_sociaux;

const MOIS_PAR_AN = 12;

/** What is withheld over the year, from what a pay slip adds up. Euros. */
export interface Retenues {
  readonly cumul: number;
  /** Month of the pay slip, 1 to 12. */
  readonly mois: number;
  readonly mensuelle: number;
  readonly aVenir: number;
  readonly total: number;
  /** The amount of a month is the average of those already withheld. */
  readonly estimee: boolean;
}

/** Undefined when the profile says nothing of this year: what was withheld another year does not count. */
export function retenuesDe(profil: Profil, annee: number): Retenues | undefined {
  const { retenue_annee, retenue_mois: mois, retenue_cumul: cumul, retenue_mensuelle } = profil;
  if (retenue_annee !== annee || mois == null || cumul == null) return undefined;
  const mensuelle = retenue_mensuelle ?? Math.round(cumul / mois);
  const aVenir = (MOIS_PAR_AN - mois) * mensuelle;
  return { cumul, mois, mensuelle, aVenir, total: cumul + aVenir, estimee: retenue_mensuelle == null };
}

/** The year of a person: what it costs, what is withheld, what is left. Euros; a negative rest comes back. */
export interface AnneeFiscale {
  readonly annee: number;
  readonly situation: SituationCalculee;
  readonly du: number;
  readonly retenues: Retenues | undefined;
  readonly reste: number | undefined;
  readonly echelonnement: Echelonnement | undefined;
  /** A rest so small that it is not claimed (CGI art. 1657). */
  readonly nonReclame: boolean;
  readonly hypotheses: readonly string[];
}

export const estAnnee = (a: AnneeFiscale | SituationIncomplete): a is AnneeFiscale => 'situation' in a;

/** What is left once the withholding of the year is set against a tax. */
export function solder(du: number, retenues: Retenues | undefined, jour: string) {
  if (retenues === undefined) return { reste: undefined, echelonnement: undefined, nonReclame: false };
  const reste = du - retenues.total;
  const seuil = parametresAVenir().lire('recouvrement.seuil_solde')?.valeur ?? 0;
  const nonReclame = reste > 0 && reste < seuil;
  return { reste, nonReclame, echelonnement: nonReclame ? undefined : echelonnerSolde(reste, jour) };
}

/** @param jour today, AAAA-MM-JJ: its year is the one that runs */
export function lireAnnee(profil: Profil, jour: string): AnneeFiscale | SituationIncomplete {
  const annee = Number(jour.slice(0, 4));
  const situation = calculerSituation(profil, annee);
  if (!estCalculee(situation)) return situation;
  const du = totalDu(situation.resultat);
  const retenues = retenuesDe(profil, annee);
  const capital = (profil.dividendes_recus ?? 0) > 0;
  return {
    annee,
    situation,
    du,
    retenues,
    ...solder(du, retenues, jour),
    hypotheses: [
      ...situation.hypotheses,
      ...(retenues && retenues.mois < MOIS_PAR_AN
        ? [
            `Les mois à venir prélèvent ${retenues.estimee ? 'la moyenne des mois passés' : 'le montant de votre dernier bulletin'}.`,
          ]
        : []),
      ...(retenues && capital
        ? ['Ce que votre banque a déjà prélevé sur vos dividendes n’est pas déduit du reste.']
        : []),
    ],
  };
}
