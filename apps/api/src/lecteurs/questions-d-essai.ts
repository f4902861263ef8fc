import type { DemandeAssistant } from '@francis/assistant';

type Juridiction = DemandeAssistant['juridiction'];

const QUESTIONS: readonly (readonly [question: string, juridiction?: Juridiction])[] = [
  ['Célibataire, 32 000 € net imposable, quel impôt ?'],
  ['Nous sommes mariés avec deux enfants et 68 000 € de salaires. Quel est notre impôt ?'],
  ['Quelle est ma tranche marginale avec 45 000 € de revenu net imposable, seul ?'],
  ['Pacsés sans enfant, 38 000 € à deux : quelle décote ?'],
  ['Et avec un troisième enfant ?'],
  ['Quel est le plafond du PEA ?'],
  ['Puis-je déduire une pension versée à ma mère ?'],
  ['Je vends un appartement acheté 150 000 € en 2010, 240 000 € : quelle plus-value ?'],
  ['Quels droits pour une donation de 120 000 € à ma fille ?'],
  ['Combien d’impôt vais-je payer ?'],
  ['Mon TJM est de 450 €, quel statut choisir ?'],
  ['Quel impôt à Genève pour 90 000 CHF, célibataire ?', 'CH'],
  ['Quelle est la météo demain ?'],
  ['33 000 € gagnés, quel impôt ?'],
  // Misspelt on purpose: the correction of words is compiled with the rest.
  ['ma seur a recu un appartemen estimer 210000 euro, cest koi les droi a payé ?'],
  ['jai vendu mes action avec 8000 de plu value, combien dimpots sil vous plai'],
  ['Versement de 3 000 € sur un PER : combien d’impôt en moins, à 50 000 € de salaire ?'],
];

const AUJOURD_HUI = '2026-01-15';

/** One of each kind, so that what answers is compiled before the first person asks; twice, the second time with a past. */
export const QUESTIONS_D_ESSAI: readonly DemandeAssistant[] = [[], QUESTIONS.slice(0, 1)].flatMap((passe) =>
  QUESTIONS.map(([question, juridiction = 'FR']) => ({
    question,
    juridiction,
    aujourdhui: AUJOURD_HUI,
    historique: passe.map(([content]) => ({ role: 'user' as const, content })),
  })),
);
