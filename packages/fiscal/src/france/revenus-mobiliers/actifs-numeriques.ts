import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import { PRELEVEMENTS_SOCIAUX } from '../parametres/domaines/prelevements-sociaux.ts';
import { REVENUS_MOBILIERS } from '../parametres/domaines/revenus-mobiliers.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { premierJanvier } from '../patrimoine/jours.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { arrondirCentime, sommer } from '../patrimoine/montants.ts';
import { exigerEntier, exigerMontants, verifierListe, verifierMontants } from '../patrimoine/verification.ts';
import { taxerForfait } from './forfait.ts';

/** A sale of digital assets for legal tender. Amounts in euros. */
export interface CessionNumerique {
  readonly prix: number;
  /** Value of the whole portfolio just before the sale. */
  readonly valeur_portefeuille: number;
  readonly frais?: number;
  /** Bought since the previous sale. */
  readonly acquisitions?: number;
}

/** Sales of a year in order of date, or the net gain already known with the total of the sales. */
export interface CessionsNumeriques {
  readonly annee: number;
  /** Total price paid for the portfolio before the first sale of the year, parts already deducted left out. */
  readonly prix_acquisition?: number;
  readonly cessions?: readonly CessionNumerique[];
  /** Net gain of the year when it is known. */
  readonly gain?: number;
  /** Total of the sale prices, when `gain` is given: small totals are exempt. */
  readonly total_cessions?: number;
}

/** Figures in euros. */
export interface ImpositionNumerique extends Fiable {
  readonly total_cessions: number;
  readonly exonere: boolean;
  /** Gain or loss of each sale. */
  readonly gains: readonly number[];
  /** Net of the year; a loss is lost. */
  readonly gain_net: number;
  readonly impot: number;
  readonly prelevements_sociaux: number;
  readonly total: number;
  /** Price of acquisition left for the next sales. */
  readonly prix_acquisition_restant: number;
}

function verifier(c: CessionsNumeriques): RefusFiscal | null {
  const refus =
    exigerEntier(c.annee, 'annee') ??
    verifierMontants(c, ['prix_acquisition', 'gain', 'total_cessions']) ??
    verifierListe(
      c.cessions,
      'cessions',
      (cession, p) =>
        exigerMontants(cession, ['prix', 'valeur_portefeuille'], p) ??
        verifierMontants(cession, ['frais', 'acquisitions'], p) ??
        (cession.prix > cession.valeur_portefeuille
          ? refuser('FOYER_INCOHERENT', 'Le prix de cession dépasse la valeur du portefeuille.', `${p}prix`)
          : null),
    );
  if (refus !== null) return refus;
  if ((c.gain === undefined) === (c.cessions === undefined)) {
    return refuser('FOYER_INCOHERENT', 'Il faut soit le gain net, soit la liste des cessions.', 'cessions');
  }
  if (c.cessions !== undefined && c.prix_acquisition === undefined) {
    return refuser('FOYER_INCOHERENT', 'Il faut le prix total d’acquisition du portefeuille.', 'prix_acquisition');
  }
  return null;
}

/** Gain of each sale: price − cost of the portfolio × price ÷ value of the portfolio (CGI art. 150 VH bis III). */
function calculerGains(c: CessionsNumeriques, calcul: Calcul): { gains: number[]; restant: number } {
  let restant = c.prix_acquisition ?? 0;
  const gains: number[] = [];
  for (const [rang, cession] of (c.cessions ?? []).entries()) {
    restant += cession.acquisitions ?? 0;
    const cout = cession.valeur_portefeuille === 0 ? 0 : (restant * cession.prix) / cession.valeur_portefeuille;
    const gain = arrondirCentime(cession.prix - (cession.frais ?? 0) - cout);
    calcul.t?.noeud({
      regle: `crypto.cession_${rang + 1}`,
      libelle: `Plus ou moins-value de la cession ${rang + 1}`,
      valeur: gain,
      formule:
        `${euros(cession.prix)} − ${euros(restant)} × ${euros(cession.prix)} ÷ ${euros(cession.valeur_portefeuille)}` +
        `${cession.frais === undefined ? '' : ` − ${euros(cession.frais)} de frais`} = ${euros(gain)}`,
      article: 'CGI art. 150 VH bis III',
      entrees: [entree('Prix total d’acquisition restant', restant), entree('Prix de cession', cession.prix)],
    });
    restant -= cout;
    gains.push(gain);
  }
  return { gains, restant: arrondirCentime(restant) };
}

function executer(c: CessionsNumeriques, calcul: Calcul): Omit<ImpositionNumerique, keyof Fiable> {
  calcul.t?.ouvrir();
  const { gains, restant } = calculerGains(c, calcul);
  const seuil = calcul.lire('rcm.crypto_seuil');
  const connu = c.cessions !== undefined || c.total_cessions !== undefined;
  const total = c.total_cessions ?? sommer((c.cessions ?? []).map((x) => x.prix));
  const exonere = connu && total <= seuil;
  if (!connu) calcul.supposer(`Le total des cessions de l’année dépasse ${euros(seuil)}.`);
  const net = Math.max(0, c.gain ?? arrondirCentime(sommer(gains)));
  calcul.t?.noeud({
    regle: 'crypto.exoneration',
    libelle: 'Exonération des petites cessions',
    valeur: exonere,
    unite: 'oui-non',
    formule: connu
      ? `${euros(total)} de cessions, seuil ${euros(seuil)}`
      : `Cessions supposées supérieures à ${euros(seuil)}`,
    article: 'CGI art. 150 VH bis II B',
    entrees: [entree('Total des cessions', total)],
    parametres: ['rcm.crypto_seuil'],
  });
  const base = exonere ? 0 : net;
  calcul.supposer(
    'Cessions occasionnelles, contre une monnaie ayant cours légal : un échange entre actifs numériques n’est pas imposé.',
  );
  const ligne = taxerForfait(
    'actif_numerique',
    base,
    base,
    { nom: 'rcm.crypto_taux', article: 'CGI art. 200 C' },
    calcul,
  );
  const du = arrondirCentime(ligne.impot + ligne.prelevements_sociaux);
  calcul.t?.fermer({
    regle: 'crypto.total',
    libelle: 'Impôt et prélèvements sociaux sur les actifs numériques',
    valeur: du,
    formule: `${euros(ligne.impot)} + ${euros(ligne.prelevements_sociaux)} = ${euros(du)}`,
    article: 'CGI art. 150 VH bis et 200 C',
  });
  return {
    total_cessions: total,
    exonere,
    gains,
    gain_net: net,
    impot: ligne.impot,
    prelevements_sociaux: ligne.prelevements_sociaux,
    total: du,
    prix_acquisition_restant: restant,
  };
}

const MOTEUR = definirMoteur<CessionsNumeriques, Omit<ImpositionNumerique, keyof Fiable>>({
  domaines: [REVENUS_MOBILIERS, PRELEVEMENTS_SOCIAUX],
  champDate: 'annee',
  jour: (c) => premierJanvier(c.annee),
  verifier,
  executer,
});

/** Flat tax on occasional sales of digital assets, in euros (CGI art. 150 VH bis and 200 C). */
export function calculerActifsNumeriques(cessions: CessionsNumeriques): ImpositionNumerique | RefusFiscal {
  return MOTEUR.calculer(cessions);
}

/** Same computation with its tree; the root is `crypto.total`. */
export function expliquerActifsNumeriques(cessions: CessionsNumeriques): Explique<ImpositionNumerique> | RefusFiscal {
  return MOTEUR.expliquer(cessions);
}
