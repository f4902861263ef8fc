import type { Feuille } from '@francis/faits';

/** What proves that a decisive word was read: a fact whose path holds one of these, and holds it true; or a tool. */
const PREUVES: Readonly<Record<string, readonly string[]>> = {
  usufruit: ['usufruit', 'nue_propriete', 'age_conjoint', 'calculer_demembrement'],
  nue_propriete: ['usufruit', 'nue_propriete', 'age_conjoint', 'calculer_demembrement'],
  alternee: ['alternee', 'enfants=0.5', 'enfants=1.5'],
  handicap: ['handicap', 'invalid'],
  combattant: ['combattant'],
  dutreil: [],
  surtaxe: ['plus_value_imposable', 'calculer_plus_value_immobiliere'],
  versement_liberatoire: ['versement_liberatoire'],
  frais_reels: ['frais', 'charges', 'vehicule.'],
  electrique: ['electrique'],
  outre_mer: ['outre_mer', 'territoire'],
  non_resident: [],
  taxe_fonciere: ['charges'],
  dividendes: ['dividendes', 'nature=dividendes'],
  interets_percus: ['interets'],
  plus_value_titres: ['plus_value', 'gain'],
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
  ],
  pension_versee: ['pension', 'poste.nature=prestation'],
  per: ['per_', 'epargne_retraite.', 'seuil'],
  dons: ['dons_', 'poste.nature=don'],
  emploi_domicile: ['emploi_domicile', 'nature=emploi'],
  garde_enfants: ['garde_enfants', 'nature=garde', 'emploi_domicile', 'nature=emploi'],
  micro: ['micro', 'activite.', 'lmnp', 'tourisme', 'nature=cotisations'],
  reel: ['reel', 'location.', 'charges', 'foncier', 'amortissements'],
  sci: ['societe.', 'ifi.', 'location.'],
  is: ['societe.', 'dividendes', 'tva.'],
  adoption: [],
  demi_lien: ['lien=frere_soeur'],
  beau_lien: ['lien=autre'],
  assurance_vie: ['rachat.', 'deces.', 'assurance_vie'],
  travaux: ['vente.', 'charges', 'deficit', 'tva.'],
  frais_acte: ['frais', 'charges'],
  emprunt: ['dettes', 'interets', 'charges', 'deficit', 'actif_net'],
  gerance: ['salaires', 'societe.'],
  federal: ['niveau'],
  chomage: ['salaires'],
  reversion: ['pensions_retraite'],
  retraite: ['pensions_retraite', 'nature=abattement_pensions', 'nature=csg_pension', 'per_', 'epargne_retraite'],
  indemnite: [],
  recu_ou_prete: ['donation.', 'succession.', 'emprunt', 'dettes', 'poste.'],
  heritage: ['succession.', 'donation.', 'deces.', 'vente.', 'demembrement', 'ifi.'],
  jeu: [],
  partage: [],
  bien_meuble: ['ifi.', 'succession.', 'donation.'],
  maladie_longue: [],
  heures_sup: ['nature=heures'],
  annee_prochaine: ['annee=2026', 'annee=2027', 'date=2027'],
};

const lie = (f: Feuille, outils: readonly string[], motif: string): boolean => {
  if (motif.startsWith('calculer_')) return outils.includes(motif);
  const [chemin = '', valeur] = motif.split('=');
  if (!f.chemin.includes(chemin)) return false;
  return valeur === undefined ? f.valeur !== false && f.valeur !== 0 : String(f.valeur).startsWith(valeur);
};

/** Decisive words that no fact of the calculation reads. */
export function motsNonLus(
  concepts: readonly string[],
  feuilles: readonly Feuille[],
  outils: readonly string[],
): string[] {
  return concepts.filter((concept) => {
    const preuves = PREUVES[concept];
    if (preuves === undefined) return false;
    return !preuves.some((motif) => feuilles.some((f) => lie(f, outils, motif)) || outils.includes(motif));
  });
}
