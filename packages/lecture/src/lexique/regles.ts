import { notion } from './concept.ts';

/** What a person wants a rule about: a rule that does not speak of it is another one. */
export const OBJETS_DE_REGLE = [
  notion(
    'deduction',
    'déduire',
    'deduis|deduit|deduite|deduits|deduites|deduisons|deduisez|deductible|deductibles|deduction|deductions|charges|impute|imputer|impute t il|retrancher|retranche',
  ),
  notion(
    'droits',
    'droits à payer',
    'droits sur|les droits|ses droits|leurs droits|droits de succession|droits de donation|droits de mutation|combien de droits|quels droits',
  ),
  notion(
    'retour',
    'revenir sur un choix',
    'revenir en arriere|retour en arriere|revenir dessus|revenir sur mon option|revenir sur notre option|revocable|irrevocable|revoquer|renoncer|renonce|definitif|definitive|changer d avis|faire machine arriere|annuler mon option|sortir de l option',
  ),
] as const;

/** Somebody died, or gives: without one of these, a rule of what follows a death is another rule. */
export const TRANSMISSIONS = [
  notion(
    'transmission',
    'décès',
    'decede|decedee|decedes|defunt|defunte|mort|morte|morts|mourir|meurt|mourra|mourait|heritage|heriter|herite|heriterait|heritier|heritiere|heritiers|heritieres|succession|successions|legue|leguer|legs|legataire|testament|veuf|veuve|veuves|survivant|survivante|survivants|donation|donations|donner|donne|usufruit|usufruitier|nu proprietaire|nus proprietaires|assurance vie|transmission|transmettre|beneficiaire|conjoint|reversion|disparu|disparue|perdu',
  ),
] as const;
