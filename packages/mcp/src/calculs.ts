import { creerOutils, Registre } from '@francis/assistant';
import { NoeudTrace } from '@francis/contract';
import { z } from 'zod';
import { definirOutil, type OutilMcp, type Resultat } from './outil.ts';
import { ecrireCalcul, ecrireRefus } from './ecriture.ts';
import { CALCULS } from './titres.ts';

const Sortie = z.strictObject({
  statut: z.enum(['exact', 'estimation', 'refus']).describe('« refus » : rien n’a été calculé, voir « refus ».'),
  refus: z.strictObject({ code: z.string(), message: z.string() }).optional(),
  annee: z.int().optional().describe('Année demandée.'),
  annee_parametres: z.int().optional().describe('Année des chiffres légaux appliqués.'),
  calculs: z
    .array(
      z.strictObject({
        nom: z.string().describe('Vide pour le calcul principal, sinon le scénario.'),
        libelle: z.string(),
        valeur: z.union([z.number(), z.boolean()]),
        unite: z.string(),
        trace: NoeudTrace,
      }),
    )
    .describe('Chaque chiffre avec l’arbre de ses étapes.'),
  articles: z.array(z.string()).describe('Textes appliqués, une fois chacun.'),
  hypotheses: z.array(z.string()).describe('Ce que la demande ne disait pas et qui a été supposé.'),
  reserves: z.array(z.string()),
});
export type SortieCalcul = z.infer<typeof Sortie>;

/** What every tool of the assistant answers, whatever its subject. */
const Reponse = z.union([
  z.object({ refus: z.string(), code: z.string() }),
  z.object({ appel: z.string(), annee_parametres: z.int(), hypotheses: z.array(z.string()).optional() }),
]);

/** A set of tools lives for one call: its registry holds the trees of what was computed. */
const outilsDe = (registre: Registre) => Object.entries(creerOutils(registre, {}, () => undefined));

/** The published tools of the assistant, made from its own definitions: same schema, same description, same computation. */
export const OUTILS_CALCULS: readonly OutilMcp[] = Object.entries(CALCULS).flatMap(([nom, titre]) => {
  const definition = outilsDe(new Registre()).find(([autre]) => autre === nom)?.[1];
  // A test compares the two lists: a tool that left the assistant must not stop the server from starting.
  if (!(definition?.inputSchema instanceof z.ZodType) || definition.description === undefined) return [];
  return definirOutil({
    nom,
    titre,
    description: definition.description,
    portee: 'moteur',
    entree: definition.inputSchema,
    sortie: Sortie,
    executer: async (entree) => calculer(nom, entree),
  });
});

async function calculer(nom: string, entree: unknown): Promise<Resultat> {
  const registre = new Registre();
  const outil = outilsDe(registre).find(([autre]) => autre === nom)?.[1];
  // Each tool takes what its own schema parsed; the union of all of them has no common input.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const executer = outil?.execute as ((entree: unknown, options: object) => unknown) | undefined;
  const reponse = Reponse.parse(await executer?.(entree, { toolCallId: nom, messages: [] }));
  if ('refus' in reponse) {
    const refus = { code: reponse.code, message: reponse.refus };
    const structure: SortieCalcul = { statut: 'refus', refus, calculs: [], articles: [], hypotheses: [], reserves: [] };
    return { structure, texte: ecrireRefus(refus) };
  }
  const appel = registre.appel(reponse.appel);
  if (!appel) throw new Error(`the tool ${nom} registered nothing`);
  const calculs = [...appel.racines].map(([scenario, trace]) => {
    const { libelle, valeur, unite } = trace;
    return { nom: scenario, libelle, valeur, unite, trace: NoeudTrace.parse(trace) };
  });
  const structure: SortieCalcul = {
    statut: appel.estimation ? 'estimation' : 'exact',
    annee: appel.annee,
    annee_parametres: reponse.annee_parametres,
    calculs,
    articles: [...new Set(calculs.flatMap(({ trace }) => [...articlesDe(trace)]))],
    hypotheses: reponse.hypotheses ?? [],
    reserves: [...appel.reserves],
  };
  return { structure, texte: ecrireCalcul(structure) };
}

function* articlesDe(noeud: NoeudTrace): Generator<string> {
  if (noeud.article !== '') yield noeud.article;
  for (const parametre of noeud.parametres) yield parametre.article;
  for (const enfant of noeud.enfants) yield* articlesDe(enfant);
}
