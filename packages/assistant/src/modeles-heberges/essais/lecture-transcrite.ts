/** The reading of a careful person, written as a hosted model would: mentions pointed at, never a number typed. */
import {
  CATALOGUE,
  cheminDeBase,
  definitionDe,
  depuisMoteur,
  estCalcul,
  type Feuille,
  sansRangs,
  CALCULS,
} from '@francis/faits';
import type { Mention } from '@francis/lecture';
import { z } from 'zod';
import { completer } from '../../lecteurs/heberge/completer.ts';
import type { TexteNumerote } from '../../lecteurs/heberge/numeroter.ts';
import type { FaitLu, LectureLue } from '../../lecteurs/heberge/schema.ts';
import { Rapprocheur } from '../../lecteurs/rapprocher.ts';
import { decouper } from '../../lecteurs/heberge/compter.ts';

/** A reading already made: by a careful person, or by the embedded reader. */
export interface LectureFaite {
  readonly demande: readonly string[];
  readonly appels: readonly {
    readonly outil: string;
    readonly entree: unknown;
    /** The words that prove each value; none when nobody wrote them down. */
    readonly preuves?: Readonly<Record<string, string>>;
  }[];
  readonly manques: readonly { readonly sujet: string }[];
  readonly statut: string;
}
type Appel = LectureFaite['appels'][number];
type Fait = LectureLue['calculs'][number]['faits'][number];

const CONSTANTES = new Set(['2', '3', '4', '12']);

export interface TextesLus {
  readonly question: TexteNumerote;
  readonly avant: readonly TexteNumerote[];
}

/** Mentions that stand in these words, or all of them when the words are not found as typed. */
function mentionsDe(mots: string, { question, avant }: TextesLus): readonly Mention[] {
  return [question, ...avant].flatMap(({ brut, mentions }) => {
    const debut = brut.indexOf(mots);
    return debut < 0 ? [] : mentions.filter((m) => m.span[0] < debut + mots.length && m.span[1] > debut);
  });
}

/** `2026-m3` → m3 (an age, a date); `m1*13` → m1*m2 when thirteen was said. */
function transcrire(formule: string, dites: readonly Mention[]): string | undefined {
  let termes = [...(decouper(formule) ?? [])];
  if (termes.length === 3 && termes[1] === '-' && Number(termes[0]) > 1900) termes = termes.slice(2);
  const date = (id: string | undefined): boolean => dites.some((m) => m.id === id && m.type === 'date');
  const [montant, fois, depuis, moins, jusque] = termes;
  if (fois === '*' && date(depuis))
    return moins === '-' ? `${montant}*mois(${jusque}:${depuis})` : `${montant}*mois(${depuis}:)`;
  const traduits = termes.map((t, i) => {
    if (i % 2 === 1 || t.includes('m') || CONSTANTES.has(t)) return t;
    return dites.find((m) => 'valeur' in m && m.valeur === Number(t))?.id;
  });
  return traduits.includes(undefined) ? undefined : traduits.join('');
}

const sommes = (
  listes: readonly (readonly { valeur: number; formule: string }[])[],
): { valeur: number; formule: string }[] =>
  listes.slice(1).reduce<{ valeur: number; formule: string }[]>(
    (avant, suite) =>
      avant.flatMap((a) =>
        suite.flatMap((b) => [
          { valeur: a.valeur + b.valeur, formule: `${a.formule}+${b.formule}` },
          { valeur: a.valeur - b.valeur, formule: `${a.formule}-${b.formule}` },
        ]),
      ),
    [...(listes[0] ?? [])],
  );

/** The account that gives this value: of the words that prove it first, then of the whole question. */
function compteDe(f: Feuille, preuves: readonly string[], textes: TextesLus, jour: string): string | undefined {
  const toutes = [textes.question, ...textes.avant].flatMap((t) => t.mentions);
  const proches = preuves.flatMap((mots) => mentionsDe(mots, textes));
  const montants = proches.filter((m) => m.type === 'montant');
  if (typeof f.valeur === 'number' && montants.length > 1 && montants.length <= 6) {
    const parties = montants.map((m) =>
      [1, 12, 2, 4, ...toutes.flatMap((x) => (x.type === 'duree' ? [x.valeur] : []))].map((k) => ({
        valeur: m.valeur * k,
        formule: k === 1 ? m.id : `${m.id}*${k}`,
      })),
    );
    const cherchee = f.valeur;
    const somme = montants.length > 4 ? undefined : sommes(parties).find((s) => Math.abs(s.valeur - cherchee) < 0.51);
    const simple = sommes(montants.map((m) => [{ valeur: m.valeur, formule: m.id }])).find(
      (s) => Math.abs(s.valeur - cherchee) < 0.51,
    );
    const trouvee = simple ?? somme;
    if (trouvee) return transcrire(trouvee.formule, toutes);
  }
  for (const dites of [proches, toutes]) {
    const [fait] = new Rapprocheur(dites, jour).rapprocher([f]).faits;
    const formule = fait?.formule ?? fait?.preuves[0];
    const lue = formule === undefined ? undefined : transcrire(formule, toutes);
    if (lue !== undefined) return lue;
  }
  return undefined;
}

function repereDe(f: Feuille, jour: string): string | undefined {
  const annee = Number(jour.slice(0, 4));
  if (f.valeur === jour) return 'jour';
  if (typeof f.valeur !== 'number') return undefined;
  return new Map([
    [annee - 1, 'derniere_annee'],
    [annee, 'annee_en_cours'],
    [annee + 1, 'annee_prochaine'],
  ]).get(f.valeur);
}

function lireFeuille(f: Feuille, appel: Appel, textes: TextesLus, jour: string): Fait[] {
  const { outil } = appel;
  if (!estCalcul(outil) || f.chemin.endsWith('.nom') || f.chemin === 'supplement') return [];
  const prefixe = CALCULS[outil];
  const cle = prefixe === '' ? f.chemin : f.chemin.slice(prefixe.length + 1);
  const preuves = Object.entries(appel.preuves ?? {})
    .filter(([k]) => k === cle || k.startsWith(`${cle}#`))
    .map(([, mots]) => mots);
  const dites = preuves.filter((mots) => !mots.startsWith('défaut'));
  const d = definitionDe(f.chemin);
  const cles = f.chemin.split('.');
  const place = cles[0] === 'scenarios' && cles[2] === 'foyers' ? [cles[1], cles[3]] : undefined;
  const dansLeFoyer = cheminDeBase(f.chemin);
  const chemin = sansRangs(dansLeFoyer);
  const rang = dansLeFoyer.split('.').find((_, i) => chemin.split('.')[i] === '*');
  const brut = [textes.question, ...textes.avant].map((t) => t.brut);
  const mots = dites.find((m) => brut.some((b) => b.includes(m))) ?? '';
  const base = {
    chemin,
    ...(rang === undefined ? {} : { rang: Number(rang) }),
    ...(place ? { situation: Number(place[0]), foyer: Number(place[1]) } : {}),
  };
  const suppose =
    dites.length === 0 && completer(outil, [], jour).some((s) => s.chemin === f.chemin && s.valeur === f.valeur);
  if (d === undefined) return [];
  if (suppose || (dites.length === 0 && (f.valeur === false || f.valeur === 0))) return [];
  if (typeof f.valeur === 'boolean') return [{ ...base, choix: f.valeur ? 'oui' : 'non', mots }];
  if (d.unite === 'choix') return [{ ...base, choix: String(f.valeur), mots }];
  const compte = compteDe(f, dites, textes, jour);
  const cites = mots === '' ? (mentionsCitees(compte, textes) ?? '') : mots;
  if (compte !== undefined) return [{ ...base, mention: compte, mots: cites }];
  const repere = d.unite === 'annee' || d.unite === 'date' ? repereDe(f, jour) : undefined;
  if (repere !== undefined) return [{ ...base, choix: repere, mots }];
  if (f.valeur === 0) return [{ ...base, choix: 'aucun', mots }];
  if (chemin.endsWith('enfants.*.annee_naissance')) return [{ ...base, choix: 'mineur', mots }];
  if (d.unite === 'nombre' && mots !== '' && ['1', '2', '3', '4'].includes(String(f.valeur)))
    return [{ ...base, mention: String(f.valeur), mots }];
  return [];
}

/** Mentions of an account, months counted included. */
const mentionsDu = (compte: string): string[] =>
  (decouper(compte) ?? []).flatMap((t) => t.replace('mois(', '').replace(')', '').split(':'));

const mentionsCitees = (compte: string | undefined, { question, avant }: TextesLus): string | undefined =>
  [question, ...avant].flatMap((t) => t.mentions).find((m) => mentionsDu(compte ?? '').includes(m.id))?.mots;

const Recherche = z.object({ question: z.string(), juridiction: z.enum(['FR', 'CH', 'LU', 'AD']).optional() });

/** The fact whose name looks most like what the careful reader missed. */
function manqueDe(sujet: string): FaitLu['chemin'] {
  const mots = new Set(sujet.toLowerCase().split(' '));
  const note = (libelle: string): number => libelle.split(' ').filter((m) => m.length > 3 && mots.has(m)).length;
  const [meilleur] = CATALOGUE.toSorted((a, b) => note(b.libelle) - note(a.libelle));
  return meilleur?.chemin ?? 'foyer.situation';
}

/** What a good model would answer to the marked question. */
export function transcrireLecture(c: LectureFaite, textes: TextesLus, jour: string): LectureLue {
  // Who asks back computes nothing.
  const siens = c.statut === 'clarification' || c.statut === 'refus' ? [] : c.appels;
  const calculs = siens.flatMap((appel) => {
    const { outil } = appel;
    if (!estCalcul(outil)) return [];
    return [{ outil, faits: depuisMoteur(outil, appel.entree).flatMap((f) => lireFeuille(f, appel, textes, jour)) }];
  });
  const utilisees = new Set(calculs.flatMap((a) => a.faits).flatMap((f) => mentionsDu(f.mention ?? '')));
  const regles = siens.flatMap(({ outil, entree }) => {
    const lue = Recherche.safeParse(entree);
    if (outil !== 'chercher_notes' || !lue.success) return [];
    const { question, juridiction } = lue.data;
    return [{ recherche: question.slice(0, 300), ...(juridiction === undefined ? {} : { juridiction }) }];
  });
  return {
    demandes: [...c.demande],
    calculs,
    regles,
    ...(c.statut === 'refus' ? { refus: 'hors_sujet' as const } : {}),
    ecartees: textes.question.mentions
      .filter((m) => !utilisees.has(m.id))
      .map((m) => ({ mention: m.id, raison: 'sans_effet' as const })),
    manques: c.statut === 'clarification' ? c.manques.slice(0, 6).map((m) => manqueDe(m.sujet)) : [],
  };
}
