import { jeton } from '../orchestration/jetons.ts';
import type { ResultatChiffre } from '../outils/resultats.ts';

interface Ligne {
  readonly libelle: string;
  readonly regle: string;
  /** Shown as taken away. */
  readonly moins?: boolean;
  /** Shown even when it is worth nothing. */
  readonly toujours?: boolean;
}

/** Steps of the tax in the order of the law, with their article. */
const LIGNES: readonly Ligne[] = [
  { libelle: 'Salaires déclarés', regle: 'ir.salaires#0' },
  {
    libelle: 'Frais professionnels, déclarant 1 (CGI art. 83)',
    regle: 'ir.salaires.abattement.declarant1',
    moins: true,
  },
  {
    libelle: 'Frais professionnels, déclarant 2 (CGI art. 83)',
    regle: 'ir.salaires.abattement.declarant2',
    moins: true,
  },
  { libelle: 'Pensions déclarées', regle: 'ir.pensions#0' },
  { libelle: 'Abattement sur les pensions (CGI art. 158)', regle: 'ir.pensions.abattement', moins: true },
  { libelle: 'Bénéfice de micro-entreprise (CGI art. 50-0 et 102 ter)', regle: 'ir.micro' },
  { libelle: 'Bénéfice au régime réel (CGI art. 34 et 92)', regle: 'ir.benefices_reels' },
  { libelle: 'Bénéfice des locations meublées (CGI art. 35 bis et 50-0)', regle: 'ir.location_meublee' },
  { libelle: 'Revenus fonciers nets (CGI art. 28 et 32)', regle: 'ir.foncier' },
  { libelle: 'Revenus du capital au barème (CGI art. 200 A)', regle: 'ir.capital_bareme' },
  { libelle: 'Épargne retraite déduite (CGI art. 163 quatervicies)', regle: 'ir.per', moins: true },
  { libelle: 'Pensions alimentaires déduites (CGI art. 156)', regle: 'ir.pensions_alimentaires', moins: true },
  { libelle: 'CSG déductible (CGI art. 154 quinquies)', regle: 'ir.csg_deductible', moins: true },
  {
    libelle: 'Abattement des personnes âgées ou invalides (CGI art. 157 bis)',
    regle: 'ir.abattement_age',
    moins: true,
  },
  { libelle: 'Revenu net imposable', regle: 'ir.revenu_net_imposable', toujours: true },
  { libelle: 'Nombre de parts (CGI art. 194)', regle: 'ir.parts', toujours: true },
  { libelle: 'Impôt selon le barème (CGI art. 197)', regle: 'ir.impot_avec_quotient', toujours: true },
  { libelle: 'Impôt après plafonnement du quotient familial', regle: 'ir.droits_simples' },
  { libelle: 'Réduction outre-mer de l’impôt (CGI art. 197)', regle: 'ir.abattement_outre_mer', moins: true },
  { libelle: 'Décote (CGI art. 197)', regle: 'ir.decote', moins: true },
  { libelle: 'Réduction pour dons (CGI art. 200)', regle: 'ir.reductions.dons', moins: true },
  {
    libelle: 'Réduction pour frais de scolarité (CGI art. 199 quater F)',
    regle: 'ir.reductions.scolarite',
    moins: true,
  },
  { libelle: 'Réductions retenues, dans la limite de l’impôt restant', regle: 'ir.reductions', moins: true },
  { libelle: 'Prélèvement forfaitaire unique (CGI art. 200 A)', regle: 'ir.pfu' },
  { libelle: 'Contribution sur les hauts revenus (CGI art. 223 sexies)', regle: 'ir.cehr' },
  {
    libelle: 'Crédit d’impôt pour emploi à domicile (CGI art. 199 sexdecies)',
    regle: 'ir.credits.emploi_domicile',
    moins: true,
  },
  {
    libelle: 'Crédit d’impôt pour garde de jeunes enfants (CGI art. 200 quater B)',
    regle: 'ir.credits.garde',
    moins: true,
  },
];

const base = (regle: string): string => regle.split('#')[0] ?? regle;

function utile(ligne: Ligne, r: ResultatChiffre, prefixe: string): boolean {
  const valeur = r.chiffres[`${prefixe}${base(ligne.regle)}`];
  if (valeur === undefined) return false;
  if (ligne.toujours) return true;
  if (valeur === 0 || valeur === false) return false;
  // Said only when they teach something that the line above did not.
  if (ligne.regle === 'ir.droits_simples') return valeur !== r.chiffres[`${prefixe}ir.impot_avec_quotient`];
  if (ligne.regle === 'ir.reductions') {
    const dons = Number(r.chiffres[`${prefixe}ir.reductions.dons`] ?? 0);
    const ecoles = Number(r.chiffres[`${prefixe}ir.reductions.scolarite`] ?? 0);
    return (dons > 0 && ecoles > 0) || dons + ecoles !== valeur;
  }
  return true;
}

/** Reductions larger than the tax that is left: each is shown, only the limit is taken away. */
function reductionsLimitees(r: ResultatChiffre, prefixe: string): boolean {
  const v = (regle: string): number => Number(r.chiffres[`${prefixe}${regle}`] ?? 0);
  return v('ir.reductions.dons') + v('ir.reductions.scolarite') > v('ir.reductions');
}

function cellule(ligne: Ligne, r: ResultatChiffre, prefixe: string): string {
  const detail = ligne.regle.startsWith('ir.reductions.') && reductionsLimitees(r, prefixe);
  return `${ligne.moins && !detail ? '− ' : ''}${jeton(r.appel, `${prefixe}${ligne.regle}`)}`;
}

/** The label says to what the reductions were limited. */
const libelle = (ligne: Ligne, r: ResultatChiffre, prefixe: string): string =>
  ligne.regle === 'ir.reductions' && reductionsLimitees(r, prefixe)
    ? `Réductions retenues, limitées aux ${jeton(r.appel, `${prefixe}ir.impot_apres_decote`)} d’impôt restant`
    : ligne.libelle;

/** Rows of one computation: step, amount. */
export function etapes(r: ResultatChiffre, prefixe = ''): string[][] {
  return LIGNES.filter((l) => utile(l, r, prefixe)).map((l) => [libelle(l, r, prefixe), cellule(l, r, prefixe)]);
}

/** Rows of two computations side by side: only what differs, and the income. */
export function etapesComparees(r: ResultatChiffre, gauche: string, droite: string): string[][] {
  return LIGNES.filter((l) => utile(l, r, gauche) || utile(l, r, droite))
    .filter((l) => {
      const a = r.chiffres[`${gauche}${base(l.regle)}`];
      const b = r.chiffres[`${droite}${base(l.regle)}`];
      return l.toujours || a !== b;
    })
    .map((l) => [
      l.libelle,
      ...[gauche, droite].map((p) => (r.chiffres[`${p}${base(l.regle)}`] === undefined ? '—' : cellule(l, r, p))),
    ]);
}
