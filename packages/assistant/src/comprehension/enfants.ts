import { motsDits, UN_DES_ENFANTS } from '@francis/lecture';
import { compterEnfants, vers } from './enfants-comptes.ts';
import { lireEnfantsNommes, propositions } from './enfants-lus.ts';
import { nieLesEnfants } from './enfants-nies.ts';
import type { Faits, FaitsEnfant } from './faits.ts';
import { anneeDesAges, neAvant } from './naissances.ts';
import { lireGardesMelees } from './gardes-melees.ts';
import { lireScolarite, scolariteEcartee } from './scolarite.ts';

const AUCUN =
  /\b(?:sans|pas d'|pas de|aucun|aucune|zero|0|n'ai pas d'|ni) ?(?:enfants?|personne a charge|charges? de famille)\b|\b(?:n'ai|n'avons|n'a|sans|aucune) (?:pas )?(?:d')?(?:personne|enfant) a charge\b|(?<!\d )\bpersonne a charge\b(?= ?[,.?;)]|$| quoi)|\bsans charges?\b|\bsans personne a charge\b|\bpas de gosses?\b|\bpas d'enfants?\b|\bni enfants?\b|\benfants,? (?:sont|tous|deja|bien) (?:tous |deja )?(?:grands|adultes|partis|independants|autonomes|maries|cases)\b|\b(?:enfants?|fils|filles?|ils|elles|qui|il|elle)\b[^.;,\d]{0,25}\bplus a (?:ma |notre )?charge\b/;
/** Said whatever children are named beside it: the person helps them, and counts none. */
const AUCUN_A_CHARGE = motsDits(
  "pas d' enfants a charge|pas d' enfant a charge|pas d'enfants a charge|pas d'enfant a charge|aucun enfants a charge|aucun enfant a charge|aucunenfants a charge|aucunenfant a charge|sans enfants a charge|sans enfant a charge|sansenfants a charge|sansenfant a charge|zero enfants a charge|zero enfant a charge|zeroenfants a charge|zeroenfant a charge|0 enfants a charge|0 enfant a charge|0enfants a charge|0enfant a charge",
);
const ALTERNEE =
  /\b(?:gardes?|residences?) (?:est |sont )?(?:partagees?|alternees?)\b|\balternees?\b|\bgarde partagee\b|\b(?:une|1) semaine sur (?:2|deux)\b|\bmoitie du temps\b|\b(?:une|1) semaine chez (?:moi|nous|l'un)[^.;]{0,15}(?:une|1) semaine chez\b|\bune semaine sur l'autre\b|\bsemaines? (?:paires?|impaires?)\b|\bmi-temps chez (?:moi|son|sa|leur)\b/;
const EXCLUSIVE =
  /\b(?:garde|charge|residence) (?:exclusive|principale)\b|\ben permanence\b|\ba (?:plein temps|temps plein|100 ?%)\b|\btout le temps\b|\bchez (?:moi|nous) (?:toute l'annee|tout le temps)\b|\bensemble\b/;
const CHEZ_AUTRE =
  /\b(?:vi(?:t|vent)|habitent?|resident?|gardes?|confiee?s?)\b[^.,]{0,25}\b(?:chez|avec) (?:leur|sa|son|la|le|l'autre) ?(?:mere|pere|parent|maman|papa)\b|\b(?:vi(?:t|vent)|habitent?)\b[^.,]{0,20}\bchez (?:mon|leur) ex\b|\bex\b.*\b(?:vi(?:t|vent)|habitent?|resident?) (?:chez|avec) (?:elle|lui)\b|\ba charge de (?:la mere|le pere|leur mere|leur pere|l'autre parent|son ex|mon ex)\b|\b(?:mon|l') ?ex(?:-\w+)? a la garde\b|\bgarde (?:exclusive )?(?:a|chez) (?:la mere|le pere|mon ex)\b|\brattachee?s? (?:a|sur) (?:la|sa) declaration (?:d')?(?:de )?(?:(?:sa|son|leur|ma|mon) )?(?:mere|pere|ex\b|compagne|compagnon|a elle|a lui)/;
const CHEZ_L_AUTRE = motsDits(
  'chez sa mere|chez sa pere|chez sa maman|chez sa papa|chez son mere|chez son pere|chez son maman|chez son papa|chez leur mere|chez leur pere|chez leur maman|chez leur papa|chez la mere|chez la pere|chez la maman|chez la papa|chez le mere|chez le pere|chez le maman|chez le papa',
);
/** « un week-end sur deux chez son père »: a visit, the child lives with who speaks. */
const EN_VISITE = motsDits(
  'week-end|week-ends|weekend|weekends|we|vacances|droit de visite|droits de visite|mercredis|va chez|passe|dort|ete|juillet|aout',
);
/** Of two parents said to be apart: « notre fils vit avec elle depuis la séparation ». */
const AVEC_L_AUTRE = motsDits(
  'vit avec elle|vit avec lui|vivent avec elle|vivent avec lui|vit chez elle|vit chez lui|vivent chez elle|vivent chez lui|habite avec elle|habite avec lui|habitent avec elle|habitent avec lui|habite chez elle|habite chez lui|habitent chez elle|habitent chez lui|reste avec elle|reste avec lui|restent avec elle|restent avec lui|est chez elle|est chez lui|sont chez elle|sont chez lui|elle a la garde|lui a la garde|elle qui a la garde|lui qui a la garde',
);
const estChezLAutre = (texte: string): boolean =>
  (CHEZ_L_AUTRE.test(texte) || AVEC_L_AUTRE.test(texte)) && !EXCLUSIVE.test(texte) && !EN_VISITE.test(texte);
/** An adult child who files alone, or leads his own life, is nobody's dependant. */
const DETACHE =
  /\b(?:fait|font|remplit|remplissent|depose) (?:sa|leur) (?:propre )?declaration\b|\bdeclare(?:nt)? (?:tout )?(?:seule?s?|a part|de son cote)\b|\b(?:non|pas|plus) rattachee?s?\b|\bdetachee?s?\b|\bvi(?:t|vent) de (?:son|leur) cote\b|\bfiscalement independante?s?\b|\b(?:a|ont) (?:son|leur) propre foyer\b|\bplus a (?:ma |notre )?charge\b/;
const INVALIDE = /\b(?:handicapee?s?|invalides?|carte d'invalidite|carte mobilite|cmi)\b/;
const A_NAITRE =
  /\b(?:enceinte|attend(?:s|ons)? (?:un|notre|mon) (?:enfant|bebe|premier|deuxieme|troisieme|quatrieme|2e|3e|petit)|a naitre|bebe (?:est )?(?:prevu|attendu)|va naitre)\b/;

/** A child not yet born counts for nothing. */
const ATTENDU = /\battend\w* (?:un|mon|notre) (?:enfant|bebe|petit)\b/g;
/** « notre deuxième enfant »: counted with those who are there. */
const RANG_ATTENDU =
  /\battend\w* (?:notre|mon|un) (?:premier|deuxieme|second|troisieme|quatrieme|cinquieme|\d ?(?:e|eme)) (?:enfant|bebe)/;

/** Children named for a pension paid to an ex-spouse live with the other parent. */
const PENSION_POUR =
  /\b(?:verse|verser|versons|paie|paye|payons)[^.?!;]{0,60}?\bpension(?:s)?(?: alimentaire)?[^.?!]{0,70}?\b(?:pour|envers) (?:mon|ma|mes|notre|nos|son|sa|ses|les?|l')? ?(?:\d )?(?:enfants?|fils|filles?|garcons?)(?: mineure?s?)?(?: de \d{1,2} ans)?|\bpension(?:s)?(?: alimentaire)?[^.?!]{0,70}?\b(?:pour|envers) (?:mon|ma|mes|notre|nos|son|sa|ses|les?|l')? ?(?:\d )?(?:enfants?|fils|filles?|garcons?)(?: mineure?s?)?(?: de \d{1,2} ans)?/g;
const PENSION_RECUE =
  /\b(?:recois|recevons|percois|touche|me verse|recue?s?|percue?s?)\b(?:(?!\b(?:verse|paie|paye|donne|verser)\b)[^.?!]){0,60}\bpensions?(?: alimentaires?)?|\bpensions? alimentaires? (?:recue?s?|percue?s?)/;
const VERSE_A =
  /\b(?:verse|verser|versons|donne|donnons|envoie)\b[^.?!]{0,30}? (?:a|pour) (?:mon|ma|notre) (?:grande? )?(?:fils|fille|enfant) majeure?/g;
const DE_PLUS =
  /\bun(?:e)? (?:enfant|bebe|fille|fils) (?:de|en) plus\b|\bun autre enfant\b|\bun enfant supplementaire\b|\bsi (?:on|nous|j') ?en (?:avait|avions|avais) une? (?:de plus|deuxieme|second|troisieme|quatrieme|2e|3e|4e)\b/;
/** Whether one more child is supposed. */
export const ajouteUnEnfant = (texte: string): boolean => DE_PLUS.test(texte);
/** Raised in the past: no longer dependent. */
const ELEVES_JADIS =
  /\b(?:ai|avoir|ayant|a|avait|avons|avions) (?:deja )?eleve(?:s|e|es)? [^.,;]{0,40}?(?:enfants?|fils|filles?)(?:[^.;]{0,60}\b(?:il|elle)s? (?:a|ont) \d{1,2} ans)?/g;

const A_UN_EX = [
  ' a son ex pour ',
  ' a sa ex pour ',
  ' a mon ex pour ',
  " a l'ex pour ",
  ' a son ex-femme pour ',
  ' a son ex-mari pour ',
  ' a mon ex-femme pour ',
  ' a mon ex-mari pour ',
];
const PERSONNE_ET_DETERMINANT = 2;
/** « il verse 250 par mois à son ex pour sa fille »: the child lives there. */
function sansEnfantsDeLEx(texte: string): string {
  const lien = A_UN_EX.find((mots) => texte.includes(mots));
  if (lien === undefined) return texte;
  const [avant = '', apres = ''] = texte.split(lien);
  const mots = apres.split(' ');
  const fin = PERSONNE_ET_DETERMINANT + (Number(mots[1]) > 0 ? 1 : 0);
  return `${avant}${lien}${mots.slice(fin).join(' ')}`;
}

const DESIGNE = motsDits(UN_DES_ENFANTS);

interface Enfant {
  readonly enfant: FaitsEnfant;
  readonly detache: boolean;
}

/** Dependent children: number, ages, custody, schooling. */
export function lireEnfants(texteEntier: string): Faits {
  const recue = PENSION_RECUE.test(texteEntier);
  const texte = sansEnfantsDeLEx(texteEntier)
    .replace(recue ? /(?!)/g : PENSION_POUR, 'pension')
    .replace(ATTENDU, 'attend ')
    .replace(VERSE_A, 'verse')
    .replace(ELEVES_JADIS, ' ');
  if (DE_PLUS.test(texte)) {
    const { enfants: connus, scolarite: ecoles } = lireEnfants(texteEntier.replace(DE_PLUS, ' '));
    return { ...(connus ? { enfants: connus } : {}), ...(ecoles ? { scolarite: ecoles } : {}), enfantsEnPlus: 1 };
  }
  const { nombre: dit, indefini } = compterEnfants(texte);
  const nommes = lireEnfantsNommes(texte);
  const autrui = texteEntier.replace(/\bune semaine sur 2 chez (?:sa|son|leur) (?:mere|pere)\b/g, 'alternee');
  if (CHEZ_AUTRE.test(autrui) && !ALTERNEE.test(autrui) && !nommes.some((e) => EXCLUSIVE.test(e.proposition)))
    return { enfants: [], enfantsSansNombre: false, enfantsChezAutreParent: true };
  // Without an age, no child was read apart from the others.
  if (nommes.length === 0 && !ALTERNEE.test(autrui) && estChezLAutre(autrui))
    return { enfants: [], enfantsSansNombre: false, enfantsChezAutreParent: true };
  if (AUCUN_A_CHARGE.test(texte) || (nieLesEnfants(texte, AUCUN) && nommes.every((e) => DETACHE.test(e.proposition))))
    return { enfants: [], enfantsSansNombre: false };
  const melees = nommes.length === 0 ? lireGardesMelees(texte, (clause) => ALTERNEE.test(clause)) : undefined;
  if (melees !== undefined)
    return {
      enfants: [
        ...Array.from({ length: melees.exclusives }, () => ({ garde: 'exclusive' as const })),
        ...Array.from({ length: melees.alternees }, () => ({ garde: 'alternee' as const })),
      ],
      enfantsSansNombre: false,
    };
  const scolarite = scolariteEcartee(texte) ? {} : lireScolarite(texte, dit);
  const scolarises = Object.values(scolarite).reduce((a, b) => a + b, 0);
  const parents =
    dit !== undefined ||
    motsDits(
      "mon|ma|nos|notre|mes|leurs|leur|fils|filles|fille|enfants|enfant|ain|l'un|un au|une au|on a|j'ai|nous avons|elevons|eleve|a la maison|a charge",
    ).test(texte);
  const nombre = Math.max(dit ?? 0, nommes.length, parents ? scolarises : 0);
  const alternee = ALTERNEE.test(texte);
  const attendu = A_NAITRE.test(texte) && RANG_ATTENDU.test(texte) && nombre > nommes.length ? 1 : 0;
  const enfants = detailler(texte, nommes, nombre - attendu).filter((e) => !e.detache);
  const base: Faits = {
    ...(A_NAITRE.test(texteEntier) ? { enfantANaitre: true } : {}),
    ...(alternee && enfants.every((e) => e.enfant.garde === 'alternee') ? { gardeAlternee: true } : {}),
    ...(scolarises > 0 && parents ? { scolarite } : {}),
  };
  if (nombre === 1 && dit !== 1 && nommes.length === 0 && DESIGNE.test(texte))
    return { ...base, enfants: enfants.map((e) => e.enfant), enfantsSansNombre: false, enfantDesigne: true };
  if (nombre === 0) return indefini ? { ...base, enfantsSansNombre: true } : base;
  const au = anneeDesAges(texte);
  return { ...base, enfants: enfants.map((e) => neAvant(e.enfant, au)), enfantsSansNombre: false };
}

/** Each child with what its own proposition says; a word said of no child in particular holds for all. */
function detailler(texte: string, nommes: ReturnType<typeof lireEnfantsNommes>, nombre: number): Enfant[] {
  const alternes = nommes.map((e) => ALTERNEE.test(e.proposition));
  const part = /\b(?:dont|et) (\d|un|une|mon|ma) (?:[\w']+ ){0,8}?(?:en )?(?:garde |residence )?alternee\b/.exec(texte);
  const propre = alternes.some(Boolean) && !alternes.every(Boolean);
  const general = ALTERNEE.test(texte) && !propre && part === null;
  const invalide = INVALIDE.test(texte) && parleDUnEnfantInvalide(texte);
  const vises = nommes.map((e) => invalide && INVALIDE.test(e.proposition));
  // Several ages in one proposition with one disabled child: the first, unless it is named after.
  const premierVise = vises.indexOf(true);
  const detacheSansAge = nommes.length === 0 && DETACHE.test(texte) && nombre === 1;
  return Array.from({ length: nombre }, (_, i): Enfant => {
    const lu = nommes[i];
    const alterne = part ? i >= nombre - (vers(part[1]) || 1) : general || (alternes[i] ?? false);
    const exclusif = !alterne && ALTERNEE.test(texte);
    const enfant: FaitsEnfant = {
      ...(lu?.age === undefined ? {} : { age: lu.age }),
      ...(lu?.mois === undefined ? {} : { mois: lu.mois }),
      ...(lu?.anneeNaissance === undefined ? {} : { anneeNaissance: lu.anneeNaissance }),
      ...(alterne ? { garde: 'alternee' as const } : exclusif ? { garde: 'exclusive' as const } : {}),
      ...(invalide && i === Math.max(0, premierVise) ? { invalide: true } : {}),
    };
    return {
      enfant,
      detache:
        detacheSansAge ||
        (lu !== undefined && !alterne && estChezLAutre(lu.proposition)) ||
        (lu !== undefined && (lu.age ?? 18) >= 18 && DETACHE.test(lu.proposition)),
    };
  });
}

/** The card or the handicap is a child's: a child is the last person named before it. */
function parleDUnEnfantInvalide(texte: string): boolean {
  return propositions(texte).some((tranche) => {
    const dite = texte.slice(tranche.debut, tranche.fin);
    const place = dite.search(INVALIDE);
    if (place < 0 || /\b(?:pas|sans|ni|aucune?) (?:de |d'|la )?(?:carte|cmi)/.test(dite)) return false;
    const avant = dite.slice(0, place);
    const dernier = (motif: RegExp): number => [...avant.matchAll(motif)].pop()?.index ?? -1;
    const enfant = dernier(ENFANT_NOMME);
    return enfant >= 0 && enfant > dernier(ADULTE_NOMME);
  });
}

const ENFANT_NOMME = /\b(?:enfants?|fils|filles?|garcons?|bebe|ainee?|cadette?|dont une?|l'une?)\b/g;
const ADULTE_NOMME = /\b(?:moi|je suis|ma femme|mon mari|mon epouse|mon epoux|madame|monsieur)\b/g;
