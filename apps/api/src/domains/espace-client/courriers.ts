import { writeLetter } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { plainName } from '../../platform/mail/plain-name.ts';

interface Invite {
  readonly cabinet: string;
  readonly par: string;
  readonly jeton: string;
}

export function courrierEspace(to: string, base: string, { cabinet, par, jeton }: Invite): Mail {
  const nom = plainName(cabinet);
  return writeLetter(to, {
    sujet: `${nom} vous demande quelques informations`,
    phrases: [
      `${plainName(par)}, de « ${nom} », vous demande des informations ou des documents pour votre dossier. Ce lien les lui remet, sans compte à ouvrir ; il vaut quatorze jours, pour vous seul.`,
      'À l’ouverture, un code vous est envoyé à cette adresse : lui seul ouvre vos réponses. Rien n’entre dans votre dossier avant que votre conseiller ne l’ait relu.',
      'Si vous ne connaissez pas ce cabinet, ignorez ce message : rien ne change.',
    ],
    lien: { libelle: 'Répondre à mon conseiller', adresse: `${base}/espace-client/${jeton}` },
  });
}

/** Neither who nor what: the file says it, to who may open it. */
export const courrierReponses = (
  to: string,
  base: string,
  { clientId, reponses }: { readonly clientId: string; readonly reponses: number },
): Mail =>
  writeLetter(to, {
    sujet: 'Un client a répondu à votre demande',
    phrases: [
      reponses === 1
        ? 'Un de vos clients vous a remis ce que vous lui demandiez.'
        : `Un de vos clients vous a remis ${reponses} réponses à vos demandes.`,
      'Rien n’entre dans son dossier avant votre relecture.',
    ],
    lien: { libelle: 'Relire ses réponses', adresse: `${base}/pro/clients/${clientId}` },
  });

export const courrierCodeEspace = (to: string, code: string, cabinet: string): Mail =>
  writeLetter(to, {
    sujet: 'Votre code Francis',
    phrases: [
      `Votre code est ${code}. Il ouvre l’espace où « ${plainName(cabinet)} » attend vos réponses, sert une fois et vaut dix minutes.`,
      'Ne le donnez à personne, pas même à votre conseiller.',
      'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : rien ne change.',
    ],
  });
