import type { Abonnement as AbonnementPublic, CommandeEnAttente, Facture as FacturePublique } from '@francis/contract';
import { cheminDe, presenterFormule, retractableJusquau } from './policy.ts';
import type { Abonnement } from './repository.ts';
import type { Commande, Facture } from './repository-paiements.ts';

interface Vue {
  readonly abonnement: Abonnement;
  readonly periode: { readonly debut: Date; readonly fin: Date };
}

export const estOffert = ({ prestataire }: Pick<Abonnement, 'prestataire'>): boolean =>
  prestataire === 'migration' || prestataire === 'demonstration';

/** Nothing was paid for what was given. */
export const retractable = (abonnement: Abonnement, maintenant: Date): Date | undefined => {
  if (estOffert(abonnement) || abonnement.statut === 'termine') return undefined;
  const limite = retractableJusquau(abonnement.souscritLe);
  return maintenant <= limite ? limite : undefined;
};

interface Contexte {
  readonly taux: number;
  readonly maintenant: Date;
  /** Without it, what is paid gives nothing yet. */
  readonly adresseProuvee: boolean;
}

export const presenterAbonnement = (
  { abonnement, periode }: Vue,
  { taux, maintenant, adresseProuvee }: Contexte,
): AbonnementPublic => ({
  id: abonnement.id,
  formule: presenterFormule(abonnement.formule, taux),
  statut: abonnement.statut === 'impaye' ? 'impaye' : adresseProuvee ? 'actif' : 'a_confirmer',
  souscrit_le: abonnement.souscritLe.toISOString(),
  debut: periode.debut.toISOString(),
  fin: periode.fin.toISOString(),
  renouvele: abonnement.renouvele,
  offert: estOffert(abonnement),
  retractable_jusquau: retractable(abonnement, maintenant)?.toISOString() ?? null,
});

export const presenterFacture = (facture: Facture): FacturePublique => ({
  id: facture.id,
  numero: facture.numero,
  emise_le: facture.emiseLe.toISOString(),
  montant: facture.centimes / 100,
  dont_tva: facture.tvaCentimes / 100,
  statut: facture.statut,
  lien: facture.lien,
});

export const presenterCommande = ({ id, formule, statut, annulation }: Commande, taux: number): CommandeEnAttente => ({
  id,
  formule: presenterFormule(formule, taux),
  statut,
  annulation: cheminDe(annulation),
});
