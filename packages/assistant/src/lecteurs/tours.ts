import { cheminDeBase, depuisMoteur, estCalcul, type Fait } from '@francis/faits';
import {
  ditUnAjout,
  ditUnRemplacement,
  lireDemandes,
  lireMotsDecisifs,
  lireMotsDeSuite,
  lireValeur,
  type Mention,
  motsDits,
  normaliserTexte,
} from '@francis/lecture';
import type { AppelOutil } from '../types.ts';
import type { Rapprochement } from './rapprocher.ts';
import { motsDuChoix } from './mots-du-choix.ts';
import type { MotsLus } from './mots-decisifs.ts';
import { ditDesEnfants } from './receveurs.ts';
import { parleDUnTiers } from './titulaires.ts';

/** The question, the turns of the person before it, and what was read of each. */
export interface Tours {
  readonly question: string;
  readonly avant: readonly string[];
  readonly mentions: readonly Mention[];
  readonly dites: readonly Mention[];
  /** Whether this turn answers what was just asked of the person: what edits the last calculation does not. */
  readonly repond: boolean;
}

/** Words of a household or of a good that stay true from a turn to the next. */
const DURABLES: ReadonlySet<string> = new Set([
  'usufruit',
  'nue_propriete',
  'alternee',
  'handicap',
  'outre_mer',
  'somme_d_argent',
  'reel',
]);

/** Whether the last turn gives a value, a choice or a decisive word that a fact holds and that no turn before it said. */
export function agit(
  { question, avant, mentions, dites }: Tours,
  faits: readonly Fait[],
  lus: MotsLus,
  comptees: ReadonlySet<string>,
): boolean {
  const propres = new Set(mentions.map((m) => m.id));
  const dejaDits = new Set(avant.flatMap(lireMotsDecisifs));
  return (
    faits.some(
      (f) =>
        f.source === 'corrige' ||
        f.preuves.some((id) => propres.has(id)) ||
        // « Célibataire », to who asked for it.
        (motsDuChoix(f.valeur, mentions).length > 0 && motsDuChoix(f.valeur, dites).length === 0),
    ) ||
    mentions.some((m) => m.type === 'quantite' && m.objet !== '' && comptees.has(m.id)) ||
    lireMotsDecisifs(question).some((mot) => !dejaDits.has(mot) && lus.estLu(mot) === true)
  );
}

/** Decisive words of the turns before that the calculation has lost. */
export const motsPerdus = ({ question, avant }: Tours, lus: MotsLus): string[] => {
  const redits = new Set(lireMotsDecisifs(question));
  return [...new Set(avant.flatMap(lireMotsDecisifs))].filter(
    (mot) => DURABLES.has(mot) && !redits.has(mot) && lus.estLu(mot) === false,
  );
};

const CHIFFRES = '0123456789';
/** Written without a currency: it ends on a figure, whatever spaces its thousands. */
const estNu = ({ mots }: Mention): boolean => CHIFFRES.includes(mots.at(-1) ?? '€');

/** A number without a currency that is neither a year nor a count: an amount. */
const SANS_DEVISE_SUR = 3000;
const MOIS = 12;

const remplace = (question: string): boolean =>
  !ditUnAjout(question) && (ditUnRemplacement(question) || lireValeur(question) !== undefined);

/**
 * Amounts and shares of the turns before that no fact holds any more. A turn that plainly replaces may put its amount in the
 * place of one, and never replaces more than it gives; any other loses what it does not hold.
 * @param employes numbers that the answer before was computed from, when it is known
 */
export function montantsPerdus(
  { question, dites, mentions, repond }: Tours,
  restes: readonly Mention[],
  faits: readonly Fait[],
  employes: readonly number[] | undefined,
): Mention[] {
  const prouvant = new Set(faits.flatMap((f) => f.preuves));
  // « 400 à un club et 120 d’adhésion »: who writes one amount bare writes the others so.
  const nus = dites.some((m) => m.type === 'montant' && prouvant.has(m.id) && estNu(m));
  const perdus = restes.filter(
    (m) => dites.includes(m) && m.type === 'montant' && (nus || m.certain || m.valeur >= SANS_DEVISE_SUR),
  );
  const parts = mentions.some((m) => m.type === 'taux')
    ? []
    : restes.filter((m) => dites.includes(m) && m.type === 'taux' && m.valeur < 1);
  // Told again, an amount says what it is: it takes the place of no other.
  const redit = (m: Mention): boolean =>
    m.type === 'montant' && dites.some((d) => d.type === 'montant' && d.valeur === m.valeur);
  const donnes = mentions.filter((m) => m.type === 'montant' && prouvant.has(m.id) && !redit(m)).length;
  // « Et pour ma sœur ? »: another case.
  if (parleDUnTiers(mentions)) return [];
  // Never computed with, it waits: nothing replaces it.
  const enAttente =
    employes === undefined
      ? []
      : perdus.filter((m) => m.type === 'montant' && !employes.some((n) => n === m.valeur || n === m.valeur * MOIS));
  if (enAttente.length > 0) return [...enAttente, ...parts];
  // What the person corrected stands in the place of what they had said.
  if (perdus.length > 0 && perdus.length <= corrigesSansMots(faits)) return parts;
  // Of a household, a turn that tells another kind of fact replaces nothing.
  const foyer = faits.some((f) => f.chemin.includes('foyer'));
  // What was asked for adds to what was told, unless its words say that they correct it.
  const prend = repond ? ditUnRemplacement(question) : foyer ? remplace(question) : !ditUnAjout(question);
  return donnes > 0 && prend && perdus.length <= donnes ? parts : [...perdus, ...parts];
}

/** How many numbers the person corrected that their question does not say. */
const corrigesSansMots = (faits: readonly Fait[]): number =>
  new Set(
    faits
      .filter((f) => f.source === 'corrige' && typeof f.valeur === 'number' && f.preuves.length === 0)
      .map((f) => cheminDeBase(f.chemin)),
  ).size;

/** What is counted, and never an amount. */
const COMPTES: ReadonlySet<Mention['type']> = new Set(['quantite', 'age', 'duree', 'taux']);

/** « 79 ans » is an age, or how long something lasts. */
const estUnTemps = ({ type }: Mention): boolean => type === 'age' || type === 'duree';
const pareils = (tous: readonly Mention[], m: Mention): number =>
  tous.filter((un) => un.type === m.type || (estUnTemps(un) && estUnTemps(m))).length;

/** Counts, ages and times that the answer before left unexplained, and that the same calculation still leaves out. */
export function comptesPerdus(
  { question, dites, mentions }: Tours,
  { restes, faits }: Pick<Rapprochement, 'restes' | 'faits'>,
  calculs: readonly AppelOutil[],
  precedents: readonly AppelOutil[] | undefined,
): Mention[] {
  if (parleDUnTiers(mentions)) return [];
  const memes = new Set(precedents?.map((a) => a.outil));
  // Nobody kept what the answer before was made from: the children told then are of the household still.
  if (precedents === undefined)
    return calculs.some((a) => FOYERS.has(a.outil)) && !RETIRENT.test(normaliserTexte(question))
      ? restes.filter((m) => dites.includes(m) && ditDesEnfants(m))
      : [];
  if (calculs.some((a) => !memes.has(a.outil))) return [];
  const rendus = new Set(mentions.map((m) => m.type));
  const remplaces = ditUnRemplacement(question);
  const perdus = restes.filter((m) => dites.includes(m) && COMPTES.has(m.type) && !(remplaces && rendus.has(m.type)));
  // « et si elle a 91 ans ? », of who had 79: of one person, an age takes the place of the other; children have one each.
  if (calculs.some((a) => FOYERS.has(a.outil))) return perdus;
  const prouvant = new Set(faits.flatMap((f) => f.preuves));
  const donnes = mentions.filter((m) => prouvant.has(m.id));
  return perdus.filter((m) => pareils(perdus, m) > pareils(donnes, m));
}

/** Numbers that the last answer of the conversation was computed from; undefined when nobody kept it. */
export const nombresEmployes = (appels: readonly AppelOutil[] | undefined): readonly number[] | undefined =>
  appels?.flatMap(({ outil, entree }) =>
    estCalcul(outil)
      ? depuisMoteur(outil, entree).flatMap((f) => (typeof f.valeur === 'number' ? [f.valeur] : []))
      : [],
  );

/** A follow-up that asks nothing by itself asks again what was asked before. */
export function demandesDe(question: string, avant: readonly string[]): readonly string[] {
  const propres = lireDemandes(question);
  if (propres.some((d) => d !== 'montant')) return propres;
  // « Pourquoi ? » is no question of its own to ask again.
  const derniere = avant.findLast((tour) => lireMotsDeSuite(tour) === undefined) ?? '';
  return [...propres, ...lireDemandes(derniere).filter((d) => !propres.includes(d))];
}

/** How the mentions of the turns before are marked. */
export const D_UN_TOUR = 't';

/** Whether a calculation holds something that an earlier turn proves. */
export const prendDAvant = (faits: readonly Fait[]): boolean =>
  faits.some((f) => f.preuves.some((id) => id.startsWith(D_UN_TOUR)));

/** Whether what is computed was all told by the turns before. */
export const toutDitAvant = (avant: readonly string[], faits: readonly Fait[]): boolean =>
  avant.length > 0 &&
  faits.some((f) => f.source === 'dit') &&
  // A choice that no number proves may be what the try says: « une électrique », « mon épouse donne aussi ».
  faits.every(
    (f) =>
      f.source !== 'corrige' &&
      f.valeur !== true &&
      !(f.chemin.endsWith(DONATEURS) && f.valeur === 2) &&
      f.preuves.every((id) => id.startsWith(D_UN_TOUR)),
  );
const DONATEURS = 'donateurs';

const FOYERS = new Set(['calculer_impot', 'comparer_impots']);
const ENFANT = 'enfants.';
const NOMBRE = 'nombre_enfants';
/** Words that take a child out of a household. */
const RETIRENT = motsDits(
  'sans|retire|enleve|oublie|laisse|plus|garde|gardes|alternee|separe|separons|divorce|divorcons|detache|detachee|rattache|rattachee|parti|partie|partis|quitte|seul|seule|pacs|pacse|marie|mariage|aucun|pas|independant|independante|non|autonome',
);

/** Most children that a household of these calls counts. */
const enfantsComptes = (appels: readonly AppelOutil[]): number =>
  Math.max(
    0,
    ...appels.flatMap(({ outil, entree }) => {
      if (!FOYERS.has(outil) || !estCalcul(outil)) return [];
      const feuilles = depuisMoteur(outil, entree);
      const rangs = new Map<string, Set<string>>();
      for (const { chemin } of feuilles) {
        const [foyer = '', suite] = chemin.split(ENFANT);
        if (suite !== undefined) rangs.set(foyer, (rangs.get(foyer) ?? new Set()).add(suite.split('.')[0] ?? ''));
      }
      const dits = feuilles.flatMap((f) => (f.chemin.endsWith(NOMBRE) ? [Number(f.valeur)] : []));
      return [...[...rangs.values()].map((r) => r.size), ...dits];
    }),
  );

/** Whether a household has lost children that no word of the turn takes out of it. */
export function perdDesEnfants(
  { question, mentions }: Tours,
  appels: readonly AppelOutil[],
  precedents: readonly AppelOutil[] | undefined,
): boolean {
  const compte = mentions.some((m) => m.type === 'quantite' && m.objet === 'enfants');
  if (precedents === undefined || compte || RETIRENT.test(normaliserTexte(question))) return false;
  return appels.some((a) => FOYERS.has(a.outil)) && enfantsComptes(appels) < enfantsComptes(precedents);
}
