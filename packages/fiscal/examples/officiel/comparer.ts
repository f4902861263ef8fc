import { readFileSync } from 'node:fs';
import { calculerImpotRevenu, calculerNombreParts } from '../../src/index.ts';
import type { Cases } from './cases-en-foyer.ts';
import { casesSansChamp, lireCases } from './cases-en-foyer.ts';

const ANNEE = 2022;

type Code =
  | 'NBPT'
  | 'RNI'
  | 'IDRS3'
  | 'IDEC'
  | 'IAD11'
  | 'IRNIN'
  | 'NAPTIR'
  | 'NAPT'
  | 'NAPCR'
  | 'REVKIRE'
  | 'IHAUTREVT';

/** A return in official boxes, and the amounts of the official program; an amount that is missing is zero. */
export interface CasOfficiel {
  readonly id: string;
  readonly strate: string;
  readonly cases: Cases;
  readonly officiel: Readonly<Partial<Record<Code, number>>>;
}

export const CHIFFRES = [
  'nombre de parts',
  'revenu net imposable',
  'droits simples',
  'décote',
  'impôt après décote et réductions',
  'contribution sur les hauts revenus',
  'impôt final',
  'prélèvements sociaux',
  'revenu fiscal de référence',
] as const;

export type Chiffre = (typeof CHIFFRES)[number];

/** One figure of one return: ours, and the official one. `obtenu` is null when the engine refused the household. */
export interface Ecart {
  readonly chiffre: Chiffre;
  readonly obtenu: number | null;
  readonly voulu: number;
}

export function lireCasOfficiels(): CasOfficiel[] {
  const lignes = readFileSync(new URL('cas-2022.ndjson', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  // The file is ours: a slip in it fails the count of the returns.
  return lignes.map((ligne): CasOfficiel => JSON.parse(ligne));
}

export function estExprimable(cas: CasOfficiel): boolean {
  return casesSansChamp(cas.cases).length === 0;
}

/** What is really claimed or refunded: nothing when the program claims neither the tax nor the levies. */
function impotFinalOfficiel(o: CasOfficiel['officiel']): number {
  const net = o.NAPTIR ?? 0;
  return net > 0 && o.IRNIN === undefined && o.NAPT === undefined ? 0 : net;
}

/** Under it the program claims nothing and writes no levies; our figure is before the threshold (CGI art. 1657 1 bis). */
const SEUIL_RECOUVREMENT = 61;

/** Levies on the capital income that did not bear them at source: what box 2BH holds did. Null when under the threshold. */
function prelevements(cas: CasOfficiel): Ecart | null {
  const foyer = lireCases(cas.cases, ANNEE);
  const leves = cas.cases['2BH'] ?? 0;
  const surDividendes = Math.min(leves, foyer.dividendes);
  const r = calculerImpotRevenu(
    {
      ...foyer,
      dividendes: foyer.dividendes - surDividendes,
      interets: Math.max(0, foyer.interets - (leves - surDividendes)),
    },
    ANNEE,
  );
  const voulu = cas.officiel.NAPCR ?? 0;
  if (r.statut === 'refus') return { chiffre: 'prélèvements sociaux', obtenu: null, voulu };
  const obtenu = r.prelevements_sociaux;
  return voulu === 0 && obtenu < SEUIL_RECOUVREMENT ? null : { chiffre: 'prélèvements sociaux', obtenu, voulu };
}

/** Every figure that can be compared, with its official value. */
export function confronter(cas: CasOfficiel): Ecart[] {
  const foyer = lireCases(cas.cases, ANNEE);
  const r = calculerImpotRevenu(foyer, ANNEE);
  const o = cas.officiel;
  const lire = (valeur: (calcule: Exclude<typeof r, { statut: 'refus' }>) => number): number | null =>
    r.statut === 'refus' ? null : valeur(r);
  const sociaux = prelevements(cas);
  return [
    { chiffre: 'nombre de parts', obtenu: calculerNombreParts(foyer, ANNEE), voulu: o.NBPT ?? 0 },
    { chiffre: 'revenu net imposable', obtenu: lire((c) => c.revenu_net_imposable), voulu: o.RNI ?? 0 },
    { chiffre: 'droits simples', obtenu: lire((c) => c.droits_simples), voulu: o.IDRS3 ?? 0 },
    { chiffre: 'décote', obtenu: lire((c) => c.decote), voulu: o.IDEC ?? 0 },
    {
      chiffre: 'impôt après décote et réductions',
      obtenu: lire((c) => c.impot_apres_decote - c.reductions),
      voulu: o.IAD11 ?? 0,
    },
    { chiffre: 'contribution sur les hauts revenus', obtenu: lire((c) => c.cehr), voulu: o.IHAUTREVT ?? 0 },
    { chiffre: 'impôt final', obtenu: lire((c) => c.impot_final), voulu: impotFinalOfficiel(o) },
    ...(sociaux === null ? [] : [sociaux]),
    { chiffre: 'revenu fiscal de référence', obtenu: lire((c) => c.rfr), voulu: o.REVKIRE ?? 0 },
  ];
}

/** The figures that differ, to the euro. */
export function ecarts(cas: CasOfficiel): Ecart[] {
  return confronter(cas).filter(({ obtenu, voulu }) => obtenu !== voulu);
}
