import { epurer, ponctuer } from './epuration.ts';
import { corrigerOrthographe } from './orthographe.ts';
import { chiffrerNombresEnLettres } from './nombres-lettres.ts';
import { canoniserNombres } from './nombres.ts';

const LONGUEUR_MAX = 4_000;

/** Short forms of messages and familiar words, each rewritten as the plain word that the rules know. */
const FAMILIER: Readonly<Record<string, string>> = {
  jsui: 'je suis',
  jsuis: 'je suis',
  chui: 'je suis',
  chuis: 'je suis',
  jss: 'je suis',
  jgagne: 'je gagne',
  jgagn: 'je gagne',
  jtouche: 'je touche',
  jvis: 'je vis',
  jai: "j'ai",
  jaurai: "j'aurai",
  jpaie: 'je paie',
  jpaye: 'je paye',
  jdeclare: 'je declare',
  jverse: 'je verse',
  celib: 'celibataire',
  cellib: 'celibataire',
  cellibataire: 'celibataire',
  pa: 'pas',
  tt: 'tous',
  tte: 'toute',
  vi: 'vis',
  fem: 'femme',
  plu: 'plus',
  notr: 'notre',
  elec: 'electrique',
  taf: 'travail',
  mr: 'monsieur',
  mme: 'madame',
  denfan: "d'enfant",
  denfants: "d'enfants",
  denfant: "d'enfant",
  dimpo: "d'impot",
  limpo: "l'impot",
  frai: 'frais',
  stp: '',
  svp: '',
  celibat: 'celibataire',
  cb: 'combien',
  cmb: 'combien',
  cbien: 'combien',
  kombien: 'combien',
  dimpot: "d'impot",
  dimpots: "d'impots",
  limpot: "l'impot",
  impo: 'impot',
  imp: 'imposable',
  impos: 'imposable',
  slt: 'bonjour',
  bjr: 'bonjour',
  cc: 'bonjour',
  pr: 'pour',
  ds: 'dans',
  avc: 'avec',
  bcp: 'beaucoup',
  mm: 'meme',
  ts: 'tous',
  ke: 'que',
  ki: 'qui',
  koi: 'quoi',
  konbien: 'combien',
  anfan: 'enfant',
  anfant: 'enfant',
  anfants: 'enfants',
  parant: 'parent',
  parants: 'parents',
  donasion: 'donation',
  gosse: 'enfant',
  gosses: 'enfants',
  mome: 'enfant',
  momes: 'enfants',
  gamin: 'garcon',
  gamins: 'garcons',
  gamine: 'fille',
  gamines: 'filles',
  mioche: 'enfant',
  mioches: 'enfants',
  marmot: 'enfant',
  marmots: 'enfants',
  loulou: 'enfant',
  loulous: 'enfants',
  bb: 'bebe',
  enf: 'enfants',
  enft: 'enfants',
  enfts: 'enfants',
  enfs: 'enfants',
  mec: 'copain',
  meuf: 'copine',
  epx: 'epoux',
  balles: '€',
  eur: '€',
  euro: '€',
  euros: '€',
  men: 'par mois',
  mens: 'par mois',
  ttes: 'toutes',
  auj: "aujourd'hui",
  dec: 'decembre',
  janv: 'janvier',
};

/** Said aloud, means nothing. */
const HESITATION = /\b(?:e+u+h+|heu+|hein|ben|bah|beh|hum+|bon alors|alors|voila|quoi hein|du coup|en gros|genre)\b/g;

/**
 * One plain form of a question: lower case, no accent, straight apostrophes, numbers in digits (`2150.5`), `€` for every
 * way of writing euros, short forms and small misspellings corrected. All later rules read this form only.
 */
export function normaliserTexte(brut: string): string {
  const plat = ponctuer(brut.slice(0, LONGUEUR_MAX))
    .replace(/[\u00a0\u202f\u2009\u2007\t\r]/g, ' ')
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/…|\.{2,}/g, ', ')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/[«»“”"*_]/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(HESITATION, ' ')
    .replace(/\bg (?=\d|une? |deux|trois)/g, "j'ai ")
    .replace(/\bg (?=combien|cb|eu |fait|touche|gagne)/g, "j'ai ")
    .replace(/\bj(?=[bcdfgklmnpqrstvz][a-z]{2,})(?!ss\b)/g, (j, place: number, tout: string) =>
      FAMILIER[/^[a-z]+/.exec(tout.slice(place))?.[0] ?? ''] === undefined ? 'je ' : j,
    )
    .replace(
      /(?<!\d {0,4})\b(\d[\d ]*) ?(€|euros?|e|net|nets) par moi\b|\bpar moi\b|(?<=\d|€|nets?) ?\/ ?moi\b/g,
      (m) => m.replace(/moi$/, 'mois'),
    )
    .replace(/\bnets? (?:impo?s?|imps)\b/g, 'net imposable')
    // The fund, not the currency of the amount that follows.
    .replace(/\bfonds (?:en )?euros?\b/g, 'fonds garanti')
    .replace(/[a-z]+/g, (mot) => (Object.hasOwn(FAMILIER, mot) ? FAMILIER[mot] : undefined) ?? mot)
    .replace(/\b(\d+) ?(?:bornes|kils?)\b/g, '$1 km')
    .replace(
      /\b(est|sommes|suis|etes|sont|etait|etions) (mari|pacs|divorc|separ)er\b(?! ou\b)/g,
      (_, verbe: string, etat: string) => `${verbe} ${etat}e${verbe === 'suis' ? '' : 's'}`,
    )
    .replace(/\bpour cents?\b/g, '%')
    .replace(/\bpourcents?\b/g, '%');
  return epurer(canoniserNombres(chiffrerNombresEnLettres(corrigerOrthographe(plat))).replace(/ {2,}/g, ' '))
    .replace(/ {2,}/g, ' ')
    .replace(/ +([,.])/g, '$1')
    .trim();
}

/** Lower case without accents nor punctuation, for keys and enumerated values of a profile. */
export function reduire(texte: string): string {
  return texte
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
