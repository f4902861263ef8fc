import { writeLetter } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Decision } from './decider.ts';

const JOUR = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

const ISSUES: Readonly<Record<Decision, string>> = {
  rejete: 'Nous n’avons rien trouvé qui doive être retiré. Vous pouvez toujours bloquer cette personne.',
  message_retire: 'Le message a été retiré\u202f: plus personne ne le lit.',
  exclu: 'Le compte a été exclu de l’annuaire\u202f: il n’y paraît plus et n’y écrit plus.',
  reintegre: 'Le compte a été réadmis.',
};

/** To who reported: the outcome, without what was reported. */
export const courrierIssue = (to: string, le: Date, decision: Decision): Mail =>
  writeLetter(to, {
    sujet: 'Votre signalement a été examiné',
    phrases: [`Vous nous avez signalé quelque chose le ${JOUR.format(le)}.`, ISSUES[decision]],
  });

const SUBIES: Readonly<Record<Exclude<Decision, 'rejete'>, string>> = {
  message_retire: 'La modération a retiré un message que vous aviez écrit dans l’annuaire.',
  exclu:
    'La modération a exclu votre compte de l’annuaire\u202f: il n’y paraît plus et n’y écrit plus. Le reste de votre compte est inchangé.',
  reintegre:
    'La modération a réadmis votre compte dans l’annuaire\u202f: vous pouvez de nouveau y paraître et y écrire.',
};

/** To who is concerned: what was decided, why, and how to contest it. */
export const courrierVise = (
  to: string,
  dit: {
    readonly decision: Exclude<Decision, 'rejete'>;
    readonly raison: string;
    readonly contact: string | undefined;
  },
): Mail =>
  writeLetter(to, {
    sujet: 'Une décision de la modération vous concerne',
    phrases: [
      SUBIES[dit.decision],
      ...(dit.raison === '' ? [] : [`Motif\u202f: ${dit.raison}`]),
      ...(dit.contact === undefined ? [] : [`Pour la contester, écrivez à ${dit.contact}.`]),
    ],
  });
