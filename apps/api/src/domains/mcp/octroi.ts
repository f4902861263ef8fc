import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../../platform/errors.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type Compte, creerSecret, empreinteDe, type Origine } from '../comptes/index.ts';
import { DUREES, estVivante } from './policy.ts';
import type { PortsMcp } from './ports.ts';
import { type Autorisation, depotApplications } from './repository.ts';

export interface EchangeCode {
  readonly applicationId: string;
  readonly code: string;
  readonly redirection: string;
  readonly verificateur: string;
  readonly ressource: string | undefined;
}

export interface EchangeJeton {
  readonly applicationId: string;
  readonly jeton: string;
  readonly ressource: string | undefined;
}

/** What came of an exchange: the authorisation to serve, one to close because its secret came back, or nothing. */
type Issue = { readonly genre: 'bon' | 'rejeu'; readonly autorisation: Autorisation } | undefined;

/** @throws ApiError APPLICATION_OCTROI_INVALIDE whatever is wrong; a code that comes back closes what it had opened. */
export const echangerCode = (ports: PortsMcp, origine: Origine, echange: EchangeCode) =>
  octroyer(ports, origine, async (requetes, maintenant) => {
    const depot = depotApplications(requetes);
    const empreinte = empreinteDe(echange.code);
    const trouve = await depot.verrouillerCode(empreinte);
    if (!trouve) return undefined;
    const { code, autorisation } = trouve;
    if (autorisation.applicationId !== echange.applicationId) return undefined;
    if (code.utiliseLe !== null) return { genre: 'rejeu', autorisation };
    if (code.expireLe <= maintenant || code.redirection !== echange.redirection) return undefined;
    if (!repondAuDefi(echange.verificateur, code.defi)) return undefined;
    if (echange.ressource !== undefined && echange.ressource !== autorisation.ressource) return undefined;
    await depot.marquerCode(empreinte, maintenant);
    return { genre: 'bon', autorisation };
  });

/** The token that follows. One already used closes the authorisation: either the program or a thief holds a copy. */
export const echangerJeton = (ports: PortsMcp, origine: Origine, echange: EchangeJeton) =>
  octroyer(ports, origine, async (requetes, maintenant) => {
    const depot = depotApplications(requetes);
    const empreinte = empreinteDe(echange.jeton);
    const trouve = await depot.verrouillerJeton(empreinte);
    if (!trouve) return undefined;
    const { jeton, autorisation } = trouve;
    if (autorisation.applicationId !== echange.applicationId) return undefined;
    if (jeton.utiliseLe !== null) return { genre: 'rejeu', autorisation };
    if (jeton.expireLe <= maintenant) return undefined;
    if (echange.ressource !== undefined && echange.ressource !== autorisation.ressource) return undefined;
    await depot.marquerJeton(empreinte, maintenant);
    return { genre: 'bon', autorisation };
  });

async function octroyer(
  ports: PortsMcp,
  origine: Origine,
  examiner: (requetes: Queries, maintenant: Date) => Promise<Issue>,
) {
  const { base, horloge, jetons } = ports;
  const maintenant = horloge.now();
  const rendu = await base.transaction(async (requetes) => {
    const issue = await examiner(requetes, maintenant);
    if (!issue) return undefined;
    const { genre, autorisation } = issue;
    const compte = await ports.compteAdmis(autorisation.utilisateurId, requetes);
    if (genre === 'rejeu') {
      await fermer(ports, requetes, autorisation, compte, origine);
      return undefined;
    }
    if (!compte || !estVivante(autorisation, maintenant)) return undefined;
    return { autorisation, rafraichissement: await remettre(ports, requetes, autorisation, compte, origine) };
  });
  // Thrown outside: the closing of a replayed family must not be undone with it.
  if (!rendu) throw new ApiError('APPLICATION_OCTROI_INVALIDE');
  const { autorisation, rafraichissement } = rendu;
  const { id: autorisationId, utilisateurId, applicationId, portees, ressource } = autorisation;
  const expireLe = new Date(maintenant.getTime() + DUREES.acces);
  const contenu = { autorisationId, utilisateurId, applicationId, portees };
  return {
    access_token: await jetons(ressource).signer(contenu, maintenant, expireLe),
    token_type: 'Bearer' as const,
    expires_in: DUREES.acces / 1000,
    refresh_token: rafraichissement,
    scope: portees.join(' '),
  };
}

async function remettre(
  { horloge, audit }: PortsMcp,
  requetes: Queries,
  { id, applicationId }: Autorisation,
  compte: Compte,
  origine: Origine,
): Promise<string> {
  const creeLe = horloge.now();
  const rafraichissement = creerSecret();
  const depot = depotApplications(requetes);
  const expireLe = new Date(creeLe.getTime() + DUREES.rafraichissement);
  await depot.ajouterJeton({ empreinte: empreinteDe(rafraichissement), autorisationId: id, creeLe, expireLe });
  await depot.marquerUsage(id, creeLe);
  const action = 'application.connectee';
  await audit.noter({ action, ressource: `application:${applicationId}`, compte, origine }, requetes);
  return rafraichissement;
}

async function fermer(
  { horloge, audit }: PortsMcp,
  requetes: Queries,
  { id, applicationId }: Autorisation,
  compte: Compte | undefined,
  origine: Origine,
): Promise<void> {
  await depotApplications(requetes).revoquer({ id }, horloge.now(), 'rejeu');
  const action = 'application.rejeu';
  const ressource = `application:${applicationId}`;
  await audit.noter({ action, ressource, compte, origine, reussi: false, risque: 'high' }, requetes);
}

/** PKCE S256 (RFC 7636 § 4.6). */
function repondAuDefi(verificateur: string, defi: string): boolean {
  const obtenu = createHash('sha256').update(verificateur).digest('base64url');
  return obtenu.length === defi.length && timingSafeEqual(enOctets(obtenu), enOctets(defi));
}

const enOctets = (texte: string): Uint8Array => new TextEncoder().encode(texte);

/** A program gives its token back (RFC 7009); a token that is not one, or of another program, changes nothing. */
export async function rendreJeton(ports: PortsMcp, applicationId: string, jeton: string): Promise<void> {
  const { base, horloge, jetons, adresses } = ports;
  const maintenant = horloge.now();
  await base.transaction(async (requetes) => {
    const depot = depotApplications(requetes);
    const trouve = await depot.verrouillerJeton(empreinteDe(jeton));
    const acces = trouve
      ? undefined
      : ((await jetons(adresses.ressource).lire(jeton, maintenant)) ??
        (await jetons(adresses.reunions).lire(jeton, maintenant)));
    const id = trouve?.autorisation.id ?? acces?.autorisationId;
    if (id !== undefined) await depot.revoquer({ id, applicationId }, maintenant, 'programme');
  });
}
