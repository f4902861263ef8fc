import {
  calculerImpotRevenu,
  completerFoyer,
  type FoyerFiscal,
  type FoyerPartiel,
  type SituationFamiliale,
} from '@francis/fiscal';
import { type Champs, choix, entier, montant, plusieurs } from '../commun/champs.ts';
import { enfantsDe } from '../impot/situation.ts';

export const OBJECTIFS = [
  { valeur: 'retraite', libelle: 'Retraite' },
  { valeur: 'immobilier', libelle: 'Immobilier' },
  { valeur: 'transmission', libelle: 'Transmission' },
  { valeur: 'entreprise', libelle: 'Entreprise' },
] as const;
export type Objectif = (typeof OBJECTIFS)[number]['valeur'];

export const FAMILLES = [
  { valeur: 'inconnue', libelle: 'Non précisée' },
  { valeur: 'celibataire', libelle: 'Célibataire' },
  { valeur: 'marie', libelle: 'Marié, pacsé' },
] as const;

export interface SituationOptimisation {
  revenus: number;
  /** Percent. */
  tmi: number;
  capacite: number;
  objectifs: readonly Objectif[];
  famille: 'inconnue' | 'celibataire' | 'marie';
  enfants: number;
  don: number;
  fraisReels: number;
  loyers: number;
  chargesLocation: number;
  amortissement: number;
  recettesMicro: number;
  chargesMicro: number;
}

const tmi = { ...entier('TMI', 30, 49), montrer: (valeur: number) => `${valeur}\u00a0%` };

export const CHAMPS: Champs<SituationOptimisation> = {
  revenus: montant('Revenus annuels', 60_000),
  tmi,
  capacite: montant('Capacité d’investissement', 10_000),
  objectifs: plusieurs('Objectifs', ['retraite'], OBJECTIFS),
  famille: choix('Situation familiale', 'inconnue', FAMILLES),
  enfants: entier('Enfants à charge', 0, 10),
  don: montant('Don envisagé', 0),
  fraisReels: montant('Frais réels justifiables', 0),
  loyers: montant('Loyers annuels envisagés', 0),
  chargesLocation: montant('Charges de la location', 0),
  amortissement: montant('Amortissement du logement meublé', 0),
  recettesMicro: montant('Recettes de micro-entreprise (services)', 0),
  chargesMicro: montant('Charges réelles de l’activité', 0),
};

export interface FoyerSuppose {
  readonly foyer: FoyerFiscal;
  /** What had to be supposed; the result is then an estimate. */
  readonly hypothese: string | null;
}

/** Simple families, from the most common: the first whose bracket is the one entered is taken. */
const CANDIDATS: readonly { situation: SituationFamiliale; enfants: number; nom: string }[] = [
  { situation: 'celibataire', enfants: 0, nom: 'une personne seule sans enfant' },
  { situation: 'marie', enfants: 0, nom: 'un couple sans enfant' },
  { situation: 'celibataire', enfants: 1, nom: 'une personne seule avec un enfant' },
  { situation: 'marie', enfants: 2, nom: 'un couple avec deux enfants' },
  { situation: 'marie', enfants: 3, nom: 'un couple avec trois enfants' },
];

function construire(s: SituationOptimisation, annee: number, famille: FoyerPartiel): FoyerFiscal {
  return completerFoyer({
    ...famille,
    declarant1: { salaires: s.revenus, micro_bic_services: s.recettesMicro },
    annee_naissance_declarant1: annee - 45,
  });
}

/** The household described, or a simple one whose bracket is the one that was entered. */
export function supposerFoyer(s: SituationOptimisation, annee: number): FoyerSuppose {
  if (s.famille !== 'inconnue') {
    const famille = { situation: s.famille, enfants: enfantsDe(s.enfants, annee) } satisfies FoyerPartiel;
    return { foyer: construire(s, annee, famille), hypothese: null };
  }
  const essais = CANDIDATS.map(({ situation, enfants, nom }) => {
    const foyer = construire(s, annee, { situation, enfants: enfantsDe(enfants, annee) });
    const r = calculerImpotRevenu(foyer, annee);
    return { foyer, nom, tmi: 'tmi' in r ? Math.round(r.tmi * 100) : null };
  });
  const trouve = essais.find((e) => e.tmi === s.tmi);
  if (trouve) {
    return {
      foyer: trouve.foyer,
      hypothese: `Foyer supposé\u202f: ${trouve.nom}, à qui ce revenu donne une tranche de ${s.tmi}\u00a0%. Précisez votre foyer pour un calcul exact.`,
    };
  }
  const seul = essais[0];
  return {
    foyer: seul?.foyer ?? construire(s, annee, { situation: 'celibataire' }),
    hypothese: `Aucun foyer simple n’a une tranche de ${s.tmi}\u00a0% à ce revenu\u202f: une personne seule est supposée (tranche de ${seul?.tmi ?? 0}\u00a0%). Précisez votre foyer.`,
  };
}
