import { writeLetter } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { PortsEchanges } from './ports.ts';
import { aPrevenir, prendreAnnonces } from './repository-annonces.ts';

const HEURE = 3_600_000;

/**
 * Tells people that messages wait for them, at most once an hour each, and never beyond what an address may receive: what
 * comes in the meantime waits for the next message.
 */
export async function annoncerMessages(ports: PortsEchanges): Promise<void> {
  const { base, horloge, courriers, envois, adressePublique } = ports;
  const le = horloge.now();
  for (const { id, email, pro } of await aPrevenir(base.queries, new Date(le.getTime() - HEURE))) {
    if (!(await envois.admettre({ email, demandeur: 'echanges', genre: 'avis' }))) continue;
    if ((await prendreAnnonces(base.queries, id, le)) === 0) continue;
    courriers.add(async () => courrierMessages(email, `${adressePublique}${pro ? '/discover' : '/annuaire'}`));
  }
}

/** Neither who nor what: the conversation says it, to who may open it. */
const courrierMessages = (to: string, annuaire: string): Mail =>
  writeLetter(to, {
    sujet: 'Un message vous attend',
    phrases: [
      'Quelqu’un vous a écrit par l’annuaire de Francis. Ce courrier ne dit ni qui, ni quoi\u202f: seule votre session l’ouvre.',
      'Vous pouvez y répondre, bloquer cette personne ou signaler son message.',
    ],
    lien: { libelle: 'Lire mes messages', adresse: `${annuaire}?vue=messages` },
  });
