import type { Calcul, FaitLu, Lecture } from '@francis/contract';

const TITRE_MAX = 90;
const FAITS_DITS = new Set<FaitLu['source']>(['dit', 'corrige', 'document']);

/** What an answer computes, by the beginning of its rule; the tax bears the year after that of the income. */
const SUJETS: readonly (readonly [debut: string, sujet: (annee: number) => string])[] = [
  ['ir.', (annee) => `Impôt ${annee + 1}`],
  ['comparaison.', (annee) => `Impôt ${annee + 1}`],
  ['ifi.', (annee) => `IFI ${annee}`],
  ['pvi.', () => 'Plus-value immobilière'],
  ['dmtg.don', () => 'Donation'],
  ['dmtg.', () => 'Succession'],
  ['ch.', (annee) => `Impôt suisse ${annee}`],
  ['lu.', (annee) => `Impôt luxembourgeois ${annee}`],
  ['ad.', (annee) => `Impôt andorran ${annee}`],
];

interface Repondu {
  readonly calculs?: readonly Calcul[] | null | undefined;
  readonly lecture?: Lecture | null | undefined;
}

/**
 * Name of a conversation from what was computed and said: « Impôt 2026 : marié, 2 enfants, salaire net imposable
 * 30 000 € ».
 * @returns undefined when nothing was computed or said: the question keeps naming it
 */
export function titreDesFaits({ calculs, lecture }: Repondu): string | undefined {
  const [principal] = calculs ?? [];
  const sujet = SUJETS.find(([debut]) => principal?.regle.startsWith(debut))?.[1];
  if (!principal || !sujet) return undefined;
  let titre = `${sujet(principal.annee)}\u202f:`;
  let dits = 0;
  for (const dit of faitsDits(lecture?.faits ?? [])) {
    const suite = `${titre}${dits === 0 ? '' : ','} ${dit}`;
    if (suite.length > TITRE_MAX) break;
    titre = suite;
    dits += 1;
  }
  return dits === 0 ? undefined : titre;
}

/** The family first, then the amounts in the order in which they were read. */
function faitsDits(faits: readonly FaitLu[]): string[] {
  const dits = faits.filter(({ source, chemin }) => FAITS_DITS.has(source) && !chemin.includes('.enfants.'));
  const enfants = new Set(faits.flatMap(({ chemin }) => /\.enfants\.(\d+)\./.exec(chemin)?.[1] ?? [])).size;
  const choix = dits.filter(({ unite }) => unite === 'choix').map(({ affiche }) => affiche);
  const montants = dits
    .filter(({ unite }) => unite === 'EUR' || unite === 'CHF')
    .map(({ libelle, affiche }) => `${libelle} ${affiche.replace(/ \([^()]*\)$/u, '')}`);
  return [...choix, ...(enfants === 0 ? [] : [`${enfants} enfant${enfants > 1 ? 's' : ''}`]), ...montants];
}
