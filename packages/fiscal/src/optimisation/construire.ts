import type { Certitude } from '../core/resultat.ts';
import { arrondirEuro } from '../core/arrondi.ts';
import type { FoyerFiscal } from '../france/impot-revenu/foyer.ts';
import type { OptionsCalcul } from '../france/impot-revenu/resultat.ts';
import type { Facture } from './calcul.ts';
import type { Chiffres, Declaration, IdLevier, Levier, LevierEcarte, Palier, Retouche } from './levier.ts';

export function chiffrer(f: Facture): Chiffres {
  return {
    impot_final: f.impot.impot_final,
    prelevements_sociaux: f.impot.prelevements_sociaux,
    cdhr: f.impot.cdhr,
    total: f.total,
    revenu_net_imposable: f.impot.revenu_net_imposable,
    rfr: f.impot.rfr,
    tmi: f.impot.tmi,
  };
}

export const TITRES: Readonly<Record<IdLevier, string>> = {
  per: 'Verser sur un plan d’épargne retraite',
  dons: 'Faire un don',
  calendrier_dons: 'Choisir l’année du don',
  frais_reels: 'Déduire les frais réels au lieu des 10 %',
  option_bareme: 'Choisir entre le prélèvement forfaitaire et le barème',
  enfant_majeur: 'Rattacher l’enfant majeur ou lui verser une pension',
  union: 'Imposition commune ou séparée',
  micro_ou_reel_foncier: 'Location nue : micro-foncier ou régime réel',
  micro_ou_reel_bic: 'Activité commerciale : micro-BIC ou régime réel',
  micro_ou_reel_bnc: 'Activité libérale : micro-BNC ou déclaration contrôlée',
  regime_location: 'Louer nu ou meublé, au forfait ou au réel',
};

export function ecarter(id: IdLevier, motif: string): LevierEcarte {
  return { id, titre: TITRES[id], motif };
}

/** What must be done within the calendar year. */
export function avantFinAnnee(annee: number) {
  return { echeance: `31 décembre ${annee}`, limite: `${annee}-12-31` } as const;
}

/** What is chosen when the return is filled in: its last day depends on the department. */
export function aLaDeclaration(annee: number) {
  return { echeance: `Déclaration des revenus ${annee}`, limite: null } as const;
}

/**
 * A trade leaves the flat regime while the results of the year before are being declared, in spring: by the end of June
 * every such delay is over (CGI art. 50-0 4, options since 2022).
 */
export function pendantLaDeclarationPrecedente(annee: number) {
  return {
    echeance: `Option pendant le délai de déclaration des résultats ${annee - 1}, au printemps ${annee}`,
    limite: `${annee}-06-30`,
  } as const;
}

/** What a lever says once its two situations are computed. */
export interface Conseil {
  readonly id: IdLevier;
  readonly action: string;
  readonly avant: Facture;
  readonly apres: Facture;
  /** Totals when several returns are added; those of the two invoices by default. */
  readonly totalAvant?: number;
  readonly totalApres?: number;
  readonly foyer: FoyerFiscal | null;
  readonly calculs: Levier['calculs'];
  readonly cout?: number;
  readonly immobilise?: number;
  readonly condition: string;
  readonly risque: string;
  readonly echeance: string;
  readonly limite: string | null;
  readonly reference: string;
  readonly reserves?: readonly string[];
  readonly paliers?: readonly Palier[];
}

/** The same return of the household before and after. */
export function deUnFoyer(avant: FoyerFiscal, apres: FoyerFiscal, annee: number, options?: OptionsCalcul) {
  return {
    avant: [declarer('Aujourd’hui', avant, annee, options)],
    apres: [declarer('Avec ce levier', apres, annee, options)],
  };
}

export function declarer(nom: string, foyer: FoyerFiscal, annee: number, options?: OptionsCalcul): Declaration {
  return { nom, foyer, annee, ...(options === undefined ? {} : { options }) };
}

/** A lever, its status and reserves being those of the computations it rests on. */
export function conseiller(c: Conseil): Levier {
  const totalAvant = c.totalAvant ?? c.avant.total;
  const totalApres = c.totalApres ?? c.apres.total;
  const gain = arrondirEuro(totalAvant - totalApres);
  const cout = c.cout ?? 0;
  const reserves = [...new Set([...c.avant.impot.reserves, ...c.apres.impot.reserves, ...(c.reserves ?? [])])];
  const statut: Certitude = reserves.length === 0 ? 'exact' : 'estimation';
  return {
    id: c.id,
    titre: TITRES[c.id],
    action: c.action,
    gain,
    cout,
    immobilise: c.immobilise ?? 0,
    gainNet: gain - cout,
    foyerAvant: { ...chiffrer(c.avant), total: totalAvant },
    foyerApres: { ...chiffrer(c.apres), total: totalApres },
    foyer: c.foyer,
    calculs: c.calculs,
    condition: c.condition,
    risque: c.risque,
    echeance: c.echeance,
    limite: c.limite,
    reference: c.reference,
    statut,
    reserves,
    ...(c.paliers === undefined ? {} : { paliers: c.paliers }),
  };
}

export type RangDeclarant = 'declarant1' | 'declarant2';

/** The household with some fields of one filer changed. */
export function retoucher(foyer: FoyerFiscal, rang: RangDeclarant, retouche: Retouche): FoyerFiscal {
  const declarant = foyer[rang];
  return declarant === null ? foyer : { ...foyer, [rang]: { ...declarant, ...retouche } };
}

/** Filers of the household, with their names in a sentence. */
export function declarants(foyer: FoyerFiscal): readonly RangDeclarant[] {
  return foyer.declarant2 === null ? ['declarant1'] : ['declarant1', 'declarant2'];
}

export function nommer(foyer: FoyerFiscal, rang: RangDeclarant): string {
  if (foyer.declarant2 === null) return '';
  return rang === 'declarant1' ? ' du déclarant 1' : ' du déclarant 2';
}
