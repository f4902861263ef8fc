import { formaterTaux } from '../ecriture/index.ts';
import type { ChiffresMontres } from '../commun/chiffres.ts';
import { etapesDans, lireDans, type SituationsComparees } from '../commun/comparaison.ts';
import { arrondi, enParts, enPoints, euros, retire, tauxMoyen } from '../commun/ecrire.ts';
import { deduire } from '../commun/deduire.ts';
import { etape } from '../commun/etape.ts';
import { REFERENCE } from '../commun/reference.ts';
import type { BlocDeFeuille } from '../feuille/feuille.ts';
import type { Modele } from '../feuille/composer.ts';
import { anneeDe } from '../france/baremes.ts';
import { datesDesPistes, phrasePistesPassees, repereDesPistes } from '../france/pistes.ts';
import { BAREMES_ET_FORMULE, repereDuBareme } from '../france/titres.ts';
import { calculer, type ResultatImpot } from './calcul.ts';
import { CHAMPS, type SituationImpot } from './situation.ts';

export const TITRE = 'Impôt sur le revenu';

export const intituleImpot = (bareme: string): string =>
  bareme === REFERENCE ? 'Impôt, formule simplifiée' : `Impôt ${bareme} sur les revenus ${anneeDe(bareme)}`;

export const reserveDe = (bareme: string): string =>
  bareme === REFERENCE
    ? 'Simulation indicative, formule simplifiée. Pour une décision engageante, consultez un professionnel.'
    : `Simulation indicative, barème ${bareme} sur les revenus ${anneeDe(bareme)}. Pour une décision engageante, consultez un professionnel.`;

const DERNIERE_TRANCHE = deduire('Taux de la dernière tranche atteinte', 'Revenu', 'Parts');
const TAUX_MOYEN = deduire('Impôt ÷ revenu net imposable');

export const chiffresDe = (r: ResultatImpot, bareme: string): ChiffresMontres => ({
  principal: {
    libelle: intituleImpot(bareme),
    valeur: r.statut ? euros(r.impotNet) : arrondi(r.impotNet),
    noeud: etape(r.trace, 'ir.impot_final', r.impotNet) ?? etape(r.trace, 'reference.Impôt net', r.impotNet),
  },
  etat: r.statut,
  autres: [
    {
      libelle: 'Tranche marginale',
      valeur: formaterTaux(r.tauxMarginal),
      noeud: etape(r.trace, 'ir.tmi', r.tauxMarginal) ?? DERNIERE_TRANCHE,
    },
    { libelle: 'Taux moyen', valeur: tauxMoyen(r.tauxMoyen), noeud: TAUX_MOYEN },
    {
      libelle: 'Parts',
      valeur: enParts(r.parts).replace(/\D+$/, ''),
      noeud: etape(r.trace, 'ir.parts', r.parts) ?? etape(r.trace, 'reference.Nombre de parts', r.parts),
    },
  ],
});

export function comparer(resultats: readonly (ResultatImpot | null)[], bareme: string): SituationsComparees {
  const valeurs = lireDans(resultats);
  const avec = (regle: string, lire: (r: ResultatImpot) => number) => ({
    valeurs: valeurs(lire),
    noeuds: etapesDans(resultats, regle, lire),
  });
  return {
    principale: {
      libelle: intituleImpot(bareme),
      ...avec('ir.impot_final', (r) => r.impotNet),
      ecrire: euros,
      mieux: 'moins',
    },
    lignes: [
      {
        libelle: 'Revenu net imposable',
        ...avec('ir.revenu_net_imposable', (r) => r.revenuImposable),
        ecrire: euros,
      },
      { libelle: 'Parts', ...avec('ir.parts', (r) => r.parts), ecrire: enParts },
      {
        libelle: 'Impôt brut',
        ...avec('ir.droits_simples', (r) => r.impotBrut),
        ecrire: euros,
        mieux: 'moins',
      },
      { libelle: 'Décote', ...avec('ir.decote', (r) => r.decote), ecrire: euros },
      {
        libelle: 'Tranche marginale',
        ...avec('ir.tmi', (r) => r.tauxMarginal),
        ecrire: formaterTaux,
        ecrireEcart: enPoints,
      },
      {
        libelle: 'Taux moyen',
        valeurs: valeurs((r) => r.tauxMoyen),
        pourquoi: TAUX_MOYEN,
        ecrire: tauxMoyen,
        ecrireEcart: enPoints,
      },
    ],
  };
}

/** Null for the literal formula, which has no year of its own. */
export const anneeDesPistes = (r: { readonly statut: ResultatImpot['statut'] }, bareme: string): number | null =>
  r.statut ? anneeDe(bareme) : null;

function pistesDe(r: ResultatImpot, bareme: string, jour: string): BlocDeFeuille {
  const titre = 'Économies possibles';
  const annee = anneeDesPistes(r, bareme);
  if (annee !== null && datesDesPistes(annee, jour) === 'passees')
    return { genre: 'phrases', titre, phrases: [phrasePistesPassees(annee)] };
  if (r.optimisations.length === 0)
    return { genre: 'phrases', titre, phrases: ['Aucune piste à ce niveau de revenu.'] };
  const plusieurs = r.optimisations.filter((o) => o.economie > 0).length > 1;
  return {
    genre: 'tableau',
    titre,
    repere: annee === null ? undefined : repereDesPistes(annee, jour),
    colonnes: [
      { titre: 'Piste', part: 2 },
      { titre: 'Ce qu’elle suppose', part: 4 },
      { titre: 'Gain', part: 1.2, droite: true },
    ],
    lignes: [
      ...r.optimisations.map((o) => ({
        cellules: [o.nom, o.description, o.economie > 0 ? retire(euros(o.economie)) : 'à étudier'],
      })),
      ...(plusieurs && r.economiesPossibles > 0
        ? [{ cellules: ['Ensemble', '', retire(euros(r.economiesPossibles))], total: true }]
        : []),
    ],
  };
}

function blocsDe(r: ResultatImpot, bareme: string, jour: string): BlocDeFeuille[] {
  return [
    { genre: 'cascade', titre: 'Du revenu à l’impôt net', groupes: r.cascade },
    {
      genre: 'calcul',
      titre: 'Étape par étape',
      repere: `${enParts(r.parts)} · ${repereDuBareme(bareme)}`,
      trace: r.trace,
      tranches: r.escalier ?? undefined,
    },
    ...(r.reserves.length > 0 ? [{ genre: 'phrases' as const, titre: 'Réserves', phrases: r.reserves }] : []),
    pistesDe(r, bareme, jour),
  ];
}

/** @param jour today: a date that is passed is no hint any more */
export const modeleImpot = (jour: string): Modele<SituationImpot, ResultatImpot> => ({
  titre: TITRE,
  champs: CHAMPS,
  baremes: BAREMES_ET_FORMULE,
  calculer,
  chiffres: chiffresDe,
  blocs: (r, _s, bareme) => blocsDe(r, bareme, jour),
  comparer,
  difference: (r) => r.difference,
  reserve: reserveDe,
});
