import { toCsv } from '../../../platform/csv.ts';
import { chiffresCles, type Contenu } from './contenu.ts';
import { lignesDuDossier } from './lignes.ts';

/** A value a line: what the file holds, then what is computed of it. */
export const ecrireCsv = (contenu: Contenu): string =>
  toCsv([
    ...lignesDuDossier(contenu.client).map(({ section, libelle, champ, valeur }) => ({
      Section: section,
      Champ: libelle,
      Nom: champ,
      Valeur: valeur,
    })),
    ...chiffresCles(contenu).map(({ libelle, nom, valeur }) => ({
      Section: 'Impôt calculé',
      Champ: libelle,
      Nom: nom,
      Valeur: valeur,
    })),
  ]);
