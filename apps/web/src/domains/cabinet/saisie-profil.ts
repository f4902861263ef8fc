import {
  type Cabinet,
  type CabinetModification,
  CLES_FONCTIONS,
  type Profil,
  SITUATIONS_FAMILIALES,
} from '@francis/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';

const CABINET = ['company_name', 'siret', 'address', 'phone', 'website'] as const;
const MOI = ['role', 'specialization', 'years_experience'] as const;
const PERSONNEL = ['tmi', 'situation_familiale', 'nombre_enfants', 'revenus_annuels', 'charges_deductibles'] as const;
type Nom = (typeof CABINET)[number] | (typeof MOI)[number] | (typeof PERSONNEL)[number];
/** As typed. */
export type SaisieProfilPro = Record<Nom, string>;

type Controle = (saisi: string) => string | undefined;
const entier =
  (max: number): Controle =>
  (saisi) =>
    Number.isInteger(Number(saisi)) && Number(saisi) >= 0 && Number(saisi) <= max
      ? undefined
      : `Indiquez un nombre entier, de 0 à ${max}.`;
const positif: Controle = (saisi) => (Number(saisi) >= 0 ? undefined : 'Indiquez un montant positif, en euros.');
const CONTROLES: Readonly<Partial<Record<Nom, Controle>>> = {
  tmi: entier(49),
  nombre_enfants: entier(30),
  years_experience: entier(80),
  revenus_annuels: positif,
  charges_deductibles: positif,
};

/** What is refused is said before anything is written: the firm's part and the person's own are two calls. */
export const controler: Resolver<SaisieProfilPro> = (saisie) => {
  const errors: FieldErrors<SaisieProfilPro> = {};
  for (const nom of [...MOI, ...PERSONNEL]) {
    const message = saisie[nom].trim() === '' ? undefined : CONTROLES[nom]?.(saisie[nom]);
    if (message !== undefined) errors[nom] = { type: 'validate', message };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: saisie, errors: {} };
};

/** Where the server says that a field is refused. */
export const CHEMINS_API: Partial<Record<string, Nom>> = Object.fromEntries([
  ...CABINET.map((nom) => [`cabinet.${nom}`, nom] as const),
  ...MOI.map((nom) => [`moi.${nom}`, nom] as const),
]);

const texte = (valeur: string | number | null | undefined): string =>
  valeur === null || valeur === undefined ? '' : String(valeur);

export function versSaisie({ cabinet, moi }: Cabinet, profil: Profil): SaisieProfilPro {
  return {
    company_name: texte(cabinet.company_name),
    siret: texte(cabinet.siret),
    address: texte(cabinet.address),
    phone: texte(cabinet.phone),
    website: texte(cabinet.website),
    role: texte(moi.role),
    specialization: texte(moi.specialization),
    years_experience: texte(moi.years_experience),
    tmi: texte(profil.tmi),
    situation_familiale: texte(profil.situation_familiale),
    nombre_enfants: texte(profil.nombre_enfants),
    revenus_annuels: texte(profil.revenus_annuels),
    charges_deductibles: texte(profil.charges_deductibles),
  };
}

const ouRien = (saisi: string): string | null => (saisi.trim() === '' ? null : saisi.trim());
/** Empty is « not said »; an amount is kept to the nearest euro, as it is declared (CGI art. 1649 undecies). */
const nombre = (saisi: string): number | null => (saisi.trim() === '' ? null : Math.round(Number(saisi)));

/** What goes to the firm and what goes to the person's own profile. @param tenir they answer for the firm. */
export function lireSaisie(
  saisie: SaisieProfilPro,
  tenir: boolean,
): { modification: CabinetModification; personnel: Profil } {
  const { company_name, siret, address, phone, website } = saisie;
  const annees = nombre(saisie.years_experience);
  return {
    modification: {
      ...(tenir && {
        cabinet: {
          company_name,
          siret: ouRien(siret),
          address: ouRien(address),
          phone: ouRien(phone),
          website: ouRien(website),
        },
      }),
      moi: {
        role: CLES_FONCTIONS.find((cle) => cle === saisie.role) ?? null,
        specialization: ouRien(saisie.specialization),
        years_experience: annees,
      },
    },
    personnel: {
      tmi: nombre(saisie.tmi),
      situation_familiale: SITUATIONS_FAMILIALES.find((cle) => cle === saisie.situation_familiale) ?? null,
      nombre_enfants: nombre(saisie.nombre_enfants),
      revenus_annuels: nombre(saisie.revenus_annuels),
      charges_deductibles: nombre(saisie.charges_deductibles),
    },
  };
}
