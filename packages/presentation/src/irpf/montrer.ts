import { formaterTaux, type NoeudAffiche } from '../ecriture/index.ts';
import type { ChiffresMontres } from '../commun/chiffres.ts';
import { lireDans, type SituationsComparees } from '../commun/comparaison.ts';
import { arrondi, euros, pourCentMoyen } from '../commun/ecrire.ts';
import { deduire } from '../commun/deduire.ts';
import { etape } from '../commun/etape.ts';
import type { BarreDeFeuille, BlocDeFeuille } from '../feuille/feuille.ts';
import type { Modele } from '../feuille/composer.ts';
import { baremesDe, calculer, CHAMPS, type ResultatIrpf, type SituationIrpf } from './calcul.ts';

export const TITRE = 'IRPF, l’impôt andorran';
export const RESERVE =
  'Résultat indicatif, pour un résident fiscal d’Andorre toute l’année. Pour une décision engageante, consultez un professionnel.';

const noeudTotal = (r: ResultatIrpf) =>
  ['ad.irpf_total', 'ad.irpf', 'reference.IRPF']
    .map((regle) => etape(r.trace, regle, r.irpf))
    .find((n) => n !== undefined);

const TAUX_MOYEN = deduire('IRPF ÷ revenu placé au barème', 'Revenu', 'Réductions de la base');

export const chiffresDe = (r: ResultatIrpf, bareme: string): ChiffresMontres => ({
  principal: {
    libelle: r.loi ? `IRPF sur les revenus ${bareme}` : 'IRPF, formule simplifiée',
    valeur: arrondi(r.irpf),
    noeud: noeudTotal(r),
  },
  etat: r.loi?.statut ?? null,
  autres: [
    {
      libelle: 'Taux moyen',
      valeur: pourCentMoyen(r.tauxMoyen),
      noeud: TAUX_MOYEN,
    },
    ...(r.loi
      ? [
          {
            libelle: 'Base imposable',
            valeur: euros(r.loi.baseImposable),
            noeud: deduire('Revenu, moins les réductions de la base', 'Revenu', 'Situation de famille'),
          },
        ]
      : []),
  ],
});

export function comparer(resultats: readonly (ResultatIrpf | null)[]): SituationsComparees {
  const valeurs = lireDans(resultats);
  return {
    principale: {
      libelle: 'IRPF',
      valeurs: valeurs((r) => r.irpf),
      noeuds: resultats.map((r) => (r ? noeudTotal(r) : undefined)),
      ecrire: euros,
      mieux: 'moins',
    },
    lignes: [
      {
        libelle: 'Revenu placé au barème',
        valeurs: valeurs((r) => r.ici),
        pourquoi: deduire('Revenu saisi, ou salaire brut moins les cotisations et les frais', 'Revenu'),
        ecrire: euros,
      },
      {
        libelle: 'Taux moyen',
        valeurs: valeurs((r) => r.tauxMoyen),
        pourquoi: TAUX_MOYEN,
        ecrire: pourCentMoyen,
        mieux: 'moins',
      },
    ],
  };
}

type BarreExpliquee = BarreDeFeuille & { readonly noeud: NoeudAffiche | undefined };

const barre = (libelle: string, valeur: number, noeud: NoeudAffiche | undefined, accent = false): BarreExpliquee => ({
  libelle,
  valeur,
  texte: euros(valeur),
  accent,
  noeud,
});

const COTISATION_CASS = deduire('Part du salarié à la caisse de sécurité sociale, sur le salaire brut', 'Salaire brut');

/** What a year of income becomes; none for the literal formula. */
export function partageDe(r: ResultatIrpf): BarreExpliquee[] {
  const { loi } = r;
  if (!loi) return [];
  return [
    barre('Revenu après impôt', loi.base - loi.irpf, deduire('Revenu placé au barème − IRPF', 'Revenu')),
    barre('IRPF', loi.irpf, etape(r.trace, 'ad.irpf', loi.irpf) ?? noeudTotal(r), true),
    ...(loi.cotisationCass === null ? [] : [barre('Cotisation CASS', loi.cotisationCass, COTISATION_CASS)]),
  ];
}

function blocsDe(r: ResultatIrpf, bareme: string): BlocDeFeuille[] {
  const partage = partageDe(r);
  return [
    {
      genre: 'tableau',
      titre: 'Trois marches',
      repere: 'Le minimum, le taux réduit de moitié, le taux plein',
      colonnes: [
        { titre: 'Tranche', part: 3 },
        { titre: 'Revenu', part: 1.5, droite: true },
        { titre: 'Taux', part: 1, droite: true },
        { titre: 'Impôt', part: 1.5, droite: true },
      ],
      lignes: r.marches.map((m) => ({
        cellules: [
          m.a === null ? `Au-delà de ${arrondi(m.de)}` : `De ${arrondi(m.de)} à ${arrondi(m.a)}`,
          euros(m.assiette),
          formaterTaux(m.taux),
          euros(m.impot),
        ],
      })),
    },
    ...(partage.length > 0 ? [{ genre: 'barres' as const, titre: 'Ce qu’il vous reste', barres: partage }] : []),
    {
      genre: 'calcul',
      titre: 'Étape par étape',
      repere: r.loi ? `revenus ${bareme}` : 'formule simplifiée',
      trace: r.trace,
    },
    ...(r.loi && r.loi.reserves.length + r.loi.hypotheses.length > 0
      ? [{ genre: 'phrases' as const, titre: 'Hypothèses', phrases: [...r.loi.reserves, ...r.loi.hypotheses] }]
      : []),
  ];
}

/** @param jour today: scales that have begun */
export const modeleIrpf = (jour: string): Modele<SituationIrpf, ResultatIrpf> => ({
  titre: TITRE,
  champs: CHAMPS,
  baremes: baremesDe(jour),
  calculer,
  chiffres: chiffresDe,
  blocs: (r, _s, bareme) => blocsDe(r, bareme),
  comparer,
  difference: (r) => r.difference,
  reserve: () => RESERVE,
});
