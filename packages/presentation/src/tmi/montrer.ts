import { formaterTaux } from '../ecriture/index.ts';
import type { ChiffresMontres } from '../commun/chiffres.ts';
import { etapesDans, lireDans, type SituationsComparees } from '../commun/comparaison.ts';
import { arrondi, enParts, enPoints, euros, retire } from '../commun/ecrire.ts';
import { deduire } from '../commun/deduire.ts';
import { etape } from '../commun/etape.ts';
import { REFERENCE } from '../commun/reference.ts';
import type { BlocDeFeuille } from '../feuille/feuille.ts';
import type { Modele } from '../feuille/composer.ts';
import { anneeDe } from '../france/baremes.ts';
import { titreEscalier } from '../france/escalier.ts';
import { datesDesPistes } from '../france/pistes.ts';
import { BAREMES_ET_FORMULE, repereDuBareme } from '../france/titres.ts';
import { calculer } from './calcul.ts';
import type { ResultatTmi } from './resultat.ts';
import { CHAMPS, type SituationTmi } from './situation.ts';

export const TITRE = 'Tranche marginale d’imposition';

export const reserveDe = (bareme: string): string =>
  bareme === REFERENCE
    ? 'Simulation indicative, formule simplifiée.'
    : `Simulation indicative, barème ${bareme} sur les revenus ${anneeDe(bareme)}. Le revenu est pris net imposable, sans l’abattement de 10\u00a0%.`;

const DERNIERE_TRANCHE = deduire('Taux de la dernière tranche atteinte', 'Revenu', 'Parts');
const PARTS = deduire('Adultes, puis enfants à charge', 'Situation de famille', 'Enfants');
const PAR_PART = deduire('Revenu net imposable ÷ nombre de parts', 'Revenu', 'Parts');

export const chiffresDe = (r: ResultatTmi): ChiffresMontres => ({
  principal: {
    libelle: TITRE,
    valeur: formaterTaux(r.tmi),
    noeud: etape(r.trace, 'ir.tmi', r.tmi) ?? DERNIERE_TRANCHE,
  },
  etat: r.statut,
  autres: [
    {
      libelle: 'Impôt estimé',
      valeur: euros(r.impotEstime),
      noeud: etape(r.trace, 'ir.impot_final', r.impotEstime) ?? etape(r.trace, 'reference.Impôt estimé', r.impotEstime),
    },
    {
      libelle: 'Quotient familial',
      valeur: arrondi(r.quotientFamilial),
      noeud: PAR_PART,
    },
    {
      libelle: 'Parts',
      valeur: enParts(r.parts).replace(/\D+$/, ''),
      noeud: etape(r.trace, 'ir.parts', r.parts) ?? PARTS,
    },
  ],
});

export function comparer(resultats: readonly (ResultatTmi | null)[]): SituationsComparees {
  const valeurs = lireDans(resultats);
  const avec = (regle: string, lire: (r: ResultatTmi) => number) => ({
    valeurs: valeurs(lire),
    noeuds: etapesDans(resultats, regle, lire),
  });
  return {
    principale: {
      libelle: 'Impôt estimé',
      ...avec('ir.impot_final', (r) => r.impotEstime),
      ecrire: euros,
      mieux: 'moins',
    },
    lignes: [
      { libelle: 'Revenu imposable', ...avec('ir.revenu_net_imposable', (r) => r.revenuImposable), ecrire: euros },
      { libelle: 'Parts', ...avec('ir.parts', (r) => r.parts), ecrire: enParts },
      {
        libelle: 'Revenu par part',
        valeurs: valeurs((r) => r.quotientFamilial),
        pourquoi: PAR_PART,
        ecrire: euros,
      },
      {
        libelle: 'Tranche marginale',
        ...avec('ir.tmi', (r) => r.tmi),
        ecrire: formaterTaux,
        ecrireEcart: enPoints,
        mieux: 'moins',
      },
    ],
  };
}

/** Hints whose date is not passed. */
export const pistesOuvertes = (r: ResultatTmi, bareme: string, jour: string): ResultatTmi['optimisations'] =>
  r.statut && datesDesPistes(anneeDe(bareme), jour) === 'passees' ? [] : r.optimisations;

function blocsDe(r: ResultatTmi, bareme: string, jour: string): BlocDeFeuille[] {
  const conseils = [
    ...pistesOuvertes(r, bareme, jour).map((o) => `${o.nom}, ${retire(euros(o.economie))}. ${o.description}`),
    ...r.conseils,
  ];
  return [
    {
      genre: 'tableau',
      titre: titreEscalier(r.marches),
      repere: r.partsRetenues === r.parts ? undefined : `Calcul sur ${enParts(r.partsRetenues)}, avantage plafonné`,
      colonnes: [
        { titre: `Tranche${r.partsRetenues > 1 ? ', par part' : ''}`, part: 3 },
        { titre: 'Montant', part: 1.4, droite: true },
        { titre: 'Taux', part: 1, droite: true },
        { titre: 'Impôt', part: 1.4, droite: true },
      ],
      lignes: r.tranchesApplicables.map((t) => ({
        cellules: [t.tranche, arrondi(t.montant), formaterTaux(t.taux), euros(t.impot)],
      })),
    },
    {
      genre: 'calcul',
      titre: 'Étape par étape',
      repere: `${enParts(r.parts)} · ${repereDuBareme(bareme)}`,
      trace: r.trace,
      tranches: { marches: r.marches, parts: r.partsRetenues },
    },
    ...(r.reserves.length > 0 ? [{ genre: 'phrases' as const, titre: 'Réserves', phrases: r.reserves }] : []),
    ...(conseils.length > 0 ? [{ genre: 'phrases' as const, titre: 'Pour aller plus loin', phrases: conseils }] : []),
  ];
}

/** @param jour today: a date that is passed is no hint any more */
export const modeleTmi = (jour: string): Modele<SituationTmi, ResultatTmi> => ({
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
