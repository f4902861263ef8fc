import type { QuatrePaysReponse, QuatrePaysRequete } from '@francis/contract';
import { formaterNombre } from '../ecriture/index.ts';
import type { ChiffresMontres } from '../commun/chiffres.ts';
import type { LigneDetaillee } from '../commun/colonnes.ts';
import { lireDans, type SituationsComparees } from '../commun/comparaison.ts';
import { arrondi, enPoints, pourCentMoyen } from '../commun/ecrire.ts';
import { deduire } from '../commun/deduire.ts';
import { etape } from '../commun/etape.ts';
import { formaterFrancs } from '../commun/francs.ts';
import type { BlocDeFeuille } from '../feuille/feuille.ts';
import type { Modele } from '../feuille/composer.ts';
import { abreger } from '../luxembourg/montrer.ts';
import { ecrireMontant, NOMS, nommer, partGardee } from './montants.ts';
import { BAREMES, CHAMPS, type PaysCompare, type SituationQuatrePays, versDemande } from './situation.ts';

export const TITRE = 'Le même foyer dans quatre pays';

export const reserveDe = (bareme: string): string =>
  `Salariés résidents, année ${bareme}, à titre indicatif. Ni le coût de la vie, ni les prestations familiales, ni l’assurance-maladie suisse ne sont comptés.`;

const OU: Readonly<Record<PaysCompare['pays'], string>> = {
  FR: 'en France',
  CH: 'en Suisse',
  LU: 'au Luxembourg',
  AD: 'en Andorre',
};

/** From the largest share kept to the smallest. */
export const classer = (r: QuatrePaysReponse): PaysCompare[] =>
  r.pays.toSorted((a, b) => a.taux_prelevement - b.taux_prelevement);

/** What is left of the salary, as its last step. */
const noeudDisponible = (p: PaysCompare) => etape(p.trace, `pays.${p.pays}.revenu_disponible`, p.revenu_disponible);

export function chiffresDe(r: QuatrePaysReponse): ChiffresMontres | null {
  const classes = classer(r);
  const [premier] = classes;
  const dernier = classes.at(-1);
  if (!premier || !dernier) return null;
  return {
    principal: {
      libelle: `La plus grande part du salaire reste ${OU[premier.pays]}, ${r.annee}`,
      valeur: pourCentMoyen(partGardee(premier)),
      noeud: noeudDisponible(premier),
    },
    etat: r.statut,
    autres: [
      {
        libelle: 'Disponible',
        valeur: ecrireMontant(premier, premier.revenu_disponible),
        noeud: noeudDisponible(premier),
      },
      {
        libelle: `Part la plus faible, ${NOMS[dernier.pays]}`,
        valeur: pourCentMoyen(partGardee(dernier)),
        noeud: noeudDisponible(dernier),
      },
    ],
  };
}

const de = (r: QuatrePaysReponse | null, pays: PaysCompare['pays']) => r?.pays.find((p) => p.pays === pays);

export function comparer(resultats: readonly (QuatrePaysReponse | null)[]): SituationsComparees {
  const valeurs = lireDans(resultats);
  const disponible = (pays: PaysCompare['pays']) => ({
    valeurs: valeurs((r) => de(r, pays)?.revenu_disponible),
    noeuds: resultats.map((r) => {
      const p = de(r, pays);
      return p && noeudDisponible(p);
    }),
    mieux: 'plus' as const,
  });
  return {
    principale: {
      libelle: 'Part gardée en France',
      valeurs: valeurs((r) => {
        const france = de(r, 'FR');
        return france && partGardee(france);
      }),
      pourquoi: deduire('Revenu disponible ÷ salaire brut', 'Salaire brut', 'Situation de famille'),
      ecrire: pourCentMoyen,
      ecrireEcart: (ecart) => enPoints(ecart / 100),
      mieux: 'plus',
    },
    lignes: [
      { libelle: 'Disponible, France', ...disponible('FR'), ecrire: arrondi },
      { libelle: 'Disponible, Suisse', ...disponible('CH'), ecrire: formaterFrancs },
      { libelle: 'Disponible, Luxembourg', ...disponible('LU'), ecrire: arrondi },
      { libelle: 'Disponible, Andorre', ...disponible('AD'), ecrire: arrondi },
    ],
  };
}

const IMPOTS: Readonly<Record<PaysCompare['pays'], string>> = {
  FR: 'ir.impot_final',
  CH: 'ch.impot_total',
  LU: 'lu.impot',
  AD: 'ad.irpf_total',
};

/** The salary of the form, in the currency of the country. */
const SALAIRE = deduire('Le salaire que vous avez saisi, dans la monnaie du pays', 'Cours du franc');

/** Every amount, country by country, in the currency of each. */
export function lignesDe(r: QuatrePaysReponse): { lignes: LigneDetaillee[]; finale: LigneDetaillee } {
  const ligne = (
    lire: (p: PaysCompare) => number | null,
    regle?: (p: PaysCompare) => string,
  ): Pick<LigneDetaillee, 'cellules' | 'noeuds'> => ({
    cellules: r.pays.map((p) => {
      const montant = lire(p);
      return montant === null ? null : ecrireMontant(p, montant);
    }),
    noeuds: r.pays.map((p) => {
      const montant = lire(p);
      return regle && montant !== null ? etape(p.trace, regle(p), Math.abs(montant)) : undefined;
    }),
  });
  return {
    lignes: [
      { libelle: 'Salaire brut', pourquoi: SALAIRE, ...ligne((p) => p.salaire_brut) },
      {
        libelle: 'Cotisations',
        precision: 'Part du salarié',
        ...ligne(
          (p) => -p.cotisations,
          (p) => `${p.pays.toLowerCase()}.cotisations`,
        ),
      },
      {
        libelle: 'Impôt',
        ...ligne(
          (p) => -p.impot,
          (p) => IMPOTS[p.pays],
        ),
      },
      {
        libelle: 'Crédits d’impôt',
        precision: 'Versés en plus',
        ...ligne(
          // A country without credits has no amount there.
          (p) => (p.credits === 0 ? null : p.credits),
          (p) => `${p.pays.toLowerCase()}.credits`,
        ),
      },
      {
        libelle: 'Part prélevée',
        pourquoi: deduire('(Salaire brut − revenu disponible) ÷ salaire brut', 'Salaire brut', 'Situation de famille'),
        cellules: r.pays.map((p) => pourCentMoyen(p.taux_prelevement)),
      },
      ...(r.francs_par_euro === null
        ? []
        : [
            {
              libelle: 'Disponible en euros',
              precision: 'Au cours que vous donnez',
              pourquoi: deduire('Disponible, converti au cours que vous avez saisi', 'Cours du franc'),
              cellules: r.pays.map((p) =>
                p.revenu_disponible_en_euros === null ? null : arrondi(p.revenu_disponible_en_euros),
              ),
            },
          ]),
    ],
    finale: {
      libelle: 'Disponible',
      ...ligne(
        (p) => p.revenu_disponible,
        (p) => `pays.${p.pays}.revenu_disponible`,
      ),
    },
  };
}

/** Whether amounts may be compared from one country to the other. */
export const phraseDesMonnaies = (r: QuatrePaysReponse): string =>
  r.francs_par_euro === null
    ? 'La Suisse est en francs, les autres pays en euros\u202f: rien n’est converti. Les parts se comparent, les montants non.'
    : `Le même salaire en euros partout, converti en francs pour la Suisse à ${formaterNombre(r.francs_par_euro)}\u00a0franc pour un euro.`;

function blocsDe(r: QuatrePaysReponse): BlocDeFeuille[] {
  const { lignes, finale } = lignesDe(r);
  const [premier] = classer(r);
  return [
    {
      genre: 'barres',
      titre: 'Ce que devient le salaire brut',
      repere: `Part du salaire gardée. ${phraseDesMonnaies(r)}`,
      barres: classer(r).map((p) => ({
        libelle: nommer(p),
        valeur: partGardee(p),
        texte: pourCentMoyen(partGardee(p)),
        accent: p === premier,
      })),
    },
    {
      genre: 'tableau',
      titre: 'Ligne par ligne',
      repere: 'Par an, chaque pays dans sa monnaie',
      colonnes: [{ titre: 'Ligne', part: 2 }, ...r.pays.map((p) => ({ titre: NOMS[p.pays], part: 1.6, droite: true }))],
      lignes: [...lignes, { ...finale, total: true }].map((l) => ({
        cellules: [l.libelle, ...l.cellules.map((c) => c ?? '—')],
        total: 'total' in l,
      })),
    },
    ...r.pays.map((p) => ({
      genre: 'calcul' as const,
      titre: `Étape par étape, ${nommer(p)}`,
      repere: String(r.annee),
      trace: abreger(p.trace),
      profondeur: 2,
      total: { libelle: 'Revenu disponible', valeur: ecrireMontant(p, p.revenu_disponible, 2) },
    })),
    { genre: 'phrases', titre: 'Hypothèses', phrases: r.hypotheses },
    ...r.pays.map((p) => ({
      genre: 'phrases' as const,
      titre: `Hypothèses, ${nommer(p)}`,
      phrases: [...p.reserves, ...p.hypotheses],
    })),
  ];
}

/** @param demander what computes a request: the server, which holds the communes */
export const modeleQuatrePays = (
  demander: (demande: QuatrePaysRequete) => QuatrePaysReponse,
): Modele<SituationQuatrePays, QuatrePaysReponse> => ({
  titre: TITRE,
  champs: CHAMPS,
  baremes: BAREMES,
  calculer: (s, bareme) => {
    const demande = versDemande(s, bareme);
    return demande === null ? 'Saisissez un salaire pour comparer les quatre pays.' : demander(demande);
  },
  chiffres: (r) => chiffresDe(r) ?? { principal: { libelle: TITRE, valeur: '—' }, etat: null, autres: [] },
  blocs: blocsDe,
  comparer,
  reserve: reserveDe,
});
