import type { ContactRequete } from '@francis/contract';
import { writeLetter } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { plainName } from '../../platform/mail/plain-name.ts';

const SUJETS: Readonly<Record<ContactRequete['sujet'], string>> = {
  question: 'une question',
  erreur: 'une erreur à signaler',
  professionnel: 'l’offre professionnelle',
  accessibilite: 'l’accessibilité',
  donnees: 'des données personnelles',
  autre: 'autre chose',
};

/** What a visitor wrote, for whoever keeps the service; every word of it is data. */
export const ecrireLettre = (destinataire: string, { nom, email, sujet, message }: ContactRequete): Mail =>
  writeLetter(destinataire, {
    sujet: `Message de ${plainName(nom)} : ${SUJETS[sujet]}`,
    phrases: [`${plainName(nom)} (${email}) vous écrit par la page de contact.`, ...message.split(/\n{2,}/)],
  });
