import type { Faits, FaitsEnfant, NiveauScolaire } from './faits.ts';

const NOMBRE = "(\\d{1,2}|un|une|des|plusieurs|mes|nos|ses|leurs|mon|ma|notre|le|la|l'|cet|cette)";
const ADJECTIF = '(?:(?:jeunes?|petite?s?|grande?s?|beaux|belle|autres?|premiers?|derniere?s?|seule?s?|tout) )*';
const ENFANTS = new RegExp(
  `\\b${NOMBRE} ?${ADJECTIF}(\\d )?${ADJECTIF}(enfants?|bebes?|nourrissons?|ados?|adolescente?s?|jumeaux|jumelles|triples|bouts de chou|tetes blondes)\\b`,
  'g',
);
const GENRES = new RegExp(
  `\\b${NOMBRE} ?${ADJECTIF}(\\d )?${ADJECTIF}(filles?|fils|garcons?|fillette|ainee?|cadette?|benjamine?)\\b`,
  'g',
);
const AUCUN =
  /\b(?:sans|pas d'|pas de|aucun|aucune|zero|0|n'ai pas d'|ni) ?(?:enfants?|personne a charge|charges? de famille)\b|\b(?:n'ai|n'avons|n'a|sans|aucune) (?:pas )?(?:d')?(?:personne|enfant) a charge\b|\bpersonne a charge\b(?= ?[,.?;)]|$)(?<=(?:n'ai|n'avons|sans|aucune|n'a) personne a charge)|\bsans charges?\b|\bsans personne a charge\b|\bpas de gosses?\b|\bpas d'enfants?\b/;
const ALTERNEE =
  /\b(?:gardes?|residences?) (?:est |sont )?(?:partagees?|alternees?)\b|\balternees?\b|\bgardes? alternees?\b|\b(?:une|1) semaine sur (?:2|deux)\b|\bgarde partagee\b|\bmoitie du temps\b/;
const CHEZ_AUTRE =
  /\b(?:vi(?:t|vent)|habitent?|resident?|gardes?|confiee?s?)\b[^.,]{0,25}\b(?:chez|avec) (?:leur|sa|son|l'autre) (?:mere|pere|parent)\b|\b(?:vi(?:t|vent)|habitent?)\b[^.,]{0,20}\bchez (?:mon|leur) ex\b|\bmon ex(?:-\w+)? a la garde\b|\bgarde (?:exclusive )?(?:a|chez) (?:la mere|le pere|mon ex)\b/;
const INVALIDE =
  /\b(?:enfant|fils|fille|garcon|bebe|un|une)\b[^.]{0,30}\b(?:handicapee?s?|invalides?|carte d'invalidite|carte mobilite|cmi)\b/;
const A_NAITRE =
  /\b(?:enceinte|attend(?:s|ons)? (?:un|notre|mon) (?:enfant|bebe|premier|deuxieme|2e|petit)|a naitre|bebe (?:est )?(?:prevu|attendu)|va naitre)\b/;

const vers = (mot: string | undefined): number =>
  mot === undefined
    ? 0
    : /^\d+$/.test(mot.trim())
      ? Number(mot)
      : /^(?:un|une|mon|ma|notre|le|la|l'|cet|cette)$/.test(mot.trim())
        ? 1
        : 0;

/** Children named for a pension paid to an ex-spouse live with the other parent. */
const PENSION_POUR =
  /\bpension(?:s)?(?: alimentaire)?[^.?!]{0,70}?\bpour (?:mon|ma|mes|notre|nos|les?|l') ?(?:\d )?(?:enfants?|fils|filles?|garcons?)(?: mineure?s?)?(?: de \d{1,2} ans)?/g;

const VERSE_A =
  /\b(?:verse|verser|versons|donne|donnons|envoie)\b[^.?!]{0,30}? (?:a|pour) (?:mon|ma|notre) (?:grande? )?(?:fils|fille|enfant) majeure?/g;
const NON_RATTACHE =
  /\b(?:mon|ma|notre|un|une) (?:fils|fille|enfant)(?: majeure?)?(?: etudiante?)?(?: de \d{1,2} ans)?,? (?:qui n'est (?:pas|plus) rattachee?|non rattachee?)/g;

const DE_PLUS =
  /\bun(?:e)? (?:enfant|bebe|fille|fils) (?:de|en) plus\b|\bun autre enfant\b|\bun enfant supplementaire\b/;

/** Raised in the past: no longer dependent. */
const ELEVES_JADIS = /\b(?:ai|avoir|a|avait) (?:deja )?eleve(?:s|e|es)? [^.,;]{0,40}?(?:enfants?|fils|filles?)/g;

interface Compte {
  readonly nombre?: number;
  readonly indefini: boolean;
}

function compter(texte: string): Compte {
  let total: number | undefined;
  let indefini = false;
  let jumeaux = 0;
  for (const m of texte.matchAll(ENFANTS)) {
    const [, article, precis, nom = ''] = m;
    const avant = texte.slice(Math.max(0, m.index - 12), m.index);
    if (/\b(?:par|chaque|sans|d'|l'|dont|garde d'|frais de garde) ?$/.test(avant) && !/\bavec $/.test(avant)) {
      if (/\bdont $/.test(avant) || total !== undefined) continue;
      if (/\bpar $|\bchaque $|garde d' ?$/.test(avant)) continue;
    }
    if (nom.startsWith('jum')) jumeaux = 2;
    else if (nom === 'triples') jumeaux = 3;
    else {
      const n = vers(precis) || vers(article);
      if (n > 0) total = Math.max(total ?? 0, n);
      else if (nom.endsWith('s')) indefini = true;
    }
  }
  // « enfants : 2 », as in a form.
  const apres = /\benfants?(?: a charge)? ?[:=]? ?(\d{1,2})\b(?! ?(?:€|ans|mois|km|%|et|,? ?\d))/.exec(texte);
  if (apres && total === undefined) total = Number(apres[1]);
  const rang = /\b(?:(deuxieme|second)|(troisieme)|(quatrieme)|(cinquieme)|([2-9]) ?(?:e|eme)) enfant\b/.exec(texte);
  if (rang)
    total = Math.max(
      total !== undefined && total > 1 ? total : 0,
      rang[1] ? 2 : rang[2] ? 3 : rang[3] ? 4 : rang[4] ? 5 : Number(rang[5]),
    );
  if (total !== undefined) return { nombre: Math.max(total, jumeaux), indefini: false };
  let genres = 0;
  for (const m of texte.matchAll(GENRES)) {
    const [, article = '', precis, nom = ''] = m;
    // « l'aînée à la fac » completes a list already counted; alone it is a child.
    if (/^(?:aine|cadet|benjamin)/.test(nom) && !/^(?:mon|ma|notre)$/.test(article)) continue;
    const n = vers(precis) || vers(article);
    if (n > 0) genres += n;
    else if (nom.endsWith('s') && nom !== 'fils') indefini = true;
  }
  const nombre = genres + jumeaux;
  return nombre > 0 ? { nombre, indefini: false } : { indefini };
}

const NOM_ENFANT = /\b(?:enfants?|filles?|fils|garcons?|bebes?|jumeaux|jumelles|petite?|petits|ainee?|cadette?|ado)\b/;

/** Ages of the children: « 6 et 9 ans », « (3 et 7 ans) », « de 8 ans », « bébé de 4 mois ». */
function ages(texte: string): number[] {
  const trouves: number[] = [];
  for (const m of texte.matchAll(/(\d{1,2})((?:(?: ans)?(?: ?, ?| et | puis |\/)\d{1,2})*) ans?\b/g)) {
    const avant = texte.slice(Math.max(0, m.index - 70), m.index);
    const phrase = avant.slice(Math.max(avant.lastIndexOf('.'), avant.lastIndexOf('?'), avant.lastIndexOf(';')) + 1);
    if (
      /\b(?:depuis|il y a|pendant|dans|apres|tous les|moins de|plus de|au moins|durant|j'ai|j'aurai|agee? de|a l'age de) $/.test(
        avant,
      ) &&
      !/\b(?:enfants?|filles?|fils|garcons?|bebe)\b[^,.]{0,20}agee?s? de $/.test(phrase)
    ) {
      if (!/\bagee?s? de $/.test(avant) || !NOM_ENFANT.test(phrase)) continue;
    }
    const liste = [m[1] ?? '', ...(m[2] ?? '').split(/\D+/).filter(Boolean)].map(Number);
    const reste = texte.slice(m.index, m.index + 60);
    const nomme = NOM_ENFANT.test(phrase) || /^[^.,]{0,30}\b(?:a charge|au college|au lycee|a l'ecole)\b/.test(reste);
    if (nomme && liste.every((a) => a <= 30)) trouves.push(...liste);
  }
  for (const m of texte.matchAll(/\b(?:bebe|nourrisson|fille|fils|enfant)\b[^.,]{0,12}\bde \d{1,2} mois\b/g))
    if (m) trouves.push(0);
  return trouves;
}

function naissances(texte: string): number[] {
  const annees: number[] = [];
  for (const m of texte.matchAll(
    /\b(?:enfants?|filles?|fils|garcons?|bebes?|jumeaux|petite?)\b[^.]{0,25}?\bnee?s? (?:en |le |cette annee)?(?:\d{1,2} )?(?:\w+ )?((?:19|20)\d\d)?((?:(?: ?, ?| et )(?:en )?(?:19|20)\d\d)*)/g,
  )) {
    if (m[1]) annees.push(Number(m[1]));
    for (const an of (m[2] ?? '').match(/\d{4}/g) ?? []) annees.push(Number(an));
  }
  return annees;
}

const NIVEAUX: readonly (readonly [NiveauScolaire, string])[] = [
  ['college', '(?:au|le|en) colleges?|collegiens?|collegiennes?|en (?:6|5|4|3)(?:e|eme)\\b|au college'],
  ['lycee', '(?:au|le|en) lycees?|lyceens?|lyceennes?|en (?:seconde|premiere|terminale|2nde|1ere|bac pro|cap)\\b'],
  [
    'superieur',
    "(?:a |en )?(?:la )?(?:fac|faculte)|(?:a )?l'universite|etudiante?s?|etudes superieures|enseignement superieur|dans le superieur|en (?:licence|master|bts|prepa|iut|but|medecine|droit)\\b|ecole (?:d'ingenieurs?|de commerce)",
  ],
];

/** How many children at each level: « l'un au collège », « 2 au lycée », « les deux au collège », « une lycéenne ». */
export function lireScolarite(texte: string, nombre: number | undefined): Partial<Record<NiveauScolaire, number>> {
  const resultat: Partial<Record<NiveauScolaire, number>> = {};
  for (const [niveau, formes] of NIVEAUX) {
    for (const m of texte.matchAll(new RegExp(`\\b(?:${formes})`, 'g'))) {
      const avant = texte.slice(Math.max(0, m.index - 45), m.index);
      const clause = avant.slice(
        Math.max(
          avant.lastIndexOf(','),
          avant.lastIndexOf('.'),
          avant.lastIndexOf(':'),
          avant.lastIndexOf('('),
          avant.lastIndexOf(' et '),
        ) + 1,
      );
      const tous = /\b(?:tous (?:les )?2|les 2|toutes 2|tous|tous les (\d))\b/.exec(clause);
      const chiffre = /\b(\d) (?:\w+ ){0,3}$/.exec(clause);
      if (
        /\b(?:moi|je suis|j'etais|femme|mari|compagne|compagnon|epouse|epoux|conjointe?|copine|copain|partenaire|elle est|il est)\b/.test(
          clause,
        ) &&
        niveau === 'superieur' &&
        !NOM_ENFANT.test(clause)
      )
        continue;
      const n = tous ? Number(tous[1] ?? nombre ?? 2) : chiffre && !/\bans\b/.test(clause) ? Number(chiffre[1]) : 1;
      resultat[niveau] = (resultat[niveau] ?? 0) + n;
    }
  }
  const total = Object.values(resultat).reduce((a, b) => a + b, 0);
  // A level cannot hold more children than the household has.
  if (nombre !== undefined && nombre > 0 && total > nombre && Object.keys(resultat).length === 1) {
    for (const [niveau] of NIVEAUX) if (resultat[niveau] !== undefined) resultat[niveau] = nombre;
  }
  return resultat;
}

/** Dependent children: number, ages, custody, schooling. */
export function lireEnfants(texteEntier: string): Faits {
  const chezAutre = CHEZ_AUTRE.test(texteEntier);
  const texte = texteEntier
    .replace(PENSION_POUR, 'pension')
    .replace(VERSE_A, 'verse')
    .replace(NON_RATTACHE, ' ')
    .replace(ELEVES_JADIS, ' ');
  if (chezAutre) return { enfants: [], enfantsSansNombre: false, enfantsChezAutreParent: true };
  if (DE_PLUS.test(texte)) return { enfantsEnPlus: 1 };
  if (AUCUN.test(texte)) return { enfants: [], enfantsSansNombre: false };
  const { nombre: dit, indefini } = compter(texte);
  const lus = ages(texte);
  const nes = naissances(texte);
  const alternee = ALTERNEE.test(texte);
  const scolarite = lireScolarite(texte, dit);
  const scolarises = Object.values(scolarite).reduce((a, b) => a + b, 0);
  const parents =
    dit !== undefined || /\b(?:mon|ma|nos|notre|mes|leurs?|fils|filles?|enfants?|ain|l'un|un au|une au)\b/.test(texte);
  const nombre =
    dit === undefined || dit < lus.length || dit < nes.length || dit < scolarises
      ? Math.max(dit ?? 0, lus.length, nes.length, parents ? scolarises : 0)
      : dit;
  const partAlternee = /\bdont (\d|un|une) (?:\w+ ){0,3}(?:en )?(?:garde |residence )?alternee\b/.exec(texte);
  const base: Faits = {
    ...(A_NAITRE.test(texte) ? { enfantANaitre: true } : {}),
    ...(alternee && !partAlternee ? { gardeAlternee: true } : {}),
    ...(scolarises > 0 && parents ? { scolarite } : {}),
  };
  if (nombre === 0) return indefini ? { ...base, enfantsSansNombre: true } : base;
  const alternes = partAlternee ? vers(partAlternee[1]) || 1 : alternee ? nombre : 0;
  const invalides = INVALIDE.test(texte) ? 1 : 0;
  // « deux enfants de 8 ans », « nos jumeaux ont 2 ans »: one age for all.
  const memeAge =
    lus.length === 1 &&
    /\b(?:enfants|filles|garcons|fils|jumeaux|jumelles|triples|bebes)(?: tous)? (?:de|ont|ages de|agees de|qui ont) \d{1,2} ans\b/.test(
      texte,
    );
  const enfants = Array.from({ length: nombre }, (_, i): FaitsEnfant => {
    const age = lus[i] ?? (memeAge ? lus[0] : undefined);
    const ne = nes[i];
    return {
      ...(age === undefined ? {} : { age }),
      ...(age === undefined && ne !== undefined ? { anneeNaissance: ne } : {}),
      ...(i >= nombre - alternes ? { garde: 'alternee' as const } : {}),
      ...(i < invalides ? { invalide: true } : {}),
    };
  });
  return { ...base, enfants, enfantsSansNombre: false };
}
