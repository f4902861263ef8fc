import type { DefinitionFait } from '../types.ts';
import { compte, montant } from './fabrique.ts';

const desDeux = (faits: (rang: 1 | 2) => readonly DefinitionFait[]): DefinitionFait[] =>
  ([1, 2] as const).flatMap(faits);

/**
 * What a client means to do or could prove: no line of a return, so no calculation of the assistant takes them. They
 * give the levers of an analysis their amounts.
 */
export const FAITS_PROJETS: readonly DefinitionFait[] = [
  ...desDeux((rang) => {
    const de = rang === 1 ? '' : ' de l’autre conjoint';
    return [
      montant(`projet.declarant${rang}.per_versements`, `versement envisagé sur le PER${de}`),
      montant(`projet.declarant${rang}.frais_reels`, `frais réels justifiables${de}`),
      montant(
        `projet.declarant${rang}.charges_activite`,
        `charges réelles de l’activité ou du meublé${de}, amortissements compris`,
      ),
      montant(`projet.declarant${rang}.amortissements_activite`, `dont amortissements, que rien ne fait payer${de}`),
    ];
  }),
  montant('projet.emploi_domicile', 'emploi à domicile envisagé en plus'),
  montant('projet.pension_enfant_majeur', 'pension envisagée à l’enfant majeur rattaché'),
  montant('projet.pension_ascendant', 'aide à un ascendant, non encore déduite'),
  montant('projet.charges_foncieres', 'charges réelles de la location nue au micro-foncier'),
  montant('projet.societe.budget', 'bénéfice de la société avant rémunération du dirigeant et impôt'),
  montant('projet.societe.remuneration', 'salaire net imposable que ce bénéfice paierait, cotisations déduites'),
  montant('projet.sci.loyers', 'loyers annuels de la SCI'),
  montant('projet.sci.charges', 'charges annuelles de la SCI, intérêts compris'),
  montant('projet.sci.amortissements', 'amortissement annuel du bien de la SCI'),
  montant('projet.assurance_vie', 'capital à placer en assurance-vie', { periode: 'total' }),
  montant('projet.patrimoine', 'patrimoine net du client à transmettre', { periode: 'total' }),
  compte('projet.annees_transmission', 'années à prévoir avant la succession', 'ans'),
];
