import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/erreurs.ts';
import { request } from '../../../platform/http.ts';

/** Typing is let to pause this long before the server is asked. */
const PAUSE_MS = 250;

export interface CalculDistant<R> {
  /** The last answer; kept while the next one is on its way. */
  readonly donnees: R | undefined;
  readonly erreur: ApiError | undefined;
  readonly enCours: boolean;
}

interface Etat<R> {
  /** By request body. Emptied with the page. */
  readonly reponses: Readonly<Record<string, R | ApiError>>;
  /** Last answer of each rank. */
  readonly derniers: readonly (R | undefined)[];
}

export interface Calculs<R> {
  readonly calculs: readonly CalculDistant<R>[];
  /** Asks again for what failed. */
  readonly relancer: () => void;
}

/** Asks the server for each body, null for none. An answer already had is not asked for again. */
export function useCalculs<R>(chemin: string, corps: readonly (object | null)[]): Calculs<R> {
  const [{ reponses, derniers }, setEtat] = useState<Etat<R>>({ reponses: {}, derniers: [] });
  const [essai, setEssai] = useState(0);
  const cles = corps.map((c) => (c === null ? '' : JSON.stringify(c)));
  const liste = JSON.stringify(cles);

  useEffect(() => {
    const controle = new AbortController();
    const demander = async (cle: string, rang: number): Promise<void> => {
      let reponse: R | ApiError;
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key is the body, written above
        const body = JSON.parse(cle) as unknown;
        reponse = await request<R>(chemin, { body, anonymous: true, signal: controle.signal });
      } catch (error) {
        if (controle.signal.aborted) return;
        reponse = error instanceof ApiError ? error : new ApiError('', { status: 0, code: 'RESEAU' });
      }
      setEtat((e) => ({
        reponses: { ...e.reponses, [cle]: reponse },
        derniers: reponse instanceof ApiError ? e.derniers : remplacer(e.derniers, rang, reponse),
      }));
    };
    const attente = setTimeout(() => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above from an array of texts
      for (const [rang, cle] of (JSON.parse(liste) as string[]).entries()) {
        if (cle !== '' && !(cle in reponses)) void demander(cle, rang);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(attente);
      controle.abort();
    };
    // The answers are read, not watched: an answer that arrives must not abort the others.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chemin, liste, essai]);

  return {
    calculs: cles.map((cle, rang) => {
      const reponse = reponses[cle];
      if (reponse instanceof ApiError) return { donnees: derniers[rang], erreur: reponse, enCours: false };
      return { donnees: reponse ?? derniers[rang], erreur: undefined, enCours: cle !== '' && reponse === undefined };
    }),
    relancer: () => {
      setEtat((e) => ({
        ...e,
        reponses: Object.fromEntries(Object.entries(e.reponses).filter(([, r]) => !(r instanceof ApiError))),
      }));
      setEssai((n) => n + 1);
    },
  };
}

function remplacer<R>(liste: readonly (R | undefined)[], rang: number, valeur: R): (R | undefined)[] {
  const suivante = [...liste];
  suivante[rang] = valeur;
  return suivante;
}

/** The sentence of the field at fault, when the server names one. */
export const detailDe = (erreur: ApiError): string | undefined => erreur.champs[0]?.message;
