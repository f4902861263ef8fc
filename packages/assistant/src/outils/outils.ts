import { expliquerFraisKilometriques } from '@francis/fiscal';
import { tool } from 'ai';
import { hypothesesDuFoyer } from './hypotheses.ts';
import { foyerDesParts } from './parts-dites.ts';
import { solde } from './solde.ts';
import { avecCdhr } from './avec-cdhr.ts';
import { tauxMoyen } from './taux-moyen.ts';
import { tauxDePrelevement } from './taux-prelevement.ts';
import { lireParametres } from './lire-parametres.ts';
import type { Registre } from '../orchestration/registre.ts';
import { creerOutilsDomaines } from './calculs-domaines.ts';
import { chercherNotes, type DemandeNotesOutil } from './chercher-notes.ts';
import { chercherSeuil } from './chercher-seuil.ts';
import { comparer } from './comparer.ts';
import { calculerDecote, calculerForfait, calculerPlafondDepuisSalaires, lireBareme } from './partiels.ts';
import { type ResultatOutil, calculerFoyer, decrire, optionsPour, refuse } from './resultats.ts';
import {
  EntreeBareme,
  EntreeCalcul,
  EntreeDecote,
  EntreeForfait,
  EntreeNotes,
  EntreeComparaison,
  EntreeFrais,
  EntreeParametres,
  EntreePlafond,
  EntreePrecisions,
  EntreeRefus,
  EntreeSeuil,
} from './schemas.ts';

/** Half a share of a child and half a share of a disability do not have the same cap. */
const D_AUTRES_PARTS =
  'Parts supposées venir d’enfants à charge : une demi-part d’une autre origine a un autre plafond et donnerait un autre impôt.';

/** How the answer ends, when the model says that there is no figure to give. */
export interface Issue {
  statut?: 'clarification' | 'refus';
  /** Why it declined. */
  motif?: string;
  /** The rule that was looked up, of the country whose law was asked. */
  droit?: DemandeNotesOutil;
}

/** Called with the amounts that a model put into a tool, so that their origin can be checked. */
export type ControleEntree = (entree: unknown) => void;

/**
 * The tools of one question. They only compute: none writes, sends or reads anything outside the question.
 */
export function creerOutils(registre: Registre, issue: Issue, controler: ControleEntree, aujourdhui?: string) {
  return {
    ...creerOutilsDomaines(registre, controler),
    chercher_notes: tool({
      description:
        'Règles de droit fiscal qui répondent à une question : texte vérifié, chiffres par jeton, références à citer. À appeler pour toute question de droit sans calcul.',
      inputSchema: EntreeNotes,
      execute: ({ juridiction, ...reste }) => {
        const demande = { ...reste, ...(juridiction === undefined ? {} : { juridiction }) };
        issue.droit ??= demande;
        return chercherNotes(registre, demande, aujourdhui);
      },
    }),
    calculer_impot: tool({
      description: 'Impôt sur le revenu français d’un foyer fiscal, avec toutes ses étapes.',
      inputSchema: EntreeCalcul,
      execute: ({ foyer, annee, revenuNetImposable, retenue, parts }): ResultatOutil => {
        controler({ foyer, revenuNetImposable, retenue, parts });
        const lu = parts === undefined ? { foyer, autres: [] } : foyerDesParts(foyer, parts, annee);
        if ('statut' in lu) return refuse(lu);
        const calcul = calculerFoyer(lu.foyer, annee, revenuNetImposable);
        if ('statut' in calcul) return refuse(calcul);
        const { resultat, trace } = calcul;
        const certain = lu.autres.every((autre) => {
          const sien = calculerFoyer(autre, annee, revenuNetImposable);
          return 'statut' in sien || sien.resultat.impot_final === resultat.impot_final;
        });
        const appel = registre.enregistrer({
          annee,
          estimation: resultat.statut === 'estimation' || !certain,
          reserves: [...resultat.reserves, ...(certain ? [] : [D_AUTRES_PARTS])],
          racines: new Map([
            ['', trace],
            ...tauxMoyen(trace),
            ...(revenuNetImposable === undefined ? tauxDePrelevement(lu.foyer, annee) : []),
            ...avecCdhr(trace),
            ...solde(trace, retenue),
          ]),
        });
        return decrire(appel, resultat.annee_parametres, hypothesesDuFoyer(lu.foyer));
      },
    }),
    comparer_impots: tool({
      description:
        'Impôt complet dans deux ou trois situations et leur écart : premier moins second, positif quand le second coûte moins. `comparaison.ecart` est l’impôt seul ; `tout/comparaison.ecart_total` compte aussi les prélèvements sociaux et la contribution différentielle. À utiliser pour toute économie ou hausse.',
      inputSchema: EntreeComparaison,
      execute: ({ scenarios, annee, supplement }): ResultatOutil => {
        controler({ scenarios, supplement });
        return comparer(registre, scenarios, annee, supplement);
      },
    }),
    calculer_frais_kilometriques: tool({
      description: 'Frais de véhicule par le barème kilométrique.',
      inputSchema: EntreeFrais,
      execute: ({ km, cv, electrique, annee }): ResultatOutil => {
        controler({ km });
        const calcul = expliquerFraisKilometriques(
          { kilometres: km, puissance_cv: cv, electrique },
          annee,
          optionsPour(annee),
        );
        if (calcul.statut === 'refus') return refuse(calcul);
        return decrire(
          registre.enregistrer({
            annee,
            estimation: calcul.statut === 'estimation',
            reserves: [],
            racines: new Map([['', calcul.trace]]),
          }),
          annee,
        );
      },
    }),
    calculer_plafond_per: tool({
      description: 'Plafond de déduction de l’épargne retraite ouvert par les salaires de l’année précédente.',
      inputSchema: EntreePlafond,
      execute: ({ salaires, annee }): ResultatOutil => {
        controler({ salaires });
        return calculerPlafondDepuisSalaires(registre, salaires, annee);
      },
    }),
    calculer_decote: tool({
      description: 'Décote d’un impôt brut et impôt qui reste.',
      inputSchema: EntreeDecote,
      execute: ({ impot_brut, couple, annee }): ResultatOutil => {
        controler({ impot_brut });
        return calculerDecote(registre, impot_brut, couple, annee);
      },
    }),
    calculer_forfait: tool({
      description: 'Coût total de revenus de capitaux au prélèvement forfaitaire unique, prélèvements sociaux compris.',
      inputSchema: EntreeForfait,
      execute: ({ annee, ...capital }): ResultatOutil => {
        controler(capital);
        return calculerForfait(registre, capital, annee);
      },
    }),
    lire_parametres: tool({
      description: 'Limites et taux légaux d’une année, par leur nom (par exemple foncier.limite_deficit).',
      inputSchema: EntreeParametres,
      execute: ({ noms, annee }): ResultatOutil => lireParametres(registre, noms, annee),
    }),
    lire_bareme: tool({
      description: 'Seuils et taux du barème d’une année.',
      inputSchema: EntreeBareme,
      execute: ({ annee }): ResultatOutil => lireBareme(registre, annee),
    }),
    chercher_seuil: tool({
      description: 'Premier salaire annuel à partir duquel un foyer paie de l’impôt.',
      inputSchema: EntreeSeuil,
      execute: ({ foyer, annee }): ResultatOutil => chercherSeuil(registre, foyer, annee),
    }),
    demander_precisions: tool({
      description: 'À appeler quand un fait qui décide du résultat manque ou se contredit.',
      inputSchema: EntreePrecisions,
      execute: ({ manques }) => {
        issue.statut ??= 'clarification';
        return { note: manques.length };
      },
    }),
    decliner: tool({
      description: 'À appeler quand la demande est une fraude, hors sujet, future ou non couverte.',
      inputSchema: EntreeRefus,
      execute: ({ motif }) => {
        issue.statut ??= 'refus';
        issue.motif ??= motif;
        return { motif };
      },
    }),
  };
}
