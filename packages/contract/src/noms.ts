import { z } from 'zod';

/** Line breaks and other controls, and the signs that turn or hide the text around them. */
const HORS_LIGNE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060\ufeff]/u;
/** The start of an address, or two words that a point joins: what a mail reader makes a link of. */
const ADRESSE = /:\/\/|www\.|[\p{L}\p{N}][.\u3002]\p{L}[\p{L}\p{N}]/iu;

const UNE_LIGNE = 'Un nom tient sur une ligne, sans caractère invisible.';
const SANS_ADRESSE =
  'Un nom ne contient pas d’adresse web\u202f: retirez-la, ou mettez une espace après le point («\u202fM. Martin\u202f»).';

/** A text that a mail reader would show as a link, points of other scripts included. */
export const porteUneAdresse = (texte: string): boolean => ADRESSE.test(texte.normalize('NFKC'));

/** A name that others read in a message written by us: what it says is never ours, so it links to nothing. */
const enUnNom = (nom: z.ZodString) =>
  nom
    .refine((valeur) => !HORS_LIGNE.test(valeur), UNE_LIGNE)
    .refine((valeur) => !porteUneAdresse(valeur), SANS_ADRESSE);

/** How a person is called. */
export const NomPersonne = z
  .string()
  .max(120)
  .transform((nom) => nom.replace(/[<>"'&]/g, '').trim())
  .pipe(enUnNom(z.string().min(1, 'Indiquez votre nom.')));

/** One of the words of a name, as its own field asks for it. */
export const motDeNom = (vide: string, long: string, max: number) =>
  enUnNom(z.string().trim().min(1, vide).max(max, long));

export const NomCabinet = enUnNom(
  z.string().trim().min(1, 'Indiquez le nom du cabinet.').max(120, 'Ce nom est trop long.'),
);
