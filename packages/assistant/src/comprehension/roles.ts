import { garder, motsDits } from '@francis/lecture';
import type { Role } from './lexique.ts';
import { LEXIQUE_DEPENSES } from './lexique-depenses.ts';
import { LEXIQUE_PRIVE } from './lexique-prive.ts';
import { LEXIQUE_REVENUS } from './lexique-revenus.ts';
import type { Mention } from './mentions.ts';

/** A role, and whether only a vague word (« gagne », « net ») gives it. */
export interface RoleLu {
  readonly role: Role;
  readonly vague: boolean;
  /** Distance to the word, in words. */
  readonly cout: number;
}

const QUEUE_SINGULIERE =
  /^[ €]*(?:nets? |imposables? |par mois |par an )*(?:de|d'|en) (?:ma |sa )?(?:pension|retraite|salaire|chomage)\b/;
const LEXIQUE = [...LEXIQUE_DEPENSES, ...LEXIQUE_REVENUS, ...LEXIQUE_PRIVE];
const COUT_MAX = 16;
/** How many amounts further a joined one looks for its name. */
const VOISINS = 3;
/** Words between a name and its amount from which a nearer name of the group wins. */
const LOIN = 6;
const REVENUS: ReadonlySet<Role> = new Set<Role>([
  'salaires',
  'pensions_retraite',
  'micro_bnc',
  'micro_bic_ventes',
  'micro_bic_services',
  'micro',
  'benefice',
]);

/** « 31 200 € (les heures sup exonérées, 2 900 €, … »: what an aside opens with is said of the amount inside it. */
const INCISE_OUVERTE = /\([^()]*$/;
/** « 2 900 € pour le second »: of what was said of the first child. */
const AUTRE_ENFANT =
  /^ ?€? ?(?:pour|a|chez) (?:le|la|l'|mon|ma|notre) ?(?:premiere?|seconde?|deuxieme|troisieme|autre|grande?|petite?|plus (?:jeune|petite?|grande?)|aine?e?|cadette?|cadet|benjamine?|derniere?)\b/;
/** « on me propose +2 600 € »: not the pay, what is added to it. */
const SUPPLEMENT_CHIFFRE =
  /\b(?:propos|offr|augment|promotion|hausse|rallonge|revaloris|negoci)\w*[^.,;?]{0,30}(?:\+|\bplus) ?$/;

const PETIT_MOT = /^(?:de|d'|des|du|le|la|les|l'|en|sur|un|une|a|au|aux|mon|ma|mes|nos|notre|€)$/;

/** Distance in words, each comma or coordination counting as several: a word across them likely speaks of something else. */
function distanceMots(lu: string, aGauche: boolean): number {
  // « la crèche de la petite (2 ans) a coûté »: an age between brackets parts nothing.
  const entre = lu.replace(/ ?\(\d{1,2} (?:ans|mois)\)/g, '');
  const mots = (entre.match(/[a-z0-9€%']+/g) ?? []).reduce((t, m) => t + (PETIT_MOT.test(m) ? 0.25 : 1), 0);
  const virgules = (entre.match(/[,:()+]| [/;|-] /g)?.length ?? 0) - deuxPoints(entre, aGauche);
  const et = entre.match(/\b(?:et|mais|puis|ainsi)\b/g)?.length ?? 0;
  return mots + 4 * virgules + 2 * et;
}

/** « Dons : 200 € »: before the amount a colon joins, after it a colon parts. */
const deuxPoints = (entre: string, aGauche: boolean): number => (aGauche ? (entre.match(/:/g)?.length ?? 0) : 0);

/** Roles that a question asks for: « mon revenu fiscal de référence avec 40 000 € » does not give it. */
const DEMANDES: ReadonlySet<Role> = new Set<Role>(['rfr', 'rni', 'impot_brut', 'impot_paye']);

interface Cote {
  readonly mots: string;
  readonly aGauche: boolean;
}

/** The words beside one amount are asked again by each reading of the question. */
const COTES_GARDES = 512;
const candidats = garder(COTES_GARDES, ({ mots, aGauche }: Cote) => `${aGauche ? '<' : '>'}${mots}`, releverCandidats);

function releverCandidats({ mots: cote, aGauche }: Cote): readonly RoleLu[] {
  const trouves: RoleLu[] = [];
  for (const { role, motif, flou } of LEXIQUE) {
    for (const m of cote.matchAll(motif)) {
      const entre = aGauche ? cote.slice(m.index + m[0].length) : cote.slice(0, m.index);
      if (DEMANDES.has(role) && motsDits('avec|pour|si|quand|a partir').test(entre)) continue;
      const cout = distanceMots(entre, aGauche) + flou - Math.min(1.5, m[0].length / 20);
      trouves.push({ role, vague: flou > 1, cout: aGauche ? cout : cout + 0.3 });
    }
  }
  return trouves;
}

/** What an amount is, from the nearest word that names it; undefined when no word does. */
export function roleDe(gauche: string, suite: string): RoleLu | undefined {
  // « 12 000 € bruts de dividendes »: what they are comes after what they are counted as.
  const droite = suite.replace(/^( ?€? ?)(?:bruts?|nets?) (?=d(?:e |'|u ))/, '$1');
  const tous = [
    ...candidats({ mots: gauche, aGauche: true }),
    ...candidats({ mots: droite.replace(INCISE_OUVERTE, ''), aGauche: false }),
  ].sort((a, b) => a.cout - b.cout);
  const meilleur = tous[0];
  return meilleur && meilleur.cout <= COUT_MAX ? meilleur : undefined;
}

/** Roles of all amounts: those of one group share the words around the group. */
export function attribuerRoles(dites: readonly Mention[]): (RoleLu | undefined)[] {
  const mentions = dites.map((m, i) => sansNomDuSuivant(m, dites[i + 1]));
  const roles = mentions.map((mention) => {
    if (SUPPLEMENT_CHIFFRE.test(mention.gauche)) return { role: 'augmentation' as const, vague: false, cout: 0 };
    const groupe = mentions.filter((m) => m.groupe === mention.groupe);
    const place = groupe.indexOf(mention);
    const premiere = groupe[0] ?? mention;
    const derniere = groupe[groupe.length - 1] ?? mention;
    const partage = roleDe(premiere.gauche, derniere.droite);
    if (groupe.length === 1) return partage;
    // « 40 000 € net imposable plus 2 500 € de dividendes »: joined, and yet each has its own name.
    const propre = roleDe(mention.gauche, mention.droite);
    // « 30 000 € et 28 000 € net imposable, 3 000 € de crèche »: the first is what the next named one is.
    if (propre === undefined) {
      const suivants = groupe.slice(place + 1, place + 1 + VOISINS);
      const commun = suivants.map((m) => roleDe(m.gauche, m.droite)).find((r) => r !== undefined) ?? partage;
      // « 40 000 et 20 000, 2 800 € déjà retenus »: what was withheld is no name of the pays before it.
      return commun?.role === 'impot_paye' ? undefined : commun;
    }
    // « 2 000 € de dons, mariés, 55 000 € et 47 000 € net imposable »: a far word named something else.
    if (partage !== undefined && propre.cout > Math.max(0, partage.cout) + LOIN) return partage;
    if (!propre.vague || (partage !== undefined && !REVENUS.has(partage.role))) return propre;
    // A net taxable amount is no receipt, whatever stands at the end of the list.
    if (
      propre.role === 'salaires' &&
      mention.qualite === 'net_imposable' &&
      /^micro|^benefice|^lmnp/.test(partage?.role ?? '')
    )
      return propre;
    // « mon mari gagne 40 000 €, moi 15 000 € de pension »: a singular tail names the last amount only.
    if (QUEUE_SINGULIERE.test(derniere.droite)) return propre;
    return partage;
  });
  mentions.forEach((mention, i) => {
    const avant = roles[i - 1];
    if (avant && PAR_ENFANT.has(avant.role) && AUTRE_ENFANT.test(mention.droite)) roles[i] = avant;
  });
  return roles;
}

/** « 45 000 et 30 000, crèche 2 800 € »: what stands after the last comma names the amount that follows. */
function sansNomDuSuivant(m: Mention, suivant: Mention | undefined): Mention {
  if (suivant === undefined || suivant.rang !== m.rang) return m;
  const fins = FINS_DU_NOM.map((signe) => m.droite.lastIndexOf(signe)).filter((i) => i >= 0);
  return fins.length === 0 ? m : { ...m, droite: m.droite.slice(0, Math.max(...fins)) };
}
/** « 26 700 et heures sup exonérées 3 900 », « 24 600 + pension 2 160 ». */
const FINS_DU_NOM = [',', ' et ', ' + '];

/** What is paid for each child apart. */
const PAR_ENFANT: ReadonlySet<Role> = new Set<Role>(['garde', 'pension_alimentaire']);
