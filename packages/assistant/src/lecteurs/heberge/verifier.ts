import { CALCULS, definitionDe, type Feuille, type OutilDeCalcul, versMoteur } from '@francis/faits';
import { type Mention, plier } from '@francis/lecture';
import type { AppelOutil } from '../../types.ts';
import { decouper } from './compter.ts';
import { completer, SITUATIONS } from './completer.ts';
import { entreeAcceptee } from './entrees.ts';
import type { TexteNumerote } from './numeroter.ts';
import type { Lieu } from '../plausibles/indecision.ts';
import type { FaitConnu } from './profil.ts';
import { type FaitLu, type LectureLue, RAISONS } from './schema.ts';
import { lireValeur, type ValeurLue } from './valeur.ts';

/** A fact as a model read it: what holds it, and the words that say its role. */
export interface Role {
  readonly outil: OutilDeCalcul;
  readonly chemin: string;
  readonly mots: string;
  readonly choix?: string;
  readonly mentions: readonly Mention[];
  readonly suppose: boolean;
  /** Known of the person already, under this very fact. */
  readonly connu: boolean;
  readonly valeur: Feuille['valeur'];
  /** Where it stands in the calculations. */
  readonly lieux: readonly Lieu[];
}

/** A reading that holds: calls that the engine takes, each value pointed at. */
export interface LectureTenue {
  readonly appels: readonly AppelOutil[];
  /** The facts of each calculation, as they were read. */
  readonly calculs: readonly { readonly outil: OutilDeCalcul; readonly feuilles: readonly Feuille[] }[];
  readonly roles: readonly Role[];
  readonly ecartees: readonly { readonly mention: Mention; readonly raison: string }[];
  readonly manques: readonly string[];
  readonly refus: LectureLue['refus'];
}

export interface TexteLu {
  readonly question: TexteNumerote;
  /** What the person said before, oldest first. */
  readonly avant: readonly TexteNumerote[];
  /** What is known of the person without being said. */
  readonly connus?: readonly FaitConnu[];
  /** Gives back the names that the texts were sent without. */
  readonly dire?: (texte: string) => string;
  /** AAAA-MM-JJ. */
  readonly jour: string;
}

/** Checks what a model read, to the last mention. A list of strings says what is refused, for it to try again. */
export function verifier(lue: LectureLue, texte: TexteLu): LectureTenue | readonly string[] {
  const refus: string[] = [];
  const toutes = [texte.question, ...texte.avant].flatMap((t) => t.mentions);
  const marques = {
    mentions: new Map(toutes.map((m) => [m.id, m])),
    connus: new Map((texte.connus ?? []).map((c) => [c.id, c])),
    jour: texte.jour,
  };
  const { dire = (t) => t } = texte;
  const dits = [texte.question, ...texte.avant].map((t) => comparable(dire(t.brut)));
  const roles: Role[] = [];
  const calculs: { outil: OutilDeCalcul; feuilles: Feuille[] }[] = [];
  const usages = new Map<string, Set<string>>();
  const appels = lue.calculs.flatMap(({ outil, faits }, rangDuCalcul): AppelOutil[] => {
    const feuilles: Feuille[] = [];
    for (const fait of faits) {
      const lu = lireFait(fait, outil, dits, marques);
      if (typeof lu === 'string') {
        refus.push(lu);
        continue;
      }
      const chemins = cheminsDe(fait, outil, faits);
      for (const chemin of chemins) {
        feuilles.push({ chemin, valeur: lu.valeur });
        refus.push(...noterUsages(lu, fait, lieuDe(rangDuCalcul, chemin), usages));
      }
      roles.push({
        outil,
        chemin: fait.chemin,
        mots: fait.mots,
        ...(fait.choix === undefined ? {} : { choix: fait.choix }),
        mentions: lu.mentions,
        suppose: lu.suppose || operationDuModele(fait, lu),
        connu: lu.connu === true,
        valeur: lu.valeur,
        lieux: chemins.map((chemin) => ({ calcul: rangDuCalcul, chemin })),
      });
    }
    calculs.push({ outil, feuilles });
    const entree = versMoteur(outil, completer(outil, feuilles, texte.jour));
    const manque = entreeAcceptee(outil, entree);
    if (manque !== undefined) refus.push(`${outil} : ${manque}`);
    return [{ outil, entree }];
  });
  for (const { recherche, juridiction } of lue.regles)
    appels.push({
      outil: 'chercher_notes',
      entree: { question: recherche, jour: texte.jour, ...(juridiction === undefined ? {} : { juridiction }) },
    });
  const ecartees = lue.ecartees.flatMap(({ mention, raison }) => {
    const m = marques.mentions.get(mention);
    if (m === undefined) refus.push(`${mention} n’est pas une mention`);
    else if (usages.has(mention)) refus.push(`${mention} est à la fois utilisée et écartée`);
    return m === undefined ? [] : [{ mention: m, raison: RAISONS[raison] }];
  });
  for (const chemin of lue.manques) if (definitionDe(chemin) === undefined) refus.push(`${chemin} : chemin inconnu`);
  const figures = lue.calculs.length > 0;
  const laissees = texte.question.mentions.filter(
    (m) => figures && !usages.has(m.id) && !ecartees.some((e) => e.mention.id === m.id),
  );
  if (laissees.length > 0) refus.push(`${laissees.map((m) => m.id).join(', ')} : ni utilisée ni écartée`);
  if (!figures && lue.regles.length === 0 && lue.refus === undefined && lue.manques.length === 0)
    refus.push('aucun calcul, aucune règle, aucun manque, aucun refus');
  return refus.length > 0 ? refus : { appels, calculs, roles, ecartees, manques: lue.manques, refus: lue.refus };
}

/** The same words whatever their case, accents, apostrophes and spaces. */
const comparable = (texte: string): string =>
  plier(texte)
    .replaceAll('’', "'")
    .split(' ')
    .filter((mot) => mot !== '')
    .join(' ');

function lireFait(
  fait: FaitLu,
  outil: OutilDeCalcul,
  dits: readonly string[],
  marques: Parameters<typeof lireValeur>[2],
): ValeurLue | string {
  const definition = definitionDe(fait.chemin);
  if (definition === undefined) return `${fait.chemin} : chemin inconnu`;
  if (!estDuCalcul(fait.chemin, outil)) return `${fait.chemin} n’est pas un fait de ${outil}`;
  for (const mots of [fait.mots, fait.texte ?? ''])
    if (!dits.some((dit) => dit.includes(comparable(mots)))) return `« ${mots} » n’est pas dans la question`;
  const deSoi = fait.choix !== undefined || marques.connus.has(fait.mention ?? '');
  if (fait.mots === '' && !deSoi) return `${fait.chemin} : les mots qui disent ce rôle manquent`;
  const lu = lireValeur(fait, definition, marques);
  return typeof lu === 'string' ? `${fait.chemin} : ${lu}` : lu;
}

/** An operation that the words do not impose: only a pay told by the month is made yearly without a second opinion. */
function operationDuModele({ mention = '' }: FaitLu, { mentions: [seule] }: ValeurLue): boolean {
  const parMois = seule?.type === 'montant' && seule.periode === 'mois' && mention === `${seule.id}*12`;
  return (decouper(mention) ?? []).length > 1 && !parMois;
}

const DU_FOYER = new Set(['annee', 'foyer', 'revenuNetImposable', 'retenue', 'parts']);

function estDuCalcul(chemin: string, outil: OutilDeCalcul): boolean {
  const [tete = ''] = chemin.split('.');
  return CALCULS[outil] === '' ? DU_FOYER.has(tete) : tete === CALCULS[outil];
}

/** Where a fact goes in the input: its rank, and the situations that it belongs to. */
function cheminsDe(fait: FaitLu, outil: OutilDeCalcul, tous: readonly FaitLu[]): string[] {
  const chemin = fait.chemin.replace('*', String(fait.rang ?? 0));
  const [tete, ...suite] = chemin.split('.');
  if (outil !== 'comparer_impots' || tete !== 'foyer') return [chemin];
  const nombre = Math.max(2, ...tous.map((f) => (f.situation ?? 0) + 1));
  const rangs = fait.situation === undefined ? SITUATIONS.slice(0, nombre).map((_, i) => i) : [fait.situation];
  return rangs.map((i) => `scenarios.${i}.foyers.${fait.foyer ?? 0}.${suite.join('.')}`);
}

const PAR_TETE = [
  'chacun',
  'chaque',
  'par tete',
  'par personne',
  'pareil',
  'autant',
  'meme',
  '2 x',
  '2x',
  '2 fois',
  'deux fois',
];

/** « 56 000 à nous deux dont 36 000 pour moi », « la moitié chacun ». */
const PARTAGES = ['-', '/'];
/** Facts that repeat another of the same calculation: the ceiling with the payment, the base with the dividend. */
const COMPAGNONS = [
  'per_plafond',
  'base_2BH',
  'valeur_portefeuille',
  'total_cessions',
  'primes_tous_contrats',
  'dividendes_filiales',
  'valeur_contrat',
  'valeur_plan',
  'parts.*.capital',
];

/** An amount is one person's: told once, it is not put in two places of one household. */
function noterUsages(lu: ValeurLue, fait: FaitLu, lieu: string, usages: Map<string, Set<string>>): string[] {
  const partage =
    PARTAGES.some((signe) => fait.mention?.includes(signe)) ||
    COMPAGNONS.some((fin) => fait.chemin.endsWith(fin)) ||
    PAR_TETE.some((mot) => comparable(fait.mots).includes(mot));
  return lu.mentions.flatMap((m) => {
    const lieux = usages.get(m.id) ?? new Set();
    usages.set(m.id, lieux);
    const ici = lieux.has(lieu);
    lieux.add(lieu);
    return ici && m.type === 'montant' && !partage ? [`${m.id} sert deux fois`] : [];
  });
}

/** One calculation, or one situation of a comparison: two situations hold the same amounts. */
const lieuDe = (rangDuCalcul: number, chemin: string): string =>
  `${rangDuCalcul} ${chemin.startsWith('scenarios.') ? chemin.split('.').slice(0, 2).join('.') : ''}`;
