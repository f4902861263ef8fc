import { FAMILLE_DE } from './personnes-nommees.ts';

const PRONOMS = new Set(['elle', 'il', 'qui', 'ils', 'elles']);
const VERBES = new Set(['a', 'ont', "n'a", "n'ont", 'avait', 'avaient']);
const EUX_MEMES = new Set(['enfant', 'petit_enfant', 'moi']);
/** « ma tante a deux enfants »: the noun of somebody, who is no child. */
const estUnSujet = (mot: string): boolean => {
  const famille = FAMILLE_DE.get(mot);
  return PRONOMS.has(mot) || (famille !== undefined && !EUX_MEMES.has(famille));
};
const ENTRE = new Set(
  'pas eu deja aussi bien un une des deux plusieurs autre autres grand grande jeune petit petite seul seule et 1 2 3 4 5 6 7 8 9'.split(
    ' ',
  ),
);
const DESCENDANTS = new Set(
  'enfant enfants fils fille filles gosse gosses petits-enfants petit-fils petite-fille'.split(' '),
);
const SIGNES = ['(', ')', ',', ';', '.', ':', '?', '!'];
const PORTEE = 7;

/** « elle a une fille »: the family of who is spoken of, who neither gives nor receives; where it is told. */
export function descendanceDite(texte: string): (readonly [debut: number, fin: number])[] {
  const mots = situer(texte);
  return mots.flatMap((mot, i): (readonly [number, number])[] => {
    if (!estUnSujet(mot.nu) || !VERBES.has(mots[i + 1]?.nu ?? '')) return [];
    let fin: number | undefined;
    for (const suivant of mots.slice(i + 2, i + 2 + PORTEE)) {
      const nu = suivant.nu.startsWith("d'") ? suivant.nu.slice(2) : suivant.nu;
      if (DESCENDANTS.has(nu)) fin = suivant.fin;
      else if (!ENTRE.has(nu)) break;
    }
    // Who is spoken of stays: they give.
    const debut = PRONOMS.has(mot.nu) ? mot.debut : (mots[i + 1]?.debut ?? mot.debut);
    return fin === undefined ? [] : [[debut, fin]];
  });
}

interface MotSitue {
  readonly nu: string;
  readonly debut: number;
  readonly fin: number;
}

function situer(texte: string): MotSitue[] {
  let place = 0;
  return texte.split(' ').flatMap((mot): MotSitue[] => {
    const nu = SIGNES.reduce((reste, signe) => reste.replaceAll(signe, ''), mot);
    const debut = place + Math.max(0, mot.indexOf(nu));
    place += mot.length + 1;
    return nu === '' ? [] : [{ nu, debut, fin: debut + nu.length }];
  });
}
