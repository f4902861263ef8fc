import type { StatutsReponse, StatutsRequete } from '@francis/contract';
import type { NoeudAffiche } from '../ecriture/index.ts';
import type { ChiffresMontres } from '../commun/chiffres.ts';
import type { LigneDetaillee } from '../commun/colonnes.ts';
import { lireDans, type SituationsComparees } from '../commun/comparaison.ts';
import { arrondi, euros, pourCentMoyen } from '../commun/ecrire.ts';
import { deduire, SAISI } from '../commun/deduire.ts';
import { etape } from '../commun/etape.ts';
import type { BlocDeFeuille } from '../feuille/feuille.ts';
import type { Modele } from '../feuille/composer.ts';
import {
  baremesDe,
  CHAMPS,
  fautesDe,
  NOMS_COURTS,
  type SituationStatuts,
  type StatutCompare,
  versDemande,
} from './situation.ts';

export const TITRE = 'Choisir son statut';

export const reserveDe = (bareme: string): string =>
  `Estimation ${bareme}, cotisations du modèle public de l’Urssaf. La protection sociale, les dividendes et les frais de gestion diffèrent d’un statut à l’autre\u202f: consultez un professionnel avant de choisir.`;

export interface Exercice {
  readonly chiffreAffaires: number;
  readonly charges: number;
}

/** The most favourable form; none when no form applies. */
export const meilleurDe = (r: StatutsReponse): StatutCompare | undefined => r.statuts.find((s) => s.applicable);

const etapeDe = (s: StatutCompare | undefined, quoi: string, valeur: number | null | undefined) =>
  s?.trace && typeof valeur === 'number' ? etape(s.trace, `statut.${s.statut_juridique}.${quoi}`, valeur) : undefined;

/** The contributions are the first step of what is left. */
function cotisationsDe({ trace, cotisations }: StatutCompare): NoeudAffiche | undefined {
  const noeud = trace?.enfants.find((n) => n.regle.startsWith('urssaf.'));
  return noeud && cotisations !== null ? etape(noeud, noeud.regle, cotisations) : undefined;
}

const PART_PRELEVEE = deduire('(Résultat − revenu après impôt) ÷ résultat', 'Chiffre d’affaires', 'Charges', 'Statut');

export function chiffresDe(r: StatutsReponse): ChiffresMontres | null {
  const meilleur = meilleurDe(r);
  if (!meilleur) return null;
  const dernier = r.statuts.findLast((s) => s.applicable);
  const ecart = (meilleur.revenu_apres_impot ?? 0) - (dernier?.revenu_apres_impot ?? 0);
  return {
    principal: {
      libelle: `Revenu après impôt le plus élevé\u202f: ${meilleur.nom}, ${r.annee}`,
      valeur: arrondi(meilleur.revenu_apres_impot ?? 0),
      noeud: etapeDe(meilleur, 'revenu_apres_impot', meilleur.revenu_apres_impot),
    },
    etat: r.statut,
    autres: [
      {
        libelle: 'Prélevé',
        valeur: pourCentMoyen(meilleur.taux_prelevement ?? 0),
        noeud: PART_PRELEVEE,
      },
      {
        libelle: 'Écart avec le plus faible',
        valeur: arrondi(ecart),
        noeud: deduire(
          'Revenu après impôt le plus élevé − revenu après impôt le plus faible',
          'Chiffre d’affaires',
          'Charges',
        ),
      },
    ],
  };
}

const CLES = ['sasu', 'eurl', 'ei', 'micro'] as const satisfies readonly StatutCompare['statut_juridique'][];

export function comparer(resultats: readonly (StatutsReponse | null)[]): SituationsComparees {
  const valeurs = lireDans(resultats);
  const de = (r: StatutsReponse, cle: (typeof CLES)[number]) => r.statuts.find((s) => s.statut_juridique === cle);
  return {
    principale: {
      libelle: 'Le plus élevé',
      valeurs: valeurs((r) => meilleurDe(r)?.revenu_apres_impot),
      pourquoi: deduire('Le revenu après impôt du statut qui en laisse le plus'),
      ecrire: arrondi,
      mieux: 'plus',
    },
    lignes: CLES.map((cle) => ({
      libelle: NOMS_COURTS[cle],
      valeurs: valeurs((r) => de(r, cle)?.revenu_apres_impot),
      noeuds: resultats.map((r) => {
        const s = r === null ? undefined : de(r, cle);
        return etapeDe(s, 'revenu_apres_impot', s?.revenu_apres_impot);
      }),
      ecrire: arrondi,
      mieux: 'plus' as const,
    })),
  };
}

const moins = (valeur: number | null): number | null => (valeur === null ? null : -valeur);

/** Every amount, form by form. */
export function lignesDe(
  { statuts }: StatutsReponse,
  exercice: Exercice,
): { lignes: LigneDetaillee[]; finale: LigneDetaillee } {
  const ligne = (
    lire: (s: StatutCompare) => number | null,
    ecrire = arrondi,
    expliquer?: (s: StatutCompare) => NoeudAffiche | undefined,
  ): Pick<LigneDetaillee, 'cellules' | 'noeuds'> => ({
    cellules: statuts.map((s) => {
      const valeur = lire(s);
      return valeur === null ? null : ecrire(valeur);
    }),
    ...(expliquer && { noeuds: statuts.map(expliquer) }),
  });
  return {
    lignes: [
      {
        libelle: 'Chiffre d’affaires',
        precision: 'Hors taxes',
        pourquoi: SAISI,
        ...ligne(() => exercice.chiffreAffaires),
      },
      { libelle: 'Charges', pourquoi: SAISI, ...ligne(() => -exercice.charges) },
      {
        libelle: 'Cotisations',
        precision: 'Modèle public de l’Urssaf',
        ...ligne((s) => moins(s.cotisations), arrondi, cotisationsDe),
      },
      {
        libelle: 'Revenu avant impôt',
        pourquoi: deduire('Chiffre d’affaires − charges − cotisations', 'Chiffre d’affaires', 'Charges', 'Statut'),
        ...ligne((s) => s.revenu_avant_impot),
      },
      {
        libelle: 'Montant à déclarer',
        precision: 'Avant abattement',
        ...ligne(
          (s) => s.revenu_imposable,
          arrondi,
          (s) => etapeDe(s, 'revenu_imposable', s.revenu_imposable),
        ),
      },
      {
        libelle: 'Impôt',
        precision: 'Celui que l’activité ajoute au foyer',
        ...ligne(
          (s) => moins(s.impot),
          arrondi,
          (s) => etapeDe(s, 'impot', s.impot),
        ),
      },
      { libelle: 'Part prélevée', pourquoi: PART_PRELEVEE, ...ligne((s) => s.taux_prelevement, pourCentMoyen) },
    ],
    finale: {
      libelle: 'Revenu après impôt',
      ...ligne(
        (s) => s.revenu_apres_impot,
        arrondi,
        (s) => etapeDe(s, 'revenu_apres_impot', s.revenu_apres_impot),
      ),
    },
  };
}

function blocsDe(r: StatutsReponse, s: SituationStatuts): BlocDeFeuille[] {
  const meilleur = meilleurDe(r);
  const { lignes, finale } = lignesDe(r, { chiffreAffaires: s.chiffre_affaires, charges: s.charges });
  return [
    {
      genre: 'barres',
      titre: 'Ce qui reste, statut par statut',
      repere: `Sur ${arrondi(s.chiffre_affaires - s.charges)} de chiffre d’affaires moins charges`,
      barres: r.statuts.map((x) => ({
        libelle: x.nom,
        valeur: x.revenu_apres_impot ?? 0,
        texte: x.revenu_apres_impot === null ? 'sans objet' : arrondi(x.revenu_apres_impot),
        accent: x === meilleur,
      })),
    },
    {
      genre: 'tableau',
      titre: 'Ligne par ligne',
      repere: 'Montants par an, arrondis à l’euro',
      colonnes: [
        { titre: 'Ligne', part: 2.2 },
        ...r.statuts.map((x) => ({ titre: NOMS_COURTS[x.statut_juridique], part: 1.4, droite: true })),
      ],
      lignes: [...lignes, { ...finale, total: true }].map((l) => ({
        cellules: [l.libelle, ...l.cellules.map((c) => c ?? '—')],
        total: 'total' in l,
      })),
    },
    ...r.statuts.flatMap((x) =>
      x.trace === null
        ? []
        : {
            genre: 'calcul' as const,
            titre: `Étape par étape, ${x.nom}`,
            repere: String(r.annee),
            trace: x.trace,
            profondeur: 2,
            total: { libelle: 'Revenu après impôt', valeur: euros(x.revenu_apres_impot ?? 0) },
          },
    ),
    { genre: 'phrases', titre: 'Hypothèses', phrases: [...r.reserves, ...r.hypotheses] },
    ...r.statuts.map((x) => ({
      genre: 'phrases' as const,
      titre: `Hypothèses, ${x.nom}`,
      phrases: [...(x.raison === null ? [] : [x.raison]), ...x.hypotheses],
    })),
  ];
}

/**
 * @param jour today: years that have begun
 * @param demander what computes a request: the server, which holds the model of the contributions
 */
export const modeleStatuts = (
  jour: string,
  demander: (demande: StatutsRequete) => Promise<StatutsReponse>,
): Modele<SituationStatuts, StatutsReponse> => ({
  titre: TITRE,
  champs: CHAMPS,
  baremes: baremesDe(jour),
  calculer: (s, bareme) => {
    const demande = versDemande(s, bareme);
    return demande === null ? (Object.values(fautesDe(s))[0] ?? '') : demander(demande);
  },
  chiffres: (r) =>
    chiffresDe(r) ?? {
      principal: { libelle: 'Aucun statut ne s’applique à cette activité', valeur: '—' },
      etat: null,
      autres: [],
    },
  blocs: blocsDe,
  comparer,
  reserve: reserveDe,
});
