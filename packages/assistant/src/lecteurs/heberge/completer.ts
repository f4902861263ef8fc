import { CALCULS, CATALOGUE, definitionDe, type Feuille, type OutilDeCalcul, sansRangs } from '@francis/faits';

/** Facts of a child that are supposed when nothing is said of them, so that the tools take them. */
const DE_L_ENFANT = ['garde_alternee', 'invalide'] as const;
const DU_CONTRAT = ['capital_avant_70', 'primes_apres_70'] as const;
/** Names of the compared situations: ours, so that no word of a model is shown. */
export const SITUATIONS = ['base', 'variante', 'autre_variante'] as const;
/** Taxes that are owed for the year of the question rather than for the last one declared. */
const DE_L_ANNEE = new Set<OutilDeCalcul>([
  'calculer_ifi',
  'calculer_impot_luxembourg',
  'calculer_irpf_andorre',
  'calculer_impot_suisse',
  'calculer_plafond_per',
]);

/** The same facts with those that custom supposes: the year, the day, a child wholly in charge. */
export function completer(outil: OutilDeCalcul, feuilles: readonly Feuille[], jour: string): Feuille[] {
  const prefixe = CALCULS[outil] === '' ? '' : `${CALCULS[outil]}.`;
  const chemins = new Set(feuilles.map((f) => f.chemin));
  const ajouts: Feuille[] = [];
  const supposer = (chemin: string, valeur: Feuille['valeur']): void => {
    if (!chemins.has(chemin)) ajouts.push({ chemin, valeur });
  };
  if (definitionDe(`${prefixe}annee`) !== undefined)
    supposer(`${prefixe}annee`, Number(jour.slice(0, 4)) - (DE_L_ANNEE.has(outil) ? 0 : 1));
  for (const { chemin, unite, defaut } of CATALOGUE)
    if (prefixe !== '' && chemin.startsWith(prefixe) && unite === 'date' && defaut?.valeur === 'jour')
      supposer(chemin, jour);
  for (const { chemin, unite, defaut } of CATALOGUE)
    if (prefixe !== '' && chemin.startsWith(prefixe) && unite === 'nombre' && typeof defaut?.valeur === 'number')
      supposer(chemin, defaut.valeur);
  if (outil === 'calculer_tva') {
    supposer('tva.date', jour);
    supposer('tva.pays', 'FR');
  }
  // Nothing is said of one kind of premium: there is none.
  if (prefixe === 'deces.') for (const fait of DU_CONTRAT) supposer(`deces.${fait}`, 0);
  if (prefixe === 'societe.') supposer('societe.date_cloture', `${jour.slice(0, 4)}-12-31`);
  if (prefixe === 'vehicule.') supposer('vehicule.electrique', false);
  for (const chemin of chemins) {
    if (!sansRangs(chemin).includes('enfants.*.')) continue;
    const enfant = chemin.slice(0, chemin.lastIndexOf('.'));
    for (const fait of DE_L_ENFANT)
      if (!ajouts.some((a) => a.chemin === `${enfant}.${fait}`)) supposer(`${enfant}.${fait}`, false);
  }
  if (outil === 'comparer_impots')
    for (const [i, nom] of SITUATIONS.entries())
      if ([...chemins].some((c) => c.startsWith(`scenarios.${i}.`))) supposer(`scenarios.${i}.nom`, nom);
  return [...ajouts, ...feuilles];
}
