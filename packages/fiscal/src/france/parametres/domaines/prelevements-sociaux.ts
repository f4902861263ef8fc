import { def, definirDomaine, lu } from './definition.ts';
import { LFSS_2018, LFSS_2019, LFSS_2026 } from './sources.ts';

const ARTICLE = 'CSS art. L136-6 à L136-8 ; CGI art. 235 ter';

const DEPUIS_2018 = { patrimoine: 0.172, placement: 0.172, maintenu: 0.172, csg_deductible: 0.068 } as const;
/** Since 2019 who is insured elsewhere in Europe owes no CSG nor CRDS: the solidarity levy alone is left. */
const SOLIDARITE_SEULE = { assure_en_europe: lu(LFSS_2019, 0.075) } as const;

/**
 * Social levies on capital, all contributions together. Income assessed by the tax roll changes with the income of 2025;
 * what is withheld by the payer changes with the events of 2026; some income keeps the old rate.
 */
export const PRELEVEMENTS_SOCIAUX = definirDomaine(
  'ps',
  'Les prélèvements sociaux',
  {
    patrimoine: def('Prélèvements sociaux sur les revenus du patrimoine', ARTICLE, 'taux'),
    placement: def('Prélèvements sociaux sur les produits de placement', ARTICLE, 'taux'),
    maintenu: def('Prélèvements sociaux à taux maintenu', 'CSS art. L136-8 I ; CGI art. 235 ter', 'taux'),
    assure_en_europe: def(
      'Prélèvements sociaux d’un assuré d’un autre État européen',
      'CSS art. L136-7 I ter ; CGI art. 235 ter',
      'taux',
    ),
    csg_deductible: def('CSG déductible des revenus du capital soumis au barème', 'CGI art. 154 quinquies II', 'taux'),
  },
  [
    { depuis: '2018-01-01', source: LFSS_2018, valeurs: { ...DEPUIS_2018, assure_en_europe: DEPUIS_2018.maintenu } },
    { depuis: '2019-01-01', source: LFSS_2018, valeurs: { ...DEPUIS_2018, ...SOLIDARITE_SEULE } },
    { depuis: '2025-01-01', source: LFSS_2026, valeurs: { ...DEPUIS_2018, ...SOLIDARITE_SEULE, patrimoine: 0.186 } },
    {
      depuis: '2026-01-01',
      source: LFSS_2026,
      valeurs: { ...DEPUIS_2018, ...SOLIDARITE_SEULE, patrimoine: 0.186, placement: 0.186 },
    },
  ],
);
