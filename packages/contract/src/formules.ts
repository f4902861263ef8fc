import { z } from 'zod';

/** Every price of the product: nowhere else is one written (a test reads the sources). */
interface FormulePayante {
  readonly nom: string;
  readonly type: 'particulier' | 'professionnel';
  readonly interval: 'month' | 'year';
  /** Cents of a euro, VAT included. */
  readonly centimes: number;
  /** Questions of one period; -1 is unlimited. */
  readonly requestLimit: number;
  readonly features: readonly string[];
  readonly mention?: string;
}

const PREMIUM = {
  nom: 'Francis Premium',
  type: 'particulier',
  features: ['Réponses avec calcul et article', 'Historique de vos conversations'],
} as const;
const PRO = {
  nom: 'Francis Pro',
  type: 'professionnel',
  requestLimit: -1,
  features: ['Questions illimitées', 'Dossiers clients', 'Questions sur le dossier d’un client'],
} as const;

export const FORMULES = {
  MONTHLY: { ...PREMIUM, interval: 'month', centimes: 999, requestLimit: 30 },
  ANNUAL: { ...PREMIUM, interval: 'year', centimes: 9_999, requestLimit: 360 },
  PRO_MONTHLY: { ...PRO, interval: 'month', centimes: 4_900 },
  PRO_ANNUAL: { ...PRO, interval: 'year', centimes: 49_000, mention: '17\u00a0% d’économie' },
  PRO_ESSENTIEL: {
    nom: 'Essentiel',
    type: 'professionnel',
    interval: 'month',
    centimes: 4_900,
    requestLimit: 50,
    features: ['Analyses fiscales illimitées', 'Exports PDF et Excel', 'Assistance par e-mail'],
  },
  PRO_COMPLET: {
    nom: 'Pro',
    type: 'professionnel',
    interval: 'month',
    centimes: 9_900,
    requestLimit: 100,
    features: ['Tout ce que contient Essentiel', 'Intégrations par API', 'Assistance prioritaire'],
  },
} as const satisfies Readonly<Record<string, FormulePayante>>;

export type CleFormule = keyof typeof FORMULES;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys that it lists.
export const CLES_FORMULES = Object.keys(FORMULES) as [CleFormule, ...CleFormule[]];

/** What is on sale: the specification has two readings of the professional plans, and one is chosen. */
export const LECTURES_DES_FORMULES = {
  illimite: ['MONTHLY', 'ANNUAL', 'PRO_MONTHLY', 'PRO_ANNUAL'],
  paliers: ['MONTHLY', 'ANNUAL', 'PRO_ESSENTIEL', 'PRO_COMPLET'],
} as const satisfies Readonly<Record<string, readonly CleFormule[]>>;
export type LectureDesFormules = keyof typeof LECTURES_DES_FORMULES;

export const estUneFormule = (cle: string): cle is CleFormule => Object.hasOwn(FORMULES, cle);

/** Questions of a period, null when they are not counted. */
export const limiteDe = (cle: CleFormule): number | null => {
  const { requestLimit } = FORMULES[cle];
  return requestLimit < 0 ? null : requestLimit;
};

export const Formule = z
  .object({
    priceId: z.enum(CLES_FORMULES),
    nom: z.string(),
    type: z.enum(['particulier', 'professionnel']),
    interval: z.enum(['month', 'year']),
    price: z.number().describe('En euros, toutes taxes comprises.'),
    dont_tva: z.number().describe('Part de la TVA dans le prix, en euros.'),
    currency: z.literal('EUR'),
    requestLimit: z.number().int().describe('Questions de la période ; −1 : illimité.'),
    features: z.array(z.string()),
    mention: z.string().optional(),
  })
  .meta({ id: 'Formule' });
export type Formule = z.infer<typeof Formule>;
