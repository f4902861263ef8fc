import { notion } from './concept.ts';

/** What opens a second question after a first one, about the same thing otherwise. */
export const SECONDES_DEMANDES = [
  notion(
    'seconde',
    'et si',
    'et avec|et sans|et en|et pour|et a|et au|et s il|et s ils|et s elle|et dans le cas|ou si|ou bien si|sinon si|puis si|idem si|idem avec|meme question',
  ),
] as const;
