import type { Client } from '@francis/contract';
import { impotAPart, LIBELLE_A_PART } from '@francis/presentation';
import { type AnalyseFaite, analyserFiche, presenterIrpp } from '../calcul/analyser.ts';
import type { Genre } from './lignes.ts';

/** What an export says of one file. */
export interface Contenu {
  readonly client: Client;
  readonly cabinet: string;
  /** PNG, as the firm's settings keep it. */
  readonly logo: Buffer | undefined;
  readonly le: Date;
  readonly faite: AnalyseFaite | { readonly refus: string };
}

export interface ChiffreCle {
  readonly nom: string;
  readonly libelle: string;
  readonly genre: Genre;
  readonly valeur: number;
}

const euros = (nom: string, libelle: string, valeur: number): ChiffreCle => ({
  nom,
  libelle,
  genre: 'montant',
  valeur,
});
const taux = (nom: string, libelle: string, valeur: number): ChiffreCle => ({
  nom,
  libelle,
  genre: 'pourcentage',
  valeur,
});

/** The computed figures that every export carries, under the names of the API. */
export function chiffresCles({ faite }: Pick<Contenu, 'faite'>): ChiffreCle[] {
  if ('refus' in faite) return [];
  const i = presenterIrpp(faite);
  return [
    euros('revenu_brut_global', 'Revenu brut global', i.revenu_brut_global),
    euros('revenu_net_imposable', 'Revenu net imposable', i.revenu_net_imposable),
    { nom: 'nombre_parts', libelle: 'Nombre de parts', genre: 'parts', valeur: i.nombre_parts },
    euros('quotient_familial', 'Quotient familial', i.quotient_familial),
    euros('impot_brut_calcule', 'Impôt brut', i.impot_brut_calcule),
    ...(i.decote_applicable === undefined ? [] : [euros('decote_applicable', 'Décote', i.decote_applicable)]),
    ...(impotAPart(i) === 0 ? [] : [euros('impot_a_part', LIBELLE_A_PART, impotAPart(i))]),
    euros('impot_net_avant_credits', 'Impôt avant réductions et crédits', i.impot_net_avant_credits),
    ...Object.entries(i.reductions_credits_impot ?? {}).map(([nom, valeur]) =>
      euros(`reductions_credits_impot.${nom}`, nom, valeur),
    ),
    euros('impot_final_estime', 'Impôt sur le revenu', i.impot_final_estime),
    euros('prelevements_sociaux', 'Prélèvements sociaux', i.chiffres.prelevements_sociaux),
    ...(i.chiffres.cdhr > 0 ? [euros('cdhr', 'Contribution différentielle', i.chiffres.cdhr)] : []),
    euros('total', 'Total dû', i.chiffres.total),
    taux('taux_marginal_imposition', 'Tranche marginale', i.taux_marginal_imposition),
    taux('taux_moyen_imposition', 'Taux moyen', i.taux_moyen_imposition),
  ];
}

export const contenuDe = (client: Client, { cabinet, logo, le }: Omit<Contenu, 'client' | 'faite'>): Contenu => ({
  client,
  cabinet,
  logo,
  le,
  faite: analyserFiche({ ...client }),
});
