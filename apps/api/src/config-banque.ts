import { z } from 'zod';
import { estDeCetteMachine } from './cette-machine.ts';

/** Through whom banks are read. */
export type ConfigurationBanque =
  | { readonly genre: 'indisponible' | 'essai' }
  | {
      readonly genre: 'truelayer';
      readonly clientId: string;
      readonly clientSecret: string;
      readonly adresses: { readonly autorisation: string; readonly donnees: string };
      /** The banks that the person may choose from, as the provider lists them. */
      readonly fournisseurs: string;
    };

const adresse = z
  .string()
  .refine(
    (texte) => URL.canParse(texte) && (new URL(texte).protocol === 'https:' || estDeCetteMachine(texte)),
    'doit être une adresse https:// (http:// pour cette machine seulement)',
  )
  .transform((texte) => (texte.endsWith('/') ? texte.slice(0, -1) : texte));

export const VARIABLES_BANQUE = {
  BANQUE: z.enum(['aucune', 'essai', 'truelayer'], 'doit valoir aucune, essai ou truelayer').optional(),
  TRUELAYER_CLIENT_ID: z.string().min(1).max(200).optional(),
  TRUELAYER_CLIENT_SECRET: z.string().min(1).max(500).optional(),
  TRUELAYER_AUTORISATION_URL: adresse.default('https://auth.truelayer.com'),
  TRUELAYER_DONNEES_URL: adresse.default('https://api.truelayer.com'),
  TRUELAYER_BANQUES: z.string().max(500).default('fr-stet-all fr-ob-all'),
};
type Variables = Readonly<z.infer<z.ZodObject<typeof VARIABLES_BANQUE>>>;

interface Contexte {
  readonly demonstration: boolean;
  readonly publicUrl: string | undefined;
}

/** @param fautes receives a sentence for each setting that misses another. */
export function lireBanque(
  e: Variables,
  { demonstration, publicUrl }: Contexte,
  fautes: string[],
): ConfigurationBanque {
  const ici = publicUrl === undefined ? demonstration : estDeCetteMachine(publicUrl);
  const parDefaut = e.TRUELAYER_CLIENT_ID === undefined ? (demonstration && ici ? 'essai' : 'aucune') : 'truelayer';
  const genre = e.BANQUE ?? parDefaut;
  if (genre === 'aucune') return { genre: 'indisponible' };
  if (genre === 'essai') {
    if (ici) return { genre };
    fautes.push(
      'BANQUE=essai n’est permis que sur cette machine : PUBLIC_URL doit être une adresse de localhost. Donnez TRUELAYER_CLIENT_ID, ou BANQUE=aucune.',
    );
    return { genre: 'indisponible' };
  }
  const { TRUELAYER_CLIENT_ID: clientId, TRUELAYER_CLIENT_SECRET: clientSecret } = e;
  if (clientId === undefined || clientSecret === undefined) {
    fautes.push('TRUELAYER_CLIENT_ID et TRUELAYER_CLIENT_SECRET se donnent ensemble.');
    return { genre: 'indisponible' };
  }
  const adresses = { autorisation: e.TRUELAYER_AUTORISATION_URL, donnees: e.TRUELAYER_DONNEES_URL };
  return { genre, clientId, clientSecret, adresses, fournisseurs: e.TRUELAYER_BANQUES };
}
