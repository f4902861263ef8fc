import { aplatir, depuisMoteur, estCalcul, type Fait, type Feuille } from '@francis/faits';
import { demandeConfirmation } from '../modele-embarque/question-de-droit.ts';
import {
  lireDemandes,
  lireMotsDeSuite,
  lireMotsDecisifs,
  montantsSansRole,
  normaliserTexte,
  type Mention,
  trouverMentions,
} from '@francis/lecture';
import type { Registre } from '../orchestration/registre.ts';
import type { AppelOutil, DemandeAssistant } from '../types.ts';
import { lireNombres } from '../verification/nombres-lus.ts';
import { appliquerCorrections } from './corrections.ts';
import { type Ecartee, ecarter } from './ecarter.ts';
import { proche } from './valeurs.ts';
import { motsNonLus } from './mots-decisifs.ts';
import { motsDuChoix } from './mots-du-choix.ts';
import { Rapprocheur } from './rapprocher.ts';

/** What was read of a question, proved by its words. */
export interface LectureProuvee {
  readonly mentions: readonly Mention[];
  readonly demandes: readonly string[];
  readonly faits: readonly Fait[];
  readonly ecartees: readonly Ecartee[];
  /** Mentions that nothing accounts for. */
  readonly restes: readonly Mention[];
  /** Amounts of the calculation that nobody said. */
  readonly sansPreuve: readonly Feuille[];
  /** Decisive words that no fact reads. */
  readonly motsNonLus: readonly string[];
  /** Amounts that entered a calculation and of which no known word says what they are. */
  readonly sansRole: readonly Mention[];
  /** Gross amounts taken for what is declared. */
  readonly brutPourNet: readonly string[];
  /** Whether the question tries something: « et si… ». */
  readonly essai: boolean;
  /** Whether a value of the calculation comes from the question itself. */
  readonly agit: boolean;
  /** Whether the person states something and wants it confirmed. */
  readonly affirme: boolean;
  /** Whether turns came before. */
  readonly suite: boolean;
  /** Length of the question, in words. */
  readonly mots: number;
  /** How surely the rule that was quoted is the one asked. */
  readonly surete: { readonly pertinence: number; readonly directe: number } | undefined;
  /** Tools whose input held facts. */
  readonly outils: readonly string[];
}

const estOutilDeNotes = (outil: string): boolean => outil === 'chercher_notes' || outil === 'lire_note';

/** A text with more numbers than this is no question: nothing in it is proved. */
const MENTIONS_MAX = 120;

/** Puts the calls that were made beside the words of the question, and of the turns before it. */
export function lireReponse(
  demande: DemandeAssistant,
  appels: readonly AppelOutil[],
  registre: Registre,
): LectureProuvee {
  const avant = demande.historique.filter((t) => t.role === 'user').map((t) => t.content);
  const mentions = trouverMentions(demande.question);
  // Marked apart: what was said before proves a value, and leaves nothing to explain.
  const dites = avant.flatMap((texte, i) => trouverMentions(texte).map((m) => ({ ...m, id: `t${i + 1}${m.id}` })));
  const calculs = appels.filter((a) => !estOutilDeNotes(a.outil));
  const feuilles = calculs.flatMap(({ outil, entree }) => (estCalcul(outil) ? depuisMoteur(outil, entree) : []));
  const toutes = [...mentions, ...dites];
  const lus =
    toutes.length > MENTIONS_MAX
      ? { faits: [], restes: toutes, sansPreuve: [] }
      : new Rapprocheur(toutes, demande.aujourdhui).rapprocher(feuilles);
  const { faits, restes, sansPreuve } = appliquerCorrections(lus, demande.corrections ?? [], mentions);
  const parametres = [...registre.parametres()].map((p) => p.valeur);
  const regles = registre.appels.filter((a) => a.surete !== undefined);
  const noeudsCites = regles.flatMap((a) =>
    [...a.racines.values()].flatMap((r) => r.enfants.map((e) => Number(e.valeur))),
  );
  const citees = registre.appels.flatMap((a) => (a.textes ?? []).flatMap((t) => lireNombres(t).map((n) => n.valeur)));
  const cadre = {
    outils: calculs.map((a) => a.outil),
    feuilles,
    faits,
    loi: [...parametres, ...noeudsCites],
    citees,
    question: demande.question,
    annee: Number(demande.aujourdhui.slice(0, 4)),
  };
  const duProfil = montantsDuProfil([demande.profilContexte, demande.profilEnregistre]);
  const motsDecisifs = lireMotsDecisifs(demande.question);
  // What the person corrected has the role that they gave it.
  const lusSeuls = faits.filter((f) => f.source !== 'corrige');
  const prouvant = new Set(lusSeuls.flatMap((f) => f.preuves));
  const propres = new Set(mentions.map((m) => m.id));
  const trie = ecarter(
    restes.filter((m) => propres.has(m.id)),
    toutes,
    cadre,
  );
  return {
    mentions,
    demandes: demandesDe(demande.question, avant).filter((d) => d !== demande.suite),
    faits,
    ...trie,
    sansPreuve: sansPreuve.filter(
      (f) => !estSupplee(f, registre) && !duProfil.some((n) => proche(n, Number(f.valeur))),
    ),
    outils: appels.map((a) => a.outil),
    motsNonLus: motsNonLus(motsDecisifs, feuilles, cadre.outils),
    sansRole: montantsSansRole(demande.question, mentions).filter((m) => prouvant.has(m.id)),
    brutPourNet: brutPourNet(toutes, lusSeuls),
    essai: motsDecisifs.includes('essai'),
    agit:
      demande.suite !== undefined ||
      faits.some(
        (f) =>
          f.source === 'corrige' || f.preuves.some((id) => propres.has(id)) || estChoisi(f.valeur, mentions, dites),
      ),
    affirme: demandeConfirmation(normaliserTexte(demande.question)),
    suite: avant.length > 0,
    mots: demande.question.split(' ').length,
    surete: regles[0]?.surete,
  };
}

/** A choice that this question says and that none before did: « Célibataire », to who asked for it. */
const estChoisi = (valeur: Fait['valeur'], mentions: readonly Mention[], dites: readonly Mention[]): boolean =>
  motsDuChoix(valeur, mentions).length > 0 && motsDuChoix(valeur, dites).length === 0;

/** A follow-up that asks nothing by itself asks again what was asked before. */
function demandesDe(question: string, avant: readonly string[]): string[] {
  const propres = lireDemandes(question);
  if (propres.some((d) => d !== 'montant')) return propres;
  // « Pourquoi ? » is no question of its own to ask again.
  const derniere = avant.findLast((tour) => lireMotsDeSuite(tour) === undefined) ?? '';
  return [...propres, ...lireDemandes(derniere).filter((d) => !propres.includes(d))];
}

/** Facts that are declared net: a gross amount under one of them is another amount. */
const NETS = ['.salaires', '.pensions_retraite'];
function brutPourNet(mentions: readonly Mention[], faits: readonly Fait[]): string[] {
  const prouvant = new Set(faits.filter((f) => NETS.some((fin) => f.chemin.endsWith(fin))).flatMap((f) => f.preuves));
  return mentions.flatMap((m) => (m.type === 'montant' && m.qualite === 'brut' && prouvant.has(m.id) ? [m.mots] : []));
}

/** A ceiling that the reader fills when none is said, or a figure that another call of this answer gave. */
const SUPPLEE = '.per_plafond';
function estSupplee({ chemin, valeur }: Feuille, registre: Registre): boolean {
  if (chemin.endsWith(SUPPLEE)) return true;
  return registre.appels.some((a) => [...a.racines.values()].some((r) => proche(Number(r.valeur), Number(valeur))));
}

/** Amounts that a profile or a client file proves by itself: as written, in half between two people, or two together. */
function montantsDuProfil(profil: unknown): number[] {
  const nombres = aplatir(profil).flatMap(({ valeur }) => (typeof valeur === 'number' ? [valeur] : []));
  return nombres.flatMap((a) => [a, a / 2, ...nombres.map((b) => a + b)]);
}
