import { calculerDemembrement } from '@francis/fiscal/patrimoine';
import type { Famille } from './parcourir.ts';
import type { Detention, Entite } from './repository.ts';

const POUR_CENT = 100;
const CENTIEMES = 100;
const arrondir = (valeur: number): number => Math.round(valeur * CENTIEMES) / CENTIEMES;

/** Per cent of an entity held in full ownership by the file at the centre, its companies looked through. */
export function partTotale({ centre, detentions }: Famille, entiteId: string): number {
  const de = (id: string, suivis: ReadonlySet<string>): number =>
    detentions
      .filter((d) => d.entiteId === id && d.droit === 'pleine_propriete')
      .reduce((somme, { clientId, porteurId, part }) => {
        if (clientId === centre) return somme + part;
        if (porteurId === null || suivis.has(porteurId)) return somme;
        return somme + (part * de(porteurId, new Set([...suivis, porteurId]))) / POUR_CENT;
      }, 0);
  return arrondir(de(entiteId, new Set([entiteId])));
}

export const partDirecte = ({ centre, detentions }: Famille, entiteId: string): number =>
  arrondir(
    detentions
      .filter((d) => d.entiteId === entiteId && d.clientId === centre && d.droit === 'pleine_propriete')
      .reduce((somme, { part }) => somme + part, 0),
  );

/** Full years on that day. */
function ageAu(naissance: string, jour: string): number {
  const [an = 0, mois = 0, quantieme = 0] = naissance.split('-').map(Number);
  const [annee = 0, ceMois = 0, ceJour = 0] = jour.split('-').map(Number);
  const passe = ceMois > mois || (ceMois === mois && ceJour >= quantieme);
  return annee - an - (passe ? 0 : 1);
}

/**
 * What one right is worth, in euros: the scale of CGI art. 669 splits it by the age of who has the use. A bare owner needs
 * that age too: it is read only when one person has that use. @returns undefined when nothing allows it.
 */
function valeurDuDroit(famille: Famille, entite: Entite, detention: Detention, jour: string): number | undefined {
  if (entite.valeur === null) return undefined;
  const valeur = (entite.valeur * detention.part) / POUR_CENT;
  if (detention.droit === 'pleine_propriete') return valeur;
  const usufruits = famille.detentions.filter((d) => d.entiteId === entite.id && d.droit === 'usufruit');
  const usage = detention.droit === 'usufruit' ? detention : usufruits.length === 1 ? usufruits[0] : undefined;
  const naissance = usage?.clientId ? famille.membres.get(usage.clientId)?.date_naissance_client : undefined;
  if (!naissance) return undefined;
  const demembre = calculerDemembrement({ date: jour, valeur, age_usufruitier: ageAu(naissance, jour) });
  if (demembre.statut === 'refus') return undefined;
  return detention.droit === 'usufruit' ? demembre.usufruit : demembre.nue_propriete;
}

/** Each right that the file at the centre holds in its own name, with what it is worth. */
export const valeursTenues = (famille: Famille, entite: Entite, jour: string): (number | undefined)[] =>
  famille.detentions
    .filter((d) => d.entiteId === entite.id && d.clientId === famille.centre)
    .map((detention) => valeurDuDroit(famille, entite, detention, jour));
