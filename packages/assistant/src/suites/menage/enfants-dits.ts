import { type Element, lireElements } from '@francis/lecture';
import { type Clause, dit, mentionsDe } from './clauses.ts';
import type { Edition } from './editions.ts';
import { enCours } from './en-cours.ts';
import { enfantsDe } from './etat.ts';
import type { Avant } from './avant.ts';

const ENFANTS = 'enfants';
const MULTIPLES: Readonly<Record<string, number>> = { jumeaux: 2, triples: 3 };
/** « un 3e enfant », « un troisième »: the rank of who comes. */
const RANGS: Readonly<Record<string, number>> = {
  deuxieme: 2,
  second: 2,
  '2e': 2,
  '2eme': 2,
  troisieme: 3,
  '3e': 3,
  '3eme': 3,
  quatrieme: 4,
  '4e': 4,
  '4eme': 4,
  cinquieme: 5,
  '5e': 5,
  '5eme': 5,
};

/** Words by which a child is only named: for who is paid, who goes to school, who has a card. */
const NOMMES = [
  'garde_payee',
  'carte',
  'college',
  'lycee',
  'superieur',
  'verse',
  'pension',
  'recoit',
  'detache',
  'retrait',
];
const AGE_D_UN_ENFANT = 18;

const rangDit = (elements: readonly Element[]): number | undefined => {
  for (const e of elements)
    if (e.type === 'idee' && e.idees.includes('autre_enfant'))
      for (const mot of e.mots.split(' ')) if (RANGS[mot] !== undefined) return RANGS[mot];
  return undefined;
};

const attendait = (tour: string | undefined): boolean =>
  tour !== undefined && dit(lireElements(tour) ?? [], 'a_naitre');

/** Children that a follow-up adds or counts; undefined when it does not say surely which. */
export function lireEnfantsDits(
  elements: readonly Element[],
  clauses: readonly Clause[],
  { menage, annee, dits }: Avant,
): readonly Edition[] | undefined {
  const [foyer] = enCours(menage);
  if (foyer === undefined) return undefined;
  const deja = enfantsDe(foyer);
  const alternee = dit(elements, 'alternee');
  const quantites = mentionsDe(elements, 'quantite').filter((q) => q.objet === ENFANTS || q.objet === '');
  const [quantite, ...autres] = quantites;
  const ages = clauses
    .filter((c) => !dit(c, 'garde_payee', 'enfant_majeur', 'verse'))
    .flatMap((c) => mentionsDe(c, 'age').map((a) => a.valeur));
  const nes = ages.map((age) => annee - age);
  const multiple = Object.keys(MULTIPLES).find((m) => dit(elements, m));
  // « et si c’est des jumeaux ? »: those who were awaited just before.
  const attendu = dit(elements, 'a_naitre') || (multiple !== undefined && attendait(dits.at(-1)));
  const naissance = dit(elements, 'ne') ? mentionsDe(elements, 'date') : [];
  if (autres.length > 0 || ages.some((a) => a >= AGE_D_UN_ENFANT)) return undefined;
  if (quantite !== undefined) {
    const nombre = quantite.valeur;
    const ajoute = dit(elements, 'plus', 'ajout') && !dit(elements, 'retrait');
    if (dit(elements, 'college', 'lycee', 'superieur')) return [];
    if (quantite.objet !== ENFANTS && !dit(elements, 'enfant', 'les_enfants', 'en_avoir')) return undefined;
    if (nes.length > 0 && nes.length !== nombre) return undefined;
    if (deja > 0 && alternee) return nombre === deja ? [{ genre: 'alternee' }] : undefined;
    if (deja === 0 || ajoute) return [{ genre: 'naissances', nombre, nes, alternee }];
    return nombre === deja ? undefined : [{ genre: 'nombre_enfants', nombre }];
  }
  if (alternee && deja > 0) return [{ genre: 'alternee' }];
  const rang = rangDit(elements);
  const nommes = clauses.every((c) => dit(c, ...NOMMES) || !dit(c, 'enfant', 'autre_enfant'));
  const vient = dit(elements, 'autre_enfant') || multiple !== undefined || attendu || dit(elements, 'ne');
  if (!vient && (nommes || !dit(elements, 'enfant'))) return [];
  if (rang !== undefined && rang !== deja + 1) return undefined;
  // « et avec un enfant ? », of who has some: one more, or one in all.
  if (!vient && deja > 0) return undefined;
  const nombre = multiple === undefined ? 1 : (MULTIPLES[multiple] ?? 1);
  const annees = naissance.flatMap((d) =>
    d.annee === undefined ? [] : Array.from({ length: nombre }, () => d.annee ?? 0),
  );
  if (attendu || annees.some((a) => a > menage.annee)) return [{ genre: 'a_naitre' }];
  if (nes.length > 0 && nes.length !== nombre) return undefined;
  return [{ genre: 'naissances', nombre, nes: nes.length > 0 ? nes : annees, alternee }];
}
