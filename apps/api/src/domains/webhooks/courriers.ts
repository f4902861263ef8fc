import { writeLetter } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** Only the host: the rest of an address may hold a secret. */
export const courrierDesactive = (to: string, base: string, hote: string): Mail =>
  writeLetter(to, {
    sujet: 'Un webhook de votre cabinet est désactivé',
    phrases: [
      `Trois messages de suite n’ont pas pu être remis à ${hote}, chacun après neuf essais. Francis n’y envoie plus rien.`,
      'Vérifiez que l’adresse répond, puis réactivez le webhook et renvoyez ce qui manque depuis son journal.',
    ],
    lien: { libelle: 'Voir le journal', adresse: `${base}/pro/settings?onglet=api` },
  });
