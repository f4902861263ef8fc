import type { Dictee, SuiteDictee } from './dictee.ts';
import { creerMagasin } from './magasin.ts';
import type { FinDeParole, Parole } from './parole.ts';
import type { Ecoute, Horloge, Moteur } from './ports.ts';

/** Builders of the tests: a clock that is told the time, a voice and an engine that do what they are told. */
export function creerTemps(): Horloge & { avancer: (ms: number) => Promise<void> } {
  let maintenant = 0;
  let taches: { readonly a: number; readonly suite: () => void }[] = [];
  return {
    apres(ms, suite) {
      const tache = { a: maintenant + ms, suite };
      taches.push(tache);
      return () => {
        taches = taches.filter((t) => t !== tache);
      };
    },
    async avancer(ms) {
      const fin = maintenant + ms;
      await passer();
      for (;;) {
        const [prochaine] = taches.filter(({ a }) => a <= fin).toSorted((x, y) => x.a - y.a);
        if (!prochaine) break;
        taches = taches.filter((t) => t !== prochaine);
        maintenant = prochaine.a;
        prochaine.suite();
        await passer();
      }
      maintenant = fin;
    },
  };
}

/** Lets the promises that are ready go on. */
export async function passer(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
}

export function creerMoteurDouble() {
  const double = {
    ecoutes: [] as Ecoute[],
    arrets: 0,
    abandons: 0,
    /** The listener of the last start. */
    get ecoute(): Ecoute {
      const derniere = double.ecoutes.at(-1);
      if (!derniere) throw new Error('never started');
      return derniere;
    },
    demarrer: (ecoute) => void double.ecoutes.push(ecoute),
    arreter: () => {
      double.arrets += 1;
    },
    abandonner: () => {
      double.abandons += 1;
    },
  } satisfies Moteur & Record<string, unknown>;
  return double;
}

/** Speaks until it is told that it ended. */
export function creerParoleDouble(possible = true) {
  const enCours = creerMagasin(false);
  let finir: ((fin: FinDeParole) => void) | undefined;
  const double = {
    dits: [] as string[],
    enCours,
    possible: () => Promise.resolve(possible),
    dire(texte: string) {
      finir?.('annulee');
      double.dits.push(texte);
      enCours.poser(true);
      return new Promise<FinDeParole>((resolve) => {
        finir = resolve;
      });
    },
    annuler: () => double.terminer('annulee'),
    terminer(fin: FinDeParole = 'finie') {
      enCours.poser(false);
      finir?.(fin);
      finir = undefined;
    },
  } satisfies Parole & Record<string, unknown>;
  return double;
}

/** A microphone that hears what the test says. */
export function creerDicteeDouble() {
  const double = {
    suite: undefined as SuiteDictee | undefined,
    demarrages: 0,
    demarrer(_: string, suite: SuiteDictee) {
      double.suite = suite;
      double.demarrages += 1;
    },
    annuler() {
      double.suite = undefined;
    },
    recaler: () => undefined,
    entendre(texte: string) {
      double.suite?.onTexte(texte);
      double.suite?.onFinal?.();
    },
  } satisfies Pick<Dictee, 'demarrer' | 'annuler' | 'recaler'> & Record<string, unknown>;
  return double;
}
