import { euros, nombre, pourcent } from '../core/typographie.ts';
import type { NatureAvantage } from './demande.ts';

/** A step that a rule describes: its value and how it was found. Names of legal numbers as in the catalogue. */
export interface EtapeAvantage {
  readonly regle: string;
  readonly libelle: string;
  readonly valeur: number;
  readonly formule: string;
  readonly parametres: readonly string[];
}

/** Legal number of the year, by its name in the catalogue. */
export type LireNombre = (nom: string) => number;

export interface RegleAvantage {
  readonly libelle: string;
  readonly article: string;
  readonly unite: 'EUR' | 'nombre';
  /** Name of one amount, shown with its rank when there are several. */
  readonly entree: string;
  /** What is taken for granted, in French sentences. */
  readonly hypotheses: readonly string[];
  /** The steps, the last one being the result. */
  readonly etapes: (montants: readonly number[], lire: LireNombre) => readonly EtapeAvantage[];
}

const somme = (montants: readonly number[]): number => montants.reduce((total, m) => total + m, 0);
const centime = (montant: number): number => Math.round(montant * 100) / 100;
const liste = (montants: readonly number[]): string => montants.map(euros).join(' + ');

/** Each amount within its ceiling, then a rate: a credit or a reduction. */
function plafonnerPuisTaux(plafond: string, taux: string, par: string): RegleAvantage['etapes'] {
  return (montants, lire) => {
    const [limite, part] = [lire(plafond), lire(taux)];
    const retenus = montants.map((m) => Math.min(m, limite));
    const base = somme(retenus);
    return [
      {
        regle: 'avantage.base',
        libelle: 'Dépenses retenues',
        valeur: base,
        formule: `${liste(retenus)} = ${euros(base)} (au plus ${euros(limite)} ${par})`,
        parametres: [plafond],
      },
      {
        regle: 'avantage.montant',
        libelle: 'Avantage en impôt',
        valeur: centime(base * part),
        formule: `${pourcent(part)} × ${euros(base)} = ${euros(centime(base * part))}`,
        parametres: [taux],
      },
    ];
  };
}

const taux =
  (nom: string): RegleAvantage['etapes'] =>
  (montants, lire) => {
    const base = somme(montants);
    return [
      {
        regle: 'avantage.montant',
        libelle: 'Avantage en impôt',
        valeur: centime(base * lire(nom)),
        formule: `${pourcent(lire(nom))} × ${euros(base)} = ${euros(centime(base * lire(nom)))}`,
        parametres: [nom],
      },
    ];
  };

export const REGLES_AVANTAGE: Readonly<Record<NatureAvantage, RegleAvantage>> = {
  garde: {
    libelle: 'Crédit d’impôt pour garde de jeunes enfants',
    article: 'CGI art. 200 quater B',
    unite: 'EUR',
    entree: 'Frais de garde',
    hypotheses: ['Enfants de moins de six ans au 1er janvier, gardés hors du domicile ; aides déjà retranchées.'],
    etapes: plafonnerPuisTaux('ir.garde.plafond', 'ir.garde.taux', 'par enfant'),
  },
  emploi_domicile: {
    libelle: 'Crédit d’impôt pour emploi à domicile',
    article: 'CGI art. 199 sexdecies',
    unite: 'EUR',
    entree: 'Dépenses d’emploi à domicile',
    hypotheses: [
      'Plafond ordinaire : ni enfant à charge, ni membre du foyer âgé ou invalide, ni première année d’emploi.',
    ],
    etapes: (montants, lire) =>
      plafonnerPuisTaux('ir.emploi_domicile.plafond', 'ir.emploi_domicile.taux', 'par foyer')([somme(montants)], lire),
  },
  don: {
    libelle: 'Réduction pour dons',
    article: 'CGI art. 200',
    unite: 'EUR',
    entree: 'Dons',
    hypotheses: ['Dons dans la limite d’une part du revenu imposable ; l’impôt suffit à porter la réduction.'],
    etapes: taux('ir.dons.taux_66'),
  },
  don_difficulte: {
    libelle: 'Réduction pour dons aux personnes en difficulté',
    article: 'CGI art. 200 1 ter',
    unite: 'EUR',
    entree: 'Dons',
    hypotheses: ['Surplus dans la limite d’une part du revenu imposable ; l’impôt suffit à porter la réduction.'],
    etapes: (montants, lire) => {
      const total = somme(montants);
      const majore = Math.min(total, lire('ir.dons.plafond_75'));
      const reste = total - majore;
      const reduction = centime(majore * lire('ir.dons.taux_75') + reste * lire('ir.dons.taux_66'));
      return [
        {
          regle: 'avantage.base',
          libelle: 'Part au taux majoré',
          valeur: majore,
          formule: `${euros(total)}, au plus ${euros(lire('ir.dons.plafond_75'))} : ${euros(majore)}`,
          parametres: ['ir.dons.plafond_75'],
        },
        {
          regle: 'avantage.montant',
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
    etapes: taux('ir.syndicat.taux'),
  },
  dependance: {
    libelle: 'Réduction pour frais de dépendance et d’hébergement',
    article: 'CGI art. 199 quindecies',
    unite: 'EUR',
    entree: 'Frais de la personne hébergée',
    hypotheses: ['Aides déjà retranchées ; l’impôt suffit à porter la réduction.'],
    etapes: plafonnerPuisTaux('avantages.ehpad_plafond', 'avantages.ehpad_taux', 'par personne'),
  },
  scolarite: {
    libelle: 'Réduction pour frais de scolarité',
    article: 'CGI art. 199 quater F',
    unite: 'nombre',
    entree: 'Enfants scolarisés',
    hypotheses: ['Enfants à charge ou rattachés, scolarisés au 31 décembre, en garde exclusive.'],
    etapes: (montants, lire) => {
      const noms = ['college', 'lycee', 'superieur'].map((niveau) => `ir.scolarite.${niveau}`);
      const reduction = noms.reduce((total, nom, i) => total + (montants[i] ?? 0) * lire(nom), 0);
      const termes = noms.flatMap((nom, i) =>
        (montants[i] ?? 0) > 0 ? [`${nombre(montants[i] ?? 0)} × ${euros(lire(nom))}`] : [],
      );
      return [
        {
          regle: 'avantage.montant',
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
    etapes: (montants, lire) => {
      const plafond = lire('ir.charges.pension_enfant_majeur');
      const retenus = montants.map((m) => Math.min(m, plafond));
      return [
        {
          regle: 'avantage.montant',
          libelle: 'Somme déductible du revenu',
          valeur: somme(retenus),
          formule: `${liste(retenus)} = ${euros(somme(retenus))} (au plus ${euros(plafond)} par enfant)`,
          parametres: ['ir.charges.pension_enfant_majeur'],
        },
      ];
    },
  },
  teletravail: {
    libelle: 'Frais de télétravail déduits aux frais réels',
    article: 'CGI art. 83 3°',
    unite: 'nombre',
    entree: 'Jours de télétravail',
    hypotheses: ['Option pour les frais réels ; aucune allocation de l’employeur.'],
    etapes: (montants, lire) => {
      const [jour, an] = [lire('salaires_annee.teletravail_jour'), lire('salaires_annee.teletravail_an')];
      const jours = somme(montants);
      const deduction = Math.min(centime(jours * jour), an);
      return [
        {
          regle: 'avantage.montant',
          libelle: 'Déduction pour télétravail',
          valeur: deduction,
          formule: `${nombre(jours)} × ${euros(jour)} = ${euros(centime(jours * jour))}, au plus ${euros(an)} : ${euros(deduction)}`,
          parametres: ['salaires_annee.teletravail_jour', 'salaires_annee.teletravail_an'],
        },
      ];
    },
  },
  heures_supplementaires: {
    libelle: 'Heures supplémentaires imposables',
    article: 'CGI art. 81 quater',
    unite: 'EUR',
    entree: 'Heures supplémentaires',
    hypotheses: [],
    etapes: (montants, lire) => {
      const limite = lire('salaires.heures_sup');
      const exonere = somme(montants.map((m) => Math.min(m, limite)));
      const imposable = somme(montants) - exonere;
      return [
        {
          regle: 'avantage.base',
          libelle: 'Part exonérée',
          valeur: exonere,
          formule: `${liste(montants)}, au plus ${euros(limite)} par salarié : ${euros(exonere)}`,
          parametres: ['salaires.heures_sup'],
        },
        {
          regle: 'avantage.montant',
          libelle: 'Part imposable',
          valeur: imposable,
          formule: `${euros(somme(montants))} − ${euros(exonere)} = ${euros(imposable)}`,
          parametres: [],
        },
      ];
    },
  },
};
