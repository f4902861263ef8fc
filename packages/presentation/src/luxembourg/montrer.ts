import type { ImpotLuxembourgDemande, ImpotLuxembourgReponse } from '@francis/contract';
import type { NoeudAffiche } from '../ecriture/index.ts';
import type { ChiffresMontres } from '../commun/chiffres.ts';
import { etapesDans, lireDans, type SituationsComparees } from '../commun/comparaison.ts';
import { enPoints, euros, pourCent, pourCentMoyen } from '../commun/ecrire.ts';
import { deduire } from '../commun/deduire.ts';
import { etape, etapeQuiLeDit } from '../commun/etape.ts';
import type { BlocDeFeuille } from '../feuille/feuille.ts';
import type { Modele } from '../feuille/composer.ts';
import { baremesDe, CHAMPS, type SituationLuxembourg, versDemande } from './situation.ts';

export const TITRE = 'Impôt sur le revenu, Luxembourg';
/** Of the specification's error catalogue. */
export const REVENU_INVALIDE = 'Veuillez saisir un revenu net valide';

export const reserveDe = (bareme: string): string =>
  `Barème ${bareme}, à titre indicatif. Les déductions et les crédits d’impôt ne sont pas compris.`;

const TAUX_MOYEN = deduire('Impôt ÷ revenu imposable', 'Revenu imposable', 'Classe d’impôt');
const TAUX_MARGINAL = deduire('Taux de la dernière tranche atteinte', 'Revenu imposable', 'Classe d’impôt');

export const chiffresDe = (r: ImpotLuxembourgReponse): ChiffresMontres => ({
  principal: {
    libelle: `Impôt ${r.annee}, classe ${r.classe}`,
    valeur: euros(r.impot_luxembourg),
    noeud: etape(r.trace, 'lu.impot', r.impot_luxembourg),
  },
  etat: r.statut,
  autres: [
    {
      libelle: 'Taux moyen',
      valeur: pourCentMoyen(r.taux_moyen),
      noeud: TAUX_MOYEN,
    },
    {
      libelle: 'Taux marginal',
      valeur: pourCent(r.taux_marginal),
      noeud: TAUX_MARGINAL,
    },
  ],
});

export function comparer(resultats: readonly (ImpotLuxembourgReponse | null)[]): SituationsComparees {
  const valeurs = lireDans(resultats);
  return {
    principale: {
      libelle: 'Impôt',
      valeurs: valeurs((r) => r.impot_luxembourg),
      noeuds: etapesDans(resultats, 'lu.impot', (r) => r.impot_luxembourg),
      ecrire: euros,
      mieux: 'moins',
    },
    lignes: [
      {
        libelle: 'Taux moyen',
        valeurs: valeurs((r) => r.taux_moyen),
        pourquoi: TAUX_MOYEN,
        ecrire: pourCentMoyen,
        ecrireEcart: (ecart) => enPoints(ecart / 100),
        mieux: 'moins',
      },
      {
        libelle: 'Taux marginal',
        valeurs: valeurs((r) => r.taux_marginal),
        pourquoi: TAUX_MARGINAL,
        ecrire: pourCent,
        ecrireEcart: (ecart) => enPoints(ecart / 100),
      },
      {
        libelle: 'Fonds pour l’emploi',
        valeurs: valeurs((r) => r.fonds_emploi),
        noeuds: resultats.map((r) => (r === null ? undefined : etapeQuiLeDit(r.trace, 'lu.impot'))),
        ecrire: euros,
      },
    ],
  };
}

const blocsDe = (r: ImpotLuxembourgReponse): BlocDeFeuille[] => [
  {
    genre: 'calcul',
    titre: 'Étape par étape',
    repere: `classe ${r.classe} · ${r.annee}`,
    trace: abreger(r.trace, ' détaillées plus bas'),
  },
  {
    genre: 'tableau',
    titre: 'Votre revenu sur le tarif',
    repere: `La somme des tranches est l’impôt du tarif. Le fonds pour l’emploi ajoute ${euros(r.fonds_emploi)}.`,
    colonnes: [
      { titre: 'Tranche', part: 3 },
      { titre: 'Base', part: 1.4, droite: true },
      { titre: 'Taux', part: 1, droite: true },
      { titre: 'Impôt', part: 1.4, droite: true },
    ],
    lignes: r.tranches_applicables.map((t) => ({
      cellules: [t.tranche, euros(t.base_imposable), pourCent(t.taux), euros(t.impot_tranche)],
    })),
  },
  { genre: 'phrases', titre: 'Hypothèses', phrases: [...r.reserves, ...r.hypotheses] },
  ...(r.conseils_optimisation.length > 0
    ? [{ genre: 'phrases' as const, titre: 'Pour réduire l’impôt', phrases: r.conseils_optimisation }]
    : []),
];

/**
 * @param jour today: scales that have begun
 * @param demander what computes a request: the server
 */
export const modeleLuxembourg = (
  jour: string,
  demander: (demande: ImpotLuxembourgDemande) => ImpotLuxembourgReponse,
): Modele<SituationLuxembourg, ImpotLuxembourgReponse> => ({
  titre: TITRE,
  champs: CHAMPS,
  baremes: baremesDe(jour),
  calculer: (s, bareme) => {
    const demande = versDemande(s, bareme);
    return demande === null ? `${REVENU_INVALIDE}.` : demander(demande);
  },
  chiffres: chiffresDe,
  blocs: blocsDe,
  comparer,
  reserve: reserveDe,
});

/** More terms than these are a wall of figures. */
const TERMES_LISIBLES = 4;
const SOMME = /\u202f?\s*; [^;=]*× [^;=]*= (?=[^=]*$)/u;

/** The sum of a tariff of twenty brackets says how many there are, and where they are told. */
export function abreger(trace: NoeudAffiche, ou = ''): NoeudAffiche {
  const tranches = trace.formule.split(' × ').length - 1;
  return {
    ...trace,
    formule:
      tranches > TERMES_LISIBLES
        ? trace.formule.replace(SOMME, ` ; somme des ${tranches} tranches${ou} = `)
        : trace.formule,
    enfants: trace.enfants.map((n) => abreger(n, ou)),
  };
}
