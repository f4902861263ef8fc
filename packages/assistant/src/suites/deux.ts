import { definitionDe, depuisMoteur, estCalcul, type Feuille } from '@francis/faits';
import { formater } from '../orchestration/typographie.ts';
import type { Interpretation } from '../questions/modele-de-lecture.ts';
import type { AppelOutil } from '../types.ts';
import { comparerLesFoyers } from './comparer.ts';
import { ANNEE_DE_L_UNION, ENSEMBLE } from './foyer.ts';

const COMPARAISON = 'comparer_impots';
/** More changes than that are another question. */
const CHANGES_MAX = 3;

const feuillesDe = (appels: readonly AppelOutil[]): Map<string, Feuille['valeur']> =>
  new Map(
    appels.flatMap(({ outil, entree }, i) =>
      estCalcul(outil)
        ? depuisMoteur(outil, entree).map((f): [string, Feuille['valeur']] => [`${i}/${f.chemin}`, f.valeur])
        : [],
    ),
  );

const dire = (valeur: Feuille['valeur'] | undefined, unite: string | undefined): string | undefined =>
  typeof valeur === 'number' && (unite === 'EUR' || unite === 'CHF') ? formater(valeur, unite) : undefined;

const DU_CONJOINT = '.declarant2.';

/** What the amounts of a calculation are, each once. */
export function nomsDesMontants(appels: readonly AppelOutil[]): string[] {
  const noms = [...feuillesDe(appels)].flatMap(([chemin, valeur]) => {
    const definition = definitionDe(chemin.slice(chemin.indexOf('/') + 1));
    const montant = valeur !== 0 && (definition?.unite === 'EUR' || definition?.unite === 'CHF');
    if (definition === undefined || !montant) return [];
    return [chemin.includes(DU_CONJOINT) ? `${definition.libelle} de votre conjoint` : definition.libelle];
  });
  return [...new Set(noms)];
}

/** The facts that two answers do not share, in words; empty when there are too many to say. */
function ceQuiChange(avant: readonly AppelOutil[], apres: readonly AppelOutil[]): string {
  const [un, deux] = [feuillesDe(avant), feuillesDe(apres)];
  const changes = [...new Set([...un.keys(), ...deux.keys()])].filter((c) => un.get(c) !== deux.get(c));
  const dits = changes.flatMap((chemin) => {
    const definition = definitionDe(chemin.slice(chemin.indexOf('/') + 1));
    if (definition === undefined) return [];
    const [a, b] = [dire(un.get(chemin), definition.unite), dire(deux.get(chemin), definition.unite)];
    if (a !== undefined && b !== undefined) return [`${definition.libelle}, de ${a} à ${b}`];
    return [
      b === undefined && a !== undefined
        ? `${definition.libelle}, ${a} en moins`
        : b === undefined
          ? definition.libelle
          : `${definition.libelle}, ${b} en plus`,
    ];
  });
  const uniques = [...new Set(dits)];
  return uniques.length === 0 || uniques.length > CHANGES_MAX ? '' : `Ce qui change : ${uniques.join(' ; ')}.`;
}

/**
 * « lequel est mieux ? », « pourquoi c’est plus cher ? »: a comparison told again, or the last two answers side by side.
 * Undefined when there are not two of one subject.
 */
export function lesDeuxDerniers(
  avant: readonly AppelOutil[],
  apres: readonly AppelOutil[],
): Interpretation | undefined {
  const demandes = ['comparaison', 'gain'];
  // Both are already there.
  if (apres.some((a) => a.outil === COMPARAISON)) {
    const premier = feuillesDe(apres).get('0/scenarios.0.nom');
    // What only one year allows stays under its condition.
    const mots = premier === ENSEMBLE ? [ANNEE_DE_L_UNION] : [];
    return { appels: apres, demandes, reserves: mots.length === 0 ? [] : [{ code: 'FAIT_A_PRECISER', mots }] };
  }
  if (apres.length > 1) return { appels: apres, demandes, reserves: [{ code: 'AUTRE_OBJET', mots: ['comparaison'] }] };
  if (JSON.stringify(avant) === JSON.stringify(apres)) return undefined;
  const memes = avant.length === 1 && avant[0]?.outil === apres[0]?.outil;
  const introduction = ceQuiChange(avant, apres);
  const compares = comparerLesFoyers(avant, apres, { avant: 'avant', apres: 'apres' });
  if (compares !== undefined) return { appels: [compares], demandes, introduction };
  if (!memes) return undefined;
  return {
    appels: [...apres, ...avant],
    demandes,
    introduction: `${introduction} Le dernier calcul, puis celui d’avant.`.trim(),
    reserves: [{ code: 'AUTRE_OBJET', mots: ['comparaison'] }],
  };
}
