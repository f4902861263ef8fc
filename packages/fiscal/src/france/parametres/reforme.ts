import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import type { ParametreLegal } from '../../core/source-legale.ts';
import type { ParametresAnnee, Valeurs } from './definition.ts';

/** Legal numbers replaced by those of a bill or of a hypothesis, by dotted name: euros, or fractions for rates. */
export type Reforme = Readonly<Record<string, number>>;

/** Where a number comes from that no law holds. */
const SOURCE_REFORME = 'Hypothèse de réforme, non votée';
const MONTANT_MAX = 1e9;

/** Numbers that only mean something in this order. */
const CROISSANTS: readonly (readonly string[])[] = [
  ['bareme.seuil_1', 'bareme.seuil_2', 'bareme.seuil_3', 'bareme.seuil_4'],
  ['salaires.abattement_min', 'salaires.abattement_max'],
  ['pensions.abattement_min', 'pensions.abattement_max_foyer'],
  ['cehr.seuil_1_seul', 'cehr.seuil_2_seul'],
  ['cehr.seuil_1_couple', 'cehr.seuil_2_couple'],
];

const faites = new WeakMap<Reforme, WeakMap<ParametresAnnee, ParametresAnnee | RefusFiscal>>();

/**
 * The numbers of a year where those of a reform stand in; their provenance says that nobody voted them. The same reform
 * of the same year is laid out once: whole portfolios are computed under it.
 *
 * @returns a typed refusal for a name that the year does not have, a value out of bounds, a scale that does not rise
 */
export function reformer(base: ParametresAnnee, reforme: Reforme): ParametresAnnee | RefusFiscal {
  const parAnnee = faites.get(reforme) ?? new WeakMap<ParametresAnnee, ParametresAnnee | RefusFiscal>();
  faites.set(reforme, parAnnee);
  const deja = parAnnee.get(base);
  if (deja !== undefined) return deja;
  const faite = appliquer(base, reforme);
  parAnnee.set(base, faite);
  return faite;
}

function appliquer(base: ParametresAnnee, reforme: Reforme): ParametresAnnee | RefusFiscal {
  const provenance = new Map(base.provenance);
  const groupes: Record<string, Record<string, number>> = {};
  for (const [nom, valeur] of Object.entries(reforme)) {
    const actuel = provenance.get(nom);
    if (actuel === undefined) return refuser('CHAMP_INCONNU', `Aucun nombre légal ne s’appelle « ${nom} ».`, nom);
    const faute = hors(actuel, valeur);
    if (faute !== undefined) return refuser('CHAMP_INVALIDE', `${actuel.libelle} : ${faute}.`, nom);
    provenance.set(nom, { ...actuel, valeur, source: SOURCE_REFORME, fiabilite: 'C' });
    const [groupe = '', cle = ''] = nom.split('.');
    groupes[groupe] = { ...groupes[groupe], [cle]: valeur };
  }
  for (const suite of CROISSANTS) {
    const faux = suite.findIndex((nom, i) => i > 0 && lire(provenance, nom) < lire(provenance, suite[i - 1] ?? nom));
    const nom = suite[faux];
    if (nom !== undefined)
      return refuser('CHAMP_INVALIDE', `${provenance.get(nom)?.libelle ?? nom} : plus bas que le précédent.`, nom);
  }
  // The shape stays that of the year: each group is copied whole, then its reformed numbers set on the copy.
  const valeurs = Object.fromEntries(
    Object.entries(base.valeurs).map(([groupe, nombres]) => [
      groupe,
      groupes[groupe] ? { ...nombres, ...groupes[groupe] } : nombres,
    ]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name was found in the year
  return { ...base, valeurs: valeurs as unknown as Valeurs, provenance, reforme: true };
}

const lire = (provenance: ReadonlyMap<string, ParametreLegal>, nom: string): number => provenance.get(nom)?.valeur ?? 0;

function hors({ unite }: ParametreLegal, valeur: number): string | undefined {
  if (unite !== 'EUR' && unite !== 'taux') return 'ce nombre ne se réforme pas ici';
  if (!Number.isFinite(valeur) || valeur < 0) return 'donnez un nombre positif';
  if (unite === 'taux' && valeur > 1) return 'un taux ne dépasse pas 100\u00a0%';
  return valeur > MONTANT_MAX ? 'ce montant est trop grand' : undefined;
}
