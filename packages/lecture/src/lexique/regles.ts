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
] as const;
