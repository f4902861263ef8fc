import { cheminDeBase, definitionDe, depuisMoteur, estCalcul, type Feuille } from '@francis/faits';
import { aplatir, trouverConcepts } from '@francis/lecture';
import { rechercherNotes } from '@francis/knowledge';
import type { AppelOutil } from '../../types.ts';
import { formesDe } from './formes.ts';
import type { TexteNumerote } from './numeroter.ts';
import type { Role } from './verifier.ts';

/** What the embedded reading says of another: the same facts, others, or nothing. */
export type Accord = 'meme' | 'contraire' | 'sans_avis';

/** What the embedded reader answered, as far as it judges another reading. */
export interface SecondAvis {
  readonly appels: readonly AppelOutil[];
  readonly statut: string;
}

/** Values that say nothing more than their absence. */
const parDefaut = ({ chemin, valeur }: Feuille): boolean =>
  valeur === false ||
  valeur === 0 ||
  chemin.endsWith('.nom') ||
  chemin.endsWith('per_plafond') ||
  definitionDe(chemin)?.defaut?.valeur === valeur;

const calculsDe = (appels: readonly AppelOutil[]): { outil: string; feuilles: Feuille[] }[] =>
  appels.flatMap(({ outil, entree }) =>
    estCalcul(outil) ? [{ outil, feuilles: depuisMoteur(outil, entree).filter((f) => !parDefaut(f)) }] : [],
  );

const ecrire = ({ chemin, valeur }: Feuille): string => `${chemin}=${valeur}`;
const empreinte = (appels: readonly AppelOutil[]): string[] =>
  calculsDe(appels).map(({ outil, feuilles }) => [outil, ...feuilles.map(ecrire).sort()].join(' '));

/** Compares two readings by their facts. Only a sure one contradicts. */
export function comparerLectures(lus: readonly AppelOutil[], avis: SecondAvis): Accord {
  const [siens, notres] = [empreinte(lus), empreinte(avis.appels)];
  if (siens.length === 0 || notres.length === 0) return 'sans_avis';
  if (siens.join('\n') === notres.join('\n')) return 'meme';
  const memesOutils = calculsDe(lus).every((c, i) => c.outil === calculsDe(avis.appels)[i]?.outil);
  return memesOutils && avis.statut === 'exact' ? 'contraire' : 'sans_avis';
}

const feuillesDe = (appels: readonly AppelOutil[]): Feuille[] => calculsDe(appels).flatMap((c) => c.feuilles);
const absentes = (a: readonly Feuille[], b: readonly Feuille[]): Feuille[] =>
  a.filter((f) => !b.some((g) => ecrire(g) === ecrire(f)));

/** Names of the facts on which two readings differ. */
export function faitsContraires(lus: readonly AppelOutil[], avis: SecondAvis): string[] {
  const [siens, notres] = [feuillesDe(lus), feuillesDe(avis.appels)];
  const noms = [...absentes(siens, notres), ...absentes(notres, siens)].map((f) => definitionDe(f.chemin)?.libelle);
  return [...new Set(noms.flatMap((nom) => nom ?? []))].slice(0, 3);
}

/** Whether the words searched by a model find first the rule that the question itself finds first. */
export function memeRegle(recherche: string, question: string, jour: string): boolean {
  const premiere = (texte: string): string | undefined =>
    rechercherNotes(texte, { jour, limite: 1, terminees: true })[0]?.note.id;
  return premiere(recherche) !== undefined && premiere(recherche) === premiere(question);
}

const distance = (a: readonly [number, number], b: readonly [number, number]): number =>
  Math.max(0, a[0] - b[1], b[0] - a[1]);

/** Whether the words said for a role hold a form of that fact, nearer its mention than any other of its type. */
function tientSeul(
  { chemin, mots, choix, mentions, suppose, connu }: Role,
  { brut, mentions: toutes }: TexteNumerote,
): boolean {
  if (connu) return true;
  if (suppose) return false;
  const formes = formesDe(cheminDeBase(chemin), choix);
  const debut = brut.indexOf(mots);
  if (formes.length === 0 || mots === '' || debut < 0) return false;
  const places = trouverConcepts(aplatir(mots))
    .filter((c) => formes.includes(c.concept))
    .map(({ span }): [number, number] => [debut + span[0], debut + span[1]]);
  if (places.length === 0) return false;
  return mentions.every((m) =>
    places.some((place) => {
      const autres = toutes.filter((autre) => autre.type === m.type && autre.id !== m.id);
      return autres.every((autre) => distance(autre.span, place) > distance(m.span, place));
    }),
  );
}

/** Facts of a reading that nothing but the model's word holds. */
export const rolesSansForme = (roles: readonly Role[], question: TexteNumerote): Role[] =>
  roles.filter((r) => !tientSeul(r, question));
