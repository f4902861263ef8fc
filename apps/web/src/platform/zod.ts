import { phraseDeChamp } from '@francis/contract/phrases-de-champ';
import { config } from 'zod/v4/core';

// Before any schema is built: zod would otherwise compile parsers with `new Function`, which the policy refuses.
// A field without a sentence of its own is refused in the words of the server, not in English.
config({ jitless: true, customError: phraseDeChamp });
