import { euros, nombre, pourcent } from '../core/typographie.ts';
import { DERNIERE_ANNEE_PME_RELEVEE } from '../france/parametres/droit/avantages.ts';
import type { NatureDepense } from './demande.ts';
import {
  auTaux,
  centime,
  type EtapePoste,
  liste,
  parEnfantAlterne,
  plafonnerPuisTaux,
  type ReglePoste,
  somme,
} from './regle.ts';
import { REGLES_DONS } from './regles-dons.ts';
import { retenirLesServices } from './services-a-domicile.ts';

/** A child too old on 1 January opens no credit. */
const tropGrand = (age: number): readonly EtapePoste[] => [
  {
    regle: 'poste.base',
    libelle: 'Dépenses retenues',
    valeur: 0,
    formule: `Enfant de ${age} ans au 1er janvier : aucune dépense retenue à cet âge`,
    parametres: ['avantages.garde_age'],
  },
  {
    regle: 'poste.montant',
    libelle: 'Crédit d’impôt',
    valeur: 0,
    formule: 'Aucune dépense retenue',
    parametres: [],
  },
];

/** Expenses that open a credit, a reduction or a deduction. */
export const REGLES_DEPENSES: Readonly<Record<NatureDepense, ReglePoste>> = {
  garde: {
    libelle: 'Crédit d’impôt pour garde de jeunes enfants',
    article: 'CGI art. 200 quater B',
    unite: 'EUR',
    entree: 'Frais de garde',
    hypotheses: ['Enfants de moins de six ans au 1er janvier, gardés hors du domicile ; aides déjà retranchées.'],
    etapes: (demande, lire) =>
      demande.age !== undefined && demande.age >= lire('avantages.garde_age')
        ? tropGrand(demande.age)
        : plafonnerPuisTaux(
            'Crédit d’impôt',
            'ir.garde.plafond',
            'ir.garde.taux',
            demande.alternee === true ? 'par enfant, divisé par deux' : 'par enfant',
            parEnfantAlterne(demande),
          )(demande, lire),
  },
  emploi_domicile: {
    libelle: 'Crédit d’impôt pour emploi à domicile',
    article: 'CGI art. 199 sexdecies',
    unite: 'EUR',
    entree: 'Dépenses d’emploi à domicile',
    hypotheses: [
      'Aucune invalidité, ni autre enfant à charge ou membre du foyer de plus de 65 ans que ceux indiqués ; aides déjà retranchées.',
    ],
    etapes: (demande, lire) => {
      const { enfants = 0, premiere_annee = false, age = 0 } = demande;
      // Each member of the household who reaches that age in the year raises the limit as a child does.
      const comptes = enfants / parEnfantAlterne(demande) + (age >= lire('ir.emploi_domicile.age_majoration') ? 1 : 0);
      const { total, limites } = retenirLesServices(demande, lire);
      const suffixe = premiere_annee ? '_premiere_annee' : '';
      const noms = [`plafond${suffixe}`, 'majoration', `plafond_majore${suffixe}`].map(
        (n) => `ir.emploi_domicile.${n}`,
      );
      const [base = 0, majoration = 0, borne = 0] = noms.map(lire);
      const plafond = Math.min(base + comptes * majoration, Math.max(base, borne));
      const retenues = Math.min(total, plafond);
      const taux = lire('ir.emploi_domicile.taux');
      return [
        ...limites,
        {
          regle: 'poste.base',
          libelle: 'Dépenses retenues',
          valeur: retenues,
          formule: `${euros(total)}, au plus ${euros(plafond)} (${euros(base)} + ${nombre(comptes)} × ${euros(majoration)}, dans la limite de ${euros(borne)})`,
          parametres: noms,
        },
        {
          regle: 'poste.montant',
          libelle: 'Crédit d’impôt',
          valeur: centime(retenues * taux),
          formule: `${pourcent(taux)} × ${euros(retenues)} = ${euros(centime(retenues * taux))}`,
          parametres: ['ir.emploi_domicile.taux'],
        },
      ];
    },
  },
  prestation_compensatoire: {
    libelle: 'Réduction pour prestation compensatoire en capital',
    article: 'CGI art. 199 octodecies',
    unite: 'EUR',
    entree: 'Capital versé',
    hypotheses: ['Capital fixé par le juge et versé en entier dans les douze mois du jugement ; l’impôt suffit.'],
    etapes: plafonnerPuisTaux('Réduction d’impôt', 'foyer.prestation_plafond', 'foyer.prestation_taux', 'en tout'),
  },
  souscription_pme: {
    libelle: 'Réduction pour souscription au capital d’une PME',
    article: 'CGI art. 199 terdecies-0 A',
    unite: 'EUR',
    entree: 'Versement',
    hypotheses: ({ couple }) => [
      `Société éligible, titres gardés le temps exigé, ${couple === true ? 'couple imposé ensemble' : 'personne seule'} ; l’impôt suffit à porter la réduction, dans le plafond global.`,
      'Ce qui dépasse la limite de l’année ouvre droit à la réduction des quatre années suivantes.',
    ],
    reserves: ({ annee, couple, montants }, lire) => [
      ...(couple === undefined && somme(montants) > lire('avantages.pme_plafond_seul')
        ? [
            `Situation de famille non dite : la limite d’une personne seule est retenue ; celle d’un couple imposé ensemble est de ${euros(lire('avantages.pme_plafond_couple'))}.`,
          ]
        : []),
      ...(annee <= DERNIERE_ANNEE_PME_RELEVEE
        ? [
            'Versements de 2022 et de 2023 : un taux plus élevé a joué une partie de chaque année ; le taux ordinaire est retenu.',
          ]
        : []),
    ],
    etapes: (demande, lire) =>
      plafonnerPuisTaux(
        'Réduction d’impôt',
        demande.couple === true ? 'avantages.pme_plafond_couple' : 'avantages.pme_plafond_seul',
        'avantages.pme_taux',
        'par an',
      )(demande, lire),
  },
  ...REGLES_DONS,
  cotisation_syndicale: {
    libelle: 'Crédit d’impôt pour cotisations syndicales',
    article: 'CGI art. 199 quater C',
    unite: 'EUR',
    entree: 'Cotisations',
    hypotheses: ['Déduction de 10 % et non frais réels ; cotisations dans la limite d’une part du revenu.'],
    etapes: (demande, lire) => {
      const { revenus } = demande;
      if (revenus === undefined) return auTaux('Crédit d’impôt', 'ir.syndicat.taux')(demande, lire);
      const limite = centime(revenus * lire('ir.syndicat.limite_revenu'));
      const retenues = Math.min(somme(demande.montants), limite);
      return [
        {
          regle: 'poste.base',
          libelle: 'Cotisations retenues',
          valeur: retenues,
          formule: `${euros(somme(demande.montants))}, au plus ${pourcent(lire('ir.syndicat.limite_revenu'))} de ${euros(revenus)} : ${euros(retenues)}`,
          parametres: ['ir.syndicat.limite_revenu'],
        },
        ...auTaux('Crédit d’impôt', 'ir.syndicat.taux')({ ...demande, montants: [retenues] }, lire),
      ];
    },
  },
  dependance: {
    libelle: 'Réduction pour frais de dépendance et d’hébergement',
    article: 'CGI art. 199 quindecies',
    unite: 'EUR',
    entree: 'Frais de la personne hébergée',
    hypotheses: ['Aides déjà retranchées ; l’impôt suffit à porter la réduction.'],
    etapes: plafonnerPuisTaux('Réduction d’impôt', 'avantages.ehpad_plafond', 'avantages.ehpad_taux', 'par personne'),
  },
  scolarite: {
    libelle: 'Réduction pour frais de scolarité',
    article: 'CGI art. 199 quater F',
    unite: 'nombre',
    entree: 'Enfants scolarisés',
    hypotheses: ({ alternee }) => [
      alternee === true
        ? 'Enfants à charge partagée, tous en résidence alternée, scolarisés au 31 décembre.'
        : 'Enfants à charge ou rattachés, scolarisés au 31 décembre, en garde exclusive.',
    ],
    etapes: (demande, lire) => {
      const { montants } = demande;
      const noms = ['college', 'lycee', 'superieur'].map((niveau) => `ir.scolarite.${niveau}`);
      const pleine = noms.reduce((total, nom, i) => total + (montants[i] ?? 0) * lire(nom), 0);
      const part = parEnfantAlterne(demande);
      const reduction = pleine / part;
      const termes = noms.flatMap((nom, i) =>
        (montants[i] ?? 0) > 0 ? [`${nombre(montants[i] ?? 0)} × ${euros(lire(nom))}`] : [],
      );
      return [
        {
          regle: 'poste.montant',
          libelle: 'Réduction d’impôt',
          valeur: reduction,
          formule:
            part === 1
              ? `${termes.join(' + ')} = ${euros(reduction)}`
              : `(${termes.join(' + ')}) ÷ ${nombre(part)} = ${euros(reduction)}`,
          parametres: noms,
        },
      ];
    },
  },
  pension_enfant_majeur: {
    libelle: 'Pension déductible pour un enfant majeur',
    article: 'CGI art. 156 II 2°',
    unite: 'EUR',
    entree: 'Pension versée',
    hypotheses: ['Enfant majeur dans le besoin, non rattaché au foyer.'],
    etapes: ({ montants }, lire) => {
      const plafond = lire('ir.charges.pension_enfant_majeur');
      const retenus = montants.map((m) => Math.min(m, plafond));
      return [
        {
          regle: 'poste.montant',
          libelle: 'Somme déductible du revenu',
          valeur: somme(retenus),
          formule: `${liste(retenus)} = ${euros(somme(retenus))} (au plus ${euros(plafond)} par enfant)`,
          parametres: ['ir.charges.pension_enfant_majeur'],
        },
      ];
    },
  },
  epargne_retraite: {
    libelle: 'Économie d’impôt d’un versement sur un PER',
    article: 'CGI art. 163 quatervicies',
    unite: 'EUR',
    entree: 'Versement',
    hypotheses: ['Versement déduit en entier, dans votre plafond, et pris tout entier dans la tranche indiquée.'],
    etapes: ({ montants, taux = 0 }) => [
      {
        regle: 'poste.montant',
        libelle: 'Économie d’impôt',
        valeur: centime(somme(montants) * taux),
        formule: `${liste(montants)} × ${pourcent(taux)} = ${euros(centime(somme(montants) * taux))}`,
        parametres: [],
      },
    ],
  },
  teletravail: {
    libelle: 'Frais de télétravail déduits aux frais réels',
    article: 'CGI art. 83 3°',
    unite: 'nombre',
    entree: 'Jours de télétravail',
    hypotheses: ['Option pour les frais réels ; aucune allocation de l’employeur.'],
    etapes: ({ montants }, lire) => {
      const [jour, an] = [lire('teletravail.jour'), lire('teletravail.an')];
      const jours = somme(montants);
      const deduction = Math.min(centime(jours * jour), an);
      return [
        {
          regle: 'poste.montant',
          libelle: 'Déduction pour télétravail',
          valeur: deduction,
          formule: `${nombre(jours)} × ${euros(jour)} = ${euros(centime(jours * jour))}, au plus ${euros(an)} : ${euros(deduction)}`,
          parametres: ['teletravail.jour', 'teletravail.an'],
        },
      ];
    },
  },
};
