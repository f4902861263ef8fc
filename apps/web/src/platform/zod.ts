import { phraseDeChamp } from '@francis/contract/phrases-de-champ';
import { config } from 'zod/v4';

// In the browser `zod` is this module (vite.config.ts): whatever builds a schema has it set first, and a screen without a
// schema does not wait for it. It would otherwise compile parsers with `new Function`, which the policy refuses.
// A field without a sentence of its own is refused in the words of the server, not in English.
config({ jitless: true, customError: phraseDeChamp });

export { z } from 'zod/v4';
