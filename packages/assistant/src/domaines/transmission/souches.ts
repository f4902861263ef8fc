import { motsDits } from '@francis/lecture';
import { type FaitManquant, manque } from '../domaine.ts';
import { lireLienDuDonateur } from '../liens.ts';
import type { EntreeSuccession as Entree } from './entree-succession.ts';
import { decouper, lireListes, type PersonneNommee } from './personnes-nommees.ts';

/** Heirs of the first rank who are alive, beside those who take the place of one who died before (Code civil art. 751). */
export interface SouchesLues {
  readonly rang: 'enfant' | 'frere_soeur';
  /** Undefined when the words do not count them. */
  readonly vivants: number | undefined;
  readonly representants: number | undefined;
  readonly branches: number;
}

const MORT_AVANT = motsDits(
  'predecede|predecedee|predecedes|decede avant|decedee avant|decedes avant|mort avant|morte avant|morts avant|deja decede|deja decedee|deja mort|deja morte|representation|represente|representent|a sa place|prend sa place|a la place de|viennent a la place|vient a la place',
);
const MORTS = new Set(
  'mort morte morts decede decedee decedes predecede predecedee predecedes disparu disparue'.split(' '),
);
const DE_SON_CHEF = motsDits(
  'de son chef|de leur chef|de son propre chef|de leur propre chef|par testament|testament|legs|legue',
);
const SANS_TESTAMENT = [
  'pas de testament',
  'sans testament',
  'aucun testament',
  'ni testament',
  "n'a pas fait de testament",
];
/** A spouse who died first leaves nobody in their place. */
const CONJOINTS_MORTS = ['conjoint', 'conjointe', 'epoux', 'epouse', 'mari', 'femme'].flatMap((qui) =>
  ['predecedee', 'predecede', 'deja decedee', 'deja decede', 'deja morte', 'deja mort'].map((mort) => `${qui} ${mort}`),
);
const PORTEE = 5;
/** Words between somebody and the word that says they are dead. */
const VERS_LA_MORT = new Set(
  'est etait sont etaient deja ete , qui a ont lui elle aussi lui-meme elle-meme'.split(' '),
);
const A_LUI = new Set(['son', 'sa', 'ses', 'leur', 'leurs']);

type Niveau = 1 | 2 | 'conjoint';
type Defunt = 'parent' | 'grand_parent' | 'oncle' | 'fratrie' | undefined;

function defuntDe(qui: string | undefined): Defunt {
  switch (qui === undefined || qui === '' ? undefined : lireLienDuDonateur(qui)) {
    case 'enfant':
      return 'parent';
    case 'petit_enfant':
      return 'grand_parent';
    case 'neveu_niece':
      return 'oncle';
    case 'frere_soeur':
      return 'fratrie';
    default:
      return undefined;
  }
}

/** How far somebody is from whoever died: a child or a sibling, or one of theirs. */
function niveauDe(p: PersonneNommee, defunt: Defunt): Niveau | undefined {
  const { famille } = p;
  if (famille === 'epoux' || famille === 'pacs') return 'conjoint';
  const a_lui = p.de === undefined || A_LUI.has(p.de);
  switch (defunt) {
    case 'parent':
      if (famille === 'moi' || famille === 'fratrie') return 1;
      if (famille === 'enfant') return a_lui || p.de === 'nos' || p.de === 'notre' ? 1 : 2;
      return famille === 'neveu' || famille === 'petit_enfant' ? 2 : undefined;
    case 'grand_parent':
      if (famille === 'parent' || famille === 'oncle' || (famille === 'enfant' && a_lui)) return 1;
      return famille === 'moi' || famille === 'fratrie' || famille === 'cousin' || famille === 'petit_enfant'
        ? 2
        : undefined;
    case 'oncle':
      if (famille === 'parent' || famille === 'oncle' || (famille === 'fratrie' && a_lui)) return 1;
      return famille === 'moi' || famille === 'fratrie' || famille === 'cousin' || famille === 'neveu' ? 2 : undefined;
    case 'fratrie':
      if (famille === 'moi' || famille === 'fratrie') return 1;
      return famille === 'neveu' || (famille === 'enfant' && !a_lui) ? 2 : undefined;
    default:
      if (famille === 'enfant' || famille === 'fratrie') return 1;
      return famille === 'petit_enfant' || famille === 'neveu' ? 2 : undefined;
  }
}

const estMort = (mots: readonly string[], p: PersonneNommee): boolean => {
  // « mon père (son frère) est mort »: what tells who somebody is stands between.
  const aparte = mots[p.fin + 1] === '(' ? mots.indexOf(')', p.fin) : -1;
  const debut = aparte > 0 && aparte - p.fin <= PORTEE ? aparte : p.fin;
  for (let i = debut + 1; i <= debut + PORTEE; i += 1) {
    const mot = mots[i] ?? '';
    if (MORTS.has(mot)) return true;
    // « un frère B prédécédé »
    if (!VERS_LA_MORT.has(mot) && mot.length !== 1) return false;
  }
  return false;
};

/** Said only to tell who somebody else is: « fils d’un frère », « (sa sœur) », « leur père », « dont le père ». */
const decrit = (mots: readonly string[], p: PersonneNommee): boolean => {
  const avant = mots[p.debut - 1] ?? '';
  const apres = mots[p.fin + 1] ?? '';
  return (
    avant === '(' ||
    avant === 'suis' ||
    avant === 'dont' ||
    apres === 'unique' ||
    ((apres === 'de' || apres === 'du' || apres === 'd') && p.famille !== 'moi') ||
    (p.famille === 'parent' && p.de !== undefined && A_LUI.has(p.de))
  );
};

/** « ma mère est morte […] maman laisse »: one person under two names. */
const NOMS_D_UN_PARENT = [new Set(['maman', 'mere']), new Set(['papa', 'pere'])];
const autreNom = (nom: string, qui: string): boolean => NOMS_D_UN_PARENT.some((n) => n.has(nom) && n.has(qui));

/** « laissant deux enfants », « il avait deux filles »: those of the one who is dead. */
const DE_LUI = new Set(['laissant', 'laisse', 'a', 'avait', 'avec', 'par']);

/** Who shares an estate where somebody died before, branch by branch; undefined when nobody did, or all of them did. */
export function lireSouches(recit: string, dit: string | undefined): SouchesLues | undefined {
  const texte = CONJOINTS_MORTS.reduce((t, mots) => t.replaceAll(mots, ''), recit);
  const qui = texte.trimStart().startsWith('defunt') || motsDits('de cujus').test(texte) ? undefined : dit;
  if (!MORT_AVANT.test(texte) || DE_SON_CHEF.test(SANS_TESTAMENT.reduce((t, mots) => t.replaceAll(mots, ' '), texte)))
    return undefined;
  const defunt = defuntDe(qui);
  const mots = decouper(texte);
  const dont = enfantsDont(mots);
  if (dont !== undefined) return dont;
  const vus = new Set<string>();
  let [vivants, representants, branches]: [number | undefined, number | undefined, number] = [0, 0, 0];
  let [premiers, seconds] = [false, false];
  let collateral = defunt === 'oncle' || defunt === 'fratrie';
  let apresUnMort = false;
  const tous = lireListes(mots).flat();
  const morts = new Set(
    tous.flatMap((p) => (estMort(mots, p) && p.nombre === 1 && p.de !== undefined ? [cleDe(p)] : [])),
  );
  for (const p of tous) {
    if (
      qui !== undefined &&
      (p.nom === qui || autreNom(p.nom, qui)) &&
      (p.de === 'mon' || p.de === 'ma' || p.de === 'notre' || p.de === undefined)
    )
      continue;
    const cle = `${p.famille} ${p.nom}`;
    if (estMort(mots, p)) {
      apresUnMort = true;
      if (!decrit(mots, p) && niveauDe(p, defunt) === 1) branches += 1;
      continue;
    }
    // Told again, somebody who is dead: « la branche de mon frère […] mon frère décédé ».
    if (decrit(mots, p) || vus.has(cle) || (p.nombre === 1 && morts.has(cleDe(p)))) continue;
    vus.add(cle);
    const avant = mots[p.debut - 1] ?? '';
    const siens = apresUnMort && p.famille === 'enfant' && DE_LUI.has(avant);
    const niveau = siens ? 2 : niveauDe(p, defunt);
    if (niveau === 'conjoint' || niveau === undefined) return INCONNUES;
    if (defunt === undefined && (p.famille === 'fratrie' || p.famille === 'neveu')) collateral = true;
    if (niveau === 1) {
      premiers = true;
      vivants = vivants === undefined || p.nombre === undefined ? undefined : vivants + p.nombre;
    } else {
      seconds = true;
      // Told twice: « il a deux filles […] mes nièces ».
      if (siens || p.nombre !== undefined || representants === 0)
        representants = p.nombre === undefined ? undefined : (siens ? 0 : (representants ?? 0)) + p.nombre;
      if (siens) vus.add('neveu nieces').add('neveu neveux').add('neveu niece').add('neveu neveu');
    }
  }
  if (seconds && representants === undefined) representants = eux(mots);
  // « il reste ma tante », said by a grandchild whose parent is dead.
  if (premiers && !seconds && apresUnMort && (defunt === 'grand_parent' || defunt === 'oncle')) return INCONNUES;
  if (!premiers || !seconds) return undefined;
  const rang = collateral ? 'frere_soeur' : 'enfant';
  return branches > 1 ? INCONNUES : { rang, vivants, representants, branches: 1 };
}

/** « les enfants de mon frère, ils sont trois ». */
function eux(mots: readonly string[]): number | undefined {
  const rang = mots.findIndex(
    (mot, i) => (mot === 'ils' || mot === 'elles') && mots[i + 1] === 'sont' && Number(mots[i + 2]) > 0,
  );
  const nombre = Number(mots[rang + 2]);
  return rang < 0 || !Number.isInteger(nombre) ? undefined : nombre;
}

/** « mon frère », told twice, is one person; « un frère » is one more. */
const cleDe = (p: PersonneNommee): string => `${p.famille} ${p.nom} ${p.de ?? ''}`;

const INCONNUES: SouchesLues = { rang: 'enfant', vivants: undefined, representants: undefined, branches: 1 };

/** « 3 enfants dont 1 prédécédé laissant 2 enfants » */
function enfantsDont(mots: readonly string[]): SouchesLues | undefined {
  const place = mots.indexOf('dont');
  if (place < 2 || !MORTS.has(mots[place + 2] ?? '')) return undefined;
  const [tous, siens] = lireListes(mots)
    .flat()
    .filter((p) => p.famille === 'enfant' || p.famille === 'petit_enfant' || p.famille === 'fratrie');
  const morts = Number(mots[place + 1] === 'un' || mots[place + 1] === 'une' ? 1 : mots[place + 1]);
  if (tous?.nombre === undefined || tous.fin > place || siens === undefined || siens.debut < place) return undefined;
  const rang = tous.famille === 'fratrie' ? 'frere_soeur' : 'enfant';
  return morts === 1 ? { rang, vivants: tous.nombre - 1, representants: siens.nombre, branches: 1 } : INCONNUES;
}

/** An equal share for each branch, then for each of those who come in the place of the one who died. */
export function partagerParSouches(
  { rang, vivants, representants, branches }: SouchesLues,
  { date, actif, passif }: { readonly date: string; readonly actif: number; readonly passif: number },
): { entree: Entree } | { manques: readonly FaitManquant[] } {
  if (vivants === undefined || representants === undefined)
    return {
      manques: [
        manque(
          'qui hérite : ceux du premier rang qui sont en vie, et combien viennent à la place de chaque parent mort avant',
          'chaque branche a une part égale, et l’abattement du parent mort avant se partage',
        ),
      ],
    };
  const souche = Math.max(0, actif - passif) / (vivants + branches);
  const seconds = rang === 'enfant' ? ('petit_enfant' as const) : ('neveu_niece' as const);
  return {
    entree: {
      date,
      lien: seconds,
      heritiers: vivants + representants,
      actif_net: actif,
      ...(passif > 0 ? { passif } : {}),
      parts: [
        ...Array.from({ length: representants }, () => ({
          lien: seconds,
          montant: souche / representants,
          representation: representants,
        })),
        ...Array.from({ length: vivants }, () => ({ lien: rang, montant: souche })),
      ],
    },
  };
}
