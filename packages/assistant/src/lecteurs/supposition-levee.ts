import { depuisMoteur, estCalcul, type Feuille } from '@francis/faits';
import type { Mention } from '@francis/lecture';
import type { MotsLus } from './mots-decisifs.ts';
import type { AppelOutil, DemandeAssistant } from '../types.ts';

/** How the facts that a calculation supposes are named. */
const SUPPOSE = '_suppose';

const supposees = (appels: readonly AppelOutil[]): string[] =>
  feuillesDe(appels).flatMap((f) => (f.chemin.endsWith(SUPPOSE) && f.valeur === true ? [f.chemin] : []));

/** Whether a turn says what the calculation before it supposed: the same figure is then surer than it was. */
function leveUneSupposition({ precedent }: DemandeAssistant, appels: readonly AppelOutil[]): boolean {
  const reste = new Set(supposees(appels));
  const avant = supposees(precedent?.appels ?? []);
  return appels.some((a) => estCalcul(a.outil)) && avant.some((chemin) => !reste.has(chemin));
}

/** « sans le terrain »: a good that the turn names is taken out of the calculation, which keeps its value. */
const retireUnBien = ({ historique }: DemandeAssistant, appels: readonly AppelOutil[]): boolean =>
  historique.length > 0 && feuillesDe(appels).some((f) => f.chemin === RETIRE);
const RETIRE = 'ifi.bien_retire';

const feuillesDe = (appels: readonly AppelOutil[]): Feuille[] =>
  appels.flatMap(({ outil, entree }) => (estCalcul(outil) ? depuisMoteur(outil, entree) : []));

/** « au réel avec 9 000 € de charges »: an amount of this turn is a fact that the calculation before did not have. */
function ajouteUnMontant(
  { precedent }: DemandeAssistant,
  appels: readonly AppelOutil[],
  mentions: readonly Mention[],
): boolean {
  if (precedent === undefined || !precedent.appels.some((a) => appels.some((b) => a.outil === b.outil))) return false;
  const connus = new Set(feuillesDe(precedent.appels).map((f) => f.chemin));
  const dits = new Set(mentions.flatMap((m) => (m.type === 'montant' ? [m.valeur] : [])));
  return feuillesDe(appels).some((f) => !connus.has(f.chemin) && typeof f.valeur === 'number' && dits.has(f.valeur));
}

/** « c’est mon demi-frère »: a tie that the law treats as the one of before, and that the calculation holds. */
const ditLeMemeLien = (mots: readonly string[], lus: MotsLus): boolean =>
  mots.includes(DEMI_LIEN) && lus.estLu(DEMI_LIEN) === true;
const DEMI_LIEN = 'demi_lien';

/** Whether the turn surely changed what is computed, though its first figure may be the one of before. */
export const changeSurement = (
  demande: DemandeAssistant,
  appels: readonly AppelOutil[],
  mentions: readonly Mention[],
  lus: { readonly mots: readonly string[]; readonly parMots: MotsLus },
): boolean =>
  leveUneSupposition(demande, appels) ||
  retireUnBien(demande, appels) ||
  ajouteUnMontant(demande, appels, mentions) ||
  ditLeMemeLien(lus.mots, lus.parMots);
