import { euros } from '../core/typographie.ts';
import { type DemandePoste, type ServiceLimite, SERVICES_LIMITES } from './demande.ts';
import { type EtapePoste, type LireNombre, somme } from './regle.ts';

const NOMS_DES_SERVICES: Readonly<Record<ServiceLimite, string>> = {
  jardinage: 'Jardinage',
  bricolage: 'Petit bricolage',
  informatique: 'Assistance informatique',
};

/** What is spent at home, each service that has a limit of its own kept within it, and how it was. */
export function retenirLesServices(
  demande: DemandePoste,
  lire: LireNombre,
): { readonly total: number; readonly limites: readonly EtapePoste[] } {
  const limites: EtapePoste[] = [];
  let total = somme(demande.montants);
  for (const service of SERVICES_LIMITES) {
    const depense = demande[service];
    if (depense === undefined) continue;
    const nom = `avantages.${service}`;
    const [valeur, limite] = [Math.min(depense, lire(nom)), lire(nom)];
    total -= depense - valeur;
    limites.push({
      regle: `poste.${service}`,
      libelle: NOMS_DES_SERVICES[service],
      valeur,
      formule: `${euros(depense)}, au plus ${euros(limite)} par an (C. trav. art. D7233-5) : ${euros(valeur)}`,
      parametres: [nom],
    });
  }
  return { total: Math.max(0, total), limites };
}
