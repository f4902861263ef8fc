import { creerOutils, Registre } from '@francis/assistant';
import type { Unite as Unites } from '@francis/contract';
import { z } from 'zod';
import { type Etape, EtapeAnnoncee, ecrireEtapes, type Loi, LoiAnnoncee } from './etapes.ts';
import { definirOutil, type OutilMcp, type Resultat } from './outil.ts';
import { ecrireCalcul, ecrireRefus } from './ecriture.ts';
import { CALCULS } from './titres.ts';

const Sortie = z.strictObject({
  statut: z.enum(['exact', 'estimation', 'refus']),
  refus: z.strictObject({ code: z.string(), message: z.string() }).optional(),
  annee: z.int().optional(),
  annee_parametres: z.int().optional().describe('Année de la loi.'),
  calculs: z.array(
    z.strictObject({
      nom: z.string().describe('Scénario ; vide : le principal.'),
      libelle: z.string(),
      valeur: z.union([z.number(), z.boolean()]),
      unite: z.string(),
      trace: EtapeAnnoncee,
    }),
  ),
  lois: z.array(LoiAnnoncee).optional(),
  articles: z.array(z.string()),
  hypotheses: z.array(z.string()).describe('Supposé, non dit.'),
  reserves: z.array(z.string()),
});
type Unite = z.infer<typeof Unites>;
type Chiffre = z.infer<typeof Sortie>['calculs'][number];
export type SortieCalcul = Omit<z.infer<typeof Sortie>, 'calculs' | 'lois'> & {
  readonly calculs: readonly (Omit<Chiffre, 'trace' | 'unite'> & { readonly unite: Unite; readonly trace: Etape })[];
  readonly lois?: readonly Loi[];
};

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
  const { traces, lois } = ecrireEtapes(appel.racines);
  const calculs = [...traces].map(([scenario, trace]) => {
    const { libelle, valeur, unite = 'EUR' as const } = trace;
    return { nom: scenario, libelle, valeur, unite, trace };
  });
  const structure: SortieCalcul = {
    statut: appel.estimation ? 'estimation' : 'exact',
    annee: appel.annee,
    annee_parametres: reponse.annee_parametres,
    calculs,
    lois,
    articles: [...new Set([...appel.racines.values()].flatMap((racine) => [...articlesDe(racine)]))],
    hypotheses: reponse.hypotheses ?? [],
    reserves: [...appel.reserves],
  };
  return { structure, texte: ecrireCalcul(structure) };
}

type Racines = NonNullable<ReturnType<Registre['appel']>>['racines'];
type Noeud = Racines extends ReadonlyMap<string, infer N> ? N : never;

function* articlesDe(noeud: Noeud): Generator<string> {
  if (noeud.article !== '') yield noeud.article;
  for (const parametre of noeud.parametres) yield parametre.article;
  for (const enfant of noeud.enfants) yield* articlesDe(enfant);
}
