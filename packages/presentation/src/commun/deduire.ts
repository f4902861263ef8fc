import type { NoeudAffiche } from '../ecriture/index.ts';

/**
 * What a screen makes of figures that the calculation gives, a rate or a difference: why it is so, and of what. The law
 * says nothing of it, so that it names no article.
 */
export const deduire = (formule: string, ...de: readonly string[]): NoeudAffiche => ({
  regle: '',
  libelle: formule,
  valeur: 0,
  unite: 'nombre',
  formule,
  article: '',
  entrees: de.map((libelle) => ({ libelle, valeur: 0, unite: 'nombre' })),
  parametres: [],
  enfants: [],
});

/** A figure of the form says where it comes from, like any other. */
export const SAISI: NoeudAffiche = deduire('Ce que vous avez saisi');
