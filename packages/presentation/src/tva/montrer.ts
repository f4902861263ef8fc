import { formaterTaux, type NoeudAffiche } from '../ecriture/index.ts';
import { type Champs, choix, montant } from '../commun/champs.ts';
import type { ChiffresMontres } from '../commun/chiffres.ts';
import { lireDans, type SituationsComparees } from '../commun/comparaison.ts';
import { enPoints } from '../commun/ecrire.ts';
import { deduire, SAISI } from '../commun/deduire.ts';
import { etape } from '../commun/etape.ts';
import type { BarreDeFeuille, BlocDeFeuille } from '../feuille/feuille.ts';
import type { Modele } from '../feuille/composer.ts';
import { calculer, periodesDe, type ResultatTva, type SituationTva, tousLesTaux } from './calcul.ts';
import type { PageTva } from './pays.ts';

export const RESERVE =
  'Résultat indicatif. Le taux dépend de la nature de la prestation\u202f: en cas de doute, faites-le confirmer.';

export const champsDe = (page: PageTva): Champs<SituationTva> => ({
  montantHT: montant('Montant hors taxe', page.exemple, page.ecrire),
  type: choix('Taux', 'normal', page.taux),
});

const TAUX_DU_JOUR = deduire('Taux de la catégorie choisie, au jour de la prestation', 'Catégorie', 'Date');

/** The step of the tax, by the law or by the literal formula. */
const taxeExpliquee = (page: PageTva, { trace, montantTaxe }: { trace: NoeudAffiche; montantTaxe: number }) =>
  etape(trace, 'tva.montant_tva', montantTaxe) ?? etape(trace, `reference.${page.impot}`, montantTaxe);

/** What the total holds: what was entered, and the tax. */
export const partageTva = (page: PageTva, r: ResultatTva): (BarreDeFeuille & { readonly noeud?: NoeudAffiche })[] => [
  { libelle: 'Hors taxe', valeur: r.montantHT, texte: page.ecrire(r.montantHT), noeud: SAISI },
  {
    libelle: page.impot,
    valeur: r.montantTaxe,
    texte: page.ecrire(r.montantTaxe),
    accent: true,
    noeud: taxeExpliquee(page, r) ?? r.trace,
  },
];

export const chiffresDe = (page: PageTva, r: ResultatTva): ChiffresMontres => ({
  principal: {
    libelle: 'Montant taxe comprise',
    valeur: page.ecrire(r.montantTTC),
    noeud: r.trace,
  },
  etat: null,
  autres: [
    {
      libelle: page.impot,
      valeur: page.ecrire(r.montantTaxe),
      noeud: taxeExpliquee(page, r),
    },
    {
      libelle: 'Taux',
      valeur: formaterTaux(r.taux),
      noeud: TAUX_DU_JOUR,
    },
  ],
});

export function comparer(page: PageTva, resultats: readonly (ResultatTva | null)[]): SituationsComparees {
  const valeurs = lireDans(resultats);
  const { ecrire } = page;
  return {
    principale: {
      libelle: 'Taxe comprise',
      valeurs: valeurs((r) => r.montantTTC),
      noeuds: resultats.map((r) => r?.trace),
      ecrire,
      mieux: 'moins',
    },
    lignes: [
      { libelle: 'Hors taxe', valeurs: valeurs((r) => r.montantHT), pourquoi: SAISI, ecrire },
      {
        libelle: 'Taux',
        valeurs: valeurs((r) => r.taux),
        pourquoi: TAUX_DU_JOUR,
        ecrire: formaterTaux,
        ecrireEcart: enPoints,
      },
      {
        libelle: page.impot,
        valeurs: valeurs((r) => r.montantTaxe),
        noeuds: resultats.map((r) => (r ? taxeExpliquee(page, r) : undefined)),
        ecrire,
        mieux: 'moins',
      },
    ],
  };
}

function blocsDe(page: PageTva, r: ResultatTva, s: SituationTva, bareme: string, jour: string): BlocDeFeuille[] {
  const { ecrire } = page;
  return [
    {
      genre: 'barres',
      titre: 'Ce que contient le total',
      barres: partageTva(page, r),
    },
    {
      genre: 'calcul',
      titre: 'Étape par étape',
      trace: r.trace,
      total: { libelle: 'Montant taxe comprise', valeur: ecrire(r.montantTTC) },
    },
    ...(r.reserves.length > 0 ? [{ genre: 'phrases' as const, titre: 'Réserves', phrases: r.reserves }] : []),
    {
      genre: 'tableau',
      titre: 'Le même montant, à chaque taux',
      colonnes: [
        { titre: 'Taux', part: 3 },
        { titre: page.impot, part: 1.5, droite: true },
        { titre: 'Total', part: 1.5, droite: true },
      ],
      lignes: tousLesTaux(page, s.montantHT, bareme, jour).map((t) => ({
        cellules: [`${formaterTaux(t.taux)} · ${t.libelle}`, ecrire(t.montantTaxe), ecrire(t.montantTTC)],
      })),
    },
    ...(r.conseils.length > 0 ? [{ genre: 'phrases' as const, titre: 'À vérifier', phrases: r.conseils }] : []),
  ];
}

/** @param jour today, at which the rates in force are read */
export function modeleTva(page: PageTva, jour: string): Modele<SituationTva, ResultatTva> {
  const periodes = periodesDe(page.pays, jour);
  const jourDe = (bareme: string): string => periodes.find((p) => p.valeur === bareme)?.jour ?? jour;
  return {
    titre: page.titre,
    champs: champsDe(page),
    baremes: periodes,
    calculer: (s, bareme) => calculer(page, s, bareme, jourDe(bareme)),
    chiffres: (r) => chiffresDe(page, r),
    blocs: (r, s, bareme) => blocsDe(page, r, s, bareme, jourDe(bareme)),
    comparer: (resultats) => comparer(page, resultats),
    difference: (r) => r.difference,
    reserve: () => RESERVE,
  };
}
