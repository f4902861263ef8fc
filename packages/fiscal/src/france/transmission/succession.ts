import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import { ASSURANCE_VIE_DECES } from '../parametres/domaines/assurance-vie.ts';
import { DROITS_MUTATION } from '../parametres/domaines/droits-mutation.ts';
import { DEMEMBREMENT } from '../parametres/domaines/usufruit.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { arrondirCentime, sommer } from '../patrimoine/montants.ts';
import { abattementDuLien, appliquerAbattement } from './abattement.ts';
import { calculerPrelevement990I, repartirPrimes757B } from './assurance-vie-deces.ts';
import { choisirDevolution, type DemandeSuccession, type Heritier, verifierSuccession } from './demande-succession.ts';
import { repartir } from './devolution.ts';
import { exonererDutreil } from './dutreil.ts';
import { estEpoux, type Lien, REGLES_DU_LIEN } from './liens.ts';
import { type Rappel, rappeler } from './rappel-fiscal.ts';
import { appliquerTarif } from './tarif.ts';

/** Figures of one heir, in euros. */
export interface DroitsSuccession {
  readonly nom: string;
  readonly lien: Lien;
  /** Received from the estate. */
  readonly part: number;
  /** Premiums paid after 70 that are taxed with the estate. */
  readonly primes_757_b: number;
  readonly exonere: boolean;
  readonly dutreil_exonere: number;
  readonly abattement: number;
  readonly base: number;
  readonly detail: readonly number[];
  readonly droits: number;
  readonly prelevement_990_i: number;
  readonly total: number;
}

export interface Succession extends Fiable {
  readonly heritiers: readonly DroitsSuccession[];
  readonly total_droits: number;
  readonly total_prelevements: number;
  readonly total: number;
}

const AUCUN_RAPPEL: Rappel = { abattement_consomme: 0, deja_taxe: 0, rappelees: 0 };

function estExonere(h: Heritier): boolean {
  return estEpoux(h.lien) || (h.lien === 'frere_soeur' && h.cohabitation_fratrie === true);
}

/** Duties of an heir who is not exempt; the recall follows the allowance that gifts had. */
function liquider(h: Heritier, part: number, jour: string, regle: string, calcul: Calcul) {
  const duLien = abattementDuLien(h, 'succession', calcul);
  const anterieures = h.donations_anterieures ?? [];
  const rappel =
    anterieures.length === 0
      ? AUCUN_RAPPEL
      : rappeler(anterieures, jour, abattementDuLien(h, 'donation', calcul).montant, calcul);
  // The default allowance is nobody's before the death: no gift can have used it.
  const parDefaut = duLien.parametres.includes('dmtg.abattement_defaut');
  const applicable = parDefaut ? { ...rappel, abattement_consomme: 0 } : rappel;
  const abattement = appliquerAbattement(part, duLien, applicable, `${regle}.abattement`, calcul);
  const base = arrondirCentime(part - abattement.utilise);
  const { tarif } = REGLES_DU_LIEN[h.representation?.souche ?? h.lien];
  return {
    abattement: abattement.utilise,
    base,
    ...appliquerTarif(base, rappel.deja_taxe, tarif, `${regle}.tarif`, calcul),
  };
}

function tracerExoneration(h: Heritier, regle: string, calcul: Calcul): void {
  const epoux = estEpoux(h.lien);
  if (!epoux) {
    calcul.supposer(
      'Frère ou sœur exonéré : célibataire, veuf, divorcé ou séparé, âgé de plus de 50 ans ou infirme, et domicilié avec le défunt depuis cinq ans.',
    );
  }
  calcul.t?.noeud({
    regle: `${regle}.exoneration`,
    libelle: 'Exonération de droits',
    valeur: true,
    unite: 'oui-non',
    formule: epoux
      ? 'Le conjoint ou partenaire survivant ne paie pas de droits'
      : 'Frère ou sœur vivant avec le défunt',
    article: epoux ? 'CGI art. 796-0 bis' : 'CGI art. 796-0 ter',
  });
}

function calculerHeritier(
  h: Heritier,
  rang: number,
  part: number,
  primes: number,
  jour: string,
  calcul: Calcul,
): DroitsSuccession {
  const regle = `dmtg.heritier_${rang + 1}`;
  const nom = h.nom ?? `${REGLES_DU_LIEN[h.lien].libelle} (${rang + 1})`;
  const exonere = estExonere(h);
  calcul.t?.ouvrir();
  let liquidation: ReturnType<typeof liquider> = { abattement: 0, base: 0, droits: 0, detail: [] };
  let dutreil = 0;
  let prelevement = 0;
  if (exonere) {
    tracerExoneration(h, regle, calcul);
  } else {
    dutreil = exonererDutreil(Math.min(h.dutreil ?? 0, part), `${regle}.dutreil`, calcul);
    liquidation = liquider(h, part - dutreil + primes, jour, regle, calcul);
    prelevement = calculerPrelevement990I(h.assurance_vie ?? {}, `${regle}.990_i`, calcul);
  }
  const total = arrondirCentime(liquidation.droits + prelevement);
  calcul.t?.fermer({
    regle,
    libelle: `Droits dus par ${nom}`,
    valeur: total,
    formule: exonere
      ? 'Exonéré : aucun droit'
      : `${euros(liquidation.droits)}${prelevement > 0 ? ` + ${euros(prelevement)} (art. 990 I)` : ''} = ${euros(total)}`,
    article: exonere ? 'CGI art. 796-0 bis et 796-0 ter' : 'CGI art. 777, 779 et 784',
    entrees: [entree('Part reçue', part), entree('Primes versées après 70 ans, taxables', primes)],
  });
  return {
    nom,
    lien: h.lien,
    part: arrondirCentime(part),
    primes_757_b: arrondirCentime(primes),
    exonere,
    dutreil_exonere: arrondirCentime(dutreil),
    ...liquidation,
    prelevement_990_i: prelevement,
    total,
  };
}

const MOTEUR = definirMoteur<DemandeSuccession, Omit<Succession, keyof Fiable>>({
  domaines: [DROITS_MUTATION, DEMEMBREMENT, ASSURANCE_VIE_DECES],
  champDate: 'date_deces',
  jour: (d) => d.date_deces,
  verifier: verifierSuccession,
  executer(d, calcul) {
    const devolution = choisirDevolution(d);
    // Refused before any rule runs.
    if (typeof devolution !== 'string') throw new Error(devolution.message);
    if (d.heritiers.every((h) => h.donations_anterieures === undefined)) {
      calcul.supposer('Aucune donation du défunt depuis moins de quinze ans.');
    }
    calcul.t?.ouvrir();
    const parts = repartir(d, devolution, calcul);
    const primes = repartirPrimes757B(
      d.heritiers.map((h) => ({ capitaux: h.assurance_vie, exonere: estExonere(h) })),
      calcul,
    );
    const heritiers = d.heritiers.map((h, rang) =>
      calculerHeritier(h, rang, parts[rang] ?? 0, primes[rang] ?? 0, d.date_deces, calcul),
    );
    const droits = arrondirCentime(sommer(heritiers.map((h) => h.droits)));
    const prelevements = arrondirCentime(sommer(heritiers.map((h) => h.prelevement_990_i)));
    const total = arrondirCentime(droits + prelevements);
    calcul.t?.fermer({
      regle: 'dmtg.succession',
      libelle: 'Droits de succession et prélèvement sur l’assurance-vie',
      valeur: total,
      formule: `${euros(droits)} + ${euros(prelevements)} = ${euros(total)}`,
      article: 'CGI art. 777 à 796-0 ter, 757 B et 990 I',
    });
    return { heritiers, total_droits: droits, total_prelevements: prelevements, total };
  },
});

/**
 * Inheritance duties and life insurance at death, in euros, heir by heir.
 *
 * @see CGI art. 669, 757 B, 777 to 796-0 ter, 990 I ; BOI-ENR-DMTG-10
 */
export function calculerSuccession(demande: DemandeSuccession): Succession | RefusFiscal {
  return MOTEUR.calculer(demande);
}

/** Same computation with its tree; the root is `dmtg.succession`, each heir under `dmtg.heritier_1`, … */
export function expliquerSuccession(demande: DemandeSuccession): Explique<Succession> | RefusFiscal {
  return MOTEUR.expliquer(demande);
}
