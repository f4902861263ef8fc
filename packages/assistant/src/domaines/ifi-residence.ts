import { motsDits } from '@francis/lecture';
import type { Mention } from '../comprehension/mentions.ts';
import { paysCites } from './pays.ts';
import type { QuestionLue } from './question.ts';

const NON_RESIDENT = motsDits(
  "non-resident|non resident|non-residente|non residente|non-residents|non residents|expatrie|expatriee|expatries|vis a l'etranger|vivons a l'etranger|habite a l'etranger|habitons a l'etranger|domicilie a l'etranger|resident fiscal suisse|resident suisse|residente suisse",
);
const HABITE = motsDits('habite|habitons|vis|vivons|reside|residons|domicilie|domiciliee|installe|installee|vit');

/** Lives outside France, where none of the goods told is the home. */
export const vitAilleurs = (texte: string): boolean =>
  NON_RESIDENT.test(texte) || (HABITE.test(texte) && paysCites(texte).length > 0);

/** Which good is the owner's home (CGI art. 973), as the words say it. */
export interface ResidenceLue {
  readonly residence: Mention | undefined;
  /** Homes of which nobody says whether the owner lives there. */
  readonly possibles: readonly Mention[];
}

const RESIDENCE = motsDits(
  'residence principale|residences principales|maison principale|habitation principale|logement principal|domicile',
);
const HABITEE = motsDits(
  "j'habite|nous habitons|on habite|habitons|je vis|on vit|l'on vit|nous vivons|vivons|j'occupe|nous occupons|on occupe|occupons|j'y vis|on y vit|nous y vivons|j'y habite|on y habite|nous y habitons|je loge|nous logeons|on loge|chez moi|chez nous|ou j'habite|qu'on occupe|on l'habite|nous l'habitons|nous l'occupons",
);
/** The home of somebody else, or of nobody. */
const D_UN_AUTRE = motsDits(
  "ou vit|ou vivent|ou habite|ou habitent|ou loge|qu'occupe|qu'occupent|qu'habite|occupee par|occupe par|habitee par|habite par|y vit|y vivent|y habite|y habitent|de famille|de vacances|de campagne|secondaire|secondaires|a la mer|a la montagne|de la plage|saisonniere|vacances|de ma fille|de mon fils|de mes enfants|de ma mere|de mon pere|de mes parents|pretee",
);
const AUTRE_USAGE = motsDits(
  'loue|louee|loues|louees|que je loue|locatif|locative|locatifs|en location|rapport|donne a bail|meuble|vide|vacant|vacante|inoccupee|inoccupe|professionnel|commercial|commerciaux|bureau|bureaux|murs|indivision|nue-propriete|nue propriete|usufruit|sci',
);
const LOGEMENTS =
  'maison|villa|appartement|appart|appt|logement|pavillon|hotel particulier|chateau|loft|duplex|demeure|propriete'.split(
    '|',
  );
const EXCLUE = motsDits(
  "hors|sans|en dehors de|excepte|sauf|exclue|exclus|louee|en location|locataire|pas|n'est|aucun|aucune|pas de",
);
const SEUL_BIEN = motsDits(
  "seul bien est notre maison|seul bien est ma maison|seul bien est notre appartement|seul bien est mon appartement|seul bien : notre maison|seul bien : ma maison|rien d'autre que notre maison|rien d'autre que ma maison",
);
const LOGE_AILLEURS = motsDits(
  'suis locataire|sommes locataires|est locataire|suis heberge|suis hebergee|sommes heberges|loge par mon employeur|logement de fonction|habite chez|vis chez|vivons chez|habitons chez|vit chez|loge chez',
);
const AUCUNE = motsDits(
  "pas ma residence principale|pas notre residence principale|pas la residence principale|aucune n'est|aucun n'est|pas d'habitation principale",
);
/** Words that stand beside a price without naming a good. */
const VIDES = new Set(
  "vaut valent valant estimee estime estimes estimees evaluee evalue a de d' pour environ est au prix : = € c'est elle il qui la le ca une valeur les valorise valorisee 1er janvier actuellement aujourd'hui".split(
    ' ',
  ),
);
/** What goes on about the good just told. */
const APPOSITION = ["c'est", 'qui', 'ou', 'que', "qu'", 'dans', 'elle', 'il', 'j', 'on', 'nous', '('];
const SEPARATEURS = [
  ', ',
  '; ',
  '. ',
  '? ',
  ' + ',
  ' et ',
  ' plus ',
  ' puis ',
  ' ainsi que ',
  ' dont ',
  ' y compris ',
  ' incluant ',
  ' comprenant ',
];

interface Morceau {
  readonly de: number;
  readonly texte: string;
}

/** The text cut where one good ends and another begins. */
function decouper(texte: string): Morceau[] {
  const morceaux: Morceau[] = [];
  let de = 0;
  for (let i = 0; i < texte.length; ) {
    const separateur = SEPARATEURS.find((s) => texte.startsWith(s, i));
    if (separateur === undefined) {
      i += 1;
      continue;
    }
    morceaux.push({ de, texte: texte.slice(de, i) });
    // The space that closes a separator may open the next one.
    i += separateur.length - 1;
    de = i;
  }
  return [...morceaux, { de, texte: texte.slice(de) }].filter((m) => m.texte.trim() !== '');
}

const nu = (texte: string): boolean =>
  texte
    .replaceAll('€', ' € ')
    .split(' ')
    .every((mot) => mot === '' || VIDES.has(mot) || !Number.isNaN(Number(mot)));

/** The words that describe the good of each amount. */
export function descriptions(q: QuestionLue): { parMontant: ReadonlyMap<Mention, string>; seules: readonly string[] } {
  const morceaux = decouper(q.texte);
  const parMontant = new Map<Mention, string>();
  const seules: string[] = [];
  let attente: string[] = [];
  let dernier: Mention | undefined;
  for (const { de, texte } of morceaux) {
    const siens = q.montants.filter((m) => m.debut >= de && m.debut < de + texte.length);
    if (siens.length === 0) {
      const debut = texte.trim();
      if (dernier !== undefined && APPOSITION.some((mot) => debut.startsWith(mot)))
        parMontant.set(dernier, `${parMontant.get(dernier) ?? ''} ${texte}`);
      else attente.push(texte);
      continue;
    }
    // « ma maison, où nous vivons, vaut 1 200 000 »: the price closes what was told of it.
    const avant = nu(texte) ? attente.join(' ') : '';
    if (avant === '') seules.push(...attente);
    attente = [];
    partager(texte, de, siens).forEach((dit, i) => {
      const m = siens[i];
      if (m !== undefined) parMontant.set(m, i === 0 ? `${avant} ${dit}` : dit);
    });
    dernier = siens.at(-1);
  }
  return { parMontant, seules: [...seules, ...attente] };
}

/** Several prices in one stretch: the words come before each of them, or after. */
function partager(texte: string, de: number, siens: readonly Mention[]): string[] {
  if (siens.length === 1) return [texte];
  const places = siens.map((m) => [m.debut - de, m.fin - de] as const);
  const apres = nu(texte.slice(0, places[0]?.[0]));
  return places.map(([debut, fin], i) => {
    const gauche = texte.slice(places[i - 1]?.[1] ?? 0, debut);
    const droite = texte.slice(fin, places[i + 1]?.[0]);
    // « 900 000 (résidence principale) »
    const parenthese = droite.trimStart().replace('€', '').trimStart().startsWith('(') ? droite.split(')')[0] : '';
    return apres || i === places.length - 1 ? `${apres ? '' : gauche} ${droite}` : `${gauche} ${parenthese ?? ''}`;
  });
}

/** « maison habitée », unless somebody else lives there. */
const DITE_HABITEE = motsDits(
  "habitee|habite|qu'on habite|que l'on habite|que nous habitons|ou on habite|que j'habite",
);
/** « ma résidence à 980 000 €», said of no other home. */
const MA_RESIDENCE = motsDits('ma residence|notre residence|leur residence|sa residence');
const AUTRE_RESIDENCE = motsDits('secondaire|secondaires|de vacances|de tourisme|etudiante|services|seniors');
const estMaResidence = (dit: string): boolean => MA_RESIDENCE.test(dit) && !AUTRE_RESIDENCE.test(dit);
const estHabitee = (dit: string): boolean =>
  (RESIDENCE.test(dit) ||
    estMaResidence(dit) ||
    HABITEE.test(dit) ||
    (DITE_HABITEE.test(dit) && !D_UN_AUTRE.test(dit))) &&
  !EXCLUE.test(dit);
const logementDe = (dit: string): string | undefined => LOGEMENTS.find((mot) => motsDits(mot).test(dit));

const ABATTEMENT = 'abattement';
const FAIT = motsDits(
  'deja|apres|fait|faite|effectue|effectuee|deduit|deduite|pratique|pratiquee|applique|appliquee|opere|operee|inclus|incluse|pris en compte|net d|nette d',
);
const DEMANDE_LE_TOTAL = ['ca fait', 'cela fait', 'fait combien', 'me fait', 'nous fait'];
const AVANT = 14;
const APRES = 70;
/** « abattement RP déjà fait », « 980 000 après abattement de 30 % »: no home is told any more at its own value (CGI art. 973). */
function dejaAbattue(q: QuestionLue): boolean {
  const texte = DEMANDE_LE_TOTAL.reduce((t, mots) => t.replaceAll(mots, ' '), q.texte);
  for (let i = texte.indexOf(ABATTEMENT); i >= 0; i = texte.indexOf(ABATTEMENT, i + 1))
    if (FAIT.test(texte.slice(Math.max(0, i - AVANT), i + APRES))) return true;
  return false;
}

/** The home, when the words say it; what may be one, when they do not. */
export function lireResidence(q: QuestionLue, dettes: readonly Mention[]): ResidenceLue {
  const { parMontant, seules } = descriptions(q);
  const biens = q.montants.filter((m) => !dettes.includes(m));
  if (dejaAbattue(q) || (vitAilleurs(q.texte) && !RESIDENCE.test(q.texte)))
    return { residence: undefined, possibles: [] };
  const ditDe = (m: Mention): string => parMontant.get(m) ?? '';
  const residence =
    biens.find((m) => RESIDENCE.test(ditDe(m)) && !EXCLUE.test(ditDe(m))) ?? biens.find((m) => estHabitee(ditDe(m)));
  if (residence !== undefined) return { residence, possibles: [] };
  const possibles = biens.filter((m) => {
    const dit = ditDe(m);
    return logementDe(dit) !== undefined && !D_UN_AUTRE.test(dit) && !AUTRE_USAGE.test(dit);
  });
  if (LOGE_AILLEURS.test(q.texte) || AUCUNE.test(q.texte)) return { residence: undefined, possibles: [] };
  const [unique, autreBien] = biens;
  // « notre seul bien est notre maison »
  if (unique !== undefined && autreBien === undefined && possibles.includes(unique) && SEUL_BIEN.test(q.texte))
    return { residence: unique, possibles: [] };
  // « la maison est ma résidence principale », told apart from its price.
  const dite = seules.find(
    (dit) => estHabitee(dit) && (RESIDENCE.test(dit) || logementDe(dit) !== undefined || motsDits('y').test(dit)),
  );
  if (dite !== undefined) {
    const nommes = possibles.filter((m) => {
      const nom = logementDe(dite);
      return nom === undefined || nom === logementDe(ditDe(m));
    });
    const [seule, autre] = nommes;
    if (seule !== undefined && autre === undefined) return { residence: seule, possibles: [] };
  }
  // « hors résidence principale »: none of what is told is the home.
  return { residence: undefined, possibles: HORS.test(q.texte) ? [] : possibles };
}

const HORS = motsDits(
  'hors residence principale|hors la residence principale|hors ma residence principale|hors notre residence principale|sans residence principale|sans la residence principale|sans ma residence principale|en dehors de ma residence principale|en dehors de la residence principale|excepte la residence principale|residence principale exclue',
);
