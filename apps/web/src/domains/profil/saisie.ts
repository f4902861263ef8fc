import type { Profil } from '@francis/contract';
import { ecrireMontant, lireMontant } from '../../design-system/index.ts';

/** What the form holds: texts, as they are typed. An empty text is an answer not given. */
export interface SaisieProfil {
  civilite: '' | 'M.' | 'Mme';
  prenom: string;
  nom: string;
  situation_familiale: '' | NonNullable<Profil['situation_familiale']>;
  nombre_enfants: string;
  revenu_annuel: string;
  revenus_salaires: string;
  pensions_retraite: string;
  revenus_fonciers: string;
}

export const MONTANTS = ['revenu_annuel', 'revenus_salaires', 'pensions_retraite', 'revenus_fonciers'] as const;

export const SITUATIONS: readonly { valeur: NonNullable<Profil['situation_familiale']>; libelle: string }[] = [
  { valeur: 'celibataire', libelle: 'Célibataire' },
  { valeur: 'marie', libelle: 'Marié(e)' },
  { valeur: 'pacs', libelle: 'Pacsé(e)' },
  { valeur: 'divorce', libelle: 'Divorcé(e)' },
  { valeur: 'veuf', libelle: 'Veuf ou veuve' },
];

/** « 58 000 € », « 58k » → 58000 ; empty or refused → null. */
export function lireEntier(texte: string): number | null {
  const lu = lireMontant(texte);
  return lu.etat === 'lu' ? lu.valeur : null;
}

/** Why a text is no amount; undefined for an amount, and for nothing, which is an answer not given. */
export function refusDe(texte: string): string | undefined {
  const lu = lireMontant(texte);
  return lu.etat === 'refuse' ? lu.phrase : undefined;
}

export const ecrireEntier = (valeur: number | null | undefined): string => ecrireMontant(valeur ?? Number.NaN);

export function versSaisie(profil: Profil): SaisieProfil {
  return {
    civilite: profil.civilite ?? '',
    prenom: profil.prenom ?? '',
    nom: profil.nom ?? '',
    situation_familiale: profil.situation_familiale ?? '',
    nombre_enfants: ecrireEntier(profil.nombre_enfants),
    revenu_annuel: ecrireEntier(profil.revenu_annuel),
    revenus_salaires: ecrireEntier(profil.revenus_salaires),
    pensions_retraite: ecrireEntier(profil.pensions_retraite),
    revenus_fonciers: ecrireEntier(profil.revenus_fonciers),
  };
}

export function versProfil(saisie: SaisieProfil, avant: Profil): Profil {
  return {
    ...avant,
    civilite: saisie.civilite || null,
    prenom: saisie.prenom.trim() || null,
    nom: saisie.nom.trim() || null,
    situation_familiale: saisie.situation_familiale || null,
    nombre_enfants: lireEntier(saisie.nombre_enfants),
    revenu_annuel: lireEntier(saisie.revenu_annuel),
    revenus_salaires: lireEntier(saisie.revenus_salaires),
    pensions_retraite: lireEntier(saisie.pensions_retraite),
    revenus_fonciers: lireEntier(saisie.revenus_fonciers),
  };
}
