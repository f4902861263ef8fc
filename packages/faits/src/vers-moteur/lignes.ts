import type { Feuille } from '../chemins.ts';

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

/** Amounts of one line, added. */
function ajouterLesLignes(faits: Faits): Map<string, Feuille['valeur']> {
  const lignes = new Map<string, Feuille['valeur']>();
  for (const [chemin, valeur] of faits) {
    const [, titulaire = '', champ = ''] = PAR_DECLARANT.exec(chemin) ?? [];
    const ligne = `${titulaire}${LIGNES.get(champ) ?? champ}`;
    const cle = titulaire === '' ? chemin : ligne;
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
  const dits = [...faits];
  for (const [chemin, valeur] of dits) {
    const enfant = AGE.exec(chemin)?.[1];
    if (enfant === undefined || typeof valeur !== 'number') continue;
    poser(enfant, valeur);
    faits.delete(chemin);
  }
  for (const [chemin, valeur] of dits) {
    const foyer = NOMBRE.exec(chemin)?.[1];
    if (foyer === undefined || typeof valeur !== 'number') continue;
    for (let rang = 0; rang < valeur; rang++) poser(`${foyer}enfants.${rang}.`, AGE_D_UN_MINEUR);
    faits.delete(chemin);
  }
  return faits;
}

/** Facts as people tell them, under the names of the engine. A path told twice holds its last value. */
export const enLignesDuMoteur = (faits: Iterable<Feuille>): Feuille[] =>
  [...naissances(ajouterLesLignes(new Map([...faits].map(({ chemin, valeur }) => [chemin, valeur]))))].map(
    ([chemin, valeur]) => ({ chemin, valeur }),
  );
