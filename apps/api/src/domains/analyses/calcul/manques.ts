import type { ManqueClient } from '@francis/contract';
import { calculerImpotRevenu, type FoyerFiscal } from '@francis/fiscal';
import { type DossierLu, totalDe } from './dossier.ts';
import { type Champs, type Contexte, type Question, texteDe } from './contexte.ts';
import { QUESTIONS } from './questions.ts';

const COUPLES: readonly unknown[] = ['Marié(e)', 'Pacsé(e)'];

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
    raconte: (...debuts) => dits.some((chemin) => debuts.some((d) => chemin.startsWith(d))),
    dit: (...debuts) => dossier.faits.some(({ chemin }) => debuts.some((d) => chemin.startsWith(d))),
  };
}

/**
 * What the file lacks, the one that changes most first; those whose effect is unknown come after the decisive ones.
 * @param mesurer false when only what is missing is wanted: each effect is a computation more.
 */
export function manquesDe(
  fiche: Champs,
  dossier: DossierLu,
  foyer: FoyerFiscal | undefined,
  { mesurer = true }: { readonly mesurer?: boolean } = {},
): ManqueClient[] {
  const c = contexteDe(fiche, dossier, foyer);
  const base = mesurer && foyer && calculerImpotRevenu(foyer, dossier.annee);
  const effet = (essai: Question['essai']): number | null => {
    if (!essai || !foyer || !base || base.statut === 'refus') return null;
    const autre = calculerImpotRevenu(essai(foyer, c), dossier.annee);
    return autre.statut === 'refus' ? null : Math.round(totalDe(autre) - totalDe(base));
  };
  const poses = QUESTIONS.filter(({ seul }) => seul(c)).map(({ id, libelle, question, decisif = false, essai }) => ({
    id,
    libelle,
    question,
    effet: effet(essai),
    decisif,
  }));
  const relus = dossier.aRelire.map(({ champ, libelle, raison }) => ({
    id: `relire.${champ}`,
    libelle,
    question: `${libelle.charAt(0).toUpperCase()}${libelle.slice(1)} : ${raison}. Que faut-il retenir ?`,
    effet: null,
    decisif: true,
  }));
  return [...poses, ...relus].sort((a, b) => rang(b) - rang(a));
}

/** A fact that forbids « exact » comes before any that only spares something. */
const DECISIF = 1e9;
const rang = ({ decisif, effet }: ManqueClient): number => (decisif ? DECISIF : 0) + Math.abs(effet ?? 0);
