import type { LanguageModelV3 } from '@ai-sdk/provider';
import { direAuConseiller } from '@francis/lecture';
import { comprendre } from '../comprehension/comprendre.ts';
import type { Contexte } from '../orchestration/contexte.ts';
import type { Doute } from '../certitude.ts';
import { lirePrompt } from '../modele-embarque/prompt.ts';
import { creerModeleDirect } from '../orchestration/modele-direct.ts';
import { resteARelire } from '../redaction/a-relire.ts';
import type { AppelOutil } from '../types.ts';
import { composer } from './composer.ts';

/** What a reader made of a question: the calls that answer it, and what is asked. */
export interface Interpretation {
  readonly appels: readonly AppelOutil[];
  readonly demandes: readonly string[];
  /** Another reading that is as sure: computed too, and told after. */
  readonly autre?: readonly AppelOutil[];
  /** Other figures, each under its condition: the head of its answer is told. */
  readonly alternatives?: readonly { readonly condition: string; readonly appels: readonly AppelOutil[] }[];
  /** Said after the figure. */
  readonly conclusion?: string;
  /** Said before the figure. */
  readonly introduction?: string;
  /** What keeps its answer from being sure. */
  readonly reserves?: readonly Doute[];
  /** The text, when nothing is computed. */
  readonly texte?: string;
}

const aUnProfil = ({ profilContexte, profilEnregistre }: Contexte): boolean =>
  Object.keys(profilContexte).length + Object.keys(profilEnregistre).length > 0;

const AUTRE_LECTURE = 'Votre question peut aussi se lire autrement.';

/**
 * The model that answers from a reading already made: it calls what the reading says, and writes each call's own
 * sentence. What a hosted model read and what a person corrected are answered by it, through the same check as any text.
 */
export const creerModeleDeLecture = ({
  appels,
  demandes,
  autre = [],
  alternatives = [],
  texte,
  introduction = '',
  conclusion = '',
}: Interpretation): LanguageModelV3 =>
  creerModeleDirect('francis-lecture-1', (prompt) => {
    const { echange, faits } = lirePrompt(prompt);
    const tous = [...appels, ...autre, ...alternatives.flatMap((a) => a.appels)];
    if (faits.length < tous.length) return { appels: tous, dejaFaits: 0 };
    if (texte !== undefined) return { texte };
    const aRelire = aUnProfil(echange.contexte) ? resteARelire(comprendre(echange).faits) : [];
    const dire = (siens: readonly AppelOutil[], depuis: number): string =>
      composer(siens, faits.slice(depuis, depuis + siens.length), demandes, { question: echange.question, aRelire });
    const premiere = [introduction, dire(appels, 0)].filter((t) => t !== '').join(' ');
    const suite = autre.length === 0 ? [] : [AUTRE_LECTURE, dire(autre, appels.length)];
    let depuis = appels.length + autre.length;
    const lignes = alternatives.map(({ condition, appels: siens }) => {
      const [tete = ''] = dire(siens, depuis).split('\n\n');
      depuis += siens.length;
      return `- Autre cas, ${condition} : ${tete}`;
    });
    const entiere = [premiere, ...suite, lignes.join('\n'), conclusion].filter((t) => t !== '').join('\n\n');
    // A quoted rule speaks to anyone and stays as it is.
    const aUnConseiller = echange.contexte.concerne === 'client' && !tous.some((a) => a.outil === 'chercher_notes');
    return { texte: aUnConseiller ? direAuConseiller(entiere, echange.contexte.pronom) : entiere };
  });
