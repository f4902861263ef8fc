import { arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, nombre } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import { calculerReductionDons } from './dons.ts';
import type { FoyerFiscal } from './foyer.ts';

/** Flat amounts per child at school, in euros (CGI art. 199 quater F). */
function calculerReductionScolarite(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  // Nobody at school without a dependent: the household was checked.
  if (foyer.enfants.length === 0) return 0;
  // A child in alternating residence counts for half.
  const { scolarite: e, scolarite_alternee: a } = foyer;
  const college = e.college + a.college / 2;
  const lycee = e.lycee + a.lycee / 2;
  const superieur = e.superieur + a.superieur / 2;
  const s = p.scolarite;
  const reduction = arrondirEuro(college * s.college + lycee * s.lycee + superieur * s.superieur);
  if (t !== null && reduction > 0) {
    const termes: string[] = [];
    if (college > 0) termes.push(`${nombre(college)} × ${euros(s.college)} (collège)`);
    if (lycee > 0) termes.push(`${nombre(lycee)} × ${euros(s.lycee)} (lycée)`);
    if (superieur > 0) termes.push(`${nombre(superieur)} × ${euros(s.superieur)} (supérieur)`);
    t.noeud({
      regle: 'ir.reductions.scolarite',
      libelle: 'Réduction pour frais de scolarité',
      valeur: reduction,
      formule: `${termes.join(' + ')} = ${euros(reduction)}`,
      article: 'CGI art. 199 quater F',
      entrees: [
        entree('Enfants au collège', college, 'nombre'),
        entree('Enfants au lycée', lycee, 'nombre'),
        entree('Enfants dans le supérieur', superieur, 'nombre'),
      ],
      parametres: ['scolarite.college', 'scolarite.lycee', 'scolarite.superieur'],
    });
  }
  return reduction;
}

/** Reductions actually used, in euros: they cancel the tax of the scale at most and are never refunded. */
export function calculerReductions(foyer: FoyerFiscal, rni: number, impot: number, p: Valeurs, t: TraceurIr): number {
  if (t !== null) t.ouvrir();
  const demande = calculerReductionDons(foyer, rni, p, t) + calculerReductionScolarite(foyer, p, t);
  const utilise = Math.min(demande, impot);
  if (t !== null) {
    t.fermer({
      regle: 'ir.reductions',
      libelle: 'Réductions d’impôt utilisées',
      valeur: utilise,
      formule:
        demande === 0
          ? 'Aucune réduction d’impôt'
          : utilise < demande
            ? `${euros(demande)}, limités à l’impôt de ${euros(impot)} : non remboursables`
            : `Somme des réductions = ${euros(utilise)}`,
      article: 'CGI art. 197 I 5',
      entrees: [entree('Réductions calculées', demande), entree('Impôt après décote', impot)],
    });
  }
  return utilise;
}
