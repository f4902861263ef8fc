import type { LanguageModelV3Prompt } from '@ai-sdk/provider';
import { z } from 'zod';
import { creerAssistant } from '../../assistant.ts';
import { numeroter } from '../../lecteurs/heberge/numeroter.ts';
import type { LectureLue } from '../../lecteurs/heberge/schema.ts';
import { creerModeleEmbarque } from '../../modele-embarque/modele.ts';
import type { DemandeAssistant } from '../../types.ts';
import type { Tour } from './dialogue.ts';
import { type LectureFaite, type TextesLus, transcrireLecture } from './lecture-transcrite.ts';
import type { Conduite } from './serveur.ts';

const Donnees = z.object({
  juridiction: z.enum(['FR', 'CH', 'LU', 'AD']),
  aujourdhui: z.string(),
  concerne: z.literal('client').optional(),
  connu: z
    .array(z.object({ marque: z.string(), fait: z.string(), valeur: z.union([z.string(), z.number(), z.boolean()]) }))
    .default([]),
});
type Donnees = z.infer<typeof Donnees>;
const BLOC = '<donnees>';

const textesDe = (message: LanguageModelV3Prompt[number]): string[] =>
  message.role === 'system' ? [] : message.content.flatMap((p) => (p.type === 'text' ? [p.text] : []));

/** « Je donne [m1: 200 000 €] » → « Je donne 200 000 € ». */
function sansMarques(texte: string): string {
  const [debut = '', ...suite] = texte.split('[');
  return suite.reduce((lu, morceau) => {
    const deux = morceau.indexOf(': ');
    const fin = morceau.indexOf(']');
    const marque = deux > 0 && deux < fin && deux <= 6 && !morceau.startsWith('[');
    return marque ? `${lu}${morceau.slice(deux + 2, fin)}${morceau.slice(fin + 1)}` : `${lu}[${morceau}`;
  }, debut);
}

/** What a provider received: the turns without their marks, and the block of data. */
function recu(prompt: LanguageModelV3Prompt): {
  tours: { role: 'user' | 'assistant'; texte: string }[];
  donnees: Donnees;
} {
  const tours = prompt.flatMap((m) =>
    m.role === 'user' || m.role === 'assistant'
      ? [
          {
            role: m.role,
            texte: textesDe(m)
              .filter((t) => !t.startsWith(BLOC))
              .map(sansMarques)
              .join('\n'),
          },
        ]
      : [],
  );
  const dernier = tours.findLastIndex((t) => t.role === 'user');
  const bloc = prompt.flatMap(textesDe).find((t) => t.startsWith(BLOC)) ?? '';
  return {
    tours: tours.slice(0, dernier + 1),
    donnees: Donnees.parse(JSON.parse(bloc.slice(BLOC.length, -BLOC.length - 1))),
  };
}

function textesRecus(prompt: LanguageModelV3Prompt): TextesLus {
  const { tours, donnees } = recu(prompt);
  const dits = tours.filter((t) => t.role === 'user');
  return {
    question: numeroter(dits.at(-1)?.texte ?? ''),
    avant: dits.slice(0, -1).map((t, i) => numeroter(t.texte, `t${i + 1}`)),
    connus: donnees.connu.map(({ marque, fait, valeur }) => ({ id: marque, chemin: fait, valeur })),
  };
}

/** The call of a model that read so. */
export const lire = (lecture: unknown): Tour => ({
  appels: [{ nom: 'lire', arguments: JSON.stringify(lecture) }],
});

/** A provider that reads as somebody already did, or that spoils that reading. */
export const lirait =
  (lecture: LectureFaite, jour: string, gater: (lue: LectureLue) => unknown = (lue) => lue): Conduite =>
  (prompt) =>
    lire(gater(transcrireLecture(lecture, textesRecus(prompt), jour)));

const embarque = creerAssistant({ modele: creerModeleEmbarque() });

/** A good provider: it reads what it received as the embedded reader would, and points at it. */
export const bonne: Conduite = async (prompt): Promise<Tour> => {
  const { tours, donnees } = recu(prompt);
  const question = tours.at(-1)?.texte ?? '';
  const demande: DemandeAssistant = {
    question,
    historique: tours.slice(0, -1).map(({ role, texte }) => ({ role, content: texte })),
    juridiction: donnees.juridiction,
    aujourdhui: donnees.aujourdhui,
    profilEnregistre: Object.fromEntries(donnees.connu.map(({ fait, valeur }) => [fait, valeur])),
    ...(donnees.concerne && { concerne: donnees.concerne }),
  };
  for await (const e of embarque.repondre(demande)) {
    if (e.type !== 'reponse') continue;
    const appels = e.bilan?.appels ?? [];
    const { statut } = e.reponse;
    return lire(
      transcrireLecture({ demande: [], appels, manques: [], statut }, textesRecus(prompt), donnees.aujourdhui),
    );
  }
  throw new Error('the embedded model ended without an answer');
};
