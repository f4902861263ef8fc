import { GARDE, motsDits, NU_PROPRIETAIRES } from '@francis/lecture';
import { lireDates } from '../dates.ts';
import type { QuestionLue } from '../question.ts';
import { decouper, lireListes, type PersonneNommee } from './personnes-nommees.ts';

/** An age told, and how sure it is that it is that of whoever has the usufruct. */
interface AgeDit {
  readonly age: number;
  readonly poids: number;
}

const [AGE_MIN, AGE_MAX] = [18, 115];
/** Before a number of years that is no age. */
const DUREE = new Set([
  'dans',
  'depuis',
  'pendant',
  'y',
  'pour',
  'sur',
  'durant',
  'temporaire',
  'us',
  'usufruit',
  'apres',
]);
const USUFRUITIERS = new Set(['usufruitier', 'usufruitiere', 'usufruitiers', 'usufruitieres', 'donateur', 'donatrice']);
const NUS = new Set(NU_PROPRIETAIRES.split(' '));
const RECOIVENT = new Set(['enfant', 'petit_enfant', 'neveu']);
const SOI = new Set(['j', 'je', 'moi']);
const PHRASES = new Set(['.', '?', '!', ';']);
const MORT = motsDits('mort|morte|decede|decedee|deces');

/** « née le 4 juin 1951 » as the age on the day of the question. */
function avecLesNaissances(phrase: string, jour: string): string {
  return lireDates(phrase).reduceRight((texte, { jour: ne, debut, fin }) => {
    const avant = texte.slice(0, debut).trimEnd();
    const mots = avant.split(' ');
    const rang = mots.findLastIndex((mot) => NES.has(mot));
    if (rang < 0 || mots.length - rang > 2) return texte;
    const age = Number(jour.slice(0, 4)) - Number(ne.slice(0, 4)) - (jour.slice(5) < ne.slice(5) ? 1 : 0);
    return `${mots.slice(0, rang).join(' ')} a ${age} ans${texte.slice(fin)}`;
  }, phrase);
}
const NES = new Set(['ne', 'nee']);

/** The age of whoever has or keeps the usufruct: the turn that tells one last, and in it the surest. */
export function ageDeLUsufruitier({ phrases, jour }: QuestionLue): number | undefined {
  for (const phrase of phrases.toReversed()) {
    const dits = lireAges(avecLesNaissances(phrase, jour));
    const sur = Math.max(...dits.map((d) => d.poids));
    const trouve = dits.findLast((d) => d.poids === sur);
    if (trouve !== undefined && sur >= 0) return trouve.age;
  }
  return undefined;
}

/** Whose usufruct it is: « maman a choisi l’usufruit ». */
function quiGarde(mots: readonly string[], personnes: readonly PersonneNommee[]): string | undefined {
  const rang = mots.findIndex((mot) => mot === 'usufruit' || mot === 'us');
  const verbe = mots.slice(Math.max(0, rang - PRES), Math.max(0, rang)).findLastIndex((mot) => GARDE.has(mot));
  if (rang < 0 || verbe < 0) return undefined;
  const place = Math.max(0, rang - PRES) + verbe;
  return personnes.findLast((p) => p.fin < place && p.fin >= place - PRES)?.famille;
}
const PRES = 6;

function lireAges(phrase: string): AgeDit[] {
  const mots = decouper(phrase);
  const personnes = lireListes(mots).flat();
  const famille = quiGarde(mots, personnes);
  return mots.flatMap((mot, i): AgeDit[] => {
    const age = Number(mot);
    if (mot === '' || !Number.isInteger(age) || age < AGE_MIN || age > AGE_MAX) return [];
    const seul = mots[i + 1] !== '%' && EN_AURA.has(mots[i - 1] ?? '') && mots.includes('ans');
    if (
      !(mots[i + 1] === 'ans' || seul) ||
      (DUREE.has(mots[i - 1] ?? '') && !(US.has(mots[i - 1] ?? '') && age > VIE_COURTE))
    )
      return [];
    const debut = mots.slice(0, i).findLastIndex((m) => PHRASES.has(m)) + 1;
    return [{ age, poids: peser(mots, debut, i, personnes, famille) }];
  });
}

/** 4 what is asked for, 3 whose usufruct it is, 1 nobody’s for sure, -1 somebody else’s. */
function peser(
  mots: readonly string[],
  debut: number,
  i: number,
  personnes: readonly PersonneNommee[],
  famille: string | undefined,
): number {
  const avant = mots.slice(debut, i);
  const apres = mots.slice(i + 1, i + 1 + SUITE);
  const fin = apres.findIndex((m) => PHRASES.has(m));
  const suite = fin < 0 ? apres : apres.slice(0, fin);
  if (MORT.test(suite.slice(0, 3).join(' '))) return -1;
  if (mots[i - 1] === 'a' && CHIFFRE.test(avant.join(' '))) return 4;
  const soi = dernier(avant, SOI);
  if (US.has(mots[i - 1] ?? '') || dernier(avant, USUFRUITIERS) > Math.max(dernier(avant, NUS), soi)) return 3;
  const usufruit = suite.findIndex((m) => m === 'usufruit' || m === 'us');
  if (usufruit > 0 && suite.slice(0, usufruit).some((m) => GARDE.has(m))) return 3;
  const personne = personnes.findLast((p) => p.fin >= debut && p.fin < i);
  const aLui = personne !== undefined && personne.fin - debut > soi;
  if (aLui && personne.famille === famille) return 3;
  const deSoi = soi >= 0 && !aLui && MA_NUE.test(mots.join(' '));
  const nu = deSoi || avant.some((m, k) => estNu(m, avant[k - 2])) || suite.some((m, k) => estNu(m, suite[k - 2]));
  return nu || (aLui && RECOIVENT.has(personne.famille)) ? -1 : 1;
}
const US = new Set(['us', 'usufruit']);
const VIE_COURTE = 30;
const MA_NUE = motsDits('ma nue-propriete|ma nue propriete|notre nue-propriete');
/** « j’ai la nue-propriété », and not « je donne la nue-propriété ». */
const estNu = (mot: string, verbe: string | undefined): boolean =>
  NUS.has(mot) && (mot !== 'nue-propriete' || A_LA.has(verbe ?? ''));
const A_LA = new Set(['ai', 'a', 'avons', 'ont']);
const CHIFFRE = motsDits('chiffre|valeur|calcul');
const EN_AURA = new Set(['aura', 'aurai', 'fete']);
const SUITE = 9;
const dernier = (mots: readonly string[], noms: ReadonlySet<string>): number => mots.findLastIndex((m) => noms.has(m));
