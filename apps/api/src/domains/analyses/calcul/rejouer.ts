import type { AnalyseRejouee } from '@francis/contract';
import type { Feuille } from '@francis/faits';
import { CHAMPS_CHIFFRES, type NoeudTrace as NoeudMoteur, REGLE_PAR_CHAMP, trouverNoeud } from '@francis/fiscal';
import { ApiError } from '../../../platform/errors.ts';
import type { Analyse } from '../repository.ts';
import { calculerDossier, totalDe } from './dossier.ts';
import { enEuros } from './ecrire.ts';

/** The figures and the legal numbers of an analysis, found in its trace. */
interface Calcul {
  readonly figures: ReadonlyMap<string, { readonly libelle: string; readonly valeur: number }>;
  readonly parametres: ReadonlyMap<string, NoeudMoteur['parametres'][number]>;
}

function* parametresDe(noeud: NoeudMoteur): Generator<NoeudMoteur['parametres'][number]> {
  yield* noeud.parametres;
  for (const enfant of noeud.enfants) yield* parametresDe(enfant);
}

function lireCalcul(trace: NoeudMoteur): Calcul {
  const figures = CHAMPS_CHIFFRES.flatMap((champ) => {
    const noeud = trouverNoeud(trace, REGLE_PAR_CHAMP[champ]);
    return noeud && typeof noeud.valeur === 'number' && noeud.unite === 'EUR'
      ? [[champ, { libelle: noeud.libelle, valeur: noeud.valeur }] as const]
      : [];
  });
  return {
    figures: new Map(figures),
    parametres: new Map([...parametresDe(trace)].map((parametre) => [parametre.nom, parametre])),
  };
}

/**
 * The kept facts under today's law. The difference is told three times: in euros, by the figures that move, and by the
 * legal numbers that make them move. Facts of the file that changed since are named, and do not enter.
 */
export function rejouer({ id, annee, faits, resultat, le }: Analyse, actuels: readonly Feuille[]): AnalyseRejouee {
  const calcule = calculerDossier({
    annee,
    faits,
    aRelire: [],
    supposes: new Set(),
    sansRevenu: [],
    projets: {},
  });
  if ('refus' in calcule) throw new ApiError('DOSSIER_INCALCULABLE', { detail: calcule.refus });
  if (!resultat.trace || !resultat.chiffres) throw new ApiError('INTROUVABLE');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the engine wrote, read back from the base.
  const avant = lireCalcul(resultat.trace as NoeudMoteur);
  const apres = lireCalcul(calcule.trace);
  const ecart = totalDe(calcule.resultat) - resultat.chiffres.total;
  const loi = [...apres.parametres].flatMap(([nom, { libelle, article, valeur }]) => {
    const ancien = avant.parametres.get(nom);
    return ancien && ancien.valeur !== valeur ? [{ nom, libelle, article, avant: ancien.valeur, apres: valeur }] : [];
  });
  const chiffres = [...apres.figures].flatMap(([champ, { libelle, valeur }]) => {
    const ancienne = avant.figures.get(champ)?.valeur ?? 0;
    return ancienne === valeur ? [] : [{ libelle, avant: ancienne, apres: valeur }];
  });
  return { id, le: le.toISOString(), ecart, phrase: dire(ecart, loi), chiffres, loi, dossier: changes(faits, actuels) };
}

function dire(ecart: number, loi: AnalyseRejouee['loi']): string {
  if (loi.length === 0 && ecart === 0) return 'La loi appliquée n’a pas changé : l’analyse tient, au même montant.';
  const articles = [...new Set(loi.map(({ article }) => article))].join(' ; ');
  if (ecart === 0) return `La loi a changé (${articles}) sans effet sur ce foyer.`;
  const sens = ecart > 0 ? 'de plus' : 'de moins';
  return `La loi a changé (${articles || 'règles du calcul'}) : ${enEuros(Math.abs(ecart))} ${sens} pour les mêmes faits.`;
}

function changes(faits: readonly Feuille[], actuels: readonly Feuille[]): AnalyseRejouee['dossier'] {
  const alors = new Map(faits.map(({ chemin, valeur }) => [chemin, valeur]));
  const aujourdhui = new Map(actuels.map(({ chemin, valeur }) => [chemin, valeur]));
  const chemins = new Set([...alors.keys(), ...aujourdhui.keys()]);
  return [...chemins].flatMap((fait) => {
    const [avant, apres] = [alors.get(fait) ?? null, aujourdhui.get(fait) ?? null];
    return avant === apres ? [] : [{ fait, avant, apres }];
  });
}
