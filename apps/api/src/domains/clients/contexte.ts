import { CHAMPS_DU_DOSSIER, type Dossier, type FicheDuDossier } from '@francis/assistant';
import { type ARelire, depuisFicheClient } from '@francis/faits/adaptateurs';
import type { FastifyRequest } from 'fastify';
import type { Identification } from '../comptes/index.ts';
import { demandeurDe } from './demandeur.ts';
import type { Cloison } from '../cabinet/index.ts';
import type { PortsClients } from './ports.ts';
import type { FicheClient } from './repository.ts';
import { nommerLesClients, surFiche } from './service.ts';

/** What an assistant may lean on about a client: facts of tax under the names of a profile, and who they are, apart. */
export interface ContexteClient {
  readonly profil: Readonly<Record<string, unknown>>;
  /** How they are spoken of, as the title in the file says it. */
  readonly pronom?: 'il' | 'elle';
  /** What a question may name or ask of the file: it never leaves for a hosted model. */
  readonly dossier: Dossier;
  /** To be hidden from a hosted model, never sent. */
  readonly identites: readonly {
    readonly genre: 'PERSONNE' | 'EMAIL' | 'TELEPHONE' | 'ADRESSE' | 'NUMERO_FISCAL';
    readonly valeur: string;
  }[];
}

/** What forbids « exact » of a file's tax: of its analyses, which alone decide it. */
export type ReservesDuDossier = (fiche: Readonly<Record<string, unknown>>, annee: number) => readonly ARelire[];

/** Who the spouse of a client is, when their own file is linked to the client's. */
export type ConjointDuDossier = (cloison: Cloison, id: string) => Promise<Dossier['conjoint']>;

/**
 * Client files as far as the assistant needs them: one read as its reader would, trace included, and the names of several.
 * @throws ApiError INTROUVABLE, ACCES_REFUSE.
 */
export const clientsDeLAssistant = (
  ports: PortsClients,
  identification: Identification,
  { reserves, conjointDe }: { readonly reserves: ReservesDuDossier; readonly conjointDe: ConjointDuDossier },
) => ({
  async contexte(request: FastifyRequest, id: string): Promise<ContexteClient> {
    const { valeur } = await surFiche(
      ports,
      demandeurDe(identification, request),
      id,
      'clients.lire',
      async (lue, cloison) => ({
        issue: 'fait',
        valeur: { fiche: lue, conjoint: await conjointDe(cloison, id) },
      }),
    );
    const { fiche, conjoint } = valeur;
    // The household is that of the last incomes declared.
    const annee = ports.horloge.now().getUTCFullYear() - 1;
    const profil = profilDuClient(fiche, annee, reserves);
    const civilite = fiche.civilite_client;
    const pronom = civilite === 'M.' ? 'il' : 'elle';
    const dossier = { fiche: ficheDuDossier(fiche), ...(conjoint && { conjoint }) };
    return {
      profil,
      ...(civilite !== null && { pronom }),
      dossier,
      identites: [...identitesDuClient(fiche), ...identitesDesProches(dossier)],
    };
  },
  nommer: (request: FastifyRequest, ids: readonly string[]) =>
    nommerLesClients(ports, demandeurDe(identification, request), ids),
});

/**
 * The facts of the file under their paths of the vocabulary, what is to be read again, and wishes; neither names nor
 * addresses, nor the firm's own notes.
 */
export function profilDuClient(
  fiche: Partial<FicheClient>,
  annee: number,
  reserves: ReservesDuDossier,
): ContexteClient['profil'] {
  const { faits, supposes, sansRevenu } = depuisFicheClient({ ...fiche }, annee);
  const aRelire = reserves({ ...fiche }, annee);
  const recettes = fiche.revenus_fonciers_annuels_bruts_foyer ?? null;
  const charges = fiche.charges_foncieres_deductibles_foyer ?? null;
  return {
    ...Object.fromEntries(
      faits
        .filter((f) => !estSupposee(f.chemin, supposes) && !f.chemin.startsWith('projet.'))
        .map((f) => [f.chemin, f.valeur]),
    ),
    ...(sansRevenu.length > 0 && { sans_revenu: sansRevenu }),
    ...(aRelire.length > 0 && { a_relire: aRelire }),
    ...(recettes !== null && charges !== null && { foncier: { recettes, charges } }),
    objectifs_fiscaux: fiche.objectifs_fiscaux_client,
  };
}

/** The fields that a question may name or ask. */
export const ficheDuDossier = (fiche: Partial<FicheClient>): FicheDuDossier =>
  Object.fromEntries(CHAMPS_DU_DOSSIER.flatMap((champ) => (fiche[champ] == null ? [] : [[champ, fiche[champ]]])));

/** A year of birth that nobody gave is not sent as one; a half of the couple's amount is. */
const estSupposee = (chemin: string, supposes: ReadonlySet<string>): boolean =>
  chemin.includes('.enfants.') && supposes.has(chemin);

/** The family, hidden as the client is. */
const identitesDesProches = ({ fiche, conjoint }: Dossier): ContexteClient['identites'] =>
  [
    conjoint && `${conjoint.prenom} ${conjoint.nom}`,
    ...(fiche.details_enfants_client ?? []).map((e) => e.prenom),
  ].flatMap((valeur) => (valeur ? [{ genre: 'PERSONNE' as const, valeur }] : []));

function identitesDuClient(fiche: FicheClient): ContexteClient['identites'] {
  const nom = [fiche.prenom_client, fiche.nom_client].filter(Boolean).join(' ');
  const connues = [
    ['PERSONNE', nom],
    ['PERSONNE', fiche.nom_usage_client],
    ['EMAIL', fiche.email_client],
    ['TELEPHONE', fiche.telephone_principal_client],
    ['ADRESSE', fiche.adresse_postale_client],
    ['NUMERO_FISCAL', fiche.numero_fiscal_client],
  ] as const;
  return connues.flatMap(([genre, valeur]) => (valeur ? [{ genre, valeur }] : []));
}
