import { z } from 'zod';
import type { ConfigurationVoix } from './domains/voix/index.ts';

const adresse = z
  .string()
  .refine(
    (texte) => URL.canParse(texte) && /^https?:$/.test(new URL(texte).protocol),
    'doit être une adresse http:// ou https://',
  )
  .transform((texte) => texte.replace(/\/$/, ''));
const cle = z.string().regex(/^[\x21-\x7e]{4,500}$/, 'doit être une clé sans espace');
const nom = z.string().regex(/^[\w.-]{1,60}$/, 'doit être un nom sans espace');
const entier = (min: number, max: number, defaut: number) =>
  z
    .string()
    .regex(/^\d+$/, 'doit être un nombre entier')
    .transform(Number)
    .pipe(z.number().min(min, `doit être au moins ${min}`).max(max, `doit être au plus ${max}`))
    .default(defaut);

/** Variables of speech. By default the server reads aloud with `espeak-ng` when it is installed, and writes nothing down. */
export const VARIABLES_VOIX = {
  VOIX_SYNTHESE: z
    .enum(['automatique', 'aucune', 'espeak', 'elevenlabs'], 'doit valoir automatique, aucune, espeak ou elevenlabs')
    .default('automatique'),
  VOIX_SYNTHESE_URL: adresse.default('https://api.elevenlabs.io'),
  VOIX_SYNTHESE_CLE: cle.optional(),
  VOIX_SYNTHESE_VOIX: nom.optional(),
  VOIX_SYNTHESE_MODELE: nom.default('eleven_multilingual_v2'),
  VOIX_TRANSCRIPTION: z.enum(['aucune', 'openai'], 'doit valoir aucune ou openai').default('aucune'),
  VOIX_TRANSCRIPTION_URL: adresse.default('https://api.openai.com/v1'),
  VOIX_TRANSCRIPTION_CLE: cle.optional(),
  VOIX_TRANSCRIPTION_MODELE: nom.default('whisper-1'),
  VOIX_PAR_MINUTE: entier(1, 10_000, 30),
  VOIX_DELAI_SECONDES: entier(1, 300, 30),
};
type Variables = Readonly<z.infer<z.ZodObject<typeof VARIABLES_VOIX>>>;

/** @param fautes receives a sentence for each setting that misses another. */
export function lireVoix(e: Variables, chemins: string, fautes: string[]): ConfigurationVoix {
  const commun = { chemins, appelsParMinute: e.VOIX_PAR_MINUTE, delaiMs: e.VOIX_DELAI_SECONDES * 1000 };
  return { ...commun, synthese: lireSynthese(e, fautes), transcription: lireTranscription(e, fautes) };
}

function lireSynthese(e: Variables, fautes: string[]): ConfigurationVoix['synthese'] {
  if (e.VOIX_SYNTHESE !== 'elevenlabs') return { genre: e.VOIX_SYNTHESE };
  const { VOIX_SYNTHESE_CLE: secret, VOIX_SYNTHESE_VOIX: voix } = e;
  if (secret !== undefined && voix !== undefined)
    return { genre: 'elevenlabs', url: e.VOIX_SYNTHESE_URL, cle: secret, voix, modele: e.VOIX_SYNTHESE_MODELE };
  fautes.push('VOIX_SYNTHESE_CLE et VOIX_SYNTHESE_VOIX sont obligatoires avec VOIX_SYNTHESE=elevenlabs.');
  return { genre: 'aucune' };
}

function lireTranscription(e: Variables, fautes: string[]): ConfigurationVoix['transcription'] {
  if (e.VOIX_TRANSCRIPTION === 'aucune') return { genre: 'aucune' };
  const { VOIX_TRANSCRIPTION_CLE: secret } = e;
  if (secret !== undefined)
    return { genre: 'openai', url: e.VOIX_TRANSCRIPTION_URL, cle: secret, modele: e.VOIX_TRANSCRIPTION_MODELE };
  fautes.push('VOIX_TRANSCRIPTION_CLE est obligatoire avec VOIX_TRANSCRIPTION=openai.');
  return { genre: 'aucune' };
}
