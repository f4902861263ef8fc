import { refuser } from '../core/annee-fiscale.ts';
import type { RefusFiscal } from '../core/resultat.ts';
import type { NoeudTrace, ParametreTrace } from '../core/trace.ts';
import { entree, Traceur } from '../core/traceur.ts';
import { euros, nombre } from '../core/typographie.ts';
import { arrondirCentime, FRANCS, francs, sommerCentimes } from '../international/montants.ts';
import { estRefus, type Fiabilise, fiabiliser, verifierMontant } from '../international/verification.ts';
import { type CategorieTva, LIBELLES_TVA, type PaysTva, type PeriodeTva, VERIFIE_JUSQU_AU } from './parametres/taux.ts';
import { trouverPeriode } from './taux.ts';

export interface TauxTva extends Fiabilise {
  readonly pays: PaysTva;
  readonly date: string;
  /** First day of the period of these rates. */
  readonly depuis: string;
  readonly article: string;
  /** Percents; a category that the country does not have that day is absent. */
  readonly taux: Readonly<Partial<Record<CategorieTva, number>>>;
}

export interface DemandeTva {
  readonly pays: PaysTva;
  /** Day of the supply, AAAA-MM-JJ. */
  readonly date: string;
  readonly categorie: CategorieTva;
  /** Amount without tax, in the currency of the country. */
  readonly montantHT: number;
}

export interface MontantTva extends Fiabilise {
  readonly montantHT: number;
  readonly montantTVA: number;
  readonly montantTTC: number;
  /** Percent. */
  readonly tauxTVA: number;
}

const NOM_IMPOT: Readonly<Record<PaysTva, string>> = {
  CH: 'TVA suisse',
  LU: 'TVA luxembourgeoise',
  AD: 'IGI andorran',
};

function reserver(periode: PeriodeTva, date: string): string[] {
  const douteux = periode.reserveJusquAu === undefined || date <= periode.reserveJusquAu;
  const reserves = periode.reserve !== undefined && douteux ? [periode.reserve] : [];
  if (date > VERIFIE_JUSQU_AU) reserves.push(`Les taux ont été vérifiés jusqu’au ${VERIFIE_JUSQU_AU} seulement.`);
  return reserves;
}

const supposer = (periode: PeriodeTva, date: string): string[] => [
  `Taux en vigueur le ${date} (depuis le ${periode.depuis}), au jour de la prestation.`,
];

/** Every rate of a country in force on a day, in percents. Switzerland since 1995, Luxembourg 1992, Andorra 2013. */
export function lireTauxTva(pays: PaysTva, date: string): TauxTva | RefusFiscal {
  const periode = trouverPeriode(pays, date);
  if (estRefus(periode)) return periode;
  return {
    ...fiabiliser(reserver(periode, date), supposer(periode, date)),
    pays,
    date,
    depuis: periode.depuis,
    article: periode.article,
    taux: periode.taux,
  };
}

/** VAT or IGI on an amount without tax, rounded to the cent. */
export function calculerTva(demande: DemandeTva): MontantTva | RefusFiscal {
  const lu = expliquerTva(demande);
  return 'trace' in lu ? lu.resultat : lu;
}

/** Same computation with its tree; the root is `tva.montant_ttc`. */
export function expliquerTva(demande: DemandeTva): { resultat: MontantTva; trace: NoeudTrace } | RefusFiscal {
  const { pays, date, categorie, montantHT } = demande;
  const periode = trouverPeriode(pays, date);
  if (estRefus(periode)) return periode;
  const refus = verifierMontant(montantHT, 'montantHT');
  if (refus !== null) return refus;
  const taux = periode.taux[categorie];
  if (taux === undefined) {
    const connus = Object.keys(periode.taux).join(', ');
    const message = `Il n’y a pas de taux « ${categorie} » (${pays}) le ${date} ; taux de ce jour : ${connus}.`;
    return refuser('SITUATION_NON_COUVERTE', message, 'categorie');
  }
  const montantTVA = arrondirCentime((montantHT * taux) / 100);
  const ht = arrondirCentime(montantHT);
  const montantTTC = sommerCentimes(ht, montantTVA);
  const resultat: MontantTva = {
    ...fiabiliser(reserver(periode, date), supposer(periode, date)),
    montantHT: ht,
    montantTVA,
    montantTTC,
    tauxTVA: taux,
  };
  return { resultat, trace: tracer(demande, periode, resultat) };
}

function tracer(demande: DemandeTva, periode: PeriodeTva, r: MontantTva): NoeudTrace {
  const { pays, date, categorie } = demande;
  const ecrire = pays === 'CH' ? francs : euros;
  const unite = pays === 'CH' ? FRANCS : 'EUR';
  const nom = `tva.${pays}.${categorie}`;
  const parametre: ParametreTrace = {
    nom,
    libelle: LIBELLES_TVA[pays][categorie] ?? categorie,
    valeur: r.tauxTVA / 100,
    unite: 'taux',
    annee: Number(date.slice(0, 4)),
    article: periode.article,
    source: periode.source.texte,
  };
  const t = new Traceur<string>(() => parametre);
  t.ouvrir();
  t.noeud({
    regle: 'tva.montant_tva',
    libelle: NOM_IMPOT[pays],
    valeur: r.montantTVA,
    unite,
    formule: `${ecrire(r.montantHT)} × ${nombre(r.tauxTVA)} % = ${ecrire(r.montantTVA)}`,
    article: periode.article,
    entrees: [entree('Montant hors taxe', r.montantHT, unite)],
    parametres: [nom],
    arrondi: 'au centime',
  });
  return t.fermer({
    regle: 'tva.montant_ttc',
    libelle: 'Montant taxe comprise',
    valeur: r.montantTTC,
    unite,
    formule: `${ecrire(r.montantHT)} + ${ecrire(r.montantTVA)} = ${ecrire(r.montantTTC)}`,
    article: periode.article,
  });
}
