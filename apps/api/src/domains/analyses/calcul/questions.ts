import { NAISSANCES_SUPPOSEES } from '@francis/faits/adaptateurs';
import {
  type Question,
  ESSAI,
  AGE,
  premier,
  ages,
  salarie,
  statut,
  dEnfants,
  outreMerDe,
  montant,
  statutPro,
  aUneSociete,
  haut,
  residenceDite,
} from './contexte.ts';
import { QUESTIONS_REVENUS } from './questions-revenus.ts';

/** What may change the tax and that the fields of a file do not hold: asked of those it may concern. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'situation',
    libelle: 'situation de famille',
    question: 'Quelle est la situation de famille du client ?',
    decisif: true,
    seul: ({ dossier }) => !dossier.faits.some(({ chemin }) => chemin === 'foyer.situation'),
  },
  {
    id: 'revenus_1',
    libelle: 'revenus du client',
    question: 'Quels sont les revenus du client, et de quelle nature ?',
    decisif: true,
    seul: (c) => !c.dossier.sansRevenu.includes(1) && !c.dit('foyer.declarant1.'),
  },
  {
    id: 'revenus_2',
    libelle: 'revenus du conjoint',
    question: 'Quels sont les revenus du conjoint ? Écrivez 0 s’il n’en a pas.',
    decisif: true,
    seul: (c) => c.couple && !c.dossier.sansRevenu.includes(2) && !c.dit('foyer.declarant2.'),
  },
  {
    id: NAISSANCES_SUPPOSEES,
    libelle: 'années de naissance des enfants',
    question: 'Quelle est l’année de naissance de chaque enfant ?',
    decisif: true,
    seul: ({ dossier }) => [...dossier.supposes].some((chemin) => chemin.endsWith('annee_naissance')),
  },
  {
    id: 'parent_isole_T',
    libelle: 'parent isolé (case T)',
    question: 'Le client vit-il seul avec ses enfants, sans autre adulte ?',
    decisif: true,
    seul: (c) => !c.couple && c.aCharge > 0 && !c.dit('foyer.parent_isole_T'),
    essai: (f) => ({ ...f, parent_isole_T: true }),
  },
  {
    id: 'garde_alternee',
    libelle: 'résidence des enfants (garde alternée)',
    question: 'Les enfants vivent-ils en garde alternée ?',
    seul: (c) => c.aCharge > 0 && !residenceDite(c.fiche) && !c.raconte('foyer.enfants.0.garde_alternee'),
    essai: (f) => ({ ...f, enfants: f.enfants.map((e) => ({ ...e, garde_alternee: true })) }),
  },
  {
    id: 'annee_deces_conjoint',
    libelle: 'date du veuvage',
    question: 'En quelle année le conjoint est-il décédé ?',
    decisif: true,
    seul: (c) => statut(c) === 'Veuf/Veuve' && !c.dit('foyer.annee_deces_conjoint'),
    essai: (f, c) => ({ ...f, annee_deces_conjoint: c.dossier.annee }),
  },
  {
    id: 'annee_naissance_declarant2',
    libelle: 'date de naissance du conjoint',
    question: 'Quelle est l’année de naissance du conjoint ?',
    seul: (c) => c.couple && !c.dit('foyer.annee_naissance_declarant2'),
    essai: (f) => ({ ...f, annee_naissance_declarant2: f.annee_naissance_declarant1 }),
  },
  {
    id: 'departement_outre_mer',
    libelle: 'résidence outre-mer au 31 décembre',
    question: 'Le foyer habitait-il outre-mer au 31 décembre ?',
    decisif: true,
    seul: (c) => outreMerDe(c) !== undefined && !c.dit('foyer.departement_outre_mer'),
    essai: (f, c) => ({ ...f, departement_outre_mer: outreMerDe(c) ?? f.departement_outre_mer }),
  },
  {
    id: 'frais_reels',
    libelle: 'frais réels (kilomètres, puissance du véhicule, repas)',
    question: 'Quels frais professionnels réels peut-on justifier ?',
    seul: (c) =>
      salarie(c) && !c.dit('foyer.declarant1.frais_reels', 'foyer.declarant2.frais_reels', 'projet.declarant'),
    essai: (f) => premier(f, { frais_reels: Math.round(f.declarant1.salaires * ESSAI.frais) }),
  },
  {
    id: 'garde_enfants',
    libelle: 'dépense de garde des jeunes enfants',
    question: 'Combien a coûté la garde des enfants de moins de six ans, aides déduites ?',
    seul: (c) => dEnfants(c, 0, AGE.garde) && !c.dit('foyer.garde_enfants'),
    essai: (f, c) => ({
      ...f,
      garde_enfants: ages(f, c.dossier.annee).flatMap((age) => (age <= AGE.garde ? [ESSAI.garde] : [])),
    }),
  },
  {
    id: 'scolarite',
    libelle: 'niveau scolaire des enfants',
    question: 'En quelle classe sont les enfants au 31 décembre ?',
    seul: (c) => dEnfants(c, AGE.college) && !c.dit('foyer.scolarite'),
    essai: (f, c) => {
      const eux = ages(f, c.dossier.annee);
      const entre = (de: number, a: number): number => eux.filter((age) => age >= de && age < a).length;
      return {
        ...f,
        scolarite: {
          college: entre(AGE.college, AGE.lycee),
          lycee: entre(AGE.lycee, AGE.superieur),
          superieur: entre(AGE.superieur, 99),
        },
      };
    },
  },
  {
    id: 'rattachement',
    libelle: 'études et rattachement des enfants majeurs, aide versée',
    question: 'L’enfant majeur étudie-t-il, et demande-t-il son rattachement ?',
    seul: (c) => dEnfants(c, AGE.superieur),
  },
  {
    id: 'invalidite',
    libelle: 'carte d’invalidité du foyer, rente-survie, travaux d’adaptation',
    question: 'Quelqu’un du foyer, enfants compris, a-t-il une carte d’invalidité ?',
    seul: (c) => !c.raconte('foyer.invalidite_', 'foyer.enfants.0.invalide'),
    essai: (f) => ({ ...f, invalidite_declarant1_P: true }),
  },
  {
    id: 'ancien_combattant',
    libelle: 'carte du combattant',
    question: 'Le client, ou son conjoint décédé, a-t-il la carte du combattant ?',
    seul: (c) => (c.age ?? 0) >= AGE.combattant && !c.dit('foyer.ancien_combattant'),
    essai: (f, c) => ({ ...f, [c.couple ? 'ancien_combattant_couple_S' : 'ancien_combattant_W']: true }),
  },
  {
    id: 'case_L',
    libelle: 'enfant élevé seul pendant cinq ans (case L)',
    question: 'Le client vit-il seul après avoir élevé seul un enfant pendant cinq ans ?',
    seul: (c) => !c.couple && c.aCharge === 0 && (c.age ?? 0) >= AGE.retraite && !c.dit('foyer.case_L'),
    essai: (f) => ({ ...f, case_L: true }),
  },
  {
    id: 'emploi_domicile',
    libelle: 'emploi à domicile',
    question: 'Combien le foyer a-t-il payé d’aide à domicile ?',
    seul: (c) => !c.dit('foyer.emploi_domicile'),
    essai: (f) => ({ ...f, emploi_domicile: ESSAI.emploi }),
  },
  {
    id: 'dons',
    libelle: 'dons, et excédents reportés',
    question: 'Quels dons le foyer a-t-il faits, et à qui ?',
    seul: (c) => !c.dit('foyer.dons_'),
    essai: (f) => ({ ...f, dons_66: ESSAI.don }),
  },
  {
    id: 'plafond_per',
    libelle: 'plafond d’épargne retraite de l’avis',
    question: 'Quel plafond d’épargne retraite l’avis indique-t-il, pour chacun ?',
    seul: (c) => !c.dit('foyer.declarant1.per_plafond', 'foyer.declarant2.per_plafond'),
    essai: (f) => premier(f, { per_versements: Math.round(f.declarant1.salaires * ESSAI.per) }),
  },
  {
    id: 'pensions_versees',
    libelle: 'pensions versées à un ascendant ou à un enfant',
    question: 'Le client aide-t-il un parent ou un enfant majeur, et de combien ?',
    seul: (c) =>
      !c.dit(
        'foyer.pensions_alimentaires_autres',
        'foyer.pension_alimentaire_enfant_majeur',
        'foyer.pensions_enfants_majeurs.',
      ),
    essai: (f) => ({ ...f, pensions_alimentaires_autres: ESSAI.pension }),
  },
  {
    id: 'cotisations_syndicales',
    libelle: 'cotisations syndicales',
    question: 'Quelles cotisations syndicales ont été payées ?',
    seul: (c) =>
      salarie(c) && !c.dit('foyer.declarant1.cotisations_syndicales', 'foyer.declarant2.cotisations_syndicales'),
    essai: (f) => premier(f, { cotisations_syndicales: ESSAI.syndicat }),
  },
  {
    id: 'rfr_anterieurs',
    libelle: 'revenus fiscaux de référence des deux années d’avant',
    question: 'Quels sont les revenus de référence des deux avis précédents ?',
    seul: (c) => haut(c) && !c.dit('foyer.rfr_n_moins_'),
  },
  {
    id: 'dirigeant',
    libelle: 'société : statut, part, salaire et dividende, régime (IR ou IS), report et abattement de cession',
    question: 'Le client détient-il une société : quel statut, quelle part, quel régime ?',
    // A gain may be that of one's own company, sold.
    seul: (c) => statutPro(c, 'Indépendant') || aUneSociete(c) || montant(c, 'plus_values_mobilieres_foyer') > 0,
  },
  {
    id: 'revenus_etrangers',
    libelle: 'revenus de source étrangère, pays et impôt payé',
    question: 'Une part des revenus est-elle gagnée ou imposée à l’étranger ?',
    seul: (c) => salarie(c),
  },
  ...QUESTIONS_REVENUS,
];
