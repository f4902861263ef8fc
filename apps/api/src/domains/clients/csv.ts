import { type Client, SECTIONS_CLIENT } from '@francis/contract';
import { toCsv } from '../../platform/csv.ts';

/** A field a line, as the screens name it; what nobody filled is left out. */
export function ecrireCsv(client: Client): string {
  const valeurs: Readonly<Record<string, unknown>> = client;
  return toCsv(
    SECTIONS_CLIENT.flatMap(({ titre, champs }) =>
      Object.entries(champs)
        .filter(([champ]) => !estVide(valeurs[champ]))
        .map(([champ, libelle]) => ({ Section: titre, Champ: libelle, Nom: champ, Valeur: valeurs[champ] })),
    ),
  );
}

const estVide = (valeur: unknown): boolean =>
  valeur === null ||
  valeur === undefined ||
  valeur === '' ||
  (typeof valeur === 'object' && Object.keys(valeur).length === 0);
