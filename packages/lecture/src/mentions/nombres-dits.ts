import { moisNomme } from '../lexique/mois.ts';
import type { TexteSuivi } from '../texte/texte-suivi.ts';
import { type NombreLu, classer } from './classer.ts';
import { Contexte } from './contexte.ts';
import { lireMois } from './dates.ts';
import { heriterDesUnites } from './heriter.ts';
import { lireJetons } from './jetons.ts';
import type { Sens } from './mention.ts';
import { compterLeReste, partagerLesPeriodes, qualifier } from './qualifier.ts';

/** A meaning and where it stands in the plain text. */
export interface SensPlace {
  readonly sens: Sens;
  readonly debut: number;
  readonly fin: number;
}

/** Beyond this, no word of the same sentence speaks of the amount. */
const ALENTOURS = 200;

/** Every number of a text of `mettreEnChiffres`, and the months named without one, in order. */
export function lireNombresDits(texte: TexteSuivi, brut: string): SensPlace[] {
  const plat = texte.texte;
  const dit = (debut: number, fin: number): string => brut.slice(...texte.origine(debut, fin));
  const c = new Contexte(lireJetons(plat, dit), dit);
  const nombres: NombreLu[] = [];
  for (let i = 0; i < c.jetons.length; i += 1) {
    const precedent = nombres.at(-1);
    if (precedent !== undefined && i < precedent.a) continue;
    const mois = moisNomme(c.en(i)) === undefined ? undefined : lireMois(c, i);
    if (mois !== undefined) nombres.push({ ...mois, i, multiple: 1, nu: false });
    else if (c.nombre(i)) nombres.push(classer(c, i, precedent));
  }
  return compterLeReste(c, partagerLesPeriodes(c, qualifierTous(c, heriterDesUnites(c, nombres), plat))).map(
    ({ sens, de, a }) => ({
      sens,
      debut: c.jetons[de]?.debut ?? 0,
      fin: c.jetons[a - 1]?.fin ?? 0,
    }),
  );
}

function qualifierTous(c: Contexte, nombres: readonly NombreLu[], plat: string): NombreLu[] {
  const montants = nombres.filter((n) => n.sens.type === 'montant');
  const rangs = new Map(montants.map((n, rang) => [n, rang]));
  return nombres.map((n) => {
    if (n.sens.type !== 'montant') return n;
    const rang = rangs.get(n) ?? 0;
    const debut = c.jetons[n.de]?.debut ?? 0;
    const fin = c.jetons[n.a - 1]?.fin ?? 0;
    const avant = finDe(c, montants[rang - 1]);
    const apres = debutDe(c, montants[rang + 1]) ?? plat.length;
    const gauche = phraseAvant(plat.slice(Math.max(avant ?? 0, debut - ALENTOURS), debut));
    const droite = phraseApres(plat.slice(fin, Math.min(apres, fin + ALENTOURS)));
    const apresUnAutre = avant !== undefined && debut - avant === gauche.length;
    return { ...n, sens: qualifier(c, n, n.sens, { gauche, droite, apresUnAutre }) };
  });
}

const finDe = (c: Contexte, n: NombreLu | undefined): number | undefined =>
  n === undefined ? undefined : c.jetons[n.a - 1]?.fin;
const debutDe = (c: Contexte, n: NombreLu | undefined): number | undefined =>
  n === undefined ? undefined : c.jetons[n.de]?.debut;

const FIN_DE_PHRASE = /[?!;\n]|\.(?!\d)/;
const phraseAvant = (texte: string): string => texte.split(FIN_DE_PHRASE).at(-1) ?? '';
const phraseApres = (texte: string): string => texte.split(FIN_DE_PHRASE)[0] ?? '';
