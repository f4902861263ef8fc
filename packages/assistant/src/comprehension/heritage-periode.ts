import { type Periodicite, depuisMois, MOIS, motsDits } from '@francis/lecture';
import { NATURES_REVENU } from './faits.ts';
import type { Role } from './lexique.ts';
import type { Mention } from './mentions.ts';

/** A pay that is said to repeat, wherever the question says so. */
const TOUS_LES_MOIS =
  /\b(?:12|douze) (?:mois|mensualites|payes|paies|fiches|bulletins) (?:pareils?|identiques?|comme (?:ca|cela)|egaux)\b|\bpareil (?:tous les|les 12) mois\b|\btous les mois (?:pareil|la meme)|\bchaque mois\b|\b(?:les|sur) 12 mois\b|\bpar mois pareil/;
/** Above this, nobody's monthly pay is left without saying so. */
const MENSUEL_MAX = 8_000;
/** Two pays of one household are monthly together when neither is out of proportion with the other. */
const RAPPORT_MAX = 6;

/** A bonus is paid once, beside the pay of each month. */
const UNE_FOIS = ['prime', 'bonus', 'gratification', 'interessement', 'participation'];
const PRES = 24;
const verseeUneFois = ({ gauche }: Mention): boolean => UNE_FOIS.some((mot) => gauche.slice(-PRES).includes(mot));

const REVENUS: readonly Role[] = [...NATURES_REVENU, 'micro', 'benefice', 'pension_alimentaire'];

/**
 * Periods said of one income and meant for its neighbours: « 2 300 net mensuel, mon conjoint 1 700 »,
 * « 1 640 € de retraite et 510 € de réversion par mois ». `annee`: that of the incomes.
 */
export function heriterPeriodes(
  mentions: readonly Mention[],
  roles: readonly (Role | undefined)[],
  texte: string,
  annee: number,
): Mention[] {
  const estRevenu = (i: number): boolean => {
    const role = roles[i];
    return role === undefined || REVENUS.includes(role);
  };
  const mensuels = mentions.filter(
    (m, i) => estRevenu(i) && m.periodicite.unite === 'mois' && roles[i] !== 'pension_alimentaire',
  );
  return mentions.map((mention, i) => {
    if (!estRevenu(i)) return mention;
    const { unite, fois } = mention.periodicite;
    const nommes = moisNommes(mention, mentions[i - 1]);
    if (nommes !== undefined) return avec(mention, { unite: 'mois', fois: nommes });
    if (unite === 'mois' && fois === undefined) {
      const reste = resteDeLAnnee(mention, mentions[i - 1]);
      if (reste !== undefined) return avec(mention, { unite, fois: reste });
      const depuis = depuisMois(mention.phrase, annee);
      return depuis === undefined ? mention : avec(mention, { unite, fois: depuis });
    }
    // A number of months without « par mois »: the total of these months.
    if (
      unite !== 'absente' ||
      verseeUneFois(mention) ||
      suitUnTotal(mention, mentions[i - 1]) ||
      fois !== undefined ||
      roles[i] === 'pension_alimentaire' ||
      mention.montant > MENSUEL_MAX
    )
      return mention;
    const modele = mensuels.find(
      (m) => m !== mention && m.montant < RAPPORT_MAX * mention.montant && mention.montant < RAPPORT_MAX * m.montant,
    );
    if (modele) {
      const memePhrase = modele.rang === mention.rang;
      return avec(mention, {
        unite: 'mois',
        ...(memePhrase && modele.periodicite.fois ? { fois: modele.periodicite.fois } : {}),
      });
    }
    return TOUS_LES_MOIS.test(texte) ? avec(mention, { unite: 'mois' }) : mention;
  });
}

/** « de janvier à juin 9 200 €, puis 5 340 € d’indemnités »: the total of a stretch of months, then that of the rest. */
const suitUnTotal = ({ gauche, rang }: Mention, avant: Mention | undefined): boolean =>
  avant?.rang === rang &&
  avant.periodicite.unite === 'absente' &&
  avant.periodicite.fois !== undefined &&
  ENSUITE.test(gauche);

const ENSUITE = motsDits('puis|apres|ensuite|depuis');
const MOIS_PAR_AN = 12;
const DEPUIS_JANVIER = motsDits('janvier');
/** « de janvier à mai 2 050 par mois, après chômage 1 290 par mois »: the months that are left. */
function resteDeLAnnee(mention: Mention, avant: Mention | undefined): number | undefined {
  const fois = avant?.periodicite.unite === 'mois' ? avant.periodicite.fois : undefined;
  if (avant === undefined || fois === undefined || fois >= MOIS_PAR_AN || avant.rang !== mention.rang) return undefined;
  return DEPUIS_JANVIER.test(`${avant.gauche} ${avant.droite}`) && ENSUITE.test(mention.gauche)
    ? MOIS_PAR_AN - fois
    : undefined;
}

const SUITES = [' puis ', ' apres ', ' ensuite '];
/** Words of a stretch of months, or of a paper that holds the year. */
const PAS_UN_A_UN = new Set([
  'a',
  'depuis',
  'jusque',
  "jusqu'a",
  "jusqu'en",
  'partir',
  'des',
  'bulletin',
  'cumul',
  'fiche',
]);
/** « 11 mois à 2 040 puis décembre chômage 1 130 »: how many months are named, after those that a number counts. */
function moisNommes({ gauche }: Mention, avant: Mention | undefined): number | undefined {
  if ((avant?.periodicite.fois ?? MOIS_PAR_AN) >= MOIS_PAR_AN) return undefined;
  const place = Math.max(...SUITES.map((suite) => ` ${gauche}`.lastIndexOf(suite)));
  if (place < 0) return undefined;
  const mots = ` ${gauche}`.slice(place).split(' ');
  const nommes = mots.filter((mot) => MOIS_DITS.has(mot)).length;
  return nommes === 0 || mots.slice(0, -2).some((mot) => PAS_UN_A_UN.has(mot)) ? undefined : nommes;
}
const MOIS_DITS: ReadonlySet<string> = new Set(MOIS);

const avec = (mention: Mention, periodicite: Periodicite): Mention => ({ ...mention, periodicite });
