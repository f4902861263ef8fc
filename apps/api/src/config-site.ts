import { z } from 'zod';
import type { ConfigurationSite } from './domains/site/index.ts';

const ligne = z.string().regex(/^[^\r\n]{2,200}$/, 'doit tenir sur une ligne');

type Promesse = ConfigurationSite['promesses'][number];

/** The claims of the specification, word for word: nobody can verify them, so nobody shows them without asking. */
const PROMESSES_DU_CAHIER: readonly Promesse[] = [
  { chiffre: '1\u202f847\u00a0€', texte: 'économie moyenne par client et par an' },
  { chiffre: '2\u202f400+', texte: 'contribuables accompagnés' },
  { chiffre: 'moins de 30\u00a0secondes', texte: 'pour une analyse' },
  { chiffre: '15+', texte: 'stratégies' },
  { chiffre: '100\u00a0%', texte: 'légal' },
];
const PROMESSES_MAX = 6;
const FORME_DES_PROMESSES = `au plus ${PROMESSES_MAX} affirmations « chiffre : texte » séparées par « | »`;

const estCourt = (texte: string, max: number): boolean => texte !== '' && texte.length <= max;

/** Undefined when the copy has not the form of one. */
function lireLesPromesses(brut: string): readonly Promesse[] | undefined {
  if (brut.trim() === '') return [];
  if (brut.trim() === 'cahier') return PROMESSES_DU_CAHIER;
  const lues = brut.split('|').map((une) => {
    const [chiffre = '', ...texte] = une.split(' : ');
    return { chiffre: chiffre.trim(), texte: texte.join(' : ').trim() };
  });
  const bonnes = lues.every(({ chiffre, texte }) => estCourt(chiffre, 30) && estCourt(texte, 80));
  return bonnes && lues.length <= PROMESSES_MAX ? lues : undefined;
}

/** Variables of the legal notice; none is invented. */
export const VARIABLES_SITE = {
  EDITEUR_NOM: ligne.optional(),
  EDITEUR_SIREN: z
    .string()
    .regex(/^\d{9}$/, 'doit compter neuf chiffres')
    .optional(),
  EDITEUR_CAPITAL: ligne.optional(),
  EDITEUR_ADRESSE: ligne.optional(),
  EDITEUR_DIRECTEUR: ligne.optional(),
  HEBERGEUR: ligne.optional(),
  PROMESSES_PUBLIQUES: z
    .string()
    .optional()
    .transform((brut, ctx) => {
      const lues = lireLesPromesses(brut ?? '');
      if (lues !== undefined) return lues;
      ctx.addIssue({ code: 'custom', message: `doit être « cahier », ou ${FORME_DES_PROMESSES}` });
      return z.NEVER;
    }),
};
type Variables = Readonly<z.infer<z.ZodObject<typeof VARIABLES_SITE>>>;

export const lirePromesses = (e: Variables): readonly Promesse[] => e.PROMESSES_PUBLIQUES;

export const lireSite = (e: Variables): ConfigurationSite['editeur'] => ({
  nom: e.EDITEUR_NOM ?? null,
  siren: e.EDITEUR_SIREN ?? null,
  capital: e.EDITEUR_CAPITAL ?? null,
  adresse: e.EDITEUR_ADRESSE ?? null,
  directeur: e.EDITEUR_DIRECTEUR ?? null,
  hebergeur: e.HEBERGEUR ?? null,
});

/** What the legal notice of a production misses, by the name of its variable. */
export const mentionsManquantes = (editeur: ConfigurationSite['editeur']): readonly string[] =>
  (
    [
      ['EDITEUR_NOM', editeur.nom],
      ['EDITEUR_SIREN', editeur.siren],
      ['EDITEUR_CAPITAL', editeur.capital],
      ['EDITEUR_ADRESSE', editeur.adresse],
      ['EDITEUR_DIRECTEUR', editeur.directeur],
      ['HEBERGEUR', editeur.hebergeur],
    ] as const
  ).flatMap(([nom, valeur]) => (valeur === null ? [nom] : []));
