import type { Declarant, FoyerFiscal } from '../../france/impot-revenu/foyer.ts';
import type { Cadre, Idee } from './piste.ts';

const AUCUNE = { college: 0, lycee: 0, superieur: 0 } as const;

/** One right that a household may already use, and the household without it. */
interface Droit {
  readonly id: string;
  readonly titre: string;
  readonly article: string;
  readonly condition: string;
  readonly risque: string;
  readonly justificatif: string;
  readonly present: (foyer: FoyerFiscal) => boolean;
  readonly sans: (foyer: FoyerFiscal) => FoyerFiscal;
}

const chacun = (foyer: FoyerFiscal, retouche: Partial<Declarant>): FoyerFiscal => ({
  ...foyer,
  declarant1: { ...foyer.declarant1, ...retouche },
  declarant2: foyer.declarant2 && { ...foyer.declarant2, ...retouche },
});

const deLUn = (foyer: FoyerFiscal, champ: (d: Declarant) => number): boolean =>
  champ(foyer.declarant1) > 0 || (foyer.declarant2 !== null && champ(foyer.declarant2) > 0);

const CONTROLE = 'Sans la pièce, l’avantage est repris, avec intérêts.';

const DROITS: readonly Droit[] = [
  {
    id: 'parent_isole',
    titre: 'Majoration de parent isolé (case T)',
    article: 'CGI art. 194 II',
    condition: 'Vivre seul au 31 décembre et supporter à titre principal la charge des enfants.',
    risque: 'Perdue dès que la personne vit en concubinage.',
    justificatif: 'Attestation sur l’honneur de vie seule, décision de résidence des enfants',
    present: (f) => f.parent_isole_T,
    sans: (f) => ({ ...f, parent_isole_T: false }),
  },
  {
    id: 'case_L',
    titre: 'Demi-part de qui vit seul après avoir élevé un enfant (case L)',
    article: 'CGI art. 195, 1',
    condition: 'Vivre seul et avoir élevé seul un enfant pendant cinq ans.',
    risque: CONTROLE,
    justificatif: 'Livret de famille, avis des années où l’enfant était à charge',
    present: (f) => f.case_L,
    sans: (f) => ({ ...f, case_L: false }),
  },
  {
    id: 'invalidite',
    titre: 'Demi-part d’invalidité (cases P et F)',
    article: 'CGI art. 195, 1',
    condition: 'Carte d’invalidité ou mention « invalidité » en cours de validité au 1ᵉʳ janvier.',
    risque: 'La carte expire : sa date se surveille.',
    justificatif: 'Carte mobilité inclusion, mention « invalidité »',
    present: (f) => f.invalidite_declarant1_P || f.invalidite_declarant2_F,
    sans: (f) => ({ ...f, invalidite_declarant1_P: false, invalidite_declarant2_F: false }),
  },
  {
    id: 'ancien_combattant',
    titre: 'Demi-part d’ancien combattant (cases W et S)',
    article: 'CGI art. 195, 1 et 6',
    condition: 'Plus de 74 ans, titulaire de la carte du combattant, ou veuf d’un titulaire.',
    risque: CONTROLE,
    justificatif: 'Carte du combattant, titre de pension',
    present: (f) => f.ancien_combattant_W || f.ancien_combattant_couple_S,
    sans: (f) => ({ ...f, ancien_combattant_W: false, ancien_combattant_couple_S: false }),
  },
  {
    id: 'outre_mer',
    titre: 'Abattement sur l’impôt des domiciliés outre-mer',
    article: 'CGI art. 197 I 3',
    condition: 'Domicile fiscal outre-mer au 31 décembre.',
    risque: 'Perdu pour toute l’année d’un retour en métropole.',
    justificatif: 'Justificatif de domicile au 31 décembre',
    present: (f) => f.departement_outre_mer !== null,
    sans: (f) => ({ ...f, departement_outre_mer: null }),
  },
  {
    id: 'garde_enfants',
    titre: 'Crédit d’impôt pour la garde des jeunes enfants',
    article: 'CGI art. 200 quater B',
    condition: 'Enfant de moins de six ans au 1ᵉʳ janvier, gardé hors du domicile ; aides déduites.',
    risque: 'Le plafond est par enfant : au-delà, la dépense ne donne plus rien.',
    justificatif: 'Attestation annuelle de la crèche ou de Pajemploi',
    present: (f) => f.garde_enfants.length > 0 || f.garde_enfants_alternee.length > 0,
    sans: (f) => ({ ...f, garde_enfants: [], garde_enfants_alternee: [] }),
  },
  {
    id: 'scolarite',
    titre: 'Réduction d’impôt pour frais de scolarité',
    article: 'CGI art. 199 quater F',
    condition: 'Enfant à charge qui suit des études au 31 décembre, selon son niveau.',
    risque: 'Sans effet au-delà de l’impôt dû : une réduction n’est pas rendue.',
    justificatif: 'Certificat de scolarité',
    present: (f) => [f.scolarite, f.scolarite_alternee].some((s) => s.college + s.lycee + s.superieur > 0),
    sans: (f) => ({ ...f, scolarite: AUCUNE, scolarite_alternee: AUCUNE }),
  },
  {
    id: 'emploi_domicile',
    titre: 'Crédit d’impôt pour l’emploi à domicile',
    article: 'CGI art. 199 sexdecies',
    condition: 'Salarié ou organisme déclaré, au domicile ; aides reçues déduites, dans le plafond.',
    risque: 'L’avance immédiate déjà reçue se déduit du crédit.',
    justificatif: 'Attestation fiscale de l’Urssaf (Cesu) ou de l’organisme',
    present: (f) => f.emploi_domicile > 0,
    sans: (f) => ({ ...f, emploi_domicile: 0 }),
  },
  {
    id: 'cotisations_syndicales',
    titre: 'Crédit d’impôt pour les cotisations syndicales',
    article: 'CGI art. 199 quater C',
    condition: 'Cotisation à un syndicat représentatif, sans frais réels.',
    risque: 'Perdu pour qui déduit ses frais réels : la cotisation y entre.',
    justificatif: 'Reçu du syndicat',
    present: (f) => deLUn(f, (d) => d.cotisations_syndicales),
    sans: (f) => chacun(f, { cotisations_syndicales: 0 }),
  },
  {
    id: 'pensions_versees',
    titre: 'Pension alimentaire déduite',
    article: 'CGI art. 156 II 2°',
    condition: 'Versée à un ascendant ou à un enfant dans le besoin, ou par jugement.',
    risque: 'Imposable chez qui la reçoit.',
    justificatif: 'Jugement, virements, justificatifs des ressources de qui la reçoit',
    present: (f) =>
      f.pensions_alimentaires_autres > 0 ||
      f.pension_alimentaire_enfant_majeur > 0 ||
      f.pensions_enfants_majeurs.length > 0,
    sans: (f) => ({
      ...f,
      pensions_alimentaires_autres: 0,
      pension_alimentaire_enfant_majeur: 0,
      pensions_enfants_majeurs: [],
    }),
  },
  {
    id: 'per_verse',
    titre: 'Versements d’épargne retraite déjà faits',
    article: 'CGI art. 163 quatervicies',
    condition: 'Dans le plafond de l’avis.',
    risque: 'Sortie imposable ; au-delà du plafond, rien n’est déduit.',
    justificatif: 'Attestation fiscale du gestionnaire',
    present: (f) => deLUn(f, (d) => d.per_versements),
    sans: (f) => chacun(f, { per_versements: 0 }),
  },
  {
    id: 'dons',
    titre: 'Réduction d’impôt pour les dons',
    article: 'CGI art. 200',
    condition: 'Organismes d’intérêt général ; 20 % du revenu imposable au plus, l’excédent est reporté.',
    risque: CONTROLE,
    justificatif: 'Reçus fiscaux (formulaire 11580)',
    present: (f) => f.dons_66 + f.dons_75 + f.dons_reports.reduce((somme, n) => somme + n, 0) > 0,
    sans: (f) => ({ ...f, dons_66: 0, dons_75: 0, dons_75_depuis_octobre_2025: null, dons_reports: [] }),
  },
  {
    id: 'frais_reels_deduits',
    titre: 'Frais réels déduits',
    article: 'CGI art. 83 3°',
    condition: 'Frais nécessaires à l’emploi, payés dans l’année.',
    risque: 'Trois ans de justificatifs à garder.',
    justificatif: 'Carte grise, relevé des trajets, factures',
    present: (f) => deLUn(f, (d) => d.frais_reels),
    sans: (f) => chacun(f, { frais_reels: 0 }),
  },
  {
    id: 'deficit_professionnel',
    titre: 'Déficit professionnel imputé',
    article: 'CGI art. 156 I',
    condition: 'Activité exercée à titre professionnel, au régime réel.',
    risque: 'Sans la qualité de professionnel, le déficit ne s’impute que sur la même activité.',
    justificatif: 'Liasse fiscale',
    present: (f) => deLUn(f, (d) => d.deficit_professionnel),
    sans: (f) => chacun(f, { deficit_professionnel: 0 }),
  },
  {
    id: 'deficits_anterieurs',
    titre: 'Déficits des années antérieures',
    article: 'CGI art. 156 I',
    condition: 'Reportés dans les six ans.',
    risque: 'Perdus au terme du délai.',
    justificatif: 'Avis d’imposition des années concernées',
    present: (f) => f.deficits_globaux.some((n) => n > 0),
    sans: (f) => ({ ...f, deficits_globaux: [] }),
  },
  {
    id: 'deficit_foncier',
    titre: 'Déficit foncier imputé sur le revenu global',
    article: 'CGI art. 156 I 3°',
    condition: 'Hors intérêts d’emprunt, dans la limite annuelle.',
    risque: 'Le bien reste loué trois ans, sinon l’imputation est reprise.',
    justificatif: 'Déclaration 2044, factures de travaux',
    present: (f) => f.deficit_foncier_imputable > 0,
    sans: (f) => ({ ...f, deficit_foncier_imputable: 0 }),
  },
];

/** The rights in use, each with the household that would not have it. */
export const droitsEnUsage = ({ foyer, annee }: Cadre): Idee[] =>
  DROITS.filter(({ present }) => present(foyer)).map(({ present: _present, sans, ...droit }) => ({
    ...droit,
    action: `Compté dans l’impôt des revenus ${annee} : la pièce se garde trois ans.`,
    foyer: sans(foyer),
    echeance: `Déclaration des revenus ${annee}`,
  }));
