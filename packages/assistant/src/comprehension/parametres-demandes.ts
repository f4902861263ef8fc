import { motsDits } from '@francis/lecture';
interface Sujet {
  readonly motif: RegExp;
  readonly noms: readonly string[];
  /** What the figures alone do not say. */
  readonly suite?: string;
}

/** Legal limits and rates that a question may ask for, by their name in the engine's parameters. The first match wins. */
const SUJETS: readonly Sujet[] = [
  {
    motif: /\bpension\b[^?.]{0,60}\bmajeure?s?\b|\bmajeure?s?\b[^?.]{0,60}\bpension\b/,
    noms: ['charges.pension_enfant_majeur'],
    suite: 'La pension se déduit si l’enfant n’est pas rattaché à votre foyer et si elle répond à ses besoins.',
  },
  {
    motif: /\bdeficits? fonciers?\b/,
    noms: ['foncier.limite_deficit', 'foncier.limite_deficit_energie'],
    suite:
      'Au-delà de la limite, et pour la part qui vient des intérêts d’emprunt, le déficit se reporte sur les revenus fonciers des années suivantes : il ne se déduit pas en entier du salaire.',
  },
  {
    motif: /\btourisme\b[^?.]{0,40}\bnon classee?s?\b|\bnon classee?s?\b/,
    noms: ['micro.taux_tourisme_non_classe', 'micro.limite_tourisme_non_classe'],
  },
  {
    motif: /\btourisme\b[^?.]{0,40}\bclassee?s?\b/,
    noms: ['micro.taux_tourisme_classe', 'micro.limite_tourisme_classe'],
  },
  { motif: /\bmicro-? ?foncier\b/, noms: ['foncier.limite_micro', 'foncier.taux_micro'] },
  { motif: /\bmicro-? ?bnc\b|\bprofessions? liberales?\b/, noms: ['micro.limite_bnc', 'micro.taux_bnc'] },
  {
    motif: /\bmicro-? ?bic\b|\bmicro-? ?entreprise\b|\bauto-? ?entrepreneu\w+\b/,
    noms: ['micro.limite_ventes', 'micro.taux_ventes', 'micro.limite_services', 'micro.taux_services'],
  },
  {
    motif: /\b(?:emploi|service|salariee?)s? a domicile\b|\bservices a la personne\b|\bfemme de menage\b/,
    noms: [
      'emploi_domicile.taux',
      'emploi_domicile.plafond',
      'emploi_domicile.majoration',
      'emploi_domicile.plafond_majore',
    ],
  },
  {
    motif: /\bgarde d'enfants?\b|\bcreche\b|\bassistante maternelle\b|\bfrais de garde\b/,
    noms: ['garde.taux', 'garde.plafond'],
  },
  {
    motif: /\b(?:abattement|deduction|forfait)\b[^?.]{0,20}\b(?:10 ?%|frais professionnels|salaires?)\b/,
    noms: ['salaires.taux_abattement', 'salaires.abattement_min', 'salaires.abattement_max'],
  },
  {
    motif: /\babattement\b[^?.]{0,30}\b(?:pensions?|retraites?|retraitee?s?)\b/,
    noms: ['pensions.taux_abattement', 'pensions.abattement_min', 'pensions.abattement_max_foyer'],
  },
  {
    motif: /\bquotient familial\b|\bdemi-?part\b/,
    noms: ['quotient_familial.plafond_demi_part', 'quotient_familial.plafond_parent_isole'],
  },
  {
    motif: /\bscolarite\b|\bcollege\b[^?.]{0,40}\blycee\b/,
    noms: ['scolarite.college', 'scolarite.lycee', 'scolarite.superieur'],
  },
  {
    motif: /\bdons?\b/,
    noms: ['dons.taux_66', 'dons.taux_75', 'dons.plafond_75', 'dons.plafond_75_releve', 'dons.limite_revenu'],
  },
  { motif: /\bniches?\b|\bplafonnement global\b/, noms: ['niches.plafond'] },
];

const DEMANDE =
  /\bmaxim\w*|\bplafonds?\b|\blimites?\b|\bjusqu'a (?:combien|quel)\b|\bquels? (?:est le |sont les )?(?:taux|abattement|montant|seuil|plafond)\b|\ben (?:entier|totalite)\b|\bintegralement\b|\bcombien (?:au plus|puis-je deduire|peut-on deduire)\b|\bau[- ]dela de\b|\bcombien rapporte\b/;

/** The person's own tax, not the limit. */
const SON_IMPOT = motsDits(
  "montant d'impots pour moi|montant d'impots a payer|montant d'impots vais|montant d'impot pour moi|montant d'impot a payer|montant d'impot vais|montant de mon impot",
);

export interface ParametresDemandes {
  readonly noms: readonly string[];
  readonly suite?: string;
}

/** The legal numbers that a question asks for, when it asks for a limit or a rate. */
export function lireParametresDemandes(texte: string): ParametresDemandes | undefined {
  if (!DEMANDE.test(texte) || SON_IMPOT.test(texte)) return undefined;
  const sujet = SUJETS.find(({ motif }) => motif.test(texte));
  return sujet === undefined ? undefined : { noms: sujet.noms, ...(sujet.suite ? { suite: sujet.suite } : {}) };
}
