import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { asContract } from './json.ts';
import { getSession } from './session.ts';

/**
 * What is typed in a form, by person and form. In memory: it survives the sign-in page that an ended session imposes,
 * and nothing of it is written on the device. Passwords and codes are never kept.
 */
const brouillons = new Map<string, FieldValues>();
const vidages = new Set<() => void>();

const cleDe = (nom: string): string | undefined => {
  const session = getSession();
  return session.statut === 'ouverte' ? `${session.utilisateur.id}:${nom}` : undefined;
};

export const SAISIE_REVENUE = 'Ce que vous aviez saisi est revenu. Relisez, puis enregistrez.';

/** The same, for a screen that holds what is typed by itself. */
const saisies = new Map<string, unknown>();

/** What was typed under that name when the session ended; who reads it kept it. */
export const reprendreSaisie = (nom: string): unknown => saisies.get(cleDe(nom) ?? '');

/** Keeps what is typed and not written, over the sign-in page of a session that ended; forgets it once left on purpose. */
export function useSaisieGardee(nom: string, valeur: unknown, modifiee: boolean): void {
  const cle = useRef(cleDe(nom));
  useEffect(() => {
    if (cle.current === undefined) return;
    if (modifiee) saisies.set(cle.current, valeur);
    else saisies.delete(cle.current);
  }, [valeur, modifiee]);
  useEffect(
    () => () => {
      if (cle.current !== undefined && getSession().statut === 'ouverte') saisies.delete(cle.current);
    },
    [],
  );
}

export function viderBrouillons(): void {
  brouillons.clear();
  saisies.clear();
  for (const vider of vidages) vider();
}

/** For what keeps its own drafts, such as the chat. */
export function auVidage(vider: () => void): void {
  vidages.add(vider);
}

const SECRETS = /password|motDePasse|mot_de_passe|code(?!_postal)|confirmation/i;

/** Gives a form back as it was when the session ended; forgets it once sent or left. */
export function useBrouillon<F extends FieldValues>(formulaire: UseFormReturn<F>, nom: string): void {
  useEffect(() => {
    const cle = cleDe(nom);
    if (cle === undefined) return undefined;
    const garde = brouillons.get(cle);
    if (garde) {
      const saisi = asContract<DefaultValues<F>>({ ...formulaire.getValues(), ...garde });
      formulaire.reset(saisi, { keepDefaultValues: true });
    }
    const arreter = formulaire.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values }) => {
        const gardees = Object.entries(values).filter(([champ]) => !SECRETS.test(champ));
        brouillons.set(cle, Object.fromEntries(gardees));
      },
    });
    return () => {
      arreter();
      // Left on purpose: only a session that ended keeps the draft.
      if (getSession().statut === 'ouverte') brouillons.delete(cle);
    };
  }, [formulaire, nom]);
}
