import { definitionDe, type Fait } from '@francis/faits';
import { nombre } from '../orchestration/typographie.ts';

interface Relation {
  readonly chemin: string;
  readonly autre: string;
  /** The first is never more than this many times the second. */
  readonly fois: number;
}

/** What a fact may be of another one: past it, amounts were given to the wrong roles. Of one thing, in one unit. */
const RELATIONS: readonly Relation[] = [
  { chemin: 'vente.frais_acquisition', autre: 'vente.prix_acquisition', fois: 0.25 },
  { chemin: 'vente.frais_cession', autre: 'vente.prix_cession', fois: 0.2 },
  { chemin: 'vente.travaux', autre: 'vente.prix_acquisition', fois: 4 },
  { chemin: 'vente.prix_cession', autre: 'vente.prix_acquisition', fois: 20 },
  { chemin: 'rachat.montant_rachat', autre: 'rachat.valeur_contrat', fois: 1 },
  { chemin: 'pea.montant_retrait', autre: 'pea.valeur_plan', fois: 1 },
  { chemin: 'numerique.prix_cession', autre: 'numerique.valeur_portefeuille', fois: 1 },
  { chemin: 'succession.passif', autre: 'succession.actif_net', fois: 1 },
  { chemin: 'donation.dette', autre: 'donation.montant', fois: 1 },
  { chemin: 'societe.benefice', autre: 'societe.chiffre_affaires', fois: 1 },
  // A profit holds the dividends that the company received: what is told apart from them was left out.
  { chemin: 'societe.dividendes_filiales', autre: 'societe.benefice', fois: 1.5 },
  { chemin: 'activite.charges', autre: 'activite.recettes', fois: 5 },
  { chemin: 'activite.interets', autre: 'activite.recettes', fois: 5 },
  ...['declarant1', 'declarant2'].map((qui) => ({
    chemin: `foyer.${qui}.frais_reels`,
    autre: `foyer.${qui}.salaires`,
    fois: 1,
  })),
];

interface Bornes {
  readonly chemin: string;
  readonly min?: number;
  readonly max?: number;
}
/** What nobody's value goes past. Euros of a year, years of age, kilometres, horsepower. */
const BORNES: readonly Bornes[] = [
  { chemin: 'donation.age_donateur', min: 18, max: 110 },
  { chemin: 'deces.age_usufruitier', min: 16, max: 110 },
  { chemin: 'succession.age_conjoint', min: 16, max: 110 },
  { chemin: 'demembrement.age_usufruitier', max: 110 },
  { chemin: 'vehicule.km', max: 200_000 },
  { chemin: 'vehicule.cv', max: 60 },
];

/** Under this age, somebody who declares is one of the children. */
const AGE_DE_DECLARER = 16;
/** Under this, the pay of a year was that of a month, or no pay. */
const PAIE_MIN = 1500;
const PAIES: ReadonlySet<string> = new Set(['foyer.declarant1.salaires', 'foyer.declarant2.salaires']);
/** Fields of a household that are no income. */
const SANS_REVENU = [
  'per_',
  'frais_',
  'cotisations_',
  'annee_',
  'invalidite_',
  'ancien_',
  'enfants',
  'dons_',
  'garde_',
];
const nomme = (tetes: readonly string[], nom: string): boolean => tetes.some((tete) => nom.startsWith(tete));
const estUnRevenu = (chemin: string): boolean =>
  chemin.startsWith('foyer.') && !chemin.split('.').some((nom) => nomme(SANS_REVENU, nom));

/** Whether a household holds an income, whatever told it. */
export const tientUnRevenu = (faits: readonly Fait[]): boolean =>
  faits.some(
    ({ chemin, valeur }) =>
      typeof valeur === 'number' && chemin !== 'annee' && !chemin.split('.').some((nom) => nomme(SANS_REVENU, nom)),
  );

const nommer = (chemin: string): string => definitionDe(chemin)?.libelle ?? chemin;
const euros = (valeur: number): string => `${nombre(valeur)} €`;

/**
 * Facts of one calculation that cannot hold together, told by their names: they come from amounts given to the wrong
 * roles, whatever the words were. What the person corrected is theirs.
 */
export function invraisemblances(faits: readonly Fait[]): string[] {
  const nombres = new Map(
    faits.flatMap((f) => (typeof f.valeur === 'number' && f.source === 'dit' ? [[f.chemin, f.valeur] as const] : [])),
  );
  const relations = RELATIONS.flatMap(({ chemin, autre, fois }) => {
    const [valeur, base] = [nombres.get(chemin), nombres.get(autre)];
    if (valeur === undefined || base === undefined || base <= 0 || valeur <= base * fois) return [];
    return [`${euros(valeur)} de ${nommer(chemin)} pour ${euros(base)} de ${nommer(autre)}`];
  });
  const bornes = BORNES.flatMap(({ chemin, min = 0, max = Number.POSITIVE_INFINITY }) => {
    const valeur = nombres.get(chemin);
    return valeur === undefined || (valeur >= min && valeur <= max) ? [] : [`${nommer(chemin)} : ${nombre(valeur)}`];
  });
  const annee = nombres.get('annee');
  const tropJeunes = [...nombres].flatMap(([chemin, naissance]) =>
    chemin.includes('annee_naissance_declarant') && annee !== undefined && annee - naissance < AGE_DE_DECLARER
      ? [`${nommer(chemin)} : ${naissance}`]
      : [],
  );
  const revenus = [...nombres].filter(([chemin]) => estUnRevenu(chemin));
  const [seul] = revenus;
  const paie =
    seul !== undefined && revenus.length === 1 && PAIES.has(seul[0]) && seul[1] > 0 && seul[1] < PAIE_MIN
      ? [`${euros(seul[1])} de ${nommer(seul[0])} pour une année`]
      : [];
  return [...relations, ...bornes, ...tropJeunes, ...paie];
}
