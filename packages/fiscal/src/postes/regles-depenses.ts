import { euros, nombre, pourcent } from '../core/typographie.ts';
import type { NatureDepense } from './demande.ts';
import {
  auTaux,
  centime,
  type EtapePoste,
  type LireNombre,
  liste,
  plafonnerPuisTaux,
  type ReglePoste,
  somme,
} from './regle.ts';
import { retenirLesServices } from './services-a-domicile.ts';

/** The ceiling of gifts at 75 % was raised in the course of the year (LF 2026 art. 28). */
const releveDansLAnnee = (lire: LireNombre): boolean => lire('ir.dons.plafond_75_releve') > lire('ir.dons.plafond_75');

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
            demande.alternee === true ? 2 : 1,
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
      const comptes = enfants + (age >= lire('ir.emploi_domicile.age_majoration') ? 1 : 0);
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
    hypotheses: [
      'Société éligible, titres gardés le temps exigé, personne seule ; l’impôt suffit à porter la réduction, dans le plafond global.',
    ],
    etapes: plafonnerPuisTaux('Réduction d’impôt', 'avantages.pme_plafond_seul', 'avantages.pme_taux', 'par an'),
  },
  don: {
    libelle: 'Réduction pour dons',
    article: 'CGI art. 200',
    unite: 'EUR',
    entree: 'Dons',
    hypotheses: ['Dons dans la limite d’une part du revenu imposable ; l’impôt suffit à porter la réduction.'],
    etapes: (demande, lire) => {
      const { revenus } = demande;
      if (revenus === undefined) return auTaux('Réduction d’impôt', 'ir.dons.taux_66')(demande, lire);
      const limite = centime(revenus * lire('ir.dons.limite_revenu'));
      const retenus = Math.min(somme(demande.montants), limite);
      const reporte = somme(demande.montants) - retenus;
      return [
        {
          regle: 'poste.reporte',
          libelle: 'Dons reportés',
          valeur: reporte,
          formule: `${euros(somme(demande.montants))} − ${euros(retenus)} (${pourcent(lire('ir.dons.limite_revenu'))} de ${euros(revenus)}) = ${euros(reporte)}`,
          parametres: ['ir.dons.limite_revenu'],
        },
        ...auTaux('Réduction d’impôt', 'ir.dons.taux_66')({ ...demande, montants: [retenus] }, lire),
      ];
    },
  },
  don_difficulte: {
    libelle: 'Réduction pour dons aux personnes en difficulté',
    article: 'CGI art. 200 1 ter',
    unite: 'EUR',
    entree: 'Dons',
    hypotheses: ['Surplus dans la limite d’une part du revenu imposable ; l’impôt suffit à porter la réduction.'],
    reserves: ({ montants, depuis_octobre_2025 }, lire) =>
      releveDansLAnnee(lire) && depuis_octobre_2025 === undefined && somme(montants) > lire('ir.dons.plafond_75')
        ? [
            `Dons de 2025 : le plafond est de ${euros(lire('ir.dons.plafond_75_releve'))} pour ceux qui ont été versés à compter du 14 octobre, de ${euros(lire('ir.dons.plafond_75'))} avant ; sans date, le second est retenu.`,
          ]
        : [],
    etapes: ({ montants, dons_ordinaires = 0, depuis_octobre_2025 = false, revenus }, lire) => {
      const total = somme(montants);
      const releve = releveDansLAnnee(lire) && depuis_octobre_2025;
      const plafond = releve ? 'ir.dons.plafond_75_releve' : 'ir.dons.plafond_75';
      const majore = Math.min(total, lire(plafond));
      const surplus = total - majore + dons_ordinaires;
      // What is kept at the raised rate is not counted in the limit.
      const reste = Math.min(surplus, centime((revenus ?? Infinity) * lire('ir.dons.limite_revenu')));
      const reduction = centime(majore * lire('ir.dons.taux_75') + reste * lire('ir.dons.taux_66'));
      return [
        ...(revenus === undefined
          ? []
          : [
              {
                regle: 'poste.reporte',
                libelle: 'Dons reportés',
                valeur: surplus - reste,
                formule: `${euros(surplus)} − ${euros(reste)} (au plus ${pourcent(lire('ir.dons.limite_revenu'))} de ${euros(revenus)}) = ${euros(surplus - reste)}`,
                parametres: ['ir.dons.limite_revenu'] as const,
              },
            ]),
        {
          regle: 'poste.base',
          libelle: 'Part au taux majoré',
          valeur: majore,
          formule: `${euros(total)}, au plus ${euros(lire(plafond))} : ${euros(majore)}`,
          parametres: [plafond],
        },
        {
          regle: 'poste.montant',
          libelle: 'Réduction d’impôt',
          valeur: reduction,
          formule: `${pourcent(lire('ir.dons.taux_75'))} × ${euros(majore)} + ${pourcent(lire('ir.dons.taux_66'))} × ${euros(reste)} = ${euros(reduction)}`,
          parametres: ['ir.dons.taux_75', 'ir.dons.taux_66'],
        },
      ];
    },
  },
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
    hypotheses: ['Enfants à charge ou rattachés, scolarisés au 31 décembre, en garde exclusive.'],
    etapes: ({ montants }, lire) => {
      const noms = ['college', 'lycee', 'superieur'].map((niveau) => `ir.scolarite.${niveau}`);
      const reduction = noms.reduce((total, nom, i) => total + (montants[i] ?? 0) * lire(nom), 0);
      const termes = noms.flatMap((nom, i) =>
        (montants[i] ?? 0) > 0 ? [`${nombre(montants[i] ?? 0)} × ${euros(lire(nom))}`] : [],
      );
      return [
        {
          regle: 'poste.montant',
          libelle: 'Réduction d’impôt',
          valeur: reduction,
          formule: `${termes.join(' + ')} = ${euros(reduction)}`,
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
