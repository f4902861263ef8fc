import type { StatutsReponse, StatutsRequete } from '@francis/contract';
import type { ModeleUrssaf, StatutCompare } from '@francis/social';
import { ApiError } from '../../platform/errors.ts';
import { pourCent } from './formats.ts';
import { accepter } from './refus.ts';
import { copierTrace } from '../../platform/copier-trace.ts';

const NOMS = { chiffreAffaires: 'chiffre_affaires', autresSalaires: 'autres_salaires', enfants: 'nombre_enfants' };
const REESSAI_SECONDES = 5;

let modele: ModeleUrssaf | undefined;

/**
 * The package and its thread are loaded by the first request: a server that nobody asks pays nothing.
 * @throws ApiError VALIDATION when there is nothing to compare, TROP_DE_REQUETES when too many wait.
 */
export async function comparerStatutsJuridiques(r: StatutsRequete): Promise<StatutsReponse> {
  const { comparerStatuts, creerModeleUrssaf, SurchargeUrssaf } = await import('@francis/social');
  modele ??= creerModeleUrssaf();
  const demande = {
    chiffreAffaires: r.chiffre_affaires,
    charges: r.charges,
    activite: r.activite,
    annee: r.annee,
    situation: r.situation_familiale === 'pacs' ? 'pacse' : r.situation_familiale,
    enfants: r.nombre_enfants,
    autresSalaires: r.autres_salaires,
  } as const;
  const comparaison = accepter(
    await comparerStatuts(demande, modele).catch((erreur: unknown) => {
      if (!(erreur instanceof SurchargeUrssaf)) throw erreur;
      throw new ApiError('TROP_DE_REQUETES', { retryAfterSeconds: REESSAI_SECONDES, cause: erreur });
    }),
    NOMS,
  );
  return {
    annee: comparaison.annee,
    statuts: comparaison.statuts.map((s) => presenter(s, r.chiffre_affaires - r.charges)),
    statut: comparaison.statut,
    reserves: [...comparaison.reserves],
    hypotheses: [...comparaison.hypotheses],
    modele: comparaison.modele,
  };
}

/** @param resultat turnover less costs, of which the levies are a share */
const presenter = (s: StatutCompare, resultat: number): StatutsReponse['statuts'][number] => ({
  statut_juridique: s.statutJuridique,
  nom: s.nom,
  applicable: s.chiffres !== null,
  raison: s.raison,
  cotisations: s.chiffres?.cotisations ?? null,
  revenu_avant_impot: s.chiffres?.revenuAvantImpot ?? null,
  revenu_imposable: s.chiffres?.revenuImposable ?? null,
  impot: s.chiffres?.impot ?? null,
  revenu_apres_impot: s.chiffres?.revenuApresImpot ?? null,
  taux_prelevement: s.chiffres === null ? null : pourCent((resultat - s.chiffres.revenuApresImpot) / resultat),
  hypotheses: [...s.hypotheses],
  trace: s.trace === null ? null : copierTrace(s.trace),
});
