import type { NatureRevenu } from '../revenus-mobiliers/natures.ts';
import type { NomPatrimoine } from '../parametres/domaines/index.ts';

export const ACTIVITES_MICRO = [
  'vente',
  'service',
  'liberal',
  'agricole',
  'foncier',
  'meuble',
  'meuble_tourisme',
  'meuble_tourisme_classe',
  'chambre_hotes',
] as const;
export type ActiviteMicro = (typeof ACTIVITES_MICRO)[number];

interface RegleActivite {
  readonly libelle: string;
  readonly article: string;
  readonly taux: NomPatrimoine;
  readonly limite: NomPatrimoine;
  readonly liberatoire: NomPatrimoine | null;
  /** No minimum allowance. */
  readonly sansMinimum?: boolean;
  /** The limit is judged on the receipts of the year itself. */
  readonly limiteDeLAnnee?: boolean;
  /** Kind of income for the social levies; null for a business, which bears social contributions instead. */
  readonly sociale: NatureRevenu | null;
  /** Depreciation cannot make a deficit, and a deficit stays within the activity. */
  readonly meuble?: boolean;
}

const CLASSE = {
  article: 'CGI art. 50-0',
  taux: 'micro.taux_tourisme_classe',
  limite: 'micro.limite_tourisme_classe',
  liberatoire: 'micro.liberatoire_tourisme_classe',
  sociale: 'meuble_non_professionnel',
  meuble: true,
} as const;

export const REGLES_ACTIVITE: Readonly<Record<ActiviteMicro, RegleActivite>> = {
  vente: {
    libelle: 'ventes et hébergement',
    article: 'CGI art. 50-0',
    taux: 'micro.taux_ventes',
    limite: 'micro.limite_ventes',
    liberatoire: 'micro.liberatoire_ventes',
    sociale: null,
  },
  service: {
    libelle: 'prestations de services commerciales',
    article: 'CGI art. 50-0',
    taux: 'micro.taux_services',
    limite: 'micro.limite_services',
    liberatoire: 'micro.liberatoire_services',
    sociale: null,
  },
  liberal: {
    libelle: 'activité libérale',
    article: 'CGI art. 102 ter',
    taux: 'micro.taux_bnc',
    limite: 'micro.limite_bnc',
    liberatoire: 'micro.liberatoire_bnc',
    sociale: null,
  },
  agricole: {
    libelle: 'activité agricole, moyenne de trois ans',
    article: 'CGI art. 64 bis',
    taux: 'micro.taux_agricole',
    limite: 'micro.limite_agricole',
    liberatoire: null,
    sociale: null,
  },
  foncier: {
    libelle: 'location nue',
    article: 'CGI art. 32',
    taux: 'micro.taux_foncier',
    limite: 'micro.limite_foncier',
    liberatoire: null,
    sansMinimum: true,
    limiteDeLAnnee: true,
    sociale: 'foncier',
  },
  meuble: {
    libelle: 'location meublée de longue durée',
    article: 'CGI art. 50-0',
    taux: 'micro.taux_services',
    limite: 'micro.limite_services',
    liberatoire: 'micro.liberatoire_services',
    sociale: 'meuble_non_professionnel',
    meuble: true,
  },
  meuble_tourisme: {
    libelle: 'meublé de tourisme non classé',
    article: 'CGI art. 50-0',
    taux: 'micro.taux_tourisme',
    limite: 'micro.limite_tourisme',
    liberatoire: 'micro.liberatoire_tourisme',
    sociale: 'meuble_non_professionnel',
    meuble: true,
  },
  meuble_tourisme_classe: { libelle: 'meublé de tourisme classé', ...CLASSE },
  chambre_hotes: { libelle: 'chambres d’hôtes', ...CLASSE },
};
