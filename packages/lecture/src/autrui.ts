import { IndexDesFormes, motsCompares } from './lexique/index-des-formes.ts';
import { ANCIENS, AUTRUI, DU_FOYER, PREPOSITIONS, TRANSFERTS } from './lexique/autrui.ts';
import { plier } from './texte/plier.ts';

const INDEX = new IndexDesFormes(AUTRUI);
const EX = new IndexDesFormes(ANCIENS);
const TOUS = new IndexDesFormes([...AUTRUI, ...ANCIENS]);
const FINS = '.?!;\n';
/** Words between a preposition and who it brings: « à mon voisin ». */
const ENTRE = 2;

/** The sentence that a text ends with, as the dictionary compares it. */
const dernierePhrase = (texte: string): string =>
  plier(texte.slice(Math.max(...Array.from(FINS, (signe) => texte.lastIndexOf(signe))) + 1)).replaceAll('’', "'");

/**
 * Whether an amount is told of somebody who is nobody of the household: « mon voisin paie 900 € ».
 * @param texte what stands before the amount
 */
export function ditDAutrui(texte: string): boolean {
  const phrase = dernierePhrase(texte);
  const autre = INDEX.trouver(phrase).at(-1);
  if (autre === undefined) return false;
  const avant = motsCompares(phrase.slice(0, autre.debut)).slice(-ENTRE);
  const apres = motsCompares(phrase.slice(autre.fin));
  return !avant.some((m) => PREPOSITIONS.has(m.cle)) && apres.length > 0 && !apres.some((m) => DU_FOYER.has(m.cle));
}

/** Whether an amount is what a former spouse has: « mon ex gagne 45 000 € », and not « mon ex me verse 300 € ». */
export function ditDUnEx(texte: string): boolean {
  const phrase = dernierePhrase(texte);
  const ex = EX.trouver(phrase).at(-1);
  if (ex === undefined || introduit(phrase, ex.debut)) return false;
  const apres = motsCompares(phrase.slice(ex.fin));
  return apres.length > 0 && !apres.some((m) => DU_FOYER.has(m.cle) || TRANSFERTS.has(m.cle));
}

const introduit = (phrase: string, debut: number): boolean =>
  motsCompares(phrase.slice(0, debut))
    .slice(-ENTRE)
    .some((m) => PREPOSITIONS.has(m.cle));

const LIENS = [',', ' et ', ' mais ', ' puis '];

/**
 * A plain text without what it tells of other households: « ma voisine célibataire a payé 900 », « mon ex est remarié ».
 * What goes on about the household stays.
 */
export function sansAutresFoyers(texte: string, qui: 'tous' | 'connaissances' = 'tous'): string {
  let reste = texte;
  for (const { debut, fin } of (qui === 'tous' ? TOUS : INDEX).trouver(texte).toReversed()) {
    const depart = Math.max(...Array.from(FINS, (signe) => reste.lastIndexOf(signe, debut - 1))) + 1;
    if (introduit(reste.slice(depart, debut), debut - depart)) continue;
    const arrets = Array.from(FINS, (signe) => reste.indexOf(signe, fin)).filter((i) => i >= 0);
    let bout = Math.min(reste.length, ...arrets);
    const dite = reste.slice(fin, bout);
    const retour = motsCompares(dite).find((m) => DU_FOYER.has(m.cle));
    if (retour !== undefined)
      bout = fin + Math.max(0, ...LIENS.map((lien) => dite.slice(0, retour.debut).lastIndexOf(lien)));
    if (bout > fin) reste = `${reste.slice(0, debut)}${reste.slice(bout)}`;
  }
  return reste;
}
