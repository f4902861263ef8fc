import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import { DROITS_MUTATION } from '../parametres/domaines/droits-mutation.ts';
import { DEMEMBREMENT } from '../parametres/domaines/usufruit.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { anneesEcoulees } from '../patrimoine/jours.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { arrondirCentime, sommer } from '../patrimoine/montants.ts';
import { abattementDuLien, appliquerAbattement } from './abattement.ts';
import { type DemandeDonation, type DonConsenti, type PersonneAgee, verifierDemande } from './demande-donation.ts';
import { calculerPartUsufruit } from './demembrement.ts';
import { calculerDonFamilial, calculerDonLogement, type ContexteDon } from './dons-familiaux.ts';
import { exonererDutreil, reduireDroitsDutreil } from './dutreil.ts';
import { type Lien, REGLES_DU_LIEN } from './liens.ts';
import { rappeler } from './rappel-fiscal.ts';
import { appliquerTarif } from './tarif.ts';

/** Figures of one gift, in euros. */
export interface DroitsDonation {
  readonly nom: string;
  readonly lien: Lien;
  readonly montant: number;
  /** Value of what is given: full ownership, or the dismembered right. */
  readonly valeur_transmise: number;
  readonly don_familial_exonere: number;
  readonly don_logement_exonere: number;
  readonly dutreil_exonere: number;
  /** Allowance left before this gift. */
  readonly abattement_disponible: number;
  readonly abattement: number;
  readonly base: number;
  readonly detail: readonly number[];
  readonly droits: number;
  /** Part of `droits` that the reduction for businesses takes off. */
  readonly reduction: number;
  readonly droits_nets: number;
}

export interface Donation extends Fiable {
  readonly dons: readonly DroitsDonation[];
  readonly total_droits: number;
}

export function ageAu(jour: string, personne: PersonneAgee | undefined): number | undefined {
  if (personne?.date_naissance !== undefined) return anneesEcoulees(personne.date_naissance, jour);
  return personne?.age;
}

/** Value of the right given, in euros: the share of full ownership that the usufruct scale leaves to it. */
function valoriser(don: DonConsenti, regle: string, calcul: Calcul): number {
  if (don.demembrement === undefined) return don.montant;
  const usufruit = calculerPartUsufruit(don.demembrement, `${regle}.usufruit`, calcul);
  const nue = don.demembrement.droit === 'nue_propriete';
  const valeur = arrondirCentime(don.montant * (nue ? 1 - usufruit : usufruit));
  calcul.t?.noeud({
    regle: `${regle}.valeur`,
    libelle: nue ? 'Valeur de la nue-propriété donnée' : 'Valeur de l’usufruit donné',
    valeur,
    formule: `${euros(don.montant)} × ${nue ? 'part de nue-propriété' : 'part d’usufruit'} = ${euros(valeur)}`,
    article: 'CGI art. 669',
    entrees: [entree('Valeur en pleine propriété', don.montant)],
  });
  return valeur;
}

function calculerDon(don: DonConsenti, rang: number, demande: DemandeDonation, calcul: Calcul): DroitsDonation {
  const regle = `dmtg.don_${rang + 1}`;
  const { tarif, libelle } = REGLES_DU_LIEN[don.lien];
  const tarifRetenu = don.representation === undefined ? tarif : REGLES_DU_LIEN[don.representation.souche].tarif;
  const ageDonateur = ageAu(demande.date, demande.donateur);
  const contexte: ContexteDon = {
    lien: don.lien,
    jour: demande.date,
    ageDonateur,
    ageDonataire: ageAu(demande.date, don),
    sansDescendance: demande.donateur?.sans_descendance === true,
  };
  calcul.t?.ouvrir();
  const valeur = valoriser(don, regle, calcul);
  const familial = calculerDonFamilial(
    don.don_familial ?? 0,
    don.dons_familiaux_anterieurs ?? [],
    contexte,
    `${regle}.don_familial`,
    calcul,
  );
  const logement = calculerDonLogement(don.don_logement, contexte, `${regle}.don_logement`, calcul);
  const entreprise = don.montant === 0 ? 0 : ((don.dutreil ?? 0) * valeur) / don.montant;
  const dutreil = exonererDutreil(entreprise, `${regle}.dutreil`, calcul);
  const part = Math.max(0, valeur - familial - logement - dutreil);
  const duLien = abattementDuLien(don, 'donation', calcul);
  const rappel = rappeler(don.donations_anterieures ?? [], demande.date, duLien.montant, calcul);
  const abattement = appliquerAbattement(part, duLien, rappel, `${regle}.abattement`, calcul);
  const base = arrondirCentime(part - abattement.utilise);
  const { droits, detail } = appliquerTarif(base, rappel.deja_taxe, tarifRetenu, `${regle}.tarif`, calcul);
  const partEntreprise = part === 0 ? 0 : (entreprise - dutreil) / part;
  const pleine = don.demembrement === undefined;
  const reduction = arrondirCentime(
    reduireDroitsDutreil(droits, partEntreprise, ageDonateur, pleine, `${regle}.reduction`, calcul),
  );
  const droitsNets = arrondirCentime(droits - reduction);
  const nom = don.nom ?? `${libelle} (${rang + 1})`;
  calcul.t?.fermer({
    regle,
    libelle: `Droits dus par ${nom}`,
    valeur: droitsNets,
    formule:
      reduction === 0 ? `Droits = ${euros(droits)}` : `${euros(droits)} − ${euros(reduction)} = ${euros(droitsNets)}`,
    article: 'CGI art. 777, 779 et 784',
    entrees: [entree('Montant donné', don.montant)],
  });
  return {
    nom,
    lien: don.lien,
    montant: don.montant,
    valeur_transmise: valeur,
    don_familial_exonere: familial,
    don_logement_exonere: logement,
    dutreil_exonere: arrondirCentime(dutreil),
    abattement_disponible: abattement.disponible,
    abattement: abattement.utilise,
    base,
    detail,
    droits,
    reduction,
    droits_nets: droitsNets,
  };
}

const MOTEUR = definirMoteur<DemandeDonation, Omit<Donation, keyof Fiable>>({
  domaines: [DROITS_MUTATION, DEMEMBREMENT],
  champDate: 'date',
  jour: (d) => d.date,
  verifier: verifierDemande,
  executer(demande, calcul) {
    if (demande.dons.every((d) => d.donations_anterieures === undefined)) {
      calcul.supposer('Aucune donation du même donateur depuis moins de quinze ans.');
    }
    calcul.t?.ouvrir();
    const dons = demande.dons.map((don, rang) => calculerDon(don, rang, demande, calcul));
    const total = arrondirCentime(sommer(dons.map((d) => d.droits_nets)));
    calcul.t?.fermer({
      regle: 'dmtg.donation',
      libelle: 'Droits de donation',
      valeur: total,
      formule: `${dons.map((d) => euros(d.droits_nets)).join(' + ')} = ${euros(total)}`,
      article: 'CGI art. 777 à 790 G',
    });
    return { dons, total_droits: total };
  },
});

/**
 * Gift duties in euros, person by person.
 *
 * @see CGI art. 669, 777 to 790 G ; BOI-ENR-DMTG-20
 */
export function calculerDonation(demande: DemandeDonation): Donation | RefusFiscal {
  return MOTEUR.calculer(demande);
}

/** Same computation with its tree; the root is `dmtg.donation`, each gift under `dmtg.don_1`, `dmtg.don_2`… */
export function expliquerDonation(demande: DemandeDonation): Explique<Donation> | RefusFiscal {
  return MOTEUR.expliquer(demande);
}
