import { libelleDuChamp } from '@francis/contract';
import { formaterEuros, formaterNombre } from '../../design-system/index.ts';
import { type Colonne, estStructure, genreDe, STRUCTURES } from './champs.ts';
import { faitOffert } from './faits.ts';
import { jourEcrit, rendezVousLong } from './rendez-vous.ts';

export { libelleDuChamp };

export const estVide = (valeur: unknown): boolean =>
  valeur === null ||
  valeur === undefined ||
  valeur === '' ||
  (typeof valeur === 'object' && Object.keys(valeur).length === 0);

function ecrireCellule({ genre }: Colonne, valeur: unknown): string {
  if (typeof valeur === 'boolean') return valeur ? 'Oui' : 'Non';
  if (typeof valeur === 'number') return genre === 'montant' ? formaterEuros(valeur) : String(valeur);
  if (typeof valeur !== 'string') return '';
  return genre === 'date' ? jourEcrit(valeur) : valeur;
}

/** `Valeur estimée` after other words: « valeur estimée », but « LDDS ». */
const enSuite = (libelle: string): string =>
  (/^.\p{Ll}/u.test(libelle) ? libelle.charAt(0).toLowerCase() : libelle.charAt(0)) + libelle.slice(1);

/** « Léo, date de naissance : 9 avril 2018 »: what names the element stands alone. */
function ecrireElement(element: unknown, colonnes: readonly Colonne[]): string {
  const valeurs: Readonly<Record<string, unknown>> =
    typeof element === 'object' && element !== null ? { ...element } : {};
  return colonnes
    .filter(({ cle }) => !estVide(valeurs[cle]))
    .map((colonne, i) => {
      const ecrite = ecrireCellule(colonne, valeurs[colonne.cle]);
      if (colonne === colonnes[0] && colonne.genre === 'texte') return ecrite;
      return `${i === 0 ? colonne.libelle : enSuite(colonne.libelle)}\u00a0: ${ecrite}`;
    })
    .join(', ');
}

/** The lines of a value, as one reads it. */
export function lignesDeValeur(champ: string, valeur: unknown): string[] {
  if (estVide(valeur)) return [];
  if (estStructure(champ)) {
    const { colonnes } = STRUCTURES[champ];
    return (Array.isArray(valeur) ? valeur : [valeur]).map((element: unknown) => ecrireElement(element, colonnes));
  }
  if (champ === 'faits_fiscaux_client' && typeof valeur === 'object' && valeur !== null)
    return Object.entries(valeur).map(
      ([chemin, v]) => `${faitOffert(chemin)?.libelle ?? chemin}\u00a0: ${ecrireFait(chemin, v)}`,
    );
  if (typeof valeur === 'boolean') return [valeur ? 'Oui' : 'Non'];
  const genre = genreDe(champ);
  if (typeof valeur === 'number')
    return [
      genre === 'montant'
        ? formaterEuros(valeur)
        : `${formaterNombre(valeur)}${genre === 'pourcentage' ? '\u00a0%' : ''}`,
    ];
  const texte = String(valeur);
  if (genre === 'date') return [jourEcrit(texte)];
  return [genre === 'rendez_vous' ? rendezVousLong(texte) : texte];
}

export const ecrireValeur = (champ: string, valeur: unknown): string => lignesDeValeur(champ, valeur).join('\n');

export function ecrireFait(chemin: string, valeur: unknown): string {
  if (typeof valeur === 'boolean') return valeur ? 'Oui' : 'Non';
  const definition = faitOffert(chemin)?.definition;
  if (typeof valeur === 'number') return definition?.unite === 'EUR' ? formaterEuros(valeur) : String(valeur);
  return definition?.choix?.[String(valeur)] ?? String(valeur);
}
