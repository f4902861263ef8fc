import { asContract } from '../../../platform/json.ts';
import type { PreuveAdresseReponse, RetourExterneRequete } from '@francis/contract';
import { confierTicket, type Fragment } from '../../../platform/fragment.ts';
import { getSession, resumeSession } from '../../../platform/session.ts';
import { FERMER_TOUT } from '../champs/CaseFermerTout.tsx';
import {
  accueilDe,
  annulerEmail,
  confirmerEmail,
  type Defi,
  type Ouverture,
  revenirDe,
  verifierAdresse,
  verifierOtp,
} from '../api.ts';

/** Where to go next, or the second factor that is asked first. */
export type Issue = { vers: string; message?: string } | { defi: Defi };

/** What an address of `/auth/callback` does, and what is said before, meanwhile and after. */
export interface Retour {
  readonly titre: string;
  readonly attente: string;
  readonly succes: string;
  /** Sentence when the server refuses for another reason than the link itself, and for anything else. */
  readonly refus: string;
  readonly panne: string;
  /** Asked before acting: too much happens for the mere opening of a page. */
  readonly confirmation?: { readonly texte: string; readonly bouton: string; readonly option: string };
  /** Another link may be asked for from the sign-in page. */
  readonly renvoi?: true;
  /** Signing in: nothing to read before going on. */
  readonly immediat?: true;
  /** A provider's answer serves once: nothing to try again. */
  readonly sansReprise?: true;
  /** @param option what was offered with the question, ticked unless it was refused. */
  readonly agir: (option: boolean) => Promise<Issue>;
}

async function chezSoi(): Promise<{ vers: string }> {
  await resumeSession();
  const session = getSession();
  return { vers: session.statut === 'ouverte' ? accueilDe(session.utilisateur) : '/login' };
}

/** What was chosen before the proof no longer serves: a password is chosen next. */
async function apresPreuve({ ticket, message }: PreuveAdresseReponse): Promise<{ vers: string; message?: string }> {
  if (ticket === undefined) return chezSoi();
  confierTicket(ticket);
  return { vers: '/set-password', message };
}

const suite = (ouverture: Ouverture): Issue =>
  ouverture.genre === 'defi' ? { defi: ouverture.defi } : { vers: accueilDe(ouverture.utilisateur) };

const PAR_LIEN: Readonly<Record<string, (ticket: string) => Retour>> = {
  verification: (ticket) => ({
    titre: 'Activation du compte',
    attente: 'Activation de votre compte en cours...',
    succes: 'Compte activé avec succès\u202f!',
    refus: 'Erreur lors de l’activation du compte',
    panne: 'Une erreur est survenue lors de l’activation',
    renvoi: true,
    agir: async () => apresPreuve(await verifierAdresse(ticket)),
  }),
  connexion: (ticket) => ({
    titre: 'Connexion',
    attente: 'Connexion en cours...',
    succes: 'Vous êtes connecté.',
    refus: 'Erreur de connexion. Veuillez réessayer.',
    panne: 'Erreur de connexion. Veuillez réessayer.',
    immediat: true,
    agir: async () => suite(await verifierOtp({ ticket })),
  }),
  email: (ticket) => ({
    titre: 'Nouvelle adresse',
    attente: 'Confirmation de votre adresse en cours...',
    succes: 'Votre adresse e-mail est changée.',
    refus: 'L’adresse n’a pas pu être changée.',
    panne: 'L’adresse n’a pas pu être changée.',
    agir: async () => {
      const preuve = await confirmerEmail(ticket);
      return { ...(await apresPreuve(preuve)), message: preuve.message };
    },
  }),
  'email-annule': (ticket) => ({
    titre: 'Remettre votre adresse',
    attente: 'Remise en place de votre adresse en cours...',
    succes: 'Votre adresse est remise.',
    refus: 'L’adresse n’a pas pu être remise.',
    panne: 'L’adresse n’a pas pu être remise.',
    confirmation: {
      texte:
        'Votre compte reprendra son ancienne adresse. Toutes les sessions seront fermées, et ce qui a été ajouté depuis le changement ou dans les sept jours d’avant sera retiré.',
      option: FERMER_TOUT,
      bouton: 'Remettre mon adresse',
    },
    agir: async (closeAllAccess) => ({
      vers: '/login',
      message: (await annulerEmail({ ticket, closeAllAccess })).message,
    }),
  }),
};

const parFournisseur = (retour: RetourExterneRequete): Retour => ({
  titre: 'Connexion',
  attente: 'Connexion en cours...',
  succes: 'Vous êtes connecté.',
  refus: 'La connexion avec ce fournisseur n’a pas abouti.',
  panne: 'Erreur de connexion. Veuillez réessayer.',
  immediat: true,
  sansReprise: true,
  agir: async () => {
    const issue = await revenirDe(retour);
    return issue.genre === 'liee'
      ? { vers: '/securite', message: `${issue.liee.nom} est lié à votre compte.` }
      : suite(issue);
  },
});

/** @returns undefined when the address carries nothing that this page knows. */
export function retourDe({ ticket, type = 'verification', retour }: Fragment): Retour | undefined {
  if (ticket !== undefined) return PAR_LIEN[type]?.(ticket);
  return retour && parFournisseur(asContract<RetourExterneRequete>(retour));
}
