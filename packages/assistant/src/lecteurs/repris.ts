import type { Fait } from '@francis/faits';
import { ditUnAjout, type Mention, motsDits, normaliserTexte } from '@francis/lecture';

/** Between two amounts of one turn, words by which the second takes the place of the first. */
const REPREND = motsDits(
  'non|je me relis|je me corrige|je corrige|je rectifie|pardon|oups|rectification|erreur de ma part|je voulais dire|je me trompe',
);
/** Before an amount, words by which it no longer counts. */
const RETIRE = motsDits(
  'oubliez|oublions|oublie le|oublie la|oublie les|oublie mon|oublie ma|oublie mes|laissez tomber|laisse tomber|enlevez|enleve|retirez|retire|supprimez|supprime|annulez|annule|ne comptez plus|ne compte plus|ne comptez pas',
);
const FORTS = new Set(['.', '?', '!', ';', '\n']);

const estChiffre = (c: string | undefined): boolean => c !== undefined && c >= '0' && c <= '9';

/** Characters farther than which words are of something else. */
const PORTEE = 80;
/** What stands before a mention in its sentence. */
function avantDansLaPhrase(question: string, m: Mention): string {
  const avant = question.slice(Math.max(0, m.span[0] - PORTEE), m.span[0]);
  const fin = Array.from({ length: avant.length }, (_, i) => avant.length - 1 - i).find((i) => {
    return FORTS.has(avant[i] ?? '') && !(estChiffre(avant[i - 1]) && estChiffre(avant[i + 1]));
  });
  return normaliserTexte(fin === undefined ? avant : avant.slice(fin + 1));
}

const MOIS = 12;

interface Dit {
  readonly mentions: readonly Mention[];
  /** Of the turns before. */
  readonly dites: readonly Mention[];
}

/** Amounts that a turn takes back, and that a calculation holds: « 28 000 ? Non : 2 800… », « oubliez le PER de 4 000 ». */
export function montantsRepris(question: string, { mentions, dites }: Dit, faits: readonly Fait[]): string[] {
  const prouvant = new Set(faits.flatMap((f) => f.preuves));
  const tenues = new Set(faits.flatMap((f) => (typeof f.valeur === 'number' ? [f.valeur] : [])));
  const montants = mentions.filter((m) => m.type === 'montant');
  const redits = new Set(dites.flatMap((d) => (d.type === 'montant' ? [d.valeur] : [])));
  return montants.flatMap((m, i) => {
    if (!tenues.has(m.valeur) && !tenues.has(m.valeur * MOIS) && !prouvant.has(m.id)) return [];
    const suivant = montants[i + 1];
    const pres = suivant !== undefined && suivant.span[0] - m.span[1] < PORTEE;
    const entre = pres ? normaliserTexte(question.slice(m.span[1], suivant.span[0])) : '';
    const repris = pres && prouvant.has(suivant.id) && prouvant.has(m.id) && REPREND.test(entre);
    // « je retire 24 000 € », told once, is what is done; « on a oublié les travaux » adds them.
    const avant = redits.has(m.valeur) ? avantDansLaPhrase(question, m) : '';
    const retire = RETIRE.test(avant) && !ditUnAjout(avant);
    return repris || retire ? [m.mots] : [];
  });
}
