import type { Worker } from 'node:worker_threads';
import type { RègleModèleSocial as NomRegle } from 'modele-social';
import type { Evaluation } from 'publicodes';
import { demarrerOuvrier } from './ouvrier.ts';

/** Facts given to the model, by rule name; texts carry their own quotes, amounts their unit. */
export type SituationUrssaf = Readonly<Partial<Record<NomRegle, string>>>;

export interface RegleDemandee {
  readonly regle: NomRegle;
  readonly unite?: '€/an';
}

/** Null: the rule does not apply to the situation. */
export type ValeurUrssaf = Exclude<Evaluation, undefined>;

/** A page or a text that a rule of the model follows. */
export interface ReferenceUrssaf {
  readonly titre: string;
  readonly url: string;
}

export interface ModeleUrssaf {
  /** Values of the rules, in their order. @throws Error when the model fails, SurchargeUrssaf when too many wait. */
  evaluer(situation: SituationUrssaf, regles: readonly RegleDemandee[]): Promise<readonly ValeurUrssaf[]>;
  /** References of the rules, in their order: each one's own, or those of the rule that holds it. */
  citer(regles: readonly RegleDemandee[]): Promise<readonly (readonly ReferenceUrssaf[])[]>;
}

/** Too many evaluations wait: the caller asks again later. */
export class SurchargeUrssaf extends Error {}

interface Attente {
  readonly resoudre: (valeurs: readonly unknown[]) => void;
  readonly rejeter: (erreur: Error) => void;
}

interface Message {
  readonly id: number;
  readonly valeurs?: readonly unknown[];
  readonly erreur?: string;
}

const ATTENTES_MAX = 40;
const MEMOIRE_MAX = 500;
const DELAI_MS = 60_000;

/** The model in its own thread, started by the first evaluation; the latest answers are kept. */
export function creerModeleUrssaf(): ModeleUrssaf {
  const attentes = new Map<number, Attente>();
  const memoire = new Map<string, Promise<readonly unknown[]>>();
  let ouvrier: Worker | undefined;
  let dernier = 0;

  const abandonner = (raison: Error): void => {
    void ouvrier?.terminate();
    ouvrier = undefined;
    for (const { rejeter } of attentes.values()) rejeter(raison);
    attentes.clear();
  };

  const ouvrir = (): Worker => {
    if (ouvrier !== undefined) return ouvrier;
    const nouveau = demarrerOuvrier();
    nouveau.on('message', ({ id, valeurs, erreur }: Message) => {
      const attente = attentes.get(id);
      attentes.delete(id);
      if (valeurs !== undefined) attente?.resoudre(valeurs);
      else attente?.rejeter(new Error(`the model of the contributions failed: ${erreur}`));
    });
    nouveau.on('error', (cause) => abandonner(new Error('the model of the contributions stopped', { cause })));
    ouvrier = nouveau;
    return nouveau;
  };

  const demander = (situation: SituationUrssaf | null, regles: readonly RegleDemandee[]) =>
    new Promise<readonly unknown[]>((resolve, reject) => {
      if (attentes.size >= ATTENTES_MAX) throw new SurchargeUrssaf('too many evaluations of contributions wait');
      dernier += 1;
      const id = dernier;
      const delai = setTimeout(() => abandonner(new Error('the model of the contributions does not answer')), DELAI_MS);
      attentes.set(id, {
        resoudre: (valeurs) => {
          clearTimeout(delai);
          resolve(valeurs);
        },
        rejeter: (erreur) => {
          clearTimeout(delai);
          reject(erreur);
        },
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      ouvrir().postMessage({ id, situation, regles });
    });

  const memoriser = (situation: SituationUrssaf | null, regles: readonly RegleDemandee[]) => {
    const cle = JSON.stringify([situation, regles]);
    const connue = memoire.get(cle);
    if (connue !== undefined) return connue;
    const valeurs = demander(situation, regles);
    memoire.set(cle, valeurs);
    valeurs.catch(() => memoire.delete(cle));
    const [plusAncienne] = memoire.keys();
    if (memoire.size > MEMOIRE_MAX && plusAncienne !== undefined) memoire.delete(plusAncienne);
    return valeurs;
  };

  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the thread answers to a situation
    evaluer: (situation, regles) => memoriser(situation, regles) as Promise<readonly ValeurUrssaf[]>,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the thread answers without one
    citer: (regles) => memoriser(null, regles) as Promise<readonly (readonly ReferenceUrssaf[])[]>,
  };
}
