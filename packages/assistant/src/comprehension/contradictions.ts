import { motsDits } from '@francis/lecture';
import { CORRECTION } from './corrections.ts';
import { situationsContraires } from './situation.ts';
import { estRevenu } from './montants.ts';
import { netAuDessusDuBrut } from './vraisemblance.ts';
import type { TourLu } from './tour.ts';

export type Contradiction =
  | { readonly type: 'montant'; readonly montant: number; readonly motif: 'demesure' | 'negatif' }
  | { readonly type: 'fourchette'; readonly montants: readonly [number, number] }
  | { readonly type: 'revenus'; readonly montants: readonly [number, number] }
  | { readonly type: 'garde' }
  | { readonly type: 'net_brut'; readonly montants: readonly [number, number] }
  | { readonly type: 'situation'; readonly dites: readonly [string, string] };

/** Above this no person's yearly income is plausible: the amount is asked again. */
const MONTANT_MAX = 100_000_000;
const AJOUT =
  /\b(?:puis|ensuite|plus|et aussi|ainsi que|chomage|are|prime|indemnites|employeurs?|second|autre|complement|dont|bulletin|avant|apres)\b|\+/;

/** What in one turn cannot be true together, or at all. */
export function lireContradiction({ texte, collecte }: TourLu): Contradiction | undefined {
  for (const { mention } of collecte.montants) {
    if (mention.montant < 0) return { type: 'montant', montant: mention.montant, motif: 'negatif' };
    if (mention.montant > MONTANT_MAX) return { type: 'montant', montant: mention.montant, motif: 'demesure' };
  }
  const fourchette = /\bentre (\d+(?:\.\d+)?)(?: €)? et (\d+(?:\.\d+)?)/.exec(texte);
  const [bas, haut] = [Number(fourchette?.[1]), Number(fourchette?.[2])];
  if (bas >= 500 && haut > bas && collecte.montants.some((m) => m.mention.montant === bas))
    return { type: 'fourchette', montants: [bas, haut] };
  const hesitation =
    /\b(\d+(?:\.\d+)?)(?: ?€)?(?: \w+){0,2}? (?:ou (?:peut-etre|bien|alors)?|voire|ou plutot) ?(?:peut-etre )?(\d+(?:\.\d+)?)(?: ?€)?/.exec(
      texte,
    );
  const [un, autre] = [Number(hesitation?.[1]), Number(hesitation?.[2])];
  if (
    un >= 500 &&
    autre >= 500 &&
    un !== autre &&
    collecte.montants.filter((m) => estRevenu(m.role) && (m.mention.montant === un || m.mention.montant === autre))
      .length === 2
  )
    return { type: 'fourchette', montants: [Math.min(un, autre), Math.max(un, autre)] };
  const vit = /\bvi(?:t|vent)(?: pas)? (?:chez|avec) moi\b/g;
  const dits = [...texte.matchAll(vit)].map((m) => /\b(?:ne|n') ?$/.test(texte.slice(0, m.index)));
  if (dits.includes(true) && dits.includes(false) && motsDits('enfants|enfant|fils|filles|fille').test(texte))
    return { type: 'garde' };
  const inverse = netAuDessusDuBrut(collecte.montants);
  if (inverse) return { type: 'net_brut', montants: inverse };
  const contraires = situationsContraires(texte);
  if (contraires) return { type: 'situation', dites: contraires };
  const salaires = collecte.montants.filter(
    (m) => m.role === 'salaires' && m.personne === 1 && m.saisie.qualite !== 'brut' && m.saisie.qualite !== 'net_paye',
  );
  const [premier, second] = salaires;
  if (premier && second && premier.mention.groupe !== second.mention.groupe) {
    const a = premier.saisie.montant * premier.saisie.fois;
    const b = second.saisie.montant * second.saisie.fois;
    const memeQualite = premier.saisie.qualite === second.saisie.qualite;
    const entre = `${texte.slice(premier.mention.fin, second.mention.debut)} ${second.mention.droite.slice(0, 40)}`;
    const plusieurs =
      /\b(?:2|3|plusieurs|differents) (?:employeurs?|emplois?|jobs?|boulots?|contrats?|missions?|entreprises|patrons|societes|postes|temps partiels|mi-temps)\b|\btous les 2\b/.test(
        texte,
      );
    const proches = Math.abs(a - b) <= 0.02 * Math.max(a, b);
    if (memeQualite && !proches && !CORRECTION.test(entre) && !AJOUT.test(entre) && !plusieurs)
      return { type: 'revenus', montants: [a, b] };
  }
  return undefined;
}
