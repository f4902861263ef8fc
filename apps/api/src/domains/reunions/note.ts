import { extraire, type LigneReunion, type NoteLue, type PropositionReunion } from '@francis/contract';
import { jourDeParis } from '../assistant/index.ts';
import type { Demandeur } from '../clients/index.ts';
import { agir, fait, REFUSE } from './agir.ts';
import { lireLignes, LUE_EN_PARTIE } from './lecture.ts';
import { peutOuvrir } from './policy.ts';
import type { PortsReunions } from './ports.ts';

/** A full stop after one of these ends no sentence: « M. Verdier ». */
const TITRES: ReadonlySet<string> = new Set(['M.', 'MM.', 'Mme.', 'Mlle.', 'Me.', 'Dr.']);
const PHRASES = new Intl.Segmenter('fr', { granularity: 'sentence' });

/** A note sentence by sentence, as the lines of a meeting are: what one says does not hold back another. */
export function enLignes(texte: string): LigneReunion[] {
  const phrases: string[] = [];
  for (const { segment } of PHRASES.segment(texte)) {
    const avant = phrases.at(-1);
    if (avant !== undefined && TITRES.has(avant.trim().split(' ').at(-1) ?? ''))
      phrases[phrases.length - 1] = avant + segment;
    else phrases.push(segment);
  }
  return phrases
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase, a) => ({ locuteur: '', texte: phrase, a }));
}

/**
 * What a note proposes for a file that may not exist yet, each proposal with its words. The sentence is that of the
 * specification: how many fields were found, or why none was.
 */
export async function lireNote(ports: PortsReunions, demandeur: Demandeur, texte: string): Promise<NoteLue> {
  await agir(ports, demandeur, { action: 'reunions.lire_note' }, async ({ membre }) =>
    peutOuvrir(membre) ? fait(undefined) : REFUSE,
  );
  const jour = jourDeParis(ports.horloge.now());
  const { propositions, phrase, questions } = await lireLignes(enLignes(texte), ports.lireEntretien, {
    compte: demandeur.id,
    jour,
  });
  return {
    propositions,
    questions: [...questions],
    phrase: direLaLecture(propositions, phrase) ?? extraire('').phrase,
  };
}

/** How many fields of a file are proposed; when none is, what the reading says of itself. */
export function direLaLecture(propositions: readonly PropositionReunion[], phrase: string | null): string | null {
  const nombre = new Set(propositions.map(({ champ }) => champ)).size;
  if (nombre === 0) return phrase;
  const reussie = `✅ Extraction réussie\u202f! ${nombre} ${nombre > 1 ? 'champs détectés' : 'champ détecté'}`;
  return phrase === LUE_EN_PARTIE ? `${reussie}. ${phrase}` : reussie;
}
