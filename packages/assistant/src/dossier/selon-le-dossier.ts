import { lireQuestionDuDossier, normaliserTexte } from '@francis/lecture';
import { suppose } from '../comprehension/supposition.ts';
import { creerAssistant } from '../assistant.ts';
import { creerModeleDeLecture } from '../questions/modele-de-lecture.ts';
import type { Assistant, DemandeAssistant, EvenementAssistant, OptionsReponse } from '../types.ts';
import { type Dossier, nombreDEnfants } from './dossier.ts';
import { ouRemplir, repondreParLeDossier } from './dire.ts';
import { direSansNoms, trouverLesNoms } from './noms.ts';
import { enchainer, reecrire, type Reecrit, remettreEnPlace } from './reecriture.ts';
import { completerLaTransmission } from './transmission.ts';

/**
 * The embedded assistant for an adviser who has a file open: who the question names is who they are in it, what it asks of
 * the file alone is answered by the file, and what a gift or an estate leaves to it (how many children) is told.
 */
export const selonLeDossier = (assistant: Assistant): Assistant => ({
  async *repondre(demande, options): AsyncGenerator<EvenementAssistant> {
    const { dossier } = demande;
    if (dossier === undefined) {
      yield* assistant.repondre(demande, options);
      return;
    }
    const fait = repondreDuDossier(demande, options);
    if (fait !== undefined) {
      yield* fait;
      return;
    }
    const question = direSelon(demande.question, demande, dossier);
    const historique = demande.historique.map((t) =>
      t.role === 'user' ? { ...t, content: direSelon(t.content, demande, dossier).texte } : t,
    );
    const supposes = question.texte !== demande.question && chargesSeuls(dossier, question);
    const reserves = supposes ? [...(demande.reserves ?? []), ENFANTS_A_CHARGE] : demande.reserves;
    const dite = { ...demande, question: question.texte, historique, ...(reserves && { reserves }) };
    for await (const e of assistant.repondre(dite, options))
      yield e.type === 'reponse' && question.texte !== demande.question
        ? { ...e, reponse: { ...e.reponse, lecture: remettreEnPlace(e.reponse.lecture, question) } }
        : e;
  },
});

const ENFANTS_A_CHARGE = {
  code: 'FAIT_A_PRECISER',
  mots: ['les enfants qui ne sont plus à charge : le dossier ne compte que les autres'],
} as const;

/** The file counts dependants and names nobody: grown children would receive too. */
const chargesSeuls = (dossier: Dossier, { texte, brut }: Reecrit): boolean =>
  (dossier.fiche.details_enfants_client ?? []).length === 0 &&
  (nombreDEnfants(dossier) ?? 0) > 0 &&
  texte.includes('enfant') &&
  completerLaTransmission(brut, dossier, undefined).length > 0;

function direSelon(brut: string, { pronom }: DemandeAssistant, dossier: Dossier): Reecrit {
  const sansNoms = reecrire(brut, direSansNoms(brut, dossier, pronom));
  return enchainer(sansNoms, reecrire(sansNoms.texte, completerLaTransmission(sansNoms.texte, dossier, pronom)));
}

/** Whether the file alone answers: nothing has to be computed, nor asked of a hosted model. */
export const estAuDossier = (demande: DemandeAssistant): boolean => lireAuDossier(demande) !== undefined;

function lireAuDossier({ question, dossier, pronom }: DemandeAssistant) {
  // « et s’il a un enfant ? » is a try, and asks nothing of the file.
  if (dossier === undefined || suppose(normaliserTexte(question))) return undefined;
  const noms = trouverLesNoms(question, dossier, pronom);
  const nommes = { client: 'le client', conjoint: 'son conjoint', enfant: 'son enfant' } as const;
  const { texte } = reecrire(
    question,
    noms.map(({ qui, debut, fin }) => ({ debut, fin, texte: nommes[qui] })),
  );
  const lue = lireQuestionDuDossier(texte);
  if (lue === undefined) return undefined;
  const enfants = noms.flatMap(({ qui, rang }) => (qui === 'enfant' ? [rang] : []));
  return { lue, dossier, enfants };
}

const SOURCE = 'D’après le dossier, ';

function repondreDuDossier(
  demande: DemandeAssistant,
  options: OptionsReponse | undefined,
): AsyncIterable<EvenementAssistant> | undefined {
  const lu = lireAuDossier(demande);
  if (lu === undefined) return undefined;
  const { phrases, absents } = repondreParLeDossier(lu.lue, lu.dossier, demande.pronom, lu.enfants);
  const aRemplir = absents.map((champ) => ({ champ, ...ouRemplir(champ) }));
  const textes = [
    ...phrases.map((phrase) => `${SOURCE}${phrase}.`),
    ...aRemplir.map(
      ({ nom, section }) =>
        `Le dossier ne le dit pas : le champ **${nom}** (section ${section}) est vide. Complétez-le dans la fiche du client.`,
    ),
  ];
  const manques = aRemplir.map(({ nom, section }) => ({ sujet: nom, raison: `section ${section} de la fiche` }));
  const appels = phrases.length > 0 ? [] : [{ outil: 'demander_precisions', entree: { manques } }];
  const modele = creerModeleDeLecture({ appels, demandes: [], texte: textes.join('\n\n') });
  return creerAssistant({ modele, duDossier: true }).repondre(demande, options);
}
