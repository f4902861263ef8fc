import { setTimeout as attendre } from 'node:timers/promises';
import type { LanguageModelV3 } from '@ai-sdk/provider';
import { linkSignals } from '../linked-signal.ts';
import { estAuDossier } from '../dossier/selon-le-dossier.ts';
import { auConseiller } from '../orchestration/au-conseiller.ts';
import { Pseudonymes } from '../pseudonymes/pseudonymes.ts';
import type { Assistant, DemandeAssistant, EvenementAssistant, OptionsReponse, ReponseAssistant } from '../types.ts';
import { classerErreur } from './classement.ts';
import type { ModeleHeberge } from './configuration.ts';
import { Compteur } from './consommation.ts';
import { type CodeErreurModele, ERREURS_MODELE, ErreurModele } from './erreurs.ts';
import { identitesDe } from './identites.ts';
import { lireQuestion, marquerPrompt, textesDe } from './lire-question.ts';
import { type Protection, proteger } from './proteger.ts';
import { repondreDepuis } from './repondre-depuis.ts';
import { type Reference, SANS_ECART } from './reference.ts';

export interface OptionsHeberge {
  /** The assistant that always answers, and gives the second opinion. */
  readonly embarque: Assistant;
  readonly modele: LanguageModelV3;
  readonly configuration: ModeleHeberge;
  readonly patienter?: Protection['patienter'];
}

/**
 * A hosted model that reads, beside the embedded reader. It points at the numbers of the question and never types one;
 * the engine computes its reading and our sentences tell it. Refused, down, over budget or not allowed: the embedded
 * answer takes its place and the reader is told.
 */
export function creerAssistantHeberge(options: OptionsHeberge): Assistant {
  const { embarque, modele, configuration } = options;
  const patienter = options.patienter ?? ((ms, signal) => attendre(ms, undefined, { signal }));
  return {
    async *repondre(recue, { signal, compte, sansHeberge, surConsommation } = {}): AsyncGenerator<EvenementAssistant> {
      const demande = auConseiller(recue);
      if (estAuDossier(demande)) {
        yield* embarque.repondre(demande, { ...(signal && { signal }), ...(compte !== undefined && { compte }) });
        return;
      }
      const reference = await repondreSeul(embarque, demande, {
        ...(signal && { signal }),
        ...(compte !== undefined && { compte }),
      });
      if (sansHeberge !== undefined) {
        yield* remplacer(reference, sansHeberge);
        return;
      }
      const compteur = new Compteur(configuration.limites.jetons);
      const pseudonymes = new Pseudonymes(identitesDe(demande));
      const texte = textesDe(demande, pseudonymes);
      const protege = proteger(modele, {
        configuration,
        pseudonymes,
        compteur,
        patienter,
        apresMasquage: marquerPrompt,
      });
      yield { type: 'etape', libelle: `Question posée au modèle ${configuration.nom}` };
      const hebergement = (): NonNullable<ReponseAssistant['hebergement']> => ({
        modele: configuration.nom,
        consommation: compteur.total,
      });
      let facture = false;
      const facturer = (): void => {
        if (!facture) surConsommation?.(compteur.total);
        facture = true;
      };
      const coupure = linkSignals(signal ? [signal] : []);
      try {
        const lecture = await lireQuestion(protege, demande, texte, coupure.signal);
        const evenements = await repondreDepuis(lecture, texte, demande, reference, configuration.nom);
        facturer();
        for (const e of evenements)
          yield e.type === 'reponse' ? { ...e, reponse: { ...e.reponse, hebergement: hebergement() } } : e;
      } catch (erreur) {
        if (signal?.aborted) throw erreur;
        const code = codeDe(erreur);
        const note = `Le modèle ${configuration.nom} ${ERREURS_MODELE[code]}\u202f; réponse du modèle embarqué.`;
        facturer();
        yield* remplacer(reference, note, { ...hebergement(), ecart: code });
      } finally {
        coupure.abort();
        coupure.release();
        facturer();
      }
    },
  };
}

function codeDe(erreur: unknown): CodeErreurModele {
  const classee = classerErreur(erreur, true);
  return classee instanceof ErreurModele ? classee.code : 'MODELE_PANNE';
}

async function repondreSeul(
  assistant: Assistant,
  demande: DemandeAssistant,
  options: OptionsReponse,
): Promise<Reference> {
  for await (const e of assistant.repondre(demande, options))
    if (e.type === 'reponse') return { reponse: e.reponse, bilan: e.bilan ?? SANS_ECART };
  throw new Error('the embedded model ended without an answer');
}

/** The embedded answer, with the sentence that says why it is this one; empty when there is nothing to say. */
function* remplacer(
  { reponse, bilan }: Reference,
  note: string,
  hebergement?: ReponseAssistant['hebergement'],
): Generator<EvenementAssistant> {
  const ajout = note === '' ? '' : `\n\n*${note}*`;
  const balisage = `${reponse.balisage}${ajout}`;
  yield { type: 'texte', delta: balisage };
  yield {
    type: 'reponse',
    bilan,
    reponse: { ...reponse, answer: `${reponse.answer}${ajout}`, balisage, ...(hebergement ? { hebergement } : {}) },
  };
}
