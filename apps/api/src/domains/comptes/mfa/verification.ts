import type { Queries } from '../../../platform/database/database.ts';
import { empreinteDe, type Coffre } from '../secrets.ts';
import { normaliserCode } from './codes-secours.ts';
import { depotMfa, type Facteur } from './repository.ts';
import { pasDuCode } from './totp.ts';

const ESSAIS_MAX = 5;
const FENETRE_MS = 5 * 60_000;

export type Verdict =
  | { readonly genre: 'bon'; readonly facteurId: string; readonly secours: boolean }
  | { readonly genre: 'faux' }
  | { readonly genre: 'trop'; readonly attenteMs: number };

interface Essai {
  readonly utilisateurId: string;
  readonly code: string;
  readonly maintenant: Date;
  /** Only this factor, confirmed or not; otherwise any confirmed one, or a recovery code. */
  readonly facteurId?: string;
}

/**
 * Tries a code, in the transaction of the caller, which must commit whatever the verdict: a try is counted. Five a
 * window, all factors of the person together; a code that served, and the older ones, never serve again.
 */
export async function essayerCode(
  requetes: Queries,
  coffre: Coffre,
  { utilisateurId, code, maintenant, facteurId }: Essai,
): Promise<Verdict> {
  const depot = depotMfa(requetes);
  const facteurs = await depot.verrouillerFacteurs(utilisateurId);
  // The oldest factor carries the count of all of them.
  const compteur = facteurs[0];
  if (!compteur) return { genre: 'faux' };
  const ecoule = maintenant.getTime() - (compteur.fenetreLe?.getTime() ?? -Infinity);
  // A window that began in the future is from a clock that went back.
  const essais = ecoule >= FENETRE_MS || ecoule < 0 ? 0 : compteur.essais;
  if (essais >= ESSAIS_MAX) return { genre: 'trop', attenteMs: FENETRE_MS - ecoule };
  await depot.modifierFacteur(compteur.id, {
    essais: essais + 1,
    ...(essais === 0 && { fenetreLe: maintenant }),
  });

  const candidats = facteurs.filter(({ id, confirmeLe }) =>
    facteurId === undefined ? confirmeLe !== null : id === facteurId,
  );
  const reconnu = reconnaitre(candidats, coffre, code, maintenant);
  if (reconnu) {
    await depot.modifierFacteur(reconnu.facteurId, { dernierPas: reconnu.pas });
    await depot.modifierFacteur(compteur.id, { essais: 0, fenetreLe: null });
    return { genre: 'bon', facteurId: reconnu.facteurId, secours: false };
  }
  const secours =
    facteurId === undefined &&
    candidats.length > 0 &&
    (await depot.utiliserCode(utilisateurId, empreinteDe(normaliserCode(code)), maintenant));
  if (!secours) return { genre: 'faux' };
  await depot.modifierFacteur(compteur.id, { essais: 0, fenetreLe: null });
  return { genre: 'bon', facteurId: compteur.id, secours: true };
}

function reconnaitre(
  candidats: readonly Facteur[],
  coffre: Coffre,
  code: string,
  maintenant: Date,
): { facteurId: string; pas: number } | undefined {
  for (const { id, secret, dernierPas } of candidats) {
    const pas = pasDuCode(coffre.ouvrir(secret, id), code, maintenant);
    if (pas !== undefined && pas > dernierPas) return { facteurId: id, pas };
  }
  return undefined;
}
