import { ARCHIVE_JOURS } from '@francis/contract';
import { writeLetter } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';

export const courrierPrete = (to: string, base: string): Mail =>
  writeLetter(to, {
    sujet: 'L’archive de votre cabinet est prête',
    phrases: [
      `Elle se télécharge pendant ${ARCHIVE_JOURS} jours depuis les paramètres, avec votre mot de passe. Elle est ensuite effacée.`,
      'Si ni vous ni un autre titulaire ne l’avez demandée, changez votre mot de passe et supprimez-la.',
    ],
    lien: { libelle: 'Voir l’archive', adresse: `${base}/pro/settings?onglet=archive` },
  });
