import { setTimeout as attendre } from 'node:timers/promises';
import type { LanguageModelV3 } from '@ai-sdk/provider';
import { ecartDeReponse, completer } from '../arbitrage/arbitrer.ts';
import { ECARTS, type CodeEcart } from '../arbitrage/ecarts.ts';
import { ecartDeLigne } from '../arbitrage/ligne.ts';
import { Reference } from '../arbitrage/reference.ts';
import { creerAssistant } from '../assistant.ts';
import { linkSignals } from '../linked-signal.ts';
import { Pseudonymes } from '../pseudonymes/pseudonymes.ts';
import type {
  Assistant,
  Bilan,
  DemandeAssistant,
  EvenementAssistant,
  OptionsReponse,
  ReponseAssistant,
} from '../types.ts';
import { classerErreur } from './classement.ts';
import type { ModeleHeberge } from './configuration.ts';
import { Compteur } from './consommation.ts';
import { ERREURS_MODELE, type CodeErreurModele, ErreurModele } from './erreurs.ts';
import { identitesDe } from './identites.ts';
import { type Protection, proteger } from './proteger.ts';

export interface OptionsHeberge {
  /** The assistant that always answers, and whose figures hold. */
  readonly embarque: Assistant;
  readonly modele: LanguageModelV3;
  readonly configuration: ModeleHeberge;
  readonly patienter?: Protection['patienter'];
}

const SANS_ECART: Bilan = { retires: 0, inexpliques: 0, appelsInvalides: 0, appels: [] };

/** The text of a hosted model was stopped: the verified answer takes its place. */
class Arret extends Error {
  readonly code: CodeEcart | CodeErreurModele;
  constructor(code: CodeEcart | CodeErreurModele) {
    super(code);
    this.code = code;
  }
}

const raison = (code: CodeEcart | CodeErreurModele): string => ({ ...ECARTS, ...ERREURS_MODELE })[code];

/**
 * A hosted model behind the embedded one. The embedded answer is computed first and is the reference: the hosted model
 * may say it in other words, never say something else. Its text is shown line by line as each is confirmed; at the first
 * that is not, or at any failure, the embedded answer replaces it and the reader is told which model answered.
 */
export function creerAssistantHeberge(options: OptionsHeberge): Assistant {
  const { embarque, modele, configuration } = options;
  const patienter = options.patienter ?? ((ms, signal) => attendre(ms, undefined, { signal }));
  return {
    async *repondre(
      demande,
      { signal, compte, sansHeberge, surConsommation } = {},
    ): AsyncGenerator<EvenementAssistant> {
      const reference = await repondreSeul(embarque, demande, {
        ...(signal && { signal }),
        ...(compte !== undefined && { compte }),
      });
      if (sansHeberge !== undefined) {
        yield* remplacer(reference.reponse, sansHeberge);
        return;
      }
      const compteur = new Compteur(configuration.limites.jetons);
      const pseudonymes = new Pseudonymes(identitesDe(demande));
      const protege = proteger(modele, { configuration, pseudonymes, compteur, patienter });
      let ecrit = false;
      yield { type: 'etape', libelle: `Question posée au modèle ${configuration.nom}` };
      const hebergement = (): { modele: string; consommation: Compteur['total'] } => ({
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
        const flux = creerAssistant({ modele: protege, nomModele: configuration.nom }).repondre(demande, {
          signal: coupure.signal,
        });
        for await (const evenement of flux) {
          if (evenement.type === 'texte') {
            for (const ligne of evenement.delta.split('\n')) {
              const ecart = ecartDeLigne(ligne, reference, demande.aujourdhui);
              if (ecart) throw new Arret(ecart);
            }
            ecrit = true;
          }
          if (evenement.type !== 'reponse') {
            yield evenement;
            continue;
          }
          const { reponse, bilan = SANS_ECART } = evenement;
          if (bilan.appelsInvalides > 1) throw new Arret('MODELE_ARGUMENTS_INVALIDES');
          const ecart = ecartDeReponse(reponse, bilan, reference, demande.aujourdhui);
          if (ecart) throw new Arret(ecart);
          facturer();
          yield { type: 'reponse', reponse: { ...completer(reponse, reference), hebergement: hebergement() } };
        }
      } catch (erreur) {
        if (signal?.aborted) throw erreur;
        const code = codeDe(erreur);
        if (ecrit) yield { type: 'reprise', libelle: 'Réponse du modèle embarqué' };
        const note = `Le modèle ${configuration.nom} ${raison(code)}\u202f; réponse du modèle embarqué.`;
        facturer();
        yield* remplacer(reference.reponse, note, { ...hebergement(), ecart: code });
      } finally {
        coupure.abort();
        coupure.release();
        facturer();
      }
    },
  };
}

function codeDe(erreur: unknown): CodeEcart | CodeErreurModele {
  if (erreur instanceof Arret) return erreur.code;
  const classee = classerErreur(erreur, true);
  return classee instanceof ErreurModele ? classee.code : 'MODELE_PANNE';
}

async function repondreSeul(
  assistant: Assistant,
  demande: DemandeAssistant,
  options: OptionsReponse,
): Promise<Reference> {
  for await (const e of assistant.repondre(demande, options))
    if (e.type === 'reponse') return new Reference(e.reponse, e.bilan ?? SANS_ECART, demande);
  throw new Error('the embedded model ended without an answer');
}

/** The verified answer, with the sentence that says why it is this one; empty when there is nothing to say. */
function* remplacer(
  reference: ReponseAssistant,
  note: string,
  hebergement?: ReponseAssistant['hebergement'],
): Generator<EvenementAssistant> {
  const ajout = note === '' ? '' : `\n\n*${note}*`;
  const balisage = `${reference.balisage}${ajout}`;
  yield { type: 'texte', delta: balisage };
  yield {
    type: 'reponse',
    reponse: { ...reference, answer: `${reference.answer}${ajout}`, balisage, ...(hebergement ? { hebergement } : {}) },
  };
}
