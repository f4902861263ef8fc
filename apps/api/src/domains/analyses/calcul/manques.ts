import type { ManqueClient } from '@francis/contract';
import { calculerImpotRevenu, type FoyerFiscal } from '@francis/fiscal';
import { PAYS_DE_RESIDENCE } from '@francis/faits/adaptateurs';
import { type DossierLu, resideAilleurs, totalDe } from './dossier.ts';
import { type Champs, type Contexte, type Question, texteDe } from './contexte.ts';
import { QUESTIONS } from './questions.ts';

const COUPLES: readonly unknown[] = ['Marié(e)', 'Pacsé(e)'];

function commencePar(chemin: string, debuts: readonly string[]): boolean {
  for (const debut of debuts) if (chemin.startsWith(debut)) return true;
  return false;
}

function contexteDe(fiche: Champs, dossier: DossierLu, foyer: FoyerFiscal | undefined): Contexte {
  const naissance = Number(texteDe(fiche['date_naissance_client']).slice(0, 4));
  const dits = Object.keys(fiche['faits_fiscaux_client'] ?? {});
  return {
    fiche,
    dossier,
    foyer,
    couple: COUPLES.includes(fiche['situation_maritale_client']),
    aCharge: foyer?.enfants.length ?? Number(fiche['nombre_enfants_a_charge_client'] ?? 0),
    age: naissance > 0 ? dossier.annee - naissance : undefined,
    raconte: (...debuts) => dits.some((chemin) => commencePar(chemin, debuts)),
    dit: (...debuts) => dossier.faits.some(({ chemin }) => commencePar(chemin, debuts)),
  };
}

const DECISIVES = QUESTIONS.filter(({ decisif }) => decisif);

/** What forbids « exact », in the same order, without its effect: all that many files at once are asked. */
export function manquesDecisifs(fiche: Champs, dossier: DossierLu, foyer: FoyerFiscal | undefined): ManqueClient[] {
  if (resideAilleurs(dossier)) return deLaResidence(dossier);
  const c = contexteDe(fiche, dossier, foyer);
  return [...poser(DECISIVES, c, () => null), ...aRelire(dossier)];
}

/** What the file lacks, the one that changes most first; those whose effect is unknown come after the decisive ones. */
export function manquesDe(fiche: Champs, dossier: DossierLu, foyer: FoyerFiscal | undefined): ManqueClient[] {
  if (resideAilleurs(dossier)) return deLaResidence(dossier);
  const c = contexteDe(fiche, dossier, foyer);
  const base = foyer && calculerImpotRevenu(foyer, dossier.annee);
  const effet = (essai: Question['essai']): number | null => {
    if (!essai || !foyer || !base || base.statut === 'refus') return null;
    const autre = calculerImpotRevenu(essai(foyer, c), dossier.annee);
    return autre.statut === 'refus' ? null : Math.round(totalDe(autre) - totalDe(base));
  };
  return [...poser(QUESTIONS, c, effet), ...aRelire(dossier)].sort((a, b) => rang(b) - rang(a));
}

/** Nothing else is asked of who lives elsewhere: no answer would make a figure. */
const deLaResidence = (dossier: DossierLu): ManqueClient[] =>
  aRelire({ ...dossier, aRelire: dossier.aRelire.filter(({ champ }) => champ === PAYS_DE_RESIDENCE) });

const poser = (
  questions: readonly Question[],
  c: Contexte,
  effet: (essai: Question['essai']) => number | null,
): ManqueClient[] =>
  questions
    .filter(({ seul }) => seul(c))
    .map(({ id, libelle, question, decisif = false, essai }) => ({
      id,
      libelle,
      question,
      effet: effet(essai),
      decisif,
    }));

const aRelire = (dossier: DossierLu): ManqueClient[] =>
  dossier.aRelire.map(({ champ, libelle, raison }) => ({
    id: `relire.${champ}`,
    libelle,
    question: `${libelle.charAt(0).toUpperCase()}${libelle.slice(1)} : ${raison}. Que faut-il retenir ?`,
    effet: null,
    decisif: true,
  }));

/** A fact that forbids « exact » comes before any that only spares something. */
const DECISIF = 1e9;
const rang = ({ decisif, effet }: ManqueClient): number => (decisif ? DECISIF : 0) + Math.abs(effet ?? 0);
