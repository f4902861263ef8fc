import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { auVidage } from '../../../platform/brouillons.ts';
import { DEPART, type SaisiePro } from './saisie-pro.ts';

const NOM = 'francis.inscription-pro';

/** A password is never written, and an agreement is given again by whoever reads it. */
const GARDES = ['email', 'prenom', 'nom', 'company', 'role', 'siret', 'phone', 'formule'] as const;

/** What was typed of the sign-up, in the storage of the tab: it survives a reload, not the tab nor the account. */
export function relireInscription(): Partial<SaisiePro> {
  try {
    const lus: unknown = JSON.parse(sessionStorage.getItem(NOM) ?? '{}');
    const paires = lus !== null && typeof lus === 'object' ? Object.entries(lus) : [];
    const textes = paires.filter(([champ, v]) => GARDES.some((nom) => nom === champ) && typeof v === 'string');
    return Object.fromEntries(textes);
  } catch {
    return {};
  }
}

export function garderInscription(saisie: Partial<SaisiePro>): void {
  const gardes = GARDES.map((champ) => [champ, saisie[champ] ?? ''] as const).filter(([, valeur]) => valeur !== '');
  try {
    if (gardes.length === 0) sessionStorage.removeItem(NOM);
    else sessionStorage.setItem(NOM, JSON.stringify(Object.fromEntries(gardes)));
  } catch {
    // Storage refused: it lasts until the page is left.
  }
}

export const oublierInscription = (): void => garderInscription({});
auVidage(oublierInscription);

/** Gives back what a reload took, and keeps what is typed since. */
export function useBrouillonInscription(formulaire: UseFormReturn<SaisiePro>): void {
  useEffect(() => {
    const gardee = relireInscription();
    if (Object.keys(gardee).length > 0) formulaire.reset({ ...DEPART, ...gardee }, { keepDefaultValues: true });
    return formulaire.subscribe({ formState: { values: true }, callback: ({ values }) => garderInscription(values) });
  }, [formulaire]);
}
