import { z } from 'zod';
import { type ChampClient, SECTIONS_CLIENT } from './clients-sections.ts';
import { MODELES_DE_DEPART } from './modeles-textes.ts';

export const GENRES_MODELE = ['lettre_de_mission', 'rapport_adequation'] as const;
export type GenreModele = (typeof GENRES_MODELE)[number];

export const LIBELLES_MODELE: Readonly<Record<GenreModele, string>> = {
  lettre_de_mission: 'Lettre de mission',
  rapport_adequation: 'Rapport d’adéquation',
};

/** Said on the screen and at the foot of each page. */
export const AVIS_MODELE =
  'Modèle du cabinet, rempli avec le dossier. Francis n’en a ni vérifié ni validé le texte\u202f: le cabinet en répond.';

export const MODELE_MAX = 30_000;
/** Filled, a letter is longer than its template. */
export const LETTRE_MAX = 60_000;
/** Each line is laid out apart: thousands of empty ones would hold the server for nothing. */
export const LIGNES_MAX = 2_000;
const tientEnLignes = (texte: string): boolean => texte.split('\n', LIGNES_MAX + 1).length <= LIGNES_MAX;
const TROP_DE_LIGNES = 'Ce texte a trop de lignes.';

/** What the firm writes for itself is handed to nobody. */
const INTERNES: readonly string[] = [
  'notes_internes_pro',
  'statut_dossier_pro',
  'prochain_rendez_vous_pro',
] satisfies ChampClient[];

const champs = SECTIONS_CLIENT.flatMap((section) => Object.entries<string>(section.champs)).filter(
  ([champ]) => !INTERNES.includes(champ),
);

/** Each placeholder that a template may hold, `{{nom_client}}`, and what stands in its place. */
export const REPERES: Readonly<Record<string, string>> = {
  cabinet: 'Nom du cabinet',
  siret_cabinet: 'SIRET du cabinet',
  adresse_cabinet: 'Adresse du cabinet',
  telephone_cabinet: 'Téléphone du cabinet',
  conseiller: 'Nom du conseiller',
  date: 'Date du jour',
  conseil_titre: 'Titre du dernier conseil validé',
  conseil_texte: 'Texte du dernier conseil validé',
  conseil_date: 'Date du dernier conseil validé',
  ...Object.fromEntries(champs),
};

export interface Morceau {
  readonly texte: string;
  /** Set when the text is the name of a placeholder. */
  readonly repere: boolean;
}

/** A template cut at its placeholders; an opening without its end is text. */
export function couperModele(texte: string): Morceau[] {
  const morceaux: Morceau[] = [];
  let ici = 0;
  for (;;) {
    const debut = texte.indexOf('{{', ici);
    const fin = debut < 0 ? -1 : texte.indexOf('}}', debut);
    if (fin < 0) break;
    if (debut > ici) morceaux.push({ texte: texte.slice(ici, debut), repere: false });
    morceaux.push({ texte: texte.slice(debut + 2, fin).trim(), repere: true });
    ici = fin + 2;
  }
  if (ici < texte.length) morceaux.push({ texte: texte.slice(ici), repere: false });
  return morceaux;
}

const A_REDIGER = ['à rédiger', 'à préciser', 'à compléter'] as const;

/** What a letter leaves to be written by hand, each by the title above it: « Rémunération (à préciser par le cabinet) ». */
function passagesARediger(texte: string): string[] {
  const passages: string[] = [];
  let titre = '';
  for (const brute of texte.split('\n')) {
    const ligne = brute.trim();
    if (ligne.startsWith('# ')) titre = ligne.slice(2).trim();
    const dit = (ligne.startsWith('- ') ? ligne.slice(2) : ligne).replace(/\.$/, '').toLowerCase();
    if (A_REDIGER.some((debut) => dit.startsWith(debut))) passages.push(titre === '' ? dit : `${titre} (${dit})`);
  }
  return passages;
}

const MANQUE = '[à compléter\u202f: ';

/** What stands in a letter for a fact that the file does not say. */
export const marquerManque = (libelle: string): string => `${MANQUE}${libelle}]`;

/** What a letter still lacks: the passages to write, then each fact that the file does not say, once. */
export function resteAEcrire(lettre: string): string[] {
  const faits = lettre
    .split(MANQUE)
    .slice(1)
    .map((suite) => suite.split(/[\]\n]/, 1)[0] ?? '');
  return [...new Set([...passagesARediger(lettre), ...faits])];
}

export const reperesInconnus = (texte: string): string[] => [
  ...new Set(couperModele(texte).flatMap((m) => (m.repere && !Object.hasOwn(REPERES, m.texte) ? [m.texte] : []))),
];

/** A text of null goes back to the one that we start from. */
export const ModeleModification = z.strictObject({
  genre: z.enum(GENRES_MODELE),
  texte: z
    .string()
    .trim()
    .min(1, 'Écrivez le modèle, ou revenez au texte de départ.')
    .max(MODELE_MAX, 'Ce modèle est trop long.')
    .refine(tientEnLignes, TROP_DE_LIGNES)
    .refine((texte) => reperesInconnus(texte).length === 0, {
      error: ({ input }) =>
        `Repère inconnu\u202f: ${reperesInconnus(String(input))
          .map((r) => `{{${r}}}`)
          .join(', ')}.`,
    })
    .nullable(),
});
export type ModeleModification = z.infer<typeof ModeleModification>;

export const ModeleCabinet = z
  .object({
    genre: z.enum(GENRES_MODELE),
    titre: z.string(),
    texte: z.string(),
    de_depart: z.boolean().describe('Le cabinet ne l’a pas encore écrit à sa façon.'),
    modifie_le: z.iso.datetime().nullable(),
    modifie_par: z.string().nullable(),
  })
  .meta({ id: 'ModeleCabinet' });
export type ModeleCabinet = z.infer<typeof ModeleCabinet>;

export const ModelesCabinet = z
  .object({
    modeles: z.array(ModeleCabinet),
    reperes: z.array(z.object({ repere: z.string(), libelle: z.string() })),
    droits: z.object({ modifier: z.boolean() }),
    avis: z.string(),
  })
  .meta({ id: 'ModelesCabinet' });
export type ModelesCabinet = z.infer<typeof ModelesCabinet>;

/** A template with the facts of one client in it. */
export const ModeleRempli = z
  .object({
    genre: z.enum(GENRES_MODELE),
    texte: z.string(),
    manquants: z
      .array(z.string())
      .describe('Ce que le dossier ne dit pas, marqué « à compléter » dans le texte, et ce qui reste à rédiger.'),
    avis: z.string(),
  })
  .meta({ id: 'ModeleRempli' });
export type ModeleRempli = z.infer<typeof ModeleRempli>;

/** A letter as the adviser finished it, for its paper: kept by nobody. */
export const LettreEcrite = z.strictObject({
  texte: z
    .string()
    .trim()
    .min(1, 'Écrivez la lettre.')
    .max(LETTRE_MAX, 'Cette lettre est trop longue.')
    .refine(tientEnLignes, TROP_DE_LIGNES),
});
export type LettreEcrite = z.infer<typeof LettreEcrite>;

export { MODELES_DE_DEPART };
