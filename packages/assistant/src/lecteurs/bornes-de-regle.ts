import { type Mention, motsDits, normaliserTexte, trouverMentions } from '@francis/lecture';
import type { LectureProuvee } from './lire-reponse.ts';

/** What a rule begins after, and what it ends before. */
const APRES = ['après', 'au-delà de', 'plus de', 'à partir de', 'au bout de', 'dès'];
const AVANT = ['avant', 'moins de', 'jusqu’à', 'en dessous de'];

type Temps = Mention & { readonly valeur: number };
const estUnTemps = (m: Mention): m is Temps => m.type === 'duree' || m.type === 'age';
const unite = (m: Mention): string => (m.type === 'duree' ? m.unite : 'an');

/**
 * Whether a rule opens on the other side of a time that the person tells: « après 5 ans… » said to who has held for three.
 */
export function estDeLAutreCote(mentions: readonly Mention[], tete: string): boolean {
  const [dit, ...autres] = mentions.filter(estUnTemps);
  // Two times: which one the rule is held to is not known.
  if (dit === undefined || autres.length > 0) return false;
  const cotes = (texte: string): boolean[] =>
    trouverMentions(texte)
      .filter(estUnTemps)
      .flatMap((borne) => {
        if (unite(borne) !== unite(dit)) return [];
        if (borne.valeur === dit.valeur) return [true];
        const avant = texte.slice(0, borne.span[0]).trimEnd().toLowerCase();
        if (APRES.some((mot) => avant.endsWith(mot))) return [dit.valeur > borne.valeur];
        return AVANT.some((mot) => avant.endsWith(mot)) ? [dit.valeur < borne.valeur] : [true];
      });
  const [premiere = ''] = tete.split('. ');
  const [cote, second] = cotes(premiere);
  return cote === false && second === undefined && !cotes(tete).includes(true);
}

/** A rule of what follows a death answers nobody who speaks of none. */
const D_UN_DECES = ['suivant le décès', 'du décès', 'défunt'];
const ETRANGER = 'étranger';
/** What a sentence is about stands in its first words. */
const DEBUT = 40;
const QUESTION_DE_LA_NOTE = 0.85;
/** Who speaks of another country, in any way. */
const D_AILLEURS = motsDits(
  'etranger|etrangere|etrangers|etrangeres|pays|france|francais|francaise|europe|europeen|europeenne|ue|expatrie|expatriee|expat|expatries|frontalier|frontaliere|frontaliers|non-resident|non-residents|non resident|non residents|international|internationale|convention|erasmus|domicile fiscal|residence fiscale|resident fiscal|residents fiscaux|exit tax|exil',
);

/** Whether the head of a rule is of a case that the question does not tell: another time, a death, another country. */
export function estDUnAutreCas(lecture: LectureProuvee, tete: string, question: string): boolean {
  if (estDeLAutreCote(lecture.mentions, tete)) return true;
  if (!lecture.transmission && D_UN_DECES.some((mot) => tete.includes(mot))) return true;
  const [premiere = ''] = tete.split('. ');
  return (
    question !== '' &&
    premiere.slice(0, DEBUT).includes(ETRANGER) &&
    // The very question of a note may say it in words that no dictionary holds.
    (lecture.surete?.directe ?? 0) < QUESTION_DE_LA_NOTE &&
    lecture.objet.pays.length === 0 &&
    !lecture.mentions.some((m) => m.type === 'lieu') &&
    !D_AILLEURS.test(normaliserTexte(question))
  );
}
