import type { RefusFiscal } from '../core/resultat.ts';
import {
  aplatir,
  exiger,
  lireChamps,
  type Lecteurs,
  lireNombre,
  lireParmi,
  lireTexte,
  ouvrirDemande,
  type Reponse,
} from '../international/lecture.ts';
import { estRefus } from '../international/verification.ts';
import { calculerTva, lireTauxTva } from './calculer.ts';
import type { CategorieTva, PaysTva } from './parametres/taux.ts';

interface Champs {
  readonly country: PaysTva;
  readonly date: string;
  readonly net: number;
}

const LECTEURS: Lecteurs<Champs> = {
  country: lireParmi<PaysTva>({ CH: 'CH', LU: 'LU', AD: 'AD' }),
  date: lireTexte,
  net: lireNombre,
};

const NOMS: Readonly<Record<CategorieTva, string>> = {
  normal: 'standard',
  intermediaire: 'intermediate',
  reduit: 'reduced',
  super_reduit: 'super_reduced',
  hebergement: 'lodging',
  special: 'special',
  majore: 'increased',
};

/** Andorra calls its ordinary rate « general ». */
const nommer = (pays: PaysTva, categorie: CategorieTva): string =>
  pays === 'AD' && categorie === 'normal' ? 'general' : NOMS[categorie];

const estCategorie = (nom: string): nom is CategorieTva => Object.hasOwn(NOMS, nom);

/** Answers `{area: "vat", country, date, net?}`: rates in percent and, with `net`, the gross amount at each rate. */
export function repondreTva(brut: unknown): Reponse | RefusFiscal {
  const demande = ouvrirDemande(brut, ['vat']);
  if (estRefus(demande)) return demande;
  const c = lireChamps(demande.champs, LECTEURS);
  if (estRefus(c)) return c;
  const manque = exiger(c, ['country', 'date']);
  if (manque !== null) return manque;
  const { country: pays = 'CH', date = '' } = c;
  const taux = lireTauxTva(pays, date);
  if (estRefus(taux)) return taux;
  const valeurs: Record<string, number | string> = {};
  for (const categorie of Object.keys(taux.taux).filter(estCategorie)) {
    valeurs[nommer(pays, categorie)] = taux.taux[categorie] ?? 0;
    if (c.net === undefined) continue;
    const lu = calculerTva({ pays, date, categorie, montantHT: c.net });
    if (estRefus(lu)) return lu;
    valeurs[`gross_${nommer(pays, categorie)}`] = lu.montantTTC;
  }
  return aplatir({ ...valeurs, statut: taux.statut });
}
