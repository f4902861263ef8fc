import { readFileSync } from 'node:fs';
import { lireFoyer } from '../../index.ts';
import { explorerDossier, type Piste } from '../index.ts';
import { expect, it } from 'vitest';

interface PisteLue {
  readonly levier: string;
  readonly gain_estime: number | null;
  readonly foyer_modifie?: Readonly<Record<string, unknown>>;
  readonly verdict: 'à retenir' | 'à écarter' | 'à chiffrer';
}
interface Dossier {
  readonly id: string;
  readonly annee_revenus: number;
  readonly foyer: Readonly<Record<string, unknown>>;
  readonly pistes: readonly PisteLue[];
}
const DOSSIERS = readFileSync(new URL('../../../../../bench/banc/corpus/dossiers.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixtures.
  .map((ligne) => JSON.parse(ligne) as Dossier);

const nombreDe = (arbre: unknown, chemin: string): number => {
  let noeud: unknown = arbre;
  for (const cle of chemin.split('.'))
    noeud =
      typeof noeud === 'object' && noeud !== null ? Object.entries(noeud).find(([c]) => c === cle)?.[1] : undefined;
  return typeof noeud === 'number' ? noeud : 0;
};

/** What the note says that the client means to do or could prove: the amounts only, never what they would bring. */
function projetsDe(foyer: Dossier['foyer'], modifie: Readonly<Record<string, unknown>>) {
  const projets: Record<string, Record<string, number> | number> = {};
  const faits: Record<string, unknown> = {};
  const recettes: Record<string, number> = {};
  for (const [chemin, valeur] of Object.entries(modifie)) {
    const [tete = '', champ = ''] = chemin.split('.');
    const deUn = (): Record<string, number> => {
      const deja = projets[tete];
      const sien = typeof deja === 'object' ? deja : {};
      projets[tete] = sien;
      return sien;
    };
    const montant = typeof valeur === 'number' ? valeur : 0;
    if (champ === 'per_versements') {
      const plus = montant - nombreDe(foyer, chemin);
      if (plus > 0) deUn()['per_versements'] = plus;
    } else if (champ === 'frais_reels') deUn()['frais_reels'] = montant;
    else if (champ === 'per_plafond') faits[chemin] = montant;
    else if ((champ === 'micro_bnc' || champ === 'lmnp_micro') && montant === 0)
      recettes[tete] = nombreDe(foyer, chemin);
    else if (chemin === 'emploi_domicile' && montant > nombreDe(foyer, chemin))
      projets['emploi_domicile'] = montant - nombreDe(foyer, chemin);
    else if (chemin === 'pension_alimentaire_enfant_majeur') projets['pension_enfant_majeur'] = montant;
    else if (chemin === 'pensions_alimentaires_autres' && montant > nombreDe(foyer, chemin))
      projets['pension_ascendant'] = montant - nombreDe(foyer, chemin);
    else if (chemin.startsWith('rfr_')) faits[chemin] = montant;
  }
  for (const [tete, brut] of Object.entries(recettes)) {
    const deja = projets[tete];
    projets[tete] = {
      ...(typeof deja === 'object' ? deja : {}),
      charges_activite: brut - nombreDe(modifie, `${tete}.bnc_reel`) - Number(modifie[`${tete}.bnc_reel`] ?? 0),
    };
  }
  return { projets, faits };
}

const enregistrement = (valeur: unknown): object => (typeof valeur === 'object' && valeur !== null ? valeur : {});

function avecFaits(foyer: Dossier['foyer'], faits: Readonly<Record<string, unknown>>): object {
  const copie = structuredClone(foyer) as Record<string, unknown>;
  for (const [chemin, valeur] of Object.entries(faits)) {
    const [tete = '', champ] = chemin.split('.');
    if (champ === undefined) copie[tete] = valeur;
    else copie[tete] = { ...enregistrement(copie[tete]), [champ]: valeur };
  }
  return copie;
}

function pistesDe(d: Dossier, lue: PisteLue): { retenues: readonly Piste[]; ecartees: readonly Piste[] } {
  const { projets, faits } = projetsDe(d.foyer, lue.foyer_modifie ?? {});
  const lu = lireFoyer({ ...avecFaits(d.foyer, faits), annee_revenus: d.annee_revenus });
  if ('statut' in lu) throw new Error(`${d.id}: ${lu.message}`);
  const pistes = explorerDossier(lu.foyer, lu.annee_revenus, projets);
  if ('statut' in pistes) throw new Error(`${d.id}: ${pistes.message}`);
  return pistes;
}

/** Which lead a modification of the household speaks of. */
const DE: readonly (readonly [champ: string, piste: string])[] = [
  ['option_bareme', 'option_bareme'],
  ['parent_isole_T', 'parent_isole'],
  ['ancien_combattant', 'ancien_combattant'],
  ['deficit_professionnel', 'deficit_professionnel'],
  ['deficits_globaux', 'deficits_anterieurs'],
  ['pension_alimentaire_enfant_majeur', 'detacher_enfant'],
  ['per_versements', 'per_declarant'],
];

/** Beyond these computations: flat payment of the micro regimes, several years, two households, an income from abroad. */
const HORS_DE_PORTEE: ReadonlySet<string> = new Set([
  'D-08 Versement libératoire 2,2 % et 1 %',
  'D-44 Versement libératoire 2,2 %',
  // Its 593 € count the levies of the year after, which are only due later.
  'D-14 Étaler les rachats sur deux années civiles',
  'D-16 Étaler : trois fois 260 000 € au lieu de 780 000 € en une fois',
  'D-23 Lissage de la contribution sur les hauts revenus',
  'D-26 PER de Lucie, 3 000 €',
  "D-35 Rattacher Gabin au foyer d'Aurélie plutôt qu'à celui de Romain",
]);

it('lève cinquante des cinquante-sept pistes à retenir des dossiers lus, au gain à l’euro', () => {
  const retenir = DOSSIERS.flatMap((d) =>
    d.pistes.filter(({ verdict }) => verdict === 'à retenir').map((piste) => ({ d, piste })),
  );
  const manquees = retenir.filter(
    ({ d, piste }) => !pistesDe(d, piste).retenues.some(({ gain }) => gain === piste.gain_estime),
  );
  expect(retenir).toHaveLength(57);
  expect(new Set(manquees.map(({ d, piste }) => `${d.id} ${piste.levier}`))).toEqual(HORS_DE_PORTEE);
});

it('n’en conseille aucune de celles qu’il faut écarter', () => {
  const ecarter = DOSSIERS.flatMap((d) =>
    d.pistes.filter(({ verdict }) => verdict === 'à écarter').map((piste) => ({ d, piste })),
  );
  const jugees = ecarter.flatMap(({ d, piste }) => {
    const champs = Object.keys(piste.foyer_modifie ?? {}).join(' ');
    const de = DE.find(([champ]) => champs.includes(champ))?.[1];
    if (de === undefined) return [];
    const conseillee = pistesDe(d, piste).retenues.some(({ id }) => id.startsWith(de));
    return { nom: `${d.id} ${piste.levier}`, conseillee };
  });
  expect(ecarter).toHaveLength(32);
  expect(jugees.length).toBeGreaterThanOrEqual(15);
  expect(jugees.filter(({ conseillee }) => conseillee)).toEqual([]);
});
