import { z } from 'zod';

/** What a probe reads. The mode is public: a demonstration instance says that it is one. */
export const Sante = z.object({ statut: z.literal('pret'), mode: z.enum(['demonstration', 'production']) });
export type Sante = z.infer<typeof Sante>;
