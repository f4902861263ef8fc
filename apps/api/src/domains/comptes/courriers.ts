import { escapeHtml } from '../../platform/mail/html.ts';
import type { Mail } from '../../platform/mail/mail.ts';

interface Contenu {
  readonly sujet: string;
  readonly phrases: readonly string[];
  readonly lien?: { readonly libelle: string; readonly adresse: string };
}

const PIED = 'Francis, votre assistant fiscal. Vous ne pouvez pas répondre à ce message.';
const IGNORER = 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : rien ne change.';
const REAGIR =
  'Si ce n’est pas vous, changez votre mot de passe avec « Mot de passe oublié » et fermez vos sessions depuis votre compte.';

/** Writes the same message as text and as HTML. The ticket is after `#`: a browser never sends that part to a server. */
function ecrire(to: string, { sujet, phrases, lien }: Contenu): Mail {
  const texte = ['Bonjour,', ...phrases, ...(lien ? [`${lien.libelle} :\n${lien.adresse}`] : []), PIED].join('\n\n');
  const paragraphes = ['Bonjour,', ...phrases].map((phrase) => `<p>${escapeHtml(phrase)}</p>`);
  if (lien) paragraphes.push(`<p><a href="${escapeHtml(lien.adresse)}">${escapeHtml(lien.libelle)}</a></p>`);
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(sujet)}</title></head><body>${paragraphes.join('')}<p>${escapeHtml(PIED)}</p></body></html>`;
  return { to, subject: sujet, text: texte, html };
}

export const courrierVerification = (to: string, base: string, ticket: string): Mail =>
  ecrire(to, {
    sujet: 'Confirmez votre adresse e-mail',
    phrases: [
      'Un compte Francis vient d’être ouvert avec cette adresse. Confirmez qu’elle est la vôtre ; le lien sert une fois et vaut 24 heures.',
      IGNORER,
    ],
    lien: { libelle: 'Confirmer mon adresse', adresse: `${base}/auth/callback#type=verification&ticket=${ticket}` },
  });

export const courrierDejaInscrit = (to: string, base: string): Mail =>
  ecrire(to, {
    sujet: 'Vous avez déjà un compte Francis',
    phrases: [
      'Quelqu’un, peut-être vous, a voulu ouvrir un compte avec cette adresse, qui en a déjà un. Rien n’a changé.',
      'Connectez-vous comme d’habitude, ou choisissez « Mot de passe oublié » si vous ne le connaissez plus.',
    ],
    lien: { libelle: 'Me connecter', adresse: `${base}/login` },
  });

export const courrierRecuperation = (to: string, base: string, ticket: string): Mail =>
  ecrire(to, {
    sujet: 'Choisissez un nouveau mot de passe',
    phrases: ['Vous avez demandé un nouveau mot de passe. Le lien sert une fois et vaut une heure.', IGNORER],
    lien: { libelle: 'Choisir mon mot de passe', adresse: `${base}/set-password#ticket=${ticket}` },
  });

export const courrierActivation = (to: string, base: string, ticket: string): Mail =>
  ecrire(to, {
    sujet: 'Activez votre compte',
    phrases: [
      'Choisissez votre mot de passe pour activer votre compte. Le lien sert une fois et vaut une heure.',
      IGNORER,
    ],
    lien: { libelle: 'Activer mon compte', adresse: `${base}/complete-signup#ticket=${ticket}` },
  });

export const courrierMotDePasseChange = (to: string): Mail =>
  ecrire(to, {
    sujet: 'Votre mot de passe a changé',
    phrases: ['Votre mot de passe vient d’être changé et vos autres sessions sont fermées.', REAGIR],
  });

export const courrierFacteur = (to: string, fait: 'ajoute' | 'retire'): Mail =>
  ecrire(to, {
    sujet: fait === 'ajoute' ? 'Double authentification activée' : 'Double authentification retirée',
    phrases: [
      fait === 'ajoute'
        ? 'Une application d’authentification protège désormais votre compte.'
        : 'Une application d’authentification ne protège plus votre compte.',
      REAGIR,
    ],
  });

export const courrierSuppression = (to: string, base: string, le: Date): Mail =>
  ecrire(to, {
    sujet: 'Votre compte sera supprimé',
    phrases: [
      `Vous avez demandé la suppression de votre compte. Elle aura lieu le ${le.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long' })}. D’ici là, vous pouvez l’annuler.`,
      REAGIR,
    ],
    lien: { libelle: 'Voir ou annuler la demande', adresse: `${base}/mes-donnees` },
  });
