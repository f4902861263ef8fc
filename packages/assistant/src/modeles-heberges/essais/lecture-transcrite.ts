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
  type Unite,
} from '@francis/faits';
import type { Mention } from '@francis/lecture';
import { z } from 'zod';
import { completer } from '../../lecteurs/heberge/completer.ts';
import type { TexteNumerote } from '../../lecteurs/heberge/numeroter.ts';
import type { FaitConnu } from '../../lecteurs/heberge/profil.ts';
import { montantNu } from '../../lecteurs/heberge/valeur.ts';
import type { FaitLu, LectureLue } from '../../lecteurs/heberge/schema.ts';
import { auCatalogue } from './appel-du-catalogue.ts';
import { compteDe } from './compte-transcrit.ts';
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

const PREMIERE_ANNEE = 1900;
/** Lines of a return hold amounts, or days. */
const LIGNES = 'poste.montants';

export interface TextesLus {
  readonly question: TexteNumerote;
  readonly avant: readonly TexteNumerote[];
  /** What is known of the person without being said. */
  readonly connus?: readonly FaitConnu[];
}

/** Mentions that stand in these words, or all of them when the words are not found as typed. */
function mentionsDe(mots: string, { question, avant }: TextesLus): readonly Mention[] {
  return [question, ...avant].flatMap(({ brut, mentions }) => {
    const debut = brut.indexOf(mots);
    return debut < 0 ? [] : mentions.filter((m) => m.span[0] < debut + mots.length && m.span[1] > debut);
  });
}

/** Types of mentions that may hold each unit. */
const PERMISES: Readonly<Partial<Record<Unite, readonly Mention['type'][]>>> = {
  EUR: ['montant', 'quantite'],
  CHF: ['montant', 'quantite'],
  taux: ['taux'],
  age: ['age', 'duree'],
  ans: ['duree', 'age'],
  mois: ['duree', 'quantite'],
  km: ['quantite', 'montant'],
  nombre: ['quantite'],
};

/** « 2026-m3 » → m3: an age, a day that an age tells. */
const sansAnnee = (formule: string): string =>
  Number(formule.split('-')[0]) > PREMIERE_ANNEE ? formule.slice(formule.indexOf('-') + 1) : formule;

/** The account that gives this value: of the words that prove it first, then of the whole question. */
function compteDeLaFeuille(
  f: Feuille,
  preuves: readonly string[],
  textes: TextesLus,
  jour: string,
): string | undefined {
  const toutes = [textes.question, ...textes.avant].flatMap((t) => t.mentions);
  const proches = preuves.flatMap((mots) => mentionsDe(mots, textes));
  const unite = definitionDe(f.chemin)?.unite;
  const types = unite === undefined ? undefined : PERMISES[unite];
  if (f.valeur === 0) return undefined;
  const ligne = f.chemin.startsWith(LIGNES);
  const permise = (m: Mention): boolean =>
    ligne ||
    (types?.includes(m.type) === true && (m.type !== 'quantite' || unite !== 'EUR' || m.objet === '' || montantNu(m)));
  for (const dites of [proches, toutes]) {
    const nombre = typeof f.valeur === 'number' && types !== undefined ? f.valeur : undefined;
    const compte = nombre === undefined ? undefined : compteDe(nombre, dites, toutes, permise);
    if (compte !== undefined) return compte;
    const [fait] = new Rapprocheur(dites, jour).rapprocher([f]).faits;
    const formule = sansAnnee(fait?.formule ?? fait?.preuves[0] ?? '');
    // A number of months or of people that is only part of another account is no account of its own.
    if (formule !== '' && (nombre === undefined || decouper(formule)?.length === 1)) return formule;
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
  const mots = dites.map((m) => motsTrouves(m, brut)).find((m) => m !== '') ?? '';
  const base = {
    chemin,
    ...(rang === undefined ? {} : { rang: Number(rang) }),
    ...(place ? { situation: Number(place[0]), foyer: Number(place[1]) } : {}),
  };
  const suppose =
    dites.length === 0 && completer(outil, [], jour).some((s) => s.chemin === f.chemin && s.valeur === f.valeur);
  if (d === undefined) return [];
  const connu = textes.connus?.find((c) => c.chemin === dansLeFoyer && c.valeur === f.valeur);
  if (connu !== undefined && dites.length === 0) return [{ ...base, mention: connu.id, mots: '' }];
  if (suppose || (dites.length === 0 && (f.valeur === false || f.valeur === 0))) return [];
  if (typeof f.valeur === 'boolean') return [{ ...base, choix: f.valeur ? 'oui' : 'non', mots }];
  if (d.unite === 'choix') return [{ ...base, choix: String(f.valeur), mots }];
  const compte = compteDeLaFeuille(f, dites, textes, jour);
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

/** The proof as it stands in the text, or its longest words that do: a name in it was masked. */
function motsTrouves(preuve: string, textes: readonly string[]): string {
  const mots = preuve.split(' ');
  for (let longueur = mots.length; longueur > 0; longueur -= 1)
    for (let debut = 0; debut + longueur <= mots.length; debut += 1) {
      const suite = mots.slice(debut, debut + longueur).join(' ');
      if (suite !== '' && textes.some((t) => t.includes(suite))) return suite;
    }
  return '';
}

/** Mentions of an account, months counted included. */
const mentionsDu = (compte: string): string[] =>
  (decouper(compte) ?? []).flatMap((t) => t.replace('mois(', '').replace(')', '').split(':'));

const mentionsCitees = (compte: string | undefined, { question, avant }: TextesLus): string | undefined =>
  [question, ...avant].flatMap((t) => t.mentions).find((m) => mentionsDu(compte ?? '').includes(m.id))?.mots;

const DE_LA_LOI: ReadonlySet<string> = new Set(['lire_bareme', 'lire_parametres']);
const Recherche = z.object({ question: z.string(), juridiction: z.enum(['FR', 'CH', 'LU', 'AD']).optional() });

const MOTS_VIDES = new Set(['votre', 'vous', 'vos', 'les', 'des', 'une', 'sur', 'que', 'pour', 'montant', 'année']);

/** The fact whose name looks most like what the careful reader missed. */
function manqueDe(sujet: string): FaitLu['chemin'] {
  const mots = new Set(sujet.toLowerCase().split(' '));
  const note = (libelle: string): number =>
    libelle
      .toLowerCase()
      .split(' ')
      .filter((m) => m.length >= 3 && !MOTS_VIDES.has(m) && mots.has(m)).length;
  const [meilleur] = CATALOGUE.toSorted((a, b) => note(b.libelle) - note(a.libelle));
  return meilleur?.chemin ?? 'foyer.situation';
}

const Demandes = z.object({ manques: z.array(z.object({ sujet: z.string(), fait: z.string().optional() })) });

/** What is asked back, as the reader wrote it or as its call says. */
function manquesDe({ manques, appels }: LectureFaite): string[] {
  const demandes = appels.flatMap((a) => Demandes.safeParse(a.entree).data?.manques ?? []);
  const chemins = [...manques, ...demandes].map((m: { sujet: string; fait?: string | undefined }) =>
    m.fait === undefined ? manqueDe(m.sujet) : m.fait,
  );
  return chemins.length === 0 ? ['foyer.situation'] : [...new Set(chemins)];
}

const Refus = z.object({ motif: z.enum(['fraude', 'hors_sujet', 'non_couvert', 'futur']) });
const motifDe = (appels: LectureFaite['appels']): NonNullable<LectureLue['refus']> =>
  appels.flatMap((a) => Refus.safeParse(a.entree).data?.motif ?? [])[0] ?? 'hors_sujet';

/** What a good model would answer to the marked question. */
export function transcrireLecture(c: LectureFaite, textes: TextesLus, jour: string): LectureLue {
  // Who asks back computes nothing.
  const siens =
    c.statut === 'clarification' || c.statut === 'refus' ? [] : c.appels.map((appel) => auCatalogue(appel, jour));
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
  // A number of the law that the embedded reader looks up is a rule for who only points.
  if (calculs.length + regles.length === 0 && siens.some((a) => DE_LA_LOI.has(a.outil)))
    regles.push({ recherche: textes.question.brut.slice(0, 300) });
  return {
    demandes: [...c.demande],
    calculs,
    regles,
    ...(c.statut === 'refus' ? { refus: motifDe(c.appels) } : {}),
    ecartees: textes.question.mentions
      .filter((m) => !utilisees.has(m.id))
      .map((m) => ({ mention: m.id, raison: 'sans_effet' as const })),
    manques: c.statut === 'clarification' ? manquesDe(c).slice(0, 6) : [],
  };
}
