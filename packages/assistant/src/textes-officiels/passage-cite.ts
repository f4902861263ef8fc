import { NOMBRE_MAX_SOURCES } from '@francis/contract';
import type { PassageCorpus, SourceCorpus } from '@francis/knowledge';
import { jourEnLettres } from '../orchestration/typographie.ts';
import type { ReponseAssistant } from '../types.ts';
import { estEnClair } from './extrait.ts';

export interface PassageCite {
  readonly passage: PassageCorpus;
  /** Words of the passage, as they are written in it. */
  readonly extrait: string;
}

const NOMS: Readonly<Record<SourceCorpus, string>> = {
  bofip: 'BOFiP',
  legi: 'Légifrance',
  'service-public': 'Service-public.fr',
};
const TITRE_MAX = 120;

const dates = ({ debut, fin }: PassageCorpus): string =>
  fin === undefined
    ? `en vigueur depuis le ${jourEnLettres(debut)}`
    : `en vigueur du ${jourEnLettres(debut)} au ${jourEnLettres(veille(fin))}`;

function veille(jour: string): string {
  const date = new Date(`${jour}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** « BOI-IR-SERRE-10 — Champ »; the publisher's title only when it is plain text. */
const nommer = ({ identifiant, titre }: PassageCorpus): string =>
  titre.length <= TITRE_MAX && estEnClair(titre) ? `${identifiant} — ${titre}` : identifiant;

/** What follows the answer: the passage, quoted, with its publisher and its dates. */
function ecrireBloc({ passage, extrait }: PassageCite, rang: number): string {
  return `**Texte officiel** — ${NOMS[passage.source]}, ${passage.identifiant}, version ${dates(passage)} : « ${extrait} »[${rang}](#note-n${rang})`;
}

/** The answer with the passage after it, among its notes and its sources; its figures and its status are untouched. */
export function joindre(
  reponse: ReponseAssistant,
  cite: PassageCite,
): { readonly delta: string; readonly reponse: ReponseAssistant } {
  const { passage } = cite;
  const rang = reponse.notes.length + 1;
  const bloc = ecrireBloc(cite, rang);
  const delta = `\n\n${bloc}`;
  const nom = nommer(passage);
  return {
    delta,
    reponse: {
      ...reponse,
      answer: `${reponse.answer}${delta.slice(0, delta.lastIndexOf('['))}`,
      balisage: `${reponse.balisage}${delta}`,
      sources: [...reponse.sources.slice(0, NOMBRE_MAX_SOURCES - 1), nom],
      notes: [
        ...reponse.notes,
        {
          id: `n${rang}`,
          genre: 'source',
          titre: nom,
          texte: `${NOMS[passage.source]}, version ${passage.version}, ${dates(passage)}. ${passage.url}`,
        },
      ],
    },
  };
}
