import { calculerPlafondPer, type FoyerFiscal, type OptionsCalcul } from '@francis/fiscal';
import type { ContexteOptimisation } from '@francis/fiscal/optimisation';
import { euros } from '../commun/ecrire.ts';
import { enfantsDe } from '../impot/situation.ts';
import { auReelDOffice, estCouple, limiteMicro, salairesDe } from './foyer.ts';
import type { SituationOptimisation } from './situation.ts';

/** Thresholds of the specification, section 9. */
const DON = { revenu: 30_000, part: 0.05, plafond: 3_000 } as const;
/** The ceiling counts the income net of the 10 % allowance. */
const NET_DE_FRAIS = 0.9;

interface Plafond {
  /** Still free. */
  readonly libre: number;
  readonly estime: boolean;
}

function plafondDe(saisi: number, salaires: number, verse: number, annee: number, options?: OptionsCalcul): Plafond {
  const lu = calculerPlafondPer(
    { revenus_professionnels_n_moins_1: Math.round(salaires * NET_DE_FRAIS) },
    annee,
    options,
  );
  const plafond = saisi > 0 || !('montant' in lu) ? saisi : lu.montant;
  return { libre: Math.max(0, plafond - verse), estime: saisi === 0 };
}

/** What the levers need beyond the return, and the sentences that say what was supposed. */
export function contexteDe(
  s: SituationOptimisation,
  foyer: FoyerFiscal,
  annee: number,
  options?: OptionsCalcul,
): { contexte: ContexteOptimisation; hypotheses: readonly string[] } {
  const [premier, second] = salairesDe(s);
  const un = plafondDe(s.plafondPer, premier, s.versePer, annee, options);
  const deux = estCouple(s) ? plafondDe(s.plafondPer2, second, 0, annee, options) : null;
  const estimes = [un, deux].filter((p) => p?.estime === true);
  const total = estimes.reduce((somme, p) => somme + (p?.libre ?? 0), 0);
  return {
    hypotheses: [
      ...(estimes.length > 0 && s.objectifs.includes('retraite')
        ? [
            `Plafond d’épargne retraite estimé à ${euros(total)} d’après ce revenu\u202f: l’avis d’imposition donne le vôtre.`,
          ]
        : []),
      ...(auReelDOffice(s, annee)
        ? [
            `Au-delà de ${euros(limiteMicro(annee))} de loyers nus, le régime réel s’impose\u202f: il est déjà appliqué, une perte n’étant pas imputée.`,
          ]
        : []),
    ],
    contexte: {
      ...(options === undefined ? {} : { options }),
      epargneDisponible: s.capacite,
      plafondPer: { declarant1: un.libre, ...(deux ? { declarant2: deux.libre } : {}) },
      unionDansAnnee: s.famille === 'marie' && s.union,
      ...dons(s, foyer),
      ...famille(s, annee),
      ...activites(s, annee),
    },
  };
}

function dons(s: SituationOptimisation, foyer: FoyerFiscal): ContexteOptimisation {
  const habituel = s.revenus > DON.revenu ? Math.min(DON.plafond, Math.round(s.revenus * DON.part)) : 0;
  const don = s.don > 0 ? s.don : s.objectifs.includes('transmission') ? habituel : 0;
  if (don === 0) return {};
  if (s.revenusSuivants === 0) return { don };
  const [premier, second] = salairesDe(s, s.revenusSuivants);
  const foyerSuivant: FoyerFiscal = {
    ...foyer,
    declarant1: { ...foyer.declarant1, salaires: premier },
    declarant2: foyer.declarant2 && { ...foyer.declarant2, salaires: second },
  };
  return { don, foyerSuivant };
}

function famille(s: SituationOptimisation, annee: number): ContexteOptimisation {
  return {
    ...(s.enfantMajeur
      ? {
          enfantMajeur: {
            annee_naissance: annee - s.ageMajeur,
            etudes: s.etudes,
            salaires: s.salairesMajeur,
            pension: s.pensionMajeur,
          },
        }
      : {}),
    ...(s.famille === 'celibataire' && s.union
      ? {
          partenaire: {
            declarant1: { salaires: s.revenusPartenaire },
            enfants: enfantsDe(s.enfantsPartenaire, annee),
          },
        }
      : {}),
  };
}

function activites(s: SituationOptimisation, annee: number): ContexteOptimisation {
  const frais2 = estCouple(s) ? s.fraisReels2 : 0;
  const activite = s.natureActivite === 'liberale' ? 'bnc' : 'bic';
  return {
    ...(s.fraisReels + frais2 > 0 ? { fraisReels: { declarant1: s.fraisReels, declarant2: frais2 } } : {}),
    chargesReelles: {
      ...(s.loyersNus > 0 && !auReelDOffice(s, annee) ? { foncier: s.chargesNus } : {}),
      ...(s.recettesMicro > 0 ? { [activite]: s.chargesMicro } : {}),
    },
    ...(s.loyers > 0
      ? {
          location: {
            recettes: s.loyers,
            charges: s.chargesLocation,
            interets: s.interetsLocation,
            amortissement: s.amortissement,
          },
        }
      : {}),
  };
}
