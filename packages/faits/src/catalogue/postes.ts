import { annee, choix, compte, date, montant, ouiNon, taux } from './fabrique.ts';
import type { DefinitionFait } from '../types.ts';

/** A line of the return, or of an assessment, that is computed by itself. */
const NATURES = {
  garde: 'garde d’un jeune enfant',
  emploi_domicile: 'emploi à domicile',
  don: 'don à une œuvre',
  don_difficulte: 'don à un organisme d’aide aux personnes en difficulté',
  cotisation_syndicale: 'cotisation syndicale',
  dependance: 'frais de dépendance',
  souscription_pme: 'souscription au capital d’une PME',
  prestation_compensatoire: 'prestation compensatoire',
  scolarite: 'frais de scolarité',
  pension_enfant_majeur: 'pension à un enfant majeur',
  teletravail: 'allocation de télétravail',
  heures_supplementaires: 'heures supplémentaires',
  abattement_salaires: 'abattement des salaires',
  abattement_pensions: 'abattement des pensions',
  dividendes_bareme: 'dividendes au barème',
  rente_viagere: 'rente viagère',
  csg_pension_normale: 'CSG d’une pension au taux normal',
  csg_pension_mediane: 'CSG d’une pension au taux médian',
  csg_pension_reduite: 'CSG d’une pension au taux réduit',
  retenue_source: 'retenue à la source',
  quotient_familial: 'plafond du quotient familial',
  cotisations_vente: 'cotisations d’une activité de vente',
  cotisations_service: 'cotisations d’une activité de services',
  cotisations_liberal: 'cotisations d’une activité libérale',
  interet_retard: 'intérêt de retard',
  majoration_paiement: 'majoration de paiement tardif',
  majoration_depot: 'majoration de dépôt tardif',
  majoration_mise_en_demeure: 'majoration après mise en demeure',
  majoration_defaut: 'majoration pour défaut de déclaration',
} as const;

export const FAITS_POSTES: readonly DefinitionFait[] = [
  choix('poste.nature', 'ce qui est calculé', NATURES),
  annee('poste.annee', 'année'),
  montant('poste.montants.*', 'montant'),
  compte('poste.enfants', 'enfants à charge', 'nombre'),
  ouiNon('poste.alternee', 'garde alternée', {
    defaut: { valeur: false, phrase: 'Enfant à la charge exclusive du foyer.', coutumier: true },
  }),
  montant('poste.dons_ordinaires', 'autres dons aux œuvres', { article: 'CGI art. 200' }),
  montant('poste.revenus', 'revenus'),
  ouiNon('poste.premiere_annee', 'première année'),
  ouiNon('poste.depuis_octobre_2025', 'dons versés depuis le 14 octobre 2025', { article: 'CGI art. 200' }),
  compte('poste.mois', 'mois', 'mois'),
  date('poste.date_limite', 'date limite de paiement', { article: 'CGI art. 1727' }),
  date('poste.date_paiement', 'date du paiement', { article: 'CGI art. 1727' }),
  compte('poste.age', 'âge', 'age'),
  taux('poste.taux', 'taux'),
];
