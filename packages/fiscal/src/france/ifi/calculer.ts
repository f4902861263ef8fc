import { refuser } from '../../core/annee-fiscale.ts';
import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import { FORTUNE_IMMOBILIERE } from '../parametres/domaines/ifi.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { premierJanvier } from '../patrimoine/jours.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import {
  exigerEntier,
  exigerMontants,
  verifierFraction,
  verifierListe,
  verifierMontants,
} from '../patrimoine/verification.ts';
import { calculerBrut, calculerDecoteIfi } from './bareme.ts';
import { type BienIfi, calculerPatrimoineNet } from './patrimoine-imposable.ts';

/** Real-estate wealth of a household on 1 January. Give the properties, or the net taxable amount already known. */
export interface SituationIfi {
  /** Year of taxation: wealth on 1 January of that year. */
  readonly annee: number;
  readonly biens?: readonly BienIfi[];
  readonly patrimoine_net_taxable?: number;
  /** Deductible debts that belong to no single property. */
  readonly autres_dettes?: number;
  /** Gifts to eligible foundations since the last return. */
  readonly dons?: number;
  /** Worldwide income of the previous year and the taxes on it, for the cap. */
  readonly plafonnement?: { readonly revenus: number; readonly impots: number };
}

/** Figures in whole euros. */
export interface Ifi extends Fiable {
  readonly patrimoine_net_taxable: number;
  readonly redevable: boolean;
  readonly ifi_brut: number;
  readonly decote: number;
  /** After the relief, before gifts and cap. */
  readonly ifi_apres_decote: number;
  readonly reduction_dons: number;
  readonly plafonnement: number;
  readonly ifi: number;
}

function verifierBien(bien: BienIfi, prefixe: string): RefusFiscal | null {
  return (
    exigerMontants(bien, ['valeur'], prefixe) ??
    verifierMontants(bien, ['dettes'], prefixe) ??
    verifierFraction(bien.fraction_taxable, `${prefixe}fraction_taxable`)
  );
}

function verifier(s: SituationIfi): RefusFiscal | null {
  const refus =
    exigerEntier(s.annee, 'annee') ??
    verifierMontants(s, ['patrimoine_net_taxable', 'autres_dettes', 'dons']) ??
    verifierListe(s.biens, 'biens', verifierBien) ??
    (s.plafonnement === undefined ? null : exigerMontants(s.plafonnement, ['revenus', 'impots'], 'plafonnement.'));
  if (refus !== null) return refus;
  if ((s.biens === undefined) === (s.patrimoine_net_taxable === undefined)) {
    const message = 'Il faut soit la liste des biens, soit le patrimoine net taxable, et un seul des deux.';
    return refuser('FOYER_INCOHERENT', message, 'biens');
  }
  if (s.patrimoine_net_taxable !== undefined && s.autres_dettes !== undefined) {
    const message = 'Le patrimoine net taxable est déjà diminué des dettes.';
    return refuser('FOYER_INCOHERENT', message, 'autres_dettes');
  }
  if ((s.biens ?? []).filter((b) => b.residence_principale === true).length > 1) {
    return refuser('FOYER_INCOHERENT', 'Un foyer n’a qu’une résidence principale.', 'biens');
  }
  return null;
}

/** Reduction for gifts in euros, never more than the tax (CGI art. 978). */
function calculerDons(dons: number, impot: number, calcul: Calcul): number {
  const taux = calcul.lire('ifi.dons_taux');
  const plafond = calcul.lire('ifi.dons_plafond');
  const reduction = Math.min(arrondirEuro(dons * taux), plafond, impot);
  calcul.t?.noeud({
    regle: 'ifi.dons',
    libelle: 'Réduction pour dons',
    valeur: reduction,
    formule: `${pourcent(taux)} × ${euros(dons)}, au plus ${euros(plafond)} et l’impôt = ${euros(reduction)}`,
    article: 'CGI art. 978',
    entrees: [entree('Dons', dons)],
    parametres: ['ifi.dons_taux', 'ifi.dons_plafond'],
    arrondi: ARRONDI_EURO,
  });
  return reduction;
}

/** What the taxes take above 75 % of the income comes off the wealth tax, down to nothing (CGI art. 979). */
function calculerPlafonnement(situation: SituationIfi, impot: number, calcul: Calcul): number {
  const p = situation.plafonnement;
  if (p === undefined) {
    if (impot > 0) calcul.supposer('Le plafonnement selon les revenus n’est pas demandé.');
    return 0;
  }
  if ((situation.dons ?? 0) > 0) {
    calcul.reserver(
      'Dons et plafonnement : la réduction pour dons est imputée avant le plafonnement, sans doctrine lue.',
    );
  }
  const taux = calcul.lire('ifi.plafond_revenus');
  const limite = p.revenus * taux;
  const plafonnement = Math.min(impot, Math.max(0, arrondirEuro(impot + p.impots - limite)));
  calcul.t?.noeud({
    regle: 'ifi.plafonnement',
    libelle: 'Plafonnement selon les revenus',
    valeur: plafonnement,
    formule:
      `(${euros(impot)} + ${euros(p.impots)}) − ${pourcent(taux)} × ${euros(p.revenus)} : ` +
      (plafonnement === 0 ? 'pas d’excédent' : `réduction de ${euros(plafonnement)}`),
    article: 'CGI art. 979 I',
    entrees: [entree('Revenus de l’année précédente', p.revenus), entree('Impôts sur ces revenus', p.impots)],
    parametres: ['ifi.plafond_revenus'],
    arrondi: ARRONDI_EURO,
  });
  return plafonnement;
}

function executer(s: SituationIfi, calcul: Calcul): Omit<Ifi, keyof Fiable> {
  calcul.t?.ouvrir();
  const net =
    s.biens === undefined
      ? arrondirEuro(s.patrimoine_net_taxable ?? 0)
      : calculerPatrimoineNet(s.biens, s.autres_dettes ?? 0, calcul);
  const brut = calculerBrut(net, calcul);
  const decote = calculerDecoteIfi(net, brut, calcul);
  const apresDecote = brut - decote;
  const dons = calculerDons(s.dons ?? 0, apresDecote, calcul);
  const plafonnement = calculerPlafonnement(s, apresDecote - dons, calcul);
  const ifi = apresDecote - dons - plafonnement;
  const termes: [string, number][] = [
    ['décote', decote],
    ['dons', dons],
    ['plafonnement', plafonnement],
  ];
  const retraits = termes.filter(([, m]) => m > 0).map(([nom, m]) => ` − ${euros(m)} (${nom})`);
  calcul.t?.fermer({
    regle: 'ifi.impot',
    libelle: 'Impôt sur la fortune immobilière',
    valeur: ifi,
    formule: `${euros(brut)}${retraits.join('')} = ${euros(ifi)}`,
    article: 'CGI art. 964 et 977 à 979',
  });
  return {
    patrimoine_net_taxable: net,
    redevable: net > calcul.lire('ifi.seuil_assujettissement'),
    ifi_brut: brut,
    decote,
    ifi_apres_decote: apresDecote,
    reduction_dons: dons,
    plafonnement,
    ifi,
  };
}

const MOTEUR = definirMoteur<SituationIfi, Omit<Ifi, keyof Fiable>>({
  domaines: [FORTUNE_IMMOBILIERE],
  champDate: 'annee',
  jour: (s) => premierJanvier(s.annee),
  verifier,
  executer,
});

/**
 * Tax on real-estate wealth in whole euros, for a household resident in France.
 *
 * @see CGI art. 964 to 983 ; BOI-PAT-IFI
 */
export function calculerIfi(situation: SituationIfi): Ifi | RefusFiscal {
  return MOTEUR.calculer(situation);
}

/** Same computation with its tree; the root is `ifi.impot`. */
export function expliquerIfi(situation: SituationIfi): Explique<Ifi> | RefusFiscal {
  return MOTEUR.expliquer(situation);
}
