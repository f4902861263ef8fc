import { calculerImpotRevenu, completerFoyer, type FoyerFiscal, type Reforme } from '@francis/fiscal';
import { leviersDuDossier } from '@francis/fiscal/optimisation';
import { estSur, refusDe } from './analyser.ts';
import { ANNEE_ANALYSEE, foyerDuDossier, lireDossier, totalDe } from './dossier.ts';
import { manquesDecisifs } from './manques.ts';

type Champs = Readonly<Record<string, unknown>>;

/** One lever, shortly. Euros of tax, contributions and levies that it spares. */
export interface LevierSitue {
  readonly id: string;
  readonly titre: string;
  readonly gain: number;
}

interface Manques {
  /** Questions to the client, those that forbid « exact » first. */
  readonly manques: readonly string[];
}

/** Where one file stands among many. Euros of the year; `tmi` is a fraction. */
export type FicheSituee =
  | (Manques & {
      readonly statut: 'exact' | 'estimation';
      readonly foyer: FoyerFiscal;
      /** Tax, differential contribution and social levies. */
      readonly impot: number;
      readonly tmi: number;
      readonly leviers: readonly LevierSitue[];
    })
  | (Manques & { readonly statut: 'a_completer'; readonly raison: string });

/**
 * The figures of the whole analysis, from the same reading and the same engine, without its trace nor the measured
 * effect of what is missing: what a firm computes of all its files at once.
 */
export function situerFiche(fiche: Champs): FicheSituee {
  const dossier = lireDossier(fiche);
  const lu = foyerDuDossier(dossier);
  const connu = 'refus' in lu ? undefined : lu.foyer;
  const manques = manquesDecisifs(fiche, dossier, connu);
  const resultat = connu && calculerImpotRevenu(connu, dossier.annee);
  const calcule = 'refus' in lu ? lu : resultat?.statut === 'refus' ? { refus: resultat.message } : lu;
  const raison = refusDe(calcule, manques);
  const decisifs = manques.map(({ question }) => question);
  if (raison !== undefined || !connu || !resultat || resultat.statut === 'refus')
    return { statut: 'a_completer', raison: raison ?? '', manques: decisifs };
  return {
    statut: estSur(dossier, resultat, manques) ? 'exact' : 'estimation',
    foyer: connu,
    impot: totalDe(resultat),
    tmi: resultat.tmi,
    leviers: leviersDuDossier(connu, dossier.annee, resultat, dossier.projets).map(({ id, titre, gain }) => ({
      id,
      titre,
      gain,
    })),
    manques: decisifs,
  };
}

/** The same household under a reform: tax, contribution and levies in euros; undefined when the engine refuses. */
export function impotReforme(foyer: FoyerFiscal, reforme: Reforme): number | undefined {
  const resultat = calculerImpotRevenu(foyer, ANNEE_ANALYSEE, { reforme });
  return resultat.statut === 'refus' ? undefined : totalDe(resultat);
}

/** A reform is refused for its numbers, whoever it is applied to. */
const SEUL = completerFoyer({});

/** Why a reform cannot be computed, and by which of its numbers; undefined when it can. */
export function refusDeReforme(reforme: Reforme): { readonly nom: string; readonly message: string } | undefined {
  const resultat = calculerImpotRevenu(SEUL, ANNEE_ANALYSEE, { reforme });
  return resultat.statut === 'refus' ? { nom: resultat.champ ?? '', message: resultat.message } : undefined;
}
