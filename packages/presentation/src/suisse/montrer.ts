import type { LigneCascade, NoeudAffiche } from '../ecriture/index.ts';
import type { ChiffresMontres } from '../commun/chiffres.ts';
import { etapesDans, lireDans, type SituationsComparees } from '../commun/comparaison.ts';
import { enPoints, pourCentMoyen, retire } from '../commun/ecrire.ts';
import { deduire, SAISI } from '../commun/deduire.ts';
import { etape, etapeQuiLeDit } from '../commun/etape.ts';
import { formaterFrancs } from '../commun/francs.ts';
import type { BlocDeFeuille } from '../feuille/feuille.ts';
import type { Modele } from '../feuille/composer.ts';
import type { GroupeCascade } from '../ecriture/index.ts';
import type { ImpotSuisseDemande, ImpotSuisseReponse } from './contrat.ts';
import { baremesDe, CHAMPS, type SituationSuisse, versDemande } from './situation.ts';

export const TITRE = 'Impôt sur le revenu, Suisse';

export const reserveDe = (bareme: string): string =>
  `Basé sur les barèmes ${bareme}, à titre indicatif. Les taux varient selon la commune.`;

const TAUX_EFFECTIF = deduire('Impôt total ÷ revenu brut', 'Revenu brut', 'Commune');
const REVENU_NET = deduire('Revenu brut − cotisations sociales − impôt total', 'Revenu brut', 'Commune');

export const chiffresDe = (r: ImpotSuisseReponse): ChiffresMontres => ({
  principal: {
    libelle: `Impôt total ${r.year}, ${r.commune}`,
    valeur: formaterFrancs(r.total_tax),
    noeud: etape(r.trace, 'ch.impot_total', r.total_tax),
  },
  etat: r.statut,
  autres: [
    {
      libelle: 'Taux effectif',
      valeur: pourCentMoyen(r.effective_rate),
      noeud: TAUX_EFFECTIF,
    },
    {
      libelle: 'Revenu net',
      valeur: formaterFrancs(r.net_income),
      noeud: REVENU_NET,
    },
  ],
});

export function comparer(resultats: readonly (ImpotSuisseReponse | null)[]): SituationsComparees {
  const valeurs = lireDans(resultats);
  const avec = (regle: string, lire: (r: ImpotSuisseReponse) => number) => ({
    valeurs: valeurs(lire),
    noeuds: etapesDans(resultats, regle, lire),
  });
  return {
    principale: {
      libelle: 'Impôt total',
      ...avec('ch.impot_total', (r) => r.total_tax),
      ecrire: formaterFrancs,
      mieux: 'moins',
    },
    lignes: [
      {
        libelle: 'Revenu brut',
        valeurs: valeurs((r) => r.gross_income),
        pourquoi: SAISI,
        ecrire: formaterFrancs,
      },
      {
        libelle: 'Cotisations sociales',
        ...avec('ch.cotisations', (r) => r.social_contributions.total),
        ecrire: formaterFrancs,
      },
      { libelle: 'Impôt fédéral direct', ...avec('ch.ifd', (r) => r.federal_tax), ecrire: formaterFrancs },
      {
        libelle: 'Canton et commune',
        ...avec('ch.impots_cantonaux', (r) => r.cantonal_taxes.cantonal_tax + r.cantonal_taxes.communal_tax),
        ecrire: formaterFrancs,
      },
      {
        libelle: 'Taux effectif',
        valeurs: valeurs((r) => r.effective_rate),
        pourquoi: TAUX_EFFECTIF,
        ecrire: pourCentMoyen,
        ecrireEcart: (ecart) => enPoints(ecart / 100),
      },
      {
        libelle: 'Revenu net',
        valeurs: valeurs((r) => r.net_income),
        pourquoi: REVENU_NET,
        ecrire: formaterFrancs,
        mieux: 'plus',
      },
    ],
  };
}

export const cascadeDe = (r: ImpotSuisseReponse): GroupeCascade[] => [{ titre: 'CHF par an', lignes: lignesDe(r) }];

export const repereCascade = (r: ImpotSuisseReponse): string =>
  `Cotisations sociales\u202f: ${formaterFrancs(r.social_contributions.total)}`;

const blocsDe = (r: ImpotSuisseReponse): BlocDeFeuille[] => [
  { genre: 'cascade', titre: 'Du revenu brut au revenu net', repere: repereCascade(r), groupes: cascadeDe(r) },
  {
    genre: 'calcul',
    titre: 'Étape par étape',
    repere: `${r.commune} · ${r.year}`,
    trace: r.trace,
    total: { libelle: 'Impôt total', valeur: formaterFrancs(r.total_tax, 2) },
  },
  { genre: 'phrases', titre: 'Hypothèses', phrases: [...r.reserves, ...r.hypotheses] },
];

/**
 * @param jour today: scales that have begun
 * @param demander what computes a request: the server, which holds the communes
 */
export const modeleSuisse = (
  jour: string,
  demander: (demande: ImpotSuisseDemande) => ImpotSuisseReponse,
): Modele<SituationSuisse, ImpotSuisseReponse> => ({
  titre: TITRE,
  champs: CHAMPS,
  baremes: baremesDe(jour),
  calculer: (s, bareme) => demander(versDemande(s, bareme)),
  chiffres: chiffresDe,
  blocs: blocsDe,
  comparer,
  reserve: reserveDe,
});

/** Each amount taken off starts where the previous one stopped. */
function lignesDe(r: ImpotSuisseReponse): LigneCascade[] {
  const noeud = (regle: string, valeur: number): NoeudAffiche | undefined => etape(r.trace, regle, valeur);
  const c = r.social_contributions;
  const cotisations = etapeQuiLeDit(r.trace, 'ch.cotisations');
  const canton = etapeQuiLeDit(r.trace, 'ch.impots_cantonaux');
  const retraits: readonly (readonly [string, number, (NoeudAffiche | undefined)?])[] = [
    ['AVS, AI, APG', c.avs_ai_apg, cotisations],
    ['Assurance-chômage', c.ac, cotisations],
    ['2e pilier (LPP)', c.lpp, cotisations],
    ['Accident non professionnel', c.nbu, cotisations],
    ['Impôt fédéral direct', r.federal_tax, noeud('ch.ifd', r.federal_tax)],
    ['Impôt cantonal', r.cantonal_taxes.cantonal_tax, canton],
    ['Impôt communal', r.cantonal_taxes.communal_tax, canton],
    ['Impôt personnel', r.personal_tax, canton],
    ['Impôt ecclésiastique', r.church_tax, canton],
  ];
  const lignes: LigneCascade[] = [
    {
      libelle: 'Revenu brut',
      de: 0,
      a: r.gross_income,
      montant: formaterFrancs(r.gross_income),
      total: true,
      noeud: SAISI,
    },
  ];
  let reste = r.gross_income;
  for (const [libelle, retrait, pourquoi] of retraits) {
    // Taxes that most communes do not levy are shown when there are some.
    if (retrait === 0 && (libelle === 'Impôt personnel' || libelle === 'Impôt ecclésiastique')) continue;
    const montant = retrait === 0 ? formaterFrancs(0) : retire(formaterFrancs(retrait));
    lignes.push({ libelle, de: Math.max(0, reste - retrait), a: reste, montant, ton: 'moyen', noeud: pourquoi });
    reste = Math.max(0, reste - retrait);
  }
  const net = Math.max(0, r.net_income);
  lignes.push({
    libelle: 'Revenu net',
    de: 0,
    a: net,
    montant: formaterFrancs(r.net_income),
    ton: 'accent',
    total: true,
    finale: true,
    noeud: REVENU_NET,
  });
  return lignes;
}
