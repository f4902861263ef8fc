import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import type { TraceurIr } from './contexte.ts';
import type { Declarant, FoyerFiscal } from './foyer.ts';

/** Losses set against the global income, in euros. */
export interface Deficits {
  readonly professionnels: number;
  readonly anterieurs: number;
}

const AUCUN: Deficits = Object.freeze({ professionnels: 0, anterieurs: 0 });

function tracerPersonne(t: NonNullable<TraceurIr>, d: Declarant, rang: 1 | 2): void {
  if (d.deficit_professionnel === 0) return;
  t.noeud({
    regle: `ir.deficits.declarant${rang}`,
    libelle: `Déficit professionnel du déclarant ${rang}`,
    valeur: d.deficit_professionnel,
    formule: `Déficit déclaré = ${euros(d.deficit_professionnel)}`,
    article: 'CGI art. 156 I',
    entrees: [entree('Déficit du régime réel', d.deficit_professionnel)],
  });
}

/** Losses of the year of a trade or a profession, and global losses of earlier years not used yet (CGI art. 156 I). */
export function releverDeficits(foyer: FoyerFiscal, t: TraceurIr): Deficits {
  const d2 = foyer.declarant2;
  const professionnels = foyer.declarant1.deficit_professionnel + (d2 === null ? 0 : d2.deficit_professionnel);
  if (professionnels === 0 && foyer.deficits_globaux.length === 0) return AUCUN;
  let anterieurs = 0;
  for (let i = 0; i < foyer.deficits_globaux.length; i += 1) anterieurs += foyer.deficits_globaux[i] ?? 0;
  if (t !== null) {
    tracerPersonne(t, foyer.declarant1, 1);
    if (d2 !== null) tracerPersonne(t, d2, 2);
    if (anterieurs > 0) {
      t.noeud({
        regle: 'ir.deficits.anterieurs',
        libelle: 'Déficits globaux des années antérieures',
        valeur: anterieurs,
        formule: `Somme des déficits encore reportables = ${euros(anterieurs)}`,
        article: 'CGI art. 156 I',
        entrees: [entree('Années reportées', foyer.deficits_globaux.length, 'nombre')],
        parametres: ['deficits.annees_report'],
      });
    }
  }
  return { professionnels, anterieurs };
}
