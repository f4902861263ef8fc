import { definitionDuDossier } from '@francis/faits';
import { ApiError } from '../../platform/errors.ts';

/** Facts of a household and its projects: those of an operation (a sale, a gift) belong to the question about it. */
const DU_FOYER = (chemin: string): boolean =>
  chemin.startsWith('foyer.') || chemin.startsWith('projet.') || chemin === 'retenue';

/** @throws ApiError VALIDATION, naming each path that the vocabulary does not have and each value that is not its own. */
export const verifierFaits = (faits: Readonly<Record<string, unknown>> | undefined, prefixe = ''): void =>
  exigerFaits(faits ?? {}, `${prefixe}faits_fiscaux_client`);

/** @param champ where they stand in the request. @throws ApiError VALIDATION. */
export function exigerFaits(faits: Readonly<Record<string, unknown>>, champ: string): void {
  const champs = Object.entries(faits).flatMap(([chemin, valeur]) => {
    const definition = DU_FOYER(chemin) ? definitionDuDossier(chemin) : undefined;
    if (definition?.schema.safeParse(valeur).success) return [];
    const message = definition ? `Valeur incorrecte pour « ${definition.libelle} ».` : 'Ce fait n’existe pas.';
    return [{ chemin: `${champ}.${chemin}`, message }];
  });
  if (champs.length > 0) throw new ApiError('VALIDATION', { champs });
}

/** Whether a file may hold this fact, with this value. */
export const estFaitDuDossier = (chemin: string, valeur: unknown): boolean =>
  DU_FOYER(chemin) && definitionDuDossier(chemin)?.schema.safeParse(valeur).success === true;
