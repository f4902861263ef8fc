import { cheminDeBase, definitionDe, type Feuille } from '@francis/faits';
import type { FaitLu, Lecture } from '@francis/contract';
import { CorrectionRefusee } from '../lecteurs/corriger.ts';
import { auConseiller } from '../orchestration/au-conseiller.ts';
import { presenterLecture } from '../lecteurs/presenter.ts';
import type { AppelOutil, Assistant, DemandeAssistant, OptionsReponse, ReponseAssistant } from '../types.ts';
import { direLeFait } from './dire-le-fait.ts';

/** An answer completed by facts that were asked back. */
export interface ReponsePrecisee {
  readonly reponse: ReponseAssistant;
  readonly appels: readonly AppelOutil[];
  readonly lecture: Lecture;
  /** Our sentences for the facts: what the next questions read after the question. */
  readonly precisions: string;
}

const INCOMPRIS = 'Écrivez cette précision dans votre prochain message.';

/**
 * The question asked again with the facts that it lacked, said in our own words. What was read of those words must be those
 * facts and nothing else; otherwise they are refused, and the person writes them.
 * @throws CorrectionRefusee naming the path.
 */
export async function preciser(
  assistant: Assistant,
  demande: DemandeAssistant,
  donnes: readonly Feuille[],
  options?: OptionsReponse,
): Promise<ReponsePrecisee> {
  for (const { chemin, valeur } of donnes)
    if (definitionDe(chemin)?.schema.safeParse(valeur).success !== true)
      throw new CorrectionRefusee(chemin, 'Cette valeur ne convient pas à ce fait.');
  const phrases = donnes.map((d) => direLeFait(d) ?? refuser(d.chemin));
  const precisions = phrases.join(' ');
  const question = `${demande.question} ${precisions}`;
  // Our sentences say « je »: whose tax it is, the question said.
  const { reponse, appels } = await lire(assistant, { ...auConseiller(demande), question }, options);
  const lue = presenterLecture(reponse, appels, [demande.profilContexte, demande.profilEnregistre]);
  const lecture = marquer(lue, demande.question.length, donnes);
  for (const donne of donnes) {
    const siens = lecture.faits.filter((f) => cheminDeBase(f.chemin) === donne.chemin);
    // « aucun revenu » leaves no fact.
    const tenu = siens.some((f) => f.valeur === donne.valeur) || (siens.length === 0 && donne.valeur === 0);
    const redemande = lecture.manques.some((m) => m.chemin === donne.chemin);
    // Another question may still be open: what was given is held when it is not asked again.
    if (redemande || !(tenu || reponse.statut === 'clarification')) refuser(donne.chemin);
  }
  const ailleurs = lue.faits.find(
    (f) => f.preuves.some((p) => p.debut >= demande.question.length) && !estDonne(f, donnes),
  );
  if (ailleurs !== undefined || reponse.statut === 'refus') refuser(donnes[0]?.chemin ?? '');
  return { reponse, appels, lecture, precisions };
}

function refuser(chemin: string): never {
  throw new CorrectionRefusee(chemin, INCOMPRIS);
}

async function lire(assistant: Assistant, demande: DemandeAssistant, options: OptionsReponse | undefined) {
  for await (const e of assistant.repondre(demande, options))
    if (e.type === 'reponse') return { reponse: e.reponse, appels: e.bilan?.appels ?? [] };
  throw new Error('the reading ended without an answer');
}

const estDonne = ({ chemin, valeur }: FaitLu, donnes: readonly Feuille[]): boolean =>
  donnes.some((d) => d.chemin === cheminDeBase(chemin) && d.valeur === valeur);

/** Facts that were given are the person's own; the words of our sentences are not theirs to light. */
function marquer(lecture: Lecture, fin: number, donnes: readonly Feuille[]): Lecture {
  return {
    ...lecture,
    faits: lecture.faits.map((f) => {
      const preuves = f.preuves.filter((p) => p.debut < fin);
      return estDonne(f, donnes) ? { ...f, source: 'corrige' as const, preuves } : { ...f, preuves };
    }),
    ecartees: lecture.ecartees.filter((e) => e.debut < fin),
  };
}
