import { writeLetter as ecrire } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Admission } from './envois/envois.ts';
import type { AccesRetire } from './envois/repository.ts';

const IGNORER = 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : rien ne change.';
const REAGIR =
  'Si ce n’est pas vous, changez votre mot de passe avec « Mot de passe oublié » et fermez vos sessions depuis votre compte.';

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

/** To whoever paid, and has a password already. */
export const courrierVerificationPayee = (to: string, base: string, ticket: string): Mail =>
  ecrire(to, {
    sujet: 'Confirmez votre adresse pour ouvrir votre abonnement',
    phrases: [
      'Votre paiement est enregistré. Confirmez que cette adresse est la vôtre : votre abonnement s’ouvre aussitôt. Le lien sert une fois et vaut 24 heures.',
      'Ouvrez-le dans le navigateur où vous avez payé : vous y gardez votre mot de passe. Ailleurs, vous en choisirez un autre.',
      'Si vous n’avez rien acheté chez nous, ignorez ce message.',
    ],
    lien: { libelle: 'Confirmer mon adresse', adresse: `${base}/auth/callback#type=verification&ticket=${ticket}` },
  });

export const courrierActivationPayee = (to: string, base: string, ticket: string): Mail =>
  ecrire(to, {
    sujet: 'Activez votre abonnement Francis',
    phrases: [
      'Votre paiement est enregistré. Choisissez un mot de passe pour ouvrir votre compte ; le lien sert une fois et vaut une heure.',
      'Si vous n’avez rien acheté chez nous, ignorez ce message.',
    ],
    lien: { libelle: 'Activer mon abonnement', adresse: `${base}/activate-account#ticket=${ticket}` },
  });

/** Said in the last message that may leave for a while. */
const DERNIER = 'Beaucoup de messages ont été demandés pour cette adresse : le prochain attendra une heure.';
const lienConnexion = (base: string, ticket: string) => ({
  libelle: 'Me connecter',
  adresse: `${base}/auth/callback#type=connexion&ticket=${ticket}`,
});

/** @param lien opens the session too, when the code is for that: tries of strangers on the code do not reach it. */
export const courrierCode = (
  to: string,
  code: string,
  { lien, dernier }: Admission & { readonly lien?: { readonly base: string; readonly ticket: string } },
): Mail =>
  ecrire(to, {
    sujet: 'Votre code Francis',
    phrases: [
      `Votre code est ${code}. Il sert une fois et vaut ${dernier ? 'une heure' : 'dix minutes'}.`,
      ...(dernier ? [DERNIER] : []),
      'Ne le donnez à personne : nous ne vous le demanderons jamais.',
      ...(lien ? ['Le lien ci-dessous vous connecte aussi, sans le code.'] : []),
      IGNORER,
    ],
    ...(lien && { lien: lienConnexion(lien.base, lien.ticket) }),
  });

export const courrierConnexion = (
  to: string,
  { base, ticket }: { readonly base: string; readonly ticket: string },
  { dernier }: Admission,
): Mail =>
  ecrire(to, {
    sujet: 'Votre lien de connexion',
    phrases: [
      `Ouvrez ce lien pour vous connecter ; il sert une fois et vaut ${dernier ? 'une heure' : 'un quart d’heure'}.`,
      ...(dernier ? [DERNIER] : []),
      IGNORER,
    ],
    lien: lienConnexion(base, ticket),
  });

export const courrierNouvelleAdresse = (to: string, base: string, ticket: string): Mail =>
  ecrire(to, {
    sujet: 'Confirmez votre nouvelle adresse e-mail',
    phrases: [
      'Cette adresse doit devenir celle d’un compte Francis. Confirmez qu’elle est la vôtre ; le lien sert une fois et vaut une heure.',
      IGNORER,
    ],
    lien: { libelle: 'Confirmer cette adresse', adresse: `${base}/auth/callback#type=email&ticket=${ticket}` },
  });

export const courrierAncienneAdresse = (to: string, base: string, ticket: string): Mail =>
  ecrire(to, {
    sujet: 'L’adresse e-mail de votre compte a changé',
    phrases: [
      'Votre compte Francis n’utilise plus cette adresse. Si c’est vous, il n’y a rien à faire.',
      'Sinon, ce lien la remet pendant sept jours, ferme toutes les sessions et vous fait choisir un autre mot de passe.',
    ],
    lien: { libelle: 'Remettre mon adresse', adresse: `${base}/auth/callback#type=email-annule&ticket=${ticket}` },
  });

export const courrierAdresseRendue = (to: string, base: string, ticket: string): Mail =>
  ecrire(to, {
    sujet: 'Votre adresse e-mail est remise',
    phrases: [
      'Votre compte utilise à nouveau cette adresse et toutes ses sessions sont fermées.',
      'Choisissez maintenant un autre mot de passe ; le lien sert une fois et vaut une heure.',
    ],
    lien: { libelle: 'Choisir mon mot de passe', adresse: `${base}/set-password#ticket=${ticket}` },
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

export const courrierPasskey = (to: string, fait: 'ajoutee' | 'retiree'): Mail =>
  ecrire(to, {
    sujet: fait === 'ajoutee' ? 'Clé d’accès ajoutée' : 'Clé d’accès retirée',
    phrases: [
      fait === 'ajoutee'
        ? 'Une clé d’accès permet désormais de se connecter à votre compte.'
        : 'Une clé d’accès ne permet plus de se connecter à votre compte.',
      REAGIR,
    ],
  });

export const courrierIdentite = (to: string, nom: string, fait: 'liee' | 'retiree'): Mail =>
  ecrire(to, {
    sujet: fait === 'liee' ? `Connexion avec ${nom} ajoutée` : `Connexion avec ${nom} retirée`,
    phrases: [
      fait === 'liee'
        ? `Vous pouvez désormais vous connecter à Francis avec votre compte ${nom}.`
        : `Votre compte ${nom} ne permet plus de se connecter à Francis.`,
      REAGIR,
    ],
  });

const ACCES: Readonly<Record<AccesRetire, string>> = {
  passkey: 'vos clés d’accès',
  facteur: 'la double authentification',
  identite: 'les connexions avec un autre fournisseur',
  programme: 'les programmes autorisés',
};
const ET = new Intl.ListFormat('fr');

/** Lost once, when adding them began to ask for a proved address. */
export const courrierAccesRetires = (to: string, base: string, quoi: readonly AccesRetire[]): Mail =>
  ecrire(to, {
    sujet: 'Des accès de votre compte ont été retirés',
    phrases: [
      `L’adresse de votre compte Francis n’a jamais été confirmée. Par sûreté, ceci en a été retiré : ${ET.format(quoi.map((un) => ACCES[un]))}.`,
      'Connectez-vous par un code reçu à cette adresse : il la confirme, et vous pourrez les ajouter à nouveau.',
    ],
    lien: { libelle: 'Me connecter', adresse: `${base}/login` },
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

export const courrierInactivite = (to: string, base: string, le: Date): Mail =>
  ecrire(to, {
    sujet: 'Votre compte inactif sera supprimé',
    phrases: [
      `Vous n’avez pas ouvert Francis depuis près de trois ans. Votre compte et ce qu’il contient seront effacés le ${le.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long' })}.`,
      'Pour le garder, il suffit de vous connecter avant cette date.',
    ],
    lien: { libelle: 'Garder mon compte', adresse: `${base}/login` },
  });
