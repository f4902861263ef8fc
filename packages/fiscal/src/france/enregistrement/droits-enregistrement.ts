import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import { ENTREPRISE_INDIVIDUELLE } from '../parametres/droit/entreprises.ts';
import { ACHAT, CESSION } from '../parametres/droit/immobilier.ts';
import { SOCIETE_ET_DIRIGEANT } from '../parametres/droit/societes.ts';
import type { NomPatrimoine } from '../parametres/domaines/index.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { arrondirCentime } from '../patrimoine/montants.ts';
import { exigerChoix, exigerJour, exigerMontants, verifierFraction } from '../patrimoine/verification.ts';

/** Deeds taxed on a price or on what is shared. */
export const ACTES = [
  'fonds_de_commerce',
  'parts_sociales',
  'actions',
  'preponderance_immobiliere',
  'logement_ancien',
  'logement_neuf',
  'partage',
  'partage_separation',
] as const;

export type Acte = (typeof ACTES)[number];

/** A deed. Amounts in euros. */
export interface DemandeEnregistrement {
  readonly date: string;
  readonly acte: Acte;
  /** Price paid; for a partition, the net assets shared; for a new dwelling, the price before VAT. */
  readonly montant: number;
  /** Share of the capital bought, from 0 to 1: it measures the allowance of company parts. */
  readonly part_capital?: number;
  /** Whether the department voted the higher rate and the buyer bears it; unknown when absent. */
  readonly taux_releve?: boolean;
  /** Whether all that is paid to the notary is asked: their own fees are not computed. */
  readonly tous_frais?: boolean;
}

export interface DroitsEnregistrement extends Fiable {
  /** Duties in euros. */
  readonly droits: number;
}

interface Assiette {
  readonly droits: number;
  readonly formule: string;
  readonly article: string;
  readonly parametres: readonly NomPatrimoine[];
}

const proportionnel = (montant: number, taux: number): string => `${pourcent(taux)} × ${euros(montant)}`;

/** Business sold: nothing up to the first threshold, then two rates (CGI art. 719). */
function taxerFonds({ montant }: DemandeEnregistrement, calcul: Calcul): Assiette {
  const [bas, haut] = [calcul.lire('ent.fonds_seuil_1'), calcul.lire('ent.fonds_seuil_2')];
  const [taux1, taux2] = [calcul.lire('ent.fonds_taux_1'), calcul.lire('ent.fonds_taux_2')];
  const milieu = Math.max(0, Math.min(montant, haut) - bas);
  const reste = Math.max(0, montant - haut);
  calcul.supposer('Aucun régime de faveur : reprise par la famille ou les salariés, zone aidée.');
  return {
    droits: milieu * taux1 + reste * taux2,
    formule: `${proportionnel(milieu, taux1)} + ${proportionnel(reste, taux2)}`,
    article: 'CGI art. 719',
    parametres: ['ent.fonds_seuil_1', 'ent.fonds_seuil_2', 'ent.fonds_taux_1', 'ent.fonds_taux_2'],
  };
}

/** Parts of a company whose capital is not in shares: an allowance in proportion of what is bought (CGI art. 726). */
function taxerParts({ montant, part_capital = 0 }: DemandeEnregistrement, calcul: Calcul): Assiette {
  const taux = calcul.lire('soc.parts_taux');
  const abattement = calcul.lire('soc.parts_abattement') * part_capital;
  const base = Math.max(0, montant - abattement);
  calcul.supposer('La société n’est pas à prépondérance immobilière et aucun régime de faveur ne joue.');
  return {
    droits: base * taux,
    formule: `${pourcent(taux)} × (${euros(montant)} − ${euros(arrondirCentime(abattement))})`,
    article: 'CGI art. 726',
    parametres: ['soc.parts_taux', 'soc.parts_abattement'],
  };
}

function taxerTitres({ acte, montant }: DemandeEnregistrement, calcul: Calcul): Assiette {
  const nom = acte === 'actions' ? 'soc.actions_taux' : 'soc.immobilier_taux';
  const taux = calcul.lire(nom);
  if (acte === 'actions') calcul.supposer('La société n’est pas à prépondérance immobilière ; titres non cotés.');
  return {
    droits: montant * taux,
    formule: proportionnel(montant, taux),
    article: 'CGI art. 726',
    parametres: [nom],
  };
}

/** Existing dwelling: department, the State's levy on it, town (CGI art. 1594 D, 1584 and 1647 V). */
function taxerLogement({ montant, taux_releve }: DemandeEnregistrement, calcul: Calcul): Assiette {
  const total = (departement: number): number =>
    departement * (1 + calcul.lire('achat.frais_assiette')) + calcul.lire('achat.commune');
  const [ordinaire, releve] = [total(calcul.lire('achat.departement')), total(calcul.lire('achat.departement_releve'))];
  if (taux_releve === undefined) {
    const autre = arrondirCentime(montant * ordinaire);
    calcul.reserver('Le taux dépend du vote du département, et du fait que ce soit un premier achat.');
    calcul.t?.noeud({
      regle: 'enregistrement.droits_ordinaires',
      libelle: 'Droits si le département n’a pas relevé son taux',
      valeur: autre,
      formule: `${proportionnel(montant, ordinaire)} = ${euros(autre)}`,
      article: 'CGI art. 1594 D',
      entrees: [entree('Prix', montant)],
      parametres: ['achat.departement', 'achat.frais_assiette', 'achat.commune'],
    });
  }
  const taux = taux_releve === false ? ordinaire : releve;
  return {
    droits: montant * taux,
    formule: proportionnel(montant, taux),
    article: 'CGI art. 1594 D',
    parametres: ['achat.departement', 'achat.departement_releve', 'achat.frais_assiette', 'achat.commune'],
  };
}

function taxerNeuf({ montant }: DemandeEnregistrement, calcul: Calcul): Assiette {
  const taux = calcul.lire('achat.neuf');
  calcul.supposer('Le prix est hors TVA ; le logement est achevé depuis cinq ans au plus.');
  return {
    droits: montant * taux,
    formule: proportionnel(montant, taux),
    article: 'CGI art. 1594 F quinquies',
    parametres: ['achat.neuf'],
  };
}

function taxerPartage({ acte, montant }: DemandeEnregistrement, calcul: Calcul): Assiette {
  const nom = acte === 'partage_separation' ? 'cession.partage_divorce' : 'cession.partage';
  const taux = calcul.lire(nom);
  calcul.supposer('Le montant partagé est net des dettes.');
  return { droits: montant * taux, formule: proportionnel(montant, taux), article: 'CGI art. 746', parametres: [nom] };
}

const TAXER: Readonly<Record<Acte, (d: DemandeEnregistrement, calcul: Calcul) => Assiette>> = {
  fonds_de_commerce: taxerFonds,
  parts_sociales: taxerParts,
  actions: taxerTitres,
  preponderance_immobiliere: taxerTitres,
  logement_ancien: taxerLogement,
  logement_neuf: taxerNeuf,
  partage: taxerPartage,
  partage_separation: taxerPartage,
};

const MOTEUR = definirMoteur<DemandeEnregistrement, Omit<DroitsEnregistrement, keyof Fiable>>({
  domaines: [ACHAT, CESSION, ENTREPRISE_INDIVIDUELLE, SOCIETE_ET_DIRIGEANT],
  champDate: 'date',
  jour: (d) => d.date,
  verifier: (d) =>
    exigerJour(d.date, 'date') ??
    exigerChoix(d.acte, ACTES, 'acte') ??
    exigerMontants(d, ['montant']) ??
    verifierFraction(d.part_capital, 'part_capital') ??
    (d.acte === 'parts_sociales' && d.part_capital === undefined
      ? refuser('CHAMP_INVALIDE', 'Il faut la part du capital qui est achetée.', 'part_capital')
      : null),
  executer(d, calcul) {
    calcul.t?.ouvrir();
    const { droits: proportionnels, formule, article, parametres } = TAXER[d.acte](d, calcul);
    const tousFrais = d.tous_frais === true;
    if (tousFrais)
      calcul.reserver(
        'Seuls les droits sont calculés : il faut y ajouter les émoluments du notaire et leur TVA, la contribution de sécurité immobilière, les formalités et les débours.',
      );
    const minimum = calcul.lire('soc.droit_minimal');
    const droits = d.montant === 0 ? 0 : arrondirCentime(Math.max(proportionnels, minimum));
    calcul.t?.fermer({
      regle: 'enregistrement.droits',
      libelle: tousFrais ? 'Droits d’enregistrement seuls, sans les autres frais de l’acte' : 'Droits d’enregistrement',
      valeur: droits,
      formule: `${formule} = ${euros(arrondirCentime(proportionnels))}${proportionnels < minimum && d.montant > 0 ? `, porté au minimum de ${euros(minimum)}` : ''}`,
      article,
      entrees: [entree(d.acte.startsWith('partage') ? 'Actif net partagé' : 'Prix', d.montant)],
      parametres: [...parametres, 'soc.droit_minimal'],
    });
    return { droits };
  },
});

/** Duties of a deed in euros (CGI art. 674, 719, 726, 746, 1594 D and 1594 F quinquies). */
export function calculerDroitsEnregistrement(demande: DemandeEnregistrement): DroitsEnregistrement | RefusFiscal {
  return MOTEUR.calculer(demande);
}

/** Same computation with its tree; the root is `enregistrement.droits`. */
export function expliquerDroitsEnregistrement(
  demande: DemandeEnregistrement,
): Explique<DroitsEnregistrement> | RefusFiscal {
  return MOTEUR.expliquer(demande);
}
