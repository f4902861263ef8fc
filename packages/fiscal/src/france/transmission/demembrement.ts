import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros, nombre, pourcent } from '../../core/typographie.ts';
import { DEMEMBREMENT, RANGS_USUFRUIT } from '../parametres/domaines/usufruit.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { arrondirCentime } from '../patrimoine/montants.ts';
import { exigerJour, exigerMontants, verifierEntier } from '../patrimoine/verification.ts';

/** Usufruct for life (age of who holds it) or for a fixed term (years); with both, the term cannot exceed the life. */
export interface Usufruit {
  /** Full years of age of the holder on the day. */
  readonly age_usufruitier?: number;
  /** Years of a fixed-term usufruct. */
  readonly duree_annees?: number;
}

export interface DemandeDemembrement extends Usufruit {
  readonly date: string;
  /** Value in full ownership, in euros. */
  readonly valeur: number;
}

/** Values in euros; shares as fractions. */
export interface Demembrement extends Fiable {
  readonly part_usufruit: number;
  readonly part_nue_propriete: number;
  readonly usufruit: number;
  readonly nue_propriete: number;
}

export function verifierUsufruit(u: Usufruit, prefixe = ''): RefusFiscal | null {
  const refus =
    verifierEntier(u.age_usufruitier, `${prefixe}age_usufruitier`) ??
    verifierEntier(u.duree_annees, `${prefixe}duree_annees`);
  if (refus !== null) return refus;
  if (u.age_usufruitier !== undefined || u.duree_annees !== undefined) return null;
  const message = 'Il faut l’âge de l’usufruitier, ou la durée d’un usufruit temporaire.';
  return refuser('FOYER_INCOHERENT', message, `${prefixe}age_usufruitier`);
}

function partViagere(age: number, calcul: Calcul): number {
  for (const rang of RANGS_USUFRUIT) {
    if (age < calcul.lire(`usufruit.age_${rang}`)) return calcul.lire(`usufruit.part_${rang}`);
  }
  return calcul.lire('usufruit.part_9');
}

/** Share of full ownership that the usufruct is worth, a fraction (CGI art. 669). */
export function calculerPartUsufruit(u: Usufruit, regle: string, calcul: Calcul): number {
  const viagere = u.age_usufruitier === undefined ? 1 : partViagere(u.age_usufruitier, calcul);
  let part = viagere;
  let formule = `Usufruitier de ${nombre(u.age_usufruitier ?? 0)} ans : ${pourcent(part)}`;
  if (u.duree_annees !== undefined) {
    const periodes = Math.ceil(u.duree_annees / calcul.lire('usufruit.periode'));
    const temporaire = periodes * calcul.lire('usufruit.temporaire');
    part = Math.min(1, temporaire, viagere);
    formule = `${nombre(periodes)} × ${pourcent(calcul.lire('usufruit.temporaire'))}`;
    formule += part < temporaire ? `, limité à l’usufruit viager : ${pourcent(part)}` : ` = ${pourcent(part)}`;
  }
  calcul.t?.noeud({
    regle,
    libelle: 'Valeur de l’usufruit',
    valeur: part,
    unite: 'taux',
    formule,
    article: u.duree_annees === undefined ? 'CGI art. 669 I' : 'CGI art. 669 II',
    entrees: [
      ...(u.age_usufruitier === undefined ? [] : [entree('Âge de l’usufruitier', u.age_usufruitier, 'nombre')]),
      ...(u.duree_annees === undefined ? [] : [entree('Durée en années', u.duree_annees, 'nombre')]),
    ],
    parametres:
      u.duree_annees === undefined
        ? RANGS_USUFRUIT.flatMap((rang) => [`usufruit.age_${rang}`, `usufruit.part_${rang}`] as const)
        : ['usufruit.temporaire', 'usufruit.periode'],
  });
  return part;
}

const MOTEUR = definirMoteur<DemandeDemembrement, Omit<Demembrement, keyof Fiable>>({
  domaines: [DEMEMBREMENT],
  champDate: 'date',
  jour: (d) => d.date,
  verifier: (d) => exigerJour(d.date, 'date') ?? exigerMontants(d, ['valeur']) ?? verifierUsufruit(d),
  executer(d, calcul) {
    calcul.t?.ouvrir();
    const part = calculerPartUsufruit(d, 'usufruit.part', calcul);
    const usufruit = arrondirCentime(d.valeur * part);
    const nue = arrondirCentime(d.valeur - usufruit);
    calcul.t?.fermer({
      regle: 'usufruit.nue_propriete',
      libelle: 'Valeur de la nue-propriété',
      valeur: nue,
      formule: `${euros(d.valeur)} − ${euros(usufruit)} = ${euros(nue)}`,
      article: 'CGI art. 669',
      entrees: [entree('Valeur en pleine propriété', d.valeur)],
    });
    return { part_usufruit: part, part_nue_propriete: 1 - part, usufruit, nue_propriete: nue };
  },
});

/** Usufruct and bare ownership for registration duties, in euros (CGI art. 669). */
export function calculerDemembrement(demande: DemandeDemembrement): Demembrement | RefusFiscal {
  return MOTEUR.calculer(demande);
}

/** Same computation with its tree; the root is `usufruit.nue_propriete`. */
export function expliquerDemembrement(demande: DemandeDemembrement): Explique<Demembrement> | RefusFiscal {
  return MOTEUR.expliquer(demande);
}
