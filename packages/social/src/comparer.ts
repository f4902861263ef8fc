import type { ImpotRevenu, NoeudTrace, RefusFiscal } from '@francis/fiscal';
import {
  ANNEES_SOCIALES,
  type AnneeSociale,
  type ChiffresStatut,
  type ComparaisonStatuts,
  type DemandeStatuts,
  type StatutCompare,
} from './demande.ts';
import { declarerRecettes, deduire, tracerPoste, tracerStatut } from './etapes.ts';
import { type FoyerEntrepreneur, imposerFoyer } from './impot.ts';
import { reglesDe } from './postes.ts';
import { type RegimeStatut, situationUrssaf, STATUTS } from './statuts.ts';
import type { ModeleUrssaf, RegleDemandee } from './urssaf/modele.ts';
import { verifierDemande } from './verification.ts';

/** Version of the package that holds the rates. */
export const MODELE = 'modele-social 11.1.0';

const REGLES: readonly RegleDemandee[] = [
  { regle: 'dirigeant . rémunération . cotisations', unite: '€/an' },
  { regle: 'dirigeant . rémunération . net . imposable', unite: '€/an' },
  { regle: "entreprise . chiffre d'affaires . seuil micro . dépassé" },
];

const auCentime = (montant: number): number => Math.round(montant * 100) / 100;

const anneeEnCours = (): AnneeSociale => ANNEES_SOCIALES[ANNEES_SOCIALES.length - 1] ?? ANNEES_SOCIALES[0];

/**
 * SASU, EURL, own business and micro-entreprise on the same turnover and costs: contributions by the public model of the
 * Urssaf, income tax by full recomputation of the household.
 *
 * @returns euros a year, always an estimate, or a typed refusal
 */
export async function comparerStatuts(
  demande: DemandeStatuts,
  modele: ModeleUrssaf,
): Promise<ComparaisonStatuts | RefusFiscal> {
  const refus = verifierDemande(demande);
  if (refus !== null) return refus;
  const annee = demande.annee ?? anneeEnCours();
  const foyer: FoyerEntrepreneur = {
    annee,
    situation: demande.situation ?? 'celibataire',
    enfants: demande.enfants ?? 0,
    autresSalaires: demande.autresSalaires ?? 0,
  };
  const sans = imposerFoyer(foyer, null);
  if (!('trace' in sans)) return sans;
  const compares: StatutCompare[] = [];
  for (const regime of STATUTS) {
    const compare = await chiffrer(regime, demande, foyer, sans, modele);
    if ('statut' in compare) return compare;
    compares.push(compare);
  }
  return {
    statut: 'estimation',
    annee,
    statuts: compares.sort((a, b) => revenu(b) - revenu(a)),
    reserves: [
      `Les cotisations viennent du modèle public de l’Urssaf (${MODELE}), non du texte.`,
      ...sans.resultat.reserves,
    ],
    hypotheses: supposer(foyer),
    modele: MODELE,
  };
}

interface Explique {
  readonly resultat: ImpotRevenu;
  readonly trace: NoeudTrace;
}

const revenu = (s: StatutCompare): number => s.chiffres?.revenuApresImpot ?? Number.NEGATIVE_INFINITY;

async function chiffrer(
  regime: RegimeStatut,
  demande: DemandeStatuts,
  foyer: FoyerEntrepreneur,
  sans: Explique,
  modele: ModeleUrssaf,
): Promise<StatutCompare | RefusFiscal> {
  const { chiffreAffaires, charges = 0, activite } = demande;
  const { statutJuridique, nom, hypotheses } = regime;
  const exercice = { chiffreAffaires, charges, activite, annee: foyer.annee };
  const postes = reglesDe(regime.postes);
  const [lues, citees] = await Promise.all([
    modele.evaluer(situationUrssaf(regime, exercice), [...REGLES, ...postes]),
    modele.citer(postes),
  ]);
  const [cotisations, imposable, depasse] = lues;
  const ecarter = (raison: string): StatutCompare => ({
    statutJuridique,
    nom,
    raison,
    chiffres: null,
    trace: null,
    hypotheses,
  });
  if (statutJuridique === 'micro' && depasse === true) {
    return ecarter('Le chiffre d’affaires dépasse le seuil de la micro-entreprise (CGI art. 50-0 et 102 ter).');
  }
  if (typeof cotisations !== 'number' || typeof imposable !== 'number') {
    return ecarter('Le résultat ne suffit pas à verser une rémunération.');
  }
  const declare = auCentime(Math.max(0, regime.declareRecettes ? chiffreAffaires : imposable));
  const avec = imposerFoyer(foyer, { caseDeclaration: regime.caseDeclaration(activite), montant: declare });
  if (!('trace' in avec)) return avec;
  const resultat = chiffreAffaires - charges;
  const impot = avec.resultat.impot_final - sans.resultat.impot_final;
  const chiffres = conclure(resultat, cotisations, declare, impot);
  const lecture = {
    valeurs: new Map(postes.map(({ regle }, i) => [regle, lues[REGLES.length + i] ?? null])),
    references: new Map(postes.map(({ regle }, i) => [regle, citees[i] ?? []])),
  };
  const trace = tracerStatut({
    statutJuridique,
    resultat,
    chiffres,
    cotisations: tracerPoste(regime.postes, lecture),
    declare: {
      formule: regime.declareRecettes ? declarerRecettes(declare) : deduire(resultat, declare),
      article: regime.articleDeclaration(activite),
    },
    avec,
    sans,
  });
  return { statutJuridique, nom, raison: null, chiffres, trace, hypotheses };
}

function conclure(resultat: number, brutes: number, revenuImposable: number, impot: number): ChiffresStatut {
  const cotisations = auCentime(brutes);
  const revenuAvantImpot = auCentime(resultat - cotisations);
  return {
    cotisations,
    revenuAvantImpot,
    revenuImposable,
    impot: auCentime(impot),
    revenuApresImpot: auCentime(revenuAvantImpot - impot),
  };
}

function supposer({ annee, situation, autresSalaires, enfants }: FoyerEntrepreneur): string[] {
  const hypotheses = [
    `Année ${annee} entière, en métropole, activité commencée depuis plus d’un an, sans Acre ni salarié.`,
    'Hors taxes\u202f; ni CFE, ni frais de comptabilité ou de création autres que les charges données.',
    'L’impôt est celui du foyer avec cette activité moins celui du foyer sans elle.',
  ];
  if (autresSalaires > 0) {
    hypotheses.push(
      situation === 'celibataire'
        ? 'Les autres salaires sont ceux de la même personne\u202f; les cotisations n’en tiennent pas compte.'
        : 'Les autres salaires sont ceux du conjoint.',
    );
  }
  if (enfants > 0) hypotheses.push('Enfants mineurs à charge exclusive.');
  return hypotheses;
}
