import {
  calculerImpotRevenu,
  expliquerImpotRevenu,
  type ImpotRevenu,
  type NoeudTrace,
  parametresImpotRevenu,
  trouverNoeud,
} from '@francis/fiscal';
import type { NoeudAffiche } from '../ecriture/index.ts';
import type { GroupeCascade, LigneCascade, MarcheRemplie } from '../ecriture/dessins.ts';
import type { Optimisation } from '../commun/economies.ts';
import { arrondi, enParts, euros, retire } from '../commun/ecrire.ts';
import { deduire, SAISI } from '../commun/deduire.ts';
import { etape, etapeQuiLeDit } from '../commun/etape.ts';
import { REFERENCE } from '../commun/reference.ts';
import { anneeDe } from '../france/baremes.ts';
import { marchesDe } from '../france/marches.ts';
import { borneCourbe, type Courbe, pentesPossibles, tracerCourbe } from '../france/courbe.ts';
import { remplirEscalier } from '../france/escalier.ts';
import { calculerReference } from './reference.ts';
import { type SituationImpot, versFoyer } from './situation.ts';

/** Fields named as in the specification, and what the screen draws. */
export interface ResultatImpot {
  impotBrut: number;
  decote: number;
  impotNet: number;
  /** Fraction. */
  tauxMarginal: number;
  economiesPossibles: number;
  optimisations: readonly Optimisation[];
  /** Of the net taxable income, as everywhere in Francis. A fraction; zero when money comes back. */
  tauxMoyen: number;
  /** Before reductions and credits: what the marginal curve draws. */
  impotApresDecote: number;
  parts: number;
  revenuImposable: number;
  statut: 'exact' | 'estimation' | null;
  reserves: readonly string[];
  difference?: string;
  trace: NoeudAffiche;
  /** Drawn for the law only. */
  escalier: { marches: readonly MarcheRemplie[]; parPart: number; parts: number; plafonne: boolean } | null;
  cascade: readonly GroupeCascade[];
  /** Drawn for the law only. */
  courbe: Courbe | null;
}

/** The sentence of the engine when it refuses. */
export function calculer(s: SituationImpot, bareme: string): ResultatImpot | string {
  if (bareme === REFERENCE) return calculerReference(s);
  const annee = anneeDe(bareme);
  const lu = expliquerImpotRevenu(versFoyer(s, annee), annee);
  if (!('trace' in lu)) return lu.message;
  const { resultat: r, trace } = lu;
  const partsEscalier = r.plafonnement_qf ? partsDesAdultes(s) : r.nombre_parts;
  const parPart = r.revenu_net_imposable / partsEscalier;
  const { optimisations, ensemble } = chercherEconomies(s, annee, r);
  return {
    impotBrut: r.droits_simples,
    decote: r.decote,
    impotNet: r.impot_final,
    tauxMarginal: r.tmi,
    economiesPossibles: ensemble,
    optimisations,
    tauxMoyen: tauxMoyenDe(r.impot_final, r.revenu_net_imposable),
    impotApresDecote: r.impot_apres_decote,
    parts: r.nombre_parts,
    revenuImposable: r.revenu_net_imposable,
    statut: r.statut,
    reserves: r.reserves,
    trace,
    escalier: { marches: remplirEscalier(parPart, annee), parPart, parts: partsEscalier, plafonne: r.plafonnement_qf },
    cascade: [cascadeRevenu(s, r, trace), cascadeImpot(s, r, trace)],
    courbe: courbeDe(s, r, annee, partsEscalier),
  };
}

/** One definition for the figures, the curve and the comparison: tax over net taxable income. */
export const tauxMoyenDe = (impot: number, revenuImposable: number): number =>
  revenuImposable > 0 ? Math.max(0, impot) / revenuImposable : 0;

/** The final tax alone; null when the engine refuses. */
export function impotSous(s: SituationImpot, bareme: string): number | null {
  const annee = anneeDe(bareme);
  const r = calculerImpotRevenu(versFoyer(s, annee), annee);
  return 'impot_final' in r ? r.impot_final : null;
}

const REVENU_MAX = 10_000_000;
const PAS_REVENU = 100;

/** The declared income, to the hundred, that gives this taxable income: what moving along the curve writes in the form. */
export function revenuDeclarePour(s: SituationImpot, cible: number, bareme: string): number {
  const annee = anneeDe(bareme);
  const imposable = (revenus: number): number => {
    const lu = calculerImpotRevenu(versFoyer({ ...s, revenus }, annee), annee);
    return 'revenu_net_imposable' in lu ? lu.revenu_net_imposable : 0;
  };
  let bas = 0;
  let haut = REVENU_MAX / PAS_REVENU;
  // The taxable income never falls when the declared one rises.
  while (bas < haut) {
    const milieu = Math.floor((bas + haut) / 2);
    if (imposable(milieu * PAS_REVENU) < cible) bas = milieu + 1;
    else haut = milieu;
  }
  return bas * PAS_REVENU;
}

const partsDesAdultes = (s: SituationImpot): number => (s.situationFamiliale === 'marie' ? 2 : 1);

function cascadeRevenu(s: SituationImpot, r: ImpotRevenu, trace: NoeudTrace): GroupeCascade {
  const abattement = Number(valeurDe(trace, 'ir.salaires.abattement') ?? 0);
  const per = Number(valeurDe(trace, 'ir.per') ?? 0);
  const apres = s.revenus - abattement;
  const frais = s.fraisProfessionnels === 'reel' ? 'Frais professionnels' : 'Abattement de 10\u00a0%';
  const noeud = (regle: string, valeur: number): NoeudAffiche | undefined => etape(trace, regle, valeur);
  return {
    titre: 'Revenu',
    lignes: [
      { libelle: 'Revenus déclarés', de: 0, a: s.revenus, montant: euros(s.revenus), noeud: SAISI },
      { ...retrait(frais, s.revenus, abattement), noeud: noeud('ir.salaires.abattement', abattement) },
      ...(per > 0 ? [{ ...retrait('Versement PER', apres, per), noeud: noeud('ir.per', per) }] : []),
      {
        libelle: 'Revenu net imposable',
        de: 0,
        a: r.revenu_net_imposable,
        montant: euros(r.revenu_net_imposable),
        total: true,
        noeud: noeud('ir.revenu_net_imposable', r.revenu_net_imposable),
      },
    ],
  };
}

function cascadeImpot(s: SituationImpot, r: ImpotRevenu, trace: NoeudTrace): GroupeCascade {
  const noeud = (regle: string, valeur: number): NoeudAffiche | undefined => etape(trace, regle, valeur);
  const deduits = r.reductions + r.credits_impot;
  const base = partsDesAdultes(s);
  const avantage = r.impot_sans_quotient - r.droits_simples;
  const apresDecote = r.impot_apres_decote;
  const rapport = r.impot_sans_quotient > 0 ? s.revenus / r.impot_sans_quotient : 1;
  return {
    titre: rapport >= 1.5 ? `Impôt, échelle agrandie ${Math.round(rapport)} fois` : 'Impôt',
    lignes: [
      {
        libelle: `Barème sur ${enParts(base)}`,
        de: 0,
        a: r.impot_sans_quotient,
        montant: euros(r.impot_sans_quotient),
        noeud: noeud('ir.impot_sans_quotient', r.impot_sans_quotient),
      },
      ...(r.nombre_parts > base
        ? [
            {
              ...retrait(
                r.plafonnement_qf ? 'Enfants, avantage plafonné' : 'Enfants, quotient familial',
                r.impot_sans_quotient,
                avantage,
              ),
              noeud: etapeQuiLeDit(trace, 'ir.droits_simples'),
            },
          ]
        : []),
      { ...retrait('Décote', r.droits_simples, r.decote), noeud: noeud('ir.decote', r.decote) },
      {
        ...retrait('Réductions et crédits', apresDecote, deduits),
        noeud:
          noeud('ir.credits', deduits) ??
          noeud('ir.reductions', deduits) ??
          deduire('Réductions d’impôt + crédits d’impôt'),
      },
      {
        libelle: r.impot_final < 0 ? 'Impôt rendu' : 'Impôt net',
        de: 0,
        a: Math.max(0, r.impot_final),
        montant: euros(r.impot_final),
        ton: 'accent',
        total: true,
        finale: true,
        noeud: etape(trace, 'ir.impot_final', r.impot_final),
      },
    ],
  };
}

const retrait = (libelle: string, depuis: number, montant: number): LigneCascade => ({
  libelle,
  de: Math.max(0, depuis - montant),
  a: depuis,
  montant: montant > 0 ? retire(euros(montant)) : euros(0),
  ton: montant > 0 ? 'gain' : 'encre',
});

const valeurDe = (trace: NoeudTrace, regle: string): number | boolean | undefined => trouverNoeud(trace, regle)?.valeur;

/** Thresholds and amounts of the specification, section 9. */
const PISTES = {
  per: { revenu: 20_000, part: 0.1, plafond: 5_000 },
  don: { revenu: 25_000, montant: 1_000 },
  meuble: { revenu: 35_000 },
} as const;

/** Each hint is the difference of two whole taxes; together they are computed at once, not added. */
function chercherEconomies(
  s: SituationImpot,
  annee: number,
  r: ImpotRevenu,
): { optimisations: Optimisation[]; ensemble: number } {
  const gain = (partiel: Partial<SituationImpot>): number => {
    const apres = calculerImpotRevenu(versFoyer({ ...s, ...partiel }, annee), annee);
    return 'impot_final' in apres ? Math.max(0, r.impot_final - apres.impot_final) : 0;
  };
  const versement = Math.min(PISTES.per.plafond, Math.round(s.revenus * PISTES.per.part));
  const per = s.revenus > PISTES.per.revenu ? { per: s.per + versement } : {};
  const don = s.revenus > PISTES.don.revenu ? { dons: s.dons + PISTES.don.montant } : {};
  const optimisations: Optimisation[] = [];
  if (s.revenus > PISTES.per.revenu) {
    optimisations.push({
      nom: 'Plan d’épargne retraite',
      economie: gain(per),
      description: `Versement de ${arrondi(versement)}, déduit du revenu. L’épargne reste bloquée jusqu’à la retraite, sauf exceptions.`,
    });
  }
  if (s.revenus > PISTES.don.revenu) {
    optimisations.push({
      nom: 'Don à une association',
      economie: gain(don),
      description: `Don de ${arrondi(PISTES.don.montant)}\u202f: 66\u00a0% en réduction d’impôt, dans la limite de l’impôt dû.`,
    });
  }
  if (s.revenus > PISTES.meuble.revenu) {
    optimisations.push({
      nom: 'Location meublée',
      economie: 0,
      description: 'Les loyers meublés ont leur propre régime\u202f: le gain dépend du bien et de son financement.',
    });
  }
  return { optimisations, ensemble: gain({ ...per, ...don }) };
}

/** Slope of the tax of this household when its taxable income moves, everything else equal. */
function courbeDe(s: SituationImpot, r: ImpotRevenu, annee: number, partsRetenues: number): Courbe {
  const foyer = versFoyer({ ...s, dons: 0, emploiDomicile: 0 }, annee);
  const marches = marchesDe(annee);
  const decote = parametresImpotRevenu(annee)?.lire('decote.taux')?.valeur ?? 0;
  return tracerCourbe({
    revenu: r.revenu_net_imposable,
    jusqua: borneCourbe(r.revenu_net_imposable, partsRetenues, marches),
    pentes: pentesPossibles(
      marches.map((m) => m.taux),
      decote,
    ),
    impot: (revenuNetImposable) => {
      const lu = calculerImpotRevenu(foyer, annee, { revenuNetImposable });
      return 'impot_apres_decote' in lu ? lu.impot_apres_decote : null;
    },
  });
}
