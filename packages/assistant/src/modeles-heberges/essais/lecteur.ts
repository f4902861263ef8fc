import type { LanguageModelV3Prompt } from '@ai-sdk/provider';
import { numeroter } from '../../lecteurs/heberge/numeroter.ts';
import type { LectureLue } from '../../lecteurs/heberge/schema.ts';
import type { Assistant } from '../../types.ts';
import { creerAssistantLecteur } from '../assistant-lecteur.ts';
import { chargerModele } from '../charger.ts';
import type { Protocole } from '../configuration.ts';
import type { Tour } from './dialogue.ts';
import { CLE, embarque, NOM } from './heberge.ts';
import { type LectureFaite, type TextesLus, transcrireLecture } from './lecture-transcrite.ts';
import { modeleConduit } from './modele-conduit.ts';
import type { Conduite, ServeurDeModeles } from './serveur.ts';

/** The reading assistant with the local server plugged in. */
export async function brancherLecteur(
  serveur: ServeurDeModeles,
  protocole: Protocole = 'openai-compatible',
): Promise<Assistant> {
  const configuration = {
    protocole,
    nom: NOM,
    url: `${serveur.origine}/${protocole}/v1`,
    cle: CLE,
    reseauLocal: true,
    delais: { connexionMs: 10_000, premierMotMs: 10_000, totalMs: 20_000 },
    reprises: { nombre: 0, attenteMaxMs: 0 },
    limites: { jetons: 100_000, etapes: 5 },
  };
  return creerAssistantLecteur({ embarque, modele: await chargerModele(configuration), configuration });
}

const SANS_DONNEES = '<';

/** What the person said, turn after turn, without the marks. */
function toursDe(prompt: LanguageModelV3Prompt): string[] {
  const dits = prompt.flatMap((m) => (m.role === 'user' ? [m.content] : []));
  return dits.map((parts) =>
    parts
      .flatMap((p) => (p.type === 'text' && !p.text.startsWith(SANS_DONNEES) ? [sansMarques(p.text)] : []))
      .join('\n'),
  );
}

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

const textesRecus = (prompt: LanguageModelV3Prompt): TextesLus => {
  const tours = toursDe(prompt);
  return {
    question: numeroter(tours.at(-1) ?? ''),
    avant: tours.slice(0, -1).map((texte, i) => numeroter(texte, `t${i + 1}`)),
  };
};

/** The call of a model that read so. */
export const lire = (lecture: unknown): Tour => ({
  appels: [{ nom: 'lire', arguments: JSON.stringify(lecture) }],
});

/** A provider that reads as somebody already did, or that spoils that reading. */
export const lirait =
  (lecture: LectureFaite, jour: string, gater: (lue: LectureLue) => unknown = (lue) => lue): Conduite =>
  (prompt) =>
    lire(gater(transcrireLecture(lecture, textesRecus(prompt), jour)));

/** The same without a network, for many questions. */
export const lecteurConduit = (conduite: Conduite, recus: LanguageModelV3Prompt[] = []): Assistant =>
  creerAssistantLecteur({
    embarque,
    modele: modeleConduit(conduite, recus),
    patienter: () => Promise.resolve(),
    configuration: {
      protocole: 'openai',
      nom: NOM,
      url: undefined,
      cle: undefined,
      reseauLocal: true,
      delais: { connexionMs: 5_000, premierMotMs: 5_000, totalMs: 20_000 },
      reprises: { nombre: 0, attenteMaxMs: 0 },
      limites: { jetons: 100_000, etapes: 5 },
    },
  });
