import type { ChiffresMontres } from '../commun/chiffres.ts';
import { aCompleter, calculable, type Champs, decrireEcart, saisiesMontrees } from '../commun/champs.ts';
import { ecrireEcart, type LigneComparee, type SituationsComparees } from '../commun/comparaison.ts';
import { lireSaisie, NOMS, type OptionBareme } from '../commun/saisie.ts';
import type { BlocDeFeuille, Feuille } from './feuille.ts';

/** A simulator, for whoever draws its result elsewhere than on its screen. */
export interface Modele<S extends object, R extends object> {
  readonly titre: string;
  readonly champs: Champs<S>;
  readonly baremes: readonly OptionBareme[];
  /** The sentence of the refusal when there is one. */
  readonly calculer: (s: S, bareme: string) => Promise<R | string> | R | string;
  readonly chiffres: (r: R, bareme: string) => ChiffresMontres;
  readonly blocs: (r: R, s: S, bareme: string) => readonly BlocDeFeuille[];
  readonly comparer: (resultats: readonly (R | null)[], bareme: string) => SituationsComparees;
  readonly difference?: (r: R) => string | undefined;
  readonly reserve: (bareme: string) => string;
}

/** What an address of the simulator gives, computed again from its inputs alone; a sentence when they give nothing. */
export async function composer<S extends object, R extends object>(
  modele: Modele<S, R>,
  params: URLSearchParams,
): Promise<Feuille | string> {
  const { champs, baremes } = modele;
  const { situations, active, bareme } = lireSaisie(champs, baremes, params);
  const lues = situations.map((s) => calculable(champs, s));
  const situation = lues[active];
  const saisie = situations[active];
  if (saisie === undefined) throw new Error('The address names no active situation');
  if (!situation) return `À compléter ou à corriger\u202f: ${aCompleter(champs, saisie).join(', ')}.`;
  const resultats: (R | string)[] = [];
  for (const s of lues) resultats.push(s === null ? '' : await modele.calculer(s, bareme));
  const resultat = resultats[active];
  if (resultat === undefined || typeof resultat === 'string') return resultat ?? '';
  const [premiere = situation] = situations;
  const ecarts = situations.map((s, i) => (i === 0 ? 'aujourd’hui' : decrireEcart(champs, premiere, s) || 'identique'));
  const comparees = modele.comparer(
    resultats.map((r) => (typeof r === 'string' ? null : r)),
    bareme,
  );
  return {
    titre: modele.titre,
    bareme: baremes.find((b) => b.valeur === bareme)?.libelle ?? '',
    difference: modele.difference?.(resultat),
    situation: situations.length > 1 ? (NOMS[active] ?? '') : '',
    saisies: saisiesMontrees(champs, situation),
    chiffres: modele.chiffres(resultat, bareme),
    blocs: [
      ...modele.blocs(resultat, situation, bareme),
      ...(situations.length > 1 ? [situationsComparees(comparees, ecarts)] : []),
    ],
    reserve: modele.reserve(bareme),
  };
}

function situationsComparees({ principale, lignes }: SituationsComparees, ecarts: readonly string[]): BlocDeFeuille {
  const deux = ecarts.length === 2;
  const ligne = (l: LigneComparee, total = false) => ({
    cellules: [
      l.libelle,
      ...ecarts.map((_, i) => {
        const valeur = l.valeurs[i];
        return typeof valeur === 'number' ? l.ecrire(valeur) : '—';
      }),
      ...(deux ? [ecrireEcart(l)] : []),
    ],
    total,
  });
  return {
    genre: 'tableau',
    titre: ecarts.length > 2 ? 'Les trois situations' : 'Les deux situations',
    colonnes: [
      { titre: 'Ligne', part: 2 },
      ...ecarts.map((ecart, i) => ({ titre: `${NOMS[i] ?? ''}, ${ecart}`, part: 2, droite: true })),
      ...(deux ? [{ titre: 'Écart', part: 1.3, droite: true }] : []),
    ],
    lignes: [...lignes.map((l) => ligne(l)), ligne(principale, true)],
  };
}
