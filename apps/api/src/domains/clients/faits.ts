import { definitionDe } from '@francis/faits';
import { ApiError } from '../../platform/errors.ts';

/** Facts of a household only: those of an operation (a sale, a gift) belong to the question that is asked about it. */
const DU_FOYER = (chemin: string): boolean => chemin.startsWith('foyer.') || chemin === 'retenue';

/** @throws ApiError VALIDATION, naming each path that the vocabulary does not have and each value that is not its own. */
export function verifierFaits(faits: Readonly<Record<string, unknown>> | undefined, prefixe = ''): void {
  const champs = Object.entries(faits ?? {}).flatMap(([chemin, valeur]) => {
    const definition = DU_FOYER(chemin) ? definitionDe(chemin) : undefined;
    if (definition?.schema.safeParse(valeur).success) return [];
    const message = definition ? `Valeur incorrecte pour « ${definition.libelle} ».` : 'Ce fait n’existe pas.';
    return [{ chemin: `${prefixe}faits_fiscaux_client.${chemin}`, message }];
  });
  if (champs.length > 0) throw new ApiError('VALIDATION', { champs });
}
