import { type CleFormule, FORMULES } from '@francis/contract';
import { writeLetter } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';

const JOUR = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const INSTANT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' });
const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

const euros = (centimes: number): string => EUROS.format(centimes / 100);
const rythme = (cle: CleFormule): string => (FORMULES[cle].interval === 'year' ? 'par an' : 'par mois');
const prix = (cle: CleFormule, centimes: number): string => `${euros(centimes)} TTC ${rythme(cle)}`;

interface Souscription {
  readonly formule: CleFormule;
  readonly centimes: number;
  readonly tvaCentimes: number;
  readonly conditions: string;
  readonly finPeriode: Date;
  readonly retractableJusquau: Date;
  /** No money moved. */
  readonly essai: boolean;
  /** The address of the account is not proved: another message holds the link that proves it. */
  readonly aConfirmer: boolean;
}

const ESSAI = 'Paiement d’essai : aucun argent n’a été débité.';
const A_CONFIRMER =
  'Il reste à confirmer l’adresse de votre compte : un autre message vous en donne le lien. L’abonnement s’ouvre aussitôt après ; d’ici là, vous avez les questions gratuites du mois.';
const compte = (base: string) => ({ libelle: 'Gérer mon abonnement', adresse: `${base}/account?onglet=facturation` });

export const courrierSouscription = (to: string, base: string, s: Souscription): Mail =>
  writeLetter(to, {
    sujet: `Votre abonnement ${FORMULES[s.formule].nom}`,
    phrases: [
      ...(s.essai ? [ESSAI] : []),
      ...(s.aConfirmer ? [A_CONFIRMER] : []),
      `Vous êtes abonné à ${FORMULES[s.formule].nom}, ${prix(s.formule, s.centimes)} (dont ${euros(s.tvaCentimes)} de TVA). La période en cours va jusqu’au ${JOUR.format(s.finPeriode)}, puis se renouvelle jusqu’à ce que vous y mettiez fin.`,
      `Vous pouvez vous rétracter jusqu’au ${JOUR.format(s.retractableJusquau)}, sans motif, et être remboursé en entier : bouton « Me rétracter » de votre compte. Vous pouvez aussi résilier à tout moment, en ligne ; l’accès dure alors jusqu’à la fin de la période payée.`,
      `Les conditions de vente acceptées sont celles du ${JOUR.format(Date.parse(s.conditions))} : ${base}/conditions-de-vente`,
    ],
    lien: compte(base),
  });

export const courrierResiliation = (to: string, base: string, formule: CleFormule, fin: Date): Mail =>
  writeLetter(to, {
    sujet: 'Votre abonnement ne sera pas renouvelé',
    phrases: [
      `Vous avez résilié ${FORMULES[formule].nom}. L’abonnement prend fin le ${JOUR.format(fin)} et rien ne sera plus débité. Vos conversations et vos données restent à vous.`,
    ],
    lien: compte(base),
  });

interface Retractation {
  readonly formule: CleFormule;
  readonly recueLe: Date;
  readonly rembourse: number;
}

export const courrierRetractation = (to: string, base: string, { formule, recueLe, rembourse }: Retractation): Mail =>
  writeLetter(to, {
    sujet: 'Nous avons reçu votre rétractation',
    phrases: [
      `Votre rétractation de l’abonnement ${FORMULES[formule].nom} est reçue le ${INSTANT.format(recueLe)} (heure de Paris). L’abonnement est terminé.`,
      `${euros(rembourse)} vous sont rendus par le moyen qui a servi à payer.`,
    ],
    lien: compte(base),
  });

export const courrierRenouvellement = (
  to: string,
  base: string,
  { formule, centimes, fin }: { readonly formule: CleFormule; readonly centimes: number; readonly fin: Date },
): Mail =>
  writeLetter(to, {
    sujet: 'Votre abonnement annuel va se renouveler',
    phrases: [
      `${FORMULES[formule].nom} se renouvelle le ${JOUR.format(fin)} pour un an, au prix de ${euros(centimes)} TTC.`,
      'Pour ne pas le renouveler, résiliez-le en ligne avant cette date : trois gestes suffisent, sans frais ni motif (code de la consommation, article L215-1).',
    ],
    lien: compte(base),
  });
