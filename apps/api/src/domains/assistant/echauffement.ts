import { randomUUID } from 'node:crypto';
import type { EvenementAssistant } from '@francis/assistant';
import { QuestionRequete } from '@francis/contract';
import { utilisateurs } from '../../schema/index.ts';
import { jourDeParis } from './policy.ts';
import type { PortsAssistant } from './ports.ts';
import { presenterReponse } from './presenter.ts';
import { repondre } from './service.ts';
import { reserver } from './reservation.ts';

/** Answers of several shapes: a calculation, a comparison, a rule, a clarification, a refusal. */
const QUESTIONS = [
  'Nous sommes mariés avec deux enfants et 68 000 € de salaires. Quel est notre impôt ?',
  'Je vends un appartement acheté 150 000 € en 2010, 240 000 € : quelle plus-value ?',
  'Versement de 3 000 € sur un PER : combien d’impôt en moins, à 50 000 € de salaire ?',
  'Quel est le plafond du PEA ?',
  'Combien d’impôt vais-je payer ?',
  'Quelle est la météo demain ?',
];
const PASSES = 2;

class Defaite extends Error {}

/**
 * Storing the first answers of a server takes twice as long as the next ones: it is compiled here on questions of an
 * account that never is. Each is undone in its own transaction, as short as a real one.
 */
export async function sEchauffer(ports: PortsAssistant): Promise<void> {
  const { base, embarque, horloge, arret } = ports;
  for (const question of Array.from({ length: PASSES }, () => QUESTIONS).flat()) {
    const requete = QuestionRequete.parse({ question });
    const { jurisdiction: juridiction } = requete;
    const demande = { question, juridiction, historique: [], identites: [], aujourdhui: jourDeParis(horloge.now()) };
    const evenements: EvenementAssistant[] = [];
    for await (const evenement of embarque.repondre(demande, { signal: arret })) evenements.push(evenement);
    const dejaLue = {
      async *repondre() {
        yield* evenements;
      },
    };
    const demandeur = { id: randomUUID(), emailVerifieLe: horloge.now() };
    await base
      .transaction(async (queries) => {
        await queries.insert(utilisateurs).values({
          id: demandeur.id,
          email: `${demandeur.id}@echauffement.invalid`,
          nomComplet: 'Personne',
          typeCompte: 'particulier',
          creeLe: horloge.now(),
        });
        // One connection is all that the embedded database has: whatever is asked goes through this transaction.
        const ici: PortsAssistant = {
          ...ports,
          assistant: dejaLue,
          base: { ...base, queries, transaction: (faire) => faire(queries) },
          profilDe: async () => undefined,
        };
        const issue = await reserver(ici, demandeur, requete, { cle: undefined, signal: arret });
        if (issue.genre === 'nouvelle')
          presenterReponse(await repondre(ici, demandeur, requete, issue, { signal: arret }));
        throw new Defaite();
      })
      .catch((erreur: unknown) => {
        if (!(erreur instanceof Defaite)) throw erreur;
      });
  }
}
