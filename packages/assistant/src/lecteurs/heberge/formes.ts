/**
 * The words by which people name each fact, as concepts of the dictionary. A fact that is not here has no word of its
 * own: a model that reads it alone is never enough for « exact ».
 */
export const FORMES: Readonly<Record<string, readonly string[]>> = {
  salaires: ['salaire'],
  pensions_retraite: ['retraite'],
  frais_reels: ['frais_reels'],
  per_versements: ['per'],
  dividendes: ['dividende'],
  interets: ['interets'],
  plus_values_mobilieres: ['pv'],
  dons_66: ['donations'],
  garde_enfants: ['garde_d_enfant'],
  micro_bnc: ['micro_bnc'],
  residence_principale: ['residence_principale'],
  dettes: ['pret'],
  rfr: ['rfr'],
  chiffre_affaires: ['chiffre_d_affaires'],
  annee_naissance: ['enfant', 'fille', 'fils'],
};

/** The words of each value of a choice; « non » is never held by a word alone. */
export const FORMES_DU_CHOIX: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  situation: { celibataire: ['celibataire'], marie: ['marie'], pacse: ['pacse'], divorce: ['divorce'], veuf: ['veuf'] },
  lien: {
    enfant: ['fille', 'fils', 'enfant'],
    petit_enfant: ['petit_enfant'],
    frere_soeur: ['frere', 'soeur'],
    neveu_niece: ['neveu', 'niece'],
  },
  garde_alternee: { oui: ['alternee'] },
  ttc: { oui: ['ttc'] },
};

const derniereCle = (chemin: string): string =>
  chemin
    .split('.')
    .filter((cle) => cle !== '*')
    .at(-1) ?? '';

/** Concepts that name a fact, or this value of it. */
export const formesDe = (chemin: string, choix?: string): readonly string[] =>
  (choix === undefined ? FORMES[derniereCle(chemin)] : FORMES_DU_CHOIX[derniereCle(chemin)]?.[choix]) ?? [];
