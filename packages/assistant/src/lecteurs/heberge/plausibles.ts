import { definitionDe, type Feuille, type OutilDeCalcul, versMoteur } from '@francis/faits';
import type { AppelOutil } from '../../types.ts';
import { completer } from './completer.ts';
import { entreeAcceptee } from './entrees.ts';
import type { LectureTenue, Role } from './verifier.ts';

/** Where a value stands: its calculation, by rank, and its path with ranks. */
export interface Lieu {
  readonly calcul: number;
  readonly chemin: string;
}

interface Changement extends Lieu {
  readonly valeur: Feuille['valeur'];
}

/** One way to fill what was not said. */
interface Valeur {
  readonly libelle: string;
  readonly changements: readonly Changement[];
}

/** Something that the question does not say, and every way to fill it, the one that was read first. */
export interface Indecision {
  readonly nom: string;
  /** The facts of the reading that it holds by itself, once every value gives the same figure. */
  readonly roles: readonly Role[];
  readonly valeurs: readonly Valeur[];
}

/** Readings computed for one question, at most. */
export const LECTURES_MAX = 32;
const CHOIX_MAX = 6;
const SEULS = new Set<Feuille['valeur']>(['celibataire', 'divorce']);
const NAISSANCE = '.annee_naissance';
const GARDE = '.garde_alternee';
const OUI_NON = ['non', 'oui'] as const;

/** What a reading fills without the question saying it: a choice, a custody, who of two receives what. */
export function indecisionsDe(lecture: LectureTenue, seuls: readonly Role[]): Indecision[] {
  return [...choixSupposes(seuls), ...gardesNonDites(lecture), ...echanges(seuls)];
}

function choixSupposes(seuls: readonly Role[]): Indecision[] {
  return seuls.flatMap((role): Indecision[] => {
    const { chemin, choix, suppose, lieux, outil } = role;
    const d = definitionDe(chemin);
    // In a comparison, what differs between its situations is what is tried.
    if (choix === undefined || !suppose || d === undefined || outil === 'comparer_impots') return [];
    const possibles: readonly (readonly [string, Feuille['valeur'], string])[] =
      d.unite === 'oui_non'
        ? OUI_NON.map((mot) => [mot, mot === 'oui', mot] as const)
        : Object.entries(d.choix ?? {}).map(([cle, libelle]) => [cle, cle, libelle] as const);
    if (possibles.length < 2 || possibles.length > CHOIX_MAX) return [];
    const valeurs = possibles
      .toSorted(([a], [b]) => Number(b === choix) - Number(a === choix))
      .map(([, valeur, libelle]) => ({ libelle, changements: lieux.map((lieu) => ({ ...lieu, valeur })) }));
    return [{ nom: d.libelle, roles: [role], valeurs }];
  });
}

/** Children of somebody who lives apart from their other parent, and nothing of where they live. */
function gardesNonDites({ calculs }: LectureTenue): Indecision[] {
  return calculs.flatMap(({ outil, feuilles }, calcul): Indecision[] => {
    const enfants = feuilles.filter((f) => f.chemin.includes('enfants.') && f.chemin.endsWith(NAISSANCE));
    const separe = feuilles.some((f) => f.chemin === 'foyer.situation' && SEULS.has(f.valeur));
    const dite = feuilles.some((f) => f.chemin.endsWith(GARDE));
    if (outil !== 'calculer_impot' || enfants.length === 0 || !separe || dite) return [];
    const garde = (valeur: boolean): Changement[] =>
      enfants.map(({ chemin }) => ({ calcul, chemin: `${chemin.slice(0, -NAISSANCE.length)}${GARDE}`, valeur }));
    return [
      {
        nom: 'garde des enfants',
        roles: [],
        valeurs: [
          { libelle: 'à votre charge', changements: garde(false) },
          { libelle: 'en garde alternée', changements: garde(true) },
        ],
      },
    ];
  });
}

const derniereCle = (chemin: string): string => chemin.slice(chemin.lastIndexOf('.') + 1);

/** Two amounts of one kind whose words do not say which is whose. */
function echanges(seuls: readonly Role[]): Indecision[] {
  const montants = seuls.filter((r) => r.mentions.length === 1 && r.mentions[0]?.type === 'montant' && !r.suppose);
  return montants.flatMap((a, i): Indecision[] => {
    const b = montants
      .slice(i + 1)
      .find((r) => derniereCle(r.chemin) === derniereCle(a.chemin) && r.lieux[0]?.calcul === a.lieux[0]?.calcul);
    const [la, lb] = [a.lieux[0], b?.lieux[0]];
    if (b === undefined || la === undefined || lb === undefined || a.lieux.length + b.lieux.length > 2) return [];
    const dits = [a, b].map((r) => r.mentions[0]?.mots.trim() ?? '');
    return [
      {
        nom: `à qui revient ${dits.join(' et ')}`,
        roles: [],
        valeurs: [
          { libelle: 'dans l’ordre de la question', changements: [] },
          {
            libelle: 'l’un à la place de l’autre',
            changements: [
              { ...la, valeur: b.valeur },
              { ...lb, valeur: a.valeur },
            ],
          },
        ],
      },
    ];
  });
}

/** The calls of a reading with some values changed; undefined when the engine would not take them. */
export function appelsChanges(
  { calculs, appels }: LectureTenue,
  changements: readonly Changement[],
  jour: string,
): AppelOutil[] | undefined {
  const changes = calculs.map(({ outil, feuilles }, calcul) => {
    const siens = new Map(changements.filter((c) => c.calcul === calcul).map((c) => [c.chemin, c.valeur]));
    const gardees = feuilles.filter((f) => !siens.has(f.chemin));
    const nouvelles = [...siens].map(([chemin, valeur]) => ({ chemin, valeur }));
    return { outil, entree: versMoteur(outil, completer(outil, [...gardees, ...nouvelles], jour)) };
  });
  if (changes.some(({ outil, entree }) => refusee(outil, entree))) return undefined;
  return [...changes, ...appels.slice(calculs.length)];
}

const refusee = (outil: OutilDeCalcul, entree: unknown): boolean => entreeAcceptee(outil, entree) !== undefined;

/** Every way to fill everything, what was read first; undefined when there are too many. */
export function combinaisons(indecisions: readonly Indecision[]): Changement[][] | undefined {
  const nombre = indecisions.reduce((n, d) => n * d.valeurs.length, 1);
  if (nombre > LECTURES_MAX) return undefined;
  return indecisions.reduce<Changement[][]>(
    (avant, { valeurs }) => avant.flatMap((deja) => valeurs.map((v) => [...deja, ...v.changements])),
    [[]],
  );
}
