import { type Feuille, parChemin } from '../chemins.ts';

/** Incomes that people tell apart and that one line of the engine taxes together. */
const LIGNES: ReadonlyMap<string, string> = new Map([
  ['pensions_alimentaires_recues', 'pensions_retraite'],
  ['pensions_reversion', 'pensions_retraite'],
  ['pensions_invalidite', 'pensions_retraite'],
  ['allocations_chomage', 'salaires'],
  ['indemnites_journalieres', 'salaires'],
]);

const PAR_DECLARANT = /^(.*declarant[12]\.)([a-z_]+)$/;
const AGE = /^(.*enfants\.\d+\.)age$/;
const NOMBRE = /^(.*)nombre_enfants$/;

/** Age given to children of whom nothing else is known: no right by age, and a charge without condition. */
export const AGE_D_UN_MINEUR = 10;

type Faits = ReadonlyMap<string, Feuille['valeur']>;

/** Where an amount goes. */
const ligneDe = parChemin((chemin): string => {
  const [, titulaire, champ = ''] = PAR_DECLARANT.exec(chemin) ?? [];
  return titulaire === undefined ? chemin : `${titulaire}${LIGNES.get(champ) ?? champ}`;
});
/** Whose age it is, as a prefix; of which household it is the number. Null for any other path. */
const enfantDe = parChemin((chemin): string | null => AGE.exec(chemin)?.[1] ?? null);
const foyerDe = parChemin((chemin): string | null => NOMBRE.exec(chemin)?.[1] ?? null);

/** Amounts of one line, added. */
function ajouterLesLignes(faits: Faits): Map<string, Feuille['valeur']> {
  const lignes = new Map<string, Feuille['valeur']>();
  for (const [chemin, valeur] of faits) {
    const cle = ligneDe(chemin);
    const deja = lignes.get(cle);
    lignes.set(cle, typeof deja === 'number' && typeof valeur === 'number' ? deja + valeur : valeur);
  }
  return lignes;
}

/** Children told by their age or by their number, as the engine takes them: by their year of birth. */
function naissances(faits: Map<string, Feuille['valeur']>): Map<string, Feuille['valeur']> {
  const annee = faits.get('annee');
  if (typeof annee !== 'number') return faits;
  const poser = (enfant: string, age: number): void => {
    if (!faits.has(`${enfant}annee_naissance`)) faits.set(`${enfant}annee_naissance`, annee - age);
  };
  // Read before anything is added.
  const dits = [...faits].filter(([chemin]) => enfantDe(chemin) !== null || foyerDe(chemin) !== null);
  for (const [chemin, valeur] of dits) {
    const enfant = enfantDe(chemin);
    if (enfant === null || typeof valeur !== 'number') continue;
    poser(enfant, valeur);
    faits.delete(chemin);
  }
  for (const [chemin, valeur] of dits) {
    const foyer = foyerDe(chemin);
    if (foyer === null || typeof valeur !== 'number') continue;
    for (let rang = 0; rang < valeur; rang++) poser(`${foyer}enfants.${rang}.`, AGE_D_UN_MINEUR);
    faits.delete(chemin);
  }
  return faits;
}

/** Facts as people tell them, under the names of the engine. A path told twice holds its last value. */
export function enLignesDuMoteur(faits: Iterable<Feuille>): Feuille[] {
  const dits = new Map<string, Feuille['valeur']>();
  for (const { chemin, valeur } of faits) dits.set(chemin, valeur);
  const lignes: Feuille[] = [];
  for (const [chemin, valeur] of naissances(ajouterLesLignes(dits))) lignes.push({ chemin, valeur });
  return lignes;
}
