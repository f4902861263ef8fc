import { motsDits, normaliserTexte } from '@francis/lecture';

/** How a client is spoken of, as the title in their file says it. */
export type Pronom = 'il' | 'elle';

/** Somebody else than the client is named, or speaks: whose the pronoun is depends on them. */
const AUTRES_ADULTES = 'je|moi|mon|ma|mes|nous|ils|elles|monsieur|madame|pere|mere|parents|frere|soeur';
const DES_ENFANTS = 'enfant|enfants|fils|fille|filles';
const AUTRES = motsDits(`${AUTRES_ADULTES}|${DES_ENFANTS}`);
/** Beside children alone, « chez elle » is at the client's, when the client is a woman. */
const SES_ENFANTS = motsDits(DES_ENFANTS);
const AUTRES_QUE_SES_ENFANTS = motsDits(AUTRES_ADULTES);
const ON_OU_LUI = motsDits('on|lui');
/** « les enfants vivant avec elle ». */
const AVEC: ReadonlySet<string> = new Set(['avec', 'chez']);
/** « on lui augmente son salaire »: given to the client. */
const A_LUI = motsDits('on lui');
/** Beside the spouse who was just named. */
const ET_LUI = motsDits('et lui');
/** After these « il » is nobody. */
const IMPERSONNELS: ReadonlySet<string> = new Set(['faut', 'faudrait', 'y', 'reste', 'vaut', 'vaudrait', 'existe']);
/** Written in one with the pronoun, and what they are alone. */
const ELISIONS: Readonly<Record<string, string>> = { s: 'si', qu: 'que', lorsqu: 'lorsque', puisqu: 'puisque' };

/** The spouse, as the client's: no pronoun of the other gender is theirs. */
const EPOUSES = ['femme', 'epouse', 'conjointe', 'compagne'];
const EPOUX = ['mari', 'epoux', 'compagnon'];
/** Said of either. */
const NEUTRES = ['conjoint', 'partenaire'];
const CONJOINTS: ReadonlySet<string> = new Set([...EPOUSES, ...EPOUX, ...NEUTRES]);
const SIENS: Readonly<Record<string, string>> = { sa: 'ma', son: 'mon', ses: 'mes' };
/** What the client has, when nobody else is spoken of: « son salaire ». */
const REVENUS: ReadonlySet<string> = new Set(
  'salaire salaires paie paye revenu revenus remuneration pension retraite'.split(' '),
);

const nu = (brut: string): string =>
  normaliserTexte(brut).replaceAll(',', '').replaceAll('?', '').replaceAll('.', '').trim();

/** Whether the pronoun may be the spouse's, who is named too. */
function peutEtreLeConjoint(texte: string, pronom: Pronom): boolean {
  const mots = texte.split(' ').map(nu);
  const place = mots.findIndex((un) => CONJOINTS.has(un));
  if (place < 0) return false;
  // Without « son » or « sa », whose they are is not said.
  if (SIENS[mots[place - 1] ?? ''] === undefined) return true;
  const autreGenre = pronom === 'il' ? EPOUSES : EPOUX;
  if (autreGenre.includes(mots[place] ?? '')) return false;
  const dernier = mots.findLastIndex((un) => un === pronom || un.endsWith(`'${pronom}`) || un.endsWith(`-${pronom}`));
  return dernier > place;
}

const MARQUES = ['-t-', '-'];
const FINALES = ['', ',', '?', '.'];
/** « économiserait-elle », « gagne-t-il »: the verb, and whether the pronoun was written in one with it. */
function couperLInversion(mot: string, pronom: Pronom): [verbe: string, inverse: boolean] {
  const bas = mot.toLowerCase();
  for (const marque of MARQUES)
    for (const finale of FINALES) {
      const fin = `${marque}${pronom}${finale}`;
      if (bas.endsWith(fin) && bas.length > fin.length) return [mot.slice(0, -fin.length), true];
    }
  return [mot, false];
}

/**
 * « s’il gagnait 60 000 € », asked of a client who is a man: the amount is his, told as he would. Another pronoun than
 * the client's stays the spouse's, and two of them are told apart by each other.
 */
export function direLeClient(texte: string, pronom: Pronom | undefined): string {
  if (pronom === undefined) return texte;
  const normalise = normaliserTexte(texte);
  const autre = motsDits(pronom === 'il' ? 'elle' : 'il');
  if (SES_ENFANTS.test(normalise) && !AUTRES_QUE_SES_ENFANTS.test(normalise)) return chezLeClient(texte, pronom);
  if (AUTRES.test(normalise) || autre.test(normalise) || peutEtreLeConjoint(texte, pronom)) return texte;
  const donne = A_LUI.test(normalise);
  const mots = texte.split(' ');
  // « sa femme verse 5 000 € et lui 6 000 € »: the client, after the spouse; « elle gagne… et lui… »: the spouse, after the client.
  const elle = pronom === 'elle';
  const oppose = ET_LUI.test(normalise) && (elle || mots.some((mot) => EPOUSES.includes(nu(mot))));
  if (ON_OU_LUI.test(normalise) && !donne && !oppose) return texte;
  const seul = !mots.some((mot) => CONJOINTS.has(nu(mot)));
  return mots
    .map((mot, i) => {
      const sien = SIENS[mot.toLowerCase()];
      const suivant = nu(mots[i + 1] ?? '');
      if (sien !== undefined && (CONJOINTS.has(suivant) || (seul && REVENUS.has(suivant)))) return sien;
      if (IMPERSONNELS.has((mots[i + 1] ?? '').toLowerCase())) return mot;
      const [verbe, inverse] = couperLInversion(mot, pronom);
      if (inverse) return `${verbe} moi`;
      const [elision, ...reste] = mot.replaceAll('’', "'").toLowerCase().split("'");
      if (mot.toLowerCase() === pronom) return 'moi';
      if (donne && mot.toLowerCase() === 'lui') return 'me';
      if (oppose && !elle && mot.toLowerCase() === 'lui') return 'moi';
      const entier = ELISIONS[elision ?? ''];
      return entier !== undefined && reste.length === 1 && reste[0] === pronom ? `${entier} moi` : mot;
    })
    .join(' ');
}

/** « si elle divorce, les enfants vivant avec elle », asked of a client who is a woman: with her. */
function chezLeClient(texte: string, pronom: Pronom): string {
  const mots = texte.split(' ');
  const chez = pronom === 'il' ? 'lui' : pronom;
  return mots.map((mot, i) => (nu(mot) === chez && AVEC.has(nu(mots[i - 1] ?? '')) ? enMoi(mot) : mot)).join(' ');
}
/** The pronoun of who speaks, with the punctuation that follows. */
const enMoi = (mot: string): string => `moi${FINALES.find((fin) => fin !== '' && mot.endsWith(fin)) ?? ''}`;
