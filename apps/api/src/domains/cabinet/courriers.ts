import { writeLetter } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { plainName } from '../../platform/mail/plain-name.ts';

interface Invite {
  readonly cabinet: string;
  readonly par: string;
  readonly ticket: string;
}

export function courrierInvitation(to: string, base: string, { cabinet, par, ticket }: Invite): Mail {
  const nom = plainName(cabinet);
  return writeLetter(to, {
    sujet: `Rejoignez ${nom} sur Francis`,
    phrases: [
      `${plainName(par)} vous invite dans le cabinet « ${nom} ». Le lien sert une fois, pour cette adresse, et vaut quatorze jours.`,
      'Connectez-vous avec un compte professionnel à cette adresse, ou ouvrez-en un, puis acceptez l’invitation.',
      'Si vous n’attendez pas cette invitation, ignorez ce message : rien ne change.',
    ],
    lien: { libelle: 'Voir l’invitation', adresse: `${base}/pro/invitation#ticket=${ticket}` },
  });
}
