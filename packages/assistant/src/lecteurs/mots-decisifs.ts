import type { Feuille } from '@francis/faits';

/** Stands for the year of the question. */
const CETTE_ANNEE = 'AAAA';

/** What proves that a decisive word was read: a fact whose path holds one of these, and holds it true; or a tool. */
const PREUVES: Readonly<Record<string, readonly string[]>> = {
  usufruit: ['usufruit', 'nue_propriete', 'age_conjoint', 'calculer_demembrement'],
  nue_propriete: ['usufruit', 'nue_propriete', 'age_conjoint', 'calculer_demembrement'],
  alternee: ['alternee', 'enfants=0.5', 'enfants=1.5'],
  handicap: ['handicap', 'invalid'],
  incapacite: ['handicap', 'invalid'],
  combattant: ['combattant'],
  dutreil: ['dutreil'],
  surtaxe: ['plus_value_imposable', 'calculer_plus_value_immobiliere'],
  versement_liberatoire: ['versement_liberatoire'],
  frais_reels: ['frais', 'charges', 'vehicule.'],
  // The engine has neither: a tax computed for who says them leaves them out.
  quotient_du_revenu: [],
  allocation_d_emploi: [],
  electrique: ['electrique'],
  outre_mer: ['outre_mer', 'territoire'],
  non_resident: ['ifi.non_resident'],
  taxe_fonciere: ['charges', 'micro_foncier_recettes'],
  dividendes: ['dividendes', 'societe.distribue', 'nature=dividendes', 'epargne'],
  interets_percus: ['interets', 'epargne'],
  plus_value_titres: ['plus_value', 'gain', 'capitaux.'],
  crypto: ['numerique.'],
  loyers: [
    'foncier',
    'location.',
    'lmnp',
    'activite.',
    'tourisme',
    'autres_biens',
    'vente.',
    'ifi.',
    'succession.',
    'donation.',
    'emploi_domicile',
    'pension',
  ],
  pension_versee: ['pension', 'poste.nature=prestation'],
  per: ['per_', 'epargne_retraite.', 'nature=epargne_retraite', 'seuil'],
  dons: ['dons_', 'poste.nature=don', 'societe.don'],
  emploi_domicile: ['emploi_domicile', 'nature=emploi'],
  garde_enfants: ['garde_enfants', 'nature=garde', 'emploi_domicile', 'nature=emploi'],
  micro: ['micro', 'activite.', 'lmnp', 'tourisme', 'nature=cotisations'],
  reel: ['reel', 'location.', 'charges', 'foncier', 'amortissements'],
  // Its members and itself are taxed by rules of their own.
  resultat_comptable: ['deficit', 'location.', 'vnc', 'amortissement'],
  cooperative: [],
  reprise_du_travail: [],
  sci: ['societe.', 'ifi.', 'location.', 'demembrement.', 'activite.part'],
  is: ['societe.', 'dividendes', 'tva.', 'vehicule.'],
  adoption: [],
  enfant_marie: [],
  detachement: ['pension'],
  majeur_rattache: ['enfants.'],
  enfant_majeur: ['scolarite', 'majeur', 'annee_naissance=200'],
  imposition_separee: [],
  abattement_de_detention: [],
  conjoint_survivant: ['conjoint', 'lien=conjoint', 'lien=partenaire'],
  demi_lien: ['lien=frere_soeur'],
  beau_lien: ['lien=autre'],
  assurance_vie: ['rachat.', 'deces.', 'assurance_vie'],
  travaux: ['vente.', 'charges', 'deficit', 'tva.'],
  frais_acte: ['frais', 'charges', 'acte.'],
  // On a sale they are paid; free of charge, they are what is asked.
  droits_de_mutation: ['frais', 'charges', 'acte.', 'succession.', 'donation.', 'deces.'],
  emprunt: ['acte.', 'dette', 'passif', 'interets', 'charges', 'deficit', 'actif_net'],
  gerance: ['salaires', 'societe.', 'dividendes_cotisations', 'poste.capital'],
  federal: ['niveau'],
  chomage: ['salaires'],
  reversion: ['pensions_retraite'],
  retraite: [
    'pensions_retraite',
    'depart_retraite',
    'nature=abattement_pensions',
    'nature=csg_pension',
    'per_',
    'epargne_retraite',
  ],
  indemnite: ['vehicule.'],
  recu_ou_prete: ['passif', 'donation.', 'succession.', 'emprunt', 'dettes', 'poste.'],
  heritage: ['succession.', 'donation.', 'deces.', 'vente.', 'demembrement', 'ifi.', 'acte=partage'],
  jeu: [],
  partage: ['acte.'],
  bien_meuble: ['ifi.', 'succession.', 'donation.'],
  maladie_longue: [],
  ignorance: [],
  heures_sup: ['nature=heures'],
  formation: [],
  cdhr: ['calculer_impot', 'comparer_impots'],
  annee_prochaine: ['annee=2026', 'annee=2027', 'date=2027'],
  parts_egales: ['beneficiaires>1', 'heritiers>1', 'donateurs>1', 'parts'],
  franchise: ['franchise'],
  residence_principale: ['residence_principale'],
  somme_d_argent: ['don_familial'],
  accueil: [],
  tout_recent: [`annee=${CETTE_ANNEE}`, 'date', 'calculer_impot', 'comparer_impots'],
  parent_isole: ['parent_isole', 'monoparental', 'situation=marie', 'situation=pacse'],
};

function lie(f: Feuille, outils: readonly string[], annee: number, motif: string): boolean {
  if (motif.startsWith('calculer_') || motif.startsWith('comparer_')) return outils.includes(motif);
  const [compte = '', minimum] = motif.split('>');
  if (minimum !== undefined) return f.chemin.includes(compte) && Number(f.valeur) > Number(minimum);
  const [chemin = '', valeur] = motif.replace(CETTE_ANNEE, String(annee)).split('=');
  if (!f.chemin.includes(chemin)) return false;
  return valeur === undefined ? f.valeur !== false && f.valeur !== 0 : String(f.valeur).startsWith(valeur);
}

/** Words that decide of some calculations only. */
const SEULEMENT: Readonly<Record<string, readonly string[]>> = {
  somme_d_argent: ['calculer_donation'],
  resultat_comptable: ['calculer_impot_societes'],
  reprise_du_travail: ['calculer_impot', 'comparer_impots'],
  conjoint_survivant: ['calculer_succession'],
  residence_principale: ['calculer_ifi', 'calculer_plus_value_immobiliere'],
  enfant_marie: ['calculer_impot', 'comparer_impots'],
  detachement: ['calculer_impot', 'comparer_impots'],
  enfant_majeur: ['calculer_impot', 'comparer_impots'],
  majeur_rattache: ['calculer_impot', 'comparer_impots'],
  travaux: [
    'calculer_plus_value_immobiliere',
    'calculer_deficit_foncier',
    'calculer_tva',
    'calculer_impot',
    'comparer_impots',
    'calculer_ifi',
  ],
  parts_egales: ['calculer_donation', 'calculer_succession', 'calculer_assurance_vie_deces'],
};

/** « IFD + ICC »: a part asked with the other one is the whole, which the calculation gives. */
const ENSEMBLE: Readonly<Record<string, { readonly avec: string; readonly outil: string }>> = {
  federal: { avec: 'cantonal', outil: 'calculer_impot_suisse' },
};

const DETACHEMENT = 'detachement';

/** Decisive words, and whether a fact of the calculation reads each of them; undefined for those that need none. */
export class MotsLus {
  readonly #feuilles: readonly Feuille[];
  readonly #outils: readonly string[];
  readonly #annee: number;

  /** @param annee the year of the question */
  constructor(feuilles: readonly Feuille[], outils: readonly string[], annee: number) {
    this.#feuilles = feuilles;
    this.#outils = outils;
    this.#annee = annee;
  }

  /** @param dits the other decisive words, when two of them said together ask for all that each asks a part of */
  estLu(concept: string, dits: readonly string[] = []): boolean | undefined {
    if (concept === DETACHEMENT && this.#gardeLesMemesEnfants()) return false;
    const ensemble = ENSEMBLE[concept];
    if (ensemble !== undefined && dits.includes(ensemble.avec) && this.#outils.includes(ensemble.outil)) return true;
    const seuls = SEULEMENT[concept];
    if (seuls !== undefined && !seuls.some((outil) => this.#outils.includes(outil))) return undefined;
    return PREUVES[concept]?.some(
      (motif) => this.#feuilles.some((f) => lie(f, this.#outils, this.#annee, motif)) || this.#outils.includes(motif),
    );
  }

  /** Whether a fact of the calculation holds this: « option_conjoint=quart ». */
  tient(motif: string): boolean {
    return this.#feuilles.some((f) => lie(f, this.#outils, this.#annee, motif));
  }

  /** A comparison of two households that count as many children: nobody left. */
  #gardeLesMemesEnfants(): boolean {
    const enfants = this.#feuilles.filter(
      (f) => f.chemin.endsWith('.annee_naissance') && f.chemin.includes('enfants.'),
    );
    const [avant, apres] = ['scenarios.0.', 'scenarios.1.'].map(
      (debut) => enfants.filter((f) => f.chemin.startsWith(debut)).length,
    );
    return this.#outils.includes('comparer_impots') && avant === apres;
  }
}
