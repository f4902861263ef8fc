import { formaterTaux } from '../ecriture/index.ts';
import type { ChiffresMontres } from '../commun/chiffres.ts';
import { lireDans, type SituationsComparees } from '../commun/comparaison.ts';
import { arrondi, euros } from '../commun/ecrire.ts';
import { deduire } from '../commun/deduire.ts';
import { etape } from '../commun/etape.ts';
import { REFERENCE } from '../commun/reference.ts';
import { repereDuBareme } from '../france/titres.ts';
import type { BlocDeFeuille } from '../feuille/feuille.ts';
import type { ResultatOptimisation } from './calcul.ts';
import type { Strategie } from './leviers.ts';

export const TITRE = 'Optimisation fiscale';
export const INTITULE = 'Économie d’impôt possible, ensemble';

const CAUSES = ['Objectifs', 'Capacité d’investissement'] as const;
const DIFFERENCE = deduire('Impôt avant − impôt après, tous les leviers ensemble', ...CAUSES);
const SOMME = deduire('Somme des économies de la formule simplifiée', ...CAUSES);
const AVANT = deduire('Impôt du même foyer, sans aucun levier', 'Revenus', 'Situation de famille');

export const chiffresDe = (r: ResultatOptimisation): ChiffresMontres => ({
  principal: {
    libelle: INTITULE,
    valeur: arrondi(r.economieTotale),
    noeud: r.impot ? DIFFERENCE : SOMME,
  },
  etat: r.statut,
  autres: r.impot
    ? [
        {
          libelle: 'Impôt avant',
          valeur: euros(r.impot.avant),
          noeud: AVANT,
        },
        {
          libelle: 'Impôt après',
          valeur: euros(r.impot.apres),
          noeud: etape(r.trace, 'ir.impot_final', r.impot.apres),
        },
        {
          libelle: 'Tranche',
          valeur: formaterTaux(r.impot.tmi),
          noeud: deduire('Taux de la dernière tranche atteinte, avant tout levier', 'Revenus', 'Parts'),
        },
      ]
    : [],
});

export function comparer(resultats: readonly (ResultatOptimisation | null)[], bareme: string): SituationsComparees {
  const valeurs = lireDans(resultats);
  const economie = {
    libelle: 'Économie',
    valeurs: valeurs((r) => r.economieTotale),
    pourquoi: bareme === REFERENCE ? SOMME : DIFFERENCE,
    ecrire: arrondi,
    mieux: 'plus' as const,
  };
  if (bareme === REFERENCE) return { principale: economie, lignes: [] };
  return {
    principale: {
      libelle: 'Impôt après',
      valeurs: valeurs((r) => r.impot?.apres),
      noeuds: resultats.map((r) => (r?.impot ? etape(r.trace, 'ir.impot_final', r.impot.apres) : undefined)),
      ecrire: euros,
      mieux: 'moins',
    },
    lignes: [
      { libelle: 'Impôt avant', valeurs: valeurs((r) => r.impot?.avant), pourquoi: AVANT, ecrire: euros },
      economie,
    ],
  };
}

const leviers = (strategies: readonly Strategie[]): BlocDeFeuille => ({
  genre: 'tableau',
  titre: 'Vos leviers',
  repere:
    'Chacun mesuré seul, du plus grand gain net au plus petit. «\u202fÀ part\u202f»\u202f: hors de l’économie d’ensemble.',
  colonnes: [
    { titre: 'Levier', part: 3 },
    { titre: 'Ce qu’il demande', part: 5 },
    { titre: 'Gain', part: 1.3, droite: true },
  ],
  lignes: strategies.map((x) => ({
    cellules: [
      `${x.nom}${x.aPart ? ' (à part)' : ''}\n${x.description}`,
      x.faits.length > 0
        ? x.faits.map((f) => `${f.libelle}\u202f: ${f.texte}`).join('\n')
        : `${x.difficulte} · ${x.delai}`,
      euros(Math.round(x.economie)),
    ],
  })),
});

const phrases = (titre: string, dites: readonly string[]): BlocDeFeuille[] =>
  dites.length > 0 ? [{ genre: 'phrases', titre, phrases: dites }] : [];

export const blocsDe = (r: ResultatOptimisation, bareme: string): BlocDeFeuille[] => [
  ...(r.impot && r.impot.avant > r.impot.apres
    ? [
        {
          genre: 'barres' as const,
          titre: 'Avant, après',
          repere: 'Tout ce qui peut se déclarer ensemble, en un seul calcul',
          barres: [
            { libelle: 'Avant', valeur: r.impot.avant, texte: euros(r.impot.avant) },
            { libelle: 'Après', valeur: r.impot.apres, texte: euros(r.impot.apres), accent: true },
          ],
        },
      ]
    : []),
  ...(r.strategies.length > 0
    ? [leviers(r.strategies)]
    : phrases('Vos leviers', ['Aucun levier ne réduit l’impôt de ce foyer pour ces objectifs.'])),
  ...phrases(
    'Leviers écartés, et pourquoi',
    r.ecartes.map((e) => `${e.titre}. ${e.motif}`),
  ),
  {
    genre: 'calcul',
    titre: r.impot ? 'L’impôt une fois les leviers déclarés' : 'Les économies de la formule simplifiée',
    repere: repereDuBareme(bareme),
    trace: r.trace,
  },
  ...phrases('Hypothèses', r.hypotheses),
  ...phrases('À garder en tête', [r.impactConscience, ...r.conseils]),
];
