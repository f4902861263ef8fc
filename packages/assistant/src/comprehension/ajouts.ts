import { lireDemandes, motsDits } from '@francis/lecture';
import { estDHeuresSup } from './heures-sup.ts';
import type { Montant } from './montants.ts';

/** « si c’était pas exonéré », « si elles avaient été imposées »: the exempt pay is tried as a taxed one. */
const IMPOSEES = motsDits(
  "pas exonere|pas exoneree|pas exoneres|pas exonerees|plus exonere|plus exonerees|non exonerees|etaient imposees|etaient imposables|avaient ete imposees|avaient ete imposables|avait ete imposees|avait ete impose|sans l'exoneration|sans cette exoneration|sans exoneration|exoneration me fait|exoneration m'a fait|defiscalisation me fait",
);
const EPARGNE_SALARIALE = motsDits('interessement|participation|prime de partage|ppv');
/** « en cash », « sur mon compte »: paid out, and so taxed, rather than left in a plan. */
const PERCU = motsDits(
  "en cash|cash|direct|directement|sur mon compte|sur notre compte|sur le compte|en especes|touche tout de suite|toucher tout de suite|je le prends|je la prends|je le touche|je la touche|je l'encaisse|l'avais pris|l'avais prise|l'avais touche|l'avais touchee|l'avais percu|l'avais percue|me le fais verser|me la fais verser|se le fait verser|la fait verser|le faire verser|la faire verser|percevoir|verse sur mon compte|si je prends|si je touche",
);
const PLACE = motsDits("pee|percol|perecol|pereco|perco|plan d epargne|plan d'epargne|bloque|bloquer|placer|place");
const DIFFERENCES: ReadonlySet<string> = new Set(['gain', 'comparaison']);

/**
 * Exempt money of which a question asks what the tax would be with it: extra hours if they were taxed, profit sharing
 * paid out instead of left in a plan. It is weighed as one more income.
 */
export function ajouterLEssaye(texte: string, montants: readonly Montant[]): readonly Montant[] {
  if (!lireDemandes(texte).some((d) => DIFFERENCES.has(d))) return montants;
  const heures = IMPOSEES.test(texte);
  const epargne = PERCU.test(texte) && PLACE.test(texte);
  return montants.map((m) => {
    const { gauche, droite } = m.mention;
    const tente =
      (heures && m.role === 'non_imposable' && estDHeuresSup(gauche, droite)) ||
      (epargne &&
        DE_L_EPARGNE.has(m.role) &&
        EPARGNE_SALARIALE.test(`${gauche.slice(-PRES)} ${droite.slice(0, PRES)}`));
    return tente ? { ...m, role: 'augmentation', nu: false } : m;
  });
}
const DE_L_EPARGNE: ReadonlySet<string> = new Set(['non_imposable', 'salaires', 'augmentation', 'prive', 'hors_champ']);
const PRES = 40;
