import type { Fiabilise } from '../international/verification.ts';

/** Resident of Andorra. Euros a year. Give `base` (net income of the general base) or `salaireBrut`, not both. */
export interface SituationAndorre {
  readonly base?: number | undefined;
  readonly salaireBrut?: number | undefined;
  /** Spouse or partner without own income. */
  readonly conjointSansRevenu?: boolean | undefined;
  readonly invalidite?: boolean | undefined;
  /** Children under 25 and parents over 65 who live with the taxpayer and depend on him. */
  readonly personnesACharge?: number | undefined;
  readonly personnesAChargeInvalides?: number | undefined;
  /** Interest and other income of the savings base; dividends of Andorran companies are exempt and not counted. */
  readonly revenusEpargne?: number | undefined;
  readonly versementsPension?: number | undefined;
}

export interface Irpf extends Fiabilise {
  readonly annee: number;
  /** General base: net income before personal reductions. */
  readonly base: number;
  readonly minimumPersonnel: number;
  readonly reductions: number;
  readonly baseImposable: number;
  /** Tax of the general base before the rebate. */
  readonly cotisation: number;
  readonly bonification: number;
  /** Tax of the general base. */
  readonly irpf: number;
  readonly irpfEpargne: number;
  readonly irpfTotal: number;
  /** Tax of the general base over that base, as a fraction. */
  readonly tauxMoyen: number;
  /** Employee's social contribution when the gross salary was given, else null. */
  readonly cotisationCass: number | null;
  /** Gross salary and savings income less contribution and tax; null unless the gross salary was given. */
  readonly revenuDisponible: number | null;
}
