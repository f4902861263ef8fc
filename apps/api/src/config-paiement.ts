import type { LectureDesFormules } from '@francis/contract';
import { z } from 'zod';
import { estDeCetteMachine } from './cette-machine.ts';

/** Who takes the money. */
export type ConfigurationPaiement = {
  readonly lecture: LectureDesFormules;
  readonly demonstration: boolean;
} & (
  | { readonly genre: 'indisponible' | 'essai' }
  | {
      readonly genre: 'stripe';
      readonly cle: string;
      readonly secretDesEvenements: string;
      /** Where its API answers, when it is not its own address. */
      readonly url: string | undefined;
    }
);

export const VARIABLES_PAIEMENT = {
  PAIEMENT: z.enum(['aucun', 'essai', 'stripe'], 'doit valoir aucun, essai ou stripe').optional(),
  STRIPE_CLE: z.string().min(8, 'doit compter au moins 8 caractères').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8, 'doit compter au moins 8 caractères').optional(),
  STRIPE_URL: z
    .string()
    .refine(
      (texte) => URL.canParse(texte) && (new URL(texte).protocol === 'https:' || estDeCetteMachine(texte)),
      'doit être une adresse https:// (http:// pour cette machine seulement)',
    )
    .optional(),
  FORMULES_PRO: z.enum(['illimite', 'paliers'], 'doit valoir illimite ou paliers').default('illimite'),
};
type Variables = Readonly<z.infer<z.ZodObject<typeof VARIABLES_PAIEMENT>>>;

interface Contexte {
  readonly demonstration: boolean;
  readonly publicUrl: string | undefined;
}

/** @param fautes receives a sentence for each setting that misses another. */
export function lirePaiement(
  e: Variables,
  { demonstration, publicUrl }: Contexte,
  fautes: string[],
): ConfigurationPaiement {
  const commun = { lecture: e.FORMULES_PRO, demonstration };
  const ici = publicUrl === undefined ? demonstration : estDeCetteMachine(publicUrl);
  const parDefaut = e.STRIPE_CLE === undefined ? (demonstration && ici ? 'essai' : 'aucun') : 'stripe';
  const genre = e.PAIEMENT ?? parDefaut;
  if (genre === 'aucun') return { genre: 'indisponible', ...commun };
  if (genre === 'essai') {
    if (ici) return { genre, ...commun };
    fautes.push(
      'PAIEMENT=essai n’est permis que sur cette machine : PUBLIC_URL doit être une adresse de localhost. Donnez STRIPE_CLE, ou PAIEMENT=aucun.',
    );
    return { genre: 'indisponible', ...commun };
  }
  const { STRIPE_CLE: cle, STRIPE_WEBHOOK_SECRET: secretDesEvenements, STRIPE_URL: url } = e;
  if (cle !== undefined && secretDesEvenements !== undefined)
    return { genre: 'stripe', cle, secretDesEvenements, url, ...commun };
  fautes.push('STRIPE_CLE et STRIPE_WEBHOOK_SECRET se donnent ensemble.');
  return { genre: 'indisponible', ...commun };
}
