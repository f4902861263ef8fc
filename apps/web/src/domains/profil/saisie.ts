import type { Profil } from '@francis/contract';
import { FINE, formaterNombre } from '../../design-system/index.ts';

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

const chiffres = (texte: string): string => texte.replace(/[\s\u00a0\u202f€]/g, '');

/** « 58 000 € » → 58000 ; empty or unreadable → null. Cents are dropped. */
export function lireEntier(texte: string): number | null {
  const [entier = ''] = chiffres(texte).split(/[,.]/);
  return /^\d{1,10}$/.test(entier) ? Number(entier) : null;
}

/** Refused only when something is written that is not an amount. */
export const estMontant = (texte: string): boolean => /^(\d{1,9}([,.]\d{1,2})?)?$/.test(chiffres(texte));

export const ecrireEntier = (valeur: number | null | undefined): string =>
  valeur === null || valeur === undefined ? '' : formaterNombre(valeur).replaceAll(' ', FINE);

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
