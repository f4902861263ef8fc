import { coffreDe, creerAudit } from './domains/comptes/index.ts';
import { type Decision, decider as deciderDans, journalDe, signalementsOuverts } from './domains/moderation/index.ts';
import { avecLaBase } from './ouvrir-base.ts';
import { systemClock } from './platform/clock.ts';
import { Outbox } from './platform/mail/outbox-repository.ts';
import { lireSecret } from './secret.ts';

export { estRefus } from './ouvrir-base.ts';

type Environnement = Readonly<Record<string, string | undefined>>;

/** Reports that nobody decided yet. */
export const lister = (environnement: Environnement) =>
  avecLaBase(environnement, (base) => signalementsOuverts(base.queries));

/** What the moderation did, newest first. */
export const journal = (environnement: Environnement) => avecLaBase(environnement, (base) => journalDe(base.queries));

/** Decides on a report; the messages wait in the database, and the server sends them within the minute. */
export const decider = (environnement: Environnement, id: string, dit: { decision: Decision; raison: string }) =>
  avecLaBase(environnement, async (base, configuration) => {
    const coffre = coffreDe(configuration.comptes, lireSecret(configuration));
    const attente = new Outbox(base, systemClock, coffre);
    return deciderDans(
      {
        base,
        horloge: systemClock,
        audit: creerAudit(base, systemClock),
        contact: configuration.mail.contact,
        garderCourrier: (courrier) => attente.keep(courrier, 0),
      },
      id,
      dit,
    );
  });
