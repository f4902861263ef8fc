import { motsDits } from '@francis/lecture';
import { expliquerFraisKilometriques } from '@francis/fiscal';
import { z } from 'zod';
import { COUT_DE_LA_VOITURE, lireTrajet, trajetSansAnnee } from '../comprehension/trajet.ts';
import { jeton } from '../orchestration/jetons.ts';
import { optionsPour } from '../outils/resultats.ts';
import { definirDomaine, manque } from './domaine.ts';
import { anneeDeDepense } from './question.ts';

const Entree = z.strictObject({
  annee: z.int().min(2022).max(2030),
  km: z.number().min(0).max(200_000),
  cv: z.int().min(1).max(60),
  electrique: z.boolean().default(false),
});

/** Words of a whole household: the comparison with the flat deduction is asked, which the income tax makes. */
const FOYER = /\b(?:celibataire|mariee?s?|pacsee?s?|salaires?|net imposable|gagn\w+|mon impot|impot en moins)\b/;

const DEMANDE = motsDits(
  'bareme|frais|ik|indemnites|indemnite|deduire|deduis|deductible|deductibles|deduction|combien|montant',
);

const APRES_LE_MONTANT = 20;

/** Whose car it is: the figure is asked, not the rule. */
const PUISSANCE = ['cv', 'chevaux'];

export const FRAIS_KILOMETRIQUES = definirDomaine<z.infer<typeof Entree>>({
  outil: 'calculer_bareme_kilometrique',
  description: 'Frais de voiture d’une année par le barème kilométrique, sans le foyer.',
  schema: Entree,
  objet: 'les frais kilométriques',
  lire: (q) => {
    if (
      q.juridiction !== 'FR' ||
      motsDits('velos|velo|trottinette').test(q.texte) ||
      FOYER.test(q.texte) ||
      // What the car cost says nothing; another amount asks something else.
      (!q.montants.every(({ droite }) => COUT_DE_LA_VOITURE.test(droite.slice(0, APRES_LE_MONTANT))) &&
        !/\bbareme\b|\bkilometri\w+/.test(q.texte))
    )
      return undefined;
    const trajet = lireTrajet(q.texte);
    const demande = DEMANDE.test(q.texte);
    if (demande && trajetSansAnnee(q.texte) && PUISSANCE.some((mot) => q.texte.includes(mot)))
      return {
        manques: [
          manque(
            'les kilomètres de l’année, ou le nombre de jours de trajet',
            'le barème porte sur l’année',
            'vehicule.km',
          ),
        ],
      };
    if (trajet === undefined || !demande) return undefined;
    const { km, cv, electrique } = trajet;
    if (cv === undefined)
      return {
        manques: [manque('la puissance fiscale du véhicule, en chevaux', 'le barème en dépend', 'vehicule.cv')],
      };
    return { entree: { annee: anneeDeDepense(q), km, cv, electrique } };
  },
  calculer: ({ annee, km, cv, electrique }) => {
    const calcul = expliquerFraisKilometriques(
      { kilometres: km, puissance_cv: cv, electrique },
      annee,
      optionsPour(annee),
    );
    if (calcul.statut === 'refus') return calcul;
    return { trace: calcul.trace, statut: calcul.statut, reserves: [], hypotheses: [] };
  },
  rediger: (e, r, b) => {
    b.paragraphe(
      `Le barème kilométrique donne **${jeton(r.appel, 'ir.frais_kilometriques')}** de frais de voiture (${e.annee}).[^cgi-ann-iv-6-b][^cgi-83]`,
    );
    b.paragraphe(
      'Il couvre l’usure, l’assurance, l’entretien et le carburant ; péages, stationnement et intérêts d’emprunt s’y ajoutent. Ces frais ne se déduisent que si vous choisissez les frais réels à la place de la déduction forfaitaire, et le trajet quotidien est retenu dans une limite de distance.',
    );
  },
});
