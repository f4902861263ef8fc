import { motsDits } from '@francis/lecture';
import { NOM_ENFANT } from './enfants-lus.ts';
import type { NiveauScolaire } from './faits.ts';

const NIVEAUX: readonly (readonly [NiveauScolaire, string])[] = [
  [
    'college',
    '(?:au|le|en|\\d) colleges?|collegiens?|collegiennes?|en (?:(?:6|5|4|3)(?:e|eme)|sixieme|cinquieme|quatrieme|troisieme)\\b|au college',
  ],
  ['lycee', '(?:au|le|en|\\d) lycees?|lyceens?|lyceennes?|en (?:seconde|premiere|terminale|2nde|1ere|bac pro|cap)\\b'],
  [
    'superieur',
    "(?:a |en )?(?:la |\\d )?(?:fac|faculte)\\b|(?:a )?l'universite|etudiante?s?|etudie(?:nt)? (?:a|en) |etudes superieures|enseignement superieur|dans le superieur|(?:en|annee de|annee d.un|annee d') ?(?:licence|master|bts|prepa|iut|but|medecine|droit)\\b|ecole (?:d'ingenieurs?|de commerce)",
  ],
];

/** A tenant, a pupil or a place of work: the level is not that of a child of the household. */
const TIERS = motsDits(
  'loue|louee|loues|louees|louer|louons|louais|locataires|locataire|location|bail|colocataires|colocataire|professeure|professeur|prof|enseignante|enseignant|enseigne|surveillante|surveillant|cours|infirmier|infirmiere|cpe|aesh|travaille|bosse|poste',
);

/** Somebody speaks of themselves. */
const SOI = motsDits("je|j'ai|ma|mon|celibataire|suis");
/** A family is spoken of: a student may be its child. */
const FAMILLE = new RegExp(
  `${NOM_ENFANT.source}|\\b(?:nous|nos|notre|on|mes|rattach\\w*|a charge|parents?|collegiens?|collegiennes?|lyceens?|lyceennes?)\\b`,
);

const PORTEE_DU_NOMBRE = 5;
/** « 1 au collège 2 au lycée »: the last number said before a level is that of its children. */
function dernierChiffre(texte: string): number | undefined {
  const mots = texte.trim().split(' ').slice(-PORTEE_DU_NOMBRE);
  const dit = mots.findLast((mot) => mot.length === 1 && mot >= '0' && mot <= '9');
  return dit === undefined ? undefined : Number(dit);
}

const REDITE = 3;
/** How many children at each level: « l'un au collège », « 2 au lycée », « les deux au collège », « une lycéenne ». */
export function lireScolarite(texte: string, nombre: number | undefined): Partial<Record<NiveauScolaire, number>> {
  const resultat: Partial<Record<NiveauScolaire, number>> = {};
  let annonce: NiveauScolaire | undefined;
  for (const [niveau, formes] of NIVEAUX) {
    let fin = -1;
    for (const m of texte.matchAll(new RegExp(`\\b(?:${formes})`, 'g'))) {
      // « le lycée/collège : … »: what is told next, and no child.
      if (texte[m.index + m[0].length] === '/') continue;
      // « en première au lycée »: one child, named twice.
      const redit = fin >= 0 && m.index - fin <= REDITE;
      fin = m.index + m[0].length;
      if (redit) continue;
      const avant = texte.slice(Math.max(0, m.index - 45), m.index);
      const clause = avant.slice(
        Math.max(
          avant.lastIndexOf(','),
          avant.lastIndexOf('.'),
          avant.lastIndexOf(':'),
          avant.lastIndexOf('('),
          avant.lastIndexOf(' et '),
          avant.lastIndexOf(' dont '),
          avant.lastIndexOf(' plus '),
          avant.lastIndexOf(' puis '),
        ) + 1,
      );
      // « loué à un étudiant », « prof au collège »: neither is a child of the household.
      if (TIERS.test(clause)) continue;
      // « célibataire, étudiante de 26 ans »: who asks, when no child and no family is named anywhere.
      const suite = texte.slice(m.index + m[0].length, m.index + m[0].length + 12);
      if (
        niveau === 'superieur' &&
        SOI.test(texte) &&
        !FAMILLE.test(texte) &&
        !/\d (?:\w+ ){0,3}$|\ba charge\b/.test(`${clause}${suite}`)
      )
        continue;
      const tous = /\b(?:tous (?:les )?2|les 2|toutes 2|tous|tous les (\d))\b/.exec(clause);
      const chiffre = dernierChiffre(`${clause}${m[0]}`);
      if (
        motsDits(
          "moi|je suis|j'etais|femme|mari|compagne|compagnon|epouse|epoux|conjointe|conjoint|copine|copain|partenaire|elle est|il est",
        ).test(clause) &&
        niveau === 'superieur' &&
        clause.search(NOM_ENFANT) < 0 &&
        !(/^ ?(?:elle|il) est /.test(clause) && avant.search(NOM_ENFANT) >= 0)
      )
        continue;
      const n = tous
        ? Number(tous[1] ?? nombre ?? 2)
        : chiffre !== undefined && !motsDits('ans').test(clause)
          ? chiffre
          : motsDits('jumeaux|jumelles').test(clause)
            ? 2
            : 1;
      // « elle était au collège avant »: the class of the end of the year counts.
      if (motsDits('etait|sort de|sortait|quitte|avant le').test(clause)) continue;
      // « trois enfants au collège, au lycée et à la fac »: the number is that of them all.
      if (n > 1 && n === nombre) annonce ??= niveau;
      resultat[niveau] = (resultat[niveau] ?? 0) + n;
    }
  }
  const general = Object.keys(resultat).length > 1 ? annonce : undefined;
  if (general !== undefined && nombre !== undefined && resultat[general] === nombre) {
    const autres = Object.values(resultat).reduce((a, b) => a + b, 0) - nombre;
    if (autres > 0 && autres < nombre) resultat[general] = nombre - autres;
  }
  const total = Object.values(resultat).reduce((a, b) => a + b, 0);
  // A level cannot hold more children than the household has.
  if (nombre !== undefined && nombre > 0 && total > nombre && Object.keys(resultat).length === 1) {
    for (const [niveau] of NIVEAUX) if (resultat[niveau] !== undefined) resultat[niveau] = nombre;
  }
  return resultat;
}

const DECLAREE = motsDits(
  'declare|declares|prend|prends|met|coche|demande|garde|inscrit|reporte|deduit|beneficie|compte',
);
const PAR_L_AUTRE = motsDits(
  "mon ex|son ex|ex-femme|ex-mari|ex-epouse|ex-epoux|ex-conjoint|ex-conjointe|ex-compagne|ex-compagnon|sa mere|son pere|leur mere|leur pere|la mere|le pere|la maman|le papa|l autre parent|l'autre parent",
);
const LA_SCOLARITE = motsDits(
  'la scolarite|frais de scolarite|reduction scolarite|reduction de scolarite|les etudes|le college|le lycee|la reduction college|la reduction lycee',
);
/** « c’est mon ex qui déclare la scolarité »: the reduction is the other parent's (CGI art. 199 quater F). */
const scolariteDeLAutre = (texte: string): boolean =>
  texte
    .split('.')
    .flatMap((phrase) => phrase.split(';'))
    .some((phrase) => {
      const place = [' qui ', ' declare ', ' prend ', ' garde ', ' demande ', ' beneficie ']
        .map((mot) => phrase.indexOf(mot))
        .find((i) => i >= 0);
      return (
        place !== undefined &&
        PAR_L_AUTRE.test(phrase.slice(0, place)) &&
        DECLAREE.test(phrase.slice(place)) &&
        LA_SCOLARITE.test(phrase.slice(place))
      );
    });

/** The person asks that schooling be left out, or says that it is the other parent's. */
export const scolariteEcartee = (texte: string): boolean =>
  scolariteDeLAutre(texte) ||
  /\b(?:sans|hors|ignor\w+|pas)\b[^.;]{0,40}\b(?:reduction|frais) (?:de |d'impot (?:de |pour )?|pour (?:la |frais de )?)?(?:la )?scolarite\b|\bsans (?:compter )?(?:la )?scolarite\b/.test(
    texte,
  );
