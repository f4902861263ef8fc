import {
  CATALOGUE_ERREURS,
  DOCUMENTS_DEMANDES,
  type DepotEspace,
  type EspaceClient,
  type EspacePorte,
  type EtatEspace,
  type InvitationClient,
  type PropositionClient,
} from '@francis/contract';
import { definitionDuDossier, definitionLue, faitDemandable } from '@francis/faits';
import { derniereAnneeCouverte } from '@francis/fiscal';
import type { FicheClient } from '../clients/index.ts';
import { direAuClient, enChamp, estDeLAnnee, estProposable, libelleDe, remplaces, valeursDe } from './faits.ts';
import type { Depot } from './repository-depots.ts';
import type { Porte } from './repository-porte.ts';
import type { Espace } from './repository.ts';

export function etatDe({ expireLe, ouverteLe, recueLe, revoqueeLe }: Espace, maintenant: Date): EtatEspace {
  if (revoqueeLe !== null) return 'revoquee';
  if (recueLe !== null) return 'recue';
  if (expireLe <= maintenant) return 'expiree';
  return ouverteLe === null ? 'envoyee' : 'ouverte';
}

export const presenterInvitation = (espace: Espace, maintenant: Date): InvitationClient => ({
  id: espace.id,
  email: espace.email,
  etat: etatDe(espace, maintenant),
  par: espace.par,
  envoyee_le: espace.envoyeeLe.toISOString(),
  expire_le: espace.expireLe.toISOString(),
  ouverte_le: espace.ouverteLe?.toISOString() ?? null,
  recue_le: espace.recueLe?.toISOString() ?? null,
  faits: espace.faits.map(({ chemin, montrer }) => ({ chemin, montrer, libelle: libelleDe(chemin) })),
  documents: [...espace.documents],
});

/** « c•••@exemple.fr »: enough for its owner to know it. */
const masquee = (email: string): string => {
  const [nom = '', domaine = ''] = email.split('@');
  return `${nom.slice(0, 1)}•••@${domaine}`;
};

export const presenterPorte = ({ espace, cabinet }: Porte, ouvert: boolean): EspacePorte => ({
  cabinet: cabinet.nom,
  conseiller: espace.par,
  email: masquee(espace.email),
  ouvert,
  expire_le: espace.expireLe.toISOString(),
});

const CODES: Readonly<Record<string, { readonly detail: string }>> = CATALOGUE_ERREURS;

/** « Avis d’impôt, revenus 2025 ». */
const nomLu = ({ lecture }: Depot): string | null =>
  lecture && [DOCUMENTS_DEMANDES[lecture.type], lecture.annee && `revenus ${lecture.annee}`].filter(Boolean).join(', ');

function presenterDepot(depot: Depot): DepotEspace {
  const { id, demande, etat, refus, lecture } = depot;
  const faits = (lecture?.faits ?? []).map((fait) => ({
    chemin: fait.chemin,
    libelle: direAuClient(definitionLue(fait.chemin)?.libelle ?? fait.chemin),
    unite: definitionLue(fait.chemin)?.unite ?? 'nombre',
    valeur: fait.valeur,
    page: fait.page,
    propose: lecture !== null && estProposable(lecture, fait),
  }));
  const ancienne = lecture !== null && lecture.type !== 'bulletin' && !estDeLAnnee(lecture);
  return {
    id,
    demande,
    etat,
    nom: nomLu(depot),
    refus: refus === null ? null : (CODES[refus]?.detail ?? null),
    note: ancienne
      ? `Votre conseiller reçoit ce document\u202f; ses montants ne sont pas proposés comme ceux de ${derniereAnneeCouverte()}.`
      : null,
    faits,
  };
}

/** What the client may see: what was asked, what they gave, and of the file only what their adviser shows. */
export function presenterEspace(
  { espace, cabinet }: Porte,
  fiche: FicheClient,
  depots: readonly Depot[],
): EspaceClient {
  const actuelles = valeursDe({ ...fiche });
  return {
    cabinet,
    conseiller: espace.par,
    annee: derniereAnneeCouverte(),
    expire_le: espace.expireLe.toISOString(),
    envoye_le: espace.recueLe?.toISOString() ?? null,
    faits: espace.faits.flatMap(({ chemin, montrer }) => {
      const definition = faitDemandable(chemin);
      return definition ? [{ ...enChamp(definition), actuel: montrer ? (actuelles.get(chemin) ?? null) : null }] : [];
    }),
    documents: [...espace.documents],
    depots: depots.map(presenterDepot),
  };
}

/** A deposit as the adviser knows it: what was asked, and what was recognised. */
export const nomDuDepot = (depot: Depot, espaces: readonly Espace[]): string => {
  const demandes = espaces.find(({ id }) => id === depot.espaceId)?.documents ?? [];
  const demande = demandes.find(({ id }) => id === depot.demande)?.libelle;
  const lu = nomLu(depot);
  // « Avis d’impôt » asked, « Avis d’impôt, revenus 2025 » read: once is enough.
  if (lu !== null && demande !== undefined && lu.startsWith(demande)) return lu;
  return [demande, lu].filter(Boolean).join(' – ') || 'Document';
};

export function presenterProposition(
  { depot, aVerifier, ...proposition }: Espace['propositions'][number],
  { fiche, noms }: { readonly fiche: FicheClient; readonly noms: ReadonlyMap<string, string> },
): PropositionClient {
  const { chemin, valeur, etat } = proposition;
  return {
    ...proposition,
    libelle: libelleDe(chemin),
    unite: definitionDuDossier(chemin)?.unite ?? 'nombre',
    actuel: valeursDe({ ...fiche }).get(chemin) ?? null,
    remplace: etat === 'attente' ? remplaces(fiche, { chemin, valeur }) : [],
    origine: depot === null ? 'saisie' : 'document',
    document: depot === null ? null : (noms.get(depot) ?? 'Document'),
    a_verifier: aVerifier,
  };
}
