import type { NoeudTrace } from '@francis/fiscal';
import type { ActiviteMicro } from '@francis/fiscal/patrimoine';
import { expliquerPoste, type NaturePoste } from '@francis/fiscal/postes';
import { jeton } from '../orchestration/jetons.ts';
import type { Brouillon } from '../redaction/brouillon.ts';
import { type Explication, expliquer, type ResultatDomaine } from './domaine.ts';

/** Contributions of the trades of a micro-enterprise; a letting has rules of its own. */
const COTISATIONS: Readonly<Partial<Record<ActiviteMicro, NaturePoste>>> = {
  vente: 'cotisations_vente',
  service: 'cotisations_service',
  liberal: 'cotisations_liberal',
};
const MOIS = 12;
const centime = (montant: number): number => Math.round(montant * 100) / 100;

const noeud = (regle: string, libelle: string, montant: number, formule: string, de: NoeudTrace): NoeudTrace => ({
  ...de,
  regle,
  libelle,
  valeur: centime(montant),
  formule,
  entrees: [],
  parametres: [],
  enfants: [],
});

/** The flat payment is made with the contributions, of the same receipts: both, and what they leave. */
export function avecLesCotisations(
  calcul: Explication,
  e: { readonly annee: number; readonly activite: ActiviteMicro; readonly recettes: number },
): Explication {
  const nature = COTISATIONS[e.activite];
  const impot = calcul.trace.enfants.find((n) => n.regle === 'micro.versement_liberatoire');
  if (nature === undefined || impot === undefined) return calcul;
  const sociales = expliquer(expliquerPoste({ nature, annee: e.annee, montants: [e.recettes] }));
  if (!('trace' in sociales)) return calcul;
  const cotisations = Number(sociales.trace.valeur);
  const preleve = cotisations + Number(impot.valeur);
  const reste = e.recettes - preleve;
  return {
    ...calcul,
    trace: {
      ...calcul.trace,
      enfants: [
        ...calcul.trace.enfants,
        { ...sociales.trace, regle: 'micro.cotisations', enfants: [] },
        noeud('micro.preleve', 'Cotisations et impôt', preleve, `${cotisations} + ${Number(impot.valeur)}`, impot),
        noeud('micro.reste', 'Ce qui reste, avant tout frais', reste, `${e.recettes} − ${centime(preleve)}`, impot),
        noeud('micro.reste_par_mois', 'Ce qui reste par mois', reste / MOIS, `${centime(reste)} ÷ ${MOIS}`, impot),
      ],
    },
  };
}

/** Opens what all that is paid on the receipts leaves. */
export const AVEC_LES_COTISATIONS = 'Avec les cotisations sociales';

/** Says what is paid with the flat payment, and what is left before any expense. */
export function direLesCotisations(r: ResultatDomaine, b: Brouillon): void {
  if (!('micro.cotisations' in r.chiffres)) return;
  const j = (regle: string): string => jeton(r.appel, regle);
  b.paragraphe(
    `${AVEC_LES_COTISATIONS}, ${j('micro.cotisations')}, vous payez **${j('micro.preleve')}** en tout. Il reste **${j('micro.reste')}** avant vos frais et vos achats, soit ${j('micro.reste_par_mois')} par mois (CSS art. L613-7). La contribution à la formation s’y ajoute ; l’aide à la création n’est pas comptée.`,
  );
}
