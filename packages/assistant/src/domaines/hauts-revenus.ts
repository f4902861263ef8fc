import { derniereAnneeCouverte, parametresImpotRevenu, trouverNoeud } from '@francis/fiscal';
import type { Explication } from './domaine.ts';

/** Where each calculation of a gain holds what enters the income of reference: a key of its input, or a step of its tree. */
const GAINS: Readonly<Record<string, readonly string[]>> = {
  calculer_revenus_mobiliers: ['dividendes', 'interets', 'plus_values'],
  calculer_actifs_numeriques: ['gain', 'crypto.cession_1'],
  calculer_plus_value_immobiliere: ['pvi.base_ir'],
  calculer_rachat_assurance_vie: ['av.part_de_gains'],
};

const RESERVE =
  'À ce niveau de gain, la contribution exceptionnelle sur les hauts revenus, et parfois la contribution différentielle, peuvent s’ajouter (CGI art. 223 sexies et 224) : elles ne sont pas comptées ici. Donnez votre situation et vos autres revenus : je calcule le tout.';

function gainDe(outil: string, entree: object, { trace }: Explication): number {
  const dits = Object.entries(entree);
  return (GAINS[outil] ?? []).reduce((total, nom) => {
    const valeur = dits.find(([cle]) => cle === nom)?.[1] ?? trouverNoeud(trace, nom)?.valeur;
    return total + (typeof valeur === 'number' ? Math.max(0, valeur) : 0);
  }, 0);
}

/** A gain that is by itself above the threshold of one person brings a contribution that no calculation of the gain holds. */
export function avecHautsRevenus(outil: string, entree: object, calcul: Explication, annee: number): Explication {
  const seuil = parametresImpotRevenu(Math.min(annee, derniereAnneeCouverte()))?.lire('cehr.seuil_1_seul')?.valeur;
  if (seuil === undefined || gainDe(outil, entree, calcul) <= seuil) return calcul;
  return { ...calcul, reserves: [...calcul.reserves, RESERVE] };
}
